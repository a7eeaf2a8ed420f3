/**
 * The benchmark's neutral form of an instance, for peers in any language, and the common check of what they
 * answer: the product's own validator, which knows nothing of any solver.
 */
import { checkPlan } from '../../src/domain/plan-check.js';
import { planMetres } from '../../src/domain/plan-timing.js';
import type { RoutingProblem } from '../../src/domain/routing-problem.js';

/** One kind of van, one measure of load, times and distances in tenths; index 0 is the depot. */
export type NeutralProblem = {
  readonly size: number;
  /** Row-major, `size` × `size`: distance and duration alike. */
  readonly matrix: readonly number[];
  readonly windows: readonly (readonly [number, number])[];
  readonly demand: readonly number[];
  readonly service: readonly number[];
  readonly vehicles: number;
  readonly capacity: number;
  /** What a van costs beyond its distance: 0, or more than any saving in distance when vans count first. */
  readonly vehicle_cost: number;
};

/** The neutral form of an instance read by `parseSolomon`. */
export function neutralOf({ stops, vehicles, matrix, objective }: RoutingProblem): NeutralProblem {
  const depot = vehicles[0];
  if (depot === undefined) throw new RangeError('The instance has no vehicles.');
  return {
    size: matrix.size,
    matrix: [...matrix.metres],
    windows: [depot.shift, ...stops.map((stop) => stop.window)].map((w) => [w.fromSecond, w.toSecond]),
    demand: [0, ...stops.map((stop) => stop.litres)],
    service: [0, ...stops.map((stop) => stop.serviceSeconds)],
    vehicles: vehicles.length,
    capacity: depot.capacityLitres ?? 0,
    vehicle_cost: objective === 'fewest_vehicles' ? 1_000_000 : 0,
  };
}

/** Routes of stops, counted from 1; null when no plan was found. */
export type Answer = readonly (readonly number[])[] | null;

/** What an answer is worth; null when there is none. */
export type Verdict = { readonly distance: number; readonly vehicles: number } | null;

/**
 * Checks an answer and measures it, in the unit of `problem`.
 * @throws Error when it breaks a rule: a contender that answers nonsense isn't worth comparing with.
 */
export function judge(problem: RoutingProblem, answer: Answer): Verdict {
  if (answer === null) return null;
  const routes = answer.map((stops, i) => ({
    vehicle: problem.vehicles[i]?.id ?? 'one too many',
    stops: stops.map((stop) => problem.stops[stop - 1]?.id ?? `none (${stop})`),
  }));
  const violations = checkPlan(problem, { routes, unassigned: [] });
  if (violations[0] !== undefined) {
    throw new Error(`${violations.length} rules are broken, first: ${violations[0].message}`);
  }
  return { distance: planMetres(problem, routes), vehicles: routes.length };
}

/** The better of two verdicts for the objective of `problem`. */
export function better({ objective }: RoutingProblem, a: Verdict, b: Verdict): Verdict {
  if (a === null || b === null) return a ?? b;
  if (objective === 'fewest_vehicles' && a.vehicles !== b.vehicles) return a.vehicles < b.vehicles ? a : b;
  return a.distance <= b.distance ? a : b;
}
