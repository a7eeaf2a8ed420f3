/** When a depot is open, and when a driver works or a van is used. */
import { type BankHolidays, isBankHoliday } from './bank-holidays.js';
import { minutesOf, weekdayOf } from '@waypost/base/local-time';
import type { DayHours, Hours, SlotOverride } from './types.js';

/** Seconds of a day within which a driver works or a van is used. */
export type Shift = { fromSecond: number; toSecond: number };

/** Hours of one weekday (0 is Sunday), or of every day. */
export type ShiftHours = Hours & { weekday?: number | undefined };

/** The shift of a driver or a van without their own shifts. */
const ALL_DAY: Shift = { fromSecond: -Infinity, toSecond: Infinity };

/**
 * Returns the shift on a date (`YYYY-MM-DD`): from the earliest to the latest time of all entries for its weekday or
 * for every day. Null on a day off: one that no entry names. Without shifts (null) the whole day counts.
 *
 * @throws RangeError when an entry names a weekday and `date` is not a date.
 */
export function shiftOn(date: string, shifts: readonly ShiftHours[] | null): Shift | null {
  if (shifts === null) return ALL_DAY;
  const hours = shifts.filter(({ weekday }) => weekday === undefined || weekday === weekdayOf(date));
  if (hours.length === 0) return null;
  return {
    fromSecond: Math.min(...hours.map(({ from }) => minutesOf(from) * 60)),
    toSecond: Math.max(...hours.map(({ to }) => minutesOf(to) * 60)),
  };
}

/** The same hours every day, or those of each weekday that is not closed. */
export type Opening = Hours | readonly DayHours[];

/**
 * Returns the hours of a date; null when the depot is closed. A bank holiday of its calendar is closed, unless the date
 * has its own override.
 */
export function openingOn(
  date: string,
  opening: Opening,
  overrides: readonly SlotOverride[],
  calendar: BankHolidays | null = null,
): Hours | null {
  const override = overrides.find((entry) => entry.date === date);
  if (override?.closed === true) return null;
  if (override?.opening) return override.opening;
  if (!override && calendar !== null && isBankHoliday(date, calendar)) return null;
  if (!isWeek(opening)) return opening;
  const weekday = weekdayOf(date);
  // A date with its own windows is worked, even on a weekday that is closed.
  return opening.find((day) => day.weekday === weekday) ?? (override?.windows ? widest(opening) : null);
}

/** Returns true for hours by weekday. */
export function isWeek(opening: Opening): opening is readonly DayHours[] {
  return Array.isArray(opening);
}

/**
 * Returns the earliest and the latest time of all days.
 *
 * @throws RangeError when there is no day.
 */
export function widest(opening: Opening): Hours {
  if (!isWeek(opening)) return { from: opening.from, to: opening.to };
  const [from] = opening.map((day) => day.from).sort();
  const to = opening
    .map((day) => day.to)
    .sort()
    .at(-1);
  if (from === undefined || to === undefined) throw new RangeError('A week without a day has no hours.');
  return { from, to };
}
