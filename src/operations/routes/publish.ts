/** Publishes a route, which tells its driver and recipients. Publishing again changes nothing. */
import { enqueue, note } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { addDays, instantOf } from '@waypost/base/local-time';
import { type TimeWindow, windowForVisit } from '../../domain/promised-window.js';
import { lockDriverShared } from '../../setup/drivers/rows.js';
import { moveOrders } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { withPages } from '../../records/orders/tracking.js';
import { planDepotOf, type PlanDepot } from '../../records/planning-queries.js';
import { moveRoute, type NewRoute, type RouteRow, saveRoutes } from '../../records/routes.js';
import { findRunOf, insertRun, runView } from '../../records/runs/rows.js';
import { listPromisedWindows, type PromisedWindow, type TimedStop, timesOf } from '../../records/stops.js';
import type { Run } from '../../resources/run.js';
import { auditVan } from '../../routing/audit-van-changes.js';
import { lockRoutesWithStops, type RouteWithStops } from '../../routing/lock-routes.js';
import { readContext, timeChange, unchangedRoute } from '../../routing/rearrange.js';
import { requireTwo } from '../../routing/vehicle-and-crew.js';
import { announceRun } from '../../messaging/run-news.js';
import type { RouteParams } from './schemas.js';

/** How long after the end of its day a run is closed, for drivers who are still out. */
const CLOSES_AFTER_MS = 3 * 3_600_000;

/**
 * POST /routes/{route_id}/publish: creates the run, narrows the windows around the ETAs and has the recipients
 * notified. Repeated, or called concurrently, it returns the same run. Throws 409 `driver_required`, and
 * `invalid_state` for a route without stops.
 */
export async function publishRoute(scope: Scope, { params }: { params: RouteParams }): Promise<Run> {
  const locked = await lockRoutesWithStops(scope, [params.route_id], []);
  const current = requireFound(locked.routes[0], 'route', params.route_id);
  const { route, stops } = current;
  if (route.status === 'draft') {
    if (stops.length === 0) {
      throw new AppError('invalid_state', { message: `Route ${route.id} has no stops to publish.` });
    }
    const orders = [...locked.orders.values()].filter(({ id }) => stops.some((stop) => stop.order_id === id));
    const depot = await planDepotOf(scope, route);
    const isOverdue = route.departs_second < depot.earliest_second;
    const planned = isOverdue
      ? await leavingNow(scope, current, locked.orders)
      : { ...route, stops: stops.map((stop) => timesOf(stop)) };
    const published = await moveRoute(scope, route, 'published');
    const driver = await requireDriver(scope, route);
    await requireTwo(scope, published, orders);
    await makeRun(scope, planned, { orders, driver, depot });
  }
  const run = await findRunOf(scope, route.id);
  if (!run) throw new Error(`The published route ${route.id} has no run.`);
  await auditVan(scope, route.vehicle);
  return runView(run);
}

/** Returns a draft whose van should have left already as if it left now, so that no window in the past is promised. */
async function leavingNow(
  scope: Scope,
  draft: RouteWithStops,
  orders: ReadonlyMap<string, OrderRow>,
): Promise<NewRoute> {
  const change = unchangedRoute(draft);
  return timeChange(await readContext(scope, change, orders), change).timed;
}

async function requireDriver(scope: Scope, route: RouteRow): Promise<string> {
  const driver = route.driver === null ? undefined : await lockDriverShared(scope, route.driver);
  if (driver && driver.app_status !== 'suspended') return driver.id;
  throw new AppError('driver_required', {
    message: driver
      ? `Driver ${driver.id} is suspended. Assign another driver to the route of vehicle ${route.vehicle} first.`
      : `The route of vehicle ${route.vehicle} has no driver. Assign one first.`,
    param: 'driver',
  });
}

/** Returns a stop with the window to promise: the one that was promised before, if the visit still keeps that. */
function narrowed(stop: TimedStop, promised: PromisedWindow | null, open: TimeWindow): TimedStop {
  const booked = { from: stop.window_from, to: stop.window_to };
  const window = windowForVisit(booked, stop.eta, { promised, previous: null, open });
  return { ...stop, window_from: window.from, window_to: window.to, promised };
}

/** Stores the route with the windows to promise, and creates its run. */
async function makeRun(
  scope: Scope,
  route: NewRoute,
  { orders, driver, depot: opens }: { orders: readonly OrderRow[]; driver: string; depot: PlanDepot },
): Promise<void> {
  const { date, depot, vehicle, stops } = route;
  const promised = await listPromisedWindows(
    scope,
    date,
    stops.map(({ order }) => order),
  );
  const open = { from: opens.opening_from, to: opens.opening_to };
  const timed = stops.map((stop) => narrowed(stop, promised.get(stop.order) ?? null, open));
  await saveRoutes(scope, [{ ...route, stops: timed }]);
  const run = scope.newId('run');
  const endOfDay = instantOf(addDays(date, 1), '00:00', opens.timezone);
  const closesAt = new Date(endOfDay.getTime() + CLOSES_AFTER_MS);
  await insertRun(scope, { id: run, route: route.id, date, depot, driver, vehicle, closes_at: closesAt });
  await moveOrders(
    scope,
    orders.map((order) => ({ order, changes: withPages(scope, order) })),
  );
  announceRun(scope, run);
  for (const { id: order } of orders) note(scope, { type: 'window.changed', order, reason: 'replanned' });
  enqueue(scope, 'run.day', run, { run, depot, closes_at: closesAt.toISOString() });
}
