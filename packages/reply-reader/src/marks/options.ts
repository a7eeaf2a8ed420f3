/**
 * Finds choices by place in the offer ("the first one", "option B", "the later of the two") and replaces them with the
 * marks O0, O1, …. Also reads replies that are nothing but a number.
 */
import { minutesOf } from '@waypost/base/local-time';
import { areLettered, placeOfLetter } from '../option-names.js';
import { sameSlot } from '@waypost/base/slot';
import type { Slot } from '@waypost/base/slot';
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
 * Functions that turn the match of a rule of data/marks/options.yaml into a choice, by the name in its `means`.
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

/**
 * What a reply that is only a number can mean, the more probable first. Only `sure` books: an `hour` may be a slip for a
 * day, and of `two` readings its sender can say which one is meant.
 */
export type BareNumber = { slots: readonly Slot[]; reading: 'sure' | 'hour' | 'two' };

const SAID = phrasesOf('marks/numbers.yaml', [
  'bareNumber',
  'correctedNumber',
  'remark',
  'moreThanARemark',
  'greeting',
  'looseNumber',
  'loneOption',
]);

/**
 * Returns what a reply points at if it is only a number, perhaps followed by a remark; no slots if it is none of the
 * list, null if the reply is more than that.
 */
export function readBareNumber(plain: string, offered: readonly Slot[]): BareNumber | null {
  const remark = SAID.remark.exec(plain)?.[0] ?? '';
  const number = SAID.moreThanARemark.test(remark) ? plain : plain.slice(0, plain.length - remark.length);
  return readNumberAlone(number, offered);
}

/** Whether a number in an answer means this slot by its place in the list and another as a day, or the reverse. */
export function hasTwoReadings(plain: string, slot: Slot, offered: readonly Slot[]): boolean {
  if (!areLettered(offered)) return false;
  return [...plain.matchAll(SAID.looseNumber)].some(({ groups }) => {
    const number = Number(groups?.['number']);
    const meant = [...offered.slice(number - 1, number), ...onDayOfMonth(number, offered)];
    return new Set(meant).size > 1 && meant.some((one) => sameSlot(one, slot));
  });
}

/**
 * Whether an answer as it was written begins with the name of another option of the list than this slot, or has one
 * `anywhere`.
 */
export function namesOther(
  answer: string,
  slot: Slot,
  { offered, anywhere }: { offered: readonly Slot[]; anywhere: boolean },
): boolean {
  const named = [...answer.matchAll(SAID.loneOption)].flatMap(({ index, groups }) => {
    if (!anywhere && !SAID.greeting.test(answer.slice(0, index))) return [];
    const { letter, number } = groups ?? {};
    const place = letter === undefined ? Number(number) : placeOfLetter(letter);
    return [...offered.slice(place - 1, place), ...(letter ? [] : onDayOfMonth(place, offered))];
  });
  return named.length > 0 && !named.some((one) => sameSlot(one, slot));
}

function onDayOfMonth(day: number, offered: readonly Slot[]): Slot[] {
  return offered.filter(({ date }) => Number(date.slice(8)) === day);
}

function readNumberAlone(plain: string, offered: readonly Slot[]): BareNumber | null {
  const groups = SAID.bareNumber.exec(plain.replace(SAID.correctedNumber, ''))?.groups;
  if (groups === undefined) return null;
  const number = Number(groups['number']);
  const isOrdinal = groups['nth'] !== undefined;
  const place = isOrdinal && number > 4 ? [] : offered.slice(number - 1, number);
  // What the list calls an option is that option, whatever else it could be.
  if (groups['option'] !== undefined || (groups['count'] !== undefined && place.length === 0))
    return sure(place);
  if (!isOrdinal && place.length > 0 && !areLettered(offered)) return sure(place);

  const onDay = onDayOfMonth(number, offered);
  const [day, ...otherDays] = onDay;
  // "The 3rd" is a day if one of the offers is on it.
  if (isOrdinal && day && otherDays.length === 0 && /\bthe \d/.test(plain)) return sure([day]);
  const atHour = isOrdinal
    ? []
    : offered.filter((slot) => [number, number + 12].includes(minutesOf(slot.from) / 60));
  const isCounted = groups['count'] !== undefined;
  const slots = [...new Set(isCounted ? [...place, ...onDay] : [...onDay, ...place, ...atHour])];
  if (slots.length === 0) return isOrdinal ? null : sure([]);
  if (slots.length > 1) return { slots, reading: 'two' };
  return { slots, reading: place.length + onDay.length > 0 ? 'sure' : 'hour' };
}

const sure = (slots: readonly Slot[]): BareNumber => ({ slots, reading: 'sure' });
