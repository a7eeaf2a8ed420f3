/** A sequence of orders with its times: ETAs, windows as they are shown, and the route's totals. Pure. */
import { piecesLeft } from '../../domain/goods.js';
import { minutesOf, timeOfMinutes } from '../../domain/local-time.js';
import { clockTime, routeTotals, timeRoute } from '../../domain/plan-timing.js';
import type { RoutingProblem } from '../../domain/routing-problem.js';
import type { RouteTotals } from '../../domain/shapes.js';
import type { PlanOrder } from '../../records/plan-inputs.js';
import type { TimedStop } from '../../records/stops.js';

export type TimedRoute = { totals: RouteTotals; stops: TimedStop[] };

/** Minutes before and after the ETA that recipients of a published route are told (docs/behaviour.md "Planning"). */
const NARROW = { before: 30, after: 60 };

/** Minutes by which a told window may be missed before it no longer holds (docs/behaviour.md "Planning"). */
const TOLERANCE = 15;

/** Whether a visit at `eta` is still what the recipient was told. */
function isKept(told: { from: string; to: string }, eta: string): boolean {
  const at = minutesOf(eta);
  return minutesOf(told.from) - TOLERANCE <= at && at <= minutesOf(told.to) + TOLERANCE;
}

/**
 * A stop of a published route with the window that its recipient is to be told: the one that they were told, as long as
 * it holds; else a new one around the ETA, within the booked window unless the van comes after that.
 */
export function promised(stop: TimedStop, told: { from: string; to: string } | null): TimedStop {
  if (told && isKept(told, stop.eta)) return { ...stop, window_from: told.from, window_to: told.to };
  if (minutesOf(stop.eta) <= minutesOf(stop.window_to)) return narrowed(stop);
  return narrowed({ ...stop, window_to: '23:59' });
}

/** A stop with its booked window narrowed around its ETA, as far as that lies within the window. */
export function narrowed(stop: TimedStop): TimedStop {
  const opens = minutesOf(stop.window_from);
  const closes = minutesOf(stop.window_to);
  const at = Math.min(Math.max(minutesOf(stop.eta), opens), closes);
  return {
    ...stop,
    window_from: timeOfMinutes(Math.max(opens, at - NARROW.before)),
    window_to: timeOfMinutes(Math.min(closes, at + NARROW.after)),
  };
}

/**
 * Times `sequence` (ids of the problem's stops) on a vehicle of the problem. The ETA is when the van can begin: it
 * waits for a window that is not open yet. @throws RangeError for an order or vehicle that the problem lacks.
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
