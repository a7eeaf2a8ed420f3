/**
 * The clock on the wall of a depot, or of the courier: by it moments become times, and it says what day it is.
 * Written as in the courier's country, regardless of the browser's settings.
 */
import { addDays, LOCALE } from './format';

export type WallClock = {
  /** `09:42` */
  time: (at: string) => string;
  /** `12 Mar, 09:42`; the year instead of the time if it is not this year. */
  moment: (at: string, now?: number) => string;
  /** `12 Mar, 09:42:07` */
  momentWithSeconds: (at: string) => string;
  /** The date of a moment, as `2026-03-12`. */
  dateOf: (at: string) => string;
  /** Today's date, or the date that many days later. */
  today: (offset?: number, now?: number) => string;
  /** The last second of a date, as a timestamp. */
  endOfDay: (date: string) => string;
};

const styles = {
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  withYear: { day: 'numeric', month: 'short', year: 'numeric' },
  withSeconds: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const clocks = new Map<string, WallClock>();

/** Returns the clock of a time zone, always the same one. */
export function clockIn(timeZone: string): WallClock {
  const known = clocks.get(timeZone) ?? makeClock(timeZone);
  clocks.set(timeZone, known);
  return known;
}

function makeClock(timeZone: string): WallClock {
  const written = (style: keyof typeof styles) => {
    const format = new Intl.DateTimeFormat(LOCALE, { ...styles[style], timeZone });
    return (at: string) => format.format(new Date(at));
  };
  const [moment, withYear, date] = [written('moment'), written('withYear'), written('date')];
  const dateOf = (at: string) => date(at).split('/').reverse().join('-');
  return {
    time: written('time'),
    moment: (at, now = Date.now()) =>
      dateOf(at).slice(0, 4) === dateOf(timestamp(now)).slice(0, 4) ? moment(at) : withYear(at),
    momentWithSeconds: written('withSeconds'),
    dateOf,
    today: (offset = 0, now = Date.now()) => addDays(dateOf(timestamp(now)), offset),
    endOfDay: (day) => endOfDay(day, dateOf),
  };
}

const timestamp = (at: number) => new Date(at).toISOString();

function endOfDay(date: string, dateOf: WallClock['dateOf']): string {
  const utc = Date.parse(`${date}T23:59:59Z`);
  // No clock is further from UTC than fourteen hours, and each by whole quarters of an hour.
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const at = utc + minutes * 60_000;
    if (dateOf(timestamp(at)) === date && dateOf(timestamp(at + 1_000)) > date) return timestamp(at);
  }
  throw new Error(`${date} has no end.`);
}
