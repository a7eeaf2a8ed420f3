/** A stored route as a vehicle routing problem: what its stops are timed and checked by. */
import type { Scope } from '../db/scope.js';
import type { RoutingProblem, RoutingVehicle } from '../domain/routing-problem.js';
import {
  findPlanDepot,
  findPlanVehicle,
  type PlanDepot,
  type PlanOrder,
  type PlanVehicle,
} from '../records/planning-queries.js';
import { pointsOf, routingProblem } from './problem.js';
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
  const problem = routingProblem(input, await findRoads(scope, route, pointsOf(input)), 'fewest_miles');
  return { problem, van: vanOf(problem) };
}

/** Returns the only van of a problem. */
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
  const depot = await findPlanDepot(scope, route.depot, route.date);
  const vehicle = await findPlanVehicle(scope, route.vehicle);
  if (!depot || !vehicle)
    throw new Error(`The depot ${route.depot} or the vehicle ${route.vehicle} is gone.`);
  return { depot, vehicle };
}
