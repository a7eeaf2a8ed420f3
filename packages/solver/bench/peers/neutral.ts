/**
 * The benchmark's neutral form of an instance, for peers in any language, and the common check of their answers with
 * the product's own validator, which is independent of any solver.
 */
import { checkPlan } from '@waypost/planning/plan-check';
import { planMetres } from '@waypost/planning/plan-timing';
import type { RoutingProblem } from '@waypost/planning/routing-problem';

/** One kind of van, one load dimension, times and distances in tenths; index 0 is the depot. */
export type NeutralProblem = {
  readonly size: number;
  /** Row-major, `size` × `size`: distance and duration alike. */
  readonly matrix: readonly number[];
  readonly windows: readonly (readonly [number, number])[];
  readonly demand: readonly number[];
  readonly service: readonly number[];
  readonly vehicles: number;
  readonly capacity: number;
  /** Fixed cost of a van: 0, or more than any saving in distance if the number of vans counts first. */
  readonly vehicle_cost: number;
};

/** Converts an instance read by `parseSolomon` to the neutral form. */
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

/** Routes as stops, counted from 1; null if no plan was found. */
export type Answer = readonly (readonly number[])[] | null;

/** The value of an answer; null if there is none. */
export type Verdict = { readonly distance: number; readonly vehicles: number } | null;

/**
 * Checks and measures an answer, in the units of `problem`.
 * @throws Error if it breaks a rule, because comparing with invalid answers is pointless
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

/** Returns the better of two verdicts for the objective of `problem`. */
export function better({ objective }: RoutingProblem, a: Verdict, b: Verdict): Verdict {
  if (a === null || b === null) return a ?? b;
  if (objective === 'fewest_vehicles' && a.vehicles !== b.vehicles) return a.vehicles < b.vehicles ? a : b;
  return a.distance <= b.distance ? a : b;
}
