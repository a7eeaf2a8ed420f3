/**
 * Bank holidays of the parts of the United Kingdom, computed from their rules (Banking and Financial Dealings Act 1971,
 * and custom). A holiday on a weekend has a substitute; both are closed. For a holiday proclaimed for a single year,
 * set an override of the depot.
 */
import { addDays, weekdayOf } from '@waypost/base/local-time';

export const BANK_HOLIDAYS = ['england_and_wales', 'scotland', 'northern_ireland'] as const;
export type BankHolidays = (typeof BANK_HOLIDAYS)[number];

/** Calendar and year → its dates. */
const known = new Map<string, ReadonlySet<string>>();

/** Returns whether a date (`YYYY-MM-DD`) is a bank holiday, or its substitute. */
export function isBankHoliday(date: string, calendar: BankHolidays): boolean {
  const year = date.slice(0, 4);
  const key = `${calendar} ${year}`;
  const dates = known.get(key) ?? new Set(bankHolidays(calendar, Number(year)));
  known.set(key, dates);
  return dates.has(date);
}

/** Lists the bank holidays of a year with their substitutes, by date. */
export function bankHolidays(calendar: BankHolidays, year: number): string[] {
  const easter = easterSunday(year);
  const isScottish = calendar === 'scotland';
  const fixed = [
    isScottish ? ['01-01', '01-02'] : ['01-01'],
    ...(isScottish ? [['11-30']] : []),
    ...(calendar === 'northern_ireland' ? [['03-17'], ['07-12']] : []),
    ['12-25', '12-26'],
  ];
  const moving = [
    addDays(easter, -2),
    ...(isScottish ? [] : [addDays(easter, 1)]),
    mondayFrom(`${year}-05-01`),
    mondayUntil(`${year}-05-31`),
    isScottish ? mondayFrom(`${year}-08-01`) : mondayUntil(`${year}-08-31`),
  ];
  const dates = [...moving, ...fixed.flatMap((days) => withSubstitutes(days.map((day) => `${year}-${day}`)))];
  return [...new Set(dates)].sort();
}

/** Returns neighbouring holidays, and the next working day for each that falls on a weekend. */
function withSubstitutes(days: readonly string[]): string[] {
  const dates = [...days];
  for (const day of days.filter(isWeekend)) {
    let substitute = addDays(day, 1);
    while (isWeekend(substitute) || dates.includes(substitute)) substitute = addDays(substitute, 1);
    dates.push(substitute);
  }
  return dates;
}

const isWeekend = (date: string): boolean => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** Returns the first Monday on or after a date, and the last one on or before it. */
const mondayFrom = (date: string): string => addDays(date, (8 - weekdayOf(date)) % 7);
const mondayUntil = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/** Returns Easter Sunday by the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  const month = Math.floor(days / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
