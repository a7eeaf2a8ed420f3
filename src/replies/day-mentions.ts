/**
 * Finds the days that a plain text mentions and puts the marks D0, D1, … in their place, so that later steps read
 * "not D0 but D1". Rules run in order and may build on earlier marks: "the tuesday after D0".
 */
import { ANCHORED_DAYS, PARTS, PLAIN_WEEKDAYS, SPANS } from './anchored-day-rules.js';
import type { Calendar } from './calendar.js';
import { NAMED_DAYS, NUMBERED_DAYS } from './dated-day-rules.js';
import type { Groups, Rule } from './day-rules.js';
import { RELATIVE_DAYS } from './relative-day-rules.js';
import type { Days } from './types.js';

/** The text with marks, and the days that they stand for. */
export type DayMentions = { text: string; days: Days[] };

/** The rules in order, each set behind a glance at whether the text can have anything for it. */
const RULE_SETS: readonly (readonly [glance: RegExp, rules: readonly Rule[]])[] = [
  [
    /holiday|clocks|good friday|easter|may|christmas|xmas|crimbo|boxing|new year|nye|hogmanay|valentine|patrick|paddy|halloween|bonfire|fawkes/,
    NAMED_DAYS,
  ],
  [
    /\d|january|february|march|april|may|june|july|august|september|october|november|december|day (?:of|in)/,
    NUMBERED_DAYS,
  ],
  [
    /morrow|today|tonight|week|fortnight|month|\bdays?\b|\w+days\b|\b(?:next|this|coming|upcoming|following|any|a|every|some|another|different) \w|after next/,
    RELATIVE_DAYS,
  ],
  [/D\d|week|after|before|following|next|same|\b(?:first|second|third|last|other) /, ANCHORED_DAYS],
  [/day/, PLAIN_WEEKDAYS],
  [/D\d/, PARTS],
  [
    /\bthat\b|after|before|until|\btil\b|from|since|\bby\b|past|later|earlier|sooner|wards|starting|as of|up to|between|once|D\d+ ?(?:-|(?:to|on|or|and|until|through|thru)\b)/,
    SPANS,
  ],
];

/** Marks the days of a plain text. Days that were only a step to others stay in the list, unmarked. */
export function findDays(plain: string, calendar: Calendar): DayMentions {
  const days: Days[] = [];
  let text = plain;
  for (const [glance, rules] of RULE_SETS) {
    if (!glance.test(text)) continue;
    for (const [pattern, read] of rules) {
      text = text.replace(pattern, (...match: unknown[]) => {
        const found = read((match.at(-1) ?? {}) as Groups, { calendar, days, before: textBefore(match) });
        if (found === null) return String(match[0]);
        days.push(found);
        return `D${days.length - 1}`;
      });
    }
  }
  return { text, days };
}

/** What stands before a match: of the arguments of a replacing function, the text and the place in it come last. */
function textBefore(match: readonly unknown[]): string {
  const [place, text] = match.slice(typeof match.at(-1) === 'object' ? -3 : -2);
  return typeof text === 'string' && typeof place === 'number' ? text.slice(0, place) : '';
}
