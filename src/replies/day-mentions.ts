/**
 * Finds the days that a plain text mentions and puts the marks D0, D1, … in their place, so that later steps read
 * "not D0 but D1". Rules run in order and may build on earlier marks: "the tuesday after D0".
 */
import { addDays, daysBetween, weekdayOf } from '../domain/local-time.js';
import {
  bankHoliday,
  dayAndMonth,
  dayOfMonth,
  fromDay,
  intersect,
  lastOfMonth,
  mondayOf,
  monthSpan,
  onDay,
  settle,
  singleDay,
  untilDay,
  weekdayAfter,
  weekOf,
  type Calendar,
} from './calendar.js';
import { MONTHS, WEEKDAYS } from './lexicon.js';
import type { Days, Slot } from './types.js';

/** The text with marks, and the days that they stand for. */
export type DayMentions = { text: string; days: Days[] };

type Groups = Readonly<Record<string, string | undefined>>;

type Context = { calendar: Calendar; days: readonly Days[] };

/** Reads a match; null leaves the words as they are. */
type Rule = readonly [pattern: RegExp, read: (groups: Groups, context: Context) => Days | null];

const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})`;
const MONTH = `(?<month>${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}|sept)`;
const DAY = '(?<day>\\d{1,2})';
const NTH = '(?<day>\\d{1,2}) ?(?:st|nd|rd|th)';
const ON = '(?:(?:on|for|the|of|this|a|,|and|in) ?)*';

function rule(source: string, read: Rule[1]): Rule {
  return [new RegExp(`(?<![\\w£])${source}(?![\\w])`, 'g'), read];
}

function weekdayIn(groups: Groups): number {
  return (WEEKDAYS as readonly string[]).indexOf(groups['weekday'] ?? '');
}

function monthIn(groups: Groups): number {
  return MONTHS.findIndex((month) => month.startsWith((groups['month'] ?? '').slice(0, 3))) + 1;
}

function numberIn(groups: Groups, name: string): number {
  const said = groups[name] ?? '';
  return said === 'a' || said === 'one' || said === '' ? 1 : Number(said);
}

function markIn(groups: Groups, context: Context, name = 'mark'): Days | null {
  const days = context.days[Number(groups[name])];
  return days === undefined ? null : settle(context.calendar, days);
}

function firstDay(days: Days | null): string | null {
  return days?.kind === 'span' ? days.from : null;
}

function lastDay(days: Days | null): string | null {
  return days?.kind === 'span' ? days.to : null;
}

function day(date: string | null): Days | null {
  return date === null ? null : onDay(date);
}

function after(date: string | null): Days | null {
  return date === null ? null : fromDay(addDays(date, 1));
}

/** "Thursday 13th": the two must agree. */
function checked(weekday: number, days: Days | null, said: string): Days | null {
  const date = days === null ? null : singleDay(days);
  if (date === null) return days?.kind === 'conflict' ? days : null;
  return weekdayOf(date) === weekday ? days : { kind: 'conflict', said };
}

/** A date that is no day of the calendar contradicts itself. */
function dated(date: string | null, said: string): Days {
  return date === null ? { kind: 'conflict', said } : onDay(date);
}

/**
 * "next friday": in the coming week and in the next calendar week when both are the same; otherwise people differ on it.
 * On a Friday itself it is seven days on.
 */
function nextWeekday(weekday: number, { today }: Calendar): Days {
  const coming = weekdayAfter(weekday, today);
  const inNextWeek = addDays(mondayOf(today), 7 + ((weekday + 6) % 7));
  if (coming === inNextWeek || weekdayOf(today) === weekday) return onDay(coming);
  return { kind: 'span', from: coming, to: inNextWeek, weekdays: [weekday], vague: true };
}

function everyWeekday(calendar: Calendar, weekdays: readonly number[]): Days {
  return { ...fromDay(addDays(calendar.today, 1)), weekdays };
}

function weekend({ today }: Calendar, weeks: number): Days {
  const saturday = addDays(mondayOf(today), 5 + weeks * 7);
  return { kind: 'span', from: saturday, to: addDays(saturday, 1) };
}

/** The third of a month that "early", "mid" and "late" mean: days 1–10, 11–20, 21 to the last. */
function partOfMonth(from: string, part: string): Days {
  const month = from.slice(0, 8);
  if (/^(early|start|beginning)/.test(part))
    return { kind: 'span', from: `${month}01`, to: `${month}10`, vague: true };
  if (part.startsWith('mid')) return { kind: 'span', from: `${month}11`, to: `${month}20`, vague: true };
  return { kind: 'span', from: `${month}21`, to: lastOfMonth(from), vague: true };
}

function partOfWeek(days: Days | null, part: string): Days | null {
  if (days?.kind !== 'span') return null;
  if (/^(early|start|beginning)/.test(part)) return { ...days, to: addDays(days.from, 1) };
  if (part.startsWith('mid')) return { ...days, from: addDays(days.from, 1), to: addDays(days.from, 3) };
  return { ...days, from: addDays(days.from, 3), to: addDays(days.from, 4) };
}

/** The week after the last days mentioned, if they were a week, else after the week of the last offer. */
function followingWeek({ calendar, days }: Context): Days {
  const previous = days.at(-1);
  if (previous?.kind === 'span' && daysBetween(previous.from, previous.to) <= 7)
    return weekOf(previous.to, 1);
  return weekOf(lastOffered(calendar), 1);
}

function lastOffered({ offered, today }: Calendar): string {
  return offered.reduce((latest: string, slot: Slot) => (slot.date > latest ? slot.date : latest), today);
}

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
  ["(?:st )?patrick'?s day", 17, 3],
  ['halloween', 31, 10],
  ['bonfire (?:evening)|guy fawkes(?: evening)?', 5, 11],
];

const RULES: readonly Rule[] = [
  // "no good friday": only near Easter, and not as the end of "is good" or "no good".
  rule(
    '(?<!(?:no|not|is|be|are|would|looks|sounds|very|all|sound|yes|really) )good friday',
    (_, { calendar }) => {
      const date = bankHoliday(calendar, (_date, name) => name === 'good friday');
      return date !== null && daysBetween(calendar.today, date) <= 45 ? onDay(date) : null;
    },
  ),
  ...IN_NAME.map(([name, test]) =>
    rule(`(?:${name})`, (_, { calendar }) => day(bankHoliday(calendar, test))),
  ),
  ...FEASTS.map(([name, onDayOf, month]) =>
    rule(`(?:${name})`, (_, { calendar }) => day(dayAndMonth(calendar, onDayOf, month))),
  ),

  // Dates with numbers: day before month always.
  rule('(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)', (groups, { calendar }) =>
    dated(
      dayAndMonth(calendar, numberIn(groups, 'day'), numberIn(groups, 'month'), numberIn(groups, 'year')),
      'date',
    ),
  ),
  rule(`${DAY}[/.-](?<month>\\d{1,2})[/.-](?<year>\\d{4}|\\d\\d)`, (groups, { calendar }) =>
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
  rule(
    `(?:the )?${DAY} ?(?:st|nd|rd|th)?(?: day)?(?: of)? ?${MONTH}(?:,? (?<year>20\\d\\d))?`,
    (groups, { calendar }) =>
      dated(
        dayAndMonth(
          calendar,
          numberIn(groups, 'day'),
          monthIn(groups),
          groups['year'] === undefined ? undefined : Number(groups['year']),
        ),
        'date',
      ),
  ),
  rule(
    `${MONTH} (?:the )?${DAY}(?: ?(?:st|nd|rd|th))?(?:,? (?<year>20\\d\\d))?(?! ?(?:-|to|am|pm|until|:))`,
    (groups, { calendar }) =>
      dated(
        dayAndMonth(
          calendar,
          numberIn(groups, 'day'),
          monthIn(groups),
          groups['year'] === undefined ? undefined : Number(groups['year']),
        ),
        'date',
      ),
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
    `(?:in|during|sometime in|for) ${MONTH}|(?<=(?:until|before|after|from) )${MONTH.replace('month', 'bare')}`,
    (groups, { calendar }) => ({
      ...monthSpan(calendar, monthIn({ month: groups['month'] ?? groups['bare'] })),
    }),
  ),
  rule(`${WEEKDAY},? ?(?:the |is the |- ?)?${NTH}(?! (?:one|option|slot|choice))`, (groups, { calendar }) => {
    const date = dayOfMonth(calendar, numberIn(groups, 'day'));
    return checked(
      weekdayIn(groups),
      dated(date, 'day'),
      `${groups['weekday'] ?? ''} ${groups['day'] ?? ''}`,
    );
  }),
  rule(`(?:the )?${NTH}(?! (?:one|option|slot|choice|date|time|day))`, (groups, { calendar }) => {
    const number = numberIn(groups, 'day');
    return number === 0 || number > 31
      ? { kind: 'conflict', said: `${number}th` }
      : day(dayOfMonth(calendar, number));
  }),
  rule(
    `(?<=(?<!of )the )${DAY}(?= *(?:$|[.,!?;\\n)]|is|would|please|and|or|will|works|good|for|if|thanks))`,
    (groups, { calendar }) => day(dayOfMonth(calendar, numberIn(groups, 'day'))),
  ),
  // "fri 13": a date if it is one, otherwise left for the times.
  rule(
    `${WEEKDAY} ${DAY}(?! ?(?:[-:/]|am|pm|to|until|o'?clock|[.]\\d|ish|and|or|noon))`,
    (groups, { calendar }) => {
      const number = numberIn(groups, 'day');
      const date = number >= 1 && number <= 31 ? dayOfMonth(calendar, number) : null;
      if (date !== null && weekdayOf(date) === weekdayIn(groups)) return onDay(date);
      const isHour =
        number <= 12 || calendar.offered.some((slot) => Number(slot.from.slice(0, 2)) === number);
      return isHour ? null : { kind: 'conflict', said: `${groups['weekday'] ?? ''} ${number}` };
    },
  ),

  // Words reckoned from today.
  rule('(?:the )?day after tomorrow|overmorrow', (_, { calendar }) => onDay(addDays(calendar.today, 2))),
  rule('(?:a )?week (?:from |on )?tomorrow|tomorrow week', (_, { calendar }) =>
    onDay(addDays(calendar.today, 8)),
  ),
  rule(
    '(?:a )?(?:fortnight|2 week) (?:from )?(?:today|now)|in (?:a fortnight|2 week)(?: time)?(?! or)|(?:a fortnight|2 week) time|(?:in )?14 days? (?:from (?:today|now)|time)|in 14 days',
    (_, { calendar }) => onDay(addDays(calendar.today, 14)),
  ),
  rule(
    '(?:in )?(?<count>\\d{1,2}) week (?:from (?:today|now)|time|today)|in (?<weeks>\\d{1,2}) week',
    (groups, { calendar }) => onDay(addDays(calendar.today, 7 * Number(groups['count'] ?? groups['weeks']))),
  ),
  rule(
    '(?:a |1 )?week (?:from )?(?:today|now)|(?:today|this day) week|(?:in )?(?:a|1|one) week from (?:today|now)|in (?:a|1|one) week(?: time)?(?! or)|(?:a|1|one) week time|(?:the )?same day next week|this day next week|(?:in )?7 days? (?:from (?:today|now)|time)|in 7 days',
    (_, { calendar }) => onDay(addDays(calendar.today, 7)),
  ),
  rule(
    "in (?<count>\\d{1,2}) days?'?(?: time)?|(?<days>\\d{1,2}) days?'? (?:time|from (?:today|now))",
    (groups, { calendar }) => onDay(addDays(calendar.today, Number(groups['count'] ?? groups['days']))),
  ),
  rule(
    `(?:a )?(?:week|wk) (?:on |from |this |coming |this coming |next )?${WEEKDAY}|${WEEKDAY.replace('weekday', 'before')} week(?! (?:after|before|commencing|beginning))`,
    (groups, { calendar }) => {
      const weekday =
        groups['weekday'] === undefined ? weekdayIn({ weekday: groups['before'] }) : weekdayIn(groups);
      return onDay(addDays(weekdayAfter(weekday, calendar.today), 7));
    },
  ),
  rule(
    `(?:a )?(?:fortnight|2 week) (?:on |from |this )?${WEEKDAY}|${WEEKDAY.replace('weekday', 'before')} fortnight`,
    (groups, { calendar }) => {
      const weekday =
        groups['weekday'] === undefined ? weekdayIn({ weekday: groups['before'] }) : weekdayIn(groups);
      return onDay(addDays(weekdayAfter(weekday, calendar.today), 14));
    },
  ),
  rule(`${WEEKDAY} after next`, (groups, { calendar }) => ({
    kind: 'span',
    from: addDays(weekdayAfter(weekdayIn(groups), calendar.today), 7),
    to: addDays(weekdayAfter(weekdayIn(groups), calendar.today), 14),
    weekdays: [weekdayIn(groups)],
    vague: true,
  })),
  rule('(?:the )?week after next', (_, { calendar }) => weekOf(calendar.today, 2)),
  rule(
    `(?:the )?week (?:commencing|beginning|starting|of|w c|w/c)(?: on)?(?: the)? ${DAY}(?:st|nd|rd|th)?`,
    (groups, { calendar }) => {
      const date = dayOfMonth(calendar, numberIn(groups, 'day'));
      return date === null ? null : weekOf(date, 0);
    },
  ),
  rule('(?:the )?(?:next|coming) week', (_, { calendar }) => weekOf(calendar.today, 1)),
  rule(
    '(?:the )?(?:rest of )?(?:this|the) (?:coming )?week(?! (?:after|before|of|commencing|beginning|following|D))',
    (_, { calendar }) => ({
      ...weekOf(calendar.today, 0),
      from: calendar.today,
    }),
  ),
  rule('next month', (_, { calendar }) => {
    const first = addDays(lastOfMonth(calendar.today), 1);
    return { kind: 'span', from: first, to: lastOfMonth(first), vague: true };
  }),
  rule(
    '(?<part>early|start of|beginning of|later|end of|the end of|late|mid|middle of) (?:in )?(?:this|the) month',
    (groups, { calendar }) => partOfMonth(calendar.today, groups['part'] ?? ''),
  ),
  rule(
    'next weekend',
    (_, { calendar }) =>
      ({ ...weekend(calendar, 1), vague: ![0, 6].includes(weekdayOf(calendar.today)) }) as Days,
  ),
  rule('(?:every|any|a|some|only|most|other|do|on) weekend', (_, { calendar }) =>
    everyWeekday(calendar, [6, 0]),
  ),
  rule('(?:(?:this|the|at the|coming) ?)*weekend', (_, { calendar }) =>
    weekend(calendar, weekdayOf(calendar.today) === 0 ? 1 : 0),
  ),
  rule(
    '(?:a |any |only )?(?:weekdays?|week days?|midweek|mid week|during the week|in the week|school days?)',
    (_, { calendar }) => everyWeekday(calendar, [1, 2, 3, 4, 5]),
  ),
  rule('today|tonight', (_, { calendar }) => onDay(calendar.today)),
  rule('tomorrow', (_, { calendar }) => onDay(addDays(calendar.today, 1))),
  rule(`(?:this coming|the coming|coming|this|upcoming) ${WEEKDAY}(?! week)`, (groups, { calendar }) =>
    onDay(weekdayAfter(weekdayIn(groups), calendar.today)),
  ),
  rule(`next ${WEEKDAY}(?! D)`, (groups, { calendar }) => nextWeekday(weekdayIn(groups), calendar)),
  rule(
    `(?:any |every |only |most |all )?${WEEKDAY}s(?! (?:good|ok|no|not|works|suits|is|out|bad|please|best|better|would|will))`,
    (groups, { calendar }) => everyWeekday(calendar, [weekdayIn(groups)]),
  ),
  rule(`(?:any|a|every|some|another|different) ${WEEKDAY}`, (groups, { calendar }) =>
    everyWeekday(calendar, [weekdayIn(groups)]),
  ),
  rule('(?:this coming|the coming|this) one', (_, { calendar, days }) => {
    const previous = days.at(-1);
    if (previous?.kind !== 'span' || previous.weekdays?.length !== 1) return null;
    return onDay(weekdayAfter(previous.weekdays[0] ?? 0, calendar.today));
  }),

  // Reckoned from a day already found.
  rule(
    `D(?<mark>\\d+)[ ,(-]*${WEEKDAY}(?= *(?:$|[.,!?;)]|\\n|please|is|would|good|if|works|thanks|for|at|\\d|morning|afternoon|evening|am|pm|and i))`,
    (groups, context) => {
      const marked = markIn(groups, context);
      if (marked === null) return null;
      return singleDay(marked) === null
        ? intersect(marked, { kind: 'weekday', weekday: weekdayIn(groups) })
        : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
    },
  ),
  rule(
    `${WEEKDAY}(?=(?: or| and|,| ?/) ?(?:${WEEKDAYS.join('|')}),? (?:of |on )?D(?<mark>\\d+))`,
    (groups, context) =>
      intersect(markIn(groups, context) ?? { kind: 'weekday', weekday: weekdayIn(groups) }, {
        kind: 'weekday',
        weekday: weekdayIn(groups),
      }),
  ),
  rule(`${WEEKDAY},? ?(?:- ?|is )?${ON}D(?<mark>\\d+)`, (groups, context) => {
    const marked = markIn(groups, context);
    if (marked === null) return null;
    return singleDay(marked) === null
      ? intersect(marked, { kind: 'weekday', weekday: weekdayIn(groups) })
      : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
  }),
  rule('(?:the )?(?:next )?day after (?:the )?D(?<mark>\\d+)', (groups, context) => {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : onDay(addDays(date, 1));
  }),
  rule('(?:the )?day before (?:the )?D(?<mark>\\d+)', (groups, context) => {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : onDay(addDays(date, -1));
  }),
  rule(
    `(?:the )?(?:next |first |following )?${WEEKDAY} (?:after|following) (?:the )?D(?<mark>\\d+)`,
    (groups, context) => {
      const date = lastDay(markIn(groups, context));
      return date === null ? null : onDay(weekdayAfter(weekdayIn(groups), date));
    },
  ),
  rule(`(?:the )?${WEEKDAY} before (?:the )?D(?<mark>\\d+)`, (groups, context) => {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : onDay(addDays(weekdayAfter(weekdayIn(groups), addDays(date, -8)), 0));
  }),
  rule('(?:the )?(?:week|wk) (?:after|following) (?:the )?D(?<mark>\\d+)', (groups, context) => {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : weekOf(date, 1);
  }),
  rule(
    '(?:the )?(?:week|wk) (?:of|commencing|beginning|starting)(?: the)? D(?<mark>\\d+)',
    (groups, context) => {
      const date = firstDay(markIn(groups, context));
      return date === null ? null : weekOf(date, 0);
    },
  ),
  rule(`(?:the )?${WEEKDAY} (?:of )?(?:the )?(?:week after|following week)(?: that)?`, (groups, context) =>
    intersect(followingWeek(context), { kind: 'weekday', weekday: weekdayIn(groups) }),
  ),
  rule(
    `(?:the )?following ${WEEKDAY}|(?:the )?${WEEKDAY.replace('weekday', 'before')} (?:after(?: that)?|following)(?! \\w)`,
    (groups, context) => {
      const weekday =
        groups['weekday'] === undefined ? weekdayIn({ weekday: groups['before'] }) : weekdayIn(groups);
      const previous = lastDay(context.days.at(-1) ?? null);
      return onDay(weekdayAfter(weekday, previous ?? lastOffered(context.calendar)));
    },
  ),
  rule('(?:the )?(?:following week|week after(?: that)?|week following)', (_, context) =>
    followingWeek(context),
  ),
  rule(WEEKDAY, (groups) => ({ kind: 'weekday', weekday: weekdayIn(groups) })),
  rule(
    '(?<part>early|start of|beginning of|mid|middle of|late|later|end of|the end of|the start of|the beginning of|later on)(?: in)? D(?<mark>\\d+)',
    (groups, context) => {
      const marked = markIn(groups, context);
      if (marked === null || singleDay(marked) !== null) return null;
      return partOfWeek(marked, (groups['part'] ?? '').replace('the ', ''));
    },
  ),

  // Ranges.
  rule(
    '(?:between |from )?(?:the )?D(?<mark>\\d+) ?(?:-|to|until|through|thru) ?(?:the )?D(?<end>\\d+)|between (?:the )?D(?<first>\\d+) and (?:the )?D(?<second>\\d+)',
    (groups, context) => {
      const from = firstDay(markIn({ mark: groups['mark'] ?? groups['first'] }, context));
      const to = lastDay(markIn({ mark: groups['end'] ?? groups['second'] }, context));
      if (from === null || to === null) return null;
      return { kind: 'span', from, to: to < from ? addDays(to, 7) : to };
    },
  ),
  rule(
    '(?:(?:not|no|nothing|no good|can not do anything|can not do it|can not do) )(?:before|until|til) (?:after )(?:the )?D(?<mark>\\d+)',
    (groups, context) => after(lastDay(markIn(groups, context))),
  ),
  rule(
    '(?:(?:not|nothing|no|no good|can not do anything|can not do it|can not do|any ?time but not|it can not be) )(?:before|until|earlier than)(?: the)? D(?<mark>\\d+)',
    (groups, context) => {
      const date = firstDay(markIn(groups, context));
      return date === null ? null : fromDay(date);
    },
  ),
  rule('(?:after|past|later than)(?: the)? D(?<mark>\\d+)', (groups, context) =>
    after(lastDay(markIn(groups, context))),
  ),
  rule(
    '(?:from|starting|as of|since)(?: the)? D(?<mark>\\d+)(?: (?:on ?wards?|on|forward|and after|or after|or later))?|D(?<from>\\d+) (?:on ?wards?|on(?= *[.,!?]|$)|or (?:later|after)|and after|and later)',
    (groups, context) => {
      const date = firstDay(markIn({ mark: groups['mark'] ?? groups['from'] }, context));
      return date === null ? null : fromDay(date);
    },
  ),
  rule('(?:before|earlier than|sooner than)(?: the)? D(?<mark>\\d+)', (groups, context) => {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : untilDay(context.calendar, addDays(date, -1));
  }),
  rule('(?:until|by|up to|no later than|on or before)(?: the)? D(?<mark>\\d+)', (groups, context) => {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : untilDay(context.calendar, date);
  }),
  rule('(?:after|once) (?:that|then)', (_, { days }) => {
    const previous = days.at(-1);
    return previous?.kind === 'span' ? after(previous.to) : null;
  }),
];

/** Marks the days of a plain text. Days that were only a step to others stay in the list, unmarked. */
export function findDays(plain: string, calendar: Calendar): DayMentions {
  const days: Days[] = [];
  const context: Context = { calendar, days };
  let text = plain;
  for (const [pattern, read] of RULES) {
    text = text.replace(pattern, (...match: unknown[]) => {
      const found = read((match.at(-1) ?? {}) as Groups, context);
      if (found === null) return String(match[0]);
      days.push(found);
      return `D${days.length - 1}`;
    });
  }
  return { text, days };
}
