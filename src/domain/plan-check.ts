/**
 * The independent validator: checks every hard rule of the day, from the problem and the plan alone. It shares no
 * code with the optimiser or with re-timing, so that a mistake there cannot hide here. Nothing is stored without it:
 * the optimiser's plans, routes changed by hand, accepted suggestions.
 */
import type { Plan, PlannedRoute, RoutingProblem, RoutingStop, RoutingVehicle } from './routing-problem.js';

/** The rules. `locked`: a locked route is not exactly as it was. */
export type PlanRule =
  | 'window'
  | 'volume'
  | 'weight'
  | 'crew'
  | 'depot_hours'
  | 'duplicate'
  | 'missing'
  | 'unknown_stop'
  | 'unknown_vehicle'
  | 'locked';

/**
 * One broken rule. `by` is how much: seconds late (`window`, `depot_hours`), litres or grams too many, people too
 * few, otherwise 1. `stop` is null when the route as a whole is to blame, `vehicle` when no route is.
 */
export type PlanViolation = {
  readonly vehicle: string | null;
  readonly stop: string | null;
  readonly rule: PlanRule;
  readonly by: number;
  readonly message: string;
};

/** Receives what a check finds. */
type Report = (violation: PlanViolation) => void;

const minutes = (seconds: number) => `${Math.ceil(seconds / 60)} min`;

/**
 * Checks windows and depot hours of one route, driven as early as possible: if that is late, everything is. A van
 * under way begins where and when its start says, and reaches no stop before now.
 */
function checkTimes(
  { matrix }: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  const { start } = vehicle;
  let now = start ? start.second : vehicle.shift.fromSecond;
  let here = start ? start.point : 0;
  for (const stop of stops) {
    now += matrix.seconds[here * matrix.size + stop.point] ?? Infinity;
    if (start && now < start.notBefore) now = start.notBefore;
    here = stop.point;
    if (now < stop.window.fromSecond) now = stop.window.fromSecond;
    const late = now - stop.window.toSecond;
    if (late > 0) {
      report({
        vehicle: vehicle.id,
        stop: stop.id,
        rule: 'window',
        by: late,
        message: `Stop ${stop.id} would be reached ${minutes(late)} after its booked window.`,
      });
    }
    now += stop.serviceSeconds;
  }
  if (stops.length > 0) now += matrix.seconds[here * matrix.size] ?? Infinity;
  const late = now - vehicle.shift.toSecond;
  if (stops.length > 0 && late > 0) {
    report({
      vehicle: vehicle.id,
      stop: null,
      rule: 'depot_hours',
      by: late,
      message: `Vehicle ${vehicle.id} would be back at the depot ${minutes(late)} after it closes.`,
    });
  }
}

/**
 * Checks the load of one route in one measure at its fullest moment. What is on board after k stops is the
 * collections among the first k, the deliveries among the rest, and what stays on board to the end.
 */
function checkLoad(
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  measure: {
    rule: 'volume' | 'weight';
    capacity: number | null;
    of: (stop: RoutingStop) => number;
    staying: number | undefined;
  },
  report: Report,
) {
  const { rule, of } = measure;
  if (measure.capacity === null) return;
  const capacity = measure.capacity - (measure.staying ?? 0);
  const sumOf = (kind: RoutingStop['kind'], part: readonly RoutingStop[]) =>
    part.reduce((sum, stop) => (stop.kind === kind ? sum + of(stop) : sum), 0);
  let worst = 0;
  let blamed: RoutingStop | undefined;
  for (let driven = 0; driven <= stops.length; driven++) {
    const over =
      sumOf('collection', stops.slice(0, driven)) + sumOf('delivery', stops.slice(driven)) - capacity;
    if (over > worst) {
      worst = over;
      // Full at the gate: blame the first delivery without room. Full on the way: blame the last collection.
      blamed = driven === 0 ? firstWithoutRoom(stops, capacity, of) : stops[driven - 1];
    }
  }
  if (blamed === undefined) return;
  const amount = rule === 'volume' ? `${worst} litres` : `${worst / 1000} kg`;
  report({
    vehicle: vehicle.id,
    stop: blamed.id,
    rule,
    by: worst,
    message: `Stop ${blamed.id} puts vehicle ${vehicle.id} ${amount} over its ${rule} capacity.`,
  });
}

function firstWithoutRoom(
  stops: readonly RoutingStop[],
  capacity: number,
  of: (stop: RoutingStop) => number,
): RoutingStop | undefined {
  let load = 0;
  return stops.find((stop) => {
    if (stop.kind === 'delivery') load += of(stop);
    return load > capacity;
  });
}

function checkRoute(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  for (const stop of stops) {
    if (stop.crew > vehicle.crew) {
      report({
        vehicle: vehicle.id,
        stop: stop.id,
        rule: 'crew',
        by: stop.crew - vehicle.crew,
        message: `Stop ${stop.id} needs a crew of ${stop.crew}, vehicle ${vehicle.id} has ${vehicle.crew}.`,
      });
    }
  }
  checkTimes(problem, vehicle, stops, report);
  checkLoad(
    vehicle,
    stops,
    { rule: 'volume', capacity: vehicle.capacityLitres, of: (s) => s.litres, staying: vehicle.start?.litres },
    report,
  );
  checkLoad(
    vehicle,
    stops,
    { rule: 'weight', capacity: vehicle.capacityGrams, of: (s) => s.grams, staying: vehicle.start?.grams },
    report,
  );
}

/** Checks that each stop is there exactly once, each vehicle at most once, and nothing the problem does not know. */
function checkCompleteness(problem: RoutingProblem, plan: Plan, report: Report) {
  const times = new Map(problem.stops.map((stop) => [stop.id, 0]));
  const meet = (stop: string, vehicle: string | null) => {
    const before = times.get(stop);
    if (before === undefined) {
      report({ vehicle, stop, rule: 'unknown_stop', by: 1, message: `Stop ${stop} isn't part of this day.` });
      return;
    }
    if (before > 0) {
      report({ vehicle, stop, rule: 'duplicate', by: 1, message: `Stop ${stop} is planned more than once.` });
    }
    times.set(stop, before + 1);
  };
  for (const route of plan.routes) for (const stop of route.stops) meet(stop, route.vehicle);
  for (const { stop } of plan.unassigned) meet(stop, null);
  for (const [stop, count] of times) {
    if (count > 0) continue;
    const message = `Stop ${stop} is on no route and not listed as unassigned.`;
    report({ vehicle: null, stop, rule: 'missing', by: 1, message });
  }
}

/**
 * Checks that locked routes are kept stop for stop; a van with a locked route and no route in the plan has lost it.
 */
function checkLocked(problem: RoutingProblem, plan: Plan, report: Report) {
  for (const { id, locked } of problem.vehicles) {
    if (locked === undefined) continue;
    const planned = plan.routes.filter((route) => route.vehicle === id).flatMap((route) => route.stops);
    const same = planned.length === locked.length && locked.every((stop, i) => stop === planned[i]);
    if (same) continue;
    const stop = locked.find((each, i) => each !== planned[i]) ?? planned[locked.length] ?? null;
    report({ vehicle: id, stop, rule: 'locked', by: 1, message: `The locked route of ${id} was changed.` });
  }
}

/**
 * Returns every violation of the day's hard rules in `plan`; empty when it may be stored. A locked route is only
 * checked for being unchanged: nothing that the plan can do would mend it.
 */
export function checkPlan(problem: RoutingProblem, plan: Plan): PlanViolation[] {
  const violations: PlanViolation[] = [];
  const report: Report = (violation) => violations.push(violation);
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const vehicles = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const seen = new Set<string>();
  for (const route of plan.routes) {
    const vehicle = vehicles.get(route.vehicle);
    if (vehicle === undefined) {
      const message = `Vehicle ${route.vehicle} isn't available on this day.`;
      report({ vehicle: route.vehicle, stop: null, rule: 'unknown_vehicle', by: 1, message });
      continue;
    }
    if (seen.has(route.vehicle)) {
      const message = `Vehicle ${route.vehicle} has more than one route.`;
      report({ vehicle: route.vehicle, stop: null, rule: 'duplicate', by: 1, message });
    }
    seen.add(route.vehicle);
    if (vehicle.locked === undefined) checkRoute(problem, vehicle, knownStops(route, stops), report);
  }
  checkCompleteness(problem, plan, report);
  checkLocked(problem, plan, report);
  return violations;
}

function knownStops(route: PlannedRoute, stops: ReadonlyMap<string, RoutingStop>): RoutingStop[] {
  return route.stops.flatMap((id) => stops.get(id) ?? []);
}
