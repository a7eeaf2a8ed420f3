/** When a driver works: on the weekdays of their shifts, or whenever the depot does. */
import { minutesOf, weekdayOf } from './local-time.js';
import type { DayHours } from './types.js';

/** Seconds of a day within which a driver works. */
export type Shift = { fromSecond: number; toSecond: number };

/** The shift of a driver without shifts of their own. */
const ALL_DAY: Shift = { fromSecond: -Infinity, toSecond: Infinity };

/** Returns the shift on a date; null on a day off. */
export function shiftOn(date: string, shifts: readonly DayHours[] | null): Shift | null {
  if (shifts === null) return ALL_DAY;
  const weekday = weekdayOf(date);
  const hours = shifts.find((each) => each.weekday === weekday);
  return hours ? { fromSecond: minutesOf(hours.from) * 60, toSecond: minutesOf(hours.to) * 60 } : null;
}

/** Returns whether a route lies within the shift, from leaving the depot to being back. */
export function covers(shift: Shift, route: { departsAt: number; returnsAt: number }): boolean {
  return shift.fromSecond <= route.departsAt && route.returnsAt <= shift.toSecond;
}
