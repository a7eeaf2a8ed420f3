/**
 * Days that a reply names by the calendar: bank holidays and feasts, dates with numbers, parts of months.
 */
import { addDays, daysBetween, weekdayOf } from '../domain/local-time.js';
import { BANK_HOLIDAYS } from './bank-holidays.js';
import type { Days } from './types.js';
import {
  bankHoliday,
  dayAndMonth,
  dayOfMonth,
  lastOfMonth,
  monthSpan,
  onDay,
  weekdayAfter,
  type Calendar,
} from './calendar.js';
import {
  checked,
  DAY,
  dated,
  day,
  MONTH,
  lastDay,
  markIn,
  monthIn,
  NTH,
  numberIn,
  partOfMonth,
  previousDays,
  rule,
  WEEKDAY,
  weekdayIn,
  type Context,
  type Rule,
} from './day-rules.js';

const IN_NAME: readonly (readonly [pattern: string, test: (date: string, name: string) => boolean])[] = [
  ['easter monday', (_, name) => name === 'easter monday'],
  [
    '(?:early may|first may|may day) ?(?:bankholiday)?(?: monday)?',
    (_, name) => name.startsWith('early may'),
  ],
  [
    '(?:spring|whitsun|whit|late may|second may|end of may) (?:bankholiday)(?: monday)?',
    (_, name) => name.startsWith('spring'),
  ],
  ['(?:summer|late summer|august) bankholiday(?: monday)?', (_, name) => name.startsWith('summer')],
  ['may bankholiday(?: monday)?', (date) => date.slice(5, 7) === '05'],
  ['easter bankholiday', (_, name) => name === 'good friday' || name === 'easter monday'],
  ['bankholiday monday|monday bankholiday', (date) => weekdayOf(date) === 1],
  ['bankholiday', () => true],
];

const FEASTS: readonly (readonly [pattern: string, day: number, month: number])[] = [
  ['(?:christmas|xmas|crimbo) (?:evening)', 24, 12],
  ['(?:christmas|xmas|crimbo) day', 25, 12],
  ['boxing day', 26, 12],
  ["new year'?s? (?:evening)|nye|hogmanay", 31, 12],
  ["new year'?s? day", 1, 1],
  ["(?:st )?valentine'?s?(?: day)?", 14, 2],
  ["(?:st )?(?:patrick|paddy)'?s day", 17, 3],
  ['halloween', 31, 10],
  ["(?:st |saint )?george'?s day", 23, 4],
  ["(?:st |saint )?david'?s day", 1, 3],
  ["(?:st |saint )?andrew'?s day", 30, 11],
  ['burns evening', 25, 1],
  ['yorkshire day', 1, 8],
  ["april fool'?s'?(?: day)?", 1, 4],
  ['(?:armistice|remembrance) day', 11, 11],
  ['bonfire (?:evening)|guy fawkes(?: evening)?', 5, 11],
];

/** Days around Easter, by their distance from Easter Monday. */
const EASTER: readonly (readonly [pattern: string, first: number, last: number])[] = [
  ['(?:shrove|pancake) (?:tuesday|day)', -48, -48],
  ['ash wednesday', -47, -47],
  ['palm sunday', -8, -8],
  ['maundy thursday', -4, -4],
  ['easter (?:saturday)', -2, -2],
  ['easter (?:sunday|day)', -1, -1],
  ['easter tuesday', 1, 1],
  ["(?:mothering sunday|mother'?s'? day)", -22, -22],
  ['(?:the )?easter(?: bankholiday)?(?: weekend| break)?', -3, 0],
];

/** The days from Christmas to the last bank holiday that belongs to it. */
function christmasHolidays(calendar: Calendar): Days | null {
  const from = dayAndMonth(calendar, 25, 12);
  if (from === null) return null;
  const last = BANK_HOLIDAYS.filter(([date]) => daysBetween(from, date) >= 0 && daysBetween(from, date) < 5);
  return { kind: 'span', from, to: last.at(-1)?.[0] ?? addDays(from, 1) };
}

/** The last Sunday of March or October, whichever is next: the clocks change on it. */
function clockChange({ today }: Calendar): Days | null {
  const year = Number(today.slice(0, 4));
  const sundays = [`${year}-03-31`, `${year}-10-31`, `${year + 1}-03-31`].map((last) =>
    addDays(last, -weekdayOf(last)),
  );
  return day(sundays.find((sunday) => sunday >= today) ?? null);
}

/** The weekday of a month of this year or the next that is the first after the day given. */
function weekdayFrom({ today }: Calendar, weekday: number, monthDay: string, later: number): Days | null {
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((of) =>
    addDays(weekdayAfter(weekday, addDays(`${of}-${monthDay}`, -1)), later),
  );
  return day(dates.find((date) => date >= today) ?? null);
}

/** Bank holidays of England and Wales, and days with a name. */
export const NAMED_DAYS: readonly Rule[] = [
  // "no good friday": only near Easter, and not as the end of "is good" or "no good".
  rule(
    '(?<!(?:no|not|is|be|are|would|looks|sounds|very|all|sound|yes|really|orthodox|greek|coptic) )good friday',
    (_, { calendar }) => {
      const date = bankHoliday(calendar, (_date, name) => name === 'good friday');
      return date !== null && daysBetween(calendar.today, date) <= 45 ? onDay(date) : null;
    },
  ),
  ...EASTER.map(([name, first, last]) =>
    rule(`${name}(?! ?(?:monday|egg|bunny|holidays))`, (_, { calendar }) => {
      const monday = bankHoliday(calendar, (_date, holiday) => holiday === 'easter monday');
      return monday === null
        ? null
        : { kind: 'span', from: addDays(monday, first), to: addDays(monday, last) };
    }),
  ),
  rule(
    '(?:the )?(?:christmas|xmas|crimbo) (?:bankholidays?|holidays?|break)(?: period)?',
    (_, { calendar }) => christmasHolidays(calendar),
  ),
  rule(
    '(?:(?<=(?:after|before|until|since) )|(?:the )?(?:sunday|day) (?:that |when )?)(?:the )?clocks (?:change|go (?:back|forward)|have (?:changed|gone back|gone forward))',
    (_, { calendar }) => clockChange(calendar),
  ),
  // The day after the fourth Thursday of November, the Monday after it, and Sundays by their count in a month.
  rule('black friday', (_, { calendar }) => weekdayFrom(calendar, 4, '11-22', 1)),
  rule('cyber monday', (_, { calendar }) => weekdayFrom(calendar, 4, '11-22', 4)),
  rule('remembrance sunday', (_, { calendar }) => weekdayFrom(calendar, 0, '11-08', 0)),
  rule("father'?s'? day", (_, { calendar }) => weekdayFrom(calendar, 0, '06-15', 0)),
  // The Saturday to Monday of a bank holiday on a Monday.
  rule('(?:the )?(?:may |august |spring |summer |early may )?bankholiday weekend', (_, { calendar }) => {
    const monday = bankHoliday(calendar, (date) => weekdayOf(date) === 1);
    return monday === null ? null : { kind: 'span', from: addDays(monday, -2), to: monday };
  }),
  ...IN_NAME.map(([name, test]) =>
    rule(`(?:${name})`, (_, { calendar }) => day(bankHoliday(calendar, test))),
  ),
  ...FEASTS.map(([name, onDayOf, month]) =>
    rule(`(?:${name})`, (_, { calendar }) => day(dayAndMonth(calendar, onDayOf, month))),
  ),
  rule(
    '(?:between |in between )?(?:the )?(?:christmas|xmas|crimbo)(?: day)?(?: and| &|/) ?new years?(?: day| evening)?|twixmas|betwixmas',
    (_, { calendar }) => {
      const from = dayAndMonth(calendar, 27, 12);
      return from === null ? null : { kind: 'span', from, to: addDays(from, 4) };
    },
  ),
  // "after christmas", "before new year": only with a word that makes a date of it.
  rule(
    '(?<=(?:after|before|until|since|by) (?:the )?)(?:christmas|xmas|crimbo)(?! ?(?:eve|day))',
    (_, { calendar }) => {
      const from = dayAndMonth(calendar, 25, 12);
      return from === null ? null : { kind: 'span', from, to: addDays(from, 1) };
    },
  ),
  rule('(?<=(?:after|before|until|since|by) (?:the )?)new years?(?! ?(?:eve|day))', (_, { calendar }) =>
    day(dayAndMonth(calendar, 1, 1)),
  ),
];

/** "Not in September. The 10th": a day of the month that was named before may be one of it or not. */
function inMonthBefore(number: number, context: Context): Days | null {
  const month = previousDays(context);
  if (month?.kind !== 'span' || !month.from.endsWith('-01') || month.to !== lastOfMonth(month.from))
    return null;
  const date = dayAndMonth(context.calendar, number, Number(month.from.slice(5, 7)));
  return date === null || date === dayOfMonth(context.calendar, number)
    ? null
    : { ...onDay(date), vague: true };
}

/** The date of a day, a month and, where it is said, a year. */
const calendarDate: Rule[1] = (groups, { calendar }) => {
  const year = groups['year'] === undefined ? undefined : Number(groups['year']);
  return dated(dayAndMonth(calendar, numberIn(groups, 'day'), monthIn(groups), year), 'date');
};

/** Dates with numbers, the day before the month always. */
export const NUMBERED_DAYS: readonly Rule[] = [
  rule('(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)', (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'), numberIn(groups, 'year')),
      'date',
    ),
  ),
  rule(`${DAY}(?<sign>[/.-])(?<month>\\d{1,2})\\k<sign>(?<year>\\d{4}|\\d\\d)`, (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'), numberIn(groups, 'year')),
      'date',
    ),
  ),
  rule(`${DAY}/(?<month>\\d{1,2})(?!/)`, (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month')),
      `${groups['day'] ?? ''}/${groups['month'] ?? ''}`,
    ),
  ),
  // "18.09", if it is a day that can be had: else a time.
  rule(`${DAY}\\.(?<month>0[1-9]|1[0-2])(?!\\d|[.:]\\d| ?(?:am|pm|hrs))`, (groups, { calendar }) => {
    const date = dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'));
    const isThere = [...calendar.offered, ...calendar.available].some((slot) => slot.date === date);
    return isThere ? day(date) : null;
  }),
  // "21 to 25 September"; "8-12 September" may be the window of an offer.
  rule(
    `(?<!day )(?:from )?(?:the )?(?<first>\\d{1,2}) ?(?:-|to|until) ?${DAY}(?: of)? ${MONTH}(?! ?\\d)`,
    (groups, { calendar }) => {
      const [first, last] = [numberIn(groups, 'first'), numberIn(groups, 'day')];
      const isWindow = calendar.offered.some(
        (slot) =>
          Number(slot.from.slice(0, 2)) % 12 === first % 12 && Number(slot.to.slice(0, 2)) % 12 === last % 12,
      );
      const from = dayAndMonth(calendar, first, monthIn(groups));
      const to = dayAndMonth(calendar, last, monthIn(groups));
      return isWindow || from === null || to === null || from >= to ? null : { kind: 'span', from, to };
    },
  ),
  rule(
    `(?:the )?${DAY} ?(?:st|nd|rd|th|\\.(?= ))?(?: day)?(?: of)? ?${MONTH}(?:,? (?<year>20\\d\\d))?`,
    calendarDate,
  ),
  rule(
    `${MONTH}(?: (?:the )?|,? (?:on )?(?=(?:the )?\\d{1,2}(?:st|nd|rd|th))(?:the )?)${DAY}(?: ?(?:st|nd|rd|th))?(?:,? (?<year>20\\d\\d))?(?! ?(?:-|to|am|pm|until|:))`,
    calendarDate,
  ),
  rule(`(?:the )?(?<nth>first|second|third) (?:day )?of ${MONTH}`, (groups, { calendar }) => {
    const number = ['first', 'second', 'third'].indexOf(groups['nth'] ?? '') + 1;
    return day(dayAndMonth(calendar, number, monthIn(groups)));
  }),
  rule(`(?:the )?(?:very )?last day of ${MONTH}`, (groups, { calendar }) =>
    onDay(lastOfMonth(monthSpan(calendar, monthIn(groups)).from)),
  ),
  rule(`(?:last|final) ${WEEKDAY} (?:of|in) (?:the month|${MONTH}|next month)`, (groups, { calendar }) => {
    const month = groups['month'] === undefined ? calendar.today : monthSpan(calendar, monthIn(groups)).from;
    return onDay(addDays(weekdayAfter(weekdayIn(groups), lastOfMonth(month)), -7));
  }),
  rule(`(?:the )?first ${WEEKDAY} (?:of|in) ${MONTH}`, (groups, { calendar }) =>
    onDay(weekdayAfter(weekdayIn(groups), addDays(monthSpan(calendar, monthIn(groups)).from, -1))),
  ),
  rule(
    `(?<part>early|start of|beginning of|the start of|mid|middle of|late|end of|the end of)(?: in)? ${MONTH}`,
    (groups, { calendar }) =>
      partOfMonth(monthSpan(calendar, monthIn(groups)).from, (groups['part'] ?? '').replace('the ', '')),
  ),
  rule(
    `(?:in|during|some ?time in|for) ${MONTH}|${MONTH.replace('month', 'some')} some ?time|(?<=(?:until|before|after|from) )${MONTH.replace('month', 'bare')}`,
    (groups, { calendar }) => ({
      ...monthSpan(calendar, monthIn({ month: groups['month'] ?? groups['some'] ?? groups['bare'] })),
    }),
  ),
  // "the 2nd, 9th and 20th of april": the month holds for all of them; "28th or 1st october" goes back by one.
  rule(
    `(?:the )?${NTH}(?=(?:(?:,? and|,? or|,|/| ?-| to) ?(?:the )?\\d{1,2}(?:st|nd|rd|th))*(?:,? and|,? or|,|/| ?-| to) ?(?:the )?D(?<mark>\\d+))`,
    (groups, context) => {
      const date = lastDay(markIn(groups, context));
      if (date === null) return null;
      const number = numberIn(groups, 'day');
      const first = `${date.slice(0, 8)}01`;
      const month = number <= Number(date.slice(8)) ? first : `${addDays(first, -1).slice(0, 8)}01`;
      const named = addDays(month, number - 1);
      return number >= 1 && named <= lastOfMonth(month) ? onDay(named) : null;
    },
  ),
  rule(`${WEEKDAY},? ?(?:the |is the |- ?)?${NTH}(?! (?:one|option|slot|choice))`, (groups, { calendar }) => {
    const date = dayOfMonth(calendar, numberIn(groups, 'day'));
    return checked(
      weekdayIn(groups),
      dated(date, 'day'),
      `${groups['weekday'] ?? ''} ${groups['day'] ?? ''}`,
    );
  }),
  rule(
    `(?:the )?${NTH}(?: of (?:the|this) month)?(?! (?:one|option|slot|choice|date|time|day))`,
    (groups, context) => {
      const number = numberIn(groups, 'day');
      return number === 0 || number > 31
        ? { kind: 'conflict', said: `${number}th` }
        : (inMonthBefore(number, context) ?? day(dayOfMonth(context.calendar, number)));
    },
  ),
  // "not 17th, not 19th. 18 then", "11th one for us": a day that was offered, where it can be no place in the list.
  rule(
    `(?<=D\\d[^]*[.!?,;\\n] *(?:so )?)${DAY}(?= (?:then|please|it is)\\b| *$)|(?:the )?${NTH.replace('day', 'place')} (?:one|date)`,
    (groups, { calendar }) => {
      const number = Number(groups['day'] ?? groups['place']);
      const isHour = calendar.offered.some(({ from, to }) =>
        [from, to].some((time) => Number(time.slice(0, 2)) % 12 === number % 12),
      );
      const offered = calendar.offered.find(({ date }) => Number(date.slice(8)) === number);
      const isPlain = number > calendar.offered.length && (groups['day'] === undefined || !isHour);
      return isPlain && offered !== undefined ? onDay(offered.date) : null;
    },
  ),
  rule(
    `(?<=(?<!of )the )${DAY}(?= *(?:$|[.,!?;\\n)]|is|would|please|and|or|will|works|good|for|if|thanks))`,
    (groups, { calendar }) => day(dayOfMonth(calendar, numberIn(groups, 'day'))),
  ),
  // "fri 13": a date if it is one, otherwise left for the times.
  rule(
    `${WEEKDAY} ${DAY}(?! ?(?:-(?! [a-z])|[:/]|am|pm|to|until|o'?clock|[.]\\d|ish|(?:and|or)(?! (?:failing|(?:the |on )?(?:\\w+day|D\\d)))|noon))`,
    (groups, { calendar }) => {
      const number = numberIn(groups, 'day');
      const date = number >= 1 && number <= 31 ? dayOfMonth(calendar, number) : null;
      if (date !== null && weekdayOf(date) === weekdayIn(groups)) return onDay(date);
      const isHour =
        number <= 12 || calendar.offered.some((slot) => Number(slot.from.slice(0, 2)) === number);
      return isHour ? null : { kind: 'conflict', said: `${groups['weekday'] ?? ''} ${number}` };
    },
  ),
];
