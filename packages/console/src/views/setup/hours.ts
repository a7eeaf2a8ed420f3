/** Weekly hours of depots, and shifts of drivers and vans. */
import type { Resources } from '@waypost/client';

export type Schedule = Resources['SlotSchedule'];
/** Hours on a weekday; 0 is Sunday. */
export type DayHours = { weekday: number; from: string; to: string };

/** An entry of a shift: hours on a weekday, or on every day. */
export type ShiftHours = Omit<DayHours, 'weekday'> & { weekday?: number | undefined };

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

/** Returns the hours of shifts that are the same on every day, or undefined. */
export function dailyHours(shifts: readonly ShiftHours[]): { from: string; to: string } | undefined {
  const [first, ...others] = shifts;
  return first && first.weekday === undefined && others.length === 0 ? first : undefined;
}

/** Returns shifts by weekday: from the earliest to the latest time of all entries that hold for it. */
export function weekOf(shifts: readonly ShiftHours[]): DayHours[] {
  return WEEK.flatMap((number) => {
    const held = shifts.filter(({ weekday = number }) => weekday === number);
    const from = held.map((entry) => entry.from).sort()[0];
    const to = held
      .map((entry) => entry.to)
      .sort()
      .at(-1);
    return from === undefined || to === undefined ? [] : [{ weekday: number, from, to }];
  });
}

/** `Daily 07:00–19:00`, or by weekday; the words for no shifts. */
export function formatShifts(shifts: readonly ShiftHours[] | undefined): string {
  if (shifts === undefined) return 'While the depot is open';
  const daily = dailyHours(shifts);
  return daily ? `Daily ${formatHours(daily)}` : formatHours(weekOf(shifts));
}

function isWeek(hours: object): hours is readonly DayHours[] {
  return Array.isArray(hours);
}
