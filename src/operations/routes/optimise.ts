/** Requests an optimisation of a depot's day: it becomes a job, and an activity does the work. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { startHead } from '../../records/jobs/move.js';
import { findHead, insertJob, jobView, lockQueue } from '../../records/jobs/rows.js';
import { findRoute } from '../../records/routes.js';
import { lockVehicleShared } from '../../records/vehicles.js';
import type { Job } from '../../resources/job.js';
import { refuseTooManyStops, requirePlannable } from '../../routing/day.js';
import type { OptimiseInput } from './schemas.js';

/**
 * POST /routes/optimise: queues a job behind those of the same depot and date. Throws 422 `invalid_value` for a date
 * in the past, `unknown_reference` for ids, `too_many_items` for a day of more orders than can be planned at once.
 */
export async function optimiseRoutes(scope: Scope, { body }: { body: OptimiseInput }): Promise<Job> {
  const { depot, date } = await requirePlannable(scope, body);
  await checkVehicles(scope, depot, body.vehicles ?? []);
  await checkLockedRoutes(scope, { depot, date }, body.lock_routes);
  await refuseTooManyStops(scope, { depot, date, vehicles: null, lock_routes: body.lock_routes });
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
  if (waits) enqueue(scope, 'job.queue', job.id, { job: job.id, depot });
  else await startHead(scope, { depot, date });
  return jobView(scope, job);
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
