/** Requests, polls and cancels optimisation jobs. An activity does the work. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { JOB_MACHINE } from '../../domain/states/job.js';
import { advance } from '../../domain/states/machine.js';
import { findImport, importView } from '../../records/imports.js';
import { lockJob, moveJobToEnd, startHead } from '../../records/jobs/move.js';
import { requestFinish, findHead, findJob, insertJob, jobView, lockQueue } from '../../records/jobs/rows.js';
import { findRoute } from '../../records/routes.js';
import { lockVehicleShared } from '../../records/vehicles.js';
import type { ImportJob, Job } from '../../resources/job.js';
import { findPlannableDay } from '../../routing/plannable-day.js';
import type { JobParams, OptimiseInput } from './schemas.js';

/** The error of a cancelled job. */
const CANCELLED = { code: 'cancelled', message: 'The job was cancelled.' };

/**
 * POST /routes/optimise: queues a job behind those of the same depot and date. Throws 422 `invalid_value` for a date
 * in the past, `unknown_reference` for ids.
 */
export async function optimiseRoutes(scope: Scope, { body }: { body: OptimiseInput }): Promise<Job> {
  const { depot, date } = await findPlannableDay(scope, body);
  await checkVehicles(scope, depot, body.vehicles ?? []);
  await checkLockedRoutes(scope, { depot, date }, body.lock_routes);
  await lockQueue(scope, { depot, date });
  const waits = (await findHead(scope, { depot, date })) !== undefined;
  const job = await insertJob(scope, {
    id: scope.newId('job'),
    depot,
    date,
    parameters: {
      vehicles: body.vehicles ?? null,
      objective: body.objective,
      lock_routes: body.lock_routes,
    },
  });
  if (waits) enqueue(scope, 'job.wait', job.id, { job: job.id, depot });
  else await startHead(scope, { depot, date });
  return jobView(scope, job);
}

/** GET /jobs/{job_id}: an optimisation, or an import of orders. */
export async function getJob(scope: Scope, { params }: { params: JobParams }): Promise<Job | ImportJob> {
  const job = await findJob(scope, params.job_id);
  if (job) return jobView(scope, job);
  const imported = await findImport(scope, params.job_id);
  if (imported) return importView(imported);
  throw notFound('job', params.job_id);
}

/**
 * POST /jobs/{job_id}/cancel: the job fails at once with the code `cancelled`. Its workflow ends. A running search is
 * told to stop, and what it still finds is not stored. Throws 409 `invalid_state` when the job is finished.
 */
export async function cancelJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  if (await findImport(scope, params.job_id)) {
    throw new AppError('invalid_state', { message: 'An import of orders cannot be cancelled.' });
  }
  if (!(await findJob(scope, params.job_id))) throw notFound('job', params.job_id);
  const job = await lockJob(scope, params.job_id);
  advance(JOB_MACHINE, job, 'cancelled');
  enqueue(scope, 'job.cancel', job.id, { job: job.id });
  return jobView(scope, await moveJobToEnd(scope, job, { event: 'cancelled', error: CANCELLED }));
}

/**
 * POST /jobs/{job_id}/finish: the search of a running job ends within a second, and its best plan so far becomes the
 * result. Throws 409 `invalid_state` for a job that waits, or is finished.
 */
export async function finishJob(scope: Scope, { params }: { params: JobParams }): Promise<Job> {
  if (await findImport(scope, params.job_id)) {
    throw new AppError('invalid_state', { message: 'An import of orders ends by itself.' });
  }
  if (!(await findJob(scope, params.job_id))) throw notFound('job', params.job_id);
  const job = await lockJob(scope, params.job_id);
  if (job.status !== 'running') {
    throw new AppError('invalid_state', {
      message: job.status === 'queued' ? 'The job has not begun.' : 'The job is finished.',
    });
  }
  return jobView(scope, await requestFinish(scope, job.id));
}

async function checkVehicles(scope: Scope, depot: string, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const param = `vehicles[${index}]`;
    const vehicle = await lockVehicleShared(scope, id);
    if (!vehicle) throw unknownReference('vehicle', id, param);
    if (!vehicle.active) {
      throw new AppError('invalid_value', { message: `Vehicle ${id} is not active.`, param });
    }
    if (vehicle.depot !== null && vehicle.depot !== depot) {
      throw new AppError('invalid_value', {
        message: `Vehicle ${id} belongs to depot ${vehicle.depot}.`,
        param,
      });
    }
  }
}

async function checkLockedRoutes(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const param = `lock_routes[${index}]`;
    const route = await findRoute(scope, id);
    if (!route) throw unknownReference('route', id, param);
    if (route.depot !== depot || route.date !== date) {
      throw new AppError('invalid_value', { message: `Route ${id} is of another depot or day.`, param });
    }
  }
}
