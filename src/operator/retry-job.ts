/** Does a failed plan, or the failed postponement of a day, again: as a new job with the same parameters. */
import { isAskedAgain } from '../work/queue/asked-again.js';
import type { Scope } from '../db/scope.js';
import { AppError, notFound } from '../domain/errors.js';
import { lockJob } from '../records/jobs/move.js';
import { findJob } from '../records/jobs/rows.js';
import { lockPostponement } from '../records/postponements.js';
import { postponeDay } from '../operations/postponements/request.js';
import { optimiseRoutes } from '../operations/routes/optimise.js';

/**
 * Retries a failed job. The failed one stays as it is. Throws 404 for a job that does not exist, 409 `invalid_state`
 * for one that has not failed or was asked for again since, and what asking for it throws, such as 422 for a day that
 * is past.
 */
export async function retryJob(scope: Scope, id: string): Promise<void> {
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
