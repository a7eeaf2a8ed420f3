/** What can be done to an order through the API. Each command reads like the specification's sentence about it. */
import { pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { CLOSED, statusAfterHold } from '../../domain/order.js';
import { isBookable } from '../../domain/slots.js';
import { closeRequests } from '../bookings/requests.store.js';
import { holdDepot } from '../fleet/depots.store.js';
import { leavePlan, raisePlanVersion } from '../planning/draft.js';
import { findDepotSlots, freeSlot, takeSlot } from '../slots/slots.store.js';
import { applyOrder, type OrderMove } from './orders.apply.js';
import { locate, mergeService } from './orders.create.js';
import type { OrderPatch, OrderQuery } from './orders.schemas.js';
import {
  findOrder,
  listOrders,
  listPieces,
  lockOrder,
  type OrderChanges,
  type OrderRow,
  type OrderView,
  orderView,
  pieceView,
  slotOf,
} from './orders.store.js';

/** GET /orders */
export async function listOrdersPage(scope: Scope, { query }: { query: OrderQuery }) {
  const { rows, has_more } = await listOrders(scope, query);
  return { object: 'list', data: rows.map((row) => orderView(scope, row)), has_more };
}

/** GET /orders/{order_id} */
export async function getOrder(
  scope: Scope,
  { params }: { params: { order_id: string } },
): Promise<OrderView> {
  const row = await findOrder(scope, params.order_id);
  if (!row) throw notFound('order', params.order_id);
  return orderView(scope, row);
}

/** GET /orders/{order_id}/pieces, by number. */
export async function getPieces(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: PageQuery },
) {
  await getOrder(scope, { params });
  const pieces = await listPieces(scope, params.order_id);
  return pageOf(pieces.map(pieceView), ({ id }) => id, query);
}

/**
 * PATCH /orders/{order_id}. A change of address, service or depot of a booked order moves its place to the new zone
 * or fails with 409 `slot_full`; on a published route it is 409 `route_published`.
 */
export async function patchOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: OrderPatch },
): Promise<OrderView> {
  const order = await lockOrder(scope, params.order_id);
  if (!order) throw notFound('order', params.order_id);
  const changes = await changesOf(scope, order, body);
  let move: OrderMove = { order, changes };

  if (body.hold === true && order.status !== 'on_hold') {
    await leaveDay(scope, order);
    await closeRequests(scope, [order.id]);
    move = {
      order,
      event: 'held',
      changes: { ...changes, route: null },
      tell: { type: 'request_closed', ref: null },
    };
  } else if (body.hold === false && order.status === 'on_hold') {
    move = await release(scope, order, changes);
  }

  const goesElsewhere =
    body.recipient?.address !== undefined || body.service !== undefined || body.depot !== undefined;
  if (goesElsewhere) refuseFinished(order);
  // A release may have freed the slot.
  if (goesElsewhere && order.slot_date !== null && move.changes?.slot_date === undefined) {
    // A held order has left its draft by now, and one on a published route was refused.
    if (body.hold !== true) await leaveDay(scope, order);
    if (order.route !== null && body.hold !== true) {
      move = { ...move, event: 'taken_off_draft', changes: { ...move.changes, route: null } };
    }
    move = {
      ...move,
      changes: { ...move.changes, slot_zone: await moveSlot(scope, { ...order, ...changes }, order) },
    };
  }
  const changed = await applyOrder(scope, move);
  if (changed.status === 'booked' && (goesElsewhere || order.status === 'on_hold')) {
    await changeDay(scope, changed);
  }
  return orderView(scope, changed);
}

/** POST /orders/{order_id}/cancel: capacity freed; a published stop becomes skipped. */
export async function cancelOrder(
  scope: Scope,
  { params }: { params: { order_id: string } },
): Promise<OrderView> {
  const order = await lockOrder(scope, params.order_id);
  if (!order) throw notFound('order', params.order_id);
  const cancelled = await applyOrder(scope, {
    order,
    event: 'cancelled',
    changes: {
      ...{ slot_date: null, slot_from: null, slot_to: null, slot_zone: null, route: null },
      reference_free: true,
    },
  });
  await leaveDay(scope, order, { publishedToo: true });
  await closeRequests(scope, [order.id]);
  await giveSlotBack(scope, order);
  return orderView(scope, cancelled);
}

/** POST /orders/{order_id}/return: the goods go back to the shipper. */
export async function returnOrder(
  scope: Scope,
  { params }: { params: { order_id: string } },
): Promise<OrderView> {
  const order = await lockOrder(scope, params.order_id);
  if (!order) throw notFound('order', params.order_id);
  const returned = await applyOrder(scope, {
    order,
    event: 'returned',
    changes: { slot_date: null, slot_from: null, slot_to: null, slot_zone: null },
  });
  await closeRequests(scope, [order.id]);
  await giveSlotBack(scope, order);
  return orderView(scope, returned);
}

/** Frees the place that an order holds. */
async function giveSlotBack(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (slot && order.depot !== null && order.slot_zone !== null)
    await freeSlot(scope, order.depot, order.slot_zone, slot);
}

/** Takes an order out of its day's plan: off its route, or from among those that wait for one. */
async function leaveDay(scope: Scope, order: OrderRow, options?: { publishedToo: boolean }): Promise<void> {
  if (order.route === null) await changeDay(scope, order);
  else await leavePlan(scope, order, options);
}

/** What was planned for the day of a booked order did not count with what becomes of it. */
async function changeDay(scope: Scope, order: OrderRow): Promise<void> {
  if (order.status !== 'booked' || order.depot === null || order.slot_date === null) return;
  await raisePlanVersion(scope, order.depot, order.slot_date);
}

async function changesOf(scope: Scope, order: OrderRow, patch: OrderPatch): Promise<OrderChanges> {
  const changes: OrderChanges = {};
  if (patch.recipient) {
    changes.recipient = { ...order.recipient, ...patch.recipient };
    Object.assign(changes, locate(scope, changes.recipient));
  }
  if (patch.service) changes.service = mergeService(order.service, patch.service);
  if (patch.notes !== undefined) changes.notes = patch.notes;
  if (patch.depot !== undefined) {
    const depot = await holdDepot(scope, patch.depot);
    if (!depot) throw unknownReference('depot', patch.depot, 'depot');
    changes.depot = depot.id;
  }
  return changes;
}

/** An order that is out or finished stays as it was: its address is part of the record. */
function refuseFinished(order: OrderRow): void {
  if (order.status === 'out_for_delivery' || CLOSED.includes(order.status)) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} is ${order.status}, which does not allow this.`,
    });
  }
}

/** Takes the same slot for the order as it will be, and frees the place of the order as it was. */
async function moveSlot(scope: Scope, next: OrderRow, before: OrderRow): Promise<string | null> {
  const slot = slotOf(before);
  if (!slot || next.depot === null || before.status === 'failed_attempt') return before.slot_zone;
  const depot = await findDepotSlots(scope, next.depot);
  if (!depot) throw unknownReference('depot', next.depot, 'depot');
  await giveSlotBack(scope, before);
  return takeSlot(scope, depot, next.postcode_key, slot);
}

/** A released order becomes what its pieces and slot say; a slot that can no longer be met is freed. */
async function release(scope: Scope, order: OrderRow, changes: OrderChanges): Promise<OrderMove> {
  const slot = slotOf(order);
  const depot = slot && order.depot !== null ? await findDepotSlots(scope, order.depot) : undefined;
  const keeps =
    slot !== null && depot !== undefined && isBookable(slot.date, scope.now, depot.cutOff, depot.timezone);
  if (slot && !keeps) await giveSlotBack(scope, order);
  const pieces = { expected: order.pieces_expected, scanned: order.pieces_scanned };
  return {
    order,
    release: statusAfterHold(pieces, keeps),
    changes: keeps
      ? changes
      : { ...changes, slot_date: null, slot_from: null, slot_to: null, slot_zone: null },
  };
}
