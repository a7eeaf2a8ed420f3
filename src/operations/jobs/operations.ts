/** The operations under `/jobs`: polling, cancelling and ending an optimisation. POST /routes/optimise creates one. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { QUEUED_JOB } from '../../resources/examples.js';
import { anyJob, job, type Job, type JobResult } from '../../resources/job.js';
import { cancelJob, finishJob, getJob, requireOptimisation, type JobParams } from './commands.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import type { JobProposal } from '../../domain/types.js';
import { lockJob } from '../../records/jobs/move.js';
import { type JobRow, jobView, updateApplied } from '../../records/jobs/rows.js';
import { isFeasible, planDrafts } from '../../routing/apply-plan.js';
import { lockDay, lockedProblem } from '../../routing/day.js';
import { applyDrafts, keeping, requestOf, routesWith } from './execute.js';

export const jobOperations: Operation[] = [
  defineOperation({
    route: 'GET /jobs/{job_id}',
    name: 'jobs.get',
    summary: 'Get a job',
    description: 'An optimisation, or, as extensions, an import of orders or the postponement of a day.',
    scopes: ['routes:read'],
    response: anyJob,
    example: { response: { result: { unassigned: [], unassigned_reasons: [] } } },
    command: getJob,
  }),
  defineOperation({
    route: 'POST /jobs/{job_id}/cancel',
    name: 'jobs.cancel',
    summary: 'Cancel an optimisation job',
    description: 'The job fails at once with the code `cancelled`.',
    scopes: ['routes:write'],
    response: job,
    errors: ['invalid_state'],
    example: {
      response: {
        ...QUEUED_JOB,
        status: 'failed',
        error: { code: 'cancelled', message: 'The job was cancelled.' },
      },
    },
    command: cancelJob,
  }),
  defineOperation({
    route: 'POST /jobs/{job_id}/finish',
    name: 'jobs.finish',
    summary: 'Finish an optimisation job early',
    description: 'The search ends within about a second with its best plan so far. Keep polling the job.',
    scopes: ['routes:write'],
    response: job,
    errors: ['invalid_state'],
    command: finishJob,
  }),
  defineOperation({
    route: 'POST /jobs/{job_id}/apply',
    name: 'jobs.apply',
    summary: "Apply an optimisation job's plan",
    description:
      "The routes of a job with `apply: false` become the day's drafts, unless the day has changed since.",
    scopes: ['routes:write'],
    response: job,
    errors: ['invalid_state', 'day_changed'],
    command: applyJob,
  }),
];

/**
 * POST /jobs/{job_id}/apply: the routes that a job has proposed become the day's drafts. Throws 409 `invalid_state` for
 * a job that has not succeeded, is not a proposal, or was applied; `day_changed` if the day has changed since, or the
 * plan is no longer feasible, for example because a van cannot leave in time.
 */
async function applyJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  await requireOptimisation(scope, params.job_id, 'proposes no plan');
  const job = await lockJob(scope, params.job_id);
  const { proposal, result } = requireProposal(job);
  const request = keeping(requestOf(job), proposal.kept);
  const day = await lockDay(scope, request);
  if (!day || day.version !== proposal.version) throw dayChanged(job);
  const problem = await lockedProblem(scope, day, job.parameters.objective, request);
  const checked = { ...proposal.plan, problem, routeIds: proposal.route_ids };
  if (!isFeasible(checked)) throw dayChanged(job);
  const drafts = planDrafts(day, checked, scope.newId);
  const routes = await routesWith(scope, day, drafts);
  await applyDrafts(scope, day, checked, drafts);
  const applied = await updateApplied(scope, job.id, { ...result, routes });
  return jobView(scope, applied);
}

function requireProposal(job: JobRow): { proposal: JobProposal; result: JobResult } {
  const refuse = (message: string) => new AppError('invalid_state', { message });
  if (job.applied_at) throw refuse("The job's routes are already drafts of the day.");
  if (job.status === 'failed') throw refuse('The job has failed.');
  if (!job.result) throw refuse('The job has not ended.');
  if (!job.proposal) throw refuse('The job has no proposal.');
  return { proposal: job.proposal, result: job.result };
}

function dayChanged({ id }: JobRow): AppError {
  return new AppError('day_changed', {
    message: `The day has changed since job ${id} planned it. Optimise it again.`,
  });
}
