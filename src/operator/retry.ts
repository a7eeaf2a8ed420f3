/**
 * Retries failed work for an operator, across couriers: by the same commands as the API, each in a transaction of its
 * own, and audited under the operator's name. Also settles outbox rows that Temporal has refused permanently.
 */
import { insertAudit } from '../db/audit.js';
import { haveSent } from '../db/outbox.js';
import type { Scope, ScopeSource } from '../db/scope.js';
import { inScope } from '../db/transaction.js';
import { AppError, notFound } from '../domain/errors.js';
import type { ByOperator } from '../domain/operator.js';
import { rereadReply } from '../operations/bookings/reread-reply.js';
import { retryRequest } from '../operations/bookings/retry-request.js';
import { resumeImport } from '../operations/imports/run.js';
import { retryMessage } from '../operations/messages/retry.js';
import { postponeDay } from '../operations/postponements/request.js';
import { optimiseRoutes } from '../operations/routes/optimise.js';
import { replayDelivery } from '../operations/webhooks/deliveries.js';
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
import type { RetryableKind, RetryableWork } from './retryable-work.js';

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

/** Retries one piece of work. Rejects with the API's error when that no longer makes sense. */
export async function retry(
  source: ScopeSource,
  kind: RetryableKind,
  work: RetryableWork,
  { operator, note }: ByOperator,
): Promise<void> {
  const { action, run } = COMMANDS[kind];
  const again = async (scope: Scope) => {
    scope.outbox.bulk = true;
    await run(scope, work);
    await insertAudit(scope, { action, subject: work.id, detail: note ?? null });
  };
  await inScope(source, work.tenant, operator, again);
}

/**
 * Replays a failed delivery unless another operator already has: a courier may replay what is under way, an
 * operator's bulk must not.
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
