/**
 * A solved delivery day as a file: what `npm run solve` writes, and takes again as a warm start. Formatting and parsing
 * only; the caller reads and writes the files.
 */
import type { Relaxation } from '@waypost/planning/relaxation';
import { z } from 'zod';
import { clockTime, routeTotals, type RouteTotals } from '@waypost/planning/plan-timing';
import type { Plan, RoutingProblem, UnassignedCode } from '@waypost/planning/routing-problem';
import { staffRoutes } from '@waypost/planning/route-crews';

/** One route: who drives it (the driver first; empty where nobody is to be drawn), and when. Times are `HH:MM`. */
export type ScheduledRoute = {
  readonly vehicle: string;
  readonly crew: readonly string[];
  /** `eta` is when the visit begins. */
  readonly stops: readonly { readonly order: string; readonly eta: string }[];
  readonly breaks: readonly { readonly from: string; readonly to: string }[];
  readonly totals: RouteTotals;
};

/** A stop without a route; `relaxation` is what would let it in, if a single change would. */
export type LeftOut = {
  readonly stop: string;
  readonly code: UnassignedCode;
  readonly relaxation: Relaxation | null;
};

/**
 * Returns the timed routes of a plan with their crews, and the stops that it leaves out.
 *
 * @throws RangeError for a van or a stop that the problem does not have.
 */
export function scheduleOf(
  problem: RoutingProblem,
  plan: Plan,
): { schedule: ScheduledRoute[]; unassigned: LeftOut[] } {
  const vans = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return {
    schedule: staffRoutes(problem, plan.routes).routes.flatMap(({ vehicle, crew, timing }) => {
      const van = vans.get(vehicle);
      if (van === undefined) return [];
      return {
        vehicle,
        crew,
        stops: timing.stops.map(({ stop, startsAt }) => ({ order: stop, eta: clockTime(startsAt) })),
        breaks: timing.breaks.map(({ fromSecond, toSecond }) => ({
          from: clockTime(fromSecond),
          to: clockTime(toSecond),
        })),
        totals: routeTotals(van, timing),
      };
    }),
    unassigned: plan.unassigned.map(({ stop, code, relaxation = null }) => ({ stop, code, relaxation })),
  };
}

/** The part of a written plan that a warm start needs. */
const planFile = z.object({
  schedule: z.array(z.object({ vehicle: z.string(), stops: z.array(z.object({ order: z.string() })) })),
});

/**
 * Parses a written plan as a warm start: its routes. Vans and stops that the problem no longer has are ignored by the
 * search, and stops that are new have no route yet.
 * @throws SyntaxError if the text is not such a file
 */
export function parseWarmStart(text: string): Plan {
  const parsed = planFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SyntaxError(`This is not a solved day: ${z.prettifyError(parsed.error)}`);
  return {
    routes: parsed.data.schedule.map(({ vehicle, stops }) => ({
      vehicle,
      stops: stops.map(({ order }) => order),
    })),
    unassigned: [],
  };
}
