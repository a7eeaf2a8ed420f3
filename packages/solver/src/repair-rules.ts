/**
 * The rules of a working day in a repair: duty and breaks, driving and distance. The search walks a route first, which
 * is cheap and ignores them; only a sequence that it would take is checked here.
 */
import type { RepairRoute } from '@waypost/planning/repair-problem';
import type { WorkRules } from '@waypost/planning/routing-problem';
import { bounded, WorkingDay } from '@waypost/planning/working-day';

/** A sequence as the search has walked it: `count` visits and the trips before, between and after them. */
export type Walk = {
  /** Seconds and metres of `count` + 1 trips; the last one is the way back. */
  trips: Float64Array;
  metres: Float64Array;
  /** Of each visit: when it can begin, must begin, and began without breaks; the end of its promise; its duration. */
  opens: Float64Array;
  closes: Float64Array;
  begins: Float64Array;
  promisedUntil: Float64Array;
  service: Float64Array;
  /** All waiting up to each visit. */
  waited: Float64Array;
};

/** Makes the arrays of a walk over at most this many stops. */
export function createWalk(stops: number): Walk {
  const column = () => new Float64Array(stops + 1);
  return {
    ...{ trips: column(), metres: column(), opens: column(), closes: column() },
    ...{ begins: column(), promisedUntil: column(), service: column(), waited: column() },
  };
}

/** Limits on how late a van leaves its depot, by stop (see `punctualBy`), and when each promise begins. */
export type Punctuality = { punctualBy: Float64Array; promisedFrom: Float64Array };

/**
 * Returns how many visits of a walked sequence begin before what was promised. The walk leaves the depot as early as it
 * can, the van as late as it can without being back later, so that waiting becomes later visits (`TimedDay.layOut`).
 */
export function countEarlyVisits(
  { begins, waited }: Walk,
  sequence: readonly number[],
  { punctualBy, promisedFrom }: Punctuality,
): number {
  const { length } = sequence;
  let delay = length > 0 ? waited[length - 1]! : 0;
  for (let at = 0; at < length; at += 1)
    delay = Math.min(delay, waited[at]! + Math.max(0, punctualBy[sequence[at]!]! - begins[at]!));
  let early = 0;
  for (let at = 0; at < length; at += 1)
    if (begins[at]! + Math.max(0, delay - waited[at]!) < promisedFrom[sequence[at]!]!) early += 1;
  return early;
}

/** Verdict on a sequence: it keeps all promises that the walk keeps, it is legal without them, or it is illegal. */
export type Legality = 'punctual' | 'late' | 'illegal';

const sumOf = (values: Float64Array, count: number): number => {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += values[at]!;
  return sum;
};

/**
 * Returns what checks a route's sequences, each walked into `walk` before. A route that breaks a rule as it is, in
 * the sequence walked by `walkAsIs`, is not held to the working day, and may drive as far as it does.
 */
export function createRuleCheck(
  rules: WorkRules,
  routes: readonly RepairRoute[],
  walk: Walk,
  walkAsIs: (route: number) => number,
): (route: number, count: number) => Legality {
  const day = new WorkingDay(rules);
  const isTimed = rules.break !== undefined || rules.maxDutySeconds !== undefined;
  const limits = routes.map(({ vehicle }) => ({
    drive: (rules.maxDriveSeconds ?? Infinity) - (vehicle.start?.workedSoFar?.driveSeconds ?? 0),
    metres: (vehicle.maxMetres ?? Infinity) - (vehicle.start?.workedSoFar?.metres ?? 0),
    isTimed,
  }));

  const isLegal = (
    { vehicle: { start, shift } }: RepairRoute,
    count: number,
    punctually: boolean,
  ): boolean => {
    day.reserve(count);
    for (let at = 0; at <= count; at += 1) day.travel[at] = walk.trips[at]!;
    for (let at = 0; at < count; at += 1) {
      const promise = walk.promisedUntil[at]!;
      const keeps = punctually && walk.begins[at]! <= promise;
      day.opens[at] = bounded(walk.opens[at]!);
      day.closes[at] = bounded(keeps ? Math.min(walk.closes[at]!, promise) : walk.closes[at]!);
      day.service[at] = walk.service[at]!;
    }
    if (start) {
      const { dutyFromSecond = start.second, workFromSecond = start.second } = start.workedSoFar ?? {};
      day.underWay(dutyFromSecond, workFromSecond, start.second, start.notBefore);
    } else day.fromDepot(shift.fromSecond);
    return day.isLegal(count, bounded(shift.toSecond));
  };

  const check = (route: number, count: number): Legality => {
    const limit = limits[route];
    const taking = routes[route];
    if (!limit || !taking) return 'illegal';
    if (sumOf(walk.trips, count + 1) > limit.drive || sumOf(walk.metres, count + 1) > limit.metres)
      return 'illegal';
    if (!limit.isTimed || isLegal(taking, count, true)) return 'punctual';
    return isLegal(taking, count, false) ? 'late' : 'illegal';
  };

  limits.forEach((limit, route) => {
    const count = walkAsIs(route);
    if (count === 0) return;
    limit.drive = Math.max(limit.drive, sumOf(walk.trips, count + 1));
    limit.metres = Math.max(limit.metres, sumOf(walk.metres, count + 1));
    limit.isTimed = isTimed && check(route, count) !== 'illegal';
  });
  return check;
}
