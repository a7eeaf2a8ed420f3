/** PATCH /orders/{order_id}: corrections, hold and release. */
import type { Scope } from '../../db/scope.js';
import { AppError, found, unknownReference } from '../../domain/errors.js';
import { CLOSED, releaseEvent } from '../../domain/states/order.js';
import { isBookable } from '../../domain/slots.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { holdDepot } from '../../records/depots.js';
import { moveOrder, NO_SLOT, type OrderChanges, type OrderMove } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import { findDepotSlots, holdPlaces, takeSlot } from '../../records/slots.js';
import type { Order } from '../../resources/order.js';
import { changeDay, giveSlotBack, leaveDay } from '../planning/give-up-place.js';
import { locate, mergeService } from './place.js';
import type { OrderPatch } from './schemas.js';

/**
 * PATCH /orders/{order_id}. A change of address, service or depot of a booked order moves its place to the new zone
 * or fails with 409 `slot_full`; on a published route it is 409 `route_published`.
 */
export async function patchOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: OrderPatch },
): Promise<Order> {
  const order = found(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const changes = await changesOf(scope, order, body);
  let move: OrderMove = { order, changes };

  if (body.hold === true && order.status !== 'on_hold') {
    await leaveDay(scope, order);
    await moveRequestsOf(scope, [order.id], 'closed');
    move = {
      order,
      event: 'held',
      changes: { ...changes, route: null },
      tell: { type: 'request_closed' },
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
  const changed = await moveOrder(scope, move);
  if (goesElsewhere || order.status === 'on_hold') await changeDay(scope, changed);
  return orderView(scope, changed);
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
  await holdPlaces(scope, [...new Set([before.depot ?? next.depot, next.depot])], slot);
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
    event: releaseEvent(pieces, keeps),
    changes: keeps ? changes : { ...changes, ...NO_SLOT },
  };
}
