/**
 * The things that a reply can mention. Dates are `YYYY-MM-DD`, times in a slot `HH:MM`, times in a wish minutes since
 * midnight, all in the recipient's local time.
 */

/**
 * The days that a mention may mean: a weekday on its own, which the offers must resolve; a span of days, both ends
 * included, restricted to `weekdays` if given; or a date that contradicts itself ("Thursday 13th" of a Friday).
 * `openEnd`: "until Thursday", which leaves open whether Thursday is included. `vague`: people disagree on what the
 * words mean ("next Friday" on a Monday), or they mean no particular day.
 */
export type Days =
  | { kind: 'weekday'; weekday: number }
  | {
      kind: 'span';
      from: string;
      to: string;
      weekdays?: readonly number[];
      vague?: boolean;
      openEnd?: boolean;
    }
  | { kind: 'conflict'; said: string };

/**
 * The times of day that a mention may mean, in minutes. A window fits if it is inside `from`–`to`. `at` is a single
 * moment. `part` marks a part of the day, which may also pick among the offers by where most of their window is.
 */
export type Times = { from: number; to: number; at?: number; part?: boolean; vague?: boolean };

/** A choice by place in the list: by number (from 1), the first or last few, or by the order of days or windows. */
export type Option =
  | { kind: 'position'; position: number }
  | { kind: 'few'; count: number; end: 'first' | 'last' }
  | { kind: 'last' }
  | { kind: 'middle' }
  | { kind: 'other' }
  | { kind: 'another' }
  | { kind: 'soonest' }
  | { kind: 'latest' }
  | { kind: 'later' }
  | { kind: 'earlier' }
  | { kind: 'early' }
  | { kind: 'late' };

/** One thing that a reply asks for or refuses. All the given parts must hold. */
export type Wish = { days: Days | null; times: Times | null; option: Option | null };

/** What the marks of a text stand for: D0 is the first of `days`, T0 of `times`, O0 of `options`. */
export type Marks = { days: readonly Days[]; times: readonly Times[]; options: readonly Option[] };
