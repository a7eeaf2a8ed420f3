/**
 * Times a given sequence of stops: when the van leaves, reaches and leaves each stop, and returns. The result is the
 * ETAs and a route's totals, for plans of the optimiser and for manual changes. It also times routes that break a
 * window: refusing those is the validator's job.
 */
import { DEPOT_POINT } from './routing-problem.js';
import type {
  DayWindow,
  PlannedRoute,
  RouteStart,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  WorkRules,
} from './routing-problem.js';
import { TimedDay } from './timed-day.js';
import { milesOf, wholeMinutes } from './travel.js';
import { bounded, UNBOUNDED } from './working-day.js';

/**
 * One stop's times, seconds of the depot's local day. `startsAt - arrivesAt` is waiting for the window; a break before
 * the visit ends by `arrivesAt`. `metres` and `driveSeconds` are those from the place before it.
 */
export type StopTiming = {
  readonly stop: string;
  readonly metres: number;
  readonly driveSeconds: number;
  readonly arrivesAt: number;
  readonly startsAt: number;
  readonly departsAt: number;
};

/** A break, seconds of the depot's local day. */
export type Break = { readonly fromSecond: number; readonly toSecond: number };

/** A timed route. Peaks are the most on board at any moment. */
export type RouteTiming = {
  /** When the duty begins: before loading. Of a van under way, when it began. */
  readonly startsAt: number;
  readonly departsAt: number;
  readonly returnsAt: number;
  readonly stops: readonly StopTiming[];
  readonly metres: number;
  readonly driveSeconds: number;
  /** From leaving the depot, or its start, to being back. */
  readonly durationSeconds: number;
  /** From `startsAt` to being back. */
  readonly dutySeconds: number;
  /** Waiting for windows. */
  readonly waitSeconds: number;
  /** All breaks of the duty; `breaks` are those still ahead, in sequence. */
  readonly breakSeconds: number;
  readonly breaks: readonly Break[];
  readonly peakLitres: number;
  readonly peakGrams: number;
};

/** The totals of a route, as Route shows them. */
export type RouteTotals = {
  readonly stops: number;
  readonly miles: number;
  readonly drive_minutes: number;
  readonly load_percent: number;
  readonly returns_at: string;
  readonly starts_at: string;
  readonly duty_minutes: number;
  readonly wait_minutes: number;
  readonly break_minutes: number;
};

/**
 * The van leaves the depot late to avoid waiting, but not so late that it reaches a stop in the last quarter of an hour
 * of its window if leaving earlier prevents that.
 */
const PUNCTUALITY_SECONDS = 15 * 60;

/** Returns the latest second at which a visit should begin for a van that leaves its depot late. */
export const punctualBy = ({ window, promisedUntil = Infinity }: RoutingStop): number =>
  Math.min(window.toSecond, promisedUntil) - PUNCTUALITY_SECONDS;

type Driving = { metres: number; driveSeconds: number };

/** Returns the metres and seconds to each stop of a route, and back to the depot. */
function legsOf(
  { metres, seconds, size }: RoutingProblem['matrix'],
  sequence: readonly RoutingStop[],
  start?: RouteStart,
): Driving[] {
  let here = start?.point ?? DEPOT_POINT;
  return [...sequence.map((stop) => stop.point), DEPOT_POINT].map((point) => {
    const trip = here * size + point;
    here = point;
    return { metres: metres[trip] ?? 0, driveSeconds: seconds[trip] ?? 0 };
  });
}

const sumOf = (legs: readonly Driving[], figure: keyof Driving): number =>
  legs.reduce((sum, leg) => sum + leg[figure], 0);

/** Makes a working day of `sequence`, before any breaks are placed. */
function dayOf(
  { matrix: { seconds, size } }: RoutingProblem,
  { start, shift }: RoutingVehicle,
  sequence: readonly RoutingStop[],
  rules: WorkRules | undefined,
): TimedDay {
  const day = new TimedDay(rules);
  day.reserve(sequence.length);
  let here = start?.point ?? DEPOT_POINT;
  sequence.forEach((stop, i) => {
    const { point, window, serviceSeconds } = stop;
    day.travel[i] = seconds[here * size + point] ?? 0;
    day.opens[i] = bounded(window.fromSecond);
    day.closes[i] = bounded(window.toSecond);
    day.service[i] = serviceSeconds;
    day.punctualBy[i] = bounded(punctualBy(stop));
    here = point;
  });
  day.travel[sequence.length] = seconds[here * size + DEPOT_POINT] ?? 0;
  if (start) {
    const { dutyFromSecond = start.second, workFromSecond = start.second } = start.workedSoFar ?? {};
    day.underWay(dutyFromSecond, workFromSecond, start.second, start.notBefore);
  } else {
    day.fromDepot(shift.fromSecond);
  }
  return day;
}

/**
 * Returns the best day of a route: a legal one if there is any. Otherwise the rules give way: first the longest duty
 * and the end of the shift, then the windows that are missed even without breaks, then all windows. Breaks are kept,
 * but for a visit that is itself longer than the work that a break must follow.
 */
function bestDay(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  sequence: readonly RoutingStop[],
): TimedDay {
  const count = sequence.length;
  const { break: rest, loadingSeconds = 0 } = problem.rules ?? {};
  // To spare a break a van would leave later: not so late that it breaks a promise, or comes close to it.
  for (const keeps of rest === undefined ? [] : [PUNCTUALITY_SECONDS, 0]) {
    const day = dayOf(problem, vehicle, sequence, problem.rules);
    sequence.forEach((_, i) => {
      day.closes[i] = Math.min(day.closes[i] ?? 0, (day.punctualBy[i] ?? 0) + PUNCTUALITY_SECONDS - keeps);
    });
    if (day.earliestReturn(count, bounded(vehicle.shift.toSecond)) < UNBOUNDED) return day;
  }
  const day = dayOf(problem, vehicle, sequence, problem.rules);
  if (day.earliestReturn(count, bounded(vehicle.shift.toSecond)) < UNBOUNDED) return day;
  const free = dayOf(problem, vehicle, sequence, { loadingSeconds });
  free.closes.fill(UNBOUNDED);
  free.earliestReturn(count, UNBOUNDED);
  free.layOut(count);
  if (rest === undefined) return free;
  const longest = Math.max(loadingSeconds, ...sequence.map((stop) => stop.serviceSeconds));
  const afterSeconds = Math.max(rest.afterSeconds, longest);
  const rested = dayOf(problem, vehicle, sequence, { loadingSeconds, break: { ...rest, afterSeconds } });
  if (rested.earliestReturn(count, UNBOUNDED) < UNBOUNDED) return rested;
  rested.closes.forEach((closes, i) => (rested.closes[i] = Math.max(closes, free.visitsAt[i] ?? closes)));
  if (rested.earliestReturn(count, UNBOUNDED) < UNBOUNDED) return rested;
  rested.closes.fill(UNBOUNDED);
  rested.earliestReturn(count, UNBOUNDED);
  return rested;
}

/**
 * Returns the most litres and grams on board at once: deliveries leave the depot with the van, collections and what is
 * taken back come back with it. What is visited again is on board once: of a delivery until its last visit.
 */
function peakLoad(visits: readonly RoutingStop[], start?: RouteStart): { litres: number; grams: number } {
  const sequence = visits.filter((stop, index) => visits.lastIndexOf(stop) === index);
  const peak = (measure: 'litres' | 'grams') => {
    let load = start?.[measure] ?? 0;
    for (const stop of sequence) if (stop.kind === 'delivery') load += stop[measure];
    let most = load;
    for (const stop of sequence) {
      load += (stop.kind === 'delivery' ? -1 : 1) * stop[measure] + (stop.takesBack?.[measure] ?? 0);
      most = Math.max(most, load);
    }
    return most;
  };
  return { litres: peak('litres'), grams: peak('grams') };
}

/**
 * Times a route of `vehicle` over `stopIds` by the best working day that the problem's rules allow: waiting is allowed
 * and late arrivals are simply late. The van leaves as late as is sensible, or continues from its start; the return is
 * the earliest possible. A van without stops stays where it is, without loading.
 *
 * @throws RangeError on a stop id that the problem does not have.
 */
export function timeRoute(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stopIds: readonly string[],
): RouteTiming {
  const sequence = sequenceOf(problem, stopIds);
  const idle = sequence.length === 0 && vehicle.start === undefined;
  const day = bestDay(idle ? { ...problem, rules: {} } : problem, vehicle, sequence);
  day.layOut(sequence.length);
  const { startsAt, departsAt, returnsAt, waitSeconds, breakSeconds } = day;
  const breaks = Array.from(day.breakEnds.subarray(0, day.breaks), (end) => ({
    fromSecond: end - breakSeconds,
    toSecond: end,
  }));
  const peak = peakLoad(sequence, vehicle.start);
  const legs = legsOf(problem.matrix, sequence, vehicle.start);
  return {
    startsAt,
    departsAt,
    returnsAt,
    stops: sequence.map(({ id, serviceSeconds }, i) => {
      const visitsAt = day.visitsAt[i] ?? 0;
      return {
        stop: id,
        ...(legs[i] ?? { metres: 0, driveSeconds: 0 }),
        arrivesAt: day.arrivesAt[i] ?? 0,
        startsAt: visitsAt,
        departsAt: visitsAt + serviceSeconds,
      };
    }),
    metres: sumOf(legs, 'metres'),
    driveSeconds: sumOf(legs, 'driveSeconds'),
    durationSeconds: returnsAt - departsAt,
    dutySeconds: returnsAt - startsAt,
    waitSeconds,
    breakSeconds: breaks.length * breakSeconds + (vehicle.start?.workedSoFar?.breakSeconds ?? 0),
    breaks,
    peakLitres: peak.litres,
    peakGrams: peak.grams,
  };
}

/**
 * Returns whether a route of `vehicle` over `stopIds` has a legal day within `shift` and the van's own.
 *
 * @throws RangeError on a stop id that the problem does not have.
 */
export function fitsShift(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stopIds: readonly string[],
  shift: DayWindow,
): boolean {
  const both = {
    fromSecond: Math.max(shift.fromSecond, vehicle.shift.fromSecond),
    toSecond: Math.min(shift.toSecond, vehicle.shift.toSecond),
  };
  const sequence = sequenceOf(problem, stopIds);
  const day = dayOf(problem, { ...vehicle, shift: both }, sequence, problem.rules);
  return day.earliestReturn(sequence.length, bounded(both.toSecond)) < UNBOUNDED;
}

/** Returns the stops of a route, in its sequence. */
function sequenceOf(problem: RoutingProblem, stopIds: readonly string[]): RoutingStop[] {
  const byId = stopsById(problem);
  return stopIds.map((id) => {
    const stop = byId.get(id);
    if (stop === undefined) throw new RangeError(`The problem has no stop ${id}.`);
    return stop;
  });
}

const indexes = new WeakMap<readonly RoutingStop[], Map<string, RoutingStop>>();

/** Returns a problem's stops by id; made once, since days are timed route by route. */
function stopsById({ stops }: RoutingProblem): Map<string, RoutingStop> {
  const known = indexes.get(stops);
  if (known !== undefined) return known;
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  indexes.set(stops, byId);
  return byId;
}

/**
 * Returns a route's totals: `load_percent` is the fuller of volume and weight at the fullest moment (an unlimited
 * capacity does not count), `returns_at` is rounded up to the minute.
 */
export function routeTotals(vehicle: RoutingVehicle, timing: RouteTiming): RouteTotals {
  const share = (load: number, capacity: number | null) => {
    if (capacity === null || load === 0) return 0;
    return capacity === 0 ? Infinity : load / capacity;
  };
  const fullest = Math.max(
    share(timing.peakLitres, vehicle.capacityLitres),
    share(timing.peakGrams, vehicle.capacityGrams),
  );
  return {
    stops: timing.stops.length,
    miles: milesOf(timing.metres),
    drive_minutes: wholeMinutes(timing.driveSeconds),
    // A van without room that carries something fails the checks anyway; JSON has no Infinity.
    load_percent: Number.isFinite(fullest) ? Math.round(fullest * 100) : 100,
    returns_at: clockTime(timing.returnsAt),
    starts_at: clockTime(timing.startsAt),
    duty_minutes: wholeMinutes(timing.dutySeconds),
    wait_minutes: wholeMinutes(timing.waitSeconds),
    break_minutes: wholeMinutes(timing.breakSeconds),
  };
}

/**
 * Formats a second of the day as `HH:MM`, rounded up to the minute; anything before or after the day becomes its
 * first or last minute.
 */
export function clockTime(second: number): string {
  const minutes = Math.max(0, Math.min(wholeMinutes(second), 24 * 60 - 1));
  const hour = Math.floor(minutes / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns the metres driven by all routes of a plan. */
export function planMetres(problem: RoutingProblem, routes: readonly PlannedRoute[]): number {
  const byId = stopsById(problem);
  const known = (route: PlannedRoute) => route.stops.flatMap((id) => byId.get(id) ?? []);
  return routes.reduce((sum, route) => sum + sumOf(legsOf(problem.matrix, known(route)), 'metres'), 0);
}
