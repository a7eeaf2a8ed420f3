/**
 * Reads a recipient's reply to an offer of delivery slots: what it means, which slot, and whether it may be booked
 * without a person. Explainable, and independent of clock and network. The steps, each in its own folder: text (the
 * recipient's own words, as plain words) → marks (days, times, options) → meaning (what is wanted, refused, asked) →
 * decision, with a second opinion where the rules find little. They work by rewriting; the rules and words are in
 * data/replies.
 */
import type { Reply, ReplyIntent, Understanding } from '../domain/reply.js';
import { leftOutLine } from '../domain/inbound-messages.js';
import type { Slot } from '../domain/types.js';
import { sameSlot } from '../domain/slots.js';
import { decide } from './decision/decide.js';
import { secondOpinion, wordRuns } from './decision/second-opinion.js';
import type { Calendar } from './marks/calendar.js';
import { calendarOf, markText, plainWords } from './marks/marking.js';
import { readBareNumber, type BareNumber } from './marks/options.js';
import { readActs, withoutCourtesies } from './meaning/acts.js';
import { settleOnConclusion } from './meaning/conclusion.js';
import { dropCorrected } from './meaning/corrections.js';
import { readSentences } from './meaning/sentences.js';
import { collectWishes } from './meaning/wishes.js';
import { commandsTheSystem, isPartlyRead, reactionIn, stripReply } from './text/strip.js';

/** Maximum number of characters of a message that are looked at, with what it quotes. */
const MESSAGE_CHARACTERS = 6000;

/** Maximum number of characters read of an answer; nobody answers an offer at greater length. */
const ANSWER_CHARACTERS = 1500;

/** A gap wider than any message layout needs. It is closed, so that no rule has to scan it again and again. */
const WIDE_GAP = /[^\S\n]{20,}/g;

/** An answer longer than this is read, but never booked without a person. */
const BOOKABLE_CHARACTERS = 900;

/**
 * Reads one reply. Never throws on any text; throws RangeError if `receivedAt` or `timezone` is invalid. Returns
 * `booked` only for a single slot in `available`, after today, with a confidence of at least 0.85.
 */
export function understandReply(reply: Reply): Understanding {
  const calendar = calendarOf(reply);
  if (reactionIn(reply.text) !== null)
    return review('unclear', null, 'A reaction to a message, not an answer.');
  const text = withinLimit(reply.text).replace(WIDE_GAP, ' ');
  const stripped = stripReply(text, reply.channel);
  const { automatic } = stripped;
  const answer = stripped.answer.slice(0, ANSWER_CHARACTERS);
  const cut = stripped.cut.slice(0, ANSWER_CHARACTERS);
  if (automatic) return review('unclear', null, 'An automatic message, not an answer.');
  if (commandsTheSystem(answer))
    return review('unclear', null, 'Text that gives commands to a system is no answer.');
  const read = readAnswer(answer, calendar);
  if (read.outcome !== 'booked') return read;
  if (isPartlyRead(answer))
    return review(read.intent, read.slot, 'A part of it could not be read, or was left out.');
  if (isAnswer(cut, calendar)) {
    return review(read.intent, read.slot, 'What follows the signature names a day or a time, or refuses.');
  }
  return read;
}

/** Returns the beginning of a message, and a line that says what was left out, if anything was. */
function withinLimit(text: string): string {
  if (text.length <= MESSAGE_CHARACTERS) return text;
  return `${text.slice(0, MESSAGE_CHARACTERS)}\n${leftOutLine(text, MESSAGE_CHARACTERS, text.length)}`;
}

/** Reads the recipient's own words. */
function readAnswer(answer: string, calendar: Calendar): Understanding {
  const plain = plainWords(answer, calendar);
  if (!/[\p{L}\d]/u.test(plain.text)) return review('unclear', null, 'Nothing to read in it.');
  const numbered = readBareNumber(plain.text, calendar.offered);
  if (numbered !== null) return readNumber(numbered, calendar);

  const marked = markText(plain.text, calendar);
  const corrected = dropCorrected(marked.text);
  const answered = withoutCourtesies(corrected.text);
  const sentences = readSentences(answered);
  return decide({
    calendar,
    acts: readActs(answered, sentences),
    wishes: collectWishes(settleOnConclusion(sentences), marked),
    retracted: corrected.retracted,
    uncertainty: answer.length > BOOKABLE_CHARACTERS ? 0.3 : plain.known < 0.75 ? 0.2 : 0,
    secondOpinion: () => secondOpinion(wordRuns(marked.text, marked.days, calendar)),
  });
}

/** Whether what was cut off names a day or a time, or refuses. */
function isAnswer(text: string, calendar: Calendar): boolean {
  if (text === '') return false;
  const marked = markText(plainWords(text, calendar).text, calendar);
  if (/\b[DT]\d+\b/.test(marked.text)) return true;
  const sentences = readSentences(marked.text);
  const { refused, refusedAfter, assent, mixed } = collectWishes(sentences, marked);
  return (
    refused.length > 0 ||
    refusedAfter ||
    assent === -1 ||
    mixed ||
    readActs(marked.text, sentences).noneOfThem
  );
}

function review(intent: ReplyIntent, slot: Slot | null, why: string): Understanding {
  return { intent, slot, outcome: 'needs_review', confidence: 0.5, why };
}

function readNumber(meant: BareNumber, calendar: Calendar): Understanding {
  if (meant === 'ambiguous') return review('unclear', null, 'The number can mean two things.');
  if (meant === 'none') return review('unclear', null, 'The number is no option of the offer.');
  const { slot, sure } = meant;
  const isFree = slot.date > calendar.today && calendar.available.some((free) => sameSlot(free, slot));
  if (!isFree) return review('accept_offer', slot, 'The number picks an offer that is not free any more.');
  if (!sure) return review('accept_offer', slot, 'The number may be the hour of an offer.');
  return {
    intent: 'accept_offer',
    slot,
    outcome: 'booked',
    confidence: 0.96,
    why: 'The number picks one offer.',
  };
}
