/**
 * The windows that recipients of a published day are promised, and how far one may be missed before it counts as
 * broken. Times are `HH:MM` of the depot's local day. Pure.
 */
import { minutesOf, timeOfMinutes } from '@waypost/base/local-time';

/** A stretch of a local day. */
export type TimeWindow = { from: string; to: string };

/**
 * Why a window changes: the van is late, a van has broken down, another van comes, a visit was added before it, or the
 * route was replanned.
 */
export type WindowReason = 'late' | 'broken_down' | 'other_van' | 'visit_added' | 'replanned';

/** When recipients are told of a change of published stops: now, once the office sends it, or never. */
export const TELLINGS = ['now', 'later', 'none'] as const;
export type Telling = (typeof TELLINGS)[number];

/** Returns by how many minutes a window is later than another, by whichever end moved more; negative for earlier. */
export function minutesLater(window: TimeWindow, than: TimeWindow): number {
  const [from, to] = [
    minutesOf(window.from) - minutesOf(than.from),
    minutesOf(window.to) - minutesOf(than.to),
  ];
  return Math.abs(from) >= Math.abs(to) ? from : to;
}

export const isSameWindow = (one: TimeWindow, other: TimeWindow): boolean =>
  one.from === other.from && one.to === other.to;

/** Minutes before and after the ETA that a promised window spans (docs/behaviour.md "Planning"). */
const NARROW = { before: 30, after: 60 };

/** Minutes by which a promised window may be missed before the promise is broken (docs/behaviour.md "Planning"). */
export const PROMISE_TOLERANCE_MINUTES = 15;

/** Times that recipients are told are multiples of this many minutes. */
const TOLD_MINUTES = 5;
const DAY_MINUTES = 24 * 60;
const NEXT_WITHIN_MINUTES = 60;
const WINDOW_REST_MINUTES = 10;

/** Minutes between two texts to the same recipient about a changed window. */
export const RENOTIFY_MINUTES = 30;

/**
 * Returns the minutes by which a visit at `eta` misses a window: negative before it begins, positive after it ends,
 * otherwise 0.
 */
export function minutesOutside({ from, to }: TimeWindow, eta: string): number {
  const at = minutesOf(eta);
  if (at < minutesOf(from)) return at - minutesOf(from);
  return Math.max(0, at - minutesOf(to));
}

/**
 * Returns the time of a visit that people are told, in every message, page and print: rounded to five minutes, and
 * outside the window they were told only if the visit is.
 */
export function toldTime({ from, to }: TimeWindow, eta: string): string {
  const at = minutesOf(eta);
  // The last step of a day is five minutes before its end.
  const rounded = Math.round(Math.min(at, DAY_MINUTES - TOLD_MINUTES) / TOLD_MINUTES) * TOLD_MINUTES;
  const latest = at <= minutesOf(to) ? minutesOf(to) : rounded;
  return timeOfMinutes(Math.min(Math.max(rounded, minutesOf(from)), latest));
}

/**
 * Returns the second of the day from which a recipient may be told that they are next: an hour before their told time,
 * and at least ten minutes after they were told a window, since the two would say the same.
 */
export const nextStopDue = (told: string, windowToldAt: number): number =>
  Math.max((minutesOf(told) - NEXT_WITHIN_MINUTES) * 60, windowToldAt + WINDOW_REST_MINUTES * 60);

export function keepsWindow(promised: TimeWindow, eta: string): boolean {
  return Math.abs(minutesOutside(promised, eta)) <= PROMISE_TOLERANCE_MINUTES;
}

/** Returns whether a visit at `eta` is too late for the window. */
export function isTooLate(window: TimeWindow, eta: string): boolean {
  return minutesOutside(window, eta) > PROMISE_TOLERANCE_MINUTES;
}

/** Returns the booked window, narrowed around the ETA as far as that is within it. */
function narrowWindow(booked: TimeWindow, eta: string): TimeWindow {
  const opens = minutesOf(booked.from);
  const closes = minutesOf(booked.to);
  const at = Math.min(Math.max(minutesOf(eta), opens), closes);
  return {
    from: timeOfMinutes(Math.max(opens, at - NARROW.before)),
    to: timeOfMinutes(Math.min(closes, at + NARROW.after)),
  };
}

/** Inputs of a visit's window: `open`, the hours of its depot, and `isStranded`: its van has broken down. */
export type WindowsBefore = {
  promised: TimeWindow | null;
  previous: TimeWindow | null;
  open: TimeWindow;
  isStranded?: boolean;
};

/**
 * Returns the window of a visit at `eta`: the promised one, as long as the visit keeps it; otherwise the stop's
 * previous one, likewise; otherwise a new one around the ETA, within the booked window unless the van comes after that,
 * and always within the depot's day. If the van comes after that day or not at all, the window stays as it was.
 */
export function windowForVisit(
  booked: TimeWindow,
  eta: string,
  { promised, previous, open, isStranded = false }: WindowsBefore,
): TimeWindow {
  const known = [promised, previous].flatMap((window) =>
    window ? [{ from: window.from, to: window.to }] : [],
  );
  const kept = known.find((window) => isStranded || keepsWindow(window, eta));
  if (kept) return kept;
  const within = withinDay(booked, open);
  if (eta <= within.to) return narrowWindow(within, eta);
  if (eta <= open.to) return narrowWindow({ from: within.from, to: open.to }, eta);
  return known[0] ?? narrowWindow(within, eta);
}

/** Returns the part of a window in which a depot is open; the whole window if it is closed then. */
function withinDay(window: TimeWindow, open: TimeWindow): TimeWindow {
  const from = window.from > open.from ? window.from : open.from;
  const to = window.to < open.to ? window.to : open.to;
  return from < to ? { from, to } : window;
}

/** A visit still ahead, in seconds of the day, and the end of its window. */
type VisitAhead = { arrivesAt: number; startsAt: number; departsAt: number; windowTo: number };

/**
 * Returns the latest second at which the first of these visits may begin so that every window is kept, if nothing else
 * delays those that follow; null without visits.
 */
export function latestStart(visits: readonly VisitAhead[]): number | null {
  let latest: number | null = null;
  visits.toReversed().forEach((visit, fromEnd) => {
    const next = visits[visits.length - fromEnd];
    const own = visit.windowTo + PROMISE_TOLERANCE_MINUTES * 60;
    if (latest === null || !next) {
      latest = own;
      return;
    }
    const between = next.arrivesAt - visit.startsAt;
    latest = Math.min(own, latest - between);
  });
  return latest;
}
