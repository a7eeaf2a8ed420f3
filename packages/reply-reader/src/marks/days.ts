/**
 * Finds the days that a plain text mentions and replaces them with the marks D0, D1, …, so that later steps read "not
 * D0 but D1". Rules run in order and may build on earlier marks: "the tuesday after D0".
 */
import { RuleIndex } from '../rewriting/rule-index.js';
import { meaningOf, rulesOf } from '../rewriting/rules.js';
import type { Calendar } from './calendar.js';
import { DATES, NAMED_DAYS } from './dated-meanings.js';
import type { DayMeaning, Groups } from './day-matches.js';
import type { Days } from './mentions.js';
import { ANCHORED_DAYS, RELATIVE_DAYS, SPANS } from './relative-meanings.js';

/** The text with marks, and the days they stand for. */
export type DayMentions = { text: string; days: Days[] };

const MEANINGS: Readonly<Record<string, DayMeaning>> = {
  ...NAMED_DAYS,
  ...DATES,
  ...RELATIVE_DAYS,
  ...ANCHORED_DAYS,
  ...SPANS,
};

/** The words of a rule match only as whole words, not inside another word. */
const BOUNDS = ['(?<![\\w£])', '(?![\\w])'] as const;

/** The lists of rules, in order. */
const LISTS = [
  ['marks/named-days.yaml', 'days'],
  ['marks/dates.yaml', 'days'],
  ['marks/relative-days.yaml', 'days'],
  ['marks/anchored-days.yaml', 'anchored'],
  ['marks/anchored-days.yaml', 'weekdays'],
  ['marks/anchored-days.yaml', 'partsOfSpans'],
  ['marks/anchored-days.yaml', 'spans'],
] as const;

const RULES = new RuleIndex(
  LISTS.flatMap(([file, list]) => rulesOf(file, list, BOUNDS)).map(({ pattern, means = '' }) => ({
    pattern,
    ...meaningOf(MEANINGS, means),
  })),
  ({ pattern }) => pattern,
);

/** Marks the days of a plain text. Days that only led to others stay in the list without a mark. */
export function findDays(plain: string, calendar: Calendar): DayMentions {
  const days: Days[] = [];
  const text = RULES.rewrite(plain, ({ pattern, read, told }, part) =>
    part.replace(pattern, (...match: unknown[]) => {
      const context = { calendar, days, before: textBefore(match) };
      const found = read((match.at(-1) ?? {}) as Groups, context, told);
      if (found === null) return String(match[0]);
      const known = days.findIndex((one) => sameDays(one, found));
      if (known !== -1) return `D${known}`;
      days.push(found);
      return `D${days.length - 1}`;
    }),
  );
  return { text, days };
}

/** Whether two mentions mean the same days and may share a mark. The weekdays that restrict a span are not compared. */
function sameDays(a: Days, b: Days): boolean {
  if (a.kind === 'weekday') return b.kind === 'weekday' && a.weekday === b.weekday;
  if (a.kind === 'conflict' || b.kind !== 'span') return false;
  return (
    a.from === b.from && a.to === b.to && a.from === a.to && a.vague === b.vague && a.openEnd === b.openEnd
  );
}

/** Returns the text before a match. The text and the offset are the last arguments of a replace callback. */
function textBefore(match: readonly unknown[]): string {
  const [place, text] = match.slice(typeof match.at(-1) === 'object' ? -3 : -2);
  return typeof text === 'string' && typeof place === 'number' ? text.slice(0, place) : '';
}
