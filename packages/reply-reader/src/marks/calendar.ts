/**
 * Computes days from the words of a reply: spans, weekdays near a date, months without a year, bank holidays.
 * Everything is relative to `today`, the recipient's local date when the reply arrived.
 */
import { addDays, daysBetween, isDate, weekdayOf } from '@waypost/base/local-time';
import { readTable } from '../rewriting/rules.js';
import type { Slot } from '@waypost/base/slot';
import type { Days } from './mentions.js';

/** Date and lower-case name of each bank holiday of England and Wales, in date order. */
export const BANK_HOLIDAYS: readonly (readonly [date: string, name: string])[] = readTable(
  'bank-holidays.tsv',
).map(([date = '', name = '']) => [date, name]);

/** How many days ahead an open-ended reply reaches ("after the 14th"). */
const HORIZON_DAYS = 120;

/**
 * The dates that the words of a reply are relative to. Words such as "next week" count from `counted`: today, or, for
 * a second reading, the day that is booked. `held` is the slot that is booked, null while none is: then it is what is
 * offered, and `listed` are the offers by their places.
 */
export type Calendar = {
  today: string;
  counted: string;
  held: Slot | null;
  offered: readonly Slot[];
  listed: readonly Slot[];
  available: readonly Slot[];
};

export type Span = Extract<Days, { kind: 'span' }>;

export function onDay(date: string): Span {
  return { kind: 'span', from: date, to: date };
}

/** Open-ended. */
export function fromDay(date: string): Span {
  return { kind: 'span', from: date, to: addDays(date, HORIZON_DAYS) };
}

/** Returns the span from tomorrow to a date. */
export function untilDay(calendar: Calendar, date: string): Span {
  return { kind: 'span', from: calendar.today, to: date };
}

/** Returns the Monday of a date's week (Monday to Sunday). */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Returns Monday to Sunday of the week `weeks` after a date's week. */
export function weekOf(date: string, weeks: number): Span {
  const monday = addDays(mondayOf(date), weeks * 7);
  return { kind: 'span', from: monday, to: addDays(monday, 6) };
}

/** Returns the first such weekday after a date, excluding the date itself. */
export function weekdayAfter(weekday: number, date: string): string {
  return addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);
}

/**
 * Returns the next date with a day of the month, preferring an offered one; null if neither of the next two months has
 * it.
 */
export function dayOfMonth(calendar: Calendar, day: number): string | null {
  const suffix = `-${String(day).padStart(2, '0')}`;
  const offered = calendar.offered.find((slot) => slot.date.endsWith(suffix));
  if (offered !== undefined) return offered.date;
  for (let ahead = 0; ahead <= 62; ahead++) {
    const date = addDays(calendar.today, ahead);
    if (date.endsWith(suffix)) return date;
  }
  return null;
}

/**
 * Returns the date of a day and month without a year: an offered one, otherwise the nearest; a past day only if it has
 * just gone. Null if the calendar has no such day.
 */
export function dayAndMonth(calendar: Calendar, day: number, month: number, year?: number): string | null {
  const suffix = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) {
    const date = `${year < 100 ? 2000 + year : year}${suffix}`;
    return isDate(date) ? date : null;
  }
  const thisYear = Number(calendar.today.slice(0, 4));
  for (const candidate of [thisYear, thisYear + 1]) {
    const date = `${candidate}${suffix}`;
    if (isDate(date) && daysBetween(calendar.today, date) > -60) return date;
  }
  return null;
}

/** Returns the first to the last day of the next such month. */
export function monthSpan(calendar: Calendar, month: number): Span {
  const from = dayAndMonth(calendar, 1, month) ?? calendar.today;
  return { kind: 'span', from, to: lastOfMonth(from) };
}

export function lastOfMonth(date: string): string {
  return addDays(`${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1);
}

/** Returns the next bank holiday after today whose date or name satisfies a test; null if the table has run out. */
export function bankHoliday(
  calendar: Calendar,
  test: (date: string, name: string) => boolean,
): string | null {
  return BANK_HOLIDAYS.find(([date, name]) => date >= calendar.today && test(date, name))?.[0] ?? null;
}

/**
 * Resolves a weekday on its own to the one beside the day that is booked; before anything is booked to the offered days
 * of that name, otherwise to the next one.
 */
export function settle(calendar: Calendar, days: Days): Days {
  if (days.kind !== 'weekday') return days;
  if (calendar.held !== null) return beside(calendar.held.date, days.weekday, calendar.today);
  const dates = calendar.offered.map((slot) => slot.date).filter((date) => weekdayOf(date) === days.weekday);
  const [first] = dates;
  if (first === undefined) return onDay(weekdayAfter(days.weekday, calendar.today));
  const from = dates.reduce((a, b) => (b < a ? b : a), first);
  const to = dates.reduce((a, b) => (b > a ? b : a), first);
  return from === to ? onDay(from) : { kind: 'span', from, to, weekdays: [days.weekday] };
}

/** A weekday that is farther than this from the booked day is nearer to it in another week. */
const NEAREST_DAYS = 3;

/**
 * Returns the weekday of the booked day's week (Monday to Sunday) if no other is as near and it is still to come.
 * Otherwise people disagree on which one is meant.
 */
function beside(held: string, weekday: number, today: string): Days {
  const date = addDays(mondayOf(held), (weekday + 6) % 7);
  const isPlain = date > today && Math.abs(daysBetween(held, date)) <= NEAREST_DAYS;
  return isPlain ? onDay(date) : { ...fromDay(addDays(today, 1)), weekdays: [weekday], vague: true };
}

/** Whether a date is among the days; a weekday on its own must be resolved first. */
export function includes(days: Days, date: string): boolean {
  switch (days.kind) {
    case 'weekday':
      return weekdayOf(date) === days.weekday;
    case 'span':
      return (
        date >= days.from &&
        date <= days.to &&
        (days.weekdays === undefined || days.weekdays.includes(weekdayOf(date)))
      );
    case 'conflict':
      return false;
  }
}

/** Returns the date if the days are a single day. */
export function singleDay(days: Days): string | null {
  return days.kind === 'span' && days.from === days.to ? days.from : null;
}

/** Returns the days that both mean ("Tuesday" and "next week"), or null if they share none. */
export function intersect(a: Days, b: Days): Days | null {
  if (a.kind === 'conflict') return a;
  if (b.kind === 'conflict') return b;
  if (a.kind === 'weekday')
    return b.kind === 'weekday' ? (a.weekday === b.weekday ? a : null) : thin(b, a.weekday);
  if (b.kind === 'weekday') return thin(a, b.weekday);
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  const weekdays =
    a.weekdays === undefined ? b.weekdays : a.weekdays.filter((day) => b.weekdays?.includes(day) ?? true);
  if (from > to || weekdays?.length === 0) return null;
  const vague = a.vague === true && b.vague === true;
  return { kind: 'span', from, to, ...(weekdays && { weekdays }), ...(vague && { vague }) };
}

function thin(span: Span, weekday: number): Days | null {
  if (span.weekdays !== undefined && !span.weekdays.includes(weekday)) return null;
  const first = weekdayAfter(weekday, addDays(span.from, -1));
  if (first > span.to) return null;
  const second = addDays(first, 7);
  return second > span.to ? onDay(first) : { ...span, weekdays: [weekday] };
}
