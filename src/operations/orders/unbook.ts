/** POST /orders/{order_id}/unbook, and what follows for any order whose booked visit will not take place. */
import { insertAudit } from '../../db/audit.js';
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { type Changes, changesBetween } from '../../domain/changes.js';
import { requireFound } from '../../domain/errors.js';
import { addDays } from '@waypost/base/local-time';
import { advance } from '../../domain/states/machine.js';
import {
  ASKABLE,
  statusByGoods,
  decideOrder,
  ORDER_MACHINE,
  VISIT_BOOKED,
} from '../../domain/states/order.js';
import { insertRequests, moveRequestsOf } from '../../records/booking-requests.js';
import { insertMessages } from '../../records/messages.js';
import { moveOrder, NO_SLOT } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { ownLink } from '../../records/orders/tracking.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';
import { releaseSlot, unassign } from '../../routing/unassign.js';
import { draftAboutOrders } from '../../messaging/draft.js';
import { offerValues, shortDay } from '../../messaging/wording.js';
import { openPartner } from './exchange.js';
import type { UnbookInput } from './schemas.js';

/**
 * POST /orders/{order_id}/unbook: gives back the slot of a booked order, whose visit has not begun. With `ask` its
 * recipient is told, and asked for another slot if the goods are in; without, the order is left to the office. Throws
 * 409 `invalid_state`, `order_on_hold`. The other half of an exchange, which is the same visit, goes with it.
 */
export async function unbookOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: UnbookInput },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  advance(ORDER_MACHINE, order, 'unbooked', statusWithoutSlot(order));
  const { reason, ask, offer_from: offerFrom } = body;
  const visit = { cause: scope.newId('event'), reason: reason ?? null, ask, offerFrom };
  const partner = await openPartner(scope, order);
  await unassign(scope, order, { published: 'skip' });
  const unbooked = await callOff(scope, order, visit);
  scope.outcome.changes = unbooked.changes;
  if (partner && VISIT_BOOKED.includes(partner.status)) {
    await unassign(scope, partner, { published: 'skip' });
    const { changes } = await callOff(scope, partner, visit);
    await insertAudit(scope, { action: 'orders.unbook', subject: partner.id, detail: visit.reason, changes });
  }
  return orderView(scope, unbooked.order);
}

const statusWithoutSlot = ({ type, pieces_expected: expected, pieces_scanned: scanned }: OrderRow) =>
  statusByGoods(type, { expected, scanned });

/** Why a visit will not take place, and whether its recipient is to hear of it. */
export type CalledOffVisit = {
  /** Distinguishes the messages of one cause. */
  cause: string;
  reason: string | null;
  ask: boolean;
  /** The first day to offer; by default the one after the visit's. */
  offerFrom?: string | undefined;
};

/** The order as it is now, what changed of it, and what its recipient hears. */
type CalledOff = { order: OrderRow; changes: Changes | null; recipient: 'asked' | 'told' | 'not_told' };

/**
 * Gives back the slot of a locked order that was taken off its day's plan. Its recipient is asked for another slot if
 * the goods are in, else told that the visit will not take place. An order on hold stays on hold.
 */
export async function callOff(
  scope: Scope,
  order: OrderRow,
  { cause, reason, ask, offerFrom }: CalledOffVisit,
): Promise<CalledOff> {
  const slot = slotOf(order);
  if (!slot) throw new Error(`Order ${order.id} has no slot to release.`);
  await releaseSlot(scope, order);
  await moveRequestsOf(scope, [order.id], 'closed');
  const isHeld = order.status === 'on_hold';
  const says = ask ? noticeFor(order) : 'nothing';
  const asks = says === 'ask';
  const requests = asks
    ? await insertRequests(scope, [
        {
          order: order.id,
          kind: 'postponed',
          offerFrom: offerFrom ?? addDays(slot.date, 1),
          postponed: { date: slot.date, reason },
        },
      ])
    : undefined;
  const request = requests?.get(order.id);
  const told = says === 'tell' && (await tell(scope, order, { cause, reason, date: slot.date }));
  const unbooked = await moveOrder(scope, {
    order,
    ...(isHeld ? {} : { event: 'unbooked', to: statusWithoutSlot(order) }),
    changes: { ...NO_SLOT, route: null, ...(isHeld ? {} : { left_to_office: !ask }) },
    ...(request === undefined ? {} : { signal: { type: 'booking_requested', request } }),
  });
  const view = orderView(scope, unbooked);
  recordEvent(scope, 'order.unbooked', unbooked.id, view);
  const changes = changesBetween(orderView(scope, order), view);
  return { order: unbooked, changes, recipient: asks ? 'asked' : told ? 'told' : 'not_told' };
}

/**
 * Returns what a recipient is told when the visit is called off: for an exchange only the delivery's recipient is told,
 * so that nobody is told twice.
 */
export function noticeFor(order: OrderRow): 'ask' | 'tell' | 'nothing' {
  if (order.type === 'collection' && order.exchange_for !== null) return 'nothing';
  const isAsked = decideOrder(order.status, 'unbooked').ok && ASKABLE.includes(statusWithoutSlot(order));
  return isAsked ? 'ask' : 'tell';
}

/** Queues the news that a visit will not take place; returns false when no channel reaches the recipient. */
async function tell(
  scope: Scope,
  order: OrderRow,
  { cause, reason, date }: { cause: string; reason: string | null; date: string },
): Promise<boolean> {
  const drafts = await draftAboutOrders(scope, 'postponed', [
    {
      order,
      keyPrefix: `${cause}/${order.id}`,
      tells: { postponed: date },
      link: await ownLink(scope, order),
      values: {
        ...offerValues([]),
        slot_gone: false,
        day: shortDay(date),
        reason,
      },
    },
  ]);
  await insertMessages(scope, drafts);
  return drafts.length > 0;
}
