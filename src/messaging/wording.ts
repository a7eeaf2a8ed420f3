/** Dates, windows and addresses as people in Britain read them in a message, in characters that every phone shows. */
import { weekdayOf } from '@waypost/base/local-time';
import { areLettered, optionNames } from '@waypost/reply-reader/option-names';
import type { Address, Slot } from '../domain/types.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function partsOf(date: string): { weekday: string; day: number; month: string } {
  return {
    weekday: WEEKDAYS[weekdayOf(date)] ?? '',
    day: Number(date.slice(8)),
    month: MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
  };
}

/** Formats a `YYYY-MM-DD` as `Thu 12 Mar`. */
export function shortDay(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** Formats a `YYYY-MM-DD` as `Thursday 12 March`. */
export function longDay(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/** Formats a `YYYY-MM-DD` as `Thursday 12 March 2026`, for texts that are read long after. */
export function fullDay(date: string): string {
  return `${longDay(date)} ${date.slice(0, 4)}`;
}

/** Formats an address as one line; empty for none. */
export function addressLine(address: Address | undefined): string {
  return [address?.line1, address?.line2, address?.town, address?.postcode].filter(Boolean).join(', ');
}

/** Formats a window as `08:00-12:00`. */
export function windowWords({ from, to }: { from: string; to: string }): string {
  return `${from}-${to}`;
}

/**
 * Returns what a template says of the offers: a list with a line each, `1) Thu 12 Mar 08:00-12:00`, null for none, and
 * whether it is lettered. A slot keeps its number or letter even when `free` leaves others out, so that an answer to an
 * earlier message means the same.
 */
export function offerValues(
  offered: readonly Slot[],
  free: (slot: Slot) => boolean = () => true,
): { offers: string | null; lettered: boolean } {
  const names = optionNames(offered);
  const lines = offered.flatMap((slot, index) =>
    free(slot) ? [`${names[index] ?? ''}) ${shortDay(slot.date)} ${windowWords(slot)}`] : [],
  );
  return { offers: lines.length === 0 ? null : lines.join('\n'), lettered: areLettered(offered) };
}
