/** When a depot is open: the same hours every day, or those of the weekday, and dates that differ. */
import { weekdayOf } from './local-time.js';
import type { DayHours, Hours, SlotOverride } from './types.js';

/** The same hours every day, or those of each weekday that is not closed. */
export type Opening = Hours | readonly DayHours[];

/** Returns the hours of a date; null when the depot is closed. */
export function openingOn(date: string, opening: Opening, overrides: readonly SlotOverride[]): Hours | null {
  const override = overrides.find((entry) => entry.date === date);
  if (override?.closed === true) return null;
  if (override?.opening) return override.opening;
  if (!isWeek(opening)) return opening;
  const weekday = weekdayOf(date);
  // A date with windows of its own is worked, even on a weekday that is closed.
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
