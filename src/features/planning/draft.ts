/**
 * What befalls a plan when one of its orders goes: the draft closes the gap and is timed anew, a published stop is
 * skipped. Whoever makes an order appear on a day or disappear from it raises the day's plan version here.
 */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { OPEN_STOPS } from '../../domain/stop.js';
import { travelMatrix } from '../../domain/travel.js';
import { listOrdersById, type OrderRow } from '../orders/orders.store.js';
import { skipStopOf } from '../runs/runs.apply.js';
import { findPlanDepot, findPlanVehicle, updatePlanDay } from './days.store.js';
import { type PlanDepot, type PlanVehicle, pointsOf, routingProblem } from './problem.js';
import { deleteRoutes, listStops, lockRoute, type RouteRow, saveRoutes } from './routes.store.js';
import { timedRoute } from './timed-route.js';

/** Raises the version of a day's plan: a suggestion made for an older one can no longer be accepted. */
export async function raisePlanVersion(scope: Scope, depot: string, date: string): Promise<void> {
  await updatePlanDay(scope, { depot, date });
}

/**
 * Takes the stop of an order (locked by the caller, and cleared of its route in the same transaction) off its draft
 * route. On a published route 409 `route_published`, unless `publishedToo`, which skips the stop if it is open and
 * completes the run if that was the last open one. An order on no route, or with a closed stop, is left alone.
 */
export async function leavePlan(
  scope: Scope,
  order: OrderRow,
  options: { publishedToo?: boolean } = {},
): Promise<void> {
  if (order.route === null) return;
  const route = await lockRoute(scope, order.route);
  if (!route) return;
  const stops = await listStops(scope, [route.id]);
  const stop = stops.find(({ order_id }) => order_id === order.id);
  if (!stop || !OPEN_STOPS.includes(stop.status)) return;
  if (route.status === 'published') {
    if (options.publishedToo !== true) {
      throw new AppError('route_published', {
        message: `Order ${order.id} is on the published route ${route.id}. Take it off that route first.`,
      });
    }
    await skipStopOf(scope, route.id, stop.id);
  } else {
    await closeGap(
      scope,
      route,
      stops.filter((other) => other !== stop).map(({ order_id }) => order_id),
    );
  }
  await raisePlanVersion(scope, route.depot, route.date);
}

/** Stores a draft route with the stops that are left, or deletes it when there are none. */
async function closeGap(scope: Scope, route: RouteRow, sequence: readonly string[]): Promise<void> {
  if (sequence.length === 0) {
    await deleteRoutes(scope, [route.id]);
    return;
  }
  const orders = await listOrdersById(scope, sequence);
  const { depot, vehicle } = await findCarriers(scope, route.depot, route.vehicle);
  const input = { depot, orders, vehicles: [vehicle] };
  const problem = routingProblem(input, travelMatrix(pointsOf(input)), 'fewest_miles');
  const timed = timedRoute(problem, new Map(orders.map((each) => [each.id, each])), vehicle.id, sequence);
  await saveRoutes(scope, [{ ...route, ...timed }]);
}

/** The depot and the vehicle of a stored route; both exist, archived or not, as long as the route does. */
export async function findCarriers(
  scope: Scope,
  depotId: string,
  vehicleId: string,
): Promise<{ depot: PlanDepot; vehicle: PlanVehicle }> {
  const depot = await findPlanDepot(scope, depotId);
  const vehicle = await findPlanVehicle(scope, vehicleId);
  if (!depot || !vehicle) throw new Error(`The depot ${depotId} or the vehicle ${vehicleId} is gone.`);
  return { depot, vehicle };
}
