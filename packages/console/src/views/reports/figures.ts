/** The figures of a report, computed from its rows; the API computes those of a whole period. */
import type { Resources } from '@waypost/client';
import { addDays } from '../../parts/format';
import type { Row } from './row';

export type Figures = {
  visits: number;
  /** Shares from 0 to 1; null without visits or bookings. */
  firstAttempt: number | null;
  onTime: number | null;
  byReply: number | null;
  /** Per stop. */
  miles: number | null;
  minutes: number | null;
};

/** Returns the figures of a whole period from its row; a period without orders has none. */
export function figuresOf(row: Row | undefined): Figures {
  const booked = row ? bookedCount(row) : 0;
  return {
    visits: row?.attempts ?? 0,
    firstAttempt: row?.first_attempt_rate ?? null,
    onTime: row?.on_time_rate_told ?? null,
    byReply: row && booked > 0 ? row.booked_by_reply / booked : null,
    miles: row?.miles_per_stop ?? null,
    minutes: row?.minutes_per_stop ?? null,
  };
}

export const bookedCount = (row: Row) => row.booked_by_reply + row.booked_by_link + row.booked_by_office;

/** Returns how often each reason occurred, most frequent first; without those that did not. */
export function failureCounts(rows: readonly Row[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { failures } of rows) {
    for (const [reason, count] of Object.entries(failures as Record<string, number>)) {
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    }
  }
  return [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}

const MAX_DAYS = 400;

/** Returns the dates from one to another, both included, at most 400. */
export function datesOf(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to && dates.length < MAX_DAYS; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns the number of days from one date to another, both included. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000) + 1;

export type Answers = Resources['AnswerReport'];

/** Returns the number of answers at each hour of each weekday; Monday is first. */
export function answersByHour(rows: readonly Answers[]): number[][] {
  const counts = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { day, hour, replies, links } of rows) {
    const hours = counts[weekdayOf(day)];
    if (hours) hours[hour] = (hours[hour] ?? 0) + replies + links;
  }
  return counts;
}

/** Monday is 0. */
const weekdayOf = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Returns a colour step from 0 to `steps`. The square root keeps one busy hour from making all others look the same.
 */
export const heatLevel = (count: number, max: number, steps: number) =>
  Math.ceil(Math.sqrt(count / max) * steps);
