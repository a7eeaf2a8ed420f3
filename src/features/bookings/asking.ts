/**
 * The steps of a booking request, each one transaction of the order's workflow and safe to take twice: offers are made
 * and messages queued; sending happens outside; then what became of it is recorded. A reminder, and giving up.
 */
import type { Scope } from '../../db/scope.js';
import { notFound } from '../../domain/errors.js';
import { ASKABLE } from '../../domain/order.js';
import { firstAudibleInstant } from '../../domain/quiet-hours.js';
import type { Slot } from '../../domain/shapes.js';
import { sameSlot } from '../../domain/slots.js';
import { findDepot } from '../fleet/depots.store.js';
import { draftAboutOrders } from '../messages/drafts.js';
import { insertMessages, listMessagesOfRequest, type MessageRow } from '../messages/messages.store.js';
import { offerLines } from '../messages/wording.js';
import { applyOrder, tellOrders } from '../orders/orders.apply.js';
import { lockOrder, lockOrders, type OrderRow } from '../orders/orders.store.js';
import { listChoice, offerSlots } from './offers.js';
import {
  findQuietHours,
  findRequest,
  listQueuedOfBatch,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './requests.store.js';

/** When a reminder goes out, and when a request counts as unanswered (BEHAVIOUR "Slots and bookings"). */
const REMIND_AFTER_MS = 24 * 3_600_000;
const UNANSWERED_AFTER_MS = 72 * 3_600_000;

/** Requests released together. */
const RELEASE_CHUNK = 500;

/** Whether the recipient was asked, and when (ISO 8601) to remind them and to give up; null: not at all. */
export type Asked = { asked: boolean; remind_at: string | null; unanswered_at: string | null };

const NOT_ASKED: Asked = { asked: false, remind_at: null, unanswered_at: null };

/**
 * Chooses the offers of a queued request and queues its messages. A request that cannot be sent fails, one whose order
 * has moved on is closed, and one that was prepared before is left as it is.
 */
export async function prepareRequest(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status !== 'queued' || request.offers_made > 0) return;
  if (!ASKABLE.includes(order.status)) {
    await updateRequest(scope, id, { status: 'closed' });
    return;
  }
  const offers = await offerSlots(scope, order, request.offer_from);
  if (offers.length === 0) {
    await updateRequest(scope, id, { status: 'failed', error: 'There is no free slot to offer.' });
    return;
  }
  if (!(await makeOffers(scope, order, request, { offers, slotGone: false }))) {
    await updateRequest(scope, id, { status: 'failed', error: 'The recipient cannot be reached.' });
  }
}

/**
 * Queues the messages that make these offers and stores the offers with the request; false, and nothing is done, when
 * no channel reaches the recipient.
 */
export async function makeOffers(
  scope: Scope,
  order: OrderRow,
  request: RequestRow,
  { offers, slotGone }: { offers: Slot[]; slotGone: boolean },
): Promise<boolean> {
  const number = request.offers_made + 1;
  const drafts = await draftAboutOrders(
    scope,
    request.kind === 'booking' ? 'booking_request' : 'rebooking',
    [
      {
        order,
        keyPrefix: `${request.id}/${number}`,
        request: request.id,
        channels: request.channels,
        values: { offers: offerLines(offers), link: pickerLink(scope, request), slot_gone: slotGone },
      },
    ],
    request.template,
  );
  if (drafts.length === 0) return false;
  await insertMessages(scope, drafts);
  await updateRequest(scope, request.id, { offered: offers, offers_made: number });
  return true;
}

/** After sending: the recipient was asked if one message went out; if none did, the request failed. */
export async function recordAsked(scope: Scope, id: string): Promise<Asked> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status === 'open' && request.asked_at !== null) {
    return waitFrom(scope, order, request.asked_at, request.reminded_at === null);
  }
  if (request.status !== 'queued') return NOT_ASKED;
  const messages = await listMessagesOfRequest(scope, id);
  if (!messages.some(({ status }) => status === 'sent' || status === 'delivered')) {
    await updateRequest(scope, id, { status: 'failed', error: failuresOf(messages) });
    return NOT_ASKED;
  }
  await updateRequest(scope, id, { status: 'open', asked_at: scope.now });
  const isOver = order.status === 'failed_attempt';
  await applyOrder(scope, {
    order,
    event: 'request_sent',
    // The failed visit's slot is past: its place is not given back.
    changes: isOver ? { slot_date: null, slot_from: null, slot_to: null, slot_zone: null, route: null } : {},
  });
  return waitFrom(scope, order, scope.now, true);
}

/**
 * A message of the request did not reach the recipient. When none did, nobody was asked: the request has failed, is
 * waited for no more, and can be retried.
 */
export async function recordUndelivered(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status !== 'open' && request.status !== 'unanswered') return;
  const messages = await listMessagesOfRequest(scope, id);
  if (messages.some(({ status }) => status !== 'failed')) return;
  await updateRequest(scope, id, { status: 'failed', error: failuresOf(messages) });
  await tellOrders(scope, [{ order, tell: { type: 'request_closed', ref: id } }]);
}

/** Queues the one reminder of a request that nobody has answered; offers that have gone are left out. */
export async function prepareReminder(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status !== 'open' || request.reminded_at !== null) return;
  const { free } = await listChoice(scope, order, request.offer_from);
  const left = offerLines(request.offered, (offer) => free.some((slot) => sameSlot(slot, offer)));
  const drafts = await draftAboutOrders(scope, 'reminder', [
    {
      order,
      keyPrefix: `${id}/reminder`,
      request: id,
      channels: request.channels,
      values: { offers: left === '' ? null : left, link: pickerLink(scope, request) },
    },
  ]);
  await insertMessages(scope, drafts);
  await updateRequest(scope, id, { reminded_at: scope.now });
}

/** Nobody has answered in three days: the order stays as it is and is the operator's to follow up. */
export async function markUnanswered(scope: Scope, id: string): Promise<void> {
  const { request } = await lockWithOrder(scope, id);
  if (request.status === 'open') await updateRequest(scope, id, { status: 'unanswered' });
}

/** A step of the request can never succeed: it is shown as failed, and can be retried. */
export async function failRequest(scope: Scope, id: string, error: string): Promise<void> {
  const { request } = await lockWithOrder(scope, id);
  if (request.status === 'queued') await updateRequest(scope, id, { status: 'failed', error });
}

/**
 * Hands requests of a batch, those after `after` by id, to their orders' workflows, unless it is quiet at their depot.
 * `last` is where to go on, null at the end; `wait_until` the first instant at which one of those left may be sent.
 */
export async function releaseRequests(
  scope: Scope,
  batch: string,
  after: string,
): Promise<{ last: string | null; wait_until: Date | null }> {
  const quiet = await findQuietHours(scope);
  const queued = await listQueuedOfBatch(scope, batch, after, RELEASE_CHUNK);
  const audible = queued.map((each) => ({
    ...each,
    at: firstAudibleInstant(scope.now, { ...quiet, timezone: each.timezone }),
  }));
  const due = new Map(audible.filter(({ at }) => at <= scope.now).map((each) => [each.order_id, each.id]));
  const orders = await lockOrders(scope, [...due.keys()]);
  await tellOrders(
    scope,
    orders.map((order) => ({ order, tell: { type: 'booking_requested', ref: due.get(order.id) ?? null } })),
  );
  const later = audible.filter(({ at }) => at > scope.now).map(({ at }) => at.getTime());
  return {
    last: queued.length < RELEASE_CHUNK ? null : (queued.at(-1)?.id ?? null),
    wait_until: later.length === 0 ? null : new Date(Math.min(...later)),
  };
}

function failuresOf(messages: readonly MessageRow[]): string {
  return messages.map(({ channel, error }) => `${channel}: ${error ?? 'not sent'}`).join(', ');
}

async function lockWithOrder(scope: Scope, id: string): Promise<{ order: OrderRow; request: RequestRow }> {
  const found = await findRequest(scope, id);
  const order = found && (await lockOrder(scope, found.order_id));
  const request = order && (await lockRequest(scope, id));
  if (!request) throw notFound('booking request', id);
  return { order, request };
}

async function waitFrom(scope: Scope, order: OrderRow, askedAt: Date, remind: boolean): Promise<Asked> {
  const depot = order.depot === null ? undefined : await findDepot(scope, order.depot);
  const quiet = { ...(await findQuietHours(scope)), timezone: depot?.timezone ?? scope.tenant.timezone };
  const reminder = firstAudibleInstant(new Date(askedAt.getTime() + REMIND_AFTER_MS), quiet);
  return {
    asked: true,
    remind_at: remind ? reminder.toISOString() : null,
    unanswered_at: new Date(askedAt.getTime() + UNANSWERED_AFTER_MS).toISOString(),
  };
}

/** The self-service page of a request. */
function pickerLink(scope: Scope, request: RequestRow): string {
  return `${scope.settings.publicUrl}/b/${request.token}`;
}
