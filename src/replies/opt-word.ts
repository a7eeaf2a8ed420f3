/**
 * The words by which a recipient stops and restarts text messages. They count only as the whole message: "stop by the
 * side gate" is an answer. Looked at before a reply is understood.
 */

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

/** `stop` or `start` when the whole message is such a word in any case, with nothing but space and punctuation around it. */
export function optWord(text: string): 'stop' | 'start' | null {
  if (text.length > 40) return null;
  const word = text
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/\s+/g, ' ');
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}
