/** Requests an optimisation of a depot's day: it becomes a job, and an activity does the work. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { findHead, lockQueue, startHead } from '../../records/jobs/move.js';
import { insertJob, jobView } from '../../records/jobs/rows.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { listRoutesById, type RouteRow } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import { lockVehiclesShared } from '../../setup/vehicles/rows.js';
import type { Job } from '../../resources/job.js';
import { refuseTooManyStops, requirePlannable } from '../../routing/day.js';
import type { OptimiseInput } from './schemas.js';

/**
 * POST /routes/optimise: queues a job behind those of the same depot and date. Throws 422 `invalid_value` for a date
 * in the past and for locks that cannot be kept, `unknown_reference` for ids, `too_many_items` for a day of more orders
 * than can be planned.
 */
export async function optimiseRoutes(scope: Scope, { body }: { body: OptimiseInput }): Promise<Job> {
  const { depot, date } = await requirePlannable(scope, body);
  await checkVehicles(scope, depot, body.vehicles ?? []);
  await checkLockedRoutes(scope, { depot, date }, body.lock_routes);
  await checkLockedStops(scope, { depot, date }, body);
  await checkLockedHeads(scope, { depot, date }, body);
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
      lock_stops: body.lock_stops,
      lock_heads: body.lock_heads,
      apply: body.apply,
    },
  });
  if (waits) enqueue(scope, 'job.queue', job.id, { job: job.id, depot });
  else await startHead(scope, { depot, date });
  return jobView(scope, job);
}

async function checkVehicles(scope: Scope, depot: string, ids: readonly string[]): Promise<void> {
  const vehicles = byId(await lockVehiclesShared(scope, ids));
  for (const [index, id] of ids.entries()) {
    const param = `vehicles[${index}]`;
    const vehicle = vehicles.get(id);
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

type DepotDay = { depot: string; date: string };

async function checkLockedRoutes(scope: Scope, day: DepotDay, ids: readonly string[]): Promise<void> {
  const routes = byId(await listRoutesById(scope, ids));
  ids.forEach((id, index) => requireRouteOf(routes, day, id, `lock_routes[${index}]`));
}

/** Throws unless each locked order is on a route of the day, and its van is among those to be used. */
async function checkLockedStops(
  scope: Scope,
  day: DepotDay,
  { lock_stops: ids, vehicles }: OptimiseInput,
): Promise<void> {
  const orders = byId(await listOrdersById(scope, ids));
  const routes = byId(
    await listRoutesById(
      scope,
      [...orders.values()].flatMap(({ route }) => route ?? []),
    ),
  );
  for (const [index, id] of ids.entries()) {
    const param = `lock_stops[${index}]`;
    const order = orders.get(id);
    if (!order) throw unknownReference('order', id, param);
    const route = routes.get(order.route ?? '');
    if (route?.depot !== day.depot || route.date !== day.date) {
      throw new AppError('invalid_value', { message: `Order ${id} is not on a route of the day.`, param });
    }
    requireVan(route, vehicles, param);
  }
}

/** Throws unless each locked head belongs to a route of the day that has as many stops, and its van is to be used. */
async function checkLockedHeads(
  scope: Scope,
  day: DepotDay,
  { lock_heads: heads, vehicles }: OptimiseInput,
): Promise<void> {
  const ids = heads.map(({ route }) => route);
  const routes = byId(await listRoutesById(scope, ids));
  const stops = await listStops(scope, ids);
  for (const [index, { route: id, stops: wanted }] of heads.entries()) {
    const param = `lock_heads[${index}].route`;
    const route = requireRouteOf(routes, day, id, param);
    requireVan(route, vehicles, param);
    if (heads.findIndex((head) => head.route === id) !== index) {
      throw new AppError('invalid_value', { message: `Route ${id} is listed twice.`, param });
    }
    const { length } = stops.filter((stop) => stop.route === id);
    if (wanted > length) {
      throw new AppError('invalid_value', {
        message: `Route ${id} has ${length} stops.`,
        param: `lock_heads[${index}].stops`,
      });
    }
  }
}

function requireRouteOf(
  routes: ReadonlyMap<string, RouteRow>,
  { depot, date }: DepotDay,
  id: string,
  param: string,
): RouteRow {
  const route = routes.get(id);
  if (!route) throw unknownReference('route', id, param);
  if (route.depot !== depot || route.date !== date) {
    throw new AppError('invalid_value', { message: `Route ${id} belongs to another depot or day.`, param });
  }
  return route;
}

/** Throws when the van of a locked stop or head is not to be used. */
function requireVan({ id, vehicle }: RouteRow, vehicles: readonly string[] | undefined, param: string): void {
  if (vehicles === undefined || vehicles.includes(vehicle)) return;
  throw new AppError('invalid_value', {
    message: `The vehicle ${vehicle} of route ${id} is not among \`vehicles\`.`,
    param,
  });
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
