/**
 * Retries failed work for an operator, across couriers or of one workflow: by the same commands as the API, each in a
 * transaction of its own, and audited under the operator's name. Also settles outbox rows that Temporal has refused
 * permanently.
 */
import { sql } from 'kysely';
import type { RetryTarget } from '../contracts/workflows.js';
import { insertAudit } from '../db/audit.js';
import { haveSent } from '../db/outbox.js';
import type { Scope, ScopeSource } from '../db/scope.js';
import { inScope } from '../db/transaction.js';
import { AppError, notFound } from '../domain/errors.js';
import type { ByOperator } from '../domain/operator.js';
import { rereadReply } from '../operations/bookings/receive-reply.js';
import { retryRequest } from '../operations/bookings/retry-request.js';
import { resumeImport } from '../operations/imports/run.js';
import { retryMessage } from '../operations/messages/retry.js';
import { postponeDay } from '../operations/postponements/request.js';
import { optimiseRoutes } from '../operations/routes/optimise.js';
import { replayDelivery } from '../operations/webhooks/deliveries.js';
import { listAuditedSubjects } from '../records/audit-log.js';
import { lockIfFailed } from '../records/deliveries.js';
import { lockJob } from '../records/jobs/move.js';
import { findJob } from '../records/jobs/rows.js';
import { findMessage } from '../records/messages.js';
import { lockPostponement } from '../records/postponements.js';
import { isAskedAgain } from '../work/queue/asked-again.js';
import {
  type DeadLetterRow,
  discardDeadLetter,
  findDeadLetter,
  listDeadLetters,
  NotParkedError,
  retryDeadLetter,
} from '../work/queue/dead-letters.js';
import { listRetryableWork, type RetryableKind, type RetryableWork } from './retryable-work.js';

type Command = { action: string; run: (scope: Scope, work: RetryableWork) => Promise<unknown> };

const COMMANDS: Record<RetryableKind, Command> = {
  bookings: {
    action: 'bookings.retry_request',
    run: (scope, { id }) => retryRequest(scope, { params: { request_id: id } }),
  },
  deliveries: {
    action: 'webhooks.replay',
    run: replayFailed,
  },
  imports: { action: 'imports.resume', run: (scope, { id }) => resumeImport(scope, id) },
  replies: { action: 'replies.reread', run: (scope, { id }) => rereadReply(scope, id) },
  messages: {
    action: 'messages.retry',
    run: sendAgain,
  },
  jobs: { action: 'jobs.retry', run: (scope, { id }) => retryJob(scope, id) },
};

/**
 * Retries one piece of work. Rejects with the API's error when that no longer makes sense. `request` identifies the
 * call in the audit log.
 */
export async function retry(
  source: ScopeSource,
  kind: RetryableKind,
  work: RetryableWork,
  { operator, note }: ByOperator,
  request: string | null = null,
): Promise<void> {
  const { action, run } = COMMANDS[kind];
  const again = async (scope: Scope) => {
    scope.outbox.bulk = true;
    await run(scope, work);
    await insertAudit(scope, { action, subject: work.id, detail: note ?? null });
  };
  await inScope(source, work.tenant, operator, again, request);
}

/** What may have failed for the record of a workflow. */
const KINDS_OF: Readonly<Record<RetryTarget['kind'], readonly RetryableKind[]>> = {
  order: ['bookings', 'replies', 'messages'],
  job: ['jobs', 'imports'],
  webhook: ['deliveries'],
  messages: ['bookings', 'messages'],
};

/** The ids of retried work, and of work that cannot be retried, with the reason. */
export type Retried = { retried: string[]; refused: { id: string; reason: string }[] };

/**
 * Retries all that failed of what a workflow is about. Repeated with the same `request` it finds the work done. Throws
 * 409 `invalid_state` when there is nothing to retry, or all of it is refused.
 */
export async function retryTarget(
  source: ScopeSource,
  target: RetryTarget,
  by: ByOperator,
  request: string,
): Promise<Retried> {
  const { tenant, kind, subject } = target;
  const before = await inScope(source, tenant, by.operator, listAuditedSubjects, request);
  const retried = new Set(before);
  const refused: Retried['refused'] = [];
  for (const kindOfWork of KINDS_OF[kind]) {
    const found = await inScope(source, tenant, by.operator, async (scope) => {
      const subjects = kind === 'messages' ? await listSubjectsOfCause(scope, subject) : [subject];
      return listRetryableWork(scope.trx, kindOfWork, { subjects });
    });
    // A reply that was left to a person was read: that did not fail.
    for (const work of found.filter(({ why }) => kindOfWork !== 'replies' || why === 'unread')) {
      if (retried.has(work.id)) continue;
      try {
        await retry(source, kindOfWork, work, by, request);
        retried.add(work.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ id: work.id, reason: error.message });
      }
    }
  }
  if (retried.size > 0) return { retried: [...retried], refused };
  throw new AppError('invalid_state', {
    message:
      refused[0]?.reason ??
      `Nothing of ${subject} can be retried: it has not failed, was retried since, or is no longer wanted.`,
  });
}

/** Lists the messages of a cause, and the booking requests that they ask. */
async function listSubjectsOfCause(scope: Scope, cause: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string | null }>`
    select unnest(array[id, request]) as subject from messages where cause = ${cause}`.execute(scope.trx);
  return rows.flatMap(({ subject }) => subject ?? []);
}

/**
 * Replays a failed delivery unless another operator already has: unlike a courier, a bulk command must not replay a
 * delivery that is under way.
 */
async function replayFailed(scope: Scope, { id, endpoint }: RetryableWork): Promise<void> {
  if (!(await lockIfFailed(scope, id))) {
    throw new AppError('invalid_state', {
      message: `Delivery ${id} has already been replayed; it has not failed.`,
    });
  }
  await replayDelivery(scope, { params: { endpoint_id: endpoint ?? '', delivery_id: id } });
}

/** Queues a failed message again; has one that is queued still looked at again. */
async function sendAgain(scope: Scope, { id, why }: RetryableWork): Promise<void> {
  const message = await findMessage(scope, id);
  if (why === 'queued' && message?.status === 'queued') haveSent(scope, { cause: message.cause });
  else await retryMessage(scope, { params: { message_id: id } });
}

/**
 * Retries a failed plan, or the failed postponement of a day, as a new job with the same parameters. The failed one
 * stays as it is. Throws 404 for a job that does not exist, 409 `invalid_state` for one that has not failed or was
 * asked for again since, and what asking for it throws, such as 422 for a day that is past.
 */
async function retryJob(scope: Scope, id: string): Promise<void> {
  if (await findJob(scope, id)) return retryPlan(scope, id);
  const row = await lockPostponement(scope, id);
  if (!row) throw notFound('job', id);
  if (row.status !== 'failed' || (await isAskedAgain(scope, 'postponements', row))) throw refusal(id);
  const { depot, date, reason, offer_from } = row;
  await postponeDay(scope, {
    params: { depot_id: depot, date },
    body: { offer_from, dry_run: false, ...(reason === null ? {} : { reason }) },
  });
}

async function retryPlan(scope: Scope, id: string): Promise<void> {
  const job = await lockJob(scope, id);
  if (job.status !== 'failed' || (await isAskedAgain(scope, 'jobs', job))) throw refusal(id);
  const { depot, date } = job;
  const { vehicles, ...parameters } = job.parameters;
  await optimiseRoutes(scope, {
    body: { depot, date, ...parameters, ...(vehicles === null ? {} : { vehicles }) },
  });
}

const refusal = (id: string) =>
  new AppError('invalid_state', { message: `Job ${id} has not failed, or has been requested again since.` });

const ACTOR = 'operator';
const ACTS = { discard: discardDeadLetter, retry: retryDeadLetter } as const;

/** Discards or retries a parked row. Throws for an id that is not parked. */
export async function actOnDeadLetter(
  source: ScopeSource,
  act: keyof typeof ACTS,
  id: string,
): Promise<DeadLetterRow> {
  return applyAct(source, act, await findDeadLetter(source.db, id));
}

/**
 * Retries all parked rows, each in its own transaction; resolves to them, the oldest first, without those that
 * somebody else has settled since.
 */
export async function retryDeadLetters(source: ScopeSource): Promise<DeadLetterRow[]> {
  const retried: DeadLetterRow[] = [];
  for (const row of await listDeadLetters(source.db)) {
    try {
      retried.push(await applyAct(source, 'retry', row));
    } catch (error) {
      if (!(error instanceof NotParkedError)) throw error;
    }
  }
  return retried;
}

async function applyAct(
  source: ScopeSource,
  act: keyof typeof ACTS,
  { id, tenant, subject, topic }: DeadLetterRow,
): Promise<DeadLetterRow> {
  return inScope(source, tenant, ACTOR, async (scope) => {
    const settled = await ACTS[act](scope.trx, id);
    await insertAudit(scope, { action: `outbox.${act}`, subject, detail: topic });
    return settled;
  });
}
