/**
 * Distinguishes a yes to the offer ("that's fine", "we'll be in") from praise of something else ("the driver was
 * lovely"). A clause that names no day counts as a yes only if it is nothing but an answer, or if it is about the offer
 * or about who is in.
 */
import { phrasesOf } from '../rewriting/rules.js';
import { WORDS } from '../text/vocabulary.js';

const SAID = phrasesOf('meaning/assents.yaml', [
  'praisesOffer',
  'isPresent',
  'namesPresent',
  'agrees',
  'ofAnother',
]);

const SEPARATOR = /^[,/]$/;

/** Whether a clause without a day, a time or a place in the list says yes to the offer. */
export function assentsToOffer(text: string, words: readonly string[]): boolean {
  const isBare = words.every(
    (word) => WORDS.filler.has(word) || WORDS.positive.has(word) || SEPARATOR.test(word),
  );
  if (isBare) return words.some((word) => WORDS.assent.has(word) && word !== 'ready');
  const [head = '', next = ''] = words.slice(
    words.findIndex((word) => WORDS.assent.has(word) || !WORDS.filler.has(word)),
  );
  if (head === 'yes') return true;
  if (SAID.ofAnother.test(text)) return false;
  const opens = WORDS.assent.has(head) && !WORDS.mustStandAlone.has(head);
  if (opens && (WORDS.filler.has(next) || WORDS.positive.has(next) || WORDS.joins.has(next))) return true;
  return (
    SAID.praisesOffer.test(text) ||
    SAID.isPresent.test(text) ||
    SAID.namesPresent.test(text) ||
    SAID.agrees.test(text)
  );
}
