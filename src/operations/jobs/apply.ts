/** Takes the plan that a job has proposed. */
import { note } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import type { JobProposal } from '../../domain/types.js';
import { lockJob } from '../../records/jobs/move.js';
import { type JobRow, jobView, updateApplied } from '../../records/jobs/rows.js';
import { routeViews } from '../../records/routes.js';
import type { Job, JobResult } from '../../resources/job.js';
import { applyPlan, isFeasible } from '../../routing/apply-plan.js';
import { lockDay, lockedProblem } from '../../routing/day.js';
import { requireOptimisation } from './commands.js';
import { keeping, requestOf } from './execute.js';
import type { JobParams } from './schemas.js';

/**
 * POST /jobs/{job_id}/apply: the routes that a job has proposed become the day's drafts. Throws 409 `invalid_state` for
 * a job that has not succeeded, is no proposal, or was applied; `day_changed` once the day is not what it was planned
 * for, or its plan can no longer be kept, because a van cannot leave in time, say.
 */
export async function applyJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  await requireOptimisation(scope, params.job_id, 'proposes no plan');
  const job = await lockJob(scope, params.job_id);
  const { proposal, result } = requireProposal(job);
  const request = keeping(requestOf(job), proposal.kept);
  const day = await lockDay(scope, request);
  if (!day || day.version !== proposal.version) throw dayChanged(job);
  const problem = await lockedProblem(scope, day, job.parameters.objective, request);
  const checked = { ...proposal.plan, problem, routeIds: proposal.route_ids };
  if (!isFeasible(checked)) throw dayChanged(job);
  const routes = await routeViews(scope, [...(await applyPlan(scope, day, checked)), ...day.locked]);
  const applied = await updateApplied(scope, job.id, { ...result, routes });
  if (result.unassigned.length > 0) {
    note(scope, { type: 'capacity.freed', depot: day.depot.id, date: day.date });
  }
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
