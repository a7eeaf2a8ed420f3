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

/** 'stop' or 'start' when the whole message is such a word (docs/behaviour.md "Slots and bookings"), else null. */
export function optWord(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/, '');
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}
