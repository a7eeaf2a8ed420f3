/**
 * Finds the times of day that a plain text mentions and puts the marks T0, T1, … in their place.
 * A bare number is a time only with a word that makes it one ("after 2", "half 3", "4-8").
 */
import { minutesOf } from '../domain/local-time.js';
import { RuleIndex } from './prefilter.js';
import type { Slot, Times } from './types.js';

/** The text with marks, and the times that they stand for. */
export type TimeMentions = { text: string; times: Times[] };

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [pattern: RegExp, read: (groups: Groups, context: Context) => Times | null];
type Context = { offered: readonly Slot[]; slots: readonly Slot[]; times: readonly Times[] };

const DAY_END = 24 * 60;
const NOON = 12 * 60;

/** Parts of the day as the rules of reading define them: a window fits when it lies inside. */
const MORNING: Times = { from: 0, to: NOON, part: true };
const AFTERNOON: Times = { from: NOON, to: 16 * 60, part: true };
const EVENING: Times = { from: 16 * 60, to: DAY_END, part: true };

const CLOCK = (name: string): string =>
  `(?<${name}Hour>\\d{1,2})(?:(?:[:.]| ?h ?)(?<${name}Minute>[0-5]\\d)|(?<${name}Hundreds>[0-5]\\d)(?= ?(?:hrs|hours|h\\b|-|to|until)))?(?:(?: ?o'?clock)| ?(?:hrs|hours))?(?: ?ish)? ?(?<${name}Half>am|pm|a\\.m\\.?|p\\.m\\.?|(?:(?:in the|at) )?(?:morning|afternoon|evening|night)|noon|midday)?(?: ?ish)?`;
const AFTER =
  '(?:any ?time )?(?:anytime )?(?:after|from|past|not before|later than|no earlier than|not until|starting|as of|once i am (?:home|back|in) (?:at|by|from)|once we are (?:home|back|in) (?:at|by|from)|(?:home|back|in|free) (?:from|at|by|after))(?: (?:about|around|say|like|at))*';
const UNTIL =
  '(?:any ?time )?(?:anytime )?(?:(?:(?:one|slot|that|which|window) )+(?:finishes|ends|finishing|ending)(?: (?:at|by))?|before|by|until|till|up to|no later than|not after|earlier than|not later than|latest)(?: (?:about|around|say|like))*';
const AT = '(?:at|around|about|@|for|say|exactly|roughly|arrive|come)(?: (?:about|around|like|say))*';

function rule(source: string, read: Rule[1]): Rule {
  return [new RegExp(`(?<![\\w:£.])${source}(?![\\w%])`, 'g'), read];
}

function isPm(half: string): boolean {
  return /^p|afternoon|evening|night/.test(half);
}

/** Minutes of a spoken clock; without am or pm a small hour is one of the afternoon: deliveries come by day. */
function clockMinutes(groups: Groups, name: string): number | null {
  const hour = Number(groups[`${name}Hour`]);
  const minute = Number(groups[`${name}Minute`] ?? groups[`${name}Hundreds`] ?? 0);
  const half = groups[`${name}Half`] ?? '';
  if (hour > 24 || (hour === 0 && groups[`${name}Minute`] === undefined)) return null;
  if (hour > 12 || half === '')
    return (hour < 7 && hour > 0 && !isZeroPadded(groups[`${name}Hour`]) ? hour + 12 : hour) * 60 + minute;
  if (isPm(half)) return ((hour % 12) + 12) * 60 + minute;
  if (/noon|midday/.test(half)) return hour === 12 ? NOON : null;
  return (hour % 12) * 60 + minute;
}

function isZeroPadded(hour: string | undefined): boolean {
  return hour?.startsWith('0') ?? false;
}

/** Two clocks: the window of an offer if they can mean one, else the end after the start, both by day. */
function range(groups: Groups, { slots }: Context): Times | null {
  const endHalf = groups['endHalf'];
  const starts = readings(groups, 'start', endHalf);
  const ends = readings(groups, 'end', undefined);
  for (const slot of slots) {
    const from = minutesOf(slot.from);
    const to = minutesOf(slot.to);
    if (starts.includes(from) && ends.includes(to)) return { from, to };
  }
  const from = clockMinutes({ ...groups, startHalf: groups['startHalf'] }, 'start');
  const end = clockMinutes(groups, 'end');
  if (from === null || end === null) return null;
  const to = end > from ? end : end + NOON;
  return to > DAY_END || to <= from ? null : { from, to };
}

/** The minutes that a spoken clock can mean: both halves of the day unless it says which. */
function readings(groups: Groups, name: string, other: string | undefined): number[] {
  const hour = Number(groups[`${name}Hour`]);
  const minute = Number(groups[`${name}Minute`] ?? groups[`${name}Hundreds`] ?? 0);
  const half = groups[`${name}Half`];
  if (hour > 24 || minute > 59) return [];
  if (half !== undefined) {
    const one = clockMinutes(groups, name);
    return one === null ? [] : [one];
  }
  const both = hour > 12 ? [hour * 60 + minute] : [hour * 60 + minute, ((hour % 12) + 12) * 60 + minute];
  return other !== undefined && !isPm(other) ? both.filter((minutes) => minutes < NOON) : both;
}

function clock(groups: Groups, name = 'at'): number | null {
  return clockMinutes(groups, name);
}

/** "half 3", "quarter to 4": by day. */
function spoken(groups: Groups): number {
  const hour = Number(groups['hour']);
  const base = (hour < 7 ? hour + 12 : hour) * 60;
  const minutes = { half: 30, quarter: 15, '10': 10, '20': 20, '25': 25, '5': 5 }[groups['part'] ?? ''] ?? 0;
  const pm = groups['pm'] !== undefined && isPm(groups['pm']) && hour < 12 && hour >= 7 ? NOON : 0;
  return base + pm + (groups['to'] === 'to' ? -minutes : minutes);
}

function from(minutes: number | null): Times | null {
  return minutes === null ? null : { from: minutes, to: DAY_END };
}

function until(minutes: number | null): Times | null {
  return minutes === null ? null : { from: 0, to: minutes };
}

function at(minutes: number | null): Times | null {
  return minutes === null ? null : { from: minutes, to: minutes, at: minutes };
}

function markIn(groups: Groups, { times }: Context): Times | null {
  return times[Number(groups['mark'])] ?? null;
}

const RULES: readonly Rule[] = [
  rule(
    `(?:between |from |btw )?${CLOCK('start')} ?(?:-|to|until|and|through|/(?=\\d+ ?(?:am|pm)))+ ?${CLOCK('end')}`,
    range,
  ),
  // "half 3 onwards" builds on the mark of "half 3".
  rule(
    '(?<part>half|quarter|10|20|25|5)(?: (?<to>past|to))? (?<hour>\\d{1,2})(?: ?(?<pm>am|pm|in the morning|in the afternoon))?',
    (groups) => at(spoken(groups)),
  ),
  // "between half 1 and half 5"
  rule('(?:between |from )?T(?<mark>\\d+) ?(?:-|to|until|and) ?T(?<end>\\d+)', (groups, context) => {
    const start = markIn(groups, context)?.at;
    const end = markIn({ mark: groups['end'] }, context)?.at;
    return start === undefined || end === undefined || end <= start ? null : { from: start, to: end };
  }),
  // "same time": that of the offers, if they have one.
  rule('(?:the )?same (?:times?|window|hours)(?! (?:next|as|of|the|tomorrow)\\b)', (_, { offered }) => {
    const [only, ...others] = new Set(offered.map((slot) => `${slot.from}-${slot.to}`));
    const [slot] = offered;
    if (only === undefined || others.length > 0 || slot === undefined) return null;
    return { from: minutesOf(slot.from), to: minutesOf(slot.to) };
  }),
  rule('(?:12 )?(?:noon|midday)', () => at(NOON)),
  rule('(?:mid ?)?(?<part>late|early|mid) (?:in the )?(?<of>morning|afternoon|evening)', (groups) => {
    const of = groups['of'] === 'morning' ? MORNING : groups['of'] === 'afternoon' ? AFTERNOON : EVENING;
    return { ...of, vague: true };
  }),
  rule(CLOCK('at').replace(')?(?: ?ish)?', ')(?: ?ish)?'), (groups) => at(clock(groups))),
  rule(`${AFTER} ${CLOCK('at')}(?: (?:on ?wards?|on|or later|or after))?`, (groups) => from(clock(groups))),
  rule(`${UNTIL} ${CLOCK('at')}`, (groups) => until(clock(groups))),
  rule(
    `${CLOCK('at')} (?:on ?wards?|on|or later|or after|and after|(?:at (?:the )?)?earliest)(?! (?:the|this|that|your|a|my|D))`,
    (groups) => from(clock(groups)),
  ),
  rule(`${CLOCK('at')} (?:or before|or earlier|at the latest|latest|tops)`, (groups) => until(clock(groups))),
  rule(`${AT} ${CLOCK('at')}`, (groups) => at(clock(groups))),
  rule(
    "(?<atHour>\\d{1,2})(?:[:.](?<atMinute>[0-5]\\d)| ?(?<atHalf>am|pm)| ?o'?clock| ?hrs| ?ish)",
    (groups) => at(clock(groups)),
  ),
  rule('(?<atHour>[012]\\d)(?<atMinute>[0-5]\\d)', (groups) => at(clock(groups))),
  rule(
    `${AFTER} T(?<mark>\\d+)(?: (?:on ?wards?|on|or later))?|T(?<later>\\d+) (?:on ?wards?|on|or later|or after|and after)(?! (?:the|a|my|D))`,
    (groups, context) => {
      const time = markIn({ mark: groups['mark'] ?? groups['later'] }, context);
      return from(time?.at ?? null);
    },
  ),
  rule(
    `${UNTIL} T(?<mark>\\d+)|T(?<sooner>\\d+) (?:or before|or earlier|at the latest|latest|tops)`,
    (groups, context) => {
      const time = markIn({ mark: groups['mark'] ?? groups['sooner'] }, context);
      return until(time?.at ?? null);
    },
  ),
  rule(`(?:${AT}) T(?<mark>\\d+)`, (groups, context) => markIn(groups, context)),
  rule(
    '(?:after|once (?:i|we) (?:finish|get back from|am back from|are back from)) (?:work|school|the school run|tea|dinner|lunch|nursery)',
    () => ({
      from: NOON,
      to: DAY_END,
      vague: true,
    }),
  ),
  rule('(?:before|until) (?:work|school|lunch|dinner|the school run|nursery)', () => ({
    from: 0,
    to: NOON,
    vague: true,
  })),
  rule('(?:over |at )?(?:lunch|lunch ?time|dinner ?time)(?! (?:club|date|party|do|with)\\b)', () => ({
    from: NOON,
    to: 14 * 60,
    vague: true,
  })),
  rule('(?:after|from) (?:the )?afternoon(?: on ?wards?)?', () => ({
    from: 16 * 60,
    to: DAY_END,
    part: true,
  })),
  rule(
    '(?:the )?(?:first thing|morning first thing|crack of dawn|early doors|(?<!\\bi )am(?! (?:i|busy|away|free|out|working|home|off|not|going|having)\\b)|a\\.m\\.?|(?:in the )?morning|forenoon|breakfast time)(?: first thing)?',
    () => ({ ...MORNING }),
  ),
  rule('(?:the )?(?:pm|p\\.m\\.?|(?:in the )?afternoon)', () => ({ ...AFTERNOON })),
  rule(
    '(?:the )?(?:(?:in the )?evening|tea ?time|supper ?time|night|night ?time|last thing|after dark)',
    () => ({ ...EVENING }),
  ),
  rule('T(?<mark>\\d+)[, ]+(?:on |of )?T(?<other>\\d+)', (groups, context) => {
    const one = markIn(groups, context);
    const other = markIn({ mark: groups['other'] }, context);
    return one === null || other === null ? null : meet(one, other);
  }),
];

/** "Afternoon, after 2": the exact time, in the half of the day that the part says; null when both or neither are parts. */
function meet(a: Times, b: Times): Times | null {
  const [part, exact] = a.part === true ? [a, b] : [b, a];
  if (part.part !== true || exact.part === true) return null;
  // "evening after 7"
  const isLater = part.from >= NOON && exact.from > 0 && exact.from < NOON;
  if (!isLater) return exact;
  const later = (minutes: number) => (minutes < NOON ? minutes + NOON : minutes);
  return {
    ...exact,
    from: later(exact.from),
    to: later(exact.to),
    ...(exact.at !== undefined && { at: later(exact.at) }),
  };
}

/** A number that is no mark. */
const NUMBER = /(?<![DTO\d])\d/;

/** Most texts have no number, and so nothing for the rules that read one. */
const ALL = new RuleIndex(RULES, ([pattern]) => pattern);
const WITHOUT_NUMBERS = new RuleIndex(
  RULES.filter(([pattern]) => !pattern.source.includes('Hour>')),
  ([pattern]) => pattern,
);

/** Marks the times of a text whose days are marked already. */
export function findTimes(
  marked: string,
  offered: readonly Slot[],
  available: readonly Slot[],
): TimeMentions {
  const times: Times[] = [];
  const context: Context = { offered, slots: [...offered, ...available], times };
  const rules = NUMBER.test(marked) ? ALL : WITHOUT_NUMBERS;
  const text = rules.rewrite(marked, ([pattern, read], part) =>
    part.replace(pattern, (...match: unknown[]) => {
      const found = read((match.at(-1) ?? {}) as Groups, context);
      if (found === null) return String(match[0]);
      times.push(found);
      return `T${times.length - 1}`;
    }),
  );
  return { text, times };
}
