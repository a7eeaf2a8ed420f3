/**
 * Formats dates, numbers and words as written in the courier's country, regardless of the browser's settings. Moments
 * need a clock: `wall-clock.ts`.
 */
export const LOCALE = 'en-GB';

/** Days are dates of a calendar, without a clock. */
const onCalendar = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
};

/** `Thu 12 Mar`, from a date. */
export const day = onCalendar({ weekday: 'short', day: 'numeric', month: 'short' });

/** `12 Mar`, from a date. */
export const shortDay = onCalendar({ day: 'numeric', month: 'short' });

/** `Thu`, from a date. */
export const weekday = onCalendar({ weekday: 'short' });

/** `March 2026`, from a date. */
export const monthName = onCalendar({ month: 'long', year: 'numeric' });

/** `+44 7700 900123` */
export const phone = (number: string) => number.replace(/^(\+44)(\d{4})(\d{6})$/, '$1 $2 $3');

const names = new Intl.Collator(LOCALE, { numeric: true });

/** Compares names as people sort them: Van 2 before Van 10. */
export const byName = (one: { name: string }, other: { name: string }) => names.compare(one.name, other.name);

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

// A format of its own for each number takes most of the time that a day's board is drawn in.
const numbers = new Intl.NumberFormat(LOCALE);

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

/** `2 of 3 pieces in` */
export const piecesIn = (scanned: number, expected: number) =>
  `${scanned} of ${plural(expected, 'piece')} in`;

/** `540` → `9 h`, `565` → `9 h 25 min`, `25` → `25 min` */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Returns how many days later the second date is. */
export const daysFrom = (date: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(date)) / 86_400_000);

export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
