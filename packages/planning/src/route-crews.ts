/**
 * The crews of a plan's routes, and their times: a route is timed within the shifts of the people on it, so that
 * somebody who begins late can still take a route that can begin late.
 */
import { assignCrews, type CrewAssignment, drawCrews, overlap } from './crew-assignment.js';
import { fitsShift, type RouteTiming, timeRoute } from './plan-timing.js';
import type { DayWindow, PlannedRoute, RoutingProblem, RoutingVehicle } from './routing-problem.js';

/** A route with its people, the driver first, and its times. */
export type StaffedRoute = PlannedRoute & { readonly crew: readonly string[]; readonly timing: RouteTiming };

/**
 * Draws the people of `problem`, or those on duty, for `routes` and times each route within the shifts of its crew.
 * `former` says who was on a van before, the driver first. Where the problem names nobody, and on locked routes and
 * vans under way, crews are empty: nobody is to be drawn. `unstaffed` names vans whose routes lack people; those are
 * timed by the van's shift.
 *
 * @throws RangeError for a van or a stop that the problem does not have.
 */
export function staffRoutes(
  problem: RoutingProblem,
  routes: readonly PlannedRoute[],
  former: ReadonlyMap<string, readonly string[]> = new Map(),
): { routes: StaffedRoute[]; unstaffed: CrewAssignment['unstaffed'] } {
  const { people, onDuty } = problem;
  const vans = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const vanOf = ({ vehicle: id }: PlannedRoute): RoutingVehicle => {
    const van = vans.get(id);
    if (van === undefined) throw new RangeError(`The problem has no vehicle ${id}.`);
    return van;
  };
  const timed = routes.map((route) => ({
    route,
    van: vanOf(route),
    timing: timeRoute(problem, vanOf(route), route.stops),
  }));
  const forTwo = new Set(problem.stops.filter(({ crew }) => crew === 2).map(({ id }) => id));
  const demands = timed
    .filter(({ van, route }) => !van.locked && !van.start && route.stops.length > 0)
    .map(({ route, van, timing }) => ({
      id: van.id,
      size: route.stops.some((id) => forTwo.has(id)) ? (2 as const) : (1 as const),
      fromSecond: timing.startsAt,
      toSecond: timing.returnsAt,
      former: former.get(van.id) ?? [],
      fits: (shift: DayWindow) => fitsShift(problem, van, route.stops, shift),
    }));
  const drawn = people ?? onDuty;
  const draw = people ? assignCrews : drawCrews;
  const { crews, unstaffed }: CrewAssignment = drawn
    ? draw(demands, drawn)
    : { crews: new Map(), unstaffed: [] };
  const shifts = new Map(drawn?.map(({ id, shift }) => [id, shift]));
  const staff = (each: (typeof timed)[number], crew: readonly string[]): StaffedRoute => {
    const { route, van, timing } = each;
    const within = overlap([van.shift, ...crew.flatMap((id) => shifts.get(id) ?? [])]);
    if (within.fromSecond <= timing.startsAt && timing.returnsAt <= within.toSecond)
      return { ...route, crew, timing };
    if (fitsShift(problem, van, route.stops, within))
      return { ...route, crew, timing: timeRoute(problem, { ...van, shift: within }, route.stops) };
    // Late in any shift.
    return { ...route, crew, timing };
  };
  const staffed = timed.map((each) => staff(each, crews.get(each.van.id) ?? []));
  return { routes: staffed, unstaffed };
}
