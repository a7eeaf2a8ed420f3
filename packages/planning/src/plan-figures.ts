/** Figures by which a dispatcher judges a plan: how its days are spent, and what it changes. */
import { timeRoute } from './plan-timing.js';
import type { PlannedRoute, RoutingProblem } from './routing-problem.js';
import { wholeMinutes } from './travel.js';

/** Figures of all routes of a plan. Minutes are rounded up. */
export type PlanKpis = {
  /** Waiting for windows. */
  readonly wait_minutes: number;
  /** From the beginning of loading to the return. */
  readonly duty_minutes: number;
  /** The share of their vans' shifts that the duties take; 0 without routes. */
  readonly utilisation_percent: number;
  readonly longest_duty_minutes: number;
  /** The mean time between an ETA and the end of its window, rounded down; 0 without routes. Negative when late. */
  readonly on_time_slack_minutes: number;
};

/** Returns the figures of these routes of the problem. */
export function planKpis(problem: RoutingProblem, routes: readonly PlannedRoute[]): PlanKpis {
  const vans = new Map(problem.vehicles.map((van) => [van.id, van]));
  const closes = new Map(problem.stops.map(({ id, window }) => [id, window.toSecond]));
  let wait = 0;
  let duty = 0;
  let longest = 0;
  let shifts = 0;
  let slack = 0;
  let visits = 0;
  for (const { vehicle, stops } of routes) {
    const van = vans.get(vehicle);
    if (!van) throw new RangeError(`The problem has no vehicle ${vehicle}.`);
    const timing = timeRoute(problem, van, stops);
    wait += timing.waitSeconds;
    duty += timing.dutySeconds;
    longest = Math.max(longest, timing.dutySeconds);
    shifts += Math.max(0, van.shift.toSecond - van.shift.fromSecond);
    for (const { stop, startsAt } of timing.stops) slack += (closes.get(stop) ?? startsAt) - startsAt;
    visits += timing.stops.length;
  }
  return {
    wait_minutes: wholeMinutes(wait),
    duty_minutes: wholeMinutes(duty),
    utilisation_percent: shifts === 0 ? 0 : Math.round((100 * duty) / shifts),
    longest_duty_minutes: wholeMinutes(longest),
    on_time_slack_minutes: visits === 0 ? 0 : Math.floor(slack / visits / 60),
  };
}

/** How many orders change vans, of those that had one. An order that loses its van changes it too. */
export type PlanChanges = { readonly moved: number; readonly of: number };

/** Returns how many orders have another van in `planned` than in `before`; those of `orders` count. */
export function planChanges(
  planned: readonly PlannedRoute[],
  before: readonly PlannedRoute[],
  orders: ReadonlySet<string>,
): PlanChanges {
  const vanOf = new Map(planned.flatMap(({ vehicle, stops }) => stops.map((stop) => [stop, vehicle])));
  const had = before.flatMap(({ vehicle, stops }) =>
    stops.filter((stop) => orders.has(stop)).map((stop) => ({ stop, vehicle })),
  );
  return {
    moved: had.filter(({ stop, vehicle }) => vanOf.get(stop) !== vehicle).length,
    of: had.length,
  };
}
