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

/** What reading decides. `more` is added to the reader's reason; with `silent` the sender gets no acknowledgement. */
type Decision =
  | { event: 'needs_nobody' }
  | { event: 'left_to_person'; more?: string; silent?: boolean }
  | { event: 'asked_back'; slot: Slot; more: string }
  | { event: 'offered_again'; offers: Slot[]; more: string }
  | { event: 'read_as_booking'; slot: Slot };

const READINGS: Readonly<Record<Decision['event'], Reading>> = {
  needs_nobody: 'resolved',
  left_to_person: 'needs_review',
  asked_back: 'asked_again',
  offered_again: 'asked_again',
  read_as_booking: 'booked',
};

/**
 * Reads an incoming reply, once, by `understandReply`; called again, returns the earlier outcome. Reads what is known,
 * decides, acts, and records what came of it.
 */
export async function readReply(
  scope: Scope,
  understandReply: UnderstandReply,
  id: string,
): Promise<Reading> {
  const conversation = await lockConversation(scope, id);
  const { reply, order, request } = conversation;
  if (replyState(reply) !== 'unread') return readingOf(reply);
  const known = await contextOf(scope, conversation);
  if (isOptWord(reply)) return record(scope, conversation, OPT_WORD, { event: 'needs_nobody' });
  const choice = await listChoice(scope, order, request?.offer_from ?? null);
  const read = understand(understandReply, conversation, choice, known);
  const decision = decide(conversation, choice, read, await isOvertaken(scope, reply));
  const done = await act(scope, conversation, decision, choice);
  return record(scope, conversation, read.understood, done);
}

/** Decides what to do with a reply: only a certain answer from the recipient to an open question has an effect. */
function decide(
  conversation: Conversation,
  choice: Choice,
  { understood, filled }: Understood,
  overtaken: boolean,
): Decision {
  const { reply, order, request } = conversation;
  const { outcome, slot, ask } = understood;
  if (outcome === 'resolved' && !reply.unclear_order) return { event: 'needs_nobody' };
  const doubts = doubtsAbout(reply);
  // If either side has written since, there is no acknowledgement.
  if (overtaken) return { event: 'left_to_person', more: doubts + OVERTAKEN, silent: true };
  if (doubts !== '') return { event: 'left_to_person', more: doubts };
  if (ask) {
    // Once a request; after that it is a person's turn.
    if (!isOpen(request) || request.asked_back_at !== null) return { event: 'left_to_person' };
    return { event: 'asked_back', slot: ask, more: ` Asked back: ${ask.date} ${windowWords(ask)}?` };
  }
  if (filled) return otherOffers(request, choice, slot);
  // An answer settles something only while it is waited for, or while it can move a booking.
  if (outcome !== 'booked' || !slot || !(isBooked(order) || isOpen(request))) {
    return { event: 'left_to_person' };
  }
  return { event: 'read_as_booking', slot };
}

/** Decides on new offers in place of a slot that has filled up, once; after that it is a person's turn. */
function otherOffers(request: RequestRow | undefined, { free }: Choice, wanted: Slot | null): Decision {
  const offers = chooseOffers(free.filter((slot) => wanted === null || !sameSlot(slot, wanted)));
  if (!isOpen(request) || request.offers_made >= MAX_OFFERS || offers.length === 0) {
    return { event: 'left_to_person', more: ' The slot has filled up.' };
  }
  return { event: 'offered_again', offers, more: ' The slot has filled up; others were offered.' };
}

/** Carries out the decision and resolves to what was done: if it is not possible, the reply is left to a person. */
async function act(
  scope: Scope,
  conversation: Conversation,
  decision: Decision,
  choice: Choice,
): Promise<Decision> {
  const { order, request } = conversation;
  if (decision.event === 'read_as_booking') {
    const refused = await tryBooking(scope, conversation, decision.slot);
    if (!refused) return decision;
    if (refused.code === 'slot_full') {
      return act(scope, conversation, otherOffers(request, choice, decision.slot), choice);
    }
    return { event: 'left_to_person', more: ` It could not be booked: ${refused.message}` };
  }
  if (decision.event === 'offered_again' && request) {
    if (await makeOffers(scope, order, request, { offers: decision.offers, slotGone: true })) return decision;
    const more = ' The slot has filled up, and no channel is left to tell the recipient.';
    return { event: 'left_to_person', more };
  }
  if (decision.event === 'asked_back' && request) {
    const { slot } = decision;
    const isAsked = await answer(scope, conversation, 'clarification', {
      day: shortDay(slot.date),
      window: windowWords(slot),
    });
    if (!isAsked) return { event: 'left_to_person' };
    await updateRequest(scope, request.id, { asked_about: slot, asked_back_at: scope.now });
  }
  return decision;
}

/**
 * Records the outcome of a reply. One that is left to a person causes an event and an acknowledgement to its sender.
 */
async function record(
  scope: Scope,
  conversation: Conversation,
  { intent, slot, confidence, why }: Meaning,
  done: Decision,
): Promise<Reading> {
  const { reply, order, request } = conversation;
  const more = 'more' in done ? (done.more ?? '') : '';
  const read = await moveReply(scope, reply, done.event, {
    request: request?.id ?? null,
    intent,
    slot,
    confidence,
    why: `${why}${more}`,
  });
  if (done.event === 'left_to_person') {
    const data = { ...orderView(scope, order), reply: replyView(read) };
    recordEvent(scope, 'booking.reply_needs_review', order.id, data);
    signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
    // A sender who may not be the recipient gets no acknowledgement: a machine would answer.
    if (done.silent !== true && reply.doubt === null)
      await answer(scope, conversation, 'acknowledgement', {});
  }
  return READINGS[done.event];
}

/**
 * Queues an answer by the channel of the reply, once a conversation by any channel, with the link by which the
 * recipient can choose themselves. Returns whether one was queued.
 */
async function answer(
  scope: Scope,
  { reply, order, request }: Conversation,
  kind: 'acknowledgement' | 'clarification',
  values: Record<string, string>,
): Promise<boolean> {
  const open = isOpen(request) ? request : null;
  const own = () => (VISIT_TO_COME.includes(order.status) ? ownLink(scope, order) : null);
  const keyPrefix = `${request?.id ?? order.id}/${kind}`;
  const given = await listMessagesByKey(
    scope,
    CHANNELS.map((channel) => `${keyPrefix}/${channel}`),
  );
  if (given.some(({ status }) => status === 'queued' || MAY_HAVE_ARRIVED.includes(status))) return false;
  const drafts = await draftAboutOrders(scope, kind, [
    {
      order,
      keyPrefix,
      ...(open && { request: open.id }),
      channels: [reply.channel],
      link: await (open ? linkOfRequest(scope, open) : own()),
      values,
    },
  ]);
  await insertMessages(scope, drafts);
  return drafts.length > 0;
}

type Meaning = Pick<Understanding, 'intent' | 'slot' | 'confidence' | 'why'>;

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
type ReplyContext = Pick<ReplyToRead, 'settled' | 'asked'>;

/**
 * Returns the context of the reply. Once a slot is booked, the order closed or the recipient told of a hold, no
 * question is open, unless the office asked one last: then a yes may answer that. "Did you mean …?" applies only to the
 * next reply, if nothing else has been written since.
 */
async function contextOf(scope: Scope, { order, request }: Conversation): Promise<ReplyContext> {
  const last = await findLatestMessage(scope, order.id);
  const isOver = CLOSED.includes(order.status);
  const isAsked = last?.kind === 'message' && last.body.includes('?');
  const isHeld = order.status === 'on_hold' && last?.kind === 'on_hold';
  const isSettled = (isOver || isHeld || VISIT_TO_COME.includes(order.status)) && !isAsked;
  const question = request?.asked_about;
  if (request && question) await updateRequest(scope, request.id, { asked_about: null });
  return {
    settled: isSettled ? { held: isOver ? null : slotOf(order) } : undefined,
    asked: isOpen(request) && last?.kind === 'clarification' ? (question ?? undefined) : undefined,
  };
}

type Understood = { understood: Understanding; filled: boolean };

/**
 * Understands the reply. `filled`: the recipient plainly wants an offered slot that has filled up since; the reader
 * alone cannot tell that from a wish for something never offered.
 */
function understand(
  understandReply: UnderstandReply,
  { reply, order, request }: Conversation,
  { timezone, free, bookable }: Choice,
  known: ReplyContext,
): Understood {
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

function isOpen(request: RequestRow | undefined): request is RequestRow {
  return request !== undefined && OPEN_REQUESTS.includes(request.status);
}

/** Books, and confirms if anything has changed. If refused, rolls back and resolves to the error. */
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
