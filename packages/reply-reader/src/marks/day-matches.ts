/** Shared by the readings of days: turns the parts of a match into days. */
import { weekdayOf } from '@waypost/base/local-time';
import { MONTHS, WEEKDAYS } from '../text/vocabulary.js';
import { lastOfMonth, onDay, settle, singleDay, type Calendar } from './calendar.js';
import type { Days } from './mentions.js';

export type Groups = Readonly<Record<string, string | undefined>>;

/** The input of a rule: the calendar, the days found by earlier rules, and the text before its words. */
export type Context = { calendar: Calendar; days: readonly Days[]; before: string };

/** Reads a match; null leaves the words as they are. `told` is the argument after the name in the rule. */
export type DayMeaning = (groups: Groups, context: Context, told: string) => Days | null;

/** Returns the weekday that a match names, 0 for Sunday. */
export function weekdayIn(groups: Groups): number {
  return (WEEKDAYS as readonly string[]).indexOf(groups['weekday'] ?? '');
}

/** Returns the month that a match names, 1 to 12. */
export function monthIn(groups: Groups): number {
  return MONTHS.findIndex((month) => month.startsWith((groups['month'] ?? '').slice(0, 3))) + 1;
}

/** Returns a number that a match names; "a" and "one" are 1. */
export function numberIn(groups: Groups, name: string): number {
  const said = groups[name] ?? '';
  return said === 'a' || said === 'one' || said === '' ? 1 : Number(said);
}

/** Returns the days of the mark that a match names, with a weekday on its own resolved. */
export function markIn(groups: Groups, context: Context, name = 'mark'): Days | null {
  const days = context.days[Number(groups[name])];
  return days === undefined ? null : settle(context.calendar, days);
}

/** Returns the days mentioned last before the words of the rule. */
export function previousDays({ before, days }: Context): Days | null {
  const mark = /^D(\d+)/.exec(before.slice(before.lastIndexOf('D')))?.[1];
  return mark === undefined ? null : (days[Number(mark)] ?? null);
}

export function firstDay(days: Days | null): string | null {
  return days?.kind === 'span' ? days.from : null;
}

export function lastDay(days: Days | null): string | null {
  return days?.kind === 'span' ? days.to : null;
}

/** Returns a date as days, or null without one. */
export function day(date: string | null): Days | null {
  return date === null ? null : onDay(date);
}

/** Checks that weekday and date agree, as in "Thursday 13th". */
export function checked(weekday: number, days: Days | null, said: string): Days | null {
  const date = days === null ? null : singleDay(days);
  if (date === null) return days?.kind === 'conflict' ? days : null;
  return weekdayOf(date) === weekday ? days : { kind: 'conflict', said };
}

/** Returns a date as days; one that does not exist in the calendar contradicts itself. */
export function dated(date: string | null, said: string): Days {
  return date === null ? { kind: 'conflict', said } : onDay(date);
}

/** Returns the third of a month meant by "early", "mid" or "late": days 1–10, 11–20, or 21 to the last. */
export function partOfMonth(from: string, part: string): Days {
  const month = from.slice(0, 8);
  if (/^(early|start|beginning)/.test(part))
    return { kind: 'span', from: `${month}01`, to: `${month}10`, vague: true };
  if (part.startsWith('mid')) return { kind: 'span', from: `${month}11`, to: `${month}20`, vague: true };
  return { kind: 'span', from: `${month}21`, to: lastOfMonth(from), vague: true };
}
