/**
 * Replies that come once nothing is asked any more: courtesies that nobody needs to see, and days that are named after
 * another one was booked.
 */
import type { Understanding } from '../reply.js';
import { sameSlot } from '@waypost/base/slot';
import { settle, singleDay, type Calendar } from '../marks/calendar.js';
import type { Marked } from '../marks/marking.js';
import type { Days } from '../marks/mentions.js';
import { phrasesOf, wordsOf } from '../rewriting/rules.js';
import { fits } from './resolve.js';

const SAID = phrasesOf('meaning/after-booking.yaml', [
  'meeting',
  'kindSigns',
  'unkindSigns',
  'says',
  'instructs',
  'signed',
  'thanked',
]);
const { courtesy } = wordsOf('meaning/after-booking.yaml', ['courtesy']);

/** Returns whether an answer is a courtesy, and nothing else; it may name the booked slot. */
export function isCourtesy(written: string, marked: Marked, calendar: Calendar): boolean {
  return isCourteous(written, marked) && !expectsOther(marked, calendar);
}

/**
 * Returns whether an answer is thanks, a yes or a goodbye, with or without days: no wish, question, refusal or
 * instruction. Every word must be known for a courtesy.
 */
function isCourteous(written: string, { text }: Marked): boolean {
  if (text.includes('?') || !SAID.says.test(text)) return false;
  if (SAID.instructs.test(text) || SAID.unkindSigns.test(written)) return false;
  const name = SAID.thanked.exec(written)?.groups?.['name']?.toLowerCase();
  const words = text.replace(SAID.signed, '').match(/[^\s.,!;:()"'&+-]+/g) ?? [];
  return words.every((word) => /^[DTO]\d+$/.test(word) || courtesy.has(word) || word === name);
}

/** Returns whether a text names a day, a time or an option that is not the booked slot's. */
function expectsOther({ days, times, options }: Marked, calendar: Calendar): boolean {
  const { held } = calendar;
  if (held === null) return days.length + times.length + options.length > 0;
  return (
    days.some((each) => !isHeld(each, calendar)) ||
    times.some((each) => !fits(held, each)) ||
    options.some((each) => !isHeldOption(each, calendar))
  );
}

function isHeldOption(option: Marked['options'][number] | undefined, { listed, held }: Calendar): boolean {
  const slot = option?.kind === 'position' ? listed[option.position - 1] : undefined;
  return slot !== undefined && held !== null && sameSlot(slot, held);
}

function isHeld(days: Marked['days'][number] | undefined, calendar: Calendar): boolean {
  return days !== undefined && singleDay(settle(calendar, days)) === calendar.held?.date;
}

/** Returns whether a text without words is a kind sign, such as folded hands or a heart. */
export function isKindSign(text: string): boolean {
  return SAID.kindSigns.test(text);
}

/** Returns whether an answer expects us on another day than the booked one: "see you Thursday", "thanks, Thursday". */
export function expectsOtherDay(written: string, marked: Marked, calendar: Calendar): boolean {
  const isOther = calendar.held !== null && marked.days.some((days) => !isHeld(days, calendar));
  const isThanks = () => isCourteous(written, marked) && !/\bplease\b/.test(marked.text);
  return isOther && (SAID.meeting.test(marked.text) || isThanks());
}

const resolved = (why: string): Understanding => ({
  intent: 'unclear',
  slot: null,
  outcome: 'resolved',
  confidence: 0.5,
  why,
});

/** The readings of what nobody needs to see. */
export const COURTESY = resolved('A courtesy: no answer is needed.');
export const NO_ANSWER = resolved('A reaction or a receipt, not an answer.');

/**
 * Returns whether an answer would move the booking to another day without naming it: "the next available", or Thursday
 * of "this week", which has none left.
 */
export function movesWithoutDay(
  { outcome, slot }: Understanding,
  { days, options }: Marked,
  { held, today }: Calendar,
): boolean {
  if (held === null || outcome !== 'booked' || slot === null || slot.date === held.date) return false;
  const isNamed = days.length > 0 || options.some(({ kind }) => kind === 'position');
  const isPastWeek = (week: Days) =>
    week.kind === 'span' && week.from !== week.to && week.from <= today && week.to < slot.date;
  return !isNamed || days.some(isPastWeek);
}

/**
 * Returns the reading of an answer after a booking. What it books must be the same whether its days count from today or
 * from the booked day; `again` reads it so. An answer that only comes back to the booked slot, and is no courtesy, says
 * something else besides.
 */
export function afterBooking(
  reading: Understanding,
  calendar: Calendar,
  again: (calendar: Calendar) => Understanding,
): Understanding {
  const { held } = calendar;
  if (held === null || reading.outcome !== 'booked' || reading.slot === null) return reading;
  if (sameSlot(reading.slot, held)) return unsure(reading, 'it is the slot that is booked');
  const { slot } = again({ ...calendar, counted: held.date });
  return slot !== null && sameSlot(slot, reading.slot)
    ? reading
    : unsure(reading, 'the day may count from today, or from the booked one');
}

function unsure(reading: Understanding, doubt: string): Understanding {
  return {
    ...reading,
    outcome: 'needs_review',
    confidence: 0.5,
    why: `${reading.why} Not booked: ${doubt}.`,
  };
}
