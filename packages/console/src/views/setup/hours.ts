/** A depot's opening hours in one line, and its week of slots. */
import type { Resources } from '@waypost/client';
import type { Depot } from '../../api/queries';

export type Schedule = Resources['SlotSchedule'];

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const weekday = (number: number) => DAYS[number - 1] ?? '';

export function hoursWords(opening: Depot['opening']): string {
  if (!Array.isArray(opening)) return `${opening.from}–${opening.to}`;
  return opening.map(({ weekday: at, from, to }) => `${weekday(at)} ${from}–${to}`).join(', ');
}
