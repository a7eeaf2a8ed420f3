/**
 * The order of preference of what is wanted: first choices, fallbacks, and wishes that complete the one before.
 */
import { weekOf } from './calendar.js';
import type { Clause, Group } from './clauses.js';
import type { Times, Wish } from './types.js';
import { combine } from './units.js';

/** A wish with its rank (1 first choice, 2 fallback) and the times that "Tuesday or Wednesday afternoon" may share. */
export type RankedWish = Wish & { rank: 1 | 2; sharedTimes: Times | null; said: boolean; joined: boolean };

const FIRST_CHOICE =
  /\b(?:firstchoice|ideally|prefer|preferably|preference|better|best|rather|favourite|if possible|first)\b/;
const SECOND_CHOICE = /\b(?:secondchoice|fallback|backup|back up|at a push|second|would do|also)\b/;

/** What was wanted last is refused after all. */
export function takeBackLast(wanted: RankedWish[], refused: Wish[]): void {
  const last = wanted.pop();
  if (last !== undefined) refused.push(last);
}

/** "the 22nd, or the 24th if that's no use": the last named is the fallback. */
export function demoteLast(wanted: RankedWish[]): void {
  const last = wanted.at(-1);
  if (last !== undefined && wanted.length > 1) wanted[wanted.length - 1] = { ...last, rank: 2 };
}

/** Once one wish is marked as the first choice or the fallback, the others take the other rank. */
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

const COMPARES = /\b(?:better|best|prefer|rather|ideally|preferably)\b/;

const preferred = new WeakSet<RankedWish>();

/**
 * Takes a wish of the clause before into this one when the two complete each other: days and times, a week and a weekday
 * in it, the same day said twice.
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

/** What each wish becomes with the one before; null when it completes not all of them. */
function combineAll(previous: Wish, units: readonly Wish[]): Wish[] | null {
  const combined = units.map((unit) => combine(previous, unit)).filter((unit) => unit !== null);
  return combined.length < units.length ? null : combined;
}

/** "Early next week, Monday or Wednesday": both are of that week. */
function inItsWeek(wish: Wish): Wish {
  const { days } = wish;
  return days?.kind === 'span' && days.from < days.to ? { ...wish, days: weekOf(days.from, 0) } : wish;
}
