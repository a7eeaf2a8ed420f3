/** Weekly hours of depots and drivers, and their weekdays. */
import type { Resources } from '@waypost/client';

export type Schedule = Resources['SlotSchedule'];
/** Hours on a weekday; 0 is Sunday. */
export type DayHours = { weekday: number; from: string; to: string };

/** The weekdays by number, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const LONG = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekday = (number: number) => DAYS[number] ?? '';
export const longWeekday = (number: number) => LONG[number] ?? '';

/** `Mon–Fri 07:00–20:00, Sat 08:00–12:00` */
export function formatHours(hours: { from: string; to: string } | readonly DayHours[]): string {
  if (!isWeek(hours)) return `${hours.from}–${hours.to}`;
  const runs: { first: number; last: number; hours: string }[] = [];
  WEEK.forEach((number, at) => {
    const day = hours.find((each) => each.weekday === number);
    if (!day) return;
    const said = `${day.from}–${day.to}`;
    const before = runs.at(-1);
    if (before?.hours === said && before.last === at - 1) before.last = at;
    else runs.push({ first: at, last: at, hours: said });
  });
  const name = (at: number) => weekday(WEEK[at] ?? 0);
  return runs
    .map(({ first, last, hours: said }) =>
      first === last ? `${name(first)} ${said}` : `${name(first)}–${name(last)} ${said}`,
    )
    .join(', ');
}

function isWeek(hours: object): hours is readonly DayHours[] {
  return Array.isArray(hours);
}
