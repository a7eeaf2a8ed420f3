/**
 * Computes what an optimisation saved: the miles of the replaced drafts minus those of the new plan, over the orders
 * that both serve. Where there were no drafts, the comparison is with the orders served in booking order by the first
 * van that still makes it (no re-sequencing). It is negative when the new plan drives further.
 */
import { planMetres } from './plan-timing.js';
import {
  DEPOT_POINT,
  type PlannedRoute,
  type RoutingProblem,
  type RoutingStop,
  type RoutingVehicle,
} from './routing-problem.js';
import { milesOf } from './travel.js';

/** A van being filled in booking order: where it is, when it is free, what it carries. */
type OpenRoute = {
  readonly vehicle: RoutingVehicle;
  readonly stops: string[];
  point: number;
  freeAt: number;
  peakLitres: number;
  peakGrams: number;
  collectedLitres: number;
  collectedGrams: number;
};

const within = (load: number, capacity: number | null) => capacity === null || load <= capacity;

/**
 * Appends `stop` to the end of the route if that keeps its window, the van's hours, crew and load; otherwise returns
 * false and leaves the route alone.
 */
function append({ matrix }: RoutingProblem, route: OpenRoute, stop: RoutingStop): boolean {
  const seconds = (from: number, to: number) => matrix.seconds[from * matrix.size + to] ?? Infinity;
  const { vehicle } = route;
  const startsAt = Math.max(route.freeAt + seconds(route.point, stop.point), stop.window.fromSecond);
  const freeAt = startsAt + stop.serviceSeconds;
  const collects = stop.kind === 'collection';
  // One more delivery is on board from the gate to here; one more collection joins those made so far.
  const peakLitres = collects
    ? Math.max(route.peakLitres, route.collectedLitres + stop.litres)
    : route.peakLitres + stop.litres;
  const peakGrams = collects
    ? Math.max(route.peakGrams, route.collectedGrams + stop.grams)
    : route.peakGrams + stop.grams;
  if (
    stop.crew > vehicle.crew ||
    startsAt > stop.window.toSecond ||
    freeAt + seconds(stop.point, DEPOT_POINT) > vehicle.shift.toSecond ||
    !within(peakLitres, vehicle.capacityLitres) ||
    !within(peakGrams, vehicle.capacityGrams)
  ) {
    return false;
  }
  route.stops.push(stop.id);
  route.point = stop.point;
  route.freeAt = freeAt;
  route.peakLitres = peakLitres;
  route.peakGrams = peakGrams;
  if (collects) {
    route.collectedLitres += stop.litres;
    route.collectedGrams += stop.grams;
  }
  return true;
}

/**
 * Returns routes that serve `stops` of the problem in the given order (booking order), each by the first van that can
 * still take it last. Stops that no van can take that way are left out.
 */
export function bookingOrderRoutes(problem: RoutingProblem, stops: readonly RoutingStop[]): PlannedRoute[] {
  const routes = problem.vehicles
    .filter((vehicle) => vehicle.locked === undefined)
    .map((vehicle): OpenRoute => ({
      vehicle,
      stops: [],
      point: DEPOT_POINT,
      freeAt: vehicle.shift.fromSecond,
      peakLitres: 0,
      peakGrams: 0,
      collectedLitres: 0,
      collectedGrams: 0,
    }));
  for (const stop of stops) routes.some((route) => append(problem, route, stop));
  return routes
    .filter((route) => route.stops.length > 0)
    .map((route) => ({ vehicle: route.vehicle.id, stops: route.stops }));
}

/** Returns the metres that `planned` saves against the drafts it replaced, or against booking order without any. */
export function metresSaved(
  problem: RoutingProblem,
  planned: readonly PlannedRoute[],
  replaced: readonly PlannedRoute[],
): number {
  const served = new Set(planned.flatMap((route) => route.stops));
  const before =
    replaced.length > 0
      ? replaced
      : bookingOrderRoutes(
          problem,
          problem.stops.filter((stop) => served.has(stop.id)),
        );
  const servedBefore = new Set(before.flatMap((route) => route.stops));
  const metresOf = (routes: readonly PlannedRoute[], other: ReadonlySet<string>) =>
    planMetres(
      problem,
      routes.map((route) => ({ ...route, stops: route.stops.filter((stop) => other.has(stop)) })),
    );
  return metresOf(before, served) - metresOf(planned, servedBefore);
}

/** Returns `metresSaved` in miles. */
export function milesSaved(
  problem: RoutingProblem,
  planned: readonly PlannedRoute[],
  replaced: readonly PlannedRoute[],
): number {
  return milesOf(metresSaved(problem, planned, replaced));
}
