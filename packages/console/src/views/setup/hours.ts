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

/** `Monday to Saturday`, `Every day`; empty for no day. */
export function longWeekdays(entries: readonly { weekday: number }[]): string {
  const runs = runsOf((number) => (entries.some((entry) => entry.weekday === number) ? '' : undefined));
  if (runs[0]?.last === WEEK.length - 1 && runs[0].first === 0) return 'Every day';
  return runs.map((run) => wordsOf(run, longWeekday, ' to ')).join(', ');
}

/** `Mon–Fri 07:00–20:00, Sat 08:00–12:00` */
export function formatHours(hours: { from: string; to: string } | readonly DayHours[]): string {
  if (!isWeek(hours)) return `${hours.from}–${hours.to}`;
  const runs = runsOf((number) => {
    const day = hours.find((each) => each.weekday === number);
    return day && `${day.from}–${day.to}`;
  });
  return runs.map((run) => `${wordsOf(run, weekday, '–')} ${run.said}`).join(', ');
}

/** Weekdays by their place in the week, of which the same is said. */
type Run = { first: number; last: number; said: string };

/** Returns the days that follow each other and of which the same is said; days of which nothing is are left out. */
function runsOf(saidOf: (weekday: number) => string | undefined): Run[] {
  const runs: Run[] = [];
  WEEK.forEach((number, at) => {
    const said = saidOf(number);
    if (said === undefined) return;
    const before = runs.at(-1);
    if (before?.said === said && before.last === at - 1) before.last = at;
    else runs.push({ first: at, last: at, said });
  });
  return runs;
}

function wordsOf({ first, last }: Run, nameOf: (weekday: number) => string, to: string): string {
  const name = (at: number) => nameOf(WEEK[at] ?? 0);
  return first === last ? name(first) : `${name(first)}${to}${name(last)}`;
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
