/**
 * Finds the times of day that a plain text mentions and replaces them with the marks T0, T1, ….
 */
import type { Slot } from '@waypost/base/slot';
import { minutesOf } from '@waypost/base/local-time';
import { RuleIndex } from '../rewriting/rule-index.js';
import { meaningOf, rulesOf } from '../rewriting/rules.js';
import type { Times } from './mentions.js';

/** The text with marks, and the times they stand for. */
export type TimeMentions = { text: string; times: Times[] };

type Groups = Readonly<Record<string, string | undefined>>;
/** Reads a match; null leaves the words as they are. `told` is the argument after the name in the rule. */
type TimeMeaning = (groups: Groups, context: Context, told: string) => Times | null;
type Context = { offered: readonly Slot[]; slots: readonly Slot[]; times: readonly Times[] };

const DAY_END = 24 * 60;
const NOON = 12 * 60;

/** Parts of the day as the rules define them: a window fits if it is inside. */
const MORNING: Times = { from: 0, to: NOON, part: true };
const AFTERNOON: Times = { from: NOON, to: 16 * 60, part: true };
const EVENING: Times = { from: 16 * 60, to: DAY_END, part: true };

function isPm(half: string): boolean {
  return /^p|afternoon|evening|night/.test(half);
}

/**
 * Returns the minutes of a clock time. Without am or pm a small hour is in the afternoon, because deliveries come by
 * day.
 */
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

/**
 * Reads two clock times: the window of an offer if they can mean one, otherwise the end after the start, both by day.
 */
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

/** Returns the minutes that a clock time can mean: both halves of the day unless it says which. */
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

/** Reads "half 3" or "quarter to 4" as a time by day. */
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

/** Reads the window in a rule's argument, "12:00 16:00". Without a second time it lasts to the end of the day. */
function windowTold(told: string): Times {
  const [start = '', end] = told.split(' ');
  return { from: minutesOf(start), to: end === undefined ? DAY_END : minutesOf(end) };
}

/** Functions that turn the match of a rule of data/marks/times.yaml into times, by the name in its `means`. */
const MEANINGS: Readonly<Record<string, TimeMeaning>> = {
  range,
  spoken: (groups) => at(spoken(groups)),
  /** "between half 1 and half 5" */
  rangeOfMarks(groups, context) {
    const start = markIn(groups, context)?.at;
    const end = markIn({ mark: groups['end'] }, context)?.at;
    return start === undefined || end === undefined || end <= start ? null : { from: start, to: end };
  },
  /** The time of the offers, if they have one. */
  sameAsOffered(_, { offered }) {
    const [only, ...others] = new Set(offered.map((slot) => `${slot.from}-${slot.to}`));
    const [slot] = offered;
    if (only === undefined || others.length > 0 || slot === undefined) return null;
    return { from: minutesOf(slot.from), to: minutesOf(slot.to) };
  },
  moment: (_, _context, told) => at(minutesOf(told)),
  /** A window that a slot must be in, and one whose limits people draw differently. */
  part: (_, _context, told) => ({ ...windowTold(told), part: true }),
  vague: (_, _context, told) => ({ ...windowTold(told), vague: true }),
  vaguePart(groups) {
    const of = groups['of'] === 'morning' ? MORNING : groups['of'] === 'afternoon' ? AFTERNOON : EVENING;
    return { ...of, vague: true };
  },
  at: (groups) => at(clockMinutes(groups, 'at')),
  from: (groups) => from(clockMinutes(groups, 'at')),
  until: (groups) => until(clockMinutes(groups, 'at')),
  mark: markIn,
  fromMark(groups, context) {
    const time = markIn({ mark: groups['mark'] ?? groups['later'] }, context);
    return from(time?.at ?? null);
  },
  untilMark(groups, context) {
    const time = markIn({ mark: groups['mark'] ?? groups['sooner'] }, context);
    return until(time?.at ?? null);
  },
  exactTime(groups, context) {
    const one = markIn(groups, context);
    const other = markIn({ mark: groups['other'] }, context);
    return one === null || other === null ? null : meet(one, other);
  },
};

/**
 * Combines two times, as in "afternoon, after 2": the exact time, in the half of the day that the part says. Null if
 * both or neither are parts.
 */
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

/** A number that is not part of a mark. */
const NUMBER = /(?<![DTO\d])\d/;

const RULES = rulesOf('marks/times.yaml', 'times', ['(?<![\\w:£.])', '(?![\\w%])']).map(
  ({ pattern, means = '' }) => ({ pattern, ...meaningOf(MEANINGS, means) }),
);

/** Most texts have no number, so the rules that read one have nothing to find. */
const ALL = new RuleIndex(RULES, ({ pattern }) => pattern);
const WITHOUT_NUMBERS = new RuleIndex(
  RULES.filter(({ pattern }) => !pattern.source.includes('Hour>')),
  ({ pattern }) => pattern,
);

/** Marks the times of a text whose days are already marked. */
export function findTimes(
  marked: string,
  offered: readonly Slot[],
  available: readonly Slot[],
): TimeMentions {
  const times: Times[] = [];
  const context: Context = { offered, slots: [...offered, ...available], times };
  const rules = NUMBER.test(marked) ? ALL : WITHOUT_NUMBERS;
  const text = rules.rewrite(marked, ({ pattern, read, told }, part) =>
    part.replace(pattern, (...match: unknown[]) => {
      const found = read((match.at(-1) ?? {}) as Groups, context, told);
      if (found === null) return String(match[0]);
      times.push(found);
      return `T${times.length - 1}`;
    }),
  );
  return { text, times };
}
