/** How long goods have waited: bands of days, and the words for a wait. Without React. */
import type { Resources } from '@waypost/client';
import { day, plural } from '../../parts/format';

export type Waiting = Resources['AgeingLine'];

/** Bands of whole days, both ends included. */
export const BANDS = [
  { name: 'Up to 2 days', from: 0, to: 2 },
  { name: '3 to 6 days', from: 3, to: 6 },
  { name: '7 to 13 days', from: 7, to: 13 },
  { name: '14 days and more', from: 14, to: Infinity },
] as const;
export type Band = (typeof BANDS)[number];

/** Returns the lines of a band, or all of them without one. */
export const within = (lines: readonly Waiting[], band: Band | undefined): Waiting[] =>
  lines.filter(({ days }) => band === undefined || (days >= band.from && days <= band.to));

/** `12 days`; `From Mon 3 Mar` where its first day is still to come. */
export function waitWords({ days, since }: Pick<Waiting, 'days' | 'since'>, today: string): string {
  if (since > today) return `From ${day(since)}`;
  return days === 0 ? 'Since today' : plural(days, 'day');
}

/** Whether the last promised day is over, or its visit is booked for later. */
export const isOverdue = (
  { deliver_by: last, slot }: Pick<Waiting, 'deliver_by' | 'slot'>,
  today: string,
): boolean => last !== null && (slot?.date ?? today) > last;
