/**
 * A recipient's reply to an offer of delivery slots, and the result of reading it. The reader itself (src) is
 * passed to callers as an `UnderstandReply`, since its tables take a while to load.
 */
import type { Slot } from '@waypost/base/slot';

export const REPLY_INTENTS = [
  'accept_offer',
  'propose_date',
  'decline_dates',
  'question',
  'call_request',
  'unclear',
] as const;
export type ReplyIntent = (typeof REPLY_INTENTS)[number];

/**
 * A reply and what it answers; `receivedAt` is an ISO 8601 instant, `offered` in the order of the message. `settled` is
 * there once nothing is asked any more, with the slot that is booked, or null. `asked` is a slot of which it was asked
 * last whether it was meant.
 */
export type Reply = {
  text: string;
  channel: 'sms' | 'email';
  receivedAt: string;
  timezone: string;
  offered: readonly Slot[];
  available: readonly Slot[];
  settled?: { held: Slot | null } | undefined;
  asked?: Slot | undefined;
};

/**
 * The result of reading a reply. `booked` means that `slot` may be booked without a person; `resolved` that nobody needs
 * to see it: it is no answer, or a courtesy once the matter is settled. `confidence` (0 to 1) is the confidence that
 * booking is safe, so it is at least 0.85 exactly when the outcome is `booked`. `why` is for an operator. `ask`, of a
 * reply with two readings, is the slot that it more probably means: its sender can say.
 */
export type Understanding = {
  intent: ReplyIntent;
  slot: Slot | null;
  outcome: 'booked' | 'resolved' | 'needs_review';
  confidence: number;
  why: string;
  ask?: Slot;
};

/**
 * Reads one reply. Never throws on any text; throws RangeError when `receivedAt` or `timezone` is invalid. The
 * outcome is `booked` only for one slot, in `available`, after today, with a confidence of at least 0.85.
 */
export type UnderstandReply = (reply: Reply) => Understanding;
