/** A sequence of orders with its times: ETAs, windows as shown, and the route's totals. Pure. */
import { piecesLeft } from '../domain/goods.js';
import { clockTime, routeTotals, timeRoute } from '../domain/plan-timing.js';
import type { RoutingProblem } from '../domain/routing-problem.js';
import type { RouteTotals } from '../domain/types.js';
import type { PlanOrder } from '../records/planning-queries.js';
import type { TimedStop } from '../records/stops.js';

export type TimedRoute = { departs_second: number; totals: RouteTotals; stops: TimedStop[] };

/**
 * Times `sequence` (ids of the problem's stops) on a vehicle of the problem. The ETA is when the van can begin: it
 * waits for a window that is not open yet.
 *
 * @throws RangeError for an order or vehicle that the problem lacks.
 */
export function timedRoute(
  problem: RoutingProblem,
  orders: ReadonlyMap<string, PlanOrder>,
  vehicleId: string,
  sequence: readonly string[],
): TimedRoute {
  const vehicle = problem.vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle) throw new RangeError(`The problem has no vehicle ${vehicleId}.`);
  const timing = timeRoute(problem, vehicle, sequence);
  return {
    departs_second: timing.departsAt,
    totals: routeTotals(vehicle, timing),
    stops: timing.stops.map(({ stop, startsAt }) => {
      const order = orders.get(stop);
      if (!order) throw new RangeError(`There is no order ${stop}.`);
      return {
        order: stop,
        pieces: piecesLeft(order),
        window_from: order.slot_from ?? '00:00',
        window_to: order.slot_to ?? '23:59',
        eta: clockTime(startsAt),
      };
    }),
  };
}
