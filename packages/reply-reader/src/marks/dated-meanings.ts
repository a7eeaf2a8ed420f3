/**
 * Turns the match of a rule into days named by the calendar: bank holidays and feasts, dates with numbers, parts of
 * months. A rule of data/marks names one of these functions in `means`, followed by its argument.
 */
import { addDays, daysBetween, weekdayOf } from '@waypost/base/local-time';
import {
  BANK_HOLIDAYS,
  bankHoliday,
  dayAndMonth,
  dayOfMonth,
  lastOfMonth,
  monthSpan,
  onDay,
  weekdayAfter,
} from './calendar.js';
import {
  checked,
  dated,
  day,
  lastDay,
  markIn,
  monthIn,
  numberIn,
  partOfMonth,
  previousDays,
  weekdayIn,
  type Context,
  type DayMeaning,
} from './day-matches.js';
import type { Days } from './mentions.js';

/** "Not in September. The 10th": a day of the month may or may not belong to the month named before. */
function inMonthBefore(number: number, context: Context): Days | null {
  const month = previousDays(context);
  if (month?.kind !== 'span' || !month.from.endsWith('-01') || month.to !== lastOfMonth(month.from))
    return null;
  const date = dayAndMonth(context.calendar, number, Number(month.from.slice(5, 7)));
  return date === null || date === dayOfMonth(context.calendar, number)
    ? null
    : { ...onDay(date), vague: true };
}

export const NAMED_DAYS: Readonly<Record<string, DayMeaning>> = {
  /** Only near Easter: "good friday" may also be praise for a Friday. */
  nearGoodFriday(_, { calendar }) {
    const date = bankHoliday(calendar, (_date, name) => name === 'good friday');
    return date !== null && daysBetween(calendar.today, date) <= 45 ? onDay(date) : null;
  },
  /** A day at a distance from Easter Monday. */
  fromEasterMonday(_, { calendar }, told) {
    const [first = 0, last = 0] = told.split(' ').map(Number);
    const monday = bankHoliday(calendar, (_date, holiday) => holiday === 'easter monday');
    return monday === null ? null : { kind: 'span', from: addDays(monday, first), to: addDays(monday, last) };
  },
  /** From Christmas to the last bank holiday that belongs to it. */
  christmasHolidays(_, { calendar }) {
    const from = dayAndMonth(calendar, 25, 12);
    if (from === null) return null;
    const last = BANK_HOLIDAYS.filter(
      ([date]) => daysBetween(from, date) >= 0 && daysBetween(from, date) < 5,
    );
    return { kind: 'span', from, to: last.at(-1)?.[0] ?? addDays(from, 1) };
  },
  christmas(_, { calendar }) {
    const from = dayAndMonth(calendar, 25, 12);
    return from === null ? null : { kind: 'span', from, to: addDays(from, 1) };
  },
  betweenTheYears(_, { calendar }) {
    const from = dayAndMonth(calendar, 27, 12);
    return from === null ? null : { kind: 'span', from, to: addDays(from, 4) };
  },
  /** The last Sunday of March or October, whichever is next: the day the clocks change. */
  clockChange(_, { calendar: { today } }) {
    const year = Number(today.slice(0, 4));
    const sundays = [`${year}-03-31`, `${year}-10-31`, `${year + 1}-03-31`].map((last) =>
      addDays(last, -weekdayOf(last)),
    );
    return day(sundays.find((sunday) => sunday >= today) ?? null);
  },
  /** The first given weekday from a day of the year on, plus a number of days: "4 11-22 1". */
  weekdayFrom(_, { calendar: { today } }, told) {
    const [weekday = '', monthDay = '', later = ''] = told.split(' ');
    const year = Number(today.slice(0, 4));
    const dates = [year, year + 1].map((of) =>
      addDays(weekdayAfter(Number(weekday), addDays(`${of}-${monthDay}`, -1)), Number(later)),
    );
    return day(dates.find((date) => date >= today) ?? null);
  },
  /** The next one, or the next one whose name begins with one of the given texts (separated by "|"). */
  bankHoliday(_, { calendar }, told) {
    const names = told.split('|');
    return day(bankHoliday(calendar, (_date, name) => names.some((start) => name.startsWith(start))));
  },
  /** The next one in a month, given as two digits. */
  bankHolidayIn(_, { calendar }, told) {
    return day(bankHoliday(calendar, (date) => date.slice(5, 7) === told));
  },
  /** The next one on a weekday. */
  bankHolidayOn(_, { calendar }, told) {
    return day(bankHoliday(calendar, (date) => weekdayOf(date) === Number(told)));
  },
  /** The Saturday to Monday of a bank holiday on a Monday. */
  bankHolidayWeekend(_, { calendar }) {
    const monday = bankHoliday(calendar, (date) => weekdayOf(date) === 1);
    return monday === null ? null : { kind: 'span', from: addDays(monday, -2), to: monday };
  },
  /** The given day and month. */
  date(_, { calendar }, told) {
    const [dayOf = 0, month = 0] = told.split(' ').map(Number);
    return day(dayAndMonth(calendar, dayOf, month));
  },
};

/** Dates with numbers. */
export const DATES: Readonly<Record<string, DayMeaning>> = {
  numericDate: (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'), numberIn(groups, 'year')),
      'date',
    ),
  dayAndMonth: (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month')),
      `${groups['day'] ?? ''}/${groups['month'] ?? ''}`,
    ),
  /** A day that is available; otherwise it is a time. */
  dateThatIsFree(groups, { calendar }) {
    const date = dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'));
    const isThere = [...calendar.offered, ...calendar.available].some((slot) => slot.date === date);
    return isThere ? day(date) : null;
  },
  /** "27-03" cannot be a time; "09-04" may be the window of a slot, and is a day only if that day is available. */
  dayDashMonth(groups, { calendar }) {
    const number = numberIn(groups, 'day');
    const month = numberIn(groups, 'month');
    const date = dayAndMonth(calendar, number, month);
    if (date === null || number > 24) return day(date);
    const slots = [...calendar.offered, ...calendar.available];
    const isWindow = slots.some(
      ({ from, to }) =>
        Number(from.slice(0, 2)) % 12 === number % 12 && Number(to.slice(0, 2)) % 12 === month,
    );
    return !isWindow && slots.some((slot) => slot.date === date) ? onDay(date) : null;
  },
  /** "21 to 25 September"; "8-12 September" may be the window of an offer. */
  spanInMonth(groups, { calendar }) {
    const [first, last] = [numberIn(groups, 'first'), numberIn(groups, 'day')];
    const isWindow = calendar.offered.some(
      (slot) =>
        Number(slot.from.slice(0, 2)) % 12 === first % 12 && Number(slot.to.slice(0, 2)) % 12 === last % 12,
    );
    const from = dayAndMonth(calendar, first, monthIn(groups));
    const to = dayAndMonth(calendar, last, monthIn(groups));
    return isWindow || from === null || to === null || from >= to ? null : { kind: 'span', from, to };
  },
  /** A day, a month and, if given, a year. */
  calendarDate(groups, { calendar }) {
    const year = groups['year'] === undefined ? undefined : Number(groups['year']);
    return dated(dayAndMonth(calendar, numberIn(groups, 'day'), monthIn(groups), year), 'date');
  },
  nthOfMonth(groups, { calendar }) {
    const number = ['first', 'second', 'third'].indexOf(groups['nth'] ?? '') + 1;
    return day(dayAndMonth(calendar, number, monthIn(groups)));
  },
  lastOfMonth: (groups, { calendar }) => onDay(lastOfMonth(monthSpan(calendar, monthIn(groups)).from)),
  lastWeekdayOfMonth(groups, { calendar }) {
    const month = groups['month'] === undefined ? calendar.today : monthSpan(calendar, monthIn(groups)).from;
    return onDay(addDays(weekdayAfter(weekdayIn(groups), lastOfMonth(month)), -7));
  },
  firstWeekdayOfMonth: (groups, { calendar }) =>
    onDay(weekdayAfter(weekdayIn(groups), addDays(monthSpan(calendar, monthIn(groups)).from, -1))),
  partOfMonth: (groups, { calendar }) =>
    partOfMonth(monthSpan(calendar, monthIn(groups)).from, (groups['part'] ?? '').replace('the ', '')),
  month: (groups, { calendar }) => ({
    ...monthSpan(calendar, monthIn({ month: groups['month'] ?? groups['some'] ?? groups['bare'] })),
  }),
  /** "The 2nd, 9th and 20th of april": the month applies to all of them; "28th or 1st october" goes back one month. */
  dayOfSameMonth(groups, context) {
    const date = lastDay(markIn(groups, context));
    if (date === null) return null;
    const number = numberIn(groups, 'day');
    const first = `${date.slice(0, 8)}01`;
    const month = number <= Number(date.slice(8)) ? first : `${addDays(first, -1).slice(0, 8)}01`;
    const named = addDays(month, number - 1);
    return number >= 1 && named <= lastOfMonth(month) ? onDay(named) : null;
  },
  weekdayAndDay(groups, { calendar }) {
    const date = dayOfMonth(calendar, numberIn(groups, 'day'));
    return checked(
      weekdayIn(groups),
      dated(date, 'day'),
      `${groups['weekday'] ?? ''} ${groups['day'] ?? ''}`,
    );
  },
  dayOfMonth(groups, context) {
    const number = numberIn(groups, 'day');
    return number === 0 || number > 31
      ? { kind: 'conflict', said: `${number}th` }
      : (inMonthBefore(number, context) ?? day(dayOfMonth(context.calendar, number)));
  },
  /** A day that was offered, if the number cannot be a place in the list. */
  dayThatIsOffered(groups, { calendar }) {
    const number = Number(groups['day'] ?? groups['place']);
    const isHour = calendar.offered.some(({ from, to }) =>
      [from, to].some((time) => Number(time.slice(0, 2)) % 12 === number % 12),
    );
    const offered = calendar.offered.find(({ date }) => Number(date.slice(8)) === number);
    const isPlain = number > calendar.offered.length && (groups['day'] === undefined || !isHour);
    return isPlain && offered !== undefined ? onDay(offered.date) : null;
  },
  comingDay: (groups, { calendar }) => day(dayOfMonth(calendar, numberIn(groups, 'day'))),
  /** "Fri 13": a date if it is a valid one, otherwise left to the times. */
  weekdayAndNumber(groups, { calendar }) {
    const number = numberIn(groups, 'day');
    const date = number >= 1 && number <= 31 ? dayOfMonth(calendar, number) : null;
    if (date !== null && weekdayOf(date) === weekdayIn(groups)) return onDay(date);
    const isHour = number <= 12 || calendar.offered.some((slot) => Number(slot.from.slice(0, 2)) === number);
    return isHour ? null : { kind: 'conflict', said: `${groups['weekday'] ?? ''} ${number}` };
  },
};
