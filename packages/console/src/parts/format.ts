/**
 * Dates, times and words for people: as the courier's country writes them and by its depots' clock, whatever the
 * browser is set to.
 */
export const LOCALE = 'en-GB';

const styles = {
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  withYear: { day: 'numeric', month: 'short', year: 'numeric' },
  toTheSecond: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatsIn(timeZone: string) {
  const of = (style: keyof typeof styles) => new Intl.DateTimeFormat(LOCALE, { ...styles[style], timeZone });
  return {
    time: of('time'),
    moment: of('moment'),
    withYear: of('withYear'),
    toTheSecond: of('toTheSecond'),
    date: of('date'),
  };
}

/** The clock of moments: that of the depots, and until they are known that of most couriers. */
let clock = formatsIn('Europe/London');

export function setClock(timeZone: string): void {
  clock = formatsIn(timeZone);
}

/** Days are dates of a calendar, without a clock. */
const onCalendar = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
};

/** `09:42`, from a timestamp or a time of day. */
export function time(value: string): string {
  return value.includes('T') ? clock.time.format(new Date(value)) : value.slice(0, 5);
}

/** `Thu 12 Mar`, from a date. */
export const day = onCalendar({ weekday: 'short', day: 'numeric', month: 'short' });

/** `12 Mar`, from a date. */
export const shortDay = onCalendar({ day: 'numeric', month: 'short' });

/** `Thu`, from a date. */
export const weekday = onCalendar({ weekday: 'short' });

/** `March 2026`, from a date. */
export const monthName = onCalendar({ month: 'long', year: 'numeric' });

/** `12 Mar, 09:42`; the year instead of the time if it is not this year. */
export function moment(at: string): string {
  const date = new Date(at);
  const isThisYear = clock.date.format(date).slice(-4) === clock.date.format(new Date()).slice(-4);
  return (isThisYear ? clock.moment : clock.withYear).format(date);
}

/** `+44 7700 900123` */
export const phone = (number: string) => number.replace(/^(\+44)(\d{4})(\d{6})$/, '$1 $2 $3');

/** Compares names as people sort them: Van 2 before Van 10. */
export const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, LOCALE, { numeric: true });

/** `12 Mar, 09:42:07` */
export const dateTimeWithSeconds = (at: string) => clock.toTheSecond.format(new Date(at));

/** `3 min ago` */
export function ago(at: string, now = Date.now()): string {
  const minutes = Math.round((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return `${Math.round(minutes / 1_440)} days ago`;
}

export const formatSlot = (slot: { date: string; from: string; to: string }) =>
  `${day(slot.date)}, ${slot.from}–${slot.to}`;

/** Replaces the codes in a sentence: `such words meant accept_offer` → `such words meant accept offer`. */
export const humaniseCodes = (text: string) =>
  text.replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, (code) => code.replaceAll('_', ' '));

/** `needs_review` → `Needs review` */
export function humanise(code: string): string {
  const plain = code.replaceAll(/[_.]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `0.805` → `81%`, with one decimal `80.5%` */
export const percent = (share: number, decimals = 0) => `${(share * 100).toFixed(decimals)}%`;

/** `just now` → `Just now` */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`;

/** `540` → `9 h`, `565` → `9 h 25 min`, `25` → `25 min` */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Returns today's date by the depots' clock, or the date that many days later. */
export function isoDay(offset = 0, now = new Date()): string {
  const today = clock.date.format(now).split('/').reverse().join('-');
  return offset === 0 ? today : addDays(today, offset);
}

/** Returns the last second of a date by the depots' clock, as a timestamp. */
export function endOfDay(date: string): string {
  const utc = Date.parse(`${date}T23:59:59Z`);
  // No clock is further from UTC than fourteen hours, and each by whole quarters of an hour.
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const at = utc + minutes * 60_000;
    if (isoDay(0, new Date(at)) === date && isoDay(0, new Date(at + 1_000)) > date)
      return new Date(at).toISOString();
  }
  throw new Error(`${date} has no end.`);
}

export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
