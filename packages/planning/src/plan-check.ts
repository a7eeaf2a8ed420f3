/**
 * The independent validator: checks every hard rule of the day, from the problem and the plan alone. It shares no
 * code with the optimiser or with re-timing, so that a mistake there cannot hide here. Nothing is stored without it:
 * the optimiser's plans, routes changed by hand, accepted suggestions.
 */
import { checkLoads } from './plan-check/load.js';
import { checkPeople } from './plan-check/people.js';
import { checkTimes } from './plan-check/times.js';
import type { PlanViolation, Report } from './plan-check/violation.js';
import type { Plan, PlannedRoute, RoutingProblem, RoutingStop, RoutingVehicle } from './routing-problem.js';
import { NO_WAY } from './travel.js';

export type { PlanRule, PlanViolation } from './plan-check/violation.js';

/** Checks that the van has room for the crew that a stop needs, and its skills. */
function checkStop(vehicle: RoutingVehicle, stop: RoutingStop, report: Report) {
  const at = { vehicle: vehicle.id, stop: stop.id };
  if (stop.crew > vehicle.crew) {
    const message = `Stop ${stop.id} needs a crew of ${stop.crew}, vehicle ${vehicle.id} has ${vehicle.crew}.`;
    report({ ...at, rule: 'crew', by: stop.crew - vehicle.crew, message });
  }
  const lacking = (stop.skills ?? []).filter((skill) => vehicle.skills?.includes(skill) !== true);
  if (lacking.length > 0) {
    const message = `Stop ${stop.id} needs ${lacking.join(', ')}, which vehicle ${vehicle.id} does not have.`;
    report({ ...at, rule: 'skills', by: lacking.length, message });
  }
  if (stop.lockedVehicle !== undefined && stop.lockedVehicle !== vehicle.id) {
    const message = `Stop ${stop.id} must stay on vehicle ${stop.lockedVehicle}.`;
    report({ ...at, rule: 'locked', by: 1, message });
  }
}

/**
 * Checks that one route has a road for each trip, and its maximum stops and metres, including those of a van under way
 * so far.
 */
function checkExtent(
  { matrix }: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  const { id, start, maxStops = Infinity, maxMetres = Infinity } = vehicle;
  const visits = stops.filter(({ follows }, index) => !follows || stops[index - 1]?.id !== follows.stop);
  const count = visits.length + (start?.workedSoFar?.stops ?? 0);
  if (count > maxStops) {
    const message = `Vehicle ${id} would make ${count} stops, ${count - maxStops} more than allowed.`;
    report({ vehicle: id, stop: null, rule: 'max_stops', by: count - maxStops, message });
  }
  let here = start ? start.point : 0;
  let metres = start?.workedSoFar?.metres ?? 0;
  const places: (RoutingStop | undefined)[] = stops.length > 0 ? [...stops, undefined] : [];
  for (const stop of places) {
    const point = stop?.point ?? 0;
    const trip = here * matrix.size + point;
    if ((matrix.seconds[trip] ?? 0) >= NO_WAY) {
      const message = `The road network has no route to ${stop ? `stop ${stop.id}` : 'the depot'} from the previous place.`;
      report({ vehicle: id, stop: stop?.id ?? null, rule: 'no_road', by: 1, message });
    }
    metres += matrix.metres[trip] ?? Infinity;
    here = point;
  }
  if (metres > maxMetres) {
    const over = ((metres - maxMetres) / 1609.344).toFixed(1);
    const message = `Vehicle ${id} would drive ${over} miles more than allowed.`;
    report({ vehicle: id, stop: null, rule: 'max_miles', by: metres - maxMetres, message });
  }
}

function checkRoute(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  for (const stop of stops) checkStop(vehicle, stop, report);
  checkExtent(problem, vehicle, stops, report);
  checkTimes(problem, vehicle, stops, report);
  checkLoads(vehicle, stops, report);
}

/** Checks one route, except for rules that its locked head alone breaks as much, which the plan cannot fix. */
function checkFreeRoute(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  const before: PlanViolation[] = [];
  const head = vehicle.lockedHead ?? [];
  if (head.length > 0) {
    const own = head.flatMap((id) => problem.stops.find((stop) => stop.id === id) ?? []);
    checkRoute(problem, vehicle, own, (violation) => before.push(violation));
  }
  checkRoute(problem, vehicle, stops, (found) => {
    const isOld = before.some(
      ({ rule, stop, by }) => rule === found.rule && stop === found.stop && by >= found.by,
    );
    if (!isOld) report(found);
  });
}

/** Checks that each stop appears exactly once, each vehicle at most once, and nothing unknown. */
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

/** Checks that both halves of each exchange are one visit, or none. */
function checkExchanges(problem: RoutingProblem, plan: Plan, report: Report) {
  const known = new Set(problem.stops.map(({ id }) => id));
  // Stop → what comes before it: another stop, or nothing on that route.
  const before = new Map<string, string | undefined>();
  for (const { stops } of plan.routes) stops.forEach((id, index) => before.set(id, stops[index - 1]));
  for (const { id, follows } of problem.stops) {
    if (!follows || !known.has(follows.stop)) continue;
    const isOneVisit = before.has(id) ? before.get(id) === follows.stop : !before.has(follows.stop);
    if (isOneVisit) continue;
    const message = `Stop ${id} must directly follow stop ${follows.stop}, for which it is exchanged.`;
    report({ vehicle: null, stop: id, rule: 'exchange', by: 1, message });
  }
}

/**
 * Checks that locked routes are kept stop for stop, and locked heads; a van with a locked route and no route in the
 * plan has lost it.
 */
function checkLocked(problem: RoutingProblem, plan: Plan, report: Report) {
  for (const { id, locked, lockedHead } of problem.vehicles) {
    const kept = locked ?? lockedHead;
    if (kept === undefined) continue;
    const planned = plan.routes.filter((route) => route.vehicle === id).flatMap((route) => route.stops);
    const differs = kept.find((each, i) => each !== planned[i]);
    const added = locked === undefined ? undefined : planned[kept.length];
    if (differs === undefined && added === undefined) continue;
    const message = `The locked ${locked ? 'route' : 'beginning of the route'} of ${id} has changed.`;
    report({ vehicle: id, stop: differs ?? added ?? null, rule: 'locked', by: 1, message });
  }
}

/**
 * Returns every violation of the day's hard rules in `plan`; empty when it may be stored. A locked route is only
 * checked for being unchanged, since the plan cannot fix it. A stop that must stay on its van may be left unassigned.
 */
export function checkPlan(problem: RoutingProblem, plan: Plan): PlanViolation[] {
  const violations: PlanViolation[] = [];
  const report: Report = (violation) => violations.push(violation);
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const vehicles = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const seen = new Set<string>();
  const staffed: { vehicle: RoutingVehicle; stops: readonly RoutingStop[] }[] = [];
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
    if (vehicle.locked !== undefined) continue;
    const sequence = knownStops(route, stops);
    checkFreeRoute(problem, vehicle, sequence, report);
    staffed.push({ vehicle, stops: sequence });
  }
  checkPeople(problem, staffed, report);
  checkCompleteness(problem, plan, report);
  checkLocked(problem, plan, report);
  checkExchanges(problem, plan, report);
  return violations;
}

function knownStops(route: PlannedRoute, stops: ReadonlyMap<string, RoutingStop>): RoutingStop[] {
  return route.stops.flatMap((id) => stops.get(id) ?? []);
}
