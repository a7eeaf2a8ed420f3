/**
 * The one place where a job's status is written. Jobs of a depot's day take turns: the next one is started in the
 * transaction that finishes the one before, under the lock of their queue.
 */
import { enqueue, recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { JOB_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import type { JobError, JobResult } from '../../domain/shapes.js';
import { findHead, findJob, type JobRow, jobView, lockQueue, updateJob } from './jobs.store.js';

/** Has the job at the head of the queue started, once it is at the head: on arrival, or when the one before is done. */
export async function startHead(scope: Scope, day: Pick<JobRow, 'depot' | 'date'>): Promise<void> {
  const head = await findHead(scope, day);
  if (head) await enqueue(scope, 'job.start', head.id, { job: head.id, depot: head.depot });
}

/** A job with its queue held, as it is then. Throws if there is none. */
export async function lockJob(scope: Scope, id: string): Promise<JobRow> {
  const seen = await findJob(scope, id);
  if (!seen) throw new Error(`There is no job ${id}.`);
  await lockQueue(scope, seen);
  return (await findJob(scope, id)) ?? seen;
}

/** Marks a held job running; again after its worker was lost. Undefined when it is finished already. */
export async function applyJobStarted(scope: Scope, job: JobRow): Promise<JobRow | undefined> {
  const decision = decide(JOB_MACHINE, job.status, 'started');
  if (!decision.ok) return undefined;
  return updateJob(scope, job.id, { status: decision.next, started_at: job.started_at ?? scope.now });
}

/**
 * Finishes a held job with a result or an error, tells of it and starts the next one of its day. A job that is
 * finished already stays as it is.
 */
export async function applyJobFinished(
  scope: Scope,
  job: JobRow,
  outcome: { result: JobResult } | { error: JobError },
): Promise<JobRow> {
  const decision = decide(JOB_MACHINE, job.status, 'result' in outcome ? 'succeeded' : 'failed');
  if (!decision.ok) return job;
  const wasHead = (await findHead(scope, job))?.id === job.id;
  const finished = await updateJob(scope, job.id, {
    ...outcome,
    ...('result' in outcome ? { progress: 1 } : {}),
    status: decision.next,
    finished_at: scope.now,
  });
  await recordEvent(scope, 'job.completed', job.id, jobView(finished));
  if (wasHead) await startHead(scope, job);
  return finished;
}
