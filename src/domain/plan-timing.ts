/**
 * Re-timing: when a van leaves, reaches and leaves each stop, and returns, for a given sequence of stops. It yields
 * ETAs and a route's totals. It serves plans of the optimiser and routes changed by hand, so it also times routes
 * that break a window: objecting is the validator's job.
 */
import { DEPOT_POINT } from './routing-problem.js';
import type {
  PlannedRoute,
  RouteStart,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
} from './routing-problem.js';
import { milesOf, minutesOf } from './travel.js';

/** One stop's times, seconds of the depot's local day. `startsAt - arrivesAt` is waiting for the window. */
export type StopTiming = {
  readonly stop: string;
  readonly arrivesAt: number;
  readonly startsAt: number;
  readonly departsAt: number;
};

/** A timed route. Peaks are the most on board at any moment. */
export type RouteTiming = {
  readonly departsAt: number;
  readonly returnsAt: number;
  readonly stops: readonly StopTiming[];
  readonly metres: number;
  readonly driveSeconds: number;
  /** From leaving the depot, or its start, to being back. */
  readonly durationSeconds: number;
  readonly peakLitres: number;
  readonly peakGrams: number;
};

/** A route's totals as the specification's Route shows them. */
export type RouteTotals = {
  readonly stops: number;
  readonly miles: number;
  readonly drive_minutes: number;
  readonly load_percent: number;
  readonly returns_at: string;
};

/**
 * The van leaves the depot late to spare waiting, but never so late that it reaches a stop in the last quarter of an
 * hour of its window when leaving earlier avoids that.
 */
const PUNCTUALITY_SECONDS = 15 * 60;

/** Times `sequence` when the van leaves the depot at `departsAt`, or continues from its start. */
function walk(
  problem: RoutingProblem,
  sequence: readonly RoutingStop[],
  departsAt: number,
  start?: RouteStart,
) {
  const { metres, seconds, size } = problem.matrix;
  const stops: StopTiming[] = [];
  let totalMetres = 0;
  let driveSeconds = 0;
  let clock = departsAt;
  let point = start?.point ?? DEPOT_POINT;
  let notBefore = start?.notBefore ?? departsAt;
  const drive = (to: number) => {
    const trip = point * size + to;
    totalMetres += metres[trip] ?? 0;
    driveSeconds += seconds[trip] ?? 0;
    clock = Math.max(clock + (seconds[trip] ?? 0), notBefore);
    notBefore = clock;
    point = to;
  };
  for (const stop of sequence) {
    drive(stop.point);
    const arrivesAt = clock;
    const startsAt = Math.max(arrivesAt, stop.window.fromSecond);
    clock = startsAt + stop.serviceSeconds;
    stops.push({ stop: stop.id, arrivesAt, startsAt, departsAt: clock });
  }
  drive(DEPOT_POINT);
  return { stops, metres: totalMetres, driveSeconds, returnsAt: clock };
}

/**
 * Returns how long departure can be put off without returning later: leaving later uses up waiting first, and must
 * not push a stop towards the end of its window (forward time slack, Savelsbergh 1992).
 */
function sensibleDelay(sequence: readonly RoutingStop[], earliest: readonly StopTiming[]): number {
  let waited = 0;
  let delay = Infinity;
  sequence.forEach((stop, i) => {
    const timing = earliest[i];
    if (timing === undefined) return;
    waited += timing.startsAt - timing.arrivesAt;
    const latest = Math.min(stop.window.toSecond, stop.promisedUntil ?? Infinity);
    const spare = latest - PUNCTUALITY_SECONDS - timing.startsAt;
    delay = Math.min(delay, waited + Math.max(0, spare));
  });
  return Math.min(delay, waited);
}

/** Returns when a van that is still at its depot leaves it. */
function sensibleDeparture(
  problem: RoutingProblem,
  { shift }: RoutingVehicle,
  sequence: readonly RoutingStop[],
): number {
  const earliest = walk(problem, sequence, shift.fromSecond);
  return shift.fromSecond + sensibleDelay(sequence, earliest.stops);
}

/**
 * Returns the most litres and grams on board at once: deliveries leave the depot with the van, collections come back
 * with it.
 */
function peakLoad(sequence: readonly RoutingStop[], start?: RouteStart): { litres: number; grams: number } {
  let litres = start?.litres ?? 0;
  let grams = start?.grams ?? 0;
  for (const stop of sequence) {
    if (stop.kind === 'delivery') {
      litres += stop.litres;
      grams += stop.grams;
    }
  }
  const peak = { litres, grams };
  for (const stop of sequence) {
    const sign = stop.kind === 'delivery' ? -1 : 1;
    litres += sign * stop.litres;
    grams += sign * stop.grams;
    peak.litres = Math.max(peak.litres, litres);
    peak.grams = Math.max(peak.grams, grams);
  }
  return peak;
}

/**
 * Times a route of `vehicle` over `stopIds`: waiting is allowed and late arrivals are simply late. The van leaves as
 * late as is sensible, or continues from its start; the return is the earliest possible.
 *
 * @throws RangeError on a stop id that the problem does not have.
 */
export function timeRoute(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stopIds: readonly string[],
): RouteTiming {
  const byId = stopsById(problem);
  const sequence = stopIds.map((id) => {
    const stop = byId.get(id);
    if (stop === undefined) throw new RangeError(`The problem has no stop ${id}.`);
    return stop;
  });
  const departsAt = vehicle.start?.second ?? sensibleDeparture(problem, vehicle, sequence);
  const timed = walk(problem, sequence, departsAt, vehicle.start);
  const peak = peakLoad(sequence, vehicle.start);
  return {
    ...timed,
    departsAt,
    durationSeconds: timed.returnsAt - departsAt,
    peakLitres: peak.litres,
    peakGrams: peak.grams,
  };
}

/** Returns the problem's stops by id. */
function stopsById(problem: RoutingProblem): Map<string, RoutingStop> {
  return new Map(problem.stops.map((stop) => [stop.id, stop]));
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
    drive_minutes: minutesOf(timing.driveSeconds),
    // A van without any room that carries something cannot be stored anyway; JSON has no Infinity.
    load_percent: Number.isFinite(fullest) ? Math.round(fullest * 100) : 100,
    returns_at: clockTime(timing.returnsAt),
  };
}

/**
 * Formats a second of the day as `HH:MM`, rounded up to the minute; anything before or after the day becomes its
 * first or last minute.
 */
export function clockTime(second: number): string {
  const minutes = Math.max(0, Math.min(minutesOf(second), 24 * 60 - 1));
  const hour = Math.floor(minutes / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns the metres driven by all routes of a plan. */
export function planMetres(problem: RoutingProblem, routes: readonly PlannedRoute[]): number {
  const byId = stopsById(problem);
  return routes.reduce(
    (sum, route) =>
      sum +
      walk(
        problem,
        route.stops.flatMap((id) => byId.get(id) ?? []),
        0,
      ).metres,
    0,
  );
}
