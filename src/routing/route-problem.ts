/**
 * One route as a vehicle routing problem: its van, orders and roads, the times of its stops, and the rules that it
 * breaks.
 */
import type { Scope } from '../db/scope.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { piecesLeft } from '../domain/goods.js';
import { checkPlan, type PlanViolation } from '@waypost/planning/plan-check';
import { clockTime, type RouteTiming, routeTotals, timeRoute } from '@waypost/planning/plan-timing';
import type { RoutingProblem, RoutingVehicle } from '@waypost/planning/routing-problem';
import type { Hours, RouteTotals } from '../domain/types.js';
import {
  planDepotOf,
  findPlanVehicle,
  type PlanDepot,
  type PlanOrder,
  type PlanVehicle,
} from '../records/planning-queries.js';
import type { TimedStop } from '../records/stops.js';
import { routingProblem } from './problem.js';
import { findRoads } from './roads.js';

type RouteVehicle = { depot: string; date: string; vehicle: string };

/** Builds the problem of a stored route's van with these orders, by the roads of its day. */
export async function routeProblem(
  scope: Scope,
  route: RouteVehicle,
  orders: readonly PlanOrder[],
): Promise<{ problem: RoutingProblem; van: RoutingVehicle }> {
  const { depot, vehicle } = await findDepotAndVehicle(scope, route);
  const input = { depot, orders, vehicles: [vehicle] };
  const problem = routingProblem(input, await findRoads(scope, input), 'fewest_miles');
  return { problem, van: vanOf(problem) };
}

/** Returns the one van of a route's problem. */
export function vanOf({ vehicles: [van] }: RoutingProblem): RoutingVehicle {
  if (!van) throw new Error('The problem of a route has no vehicle.');
  return van;
}

/**
 * Returns the depot, on its date, and the vehicle of a stored route; both exist, archived or not, as long as the
 * route does.
 */
export async function findDepotAndVehicle(
  scope: Scope,
  route: RouteVehicle,
): Promise<{ depot: PlanDepot; vehicle: PlanVehicle }> {
  const depot = await planDepotOf(scope, route);
  const vehicle = await findPlanVehicle(scope, route.vehicle);
  if (!vehicle) throw new Error(`There is no vehicle ${route.vehicle}.`);
  return { depot, vehicle };
}

export type TimedRoute = {
  departs_second: number;
  totals: RouteTotals;
  breaks: Hours[];
  stops: TimedStop[];
};

/** Returns breaks as they are stored. */
export function breaksOf({ breaks }: Pick<RouteTiming, 'breaks'>): Hours[] {
  return breaks.map(({ fromSecond, toSecond }) => ({ from: clockTime(fromSecond), to: clockTime(toSecond) }));
}

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
  return storedRoute(vehicle, orders, timeRoute(problem, vehicle, sequence));
}

/** Returns the columns of a route's times. */
export function storedRoute(
  vehicle: RoutingVehicle,
  orders: ReadonlyMap<string, PlanOrder>,
  timing: RouteTiming,
): TimedRoute {
  return {
    departs_second: timing.departsAt,
    totals: routeTotals(vehicle, timing),
    breaks: breaksOf(timing),
    stops: timing.stops.map(({ stop, startsAt, metres, driveSeconds }, index) => {
      const order = orders.get(stop);
      if (!order) throw new RangeError(`There is no order ${stop}.`);
      const before = timing.stops[index - 1];
      const isSameVisit = before !== undefined && deliveryBefore(order, new Set([before.stop])) !== null;
      return {
        order: stop,
        type: order.type,
        pieces: piecesLeft(order),
        window_from: order.slot_from ?? '00:00',
        window_to: order.slot_to ?? '23:59',
        eta: clockTime(isSameVisit ? before.startsAt : startsAt),
        leg_metres: metres,
        leg_seconds: driveSeconds,
      };
    }),
  };
}

/** Returns which rules a van breaks that visits these stops in this sequence. */
export function violationsOf(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  sequence: readonly string[],
): PlanViolation[] {
  const named = new Set(sequence);
  const stops = problem.stops.filter(({ id }) => named.has(id));
  const plan = { routes: [{ vehicle: vehicle.id, stops: sequence }], unassigned: [] };
  return checkPlan({ ...problem, stops }, plan);
}

/**
 * Returns whether an existing violation may stay: a late visit on any route, a late return once the route is
 * published.
 */
export function isNoWorse(found: PlanViolation, old: PlanViolation, published: boolean): boolean {
  if (old.rule !== found.rule || old.stop !== found.stop || old.by < found.by) return false;
  return found.rule === 'window' || published;
}
