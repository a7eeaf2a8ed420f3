/**
 * The words with which a recipient opts out of texts or back in: the whole message, ignoring case, punctuation and our
 * code.
 */
import { withHyphens } from './reference-key.js';
import { codesIn, withoutCode } from './request-code.js';

const STOP = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'end',
  'quit',
  'revoke',
  'optout',
  'opt out',
  'opt-out',
]);
const START = new Set(['start', 'unstop']);

export type OptWord = 'stop' | 'start';

const LONGEST = 40;

/**
 * Returns 'stop' or 'start' when the whole message is such a word (docs/behaviour.md "Slots and bookings"), otherwise
 * null.
 */
export function optWord(text: string): OptWord | null {
  const whole = withHyphens(text.normalize('NFKC')).trim();
  // The pattern is never tried on text longer than any of the words with some punctuation.
  if (whole.length > LONGEST) return null;
  // A code of ours says what the answer is for, and quotation marks that it is a word.
  const said = withoutCode(whole, [...codesIn(whole).keys()]);
  const word = said
    .replaceAll(/^[^\p{L}\p{N}?]+|[^\p{L}\p{N}?]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}
