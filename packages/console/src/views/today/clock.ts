/**
 * The day on a clock: from when to when it is shown, and the positions of visits, breaks and waits. Minutes of the
 * depot's day.
 */
import { daysFrom } from '../../parts/format';
import type { WallClock } from '../../parts/wall-clock';
import type { Resources } from '@waypost/client';
import type { Route, Stop } from '../../api/queries';
import { isOpenVisit } from '../../parts/visits';
import { milesBetween, placeOf } from './places';

export type Visit = Resources['DayVisit'] & {
  /** The minute of the run's day at which it began, or will, where that is after the day's end. */
  later?: number;
};
/** Stop id → what a dispatcher needs of it beside the stop. */
export type Visits = ReadonlyMap<string, Visit>;

export type Span = { from: number; to: number };
const HOUR = 60;
/** Hours of a day without routes, and the least of any. */
const USUAL: Span = { from: 8 * HOUR, to: 18 * HOUR };
const LEAST = 8 * HOUR;
/** Minutes in which the name of the last visit has room. */
const NAME = 30;
export const DAY = 24 * HOUR;
/** Until when drivers may still be out: then the run is closed, and what was made later has its time of day. */
const NIGHT = DAY + 3 * HOUR;

/** `07:30` → 450 */
export function minutesOf(timeOfDay: string): number {
  return Number(timeOfDay.slice(0, 2)) * HOUR + Number(timeOfDay.slice(3, 5));
}

/** Returns the minute of a date at which something is, by the depot's clock; a day's minutes more for each day after it. */
export const minuteOf = (date: string, at: string, clock: WallClock): number =>
  daysFrom(date, clock.dateOf(at)) * DAY + minutesOf(clock.time(at));

/** Returns the visits with `later`, where they were or will be made after the date of their run, by their stops. */
export function visitsOf(
  all: readonly Resources['DayVisit'][],
  stops: readonly Pick<Stop, 'id' | 'eta_at'>[],
  { date, clock }: { date: string; clock: WallClock },
): Visits {
  const etas = new Map(stops.map(({ id, eta_at: at }) => [id, at]));
  return new Map(
    all.map((visit) => {
      const { stop, left, actual_at: actual, service_minutes: minutes } = visit;
      const at = actual ?? etas.get(stop);
      const minute = at === undefined ? 0 : minuteOf(date, at, clock);
      if (minute < DAY) return [stop, visit];
      return [stop, { ...visit, later: left === null ? minute : minute - minutes }];
    }),
  );
}

/** When the visit began, or will. */
function beginsAt(stop: Pick<Stop, 'eta'>, visit: Visit | undefined): number {
  const { later } = visit ?? {};
  if (later !== undefined) return later <= NIGHT ? later : later % DAY;
  return minutesOf(visit?.arrived ?? visit?.left ?? stop.eta);
}

/**
 * Returns the whole hours that hold every duty and visit of these routes, and `others`: times of day. They go beyond
 * midnight where visits do. A few visits to come that are hours after all others are left out: they would squeeze these.
 */
export function spanOf(
  routes: readonly Pick<Route, 'stops' | 'totals'>[],
  visits: Visits,
  others: readonly string[] = [],
): Span {
  const latest = latestOf(routes, visits);
  const times = routes.flatMap(({ stops, totals }) => {
    const [first] = stops;
    if (!first) return [];
    return [
      minutesOf(totals.starts_at),
      ...[minutesOf(totals.returns_at)].filter((at) => at <= latest + HOUR),
      ...stops.flatMap((stop) => {
        const visit = visits.get(stop.id);
        const at = beginsAt(stop, visit);
        if (at > latest) return [];
        const end = at + Math.max(visit?.service_minutes ?? 0, NAME);
        return [at, visit?.later === undefined ? Math.min(DAY, end) : end];
      }),
    ];
  });
  times.push(...others.map(minutesOf));
  if (times.length === 0) return USUAL;
  const from = Math.floor(Math.min(...times) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...times) / HOUR) * HOUR;
  return { from, to: Math.max(to, Math.min(DAY, from + LEAST)) };
}

/** How many visits are left out, as a share, after a pause of how long, of a day of how many. */
const FEW = 0.25;
const PAUSE = 3 * HOUR;
const MANY = 8;

/** Returns when the last visit begins that the clock has to hold. */
function latestOf(routes: readonly Pick<Route, 'stops'>[], visits: Visits): number {
  const all = routes
    .flatMap(({ stops }) =>
      stops.map((stop) => ({ at: beginsAt(stop, visits.get(stop.id)), isOpen: isOpenVisit(stop.status) })),
    )
    .sort((a, b) => a.at - b.at);
  if (all.length < MANY) return Infinity;
  const first = Math.ceil(all.length * (1 - FEW));
  const beyond = all.findIndex(
    ({ at, isOpen }, index) => index >= first && isOpen && at - (all[index - 1]?.at ?? at) >= PAUSE,
  );
  const isDone = all.slice(beyond).some(({ isOpen }) => !isOpen);
  return beyond < 0 || isDone ? Infinity : (all[beyond - 1]?.at ?? Infinity);
}

/** A visit on the clock. */
export type Bar = { at: number; minutes: number };

/** Returns when the visits of a route were or will be, and how long they take, in its sequence. */
export function barsOf({ stops }: Pick<Route, 'stops'>, visits: Visits): readonly Bar[] {
  return stops.map((stop) => {
    const visit = visits.get(stop.id);
    const minutes =
      visit?.left && visit.arrived && visit.later === undefined
        ? Math.max(1, minutesOf(visit.left) - minutesOf(visit.arrived))
        : (visit?.service_minutes ?? 10);
    return { at: beginsAt(stop, visit), minutes };
  });
}

/** `before`: the place of the stop that it is before, or one more than the last. */
export type Gap = { kind: 'break' | 'wait'; at: number; minutes: number; before: number };

/** Shorter waits are not shown. */
const MIN_WAIT = 10;

/**
 * Returns the breaks of a route, and its waits before open stops, in the sequence of the day. The API gives the sum of the waits; what is left of a
 * gap after its share of the driving, by distance, is taken for one.
 */
export function gapsOf(
  route: Pick<Route, 'stops' | 'breaks' | 'totals'>,
  bars: readonly Bar[],
): readonly Gap[] {
  const { stops, totals } = route;
  const breaks = route.breaks.map(({ from, to }): Gap => ({
    kind: 'break',
    at: minutesOf(from),
    minutes: minutesOf(to) - minutesOf(from),
    before: bars.filter(({ at }) => at <= minutesOf(from)).length,
  }));
  if (totals.wait_minutes < MIN_WAIT) return breaks;
  const legs = stops.map((stop, index) => {
    const [from, to] = [placeOf(stops[index - 1]?.address), placeOf(stop.address)];
    return from && to ? milesBetween(from, to) : 0;
  });
  const all = legs.reduce((sum, miles) => sum + miles, 0);
  const waits = stops.flatMap((stop, index): Gap[] => {
    const [before, here] = [bars[index - 1], bars[index]];
    if (!before || !here || !isOpenVisit(stop.status)) return [];
    const left = before.at + before.minutes;
    const rest = breaks
      .filter(({ at }) => at >= before.at && at < here.at)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const drive = all === 0 ? 0 : (totals.drive_minutes * (legs[index] ?? 0)) / all;
    const minutes = Math.min(totals.wait_minutes, Math.floor(here.at - left - rest - drive));
    return minutes >= MIN_WAIT ? [{ kind: 'wait', at: here.at - minutes, minutes, before: index }] : [];
  });
  return [...breaks, ...waits].sort((one, other) => one.at - other.at);
}

/** Returns where on the clock a visit is shown, and its time: with an arrow at the edge, if it is before or after what the clock shows. */
export function shownAt(eta: string, { from, to }: Span): { at: number; words: string; isBeyond: boolean } {
  const minute = minutesOf(eta);
  if (minute < from) return { at: from, words: `← ${eta}`, isBeyond: false };
  const isBeyond = minute >= to;
  return { at: minute, words: isBeyond ? `→ ${eta}` : eta, isBeyond };
}

/** Returns the full hours within a span, every second one where there are many. */
export function hoursOf({ from, to }: Span): number[] {
  const step = to - from > 16 * HOUR ? 2 * HOUR : HOUR;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
