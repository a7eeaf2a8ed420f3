/**
 * A second reading of a reply, based on what the same words have meant in other replies: multinomial logistic
 * regression (Bishop, Pattern Recognition and Machine Learning, 4.3.4) over the phrases of its text. It weighs words
 * and knows nothing about days, so it chooses no slot and books nothing. It is used where the rules found little or
 * nothing, and where they book because of an "any" that may refer to something else. `npm run replies:train` fits its
 * weights to the labelled replies of golden/, except those held out.
 */
import { REPLY_INTENTS, type ReplyIntent, type Understanding } from '../reply.js';
import type { Calendar } from '../marks/calendar.js';
import type { Days } from '../marks/mentions.js';
import { sameSlot } from '@waypost/base/slot';
import type { Slot } from '@waypost/base/slot';
import { readTable } from '../rewriting/rules.js';
import { isMark } from '../text/vocabulary.js';
import { resolve } from './resolve.js';

const MAX_RUN = 3;
const FEW_WORDS = 4;
const WORD = /[DTO]\d+|\p{L}+|[?!.,]/gu;

/**
 * Returns the features of a marked text for the second opinion: each run of one to three words in it, once, and facts
 * about the whole text in brackets. Each day is represented by whether it was offered or is free, so that "D0 is ideal"
 * is the same in every reply.
 */
export function wordRuns(marked: string, days: readonly Days[], calendar: Calendar): string[] {
  const words = (marked.match(WORD) ?? []).map((word) =>
    isMark(word) ? kindOf(word, days, calendar) : word,
  );
  const found = new Set<string>();
  const line = ['^', ...words, '$'];
  for (const [start, first] of line.entries()) {
    let run = first;
    found.add(run);
    for (const word of line.slice(start + 1, start + MAX_RUN)) found.add((run += ` ${word}`));
  }
  if (calendar.offered.length === 1) found.add('(one offer)');
  if (words.length < FEW_WORDS) found.add('(few words)');
  if (!words.some((word) => isMark(word))) found.add('(nothing named)');
  return [...found];
}

/** Returns a mark without its number: "T", "O", or "D" with what is known about the day. */
function kindOf(mark: string, days: readonly Days[], calendar: Calendar): string {
  const named = mark.startsWith('D') ? days[Number(mark.slice(1))] : undefined;
  if (named === undefined) return mark.slice(0, 1);
  if (named.kind === 'conflict') return 'Dconflict';
  const { offered, slots } = resolve({ days: named, times: null, option: null }, calendar, () => false);
  return offered ? 'Doffered' : (['Dfull', 'Dfree'][slots.length] ?? 'Dopen');
}

/** The phrase that is in every reply. */
export const ALWAYS = '';

/** Weights are stored in hundredths. */
export const SCALE = 100;

/** The weights of each phrase, in the order of `REPLY_INTENTS`. */
const weights = new Map(
  readTable('weights.tsv').map(([phrase = '', numbers = '']): [string, number[]] => [
    phrase,
    numbers.split(' ').map((number) => Number(number) / SCALE),
  ]),
);

/** Returns the likelihood of each intent (0 to 1) given all phrases, in the order of `REPLY_INTENTS`. */
export function secondOpinion(phrases: readonly string[]): number[] {
  const scores = REPLY_INTENTS.map(() => 0);
  for (const phrase of [ALWAYS, ...phrases]) {
    const known = weights.get(phrase);
    if (known === undefined) continue;
    for (let index = 0; index < scores.length; index++)
      scores[index] = (scores[index] ?? 0) + (known[index] ?? 0);
  }
  const odds = scores.map((score) => Math.exp(score));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** A reply counts as taking a slot unless the likelihood is below this. */
const LEAST = 0.1;

/**
 * Whether the reply may be one that takes a slot. "Any", "either" and "both" can refer to other things too: in the
 * first readings of 3,750 replies, one in nine bookings based on such a word was wrong.
 */
export function takesSlot(likelihoods: readonly number[]): boolean {
  const of = (intent: ReplyIntent): number => likelihoods[REPLY_INTENTS.indexOf(intent)] ?? 0;
  return of('accept_offer') + of('propose_date') >= LEAST;
}

/**
 * Factor applied to the second opinion's likelihood of the rules' own intent, because rules that found a slot are right
 * in all but a few replies. Chosen on 900 replies that neither had seen; from half to four times these values, the
 * result is the same within half a point.
 */
const TRUST = { slotFound: Math.exp(4), nothingFound: Math.exp(2) };

/**
 * Returns a reading that goes to a person, with the likeliest intent according to rules and second opinion together.
 */
export function weigh(
  reading: Understanding,
  likelihoods: readonly number[],
  calendar: Calendar,
): Understanding {
  const trust = reading.slot === null ? TRUST.nothingFound : TRUST.slotFound;
  const weighed = REPLY_INTENTS.map(
    (one, index) => (likelihoods[index] ?? 0) * (one === reading.intent ? trust : 1),
  );
  const intent = REPLY_INTENTS[weighed.indexOf(Math.max(...weighed))] ?? reading.intent;
  if (intent === reading.intent) return reading;
  return {
    ...reading,
    intent,
    slot: slotOf(intent, reading.slot, calendar),
    why: `${reading.why} In other replies such words meant ${intent}.`,
  };
}

/**
 * Returns the slot that remains after the intent changed: an offer is accepted, another date is proposed, and other
 * intents have none.
 */
function slotOf(intent: ReplyIntent, slot: Slot | null, { offered }: Calendar): Slot | null {
  const isOffer = slot !== null && offered.some((offer) => sameSlot(offer, slot));
  const [only, ...others] = offered;
  if (intent === 'accept_offer') return isOffer ? slot : others.length === 0 ? (only ?? null) : null;
  return intent === 'propose_date' && !isOffer ? slot : null;
}
