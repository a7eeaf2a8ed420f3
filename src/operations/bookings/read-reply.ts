/**
 * Reads one reply: opt-out words first, then what it means, given what was offered and what is free. It is booked
 * only when the reader is sure and the place is available. If the slot has filled, slots are offered once more.
 * Everything else is for a person to decide (docs/behaviour.md "Slots and bookings"). A wrong booking is the worst
 * outcome.
 */
import { recordEvent } from '../../db/outbox.js';
import { savepoint } from '../../db/savepoint.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { OPEN_REQUESTS } from '../../domain/states/booking-request.js';
import { optWord } from '../../domain/opt-words.js';
import type { Reply as ReplyToRead, Understanding, UnderstandReply } from '@waypost/reply-reader/reply';
import type { ReplyDoubt } from '../../domain/inbound-messages.js';
import { requestCode, withoutCode } from '../../domain/request-code.js';
import type { Slot } from '../../domain/types.js';
import { CHANNELS } from '../../domain/sending.js';
import { MAY_HAVE_ARRIVED } from '../../domain/states/message.js';
import { CLOSED, VISIT_BOOKED, VISIT_TO_COME } from '../../domain/states/order.js';
import type { ReplyEvent } from '../../domain/states/reply.js';
import { bySlot, chooseOffers } from '../../domain/slots.js';
import { sameSlot } from '@waypost/base/slot';
import {
  linkOfRequest,
  lockLatestRequest,
  type RequestRow,
  updateRequest,
} from '../../records/booking-requests.js';
import { findLatestMessage, insertMessages, listMessagesByKey } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { ownLink } from '../../records/orders/tracking.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import {
  findReply,
  isOvertaken,
  lockReply,
  moveReply,
  type ReplyRow,
  replyState,
  replyView,
} from '../../records/replies.js';
import { draftAboutOrders } from '../../messaging/draft.js';
import { shortDay, windowWords } from '../../messaging/wording.js';
import { makeOffers } from './ask.js';
import { bookSlot } from './book.js';
import { type Choice, listChoice } from './offers.js';

/** How often a request makes offers: once, and once more when the chosen slot has filled. */
const MAX_OFFERS = 2;

/** The outcome of a reply. */
export type Reading = 'booked' | 'needs_review' | 'asked_again' | 'resolved';

type Conversation = { reply: ReplyRow; order: OrderRow; request: RequestRow | undefined };

/** Reads an incoming reply, once, by `understandReply`; called again, returns the earlier outcome. */
export async function readReply(
  scope: Scope,
  understandReply: UnderstandReply,
  id: string,
): Promise<Reading> {
  const conversation = await lockConversation(scope, id);
  const { reply, order } = conversation;
  if (replyState(reply) !== 'unread') return readingOf(reply);
  const known = await whatIsKnown(scope, conversation);
  if (isOptWord(reply)) return needsNobody(scope, conversation, OPT_WORD);

  const choice = await listChoice(scope, order, conversation.request?.offer_from ?? null);
  const { understood, filled } = understand(understandReply, conversation, choice, known);
  if (understood.outcome === 'resolved' && !reply.unclear_order) {
    return needsNobody(scope, conversation, understood);
  }
  const doubts = doubtsAbout(reply);
  // A recipient who has said or been told something else since gets no acknowledgement.
  if (await isOvertaken(scope, reply))
    return leaveToPerson(scope, conversation, understood, doubts + OVERTAKEN);
  if (doubts !== '') return review(scope, conversation, understood, doubts);
  if (understood.ask) return askBack(scope, conversation, understood, understood.ask);
  if (filled) return offerAgain(scope, conversation, choice, understood);
  if (understood.outcome !== 'booked' || !understood.slot || !maySettle(conversation)) {
    return review(scope, conversation, understood);
  }
  const refused = await tryBooking(scope, conversation, understood.slot);
  if (refused?.code === 'slot_full') return offerAgain(scope, conversation, choice, understood);
  if (refused) return review(scope, conversation, understood, ` It could not be booked: ${refused.message}`);
  await recordReading(scope, conversation, understood, 'read_as_booking');
  return 'booked';
}

const OPT_WORD: Meaning = {
  intent: 'unclear',
  slot: null,
  confidence: 0,
  why: 'The number was opted out of texts, or in again.',
};

const DOUBTS: Readonly<Record<ReplyDoubt, string>> = {
  unproven_sender: ' Its sender address could not be verified.',
  other_sender: " It comes from a number or address other than the recipient's.",
  maybe_automatic: ' A machine may have written it.',
};

const OVERTAKEN = ' The recipient or the office has said something else since.';

/**
 * Returns why a person must decide regardless of the text; empty when the reply is the recipient's, about this order.
 */
function doubtsAbout({ doubt, unclear_order }: ReplyRow): string {
  const unclear = unclear_order ? ' It may be about another order of the same recipient.' : '';
  return `${doubt === null ? '' : DOUBTS[doubt]}${unclear}`;
}

async function lockConversation(scope: Scope, id: string): Promise<Conversation> {
  const seen = requireFound(await findReply(scope, id), 'reply', id);
  const order = requireFound(await lockOrder(scope, seen.order_id), 'order', seen.order_id);
  const request = await lockLatestRequest(scope, order.id);
  const reply = requireFound(await lockReply(scope, id), 'reply', id);
  return { reply, order, request };
}

/**
 * Returns the outcome of a reply that was already read, perhaps by a worker that died before it could say so. A reply
 * that ended in a fresh offer needs nobody: it counts as resolved.
 */
function readingOf({ outcome }: ReplyRow): Reading {
  if (outcome === 'booked') return 'booked';
  return outcome === 'resolved' ? 'asked_again' : 'needs_review';
}

/** Returns whether the reply was a word that opts a number out of texts or in, which was obeyed on arrival. */
function isOptWord({ channel, text }: ReplyRow): boolean {
  return channel === 'sms' && optWord(text) !== null;
}

/** Context of a reply besides the offers. */
type Known = Pick<ReplyToRead, 'settled' | 'asked'>;

/**
 * Returns what the reply comes after. Once a slot is booked, the order closed or a hold told, nothing is asked, unless
 * the office asked something last: then a yes may answer that. The question whether a slot was meant is for the next
 * reply only, if nothing else has been written since.
 */
async function whatIsKnown(scope: Scope, { order, request }: Conversation): Promise<Known> {
  const last = await findLatestMessage(scope, order.id);
  const isOver = CLOSED.includes(order.status);
  const isAsked = last?.kind === 'message' && last.body.includes('?');
  const isHeld = order.status === 'on_hold' && last?.kind === 'on_hold';
  const isSettled = (isOver || isHeld || VISIT_TO_COME.includes(order.status)) && !isAsked;
  const question = request?.asked_about;
  if (request && question) await updateRequest(scope, request.id, { asked_about: null });
  const isOpen = request !== undefined && OPEN_REQUESTS.includes(request.status);
  return {
    settled: isSettled ? { held: isOver ? null : slotOf(order) } : undefined,
    asked: isOpen && last?.kind === 'clarification' ? (question ?? undefined) : undefined,
  };
}

/**
 * Understands the reply. `filled`: the recipient plainly wants an offered slot that has filled up since; the reader
 * alone cannot tell that from a wish for something never offered.
 */
function understand(
  understandReply: UnderstandReply,
  { reply, order, request }: Conversation,
  { timezone, free, bookable }: Choice,
  known: Known,
): { understood: Understanding; filled: boolean } {
  const offered = request?.offered ?? [];
  // A slot that the order itself holds is free to it, so saying yes a second time changes nothing.
  const held = isBooked(order) ? slotOf(order) : null;
  const available = held ? withSlots(free, [held]) : free;
  const read = (slots: readonly Slot[]) =>
    understandReply({
      text: withoutCode(reply.text, [...(request ? [request.id] : []), order.id].map(requestCode)),
      channel: reply.channel,
      receivedAt: reply.received_at.toISOString(),
      timezone,
      offered,
      available: slots,
      ...known,
    });
  const understood = read(available);
  if (understood.outcome !== 'needs_review' || understood.ask) return { understood, filled: false };
  const gone = offered.filter(
    (offer) => bookable(offer.date) && !available.some((slot) => sameSlot(slot, offer)),
  );
  if (gone.length === 0) return { understood, filled: false };
  const wanted = read(withSlots(available, gone));
  const slot = wanted.outcome === 'booked' ? wanted.slot : wanted.ask;
  return { understood, filled: gone.some((each) => slot && sameSlot(each, slot)) };
}

function withSlots(slots: readonly Slot[], more: readonly Slot[]): Slot[] {
  const added = more.filter((extra) => !slots.some((slot) => sameSlot(slot, extra)));
  return [...slots, ...added].sort(bySlot);
}

function isBooked(order: OrderRow): boolean {
  return VISIT_BOOKED.includes(order.status);
}

/** Returns whether an answer can settle something: only while it is waited for, or while it can move a booking. */
function maySettle({ order, request }: Conversation): boolean {
  return isBooked(order) || (request !== undefined && OPEN_REQUESTS.includes(request.status));
}

/** Books, and confirms if anything has changed. On refusal, undoes what booking began and resolves to why. */
async function tryBooking(
  scope: Scope,
  { order, reply, request }: Conversation,
  slot: Slot,
): Promise<AppError | null> {
  const undo = await savepoint(scope, 'booking');
  try {
    const origin = { by: 'reply', answeredAt: reply.received_at } as const;
    const now = await bookSlot(scope, order, slot, { notify: true, origin });
    // The unanswered request no longer needs attention.
    if (now !== order && request?.status === 'unanswered') {
      signalOrders(scope, [{ order: now, signal: { type: 'changed' } }]);
    }
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await undo();
    return error;
  }
}

/** Asks once a request whether the slot is meant, by the channel of the reply; after that it is a person's turn. */
async function askBack(
  scope: Scope,
  conversation: Conversation,
  understood: Understanding,
  slot: Slot,
): Promise<Reading> {
  const { order, reply, request } = conversation;
  if (!request || !OPEN_REQUESTS.includes(request.status) || request.asked_back_at !== null) {
    return review(scope, conversation, understood);
  }
  const drafts = await draftAboutOrders(scope, 'clarification', [
    {
      order,
      keyPrefix: `${request.id}/clarification`,
      request: request.id,
      channels: [reply.channel],
      link: await linkOfRequest(scope, request),
      values: { day: shortDay(slot.date), window: windowWords(slot) },
    },
  ]);
  if (drafts.length === 0) return review(scope, conversation, understood);
  await insertMessages(scope, drafts);
  await updateRequest(scope, request.id, { asked_about: slot, asked_back_at: scope.now });
  const asked = ` Asked back: ${slot.date} ${windowWords(slot)}?`;
  await recordReading(scope, conversation, understood, 'asked_back', asked);
  return 'asked_again';
}

/** Makes new offers, once; after that it is a person's turn. */
async function offerAgain(
  scope: Scope,
  conversation: Conversation,
  { free }: Choice,
  understood: Understanding,
): Promise<Reading> {
  const { order, request } = conversation;
  const wanted = understood.slot;
  const offers = chooseOffers(free.filter((slot) => wanted === null || !sameSlot(slot, wanted)));
  const mayOffer =
    request !== undefined && OPEN_REQUESTS.includes(request.status) && request.offers_made < MAX_OFFERS;
  if (!mayOffer || offers.length === 0) {
    return review(scope, conversation, understood, ' The slot has filled up.');
  }
  if (!(await makeOffers(scope, order, request, { offers, slotGone: true }))) {
    return review(
      scope,
      conversation,
      understood,
      ' The slot has filled up, and no channel is left to tell the recipient.',
    );
  }
  await recordReading(
    scope,
    conversation,
    understood,
    'offered_again',
    ' The slot has filled up; others were offered.',
  );
  return 'asked_again';
}

type Meaning = Pick<Understanding, 'intent' | 'slot' | 'confidence' | 'why'>;

/** Settles a reply that nobody needs to see, without an event or an answer. */
async function needsNobody(scope: Scope, conversation: Conversation, meaning: Meaning): Promise<Reading> {
  await recordReading(scope, conversation, meaning, 'needs_nobody');
  return 'resolved';
}

/**
 * Leaves the reply to a person, and acknowledges it. A sender who may not be the recipient gets no acknowledgement: a
 * machine would answer.
 */
async function review(
  scope: Scope,
  conversation: Conversation,
  meaning: Meaning,
  more = '',
): Promise<Reading> {
  const reading = await leaveToPerson(scope, conversation, meaning, more);
  if (conversation.reply.doubt === null) await acknowledge(scope, conversation);
  return reading;
}

/** Leaves the reply to a person, and records the event. */
async function leaveToPerson(
  scope: Scope,
  conversation: Conversation,
  meaning: Meaning,
  more: string,
): Promise<Reading> {
  const reply = await recordReading(scope, conversation, meaning, 'left_to_person', more);
  const { order } = conversation;
  const data = { ...orderView(scope, order), reply: replyView(reply) };
  recordEvent(scope, 'booking.reply_needs_review', order.id, data);
  signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
  return 'needs_review';
}

/**
 * Tells the recipient, once a conversation and by the channel of the reply, that somebody reads it; with the link by
 * which they can choose themselves.
 */
async function acknowledge(scope: Scope, { reply, order, request }: Conversation): Promise<void> {
  const open = request !== undefined && OPEN_REQUESTS.includes(request.status) ? request : null;
  const own = VISIT_TO_COME.includes(order.status) ? await ownLink(scope, order) : null;
  const keyPrefix = `${request?.id ?? order.id}/acknowledgement`;
  const given = await listMessagesByKey(
    scope,
    CHANNELS.map((channel) => `${keyPrefix}/${channel}`),
  );
  if (given.some(({ status }) => status === 'queued' || MAY_HAVE_ARRIVED.includes(status))) return;
  const drafts = await draftAboutOrders(scope, 'acknowledgement', [
    {
      order,
      keyPrefix,
      ...(open && { request: open.id }),
      channels: [reply.channel],
      link: open ? await linkOfRequest(scope, open) : own,
      values: {},
    },
  ]);
  await insertMessages(scope, drafts);
}

function recordReading(
  scope: Scope,
  { reply, request }: Conversation,
  { intent, slot, confidence, why }: Meaning,
  event: Exclude<ReplyEvent, 'read_again' | 'erased'>,
  more = '',
): Promise<ReplyRow> {
  return moveReply(scope, reply, event, {
    request: request?.id ?? null,
    intent,
    slot,
    confidence,
    why: `${why}${more}`,
  });
}
