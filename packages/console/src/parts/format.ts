/** Formats dates, times and words for people. */
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const TO_THE_SECOND = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `09:42`, from a timestamp or a time of day. */
export function time(value: string): string {
  return value.includes('T') ? TIME.format(new Date(value)) : value.slice(0, 5);
}

/** `Thu 12 Mar`, from a date. */
export const day = (date: string) => DAY.format(new Date(`${date.slice(0, 10)}T12:00:00`));

/** `Thu`, from a date. */
export const weekday = (date: string) => WEEKDAY.format(new Date(`${date.slice(0, 10)}T12:00:00`));

/** `12 Mar, 09:42`; the year instead of the time if it is not this year. */
export function moment(at: string): string {
  const date = new Date(at);
  return (date.getFullYear() === new Date().getFullYear() ? MOMENT : WITH_YEAR).format(date);
}

/** `+44 7700 900123` */
export const phone = (number: string) => number.replace(/^(\+44)(\d{4})(\d{6})$/, '$1 $2 $3');

/** Compares names as people sort them: Van 2 before Van 10. */
export const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en-GB', { numeric: true });

/** `12 Mar, 09:42:07` */
export const dateTimeWithSeconds = (at: string) => TO_THE_SECOND.format(new Date(at));

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

/** `just now` → `Just now` */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** Returns the date that is `offset` days from `from`, by the local clock. */
export function isoDay(offset = 0, from = new Date()): string {
  const at = new Date(from);
  at.setDate(at.getDate() + offset);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
}

export const addDays = (date: string, days: number) => isoDay(days, new Date(`${date}T12:00:00`));
