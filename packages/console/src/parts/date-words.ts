/** Dates and times as written in the courier's country, regardless of the browser's settings. */
import { addDays } from './format';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** `2026-03-12` → `12/03/2026` */
export const showDate = (date: string) => date.split('-').reverse().join('/');

/**
 * Returns the date that a text means, or undefined: `12/3/2026`, `12.3.26`, `12/3`, `12 Mar`, `2026-03-12`, `fri`,
 * `tomorrow`. Without a year it is the next such date; a weekday is the next one.
 */
export function parseDate(text: string, today: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'today') return today;
  if (plain === 'tomorrow') return addDays(today, 1);
  if (plain.length >= 3) {
    const weekday = WEEKDAYS.indexOf(plain.slice(0, 3));
    if (weekday >= 0 && /^[a-z]+$/.test(plain)) {
      const ahead = (weekday - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
      return addDays(today, ahead === 0 ? 7 : ahead);
    }
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})(?:[\s./-]+(\d{2}|\d{4}))?$/.exec(plain);
  if (!written) return undefined;
  const [, day = '', monthText = '', yearText] = written;
  const month = /^\d/.test(monthText) ? Number(monthText) : MONTHS.indexOf(monthText.slice(0, 3)) + 1;
  if (yearText !== undefined) return dateOf(century(Number(yearText)), month, Number(day));
  const year = Number(today.slice(0, 4));
  const thisYear = dateOf(year, month, Number(day));
  return thisYear !== undefined && thisYear >= today ? thisYear : dateOf(year + 1, month, Number(day));
}

const century = (year: number) => (year < 100 ? 2000 + year : year);

function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
  return isReal ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : undefined;
}

/** Returns the time of day that a text means as `HH:MM`, or undefined: `9`, `930`, `9.30`, `9:30 pm`, `17:05`. */
export function parseTime(text: string): string | undefined {
  const written = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(am|pm)?$/i.exec(text.trim());
  if (!written) return undefined;
  const [, hourText = '', minuteText = '0', half] = written;
  const twelve = Number(hourText) % 12;
  const hour = half === undefined ? Number(hourText) : twelve + (half.toLowerCase() === 'pm' ? 12 : 0);
  const minute = Number(minuteText);
  if (hour > 23 || minute > 59 || (half !== undefined && (Number(hourText) < 1 || Number(hourText) > 12)))
    return undefined;
  return `${pad(hour)}:${pad(minute)}`;
}

/** The weeks that a calendar shows of a month: from a Monday to a Sunday, days of the neighbouring months included. */
export function weeksOf(month: string): string[][] {
  const first = `${month.slice(0, 7)}-01`;
  const before = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let at = addDays(first, -before); weeks.length === 0 || at.slice(0, 7) === first.slice(0, 7);) {
    const start = at;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(start, offset)));
    at = addDays(at, 7);
  }
  return weeks;
}

/** Returns a day in the month that many months later. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}-01`;
}
