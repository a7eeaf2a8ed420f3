/**
 * Calendar dates and wall clocks: the only place where an instant becomes a local date or a local date an instant.
 * Dates are `YYYY-MM-DD` and times of day `HH:MM`, plain strings that sort as they read. It imports nothing and reads
 * no clock, so it may run inside workflow code. Dates are pure integer arithmetic; only the offset of a zone comes
 * from `Intl`, through one cached formatter per zone.
 */

/** A wall clock as it reads in a zone; `weekday` 0 is Sunday. */
export type LocalDateTime = { date: string; time: string; second: number; weekday: number };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const DAYS_PER_ERA = 146_097; // 400 Gregorian years
const EPOCH_FROM_MARCH_YEAR_0 = 719_468;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the days since 1970-01-01 of a proleptic Gregorian date. Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", `days_from_civil`: years begin in March, so that the leap day comes last.
 */
function dayNumberOf(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_FROM_MARCH_YEAR_0;
}

/** Returns the date that is `dayNumber` days after 1970-01-01: Hinnant's `civil_from_days`. */
function dateOfDayNumber(dayNumber: number): string {
  const shifted = dayNumber + EPOCH_FROM_MARCH_YEAR_0;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (year < 0 || year > 9999) throw new RangeError(`year ${year} is outside 0000 to 9999`);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Returns the day number of `YYYY-MM-DD`, or null when the text is not a calendar date. */
function parseDate(text: string): number | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const month = Number(match[2]);
  const day = Number(match[3]);
  // There is no year 0, and PostgreSQL has none.
  if (match[1] === '0000' || month < 1 || month > 12 || day < 1) return null;
  const dayNumber = dayNumberOf(Number(match[1]), month, day);
  // 30 February also has a day number, that of 2 March: a date is real if it survives the round trip.
  return day <= 28 || dateOfDayNumber(dayNumber) === text ? dayNumber : null;
}

function requireDate(text: string): number {
  const dayNumber = parseDate(text);
  if (dayNumber === null) throw new RangeError(`not a date: ${text}`);
  return dayNumber;
}

/** Returns whether the text is `YYYY-MM-DD` and a day of the Gregorian calendar: `2026-02-30` is not. */
export function isDate(text: string): boolean {
  return parseDate(text) !== null;
}

/** Returns whether the text is a time of day `HH:MM` from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/**
 * Converts `HH:MM` to minutes since midnight.
 *
 * @throws RangeError when it is not a time of day.
 */
export function minutesOf(time: string): number {
  const match = TIME_OF_DAY.exec(time);
  if (match === null) throw new RangeError(`not a time of day: ${time}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/**
 * Converts minutes since midnight to `HH:MM`.
 *
 * @throws RangeError unless it is a whole number from 0 to 1439.
 */
export function timeOfMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1440) {
    throw new RangeError(`not minutes of a day: ${minutes}`);
  }
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * Returns the date `days` days later, or earlier when negative.
 *
 * @throws RangeError when `date` is not one or the year leaves 0000–9999.
 */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(requireDate(date) + days);
}

/**
 * Returns the weekday of a date, 0 for Sunday to 6 for Saturday.
 *
 * @throws RangeError when it is not a date.
 */
export function weekdayOf(date: string): number {
  return weekdayOfDayNumber(requireDate(date));
}

function weekdayOfDayNumber(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7; // 1970-01-01 was a Thursday
}

/**
 * Returns whole days from `from` to `to`, negative when `to` is the earlier.
 *
 * @throws RangeError when one is not a date.
 */
export function daysBetween(from: string, to: string): number {
  return requireDate(to) - requireDate(from);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Since then clocks have changed only on the quarter hour: within one they run evenly. */
const EVEN_SINCE_MS = Date.UTC(1980, 0, 1);
const EVEN_MS = 15 * MS_PER_MINUTE;
/**
 * Zone and quarter hour → how far its wall clock is ahead. Formatting is expensive, and the same few days are asked
 * for again and again.
 */
const aheadMs = new Map<string, number>();
const MAX_REMEMBERED = 5_000;

/** Returns the wall clock at an instant as milliseconds since 1970-01-01 00:00 on that same clock; whole seconds. */
function wallClockMs(instantMs: number, zone: string): number {
  if (!(instantMs >= EVEN_SINCE_MS)) return formattedClockMs(instantMs, zone);
  const whole = Math.floor(instantMs / 1000) * 1000;
  const quarter = Math.floor(whole / EVEN_MS) * EVEN_MS;
  const key = `${zone} ${quarter}`;
  let ahead = aheadMs.get(key);
  if (ahead === undefined) {
    ahead = formattedClockMs(quarter, zone) - quarter;
    if (aheadMs.size >= MAX_REMEMBERED) aheadMs.clear();
    aheadMs.set(key, ahead);
  }
  return whole + ahead;
}

function formattedClockMs(instantMs: number, zone: string): number {
  const [month = NaN, day = NaN, year = NaN, hour = NaN, minute = NaN, second = NaN] = formatterOf(zone)
    .format(instantMs)
    .split(/\D+/)
    .map(Number); // "05/14/2026, 00:30:00"
  return dayNumberOf(year, month, day) * MS_PER_DAY + ((hour * 60 + minute) * 60 + second) * 1000;
}

/** Returns how far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(instantMs: number, zone: string): number {
  return wallClockMs(instantMs, zone) - Math.floor(instantMs / 1000) * 1000;
}

/**
 * Returns the date, time and weekday that a clock in `zone` (IANA name) shows at an instant.
 *
 * @throws RangeError when the instant is invalid or the zone unknown.
 */
export function localDateTime(instant: Date, zone: string): LocalDateTime {
  const wallMs = wallClockMs(instant.getTime(), zone);
  const dayNumber = Math.floor(wallMs / MS_PER_DAY);
  const secondOfDay = (wallMs - dayNumber * MS_PER_DAY) / 1000;
  return {
    date: dateOfDayNumber(dayNumber),
    time: timeOfMinutes(Math.floor(secondOfDay / 60)),
    second: secondOfDay % 60,
    weekday: weekdayOfDayNumber(dayNumber),
  };
}

/**
 * Returns the whole seconds that a clock in `zone` shows since the beginning of `date`: negative before it, more than
 * a day's after it.
 */
export function secondOfDate(instant: Date, zone: string, date: string): number {
  return (wallClockMs(instant.getTime(), zone) - requireDate(date) * MS_PER_DAY) / 1000;
}

/**
 * Returns the instant at which a clock in `zone` shows `date` `time`. A time skipped in spring moves forward by the
 * length of the gap; a time shown twice in autumn is its first showing (RFC 5545, section 3.3.5).
 *
 * @throws RangeError when the date, the time or the zone is invalid.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wallMs = requireDate(date) * MS_PER_DAY + minutesOf(time) * MS_PER_MINUTE;
  // No zone changes its clock twice within two days, so the offsets a day before and after are the only candidates.
  const before = offsetMs(wallMs - MS_PER_DAY, zone);
  const after = offsetMs(wallMs + MS_PER_DAY, zone);
  const byBefore = wallMs - before;
  if (before === after || offsetMs(byBefore, zone) === before) return new Date(byBefore);
  const byAfter = wallMs - after;
  return new Date(offsetMs(byAfter, zone) === after ? byAfter : byBefore);
}

/** Returns true for the IANA name of a time zone. */
export function isTimezone(name: string): boolean {
  // Offsets such as +01:00 are zones to Intl, but have no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
