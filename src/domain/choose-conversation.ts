/**
 * Decides which order a recipient's words are about when only the number or address is known: several orders of one
 * recipient may be under way, and one number of ours may serve several couriers. A rule only; who was written to is
 * looked up in the database.
 */

import { weekdayOf } from '@waypost/base/local-time';
import { codesIn } from './request-code.js';
import type { Slot } from './types.js';
import { type OrderStatus, VISIT_TO_COME } from './states/order.js';

/** An order about which the recipient was written to. */
export type Conversation = {
  tenant_id: string;
  order_id: string;
  reference: string;
  status: OrderStatus;
  /** Codes in its texts, the latest first. Couriers cannot choose them. */
  codes: readonly string[];
  /** True while its latest request can still be answered. */
  waiting: boolean;
  /** The slots that it offers, while it can be answered. */
  offered: readonly Slot[];
  /** When the last message about it was created. */
  message_at: Date;
};

/** `certain` is false when another order might be meant as well: then a person decides. */
export type Choice<C> = { conversation: C; certain: boolean };

/** Names and days later in a text rarely identify its subject. */
const MAX_CHARACTERS = 2_000;

/** How long before another courier's last message one may have gone out that somebody answers all the same. */
const ANSWERED_FOR_MS = 7 * 86_400_000;

/**
 * Returns the conversation that `text` belongs to; null if there is none, or if it may be another courier's. Between
 * couriers only a code decides, or being the only one with an open conversation while no other has written lately: a
 * courier could choose references and days so as to receive another's replies. Within one courier, a code or reference
 * in the text decides; then the only open conversation; then the one that offers the day the text mentions. Otherwise it
 * is the latest, and not certain.
 */
export function chooseConversation<C extends Conversation>(
  conversations: readonly C[],
  text: string,
): Choice<C> | null {
  const coded = mostCoded(conversations, text);
  const [candidates, ...ofOthers] = byCourier(coded.length > 0 ? coded : inQuestion(conversations));
  if (!candidates || ofOthers.length > 0) return null;
  const [own = []] = byCourier(conversations.filter((each) => each.tenant_id === candidates[0]?.tenant_id));
  const words = text.slice(0, MAX_CHARACTERS);
  const named = own.filter((each) => coded.includes(each) || isNamed(each, words));
  const chosen = chooseOfCourier(named.length > 0 ? named : underWay(own), words);
  return chosen && named.length > 1 ? { ...chosen, certain: false } : chosen;
}

/** Returns the candidates for a text that names nothing: each courier's conversations, the latest first. */
export function couriersInQuestion<C extends Conversation>(conversations: readonly C[]): C[][] {
  return byCourier(inQuestion(conversations));
}

/** Returns each courier's conversations that are open, the latest first; if none is, its latest. */
export function couriersUnderWay<C extends Conversation>(conversations: readonly C[]): C[][] {
  return byCourier(underWay(conversations));
}

/**
 * Returns the conversations whose codes the text has most often. An answer to the question which courier is meant may
 * quote the codes of all of them, and then has the chosen one once more.
 */
function mostCoded<C extends Conversation>(conversations: readonly C[], text: string): C[] {
  const found = codesIn(text);
  const counts = conversations.map(({ codes }) =>
    codes.reduce((sum, code) => sum + (found.get(code) ?? 0), 0),
  );
  const most = Math.max(1, ...counts);
  return conversations.filter((_, index) => counts[index] === most);
}

/** Returns the conversations that are open; if none is, the latest of each courier. */
function underWay<C extends Conversation>(conversations: readonly C[]): readonly C[] {
  const open = conversations.filter(isOpen);
  return open.length > 0 ? open : byCourier(conversations).flatMap(([latest]) => latest ?? []);
}

/**
 * Returns the conversations that are under way, and of each other courier the latest, if it has written about as lately
 * as they have: a parcel that came yesterday is spoken of as much as one that is to come.
 */
function inQuestion<C extends Conversation>(conversations: readonly C[]): readonly C[] {
  const going = underWay(conversations);
  const last = Math.max(...going.map(({ message_at: at }) => at.getTime()));
  const others = byCourier(
    conversations.filter((each) => going.every(({ tenant_id: tenant }) => tenant !== each.tenant_id)),
  );
  const lately = others.flatMap(([latest]) => latest ?? []);
  return [...going, ...lately.filter(({ message_at: at }) => at.getTime() >= last - ANSWERED_FOR_MS)];
}

/** Returns each courier's conversations, the latest first. */
function byCourier<C extends Conversation>(conversations: readonly C[]): C[][] {
  const latestFirst = conversations.toSorted((a, b) => b.message_at.getTime() - a.message_at.getTime());
  const couriers = new Set(latestFirst.map(({ tenant_id: tenant }) => tenant));
  return [...couriers].map((courier) => latestFirst.filter(({ tenant_id: tenant }) => tenant === courier));
}

function isNamed({ reference }: Conversation, text: string): boolean {
  return isTelling(reference) && mentions(text, reference);
}

/** Chooses among one courier's conversations, the latest first; null if there are none. */
function chooseOfCourier<C extends Conversation>(candidates: readonly C[], text: string): Choice<C> | null {
  const [only, ...more] = candidates;
  if (only && more.length === 0) return { conversation: only, certain: true };
  const waiting = candidates.filter((each) => each.waiting);
  if (waiting.length === candidates.length) {
    const [offering, ...alsoOffering] = waiting.filter(({ offered }) => speaksOf(text, offered));
    if (offering && alsoOffering.length === 0) return { conversation: offering, certain: true };
  }
  const conversation = waiting[0] ?? only;
  if (!conversation) return null;
  // The last one they were written about, if it is the only one that asks: the text answers that.
  return { conversation, certain: waiting.length === 1 && only === conversation };
}

/** Returns whether a visit of the order is still to come. */
function isOpen({ waiting, status }: Conversation): boolean {
  return waiting || VISIT_TO_COME.includes(status);
}

/** Shorter references occur in texts by chance: `1`, `am`. */
const TELLING_LENGTH = 4;

/** Words that occur next to numbers in any text: times, dates, quantities, parts of addresses. */
const COMMON = new Set(
  (
    'a am p pm h hr hrs hour hours min mins o oclock st nd rd th x to till til until from before after by at or and ' +
    'mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday sun sunday ' +
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october ' +
    'nov november dec december day days week weeks no nr number option slot time flat unit house floor apt room door ' +
    'kg cm mm m ft in pcs pc item items piece pieces morning noon afternoon evening today tomorrow'
  ).split(' '),
);

/** A postcode, whole or its first half. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s*(?:\d[a-z]{2})?$/i;

/**
 * Returns whether a reference identifies its order wherever it occurs. It must have letters and digits, and its
 * letters must not be ones that occur beside digits in any text. A word, a number, a time, a date or a postcode that
 * somebody writes identifies nothing.
 */
function isTelling(reference: string): boolean {
  if (reference.length < TELLING_LENGTH || POSTCODE.test(reference)) return false;
  const words = reference.toLowerCase().match(/\p{L}+/gu) ?? [];
  return /\d/.test(reference) && words.some((word) => !COMMON.has(word));
}

function mentions(text: string, reference: string): boolean {
  const lower = text.toLowerCase();
  const wanted = reference.toLowerCase();
  const isWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isWord(lower[at - 1]) && !isWord(lower[at + wanted.length])) return true;
  }
  return false;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Returns whether a text names the weekday, or the day of the month, of one of the slots. */
function speaksOf(text: string, offered: readonly Slot[]): boolean {
  const weekdays = new Set(
    [...text.toLowerCase().matchAll(/\b(sun|mon|tue|wed|thu|fri|sat)(?:s|r|rs|nes|ur)?(?:day)?s?\b/g)].map(
      ([, day = '']) => WEEKDAYS.indexOf(day),
    ),
  );
  const days = new Set([...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/gi)].map(([, day]) => Number(day)));
  return offered.some(({ date }) => weekdays.has(weekdayOf(date)) || days.has(Number(date.slice(8))));
}
