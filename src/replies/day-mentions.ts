/**
 * Finds the days that a plain text mentions and puts the marks D0, D1, … in their place, so that later steps read
 * "not D0 but D1". Rules run in order and may build on earlier marks: "the tuesday after D0".
 */
import { ANCHORED_DAYS, PARTS, PLAIN_WEEKDAYS, SPANS } from './anchored-day-rules.js';
import type { Calendar } from './calendar.js';
import { NAMED_DAYS, NUMBERED_DAYS } from './dated-day-rules.js';
import type { Groups } from './day-rules.js';
import { RuleIndex } from './prefilter.js';
import { RELATIVE_DAYS } from './relative-day-rules.js';
import type { Days } from './types.js';

/** The text with marks, and the days that they stand for. */
export type DayMentions = { text: string; days: Days[] };

/** The rules in order. */
const RULES = new RuleIndex(
  [
    ...NAMED_DAYS,
    ...NUMBERED_DAYS,
    ...RELATIVE_DAYS,
    ...ANCHORED_DAYS,
    ...PLAIN_WEEKDAYS,
    ...PARTS,
    ...SPANS,
  ],
  ([pattern]) => pattern,
);

/** Marks the days of a plain text. Days that were only a step to others stay in the list, unmarked. */
export function findDays(plain: string, calendar: Calendar): DayMentions {
  const days: Days[] = [];
  const text = RULES.rewrite(plain, ([pattern, read], part) =>
    part.replace(pattern, (...match: unknown[]) => {
      const found = read((match.at(-1) ?? {}) as Groups, { calendar, days, before: textBefore(match) });
      if (found === null) return String(match[0]);
      const known = days.findIndex((one) => sameDays(one, found));
      if (known !== -1) return `D${known}`;
      days.push(found);
      return `D${days.length - 1}`;
    }),
  );
  return { text, days };
}

/** Whether two mentions say the same, so that they may share a mark; what thins a span out is not compared. */
function sameDays(a: Days, b: Days): boolean {
  if (a.kind === 'weekday') return b.kind === 'weekday' && a.weekday === b.weekday;
  if (a.kind === 'conflict' || b.kind !== 'span') return false;
  return (
    a.from === b.from && a.to === b.to && a.from === a.to && a.vague === b.vague && a.openEnd === b.openEnd
  );
}

/** What stands before a match: of the arguments of a replacing function, the text and the place in it come last. */
function textBefore(match: readonly unknown[]): string {
  const [place, text] = match.slice(typeof match.at(-1) === 'object' ? -3 : -2);
  return typeof text === 'string' && typeof place === 'number' ? text.slice(0, place) : '';
}
