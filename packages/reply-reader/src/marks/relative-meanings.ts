/**
 * Turns the match of a rule into days relative to today, to other days in the reply, or to the offers. A rule of
 * data/marks names one of these functions in `means`, followed by its argument: "inDays 2".
 */
import { addDays, daysBetween, weekdayOf } from '@waypost/base/local-time';
import type { Slot } from '@waypost/base/slot';
import {
  dayOfMonth,
  fromDay,
  intersect,
  lastOfMonth,
  mondayOf,
  onDay,
  settle,
  singleDay,
  untilDay,
  weekdayAfter,
  weekOf,
  type Calendar,
} from './calendar.js';
import {
  checked,
  day,
  firstDay,
  lastDay,
  markIn,
  numberIn,
  partOfMonth,
  previousDays,
  weekdayIn,
  type Context,
  type DayMeaning,
} from './day-matches.js';
import type { Days } from './mentions.js';

function after(date: string | null): Days | null {
  return date === null ? null : fromDay(addDays(date, 1));
}

/** The parts of a week: their days, counted from Monday, and the one that is meant first. */
const PARTS_OF_WEEK = {
  early: { first: 0, last: 1, core: 0 },
  mid: { first: 1, last: 3, core: 2 },
  late: { first: 3, last: 4, core: 4 },
  later: { first: 2, last: 4, core: 4 },
};

function partIn(said: string): keyof typeof PARTS_OF_WEEK {
  if (/^(early|start|beginning)/.test(said)) return 'early';
  if (said.startsWith('mid')) return 'mid';
  return said.startsWith('later') ? 'later' : 'late';
}

/**
 * Returns a part of the week of a span, as far as it is to come. People read it differently where the day that is meant
 * first is free but not offered beside another one, where the day after it is offered too, or where it is over.
 */
function partOfWeek(days: Days | null, said: string, { offered, available }: Calendar): Days | null {
  if (days?.kind !== 'span') return null;
  const monday = mondayOf(days.from);
  const open: Days = { ...days, vague: true };
  if (days.to > addDays(monday, 6)) return open;
  const part = partIn(said);
  const { first, last, core } = PARTS_OF_WEEK[part];
  const on = (index: number) => addDays(monday, index);
  if (on(last) < days.from) return open;
  const isIn = (slots: readonly Slot[], date: string) => slots.some((slot) => slot.date === date);
  const named = offered.filter(({ date }) => date >= on(first) && date <= on(last));
  const isEnd = core === 4;
  const isLess = !isIn(named, on(core)) && (part === 'mid' || (isEnd && isIn(available, on(core))));
  const vague = named.length > 0 && (isLess || (isEnd && isIn(offered, on(last + 1))));
  return {
    ...days,
    from: on(first) > days.from ? on(first) : days.from,
    to: on(last),
    ...(vague && { vague }),
  };
}

/** Returns the week after the last days mentioned if they were a week, otherwise after the week of the last offer. */
function followingWeek(context: Context): Days {
  const previous = previousDays(context);
  if (previous?.kind === 'span' && daysBetween(previous.from, previous.to) <= 7)
    return weekOf(previous.to, 1);
  return weekOf(lastOffered(context.calendar), 1);
}

function lastOffered({ offered, counted }: Calendar): string {
  return offered.reduce((latest, slot) => (slot.date > latest ? slot.date : latest), counted);
}

/** Returns the date if all offers are on one day. */
function onlyDateOffered({ offered }: Calendar): string | undefined {
  const [date, ...others] = new Set(offered.map((slot) => slot.date));
  return others.length > 0 ? undefined : date;
}

function everyWeekday(calendar: Calendar, weekdays: readonly number[]): Days {
  return { ...fromDay(addDays(calendar.today, 1)), weekdays };
}

/** Returns Saturday and Sunday of a date's week (Monday to Sunday). */
function saturdayAndSunday(date: string): Days {
  const saturday = addDays(mondayOf(date), 5);
  return { kind: 'span', from: saturday, to: addDays(saturday, 1) };
}

function isDay(mark: string | undefined, context: Context): boolean {
  const days = markIn({ mark }, context);
  return days !== null && singleDay(days) !== null;
}

/** Returns the span from one marked day to another. An end before the start moves to the next week. */
function spanOf(first: string | undefined, last: string | undefined, context: Context): Days | null {
  const from = firstDay(markIn({ mark: first }, context));
  const to = lastDay(markIn({ mark: last }, context));
  if (from === null || to === null) return null;
  return { kind: 'span', from, to: to < from ? addDays(to, 7) : to };
}

/** Days relative to today, or in a second reading to the booked day. */
export const RELATIVE_DAYS: Readonly<Record<string, DayMeaning>> = {
  /** Nobody says "tomorrow" of another day than the one after today. */
  inDays: (_, { calendar: { today, counted } }, told) =>
    onDay(addDays(Number(told) <= 2 ? today : counted, Number(told))),
  inSaidDays: (groups, { calendar }) =>
    onDay(addDays(calendar.counted, Number(groups['count'] ?? groups['days']))),
  inSaidWeeks: (groups, { calendar }) =>
    onDay(addDays(calendar.counted, 7 * Number(groups['count'] ?? groups['weeks']))),
  /** The next weekday of that name, plus a number of days. */
  comingWeekday: (groups, { calendar }, told) =>
    onDay(
      addDays(
        weekdayAfter(weekdayIn({ weekday: groups['weekday'] ?? groups['before'] }), calendar.counted),
        Number(told),
      ),
    ),
  /** In one week or in two: people disagree. */
  weekdayAfterNext: (groups, { calendar }) => ({
    kind: 'span',
    from: addDays(weekdayAfter(weekdayIn(groups), calendar.counted), 7),
    to: addDays(weekdayAfter(weekdayIn(groups), calendar.counted), 14),
    weekdays: [weekdayIn(groups)],
    vague: true,
  }),
  /**
   * Clear if the next seven days and the next calendar week give the same day; otherwise people disagree. On a Friday,
   * "next Friday" is seven days later; on a Thursday, nobody calls tomorrow that.
   */
  nextWeekday(groups, { calendar: { counted } }) {
    const weekday = weekdayIn(groups);
    const coming = weekdayAfter(weekday, counted);
    const inNextWeek = addDays(mondayOf(counted), 7 + ((weekday + 6) % 7));
    if (coming === inNextWeek || weekdayOf(counted) === weekday) return onDay(coming);
    if (coming === addDays(counted, 1)) return onDay(inNextWeek);
    return { kind: 'span', from: coming, to: inNextWeek, weekdays: [weekday], vague: true };
  },
  /** The week a number of weeks after this one. */
  week: (_, { calendar }, told) => weekOf(calendar.counted, Number(told)),
  restOfWeek: (_, { calendar }) => ({ ...weekOf(calendar.counted, 0), from: calendar.counted }),
  weekOfDay(groups, { calendar }) {
    const date = dayOfMonth(calendar, numberIn(groups, 'day'));
    return date === null ? null : weekOf(date, 0);
  },
  nextMonth(_, { calendar }) {
    const first = addDays(lastOfMonth(calendar.counted), 1);
    return { kind: 'span', from: first, to: lastOfMonth(first), vague: true };
  },
  endOfMonth: (_, { calendar }) => onDay(lastOfMonth(calendar.counted)),
  startOfNextMonth: (_, { calendar }) => onDay(addDays(lastOfMonth(calendar.counted), 1)),
  partOfThisMonth: (groups, { calendar }) => partOfMonth(calendar.counted, groups['part'] ?? ''),
  thisWeekend: (_, { calendar }) => comingWeekend(calendar),
  nextWeekend: (_, { calendar: { counted } }) =>
    ({ ...saturdayAndSunday(addDays(counted, 7)), vague: ![0, 6].includes(weekdayOf(counted)) }) as Days,
  weekendAfterNext: (_, { calendar: { counted } }) =>
    ({ ...saturdayAndSunday(addDays(counted, 7)), vague: true }) as Days,
  /** The weekend of an offer if there is one, otherwise the next one. */
  weekend(_, { calendar }) {
    const offered = calendar.offered.find(({ date }) => [0, 6].includes(weekdayOf(date)));
    return offered === undefined ? comingWeekend(calendar) : saturdayAndSunday(offered.date);
  },
  /** Around a Wednesday: what else of it is offered without one may not be meant. */
  midweek: (_, { calendar }) => ({
    ...fromDay(addDays(calendar.today, 1)),
    weekdays: [2, 3, 4],
    vague: !calendar.offered.some(({ date }) => weekdayOf(date) === 3),
  }),
  everyWeekday: (_, { calendar }, told) => everyWeekday(calendar, told.split(' ').map(Number)),
  everySaidWeekday: (groups, { calendar }) => everyWeekday(calendar, [weekdayIn(groups)]),
  thisOne(_, context) {
    const previous = previousDays(context);
    if (previous?.kind !== 'span' || previous.weekdays?.length !== 1) return null;
    return onDay(weekdayAfter(previous.weekdays[0] ?? 0, context.calendar.counted));
  },
};

function comingWeekend({ counted }: Calendar): Days {
  return saturdayAndSunday(addDays(counted, weekdayOf(counted) === 0 ? 7 : 0));
}

/** Days relative to a day that is already marked, and weekdays. */
export const ANCHORED_DAYS: Readonly<Record<string, DayMeaning>> = {
  weekday: (groups) => ({ kind: 'weekday', weekday: weekdayIn(groups) }),
  weekdayOfMark(groups, context) {
    const marked = markIn(groups, context);
    if (marked === null) return null;
    return singleDay(marked) === null
      ? intersect(marked, { kind: 'weekday', weekday: weekdayIn(groups) })
      : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
  },
  weekdayInWeek(groups, context) {
    const weekday: Days = { kind: 'weekday', weekday: weekdayIn(groups) };
    const week = groups['following'] === undefined ? markIn(groups, context) : followingWeek(context);
    return intersect(week ?? weekday, weekday);
  },
  fromWeekdayOfMark(groups, context) {
    const week = markIn(groups, context);
    if (week?.kind !== 'span') return null;
    const date = weekdayAfter(weekdayIn(groups), addDays(week.from, -1));
    return intersect(week, fromDay(groups['edge'] === 'after' ? addDays(date, 1) : date));
  },
  /** Checks that the mark has the weekday it is said to have. */
  markBeingWeekday(groups, context) {
    const marked = markIn(groups, context);
    return marked === null || singleDay(marked) === null
      ? null
      : checked(weekdayIn(groups), marked, groups['weekday'] ?? '');
  },
  nthWeekdayOffered(groups, { calendar }) {
    const weekday = weekdayIn(groups);
    const dates = [...new Set(calendar.offered.map(({ date }) => date))]
      .filter((date) => weekdayOf(date) === weekday)
      .sort();
    const place = { first: 0, second: 1, third: 2, last: -1 }[groups['nth'] ?? ''] ?? 0;
    return dates.length < 2 ? null : day(dates.at(place) ?? null);
  },
  otherWeekdayOffered(groups, context) {
    const previous = previousDays(context);
    const named = previous === null ? null : singleDay(previous);
    const others = new Set(
      context.calendar.offered
        .map(({ date }) => date)
        .filter((date) => weekdayOf(date) === weekdayIn(groups)),
    );
    if (named === null || !others.delete(named) || others.size !== 1) return null;
    return day([...others][0] ?? null);
  },
  dayAfter(groups, context) {
    const date =
      groups['weekday'] === undefined
        ? lastDay(markIn(groups, context))
        : lastDay(settle(context.calendar, { kind: 'weekday', weekday: weekdayIn(groups) }));
    return date === null ? null : onDay(addDays(date, 1));
  },
  dayBefore(groups, context) {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : onDay(addDays(date, -1));
  },
  weekdayAfterMark(groups, context) {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : onDay(weekdayAfter(weekdayIn(groups), date));
  },
  weekdayBeforeMark(groups, context) {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : onDay(weekdayAfter(weekdayIn(groups), addDays(date, -8)));
  },
  weekAfterMark(groups, context) {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : weekOf(date, 1);
  },
  weekOfMark(groups, context) {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : weekOf(date, 0);
  },
  /** A week after the only offered day. */
  weekAfterOffer(_, { calendar }) {
    const date = onlyDateOffered(calendar);
    return date === undefined ? null : onDay(addDays(date, 7));
  },
  weekdayOfFollowingWeek: (groups, context) =>
    intersect(followingWeek(context), { kind: 'weekday', weekday: weekdayIn(groups) }),
  followingWeekday(groups, context) {
    const weekday = weekdayIn({ weekday: groups['weekday'] ?? groups['before'] });
    const previous = lastDay(previousDays(context));
    return onDay(weekdayAfter(weekday, previous ?? lastOffered(context.calendar)));
  },
  followingWeek: (_, context) => followingWeek(context),
  /** The weekday of the only offered day. */
  weekdayOfOffer(_, { calendar }) {
    const date = onlyDateOffered(calendar);
    return date === undefined ? null : { kind: 'weekday', weekday: weekdayOf(date) };
  },
  /** The day after or before the day mentioned last, or the only offered one. */
  neighbouringDay(groups, context) {
    const previous = previousDays(context);
    const anchor = previous === null ? (onlyDateOffered(context.calendar) ?? null) : singleDay(previous);
    return anchor === null ? null : onDay(addDays(anchor, groups['before'] === undefined ? 1 : -1));
  },
};

/** Parts of spans, and spans between and beyond marked days. */
export const SPANS: Readonly<Record<string, DayMeaning>> = {
  partOfSpan(groups, context) {
    const marked = markIn(groups, context);
    if (marked === null || singleDay(marked) !== null) return null;
    return partOfWeek(marked, (groups['part'] ?? '').replace('the ', ''), context.calendar);
  },
  span: ({ mark, end, first, second }, context) => spanOf(mark ?? first, end ?? second, context),
  spanOfDays: ({ mark, end }, context) =>
    isDay(mark, context) && isDay(end, context) ? spanOf(mark, end, context) : null,
  afterMark: (groups, context) => after(lastDay(markIn(groups, context))),
  fromMark(groups, context) {
    const date = firstDay(markIn({ mark: groups['mark'] ?? groups['from'] }, context));
    return date === null ? null : fromDay(date);
  },
  beforeMark(groups, context) {
    const date = firstDay(markIn(groups, context));
    return date === null ? null : untilDay(context.calendar, addDays(date, -1));
  },
  untilMark(groups, context) {
    const date = lastDay(markIn(groups, context));
    return date === null ? null : { ...untilDay(context.calendar, date), openEnd: true };
  },
  thatDay(_, context) {
    const previous = previousDays(context);
    return previous !== null && singleDay(previous) !== null ? previous : null;
  },
  thatWeek(_, context) {
    const date = firstDay(previousDays(context));
    return date === null ? null : weekOf(date, 0);
  },
  fromThen(_, context) {
    const date = firstDay(previousDays(context));
    return date === null ? null : fromDay(date);
  },
  afterThat(_, context) {
    const previous = previousDays(context);
    return previous?.kind === 'span' ? after(previous.to) : null;
  },
};
