/**
 * Tells a yes to the offer ("that's fine", "we'll be in") from praise of something else ("the driver was lovely"). A clause
 * that names no day counts as a yes only when it is nothing but an answer, or when it is about the offer or about who is in.
 */
import { ASSENT, FILLER, POSITIVE } from './clause-words.js';

/** Words that answer only with nothing but courtesies about them: "accepted a job" is another matter. */
const MUST_STAND_ALONE = new Set('confirm confirmed accept accepted agree agreed booked ready'.split(' '));

const OFFER =
  '(?:that|it|this|all|both|they|those|these|everything|(?:the|your|this|that|those|these) (?:\\w+ )?(?:time|slot|date|day|dates|days|slots|times|delivery|appointment|window|offer|option|arrangement|plan))';

const PERSON =
  '(?:i|we|he|she|they|someone|one of us|(?:my |our |the |me )?(?:\\w+ )?(?:husband|wife|mum|mam|mom|dad|son|daughter|neighbours?|partner|carer|mother|father|brother|sister|missus|mrs|hubby|fella|cleaner|tenant|parents|boyfriend|girlfriend|half|mate|friend|nan|gran\\w*|aunt\\w*|uncle|lodger|builders?|landlord|family|girls|boys|kids|lad)(?: \\w+)?)';

/** "That would be good", "it works for us"; not "it is good of you". */
const PRAISES_OFFER = new RegExp(
  `^(?:\\w+ ){0,4}?${OFFER} (?:\\w+ ){0,4}?(?:good|ok|works|suits|candoit|free|available)\\b(?! (?:of|quality|value|from|at)\\b)`,
);

/** "We will be home", "my husband is free": rephrased, the verb is gone. */
const IS_PRESENT = new RegExp(
  `^(?:\\w+ ){0,2}?${PERSON} (?:(?:will|would|can|am|is|are|be|should|always|all|usually) )*(?:free|home|available)\\b(?! (?:from (?:uni|school|work)|of)\\b)`,
);

/** "Sue will be in". */
const NAMES_PRESENT =
  /^(?!(?:it|that|this|the|my|you|to|so|all|not|no|and)\b)\w+ (?:(?:will|is|be) )*(?:free|home)(?= *$| (?:all|from [DT]|until|then|that|to|and)\b)/;

/** "I am happy with that", "we can accept it". */
const AGREES =
  /^candoit *$|^candoit (?:that|this|it|the|your)\b|^(?:\w+ ){0,2}?(?:i|we) (?:(?:am|are|will|would|can|do|both|all|very|so|really|quite|hereby) )*(?:good|ok|candoit|accept|agree|confirm|ready)(?= *$| (?:and|with|for|to|on|by|that|this|it|the (?:slot|day|date|time|delivery))\b)(?! (?:with|to) (?:the last|my|your))/;

/** "Happy with the last delivery you did". */
const OF_ANOTHER = /\b(?:last|previous|old|other) (?:delivery|time|one|driver|lot|lads|sofa|bed|order|box)\b/;

const SEPARATOR = /^[,/]$/;

/** Words after which praise is still an answer: "fine by me", "good as I'm off then". */
const JOINS = new Set('by as because but so if until , /'.split(' '));

/** Whether a clause without a day, a time or a place in the list says yes to the offer. */
export function assentsToOffer(text: string, words: readonly string[]): boolean {
  const isBare = words.every((word) => FILLER.has(word) || POSITIVE.has(word) || SEPARATOR.test(word));
  if (isBare) return words.some((word) => ASSENT.has(word) && word !== 'ready');
  const [head = '', next = ''] = words.slice(
    words.findIndex((word) => ASSENT.has(word) || !FILLER.has(word)),
  );
  if (head === 'yes') return true;
  if (OF_ANOTHER.test(text)) return false;
  const opens = ASSENT.has(head) && !MUST_STAND_ALONE.has(head);
  if (opens && (FILLER.has(next) || POSITIVE.has(next) || JOINS.has(next))) return true;
  return PRAISES_OFFER.test(text) || IS_PRESENT.test(text) || NAMES_PRESENT.test(text) || AGREES.test(text);
}
