/**
 * Reads a recipient's reply to an offer of delivery slots: what it means, which slot, and whether it may be booked
 * without a person. Explainable, and independent of clock and network. The steps, each in its own folder: text (the
 * recipient's own words, as plain words) → marks (days, times, options) → meaning (what is wanted, refused, asked) →
 * decision, with a second opinion where the rules find little. They work by rewriting; the rules and words are in
 * data.
 */
import type { Reply, ReplyIntent, Understanding } from './reply.js';
import { leftOutLine } from './left-out.js';
import type { Slot } from '@waypost/base/slot';
import { sameSlot } from '@waypost/base/slot';
import { decide } from './decision/decide.js';
import { secondOpinion, wordRuns } from './decision/second-opinion.js';
import {
  afterBooking,
  COURTESY,
  expectsOtherDay,
  isCourtesy,
  isKindSign,
  movesWithoutDay,
  NO_ANSWER,
} from './decision/after-booking.js';
import type { Calendar } from './marks/calendar.js';
import { calendarOf, markAnswer, markText, plainWords } from './marks/marking.js';
import { type BareNumber, hasTwoReadings, namesOther, readBareNumber } from './marks/options.js';
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

/** Reads one reply, as `UnderstandReply` says. */
export function understandReply(reply: Reply): Understanding {
  const calendar = calendarOf(reply);
  const reaction = reactionIn(reply.text);
  if (reaction === 'bad') return review('unclear', null, 'A reaction to a message, not an answer.');
  if (reaction !== null) return NO_ANSWER;
  const text = withinLimit(reply.text).replace(WIDE_GAP, ' ');
  const stripped = stripReply(text, reply.channel);
  const { automatic } = stripped;
  const answer = stripped.answer.slice(0, ANSWER_CHARACTERS);
  const cut = stripped.cut.slice(0, ANSWER_CHARACTERS);
  if (automatic) return review('unclear', null, 'An automatic message, not an answer.');
  if (commandsTheSystem(answer)) return review('unclear', null, 'Commands for a system, not an answer.');
  const read = readConfirmed(answer, calendar, reply.asked) ?? readSettled(answer, calendar, reply.settled);
  if (read.outcome === 'needs_review' && read.ask === undefined) return read;
  if (isPartlyRead(answer))
    return review(read.intent, read.slot, 'Part of it could not be read, or was left out.');
  if (read.outcome === 'resolved' && cut !== '')
    return review('unclear', null, 'Something follows the signature.');
  if (isAnswer(cut, calendar)) {
    return review(read.intent, read.slot, 'What follows the signature names a day or a time, or refuses.');
  }
  return read;
}

/** Reads a yes to the question whether a slot was meant; null for anything else, which answers the offer. */
function readConfirmed(answer: string, calendar: Calendar, asked: Slot | undefined): Understanding | null {
  if (asked === undefined) return null;
  const about = { ...calendar, offered: [asked], listed: [] };
  if (markText(plainWords(answer, about).text, about).options.length > 0) return null;
  const read = readAnswer(answer, about, false);
  return read.outcome === 'booked' && read.slot !== null && sameSlot(read.slot, asked) ? read : null;
}

function readSettled(answer: string, calendar: Calendar, settled: Reply['settled']): Understanding {
  const isSettled = settled !== undefined;
  return afterBooking(readAnswer(answer, calendar, isSettled), calendar, (counted) =>
    readAnswer(answer, counted, isSettled),
  );
}

/** Returns the beginning of a message, and a line that says what was left out, if anything was. */
function withinLimit(text: string): string {
  if (text.length <= MESSAGE_CHARACTERS) return text;
  return `${text.slice(0, MESSAGE_CHARACTERS)}\n${leftOutLine(text, MESSAGE_CHARACTERS, text.length)}`;
}

/** Reads the recipient's own words. */
function readAnswer(answer: string, calendar: Calendar, isSettled: boolean): Understanding {
  const plain = plainWords(answer, calendar);
  if (!/[\p{L}\d]/u.test(plain.text)) {
    return isSettled && isKindSign(answer) ? COURTESY : review('unclear', null, 'Nothing to read.');
  }
  const numbered = readBareNumber(plain.text, calendar.listed);
  if (numbered !== null) {
    const [slot] = numbered.reading === 'sure' ? numbered.slots : [];
    const { held, listed } = calendar;
    if (held === null) return readNumber(numbered, calendar);
    if (slot !== undefined && sameSlot(slot, held)) return COURTESY;
    const isOfList = plain.text.includes('option') || listed.some((offer) => sameSlot(offer, held));
    return isOfList
      ? readNumber(numbered, calendar)
      : review('unclear', slot ?? null, 'A number, although the booked slot is not in the list.');
  }

  const { marked, about } = markAnswer(plain.text, calendar);
  if (isSettled && isCourtesy(answer, marked, about)) return COURTESY;
  if (expectsOtherDay(answer, marked, calendar))
    return review('unclear', null, 'Expects a visit on another day than the booked one.');
  const corrected = dropCorrected(marked.text);
  const answered = withoutCourtesies(corrected.text);
  const sentences = readSentences(answered);
  const read = decide({
    calendar: about,
    acts: readActs(answered, sentences),
    wishes: collectWishes(settleOnConclusion(sentences), marked),
    retracted: corrected.retracted,
    uncertainty: answer.length > BOOKABLE_CHARACTERS ? 0.3 : plain.known < 0.75 ? 0.2 : 0,
    secondOpinion: () => secondOpinion(wordRuns(marked.text, marked.days, about)),
  });
  if (movesWithoutDay(read, marked, calendar))
    return review(read.intent, read.slot, `${read.why} Not booked: it does not name that day.`);
  if (read.outcome !== 'booked' || read.slot === null) return read;
  // "B, any time": what chose no slot by its day or place may have an option all the same.
  const anywhere = marked.days.length + marked.times.length + marked.options.length === 0;
  if (namesOther(answer, read.slot, { offered: calendar.listed, anywhere }))
    return review(read.intent, read.slot, `${read.why} Not booked: another option is named.`);
  return hasTwoReadings(plain.text, read.slot, calendar.listed) ? twoReadings(read.slot) : read;
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

function readNumber({ slots, reading }: BareNumber, { today, available }: Calendar): Understanding {
  const isFree = (slot: Slot) => slot.date > today && available.some((free) => sameSlot(free, slot));
  if (reading === 'two') return twoReadings(slots.find(isFree));
  const [slot] = slots;
  if (slot === undefined) return review('unclear', null, 'The number is not one of the options.');
  if (!isFree(slot)) return review('accept_offer', slot, 'The number picks an offer that is no longer free.');
  if (reading === 'hour') return review('accept_offer', slot, 'The number may be the hour of an offer.');
  return {
    intent: 'accept_offer',
    slot,
    outcome: 'booked',
    confidence: 0.96,
    why: 'The number picks one offer.',
  };
}

/** The reading of a number that means one slot as a day and another by its place in the list. */
function twoReadings(ask: Slot | undefined): Understanding {
  return { ...review('unclear', null, 'The number can mean two things.'), ...(ask && { ask }) };
}
