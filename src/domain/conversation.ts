/**
 * Which order a recipient's words are about, when they come by the number or address alone: several orders of one
 * recipient may be under way. A rule only; who was written to is looked up in the database.
 */

import { type OrderStatus, VISIT_TO_COME } from './states/order.js';

/** An order about which the recipient was written to. */
export type Conversation = {
  tenant_id: string;
  order_id: string;
  reference: string;
  status: OrderStatus;
  /** A request of it can still be answered. */
  waiting: boolean;
  /** When the last message about it was made. */
  message_at: Date;
};

/** Shorter references turn up in texts by chance: `1`, `am`. */
const TELLING_REFERENCE = 4;

/**
 * The conversation that `text` belongs to, or null when there is none. The order that it names; else the one that waits
 * for an answer; else the one written about last. `certain` is false when another order might be meant as well: when
 * two wait for an answer, or a later message was about another order that is still to be delivered.
 */
export function chooseConversation<C extends Conversation>(
  conversations: readonly C[],
  text: string,
): { conversation: C; certain: boolean } | null {
  const [named, ...alsoNamed] = conversations.filter(({ reference }) => mentions(text, reference));
  if (named && alsoNamed.length === 0) return { conversation: named, certain: true };

  const latestFirst = conversations.toSorted((a, b) => b.message_at.getTime() - a.message_at.getTime());
  const live = latestFirst.filter(({ waiting, status }) => waiting || VISIT_TO_COME.includes(status));
  const waiting = live.filter((each) => each.waiting);
  const conversation = waiting[0] ?? live[0] ?? latestFirst[0];
  if (!conversation) return null;
  const rivals = conversation.waiting ? waiting.length > 1 || live[0] !== conversation : live.length > 1;
  return { conversation, certain: !rivals && alsoNamed.length === 0 };
}

function mentions(text: string, reference: string): boolean {
  if (reference.length < TELLING_REFERENCE) return false;
  const at = text.toLowerCase().indexOf(reference.toLowerCase());
  if (at < 0) return false;
  const isWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return !isWord(text[at - 1]) && !isWord(text[at + reference.length]);
}
