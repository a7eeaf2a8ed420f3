/**
 * Reads the wishes in a group of marks, merges those that belong together ("next week", "Tuesday", "afternoon"), and
 * ranks what is wanted: first choices, fallbacks, and wishes that complete the one before.
 */
import { intersect, singleDay, weekOf } from '../marks/calendar.js';
import type { Days, Marks, Option, Times, Wish } from '../marks/mentions.js';
import { phrasesOf } from '../rewriting/rules.js';
import type { Clause, Group } from './clauses.js';

/**
 * A wish with its rank (1 first choice, 2 fallback) and the times that "Tuesday or Wednesday afternoon" may share.
 */
export type RankedWish = Wish & { rank: 1 | 2; sharedTimes: Times | null; said: boolean; joined: boolean };

const {
  firstChoice: FIRST_CHOICE,
  secondChoice: SECOND_CHOICE,
  compares: COMPARES,
} = phrasesOf('meaning/wishes.yaml', ['firstChoice', 'secondChoice', 'compares']);

/** Turns the last wanted wish into a refused one. */
export function takeBackLast(wanted: RankedWish[], refused: Wish[]): void {
  const last = wanted.pop();
  if (last !== undefined) refused.push(last);
}

/** Makes the last wish the fallback: "the 22nd, or the 24th if that's no use". */
export function demoteLast(wanted: RankedWish[]): void {
  const last = wanted.at(-1);
  if (last !== undefined && wanted.length > 1) wanted[wanted.length - 1] = { ...last, rank: 2 };
}

/**
 * Returns the wishes with ranks. Once one wish is marked as first choice or fallback, the others get the other rank.
 */
export function ranked(wishes: readonly RankedWish[]): RankedWish[] {
  return wishes.some((wish) => wish.rank === 2) && wishes.every((wish) => wish.rank === 2)
    ? wishes.map((wish) => ({ ...wish, rank: 1 }))
    : [...wishes];
}

/** Adds the wishes of a group to what is wanted. */
export function want(
  wanted: RankedWish[],
  units: readonly Wish[],
  clause: Clause,
  group: Group,
  isMarkedFallback: boolean,
): void {
  const shared =
    units.length > 1 && /\b(?:or|and)\b|,|\//.test(group.text) ? (units.at(-1)?.times ?? null) : null;
  const previous = wanted.at(-1);
  const isFallback =
    isMarkedFallback ||
    (SECOND_CHOICE.test(clause.text) &&
      previous !== undefined &&
      !FIRST_CHOICE.test(clause.text.replace('second', '')));
  const isJoined = /^(?:or|and|also|plus)\b/.test(clause.text) || ['and then', 'or'].includes(clause.link);
  const firstWasPreferred =
    previous?.rank === 1 && previous.said && preferred.has(previous) && clause.link !== '';
  const count = wanted.length;
  const outranked = isFallback || (firstWasPreferred && !FIRST_CHOICE.test(clause.text));
  const narrowed = narrow(wanted, units, isFallback, isJoined);
  const rank = outranked && wanted.length === count ? 2 : 1;
  if (rank === 1 && wanted.length > 0 && COMPARES.test(clause.text)) {
    for (const [index, wish] of wanted.entries()) wanted[index] = { ...wish, rank: 2 };
  }
  for (const [index, unit] of narrowed.entries()) {
    const wish: RankedWish = {
      days: unit.days,
      times: unit.times,
      option: unit.option,
      rank,
      sharedTimes: index < narrowed.length - 1 && unit.times === null ? shared : null,
      said: group.said,
      joined: isJoined || narrowed.length > 1,
    };
    if (FIRST_CHOICE.test(clause.text)) preferred.add(wish);
    wanted.push(wish);
  }
}

const preferred = new WeakSet<RankedWish>();

/**
 * Merges a wish of the clause before into this one if the two complete each other: days and times, a week and a weekday
 * in it, the same day named twice.
 */
function narrow(
  wanted: RankedWish[],
  units: readonly Wish[],
  isFallback: boolean,
  isJoined: boolean,
): Wish[] {
  const previous = wanted.at(-1);
  // "Friday the 20th, and a morning one"
  const adds =
    previous?.times === null && units.every(({ days, option }) => days === null && option === null);
  if (previous === undefined || (isJoined && !adds) || isFallback) return [...units];
  const combined =
    combineAll(previous, units) ?? (units.length > 1 ? combineAll(inItsWeek(previous), units) : null);
  if (combined === null) return [...units];
  wanted.pop();
  return combined;
}

/** Returns each wish combined with the one before; null if that one does not complete all of them. */
function combineAll(previous: Wish, units: readonly Wish[]): Wish[] | null {
  const combined = units.map((unit) => combine(previous, unit)).filter((unit) => unit !== null);
  return combined.length < units.length ? null : combined;
}

/** Widens a span of days to its week: in "Early next week, Monday or Wednesday" both are in that week. */
function inItsWeek(wish: Wish): Wish {
  const { days } = wish;
  return days?.kind === 'span' && days.from < days.to ? { ...wish, days: weekOf(days.from, 0) } : wish;
}

/** Returns the wishes in a group of marks: two in "D0 T0 or D1 T1", and also two in "D0 T0 or T1". */
export function unitsOf(group: Group, marks: Marks): Wish[] {
  const units: Wish[] = [];
  let current: Wish = { days: null, times: null, option: null };
  // "T0 on D0 and T1 on D1"
  const isTimeFirst = /T\d+ (?:on |of |the )*D\d+ .*T\d+ (?:on |of |the )*D\d+/.test(group.text);
  const next = (wish: Wish): void => {
    units.push(current);
    current = wish;
  };
  // "next week, Wednesday or Thursday": the week applies to both.
  let week: Days | null = null;
  const inWeek = (days: Days | null): Days | null =>
    week !== null && days?.kind === 'weekday' ? (intersect(week, days) ?? days) : days;
  // "after six on Wednesday or Thursday"
  const [first = '', ...rest] = group.marks;
  const isOfAll = first.startsWith('T') && rest.every((mark) => mark.startsWith('D'));
  const ofAll = isOfAll ? (marks.times[Number(first.slice(1))] ?? null) : null;
  for (const mark of group.marks) {
    const index = Number(mark.slice(1));
    const empty = { days: null, times: null, option: null };
    if (mark.startsWith('D')) {
      const days = marks.days[index] ?? null;
      const joint =
        current.days !== null && days !== null && current.option === null
          ? sameOrWithin(current.days, days)
          : null;
      if (current.days === null && (current.times === null || !/T\d+ (?:or|and) [^T]*D/.test(group.text)))
        current.days = days;
      else if (joint !== null) {
        if (current.days !== null && isSpan(current.days)) week = current.days;
        current.days = joint;
      } else next({ ...empty, days: inWeek(days), times: ofAll });
    } else if (mark.startsWith('T')) {
      const times = marks.times[index] ?? null;
      // "after dinner, ie 12 to 4"
      if (current.times === null || (current.times.vague === true && times !== null)) current.times = times;
      else next({ ...empty, days: isTimeFirst ? null : current.days, times });
    } else {
      const option = marks.options[index] ?? null;
      if (current.option === null) current.option = option;
      else next({ ...empty, option });
    }
  }
  units.push(current);
  return units;
}

/** Returns the days meant by two mentions in a row, as in "next week, on tuesday"; null for two different days. */
function sameOrWithin(a: Days, b: Days): Days | null {
  if (a.kind === 'conflict' || b.kind === 'conflict') return a.kind === 'conflict' ? a : b;
  const isWeek = isSpan(a) !== isSpan(b);
  const same = singleDay(a) !== null && singleDay(a) === singleDay(b);
  // "Monday afternoon, the 5th"
  const isDated = a.kind !== b.kind && (singleDay(a) ?? singleDay(b)) !== null;
  // "next week, from the Thursday"
  const isPart = isSpan(a) && isSpan(b) && a.from <= b.from && b.to <= a.to;
  const sameWeekday = a.kind === 'weekday' && b.kind === 'weekday' && a.weekday === b.weekday;
  return isWeek || isPart || isDated || same || sameWeekday ? intersect(a, b) : null;
}

/** Combines two wishes; null if they do not complete each other. */
function combine(a: Wish, b: Wish): Wish | null {
  if (
    a.times !== null &&
    b.times !== null &&
    a.times !== b.times &&
    !((a.times.part ?? a.times.vague) === true && b.times.part !== true)
  )
    return null;
  if (a.option !== null && b.option !== null && !sameOption(a.option, b.option)) return null;
  let days = a.days ?? b.days;
  if (a.days !== null && b.days !== null) {
    const sameDay = singleDay(a.days) !== null && singleDay(a.days) === singleDay(b.days);
    const inWeek =
      isSpan(a.days) || isSpan(b.days) || sameDay || a.days.kind === 'weekday' || b.days.kind === 'weekday';
    days = inWeek ? intersect(a.days, b.days) : null;
    if (days === null) return null;
  }
  return { days, times: b.times ?? a.times, option: a.option ?? b.option };
}

function sameOption(a: Option, b: Option): boolean {
  return (
    a.kind === b.kind &&
    a.kind !== 'few' &&
    (a.kind !== 'position' || b.kind !== 'position' || a.position === b.position)
  );
}

function isSpan(days: Days): days is Extract<Days, { kind: 'span' }> {
  return days.kind === 'span' && days.from !== days.to;
}
