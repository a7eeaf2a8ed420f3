/**
 * Days that a reply reckons from other days in it ("the Tuesday after D0"), weekdays on their own, and spans of days.
 */
import { addDays, daysBetween, weekdayOf } from '../domain/local-time.js';
import {
  fromDay,
  intersect,
  onDay,
  settle,
  singleDay,
  untilDay,
  weekdayAfter,
  weekOf,
  type Calendar,
} from './calendar.js';
import { WEEKDAYS } from './lexicon.js';
import type { Days, Slot } from './types.js';
import {
  checked,
  day,
  firstDay,
  lastDay,
  markIn,
  previousDays,
  ON,
  rule,
  WEEKDAY,
  weekdayIn,
  type Context,
  type Rule,
} from './day-rules.js';

function after(date: string | null): Days | null {
  return date === null ? null : fromDay(addDays(date, 1));
}

function partOfWeek(days: Days | null, part: string): Days | null {
  if (days?.kind !== 'span') return null;
  if (/^(early|start|beginning)/.test(part)) return { ...days, to: addDays(days.from, 1) };
  if (part.startsWith('mid')) return { ...days, from: addDays(days.from, 1), to: addDays(days.from, 3) };
  return { ...days, from: addDays(days.from, 3), to: addDays(days.from, 4) };
}

/** The week after the last days mentioned, if they were a week, else after the week of the last offer. */
function followingWeek(context: Context): Days {
  const previous = previousDays(context);
  if (previous?.kind === 'span' && daysBetween(previous.from, previous.to) <= 7)
    return weekOf(previous.to, 1);
  return weekOf(lastOffered(context.calendar), 1);
}

function lastOffered({ offered, today }: Calendar): string {
  return offered.reduce((latest: string, slot: Slot) => (slot.date > latest ? slot.date : latest), today);
}

/** Days reckoned from a day that is marked already, and weekdays. */
export const ANCHORED_DAYS: readonly Rule[] = [
  rule(
    `(?<!(?:after|before|until|since|from|by) (?:the )?)D(?<mark>\\d+)[ ,(-]*${WEEKDAY}(?= *(?:$|[.,!?;)]|\\n|please|is|would|good|if|works|thanks|for|at|\\d|morning|afternoon|evening|am|pm|and i))`,
    (groups, context) => {
      const marked = markIn(groups, context);
      if (marked === null) return null;
      return singleDay(marked) === null
        ? intersect(marked, { kind: 'weekday', weekday: weekdayIn(groups) })
        : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
    },
  ),
  rule(
    `${WEEKDAY}(?=(?:(?: or| and|,| ?/)+ ?(?:${WEEKDAYS.join('|')}))+,? (?:of |on )?(?:D(?<mark>\\d+)|(?:the )?(?<following>week after|following week)))`,
    (groups, context) => {
      const weekday: Days = { kind: 'weekday', weekday: weekdayIn(groups) };
      const week = groups['following'] === undefined ? markIn(groups, context) : followingWeek(context);
      return intersect(week ?? weekday, weekday);
    },
  ),
  // "any day next week after the Wednesday": of that week.
  rule(
    `(?<=D(?<mark>\\d+)[ ,]+(?:(?:but|only|just|please|any ?day|any ?time|anytime)[ ,]+)*)(?<edge>after|not before|from)(?: the)? ${WEEKDAY}(?: onwards?| on)?`,
    (groups, context) => {
      const week = markIn(groups, context);
      if (week?.kind !== 'span') return null;
      const date = weekdayAfter(weekdayIn(groups), addDays(week.from, -1));
      return intersect(week, fromDay(groups['edge'] === 'after' ? addDays(date, 1) : date));
    },
  ),
  // "The 16th, being the Tuesday": what it is said to be must be so.
  rule(
    `D(?<mark>\\d+),? (?:being|which is|that is|that being|ie|(?<=, )on(?= the))(?: on)?(?: the| a)? ${WEEKDAY}`,
    (groups, context) => {
      const marked = markIn(groups, context);
      return marked === null || singleDay(marked) === null
        ? null
        : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
    },
  ),
  rule(`${WEEKDAY},? ?(?:- ?|is )?${ON}D(?<mark>\\d+)`, (groups, context) => {
    const marked = markIn(groups, context);
    if (marked === null) return null;
    return singleDay(marked) === null
      ? intersect(marked, { kind: 'weekday', weekday: weekdayIn(groups) })
      : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
  }),
  // "the second thursday" of two that are offered.
  rule(
    `(?:the )?(?<nth>first|second|third|last) ${WEEKDAY}(?! (?:of|in|after|before|following) )`,
    (groups, { calendar }) => {
      const weekday = weekdayIn(groups);
      const dates = [...new Set(calendar.offered.map(({ date }) => date))]
        .filter((date) => weekdayOf(date) === weekday)
        .sort();
      const place = { first: 0, second: 1, third: 2, last: -1 }[groups['nth'] ?? ''] ?? 0;
      return dates.length < 2 ? null : day(dates.at(place) ?? null);
    },
  ),
  // "away the first saturday, so the other saturday"
  rule(`the other ${WEEKDAY}`, (groups, context) => {
    const previous = previousDays(context);
    const named = previous === null ? null : singleDay(previous);
    const others = new Set(
      context.calendar.offered
        .map(({ date }) => date)
        .filter((date) => weekdayOf(date) === weekdayIn(groups)),
    );
    if (named === null || !others.delete(named) || others.size !== 1) return null;
    return day([...others][0] ?? null);
  }),
  rule(
    '(?<!(?:any|every|each|all) )(?:the )?(?:first |next )?day after (?:the )?(?:D(?<mark>\\d+)|(?<weekday>sunday|monday|tuesday|wednesday|thursday|friday|saturday))',
    (groups, context) => {
      const date =
        groups['weekday'] === undefined
          ? lastDay(markIn(groups, context))
          : lastDay(settle(context.calendar, { kind: 'weekday', weekday: weekdayIn(groups) }));
      return date === null ? null : onDay(addDays(date, 1));
    },
  ),
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
  rule(`(?:the )?(?:last )?${WEEKDAY} before (?:the )?D(?<mark>\\d+)`, (groups, context) => {
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
  // "same time the week after": a week after the only day that is offered.
  rule(
    '(?:the )?same day (?:the )?(?:week after|following week|next week|a week later)|(?<=\\bsame (?:time|slot|window) )(?:the )?(?:week after|following week|a week later)(?: that)?',
    (_, { calendar }) => {
      const [date, ...others] = new Set(calendar.offered.map((slot) => slot.date));
      return date === undefined || others.length > 0 ? null : onDay(addDays(date, 7));
    },
  ),
  rule(`(?:the )?${WEEKDAY} (?:of )?(?:the )?(?:week after|following week)(?: that)?`, (groups, context) =>
    intersect(followingWeek(context), { kind: 'weekday', weekday: weekdayIn(groups) }),
  ),
  rule(
    `(?:the )?following ${WEEKDAY}|(?:the )?${WEEKDAY.replace('weekday', 'before')} (?:after (?:that|it|this one)\\b|(?:after|following)(?! \\w))`,
    (groups, context) => {
      const weekday =
        groups['weekday'] === undefined ? weekdayIn({ weekday: groups['before'] }) : weekdayIn(groups);
      const previous = lastDay(previousDays(context));
      return onDay(weekdayAfter(weekday, previous ?? lastOffered(context.calendar)));
    },
  ),
  rule('(?:the )?(?:following week|week after(?: that)?|week following)', (_, context) =>
    followingWeek(context),
  ),
  // "the week after please, same day": the weekday of the only day that is offered.
  rule('(?:the )?same (?:day|weekday)(?! (?:of|as|next|the|that)\\b)', (_, { calendar }) => {
    const [date, ...others] = new Set(calendar.offered.map((slot) => slot.date));
    return date === undefined || others.length > 0 ? null : { kind: 'weekday', weekday: weekdayOf(date) };
  }),
  // "the day after would be better": after the day mentioned before, or the only one that is offered.
  rule(
    'the (?:day after|next day|following day|day (?<before>before))(?! D)(?= *(?:$|[.,!?;]|is|would|please|instead|suits|works|if|that))',
    (groups, context) => {
      const [date, ...others] = new Set(context.calendar.offered.map((slot) => slot.date));
      const previous = previousDays(context);
      const anchor = previous === null ? (others.length > 0 ? undefined : date) : singleDay(previous);
      return anchor === null || anchor === undefined
        ? null
        : onDay(addDays(anchor, groups['before'] === undefined ? 1 : -1));
    },
  ),
];

/** A weekday on its own. */
export const PLAIN_WEEKDAYS: readonly Rule[] = [
  rule(WEEKDAY, (groups) => ({ kind: 'weekday', weekday: weekdayIn(groups) })),
];

/** Parts of a span that is marked: "early next week". */
export const PARTS: readonly Rule[] = [
  rule(
    '(?<part>early|start of|beginning of|mid|middle of|late|later|end of|the end of|the start of|the beginning of|later on)(?: in)? D(?<mark>\\d+)',
    (groups, context) => {
      const marked = markIn(groups, context);
      if (marked === null || singleDay(marked) !== null) return null;
      return partOfWeek(marked, (groups['part'] ?? '').replace('the ', ''));
    },
  ),
];

function isDay(mark: string | undefined, context: Context): boolean {
  const days = markIn({ mark }, context);
  return days !== null && singleDay(days) !== null;
}

/** From one marked day to another; an end that comes first is that of the week after. */
function spanOf(first: string | undefined, last: string | undefined, context: Context): Days | null {
  const from = firstDay(markIn({ mark: first }, context));
  const to = lastDay(markIn({ mark: last }, context));
  if (from === null || to === null) return null;
  return { kind: 'span', from, to: to < from ? addDays(to, 7) : to };
}

/** Spans between and beyond marked days. */
export const SPANS: readonly Rule[] = [
  rule(
    '(?<!(?:after|before|until|since) (?:the )?)(?:between |from )?(?:the )?D(?<mark>\\d+) ?(?:to|until|through|thru) ?(?:the )?D(?<end>\\d+)|between (?:the )?D(?<first>\\d+) and (?:the )?D(?<second>\\d+)',
    ({ mark, end, first, second }, context) => spanOf(mark ?? first, end ?? second, context),
  ),
  // After "not" a dash is no "to": "not D0 - D1 instead".
  rule(
    '(?<!(?:after|before|until|since|not) (?:the )?)D(?<mark>\\d+) ?- ?D(?<end>\\d+)',
    ({ mark, end }, context) =>
      isDay(mark, context) && isDay(end, context) ? spanOf(mark, end, context) : null,
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
    '(?:from|starting|as of|since(?!(?: the)? D\\d+ (?:is|i|we)\\b))(?: the)? D(?<mark>\\d+)(?: (?:on ?wards?|on|forward|and after|or after|or later))?|D(?<from>\\d+) (?:on ?wards?|on(?= *[.,!?]|$)|or (?:later|after)|and after|and later)',
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
    return date === null ? null : { ...untilDay(context.calendar, date), openEnd: true };
  }),
  // "open again on D0, so that day please"
  rule(
    '(?<=(?:so|do|for|with|have|take|then|on|make it|book) |[?] ?(?:if so,? |yes,? )?)that(?: (?:day|date|one)(?= *(?:$|[.,!?;-]|please|is|would|works|suits|thanks|then|will))|(?<=(?:so|book|take|with) that)(?= *(?:$|[.,!?;-]|please|thanks|then)))',
    (_, context) => {
      const previous = previousDays(context);
      return previous !== null && singleDay(previous) !== null ? previous : null;
    },
  ),
  // "the term starts on D0, any day that week", "back on D0, any time from then"
  rule(
    '(?:(?:in|during) |(?<=\\b(?:day|time|any|anytime|of|all) ))that (?:same |very )?week',
    (_, context) => {
      const date = firstDay(previousDays(context));
      return date === null ? null : weekOf(date, 0);
    },
  ),
  rule('from (?:then|that (?:day|date))(?: (?:on ?wards?|on))?', (_, context) => {
    const date = firstDay(previousDays(context));
    return date === null ? null : fromDay(date);
  }),
  rule('(?:after|once) (?:that|then)', (_, context) => {
    const previous = previousDays(context);
    return previous?.kind === 'span' ? after(previous.to) : null;
  }),
];
