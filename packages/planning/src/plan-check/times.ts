/**
 * The validator's rules of time: windows, depot hours, breaks, duty, driving. Whether a legal day exists is found by
 * trying every way to distribute breaks over the trips; for each, times are raised until all bounds hold, or one
 * cannot.
 */
import type {
  DayWindow,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  WorkRules,
} from '../routing-problem.js';
import { minutes, type PlanViolation, type Report } from './violation.js';

/** Rules of a day. */
type Limits = {
  readonly shift: DayWindow;
  readonly closes: readonly number[];
  readonly breakAfter: number;
  readonly maxDuty: number;
};

/** A route as the van drives it: seconds of each trip, the last one back to the depot. */
type Course = {
  readonly trips: readonly number[];
  readonly stops: readonly RoutingStop[];
  readonly start: RoutingVehicle['start'];
  readonly rules: WorkRules;
};

function courseOf(
  { matrix, rules = {} }: RoutingProblem,
  { start }: RoutingVehicle,
  stops: readonly RoutingStop[],
): Course {
  const points = [start ? start.point : 0, ...stops.map((stop) => stop.point), 0];
  const trips = points
    .slice(1)
    .map((to, i) => matrix.seconds[(points[i] ?? 0) * matrix.size + to] ?? Infinity);
  return { trips, stops, start, rules };
}

/** Returns when each visit begins if nothing is late and no break is taken, and when the van is back. */
function earliestDrive({ trips, stops, start, rules }: Course, shift: DayWindow) {
  let now = start ? start.second : shift.fromSecond + (rules.loadingSeconds ?? 0);
  const begins = stops.map((stop, i) => {
    now += trips[i] ?? Infinity;
    if (start && now < start.notBefore) now = start.notBefore;
    if (now < stop.window.fromSecond) now = stop.window.fromSecond;
    const began = now;
    now += stop.serviceSeconds;
    return began;
  });
  if (stops.length > 0) now += trips.at(-1) ?? Infinity;
  return { begins, back: now };
}

/**
 * Returns whether there is a day with a break on each of the trips `at` (in order; a trip may be named twice). All
 * times begin at their least and are raised, forwards by what must pass in between and backwards by what may, until
 * nothing changes.
 */
function isPossible({ trips, stops, start, rules }: Course, at: readonly number[], limits: Limits): boolean {
  const pause = rules.break?.seconds ?? 0;
  const { breakAfter, maxDuty, shift } = limits;
  const loading = rules.loadingSeconds ?? 0;
  const left = start ? Math.max(start.second, start.notBefore) : 0;
  // The past is fixed: only the beginning of a future duty can be raised.
  const worked = start ? (start.workedSoFar ?? null) : null;
  let duty = start ? (worked?.dutyFromSecond ?? start.second) : shift.fromSecond;
  const rested = start ? Math.max(worked?.workFromSecond ?? start.second, left - breakAfter) : null;
  const rests = at.map(() => -Infinity);
  const visits = stops.map((stop) => stop.window.fromSecond);
  let back = -Infinity;
  for (let round = 0; round <= 2 * (stops.length + at.length) + 4; round++) {
    const found = { change: false };
    const raise = (old: number, to: number) => {
      if (to > old) found.change = true;
      return Math.max(old, to);
    };
    let clock = start ? start.second : duty + loading;
    let next = 0;
    for (let trip = 0; trip <= stops.length; trip++) {
      let reached = clock + (trips[trip] ?? Infinity);
      if (trip === 0 && start) reached = Math.max(reached, start.notBefore);
      let free = trip === 0 && start ? left : clock;
      for (; at[next] === trip; next++) {
        const began = raise(rests[next] ?? 0, free);
        rests[next] = began;
        free = began + pause;
        reached += pause;
      }
      reached = Math.max(reached, free);
      if (trip === stops.length) {
        back = raise(back, reached);
      } else {
        const begins = raise(visits[trip] ?? 0, reached);
        if (begins > (limits.closes[trip] ?? Infinity)) return false;
        visits[trip] = begins;
        clock = begins + (stops[trip]?.serviceSeconds ?? 0);
      }
    }
    if (back > shift.toSecond) return false;
    let from = back - breakAfter;
    for (let i = at.length - 1; i >= 0; i--) {
      rests[i] = raise(rests[i] ?? 0, from - pause);
      from = (rests[i] ?? 0) - breakAfter;
    }
    if (rested !== null && from > rested) return false;
    if (start) {
      if (back - duty > maxDuty) return false;
    } else duty = raise(duty, Math.max(from, back - maxDuty));
    if (!found.change) return true;
  }
  return false;
}

/**
 * Maximum ways to distribute the breaks that are tried, those with few breaks first: all ways for days of up to three
 * breaks and some forty stops. Beyond that a legal day may count as illegal, never the reverse.
 */
const MAX_TRIED = 20_000;

/** Returns whether some day keeps the limits. */
function hasDay(course: Course, limits: Limits): boolean {
  const { trips, stops, start } = course;
  const { breakAfter } = limits;
  if (isPossible(course, [], limits)) return true;
  const pause = course.rules.break?.seconds;
  if (pause === undefined || breakAfter === Infinity) return false;
  if (stops.some((stop) => stop.serviceSeconds > breakAfter)) return false;
  const began = start ? (start.workedSoFar?.dutyFromSecond ?? start.second) : limits.shift.fromSecond;
  const span = Math.min(limits.maxDuty, limits.shift.toSecond - began, 48 * 3600);
  // Two stretches of work in a row that could be one need no break: each pair is longer, the break between included.
  const isNeeded = (breaks: number) => {
    const pairs = Math.floor((breaks + 1) / 2);
    return pairs * breakAfter + (breaks - pairs) * pause < span;
  };
  const workAfter = (trip: number) =>
    stops.slice(trip).reduce((sum, stop, i) => sum + stop.serviceSeconds + (trips[trip + i + 1] ?? 0), 0);
  const rest = [...trips.keys()].map(workAfter);
  let tried = 0;
  const place = (first: number, at: readonly number[], left: number): boolean => {
    if (left === 0) return ++tried <= MAX_TRIED && isPossible(course, at, limits);
    let work = 0;
    for (let trip = first; trip <= stops.length && tried <= MAX_TRIED; trip++) {
      const fits = (rest[trip] ?? 0) <= left * breakAfter;
      if (fits && place(trip, [...at, trip], left - 1)) return true;
      work += stops[trip]?.serviceSeconds ?? 0;
      if (trip > first) work += trips[trip] ?? 0;
      if (work > breakAfter) return false;
    }
    return false;
  };
  for (let breaks = 1; isNeeded(breaks); breaks++) if (place(0, [], breaks)) return true;
  return false;
}

/** Returns the least whole number above `below` for which `holds`, as it does for `enough` and all greater ones. */
function least(below: number, enough: number, holds: (value: number) => boolean): number {
  let no = below;
  let yes = enough;
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Returns whether a van can drive its stops, in this sequence, within a shift and by all rules of time. */
export function fitsInto(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  shift: DayWindow,
): boolean {
  const course = courseOf(problem, vehicle, stops);
  return hasDay(course, { ...strictLimits(course), shift });
}

const strictLimits = ({ rules, stops }: Course) => ({
  closes: stops.map((stop) => stop.window.toSecond),
  breakAfter: rules.break?.afterSeconds ?? Infinity,
  maxDuty: rules.maxDutySeconds ?? Infinity,
});

/**
 * Checks windows and depot hours of one route, driven as early as possible: if that is late, everything is. A van
 * under way begins where and when its start says, and reaches no stop before now. Returns whether all is in time.
 */
function checkLateness(course: Course, vehicle: RoutingVehicle, report: Report): boolean {
  const { begins, back } = earliestDrive(course, vehicle.shift);
  let inTime = true;
  course.stops.forEach((stop, i) => {
    const late = (begins[i] ?? Infinity) - stop.window.toSecond;
    if (late <= 0) return;
    inTime = false;
    report({
      vehicle: vehicle.id,
      stop: stop.id,
      rule: 'window',
      by: late,
      message: `Stop ${stop.id} would be reached ${minutes(late)} after its booked window.`,
    });
  });
  const late = back - vehicle.shift.toSecond;
  if (course.stops.length === 0 || late <= 0) return inTime;
  report({
    vehicle: vehicle.id,
    stop: null,
    rule: 'depot_hours',
    by: late,
    message: `Vehicle ${vehicle.id} would be back at the depot ${minutes(late)} after it closes.`,
  });
  return false;
}

const breakViolation = (vehicle: string, pause: number, work: number, allowed: number): PlanViolation => ({
  vehicle,
  stop: null,
  rule: 'break',
  by: work - allowed,
  message: `Vehicle ${vehicle} has no time for a break of ${minutes(pause)} before ${minutes(work)} of work.`,
});

const dutyViolation = (vehicle: string, duty: number, allowed: number): PlanViolation => ({
  vehicle,
  stop: null,
  rule: 'duty',
  by: duty - allowed,
  message: `The duty on vehicle ${vehicle} would be ${minutes(duty)} long, ${minutes(duty - allowed)} more than is allowed.`,
});

/** Checks breaks and the length of the duty of a route that keeps its windows without breaks. */
function checkWork(course: Course, vehicle: RoutingVehicle, report: Report) {
  const { maxDuty, ...strict } = strictLimits(course);
  const limits = { ...strict, shift: vehicle.shift };
  if (hasDay(course, { ...limits, maxDuty })) return;
  const began = course.start?.workedSoFar?.dutyFromSecond ?? course.start?.second ?? vehicle.shift.fromSecond;
  // In time without breaks: back by the end of the shift, and within a week anyway.
  const longest = Math.min(vehicle.shift.toSecond - began, 7 * 24 * 3600);
  let { breakAfter } = limits;
  const { break: rest } = course.rules;
  if (rest !== undefined && !hasDay(course, { ...limits, maxDuty: Infinity })) {
    const work = least(breakAfter, longest, (seconds) =>
      hasDay(course, { ...limits, breakAfter: seconds, maxDuty: Infinity }),
    );
    report(breakViolation(vehicle.id, rest.seconds, work, breakAfter));
    breakAfter = work;
  }
  if (hasDay(course, { ...limits, breakAfter, maxDuty })) return;
  const duty = least(maxDuty, longest, (seconds) =>
    hasDay(course, { ...limits, breakAfter, maxDuty: seconds }),
  );
  report(dutyViolation(vehicle.id, duty, maxDuty));
}

/**
 * Checks a late route for violations that do not depend on lateness: visits that are too long, and a duty that is too
 * long even without waiting.
 */
function checkLateWork({ trips, stops, start, rules }: Course, vehicle: RoutingVehicle, report: Report) {
  const { break: rest, maxDutySeconds = Infinity, loadingSeconds = 0 } = rules;
  const longest = Math.max(0, ...stops.map((stop) => stop.serviceSeconds));
  if (rest !== undefined && longest > rest.afterSeconds)
    report(breakViolation(vehicle.id, rest.seconds, longest, rest.afterSeconds));
  const ahead = [...trips, ...stops.map((stop) => stop.serviceSeconds)].reduce((sum, each) => sum + each, 0);
  const before = start ? start.second - (start.workedSoFar?.dutyFromSecond ?? start.second) : loadingSeconds;
  if (before + ahead > maxDutySeconds) report(dutyViolation(vehicle.id, before + ahead, maxDutySeconds));
}

/** Checks all rules of time for one route. */
export function checkTimes(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  report: Report,
) {
  const course = courseOf(problem, vehicle, stops);
  const inTime = checkLateness(course, vehicle, report);
  const { maxDriveSeconds = Infinity } = course.rules;
  if (stops.length === 0 || problem.rules === undefined) return;
  if (inTime) checkWork(course, vehicle, report);
  else checkLateWork(course, vehicle, report);
  const driving = course.trips.reduce(
    (sum, seconds) => sum + seconds,
    vehicle.start?.workedSoFar?.driveSeconds ?? 0,
  );
  if (driving <= maxDriveSeconds) return;
  report({
    vehicle: vehicle.id,
    stop: null,
    rule: 'driving',
    by: driving - maxDriveSeconds,
    message: `Vehicle ${vehicle.id} would drive for ${minutes(driving)}, ${minutes(driving - maxDriveSeconds)} more than is allowed.`,
  });
}
