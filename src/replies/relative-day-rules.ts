/**
 * Days that a reply reckons from today: tomorrow, a week on Friday, next week, this weekend.
 */
import { addDays, weekdayOf } from '../domain/local-time.js';
import {
  dayOfMonth,
  fromDay,
  lastOfMonth,
  mondayOf,
  onDay,
  weekdayAfter,
  weekOf,
  type Calendar,
} from './calendar.js';
import type { Days } from './types.js';
import {
  DAY,
  numberIn,
  partOfMonth,
  previousDays,
  rule,
  WEEKDAY,
  weekdayIn,
  type Rule,
} from './day-rules.js';

/**
 * "next friday": in the coming week and in the next calendar week when both are the same; otherwise people differ on it.
 * On a Friday itself it is seven days on, and on a Thursday nobody says it of tomorrow.
 */
function nextWeekday(weekday: number, { today }: Calendar): Days {
  const coming = weekdayAfter(weekday, today);
  const inNextWeek = addDays(mondayOf(today), 7 + ((weekday + 6) % 7));
  if (coming === inNextWeek || weekdayOf(today) === weekday) return onDay(coming);
  if (coming === addDays(today, 1)) return onDay(inNextWeek);
  return { kind: 'span', from: coming, to: inNextWeek, weekdays: [weekday], vague: true };
}

function everyWeekday(calendar: Calendar, weekdays: readonly number[]): Days {
  return { ...fromDay(addDays(calendar.today, 1)), weekdays };
}

function weekend({ today }: Calendar, weeks: number): Days {
  return saturdayAndSunday(addDays(today, weeks * 7));
}

/** Of the week (Monday to Sunday) of a date. */
function saturdayAndSunday(date: string): Days {
  const saturday = addDays(mondayOf(date), 5);
  return { kind: 'span', from: saturday, to: addDays(saturday, 1) };
}

/** Days reckoned from today. */
export const RELATIVE_DAYS: readonly Rule[] = [
  rule('(?:the )?day after tomorrow|overmorrow', (_, { calendar }) => onDay(addDays(calendar.today, 2))),
  rule('(?:a )?week (?:from |on |the )?tomorrow|tomorrow week', (_, { calendar }) =>
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
    '(?:a |1 )?week (?:from )?(?:today|now)|(?:the |at )?(?:same|this) time next week|(?:today|this day) week|(?:in )?(?:a|1|one) week from (?:today|now)|in (?:a|1|one) week(?: time)?(?! or)|(?:a|1|one) week time|(?:the )?same day next week|this day next week|(?:in )?7 days? (?:from (?:today|now)|time)|in 7 days',
    (_, { calendar }) => onDay(addDays(calendar.today, 7)),
  ),
  rule(
    "in (?<count>\\d{1,2}) days?'?(?: time)?|(?<days>\\d{1,2}) days?'? (?:time|from (?:today|now))",
    (groups, { calendar }) => onDay(addDays(calendar.today, Number(groups['count'] ?? groups['days']))),
  ),
  rule(
    `(?<!\\b(?:next|this|following|coming|last) )(?:a )?(?:week|wk) (?:on |from |this |coming |this coming |next )?${WEEKDAY}|${WEEKDAY.replace('weekday', 'before')} week(?! (?:after|before|commencing|beginning))`,
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
  rule('(?:a )?fortnight (?:from |on |the )?tomorrow|tomorrow fortnight', (_, { calendar }) =>
    onDay(addDays(calendar.today, 15)),
  ),
  rule('(?:the )?week after next', (_, { calendar }) => weekOf(calendar.today, 2)),
  rule(
    `(?:the )?week (?:commencing|beginning|starting|of|w c|w/c)(?: on)?(?: the)? ${DAY}(?:st|nd|rd|th)?`,
    (groups, { calendar }) => {
      const date = dayOfMonth(calendar, numberIn(groups, 'day'));
      return date === null ? null : weekOf(date, 0);
    },
  ),
  rule('(?:some ?time )?(?:the )?(?:next|coming) week(?: some ?time)?', (_, { calendar }) =>
    weekOf(calendar.today, 1),
  ),
  rule(
    '(?<!(?<!\\b(?:later|early|earlier|late|end|day|time|else|sometime|more|point) )(?:in|during) )(?:the )?(?:rest of )?(?:this|the) (?:coming )?week(?! (?:after|before|of|commencing|beginning|starting|following|D))',
    (_, { calendar }) => ({
      ...weekOf(calendar.today, 0),
      from: calendar.today,
    }),
  ),
  rule('next month', (_, { calendar }) => {
    const first = addDays(lastOfMonth(calendar.today), 1);
    return { kind: 'span', from: first, to: lastOfMonth(first), vague: true };
  }),
  rule('(?:the )?(?:very )?last day of (?:the|this) month', (_, { calendar }) =>
    onDay(lastOfMonth(calendar.today)),
  ),
  rule('(?:the )?(?:very )?(?:first|1st) (?:day )?of next month', (_, { calendar }) =>
    onDay(addDays(lastOfMonth(calendar.today), 1)),
  ),
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
  rule(
    '(?:the )?weekend after next',
    (_, { calendar }) => ({ ...weekend(calendar, 1), vague: true }) as Days,
  ),
  rule('(?:(?:this|coming) )+weekend', (_, { calendar }) =>
    weekend(calendar, weekdayOf(calendar.today) === 0 ? 1 : 0),
  ),
  // "the weekend" is that of an offer, if there is one, before the coming one.
  rule('(?:the |at the )?weekend', (_, { calendar }) => {
    const offered = calendar.offered.find(({ date }) => [0, 6].includes(weekdayOf(date)));
    return offered === undefined
      ? weekend(calendar, weekdayOf(calendar.today) === 0 ? 1 : 0)
      : saturdayAndSunday(offered.date);
  }),
  rule(
    '(?:a |only )?(?:weekdays?|week days?|midweek|mid week|(?:during|in) the week(?! (?:after|before|of|commencing|beginning|starting|following|D))|school days?)',
    (_, { calendar }) => everyWeekday(calendar, [1, 2, 3, 4, 5]),
  ),
  rule('today|tonight', (_, { calendar }) => onDay(calendar.today)),
  rule('tomorrow', (_, { calendar }) => onDay(addDays(calendar.today, 1))),
  // "not this tuesday, the next one": the one a week after it.
  rule(
    `(?<=\\bthis (?:coming )?${WEEKDAY}[ ,.-]*(?:but )?)(?:the )?(?:(?:next|following|week after|one after)(?: one| that| week)*)(?= *(?:$|[.,!?;]))`,
    (groups, { calendar }) => onDay(addDays(weekdayAfter(weekdayIn(groups), calendar.today), 7)),
  ),
  rule(
    `(?<=\\bthis (?:coming )?${WEEKDAY}[ ,.-]*(?:but |or )?)(?:the )?(?:next|following) \\k<weekday>`,
    (groups, { calendar }) => onDay(addDays(weekdayAfter(weekdayIn(groups), calendar.today), 7)),
  ),
  rule(
    `(?:this coming|the coming|coming|this|upcoming) ${WEEKDAY}(?! week)|${WEEKDAY.replace('weekday', 'before')} coming(?! (?:in|up|with|to)\\b)`,
    (groups, { calendar }) =>
      onDay(weekdayAfter(weekdayIn({ weekday: groups['weekday'] ?? groups['before'] }), calendar.today)),
  ),
  rule(`next ${WEEKDAY}(?! D)`, (groups, { calendar }) => nextWeekday(weekdayIn(groups), calendar)),
  rule(
    `(?:any |every |only |most |all )?${WEEKDAY}s(?! (?:good|ok|no|not|works|suits|is|out|bad|please|best|better|would|will))`,
    (groups, { calendar }) => everyWeekday(calendar, [weekdayIn(groups)]),
  ),
  rule(`(?:any|a|every|some|another|different) ${WEEKDAY}`, (groups, { calendar }) =>
    everyWeekday(calendar, [weekdayIn(groups)]),
  ),
  rule('(?:this coming|the coming|this) one', (_, context) => {
    const previous = previousDays(context);
    if (previous?.kind !== 'span' || previous.weekdays?.length !== 1) return null;
    return onDay(weekdayAfter(previous.weekdays[0] ?? 0, context.calendar.today));
  }),
];
