/** Polls, cancels and finishes optimisation jobs. An activity does the work. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { JOB_MACHINE } from '../../domain/states/job.js';
import { advance } from '../../domain/states/machine.js';
import { findImport, importView, listImportsById } from '../../records/imports.js';
import { lockJob, moveJobToEnd } from '../../records/jobs/move.js';
import { findPostponement, listPostponementsById, postponementView } from '../../records/postponements.js';
import { findJob, jobView, listJobsById, requestFinish } from '../../records/jobs/rows.js';
import type { ImportJob, Job, PostponementJob } from '../../resources/job.js';

export type JobParams = { job_id: string };

const CANCELLED = { code: 'cancelled', message: 'The job was cancelled.' };

/** GET /jobs/{job_id}: an optimisation, an import of orders, or the postponement of a day. */
export async function getJob(
  scope: Scope,
  { params }: { params: JobParams },
): Promise<Job | ImportJob | PostponementJob> {
  const job = await findJob(scope, params.job_id);
  if (job) return jobView(scope, job);
  const imported = await findImport(scope, params.job_id);
  if (imported) return importView(imported);
  const postponement = await findPostponement(scope, params.job_id);
  if (postponement) return postponementView(postponement);
  throw notFound('job', params.job_id);
}

/** Returns existing jobs of any kind, by id. */
export async function listJobs(
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Job | ImportJob | PostponementJob>> {
  if (ids.length === 0) return new Map();
  const jobs: Job[] = [];
  for (const row of await listJobsById(scope, ids)) jobs.push(await jobView(scope, row));
  const imports = (await listImportsById(scope, ids)).map(importView);
  const postponements = (await listPostponementsById(scope, ids)).map(postponementView);
  return new Map([...jobs, ...imports, ...postponements].map((job) => [job.id, job]));
}

/**
 * POST /jobs/{job_id}/cancel: the job fails immediately with the code `cancelled` and its workflow ends. A running
 * search stops without storing its plan. Throws 409 `invalid_state` when the job is finished.
 */
export async function cancelJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  await requireOptimisation(scope, params.job_id, 'cannot be cancelled');
  const job = await lockJob(scope, params.job_id);
  advance(JOB_MACHINE, job, 'cancelled');
  enqueue(scope, 'job.cancel', job.id, { job: job.id });
  return jobView(scope, await moveJobToEnd(scope, job, { event: 'cancelled', error: CANCELLED }));
}

/** Throws 404 for a job that does not exist, and 409 `invalid_state` for one that is not an optimisation. */
export async function requireOptimisation(scope: Scope, id: string, because: string): Promise<void> {
  if (await findJob(scope, id)) return;
  const refuse = (what: string) => new AppError('invalid_state', { message: `${what} ${because}.` });
  if (await findImport(scope, id)) throw refuse('An import of orders');
  if (await findPostponement(scope, id)) throw refuse('The postponement of a day');
  throw notFound('job', id);
}

/**
 * POST /jobs/{job_id}/finish: the search of a running job ends within a second, and its best plan so far becomes the
 * result. Throws 409 `invalid_state` for a job that waits, or is finished.
 */
export async function finishJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  await requireOptimisation(scope, params.job_id, 'ends by itself');
  const job = await lockJob(scope, params.job_id);
  if (job.status !== 'running') {
    throw new AppError('invalid_state', {
      message: job.status === 'queued' ? 'The job has not started.' : 'The job is finished.',
    });
  }
  return jobView(scope, await requestFinish(scope, job.id));
}
