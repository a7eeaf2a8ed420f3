/** What can be done to an order through the API. Each command reads like the specification's sentence about it. */
import { recordEvent } from '../../db/outbox.js';
import { pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { CLOSED, statusAfterHold } from '../../domain/order.js';
import type { Recipient, Service } from '../../domain/shapes.js';
import { isBookable } from '../../domain/slots.js';
import { closeRequests } from '../bookings/requests.store.js';
import { findDepot, listActiveDepots } from '../fleet/depots.store.js';
import { leavePlan, raisePlanVersion } from '../planning/draft.js';
import { findShipper } from '../shippers/shippers.store.js';
import { findDepotSlots, freeSlot, takeSlot } from '../slots/slots.store.js';
import { applyOrder, type OrderMove } from './orders.apply.js';
import type { OrderInput, OrderPatch, OrderQuery } from './orders.schemas.js';
import {
  findOpenReference,
  findOrder,
  insertOrder,
  listOrders,
  listPieces,
  lockOrder,
  type OrderChanges,
  type OrderRow,
  type OrderView,
  orderView,
  pieceView,
  postcodeKey,
  slotOf,
} from './orders.store.js';

const DEFAULT_SERVICE: Service = { crew: 1, assembly: false, remove_packaging: false, disposal: false };

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
 * POST /orders: on a shipper's behalf. Pieces are made at once, one for each that the items count.
 * 422 `unknown_reference`; 409 `duplicate_reference` while the shipper has an open order of this reference.
 */
export async function createOrder(scope: Scope, { body }: { body: OrderInput }): Promise<OrderView> {
  const shipper = await findShipper(scope, body.shipper);
  if (!shipper) throw unknownReference('shipper', body.shipper, 'shipper');
  const place = locate(scope, body.recipient);
  const depot = await chooseDepot(scope, body.depot, place);
  const id = scope.newId('order');
  const expected = body.items.reduce((sum, { pieces }) => sum + (pieces ?? 1), 0);
  const order: Omit<OrderRow, 'tenant_id' | 'shipper_name'> = {
    id,
    reference: body.reference,
    shipper: shipper.id,
    depot,
    status: 'awaiting_scan',
    recipient: body.recipient,
    items: body.items,
    service: mergeService(DEFAULT_SERVICE, body.service),
    notes: body.notes ?? null,
    ...place,
    pieces_expected: expected,
    pieces_scanned: 0,
    slot_date: null,
    slot_from: null,
    slot_to: null,
    slot_zone: null,
    route: null,
    scanned_at: null,
    tracking_token: null,
    created_at: scope.now,
    updated_at: scope.now,
  };
  if (!(await insertOrder(scope, order, barcodes(scope, id, expected)))) {
    const other = await findOpenReference(scope, shipper.id, body.reference);
    throw new AppError('duplicate_reference', {
      message: `Order ${other ?? ''} of this shipper has the reference ${body.reference} already.`,
      param: 'reference',
    });
  }
  const row: OrderRow = { ...order, tenant_id: scope.tenant.id, shipper_name: shipper.name };
  await applyOrder(scope, { order: row, tell: { type: 'created', ref: null } });
  const view = orderView(scope, row);
  await recordEvent(scope, 'order.created', id, view);
  return view;
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
    changes: { slot_date: null, slot_from: null, slot_to: null, slot_zone: null, route: null },
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

/** Where a recipient is, from the postcode table in the package; nulls when there is no address or no such postcode. */
function locate(scope: Scope, recipient: Recipient) {
  const address = recipient.address;
  const found = address?.country === 'GB' ? scope.locate(address.postcode) : null;
  return {
    postcode_key: address ? postcodeKey(address.postcode) : null,
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
  };
}

/** The depot named, else the only one, else the nearest to the recipient; null when that is not known. */
async function chooseDepot(
  scope: Scope,
  named: string | undefined,
  place: { latitude: number | null; longitude: number | null },
): Promise<string | null> {
  if (named !== undefined) {
    const depot = await findDepot(scope, named);
    if (!depot) throw unknownReference('depot', named, 'depot');
    return depot.id;
  }
  const depots = await listActiveDepots(scope);
  if (depots.length === 1) return depots[0]?.id ?? null;
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  const squaredDegrees = (depot: { latitude: number | null; longitude: number | null }): number => {
    if (depot.latitude === null || depot.longitude === null) return Infinity;
    const east = (depot.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    return east ** 2 + (depot.latitude - latitude) ** 2;
  };
  const nearest = depots.toSorted((a, b) => squaredDegrees(a) - squaredDegrees(b))[0];
  return nearest?.id ?? null;
}

/** `WP` and the last characters of the order's id, which are random, and the piece's number. */
function barcodes(scope: Scope, order: string, count: number): string[] {
  const stem = `${scope.settings.keyPrefix}${order.slice(-12)}`.toUpperCase();
  return Array.from({ length: count }, (_, index) => `${stem}${String(index + 1).padStart(3, '0')}`);
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
    const depot = await findDepot(scope, patch.depot);
    if (!depot) throw unknownReference('depot', patch.depot, 'depot');
    changes.depot = depot.id;
  }
  return changes;
}

function mergeService(base: Service, patch: OrderPatch['service']): Service {
  return {
    crew: patch?.crew ?? base.crew,
    assembly: patch?.assembly ?? base.assembly,
    remove_packaging: patch?.remove_packaging ?? base.remove_packaging,
    disposal: patch?.disposal ?? base.disposal,
  };
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
