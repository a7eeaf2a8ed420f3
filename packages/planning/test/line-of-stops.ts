/** A made-up day for unit tests of plans: stops on a line. */
import { checkPlan } from '../src/plan-check.js';
import type { Plan, RoutingProblem, RoutingStop, RoutingVehicle } from '../src/routing-problem.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What differs from stop to stop, from the usual van, and from the usual day. */
export type LineOptions = {
  stops?: readonly Partial<RoutingStop>[];
  vans: readonly string[];
  van?: Partial<RoutingVehicle>;
  day?: Partial<RoutingProblem>;
};

/** Makes a day of `count` stops on a line, ten minutes and a kilometre apart, with the depot at its beginning. */
export function lineOfStops(count: number, { stops = [], vans, van, day }: LineOptions): RoutingProblem {
  const size = count + 1;
  const apart = (i: number) => Math.abs(Math.floor(i / size) - (i % size));
  return {
    stops: Array.from({ length: count }, (_, i) => ({
      id: `s${i + 1}`,
      point: i + 1,
      kind: 'delivery',
      serviceSeconds: 5 * MINUTE,
      window: { fromSecond: 8 * HOUR, toSecond: 18 * HOUR },
      litres: 100,
      grams: 1000,
      crew: 1,
      ...stops[i],
    })),
    vehicles: vans.map((id) => ({
      id,
      capacityLitres: 1000,
      capacityGrams: 10_000,
      crew: 1,
      shift: { fromSecond: 7 * HOUR, toSecond: 20 * HOUR },
      ...van,
    })),
    matrix: {
      metres: Int32Array.from({ length: size * size }, (_, i) => apart(i) * 1000),
      seconds: Int32Array.from({ length: size * size }, (_, i) => apart(i) * 10 * MINUTE),
      size,
    },
    objective: 'fewest_miles',
    ...day,
  };
}

/** Returns a plan of these routes by van; the other stops are left out. */
export const plan = (routes: Record<string, string[]>, unassigned: string[] = []): Plan => ({
  routes: Object.entries(routes).map(([vehicle, stops]) => ({ vehicle, stops })),
  unassigned: unassigned.map((stop) => ({ stop, code: 'capacity_exhausted' })),
});

/** Returns what the validator finds wrong with a plan, without its words. */
export const found = (problem: RoutingProblem, tried: Plan) =>
  checkPlan(problem, tried).map(({ vehicle, stop, rule, by }) => ({ vehicle, stop, rule, by }));
