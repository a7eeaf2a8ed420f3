/**
 * Finds choices by place in the offer ("the first one", "option B", "the later of the two") and replaces them with the
 * marks O0, O1, …. Also reads replies that are nothing but a number.
 */
import { minutesOf } from '../../domain/local-time.js';
import type { Slot } from '../../domain/types.js';
import { RuleIndex } from '../rewriting/rule-index.js';
import { meaningOf, phrasesOf, rulesOf } from '../rewriting/rules.js';
import type { Option } from './mentions.js';

/** The text with marks, and the choices they stand for. */
export type OptionMentions = { text: string; options: Option[] };

const POSITIONS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  top: 1,
  former: 1,
  firstchoice: 1,
  secondchoice: 2,
};

function position(said: string): Option {
  return { kind: 'position', position: POSITIONS[said] ?? Number(said.replace(/\D+/g, '')) };
}

/**
 * Functions that turn the match of a rule of data/replies/marks/options.yaml into a choice, by the name in its `means`.
 */
const MEANINGS: Readonly<Record<string, (said: string) => Option>> = {
  position,
  /** The first or the last two. */
  few: (end) => ({ kind: 'few', count: 2, end: end === 'last' ? 'last' : 'first' }),
  last: () => ({ kind: 'last' }),
  middle: () => ({ kind: 'middle' }),
  other: () => ({ kind: 'other' }),
  /** One that was not offered. */
  another: () => ({ kind: 'another' }),
  soonest: () => ({ kind: 'soonest' }),
  latest: () => ({ kind: 'latest' }),
  later: () => ({ kind: 'later' }),
  earlier: () => ({ kind: 'earlier' }),
  early: () => ({ kind: 'early' }),
  late: () => ({ kind: 'late' }),
};

const RULES = new RuleIndex(
  rulesOf('marks/options.yaml', 'options', ['(?<![\\w:£.])', '(?!\\w)']).map(({ pattern, means = '' }) => ({
    pattern,
    ...meaningOf(MEANINGS, means),
  })),
  ({ pattern }) => pattern,
);

/** Marks the choices of a text whose days and times are already marked. */
export function findOptions(marked: string): OptionMentions {
  const options: Option[] = [];
  const text = RULES.rewrite(marked, ({ pattern, read }, part) =>
    part.replace(pattern, (whole: string, number: unknown) => {
      options.push(read(typeof number === 'string' ? number : ''));
      const day = /D\d+/.exec(whole)?.[0];
      return `${day === undefined ? '' : `${day} `}O${options.length - 1} `;
    }),
  );
  return { text: text.replace(/ {2,}/g, ' '), options };
}

/** The reading of a reply that is only a number; `sure` is false for an hour: "12" may be a slip for a day. */
export type BareNumber = { slot: Slot; sure: boolean } | 'ambiguous' | 'none';

const SAID = phrasesOf('marks/numbers.yaml', ['bareNumber', 'correctedNumber', 'remark', 'moreThanARemark']);

/**
 * Returns what a reply points at if it is only a number, perhaps followed by a remark; null if it is more than that.
 */
export function readBareNumber(plain: string, offered: readonly Slot[]): BareNumber | null {
  const remark = SAID.remark.exec(plain)?.[0] ?? '';
  const number = SAID.moreThanARemark.test(remark) ? plain : plain.slice(0, plain.length - remark.length);
  return readNumberAlone(number, offered);
}

function readNumberAlone(plain: string, offered: readonly Slot[]): BareNumber | null {
  const groups = SAID.bareNumber.exec(plain.replace(SAID.correctedNumber, ''))?.groups;
  if (groups === undefined) return null;
  const number = Number(groups['number']);
  const isOrdinal = groups['nth'] !== undefined;
  const isNamed = /(?:option|number|#)/.test(plain);
  const asPosition = !isOrdinal || number <= 4 ? offered.slice(number - 1, number) : [];
  const asDay = isNamed ? [] : offered.filter((slot) => Number(slot.date.slice(8)) === number);
  const asHour =
    isNamed || isOrdinal
      ? []
      : offered.filter((slot) => [number, number + 12].includes(minutesOf(slot.from) / 60));
  // "The 3rd" is a day if one of the offers is on it, otherwise a place in the list.
  const isDate = isOrdinal && asDay.length > 0 && /\bthe \d/.test(plain);
  const [only, ...others] = new Set([...(isDate ? [] : asPosition), ...asDay, ...asHour]);
  if (only === undefined) return isOrdinal ? null : 'none';
  if (others.length > 0) return 'ambiguous';
  return { slot: only, sure: asPosition.length + asDay.length > 0 };
}
