/**
 * The steps of a booking request, each one transaction of the order's workflow and safe to repeat: offers are made
 * and messages queued, they are sent outside any transaction, then the outcome is recorded.
 */
import type { Scope } from '../../db/scope.js';
import { giveUpAt, nextReminderAt } from '../../domain/conversation.js';
import { notFound } from '../../domain/errors.js';
import { MAY_HAVE_ARRIVED } from '../../domain/states/message.js';
import { ASKABLE } from '../../domain/states/order.js';
import type { Slot } from '../../domain/types.js';
import {
  findRequest,
  linkOfRequest,
  lockRequest,
  moveRequest,
  type RequestRow,
  updateRequest,
} from '../../records/booking-requests.js';
import { findDepot } from '../../setup/depots/rows.js';
import { insertMessages, listMessagesOfRequest } from '../../records/messages.js';
import { moveOrder, NO_SLOT, signalOrders } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { endUnanswered } from '../../records/request-outcome.js';
import { findQuietHours } from '../../setup/settings/rows.js';
import { listPlanningObstacles } from '../../records/orders/plannable.js';
import { draftAboutOrders, listOptedOutOf } from '../../messaging/draft.js';
import { failuresOf } from '../../messaging/record-undelivered.js';
import { offerValues, shortDay } from '../../messaging/wording.js';
import { obstacleOfReach } from '../../messaging/reach.js';
import { obstacleOfPlan } from './obstacles.js';
import { offerSlots } from './offers.js';

/** Whether the recipient was asked, and when (ISO 8601) to remind them and to give up; null: never. */
export type Asked = { asked: boolean; remind_at: string | null; unanswered_at: string | null };

export const NOT_ASKED: Asked = { asked: false, remind_at: null, unanswered_at: null };

/**
 * Chooses the offers of a queued request and queues its messages. A request that cannot be sent fails, one whose
 * order has moved on is closed, and one already prepared is left as it is.
 */
export async function prepareRequest(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status !== 'queued' || request.offers_made > 0) return;
  if (!ASKABLE.includes(order.status)) {
    await moveRequest(scope, request, 'closed');
    return;
  }
  const offers = await offerSlots(scope, order, request.offer_from);
  if (offers.length > 0 && (await makeOffers(scope, order, request, { offers, slotGone: false }))) return;
  await giveUp(scope, order, request, await whyNotAsked(scope, order, request, offers));
}

/** Explains why nothing could be offered or nobody reached, as POST /bookings/requests does. */
async function whyNotAsked(
  scope: Scope,
  order: OrderRow,
  { channels }: RequestRow,
  offers: readonly Slot[],
): Promise<string> {
  const unplannable = await listPlanningObstacles(scope, [order.id], { asked: true });
  const obstacle =
    obstacleOfPlan(unplannable.get(order.id)) ??
    obstacleOfReach(order, await listOptedOutOf(scope, [order]), channels);
  if (obstacle) return obstacle.message;
  return offers.length === 0 ? 'There is no free slot to offer.' : 'The recipient cannot be reached.';
}

/**
 * Queues the messages with these offers and stores the offers with the request; returns false without a change when
 * no channel reaches the recipient.
 */
export async function makeOffers(
  scope: Scope,
  order: OrderRow,
  request: RequestRow,
  { offers, slotGone }: { offers: Slot[]; slotGone: boolean },
): Promise<boolean> {
  const number = request.offers_made + 1;
  const link = await linkOfRequest(scope, request);
  const { id, channels, kind, template, postponed_date: day, reason } = request;
  const notice = { order, keyPrefix: `${id}/${number}`, request: id, channels, link };
  const values = { ...offerValues(offers), slot_gone: slotGone };
  const drafts =
    day === null
      ? await draftAboutOrders(
          scope,
          kind === 'booking' ? 'booking_request' : 'rebooking',
          [{ ...notice, values }],
          template,
        )
      : await draftAboutOrders(
          scope,
          'postponed',
          [{ ...notice, tells: { postponed: day }, values: { ...values, day: shortDay(day), reason } }],
          template,
        );
  if (drafts.length === 0) return false;
  await insertMessages(scope, drafts);
  await updateRequest(scope, request.id, { offered: offers, offers_made: number });
  return true;
}

/**
 * Records the outcome of sending: the recipient was asked if one message went out, or may have; if none did, the
 * request failed.
 */
export async function recordAsked(scope: Scope, id: string): Promise<Asked> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status === 'open' && request.asked_at !== null) {
    return waitFrom(scope, order, request.asked_at, request.reminded_at);
  }
  if (request.status !== 'queued') return NOT_ASKED;
  const messages = await listMessagesOfRequest(scope, id);
  if (!messages.some(({ status }) => MAY_HAVE_ARRIVED.includes(status))) {
    // A message that is still queued may yet reach them by another channel.
    if (!messages.some(({ status }) => status === 'queued')) {
      await giveUp(scope, order, request, failuresOf(messages));
    }
    return NOT_ASKED;
  }
  await moveRequest(scope, request, 'asked', { asked_at: scope.now });
  const isOver = order.status === 'failed_attempt';
  await moveOrder(scope, {
    order,
    event: 'request_sent',
    // The failed visit's slot is in the past: its place is not given back.
    changes: isOver ? { ...NO_SLOT, route: null } : {},
  });
  return waitFrom(scope, order, scope.now, null);
}

/** Marks a request as failed because one of its steps can never succeed; it can be retried. */
export async function failRequest(scope: Scope, id: string, error: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  await giveUp(scope, order, request, error);
}

/** Records the outcome of a later sending, and signals it to the orders' workflows. */
export async function recordAskedLater(scope: Scope, requests: readonly string[]): Promise<void> {
  for (const id of requests) {
    const { order, request } = await lockWithOrder(scope, id);
    if (request.status !== 'queued') continue;
    const { asked } = await recordAsked(scope, id);
    if (asked) signalOrders(scope, [{ order, signal: { type: 'booking_requested', request: id } }]);
  }
}

/** Fails a request that cannot be sent; its order then needs attention. */
async function giveUp(scope: Scope, order: OrderRow, request: RequestRow, error: string): Promise<void> {
  if (!(await endUnanswered(scope, { order, request }, 'unsendable', error))) return;
  signalOrders(scope, [{ order, signal: { type: 'request_closed' } }]);
}

/** Locks a request's order, then the request. Throws 404 `not_found`. */
export async function lockWithOrder(
  scope: Scope,
  id: string,
): Promise<{ order: OrderRow; request: RequestRow }> {
  const found = await findRequest(scope, id);
  const order = found && (await lockOrder(scope, found.order_id));
  const request = order && (await lockRequest(scope, id));
  if (!request) throw notFound('booking request', id);
  return { order, request };
}

/**
 * Returns how long to wait for an answer when the recipient was asked at `askedAt` and last reminded at `remindedAt`.
 */
export async function waitFrom(
  scope: Scope,
  order: OrderRow,
  askedAt: Date,
  remindedAt: Date | null,
): Promise<Asked> {
  const depot = order.depot === null ? undefined : await findDepot(scope, order.depot);
  const quiet = { ...(await findQuietHours(scope)), timezone: depot?.timezone ?? scope.tenant.timezone };
  return {
    asked: true,
    remind_at: nextReminderAt(askedAt, remindedAt, quiet)?.toISOString() ?? null,
    unanswered_at: giveUpAt(askedAt).toISOString(),
  };
}
