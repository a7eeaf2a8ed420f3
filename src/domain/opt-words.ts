/** The words by which a recipient leaves or rejoins text messages: the whole message, whatever its case. */

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
  const whole = text.trim();
  // The pattern is never tried on text longer than any of the words with some punctuation.
  if (whole.length > LONGEST) return null;
  const word = whole.toLowerCase().replace(/[.!\s]+$/, '');
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}
