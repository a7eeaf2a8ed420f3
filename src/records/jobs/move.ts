/**
 * The one place where a job's status is written. Jobs of a depot's day take turns: each is started in the transaction
 * that finishes the one before, under the lock of their queue.
 */
import { sql, type Updateable } from 'kysely';
import { json } from '../../db/json-column.js';
import { enqueue, recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { JOB_MACHINE, type JobEvent, UNFINISHED_JOBS } from '../../domain/states/job.js';
import { decide } from '../../domain/states/machine.js';
import type { JobProposal, SeenDraft } from '../../domain/types.js';
import type { JobError, JobResult } from '../../resources/job.js';
import { findJob, type JobRow, jobView, withoutAddresses } from './rows.js';

/** Locks the queue of a depot's day until the transaction ends. Taken before any other lock. */
export async function lockQueue(
  scope: Scope,
  { depot, date }: Pick<JobRow, 'depot' | 'date'>,
): Promise<void> {
  const name = `jobs/${scope.tenant.id}/${depot}/${date}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
}

/** Returns the unfinished job of a depot's day whose turn it is, or undefined. */
export async function findHead(
  scope: Scope,
  { depot, date }: Pick<JobRow, 'depot' | 'date'>,
): Promise<JobRow | undefined> {
  return scope.trx
    .selectFrom('jobs')
    .selectAll()
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where('status', 'in', UNFINISHED_JOBS)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Starts the job at the head of the queue: on arrival, or when the one before is done. */
export async function startHead(scope: Scope, day: Pick<JobRow, 'depot' | 'date'>): Promise<void> {
  const head = await findHead(scope, day);
  if (head) enqueue(scope, 'job.start', head.id, { job: head.id, depot: head.depot });
}

/** Locks a job's queue and returns the job as it then is. Throws if there is none. */
export async function lockJob(scope: Scope, id: string): Promise<JobRow> {
  const seen = await findJob(scope, id);
  if (!seen) throw new Error(`There is no job ${id}.`);
  await lockQueue(scope, seen);
  return (await findJob(scope, id)) ?? seen;
}

/**
 * Marks a held job as running, also again after its worker was lost, and keeps the drafts that it began with. Returns
 * undefined when it has already finished.
 */
export async function moveJobToRunning(
  scope: Scope,
  job: JobRow,
  drafts: readonly SeenDraft[],
): Promise<JobRow | undefined> {
  return moveJob(scope, job, 'started', { started_at: job.started_at ?? scope.now, drafts: json(drafts) });
}

export type JobEnd =
  | { event: 'succeeded'; result: JobResult; proposal?: JobProposal }
  | { event: 'failed' | 'cancelled'; error: JobError };

/**
 * Ends a held job, records its event and starts the next one of its day. A job that has already finished stays as it
 * is. Resolves to the job as it is now.
 */
export async function moveJobToEnd(scope: Scope, job: JobRow, end: JobEnd): Promise<JobRow> {
  const wasHead = (await findHead(scope, job))?.id === job.id;
  const outcome =
    'result' in end
      ? {
          result: json(withoutAddresses(end.result)),
          progress: 1,
          ...(end.proposal ? { proposal: json(end.proposal) } : {}),
        }
      : { error: json(end.error) };
  const finished = await moveJob(scope, job, end.event, { ...outcome, finished_at: scope.now });
  if (!finished) return job;
  recordEvent(scope, 'job.completed', job.id, await jobView(scope, finished));
  if (wasHead) await startHead(scope, job);
  return finished;
}

/** Moves a held job; returns undefined without a change when its state does not allow the event. */
async function moveJob(
  scope: Scope,
  job: JobRow,
  event: JobEvent,
  changes: Updateable<DB['jobs']>,
): Promise<JobRow | undefined> {
  const decision = decide(JOB_MACHINE, job.status, event);
  if (!decision.ok) return undefined;
  return scope.trx
    .updateTable('jobs')
    .set({ ...changes, status: decision.next })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
