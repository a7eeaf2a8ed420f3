/** PATCH /orders/{order_id}: corrections, hold and release. Unchanged values have no effect. */
import { errorCode, UNIQUE_VIOLATION } from '@waypost/base/error-code';
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { changesBetween } from '../../domain/changes.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { isObstacle } from '../../domain/planning-obstacles.js';
import { advance } from '../../domain/states/machine.js';
import {
  decideOrder,
  ORDER_MACHINE,
  statusByGoods,
  ASKABLE,
  VISIT_BOOKED,
} from '../../domain/states/order.js';
import { isAhead } from '../../domain/slots.js';
import { moveRequestsOf, insertRequests, lockLatestRequest } from '../../records/booking-requests.js';
import { suggestPlace } from '../bookings/book.js';
import { recountGoods } from '../bookings/recount-goods.js';
import { notifyOfNoVisit, notifyOfRelease } from '../../messaging/visit-news.js';
import {
  announceUpdates,
  moveOrder,
  NO_SLOT,
  type OrderChanges,
  type OrderMove,
  signalBookingRequests,
} from '../../records/orders/move.js';
import { listPlanningObstacles, withWarning } from '../../records/orders/plannable.js';
import { lockOrder, type OrderRow, replacePieces } from '../../records/orders/rows.js';
import { renewLink } from '../../records/orders/tracking.js';
import { orderView, slotOf } from '../../records/orders/view.js';
import { listPiecesOf } from '../../records/pieces.js';
import { findDepotSlots, lockPlaces, takeSlot, zoneOf } from '../../records/slots.js';
import type { Order } from '../../resources/order.js';
import { releaseSlot, unassign } from '../../routing/unassign.js';
import { barcodeClash, barcodesOf, takeBarcodesOf } from './barcodes.js';
import { duplicate } from './create.js';
import { differencesOf } from './differences.js';
import { openPartner } from './exchange.js';
import type { OrderPatch } from './schemas.js';
import type { RequestStatus } from '../../domain/states/booking-request.js';
import { listAutomaticShippers } from '../../setup/shippers/rows.js';

/**
 * PATCH /orders/{order_id}. A change of address, service or depot takes a booked order off its route. It keeps its slot
 * within its zone; into another zone it moves the place or fails with 409 `slot_full`. Once its run has started it
 * throws 409 `route_published`.
 */
export async function patchOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: OrderPatch },
): Promise<Order> {
  const before = await listPlanningObstacles(scope, [params.order_id], { asked: true });
  const order = await withWarning(scope, await correctOrder(scope, { params, body }));
  if (before.size > 0 && !order.warnings?.some(({ code }) => isObstacle(code)))
    await askOncePlannable(scope, order.id);
  return order;
}

/** Corrects an order, and the other half of its exchange. */
async function correctOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: OrderPatch },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const { changes, goesElsewhere } = await differencesOf(scope, order, body);
  const holds = body.hold === true && order.status !== 'on_hold';
  const releases = body.hold === false && order.status === 'on_hold';
  if (!holds && !releases && Object.keys(changes).length === 0) {
    scope.outcome.unchanged = true;
    return orderView(scope, order);
  }
  refuseErased(order);
  const after = { ...order, ...changes };
  let move: OrderMove = { order };
  if (holds) move = await hold(scope, order, body.tell);
  else if (releases) move = await release(scope, order);
  else if (goesElsewhere) move = await leaveRoute(scope, order, body.tell);
  // A release may have freed the slot.
  const place =
    goesElsewhere && move.changes?.slot_date === undefined ? await placeOf(scope, order, after) : {};
  const changed = await save(scope, { ...move, changes: { ...changes, ...place, ...move.changes } });
  if (isReachedElsewhere(order, changed)) await renewLink(scope, changed);
  if (changes.items !== undefined) {
    const clash = barcodeClash(changed.items, await takeBarcodesOf(scope, changed.items), changed.id);
    if (clash) throw clash.error;
    await replacePieces(scope, changed, barcodesOf(scope, changed.id, changed.items));
  }
  if (releases) await notifyOfRelease(scope, changed);
  const leftRoute = !holds && order.route !== null && changed.route === null;
  if (releases || leftRoute) await backInPlan(scope, changed, { isFirst: releases });
  await patchPartner(scope, changed, body);
  const now = changed.depot === order.depot ? changed : await recountAtDepot(scope, order, changed);
  if (!holds && !releases) announceUpdates(scope, [now]);
  return orderView(scope, now);
}

/** Returns whether messages go to somebody else now: the link that was sent before must then end. */
function isReachedElsewhere({ recipient: before }: OrderRow, { recipient: after }: OrderRow): boolean {
  return before.phone !== after.phone || before.email !== after.email;
}

/** Counts the goods of an order with a new depot: a piece is in if that depot saw it last. */
async function recountAtDepot(
  scope: Scope,
  { depot: formerHome }: OrderRow,
  order: OrderRow,
): Promise<OrderRow> {
  const pieces = await listPiecesOf(scope, [order.id]);
  const [counted] = await recountGoods(scope, [
    {
      order,
      pieces: pieces.map((piece) => ({ before: piece, after: piece })),
      home: order.depot,
      formerHome,
      cameIn: false,
    },
  ]);
  return counted?.order ?? order;
}

/** Keeps an exchange together: its other half is held and released with it, and is for the same person and place. */
async function patchPartner(
  scope: Scope,
  order: OrderRow,
  { hold: holds, recipient, depot, override, tell }: OrderPatch,
): Promise<void> {
  const partner = await openPartner(scope, order);
  if (!partner || partner.status === 'out_for_delivery') return;
  const canHold = holds !== undefined && (!holds || decideOrder(partner.status, 'held').ok);
  const { changes } = await differencesOf(scope, partner, { recipient, depot, override });
  const isHeld = partner.status === 'on_hold';
  if (Object.keys(changes).length === 0 && (!canHold || holds === isHeld)) return;
  const changed = await correctOrder(scope, {
    params: { order_id: partner.id },
    body: { recipient, depot, override, tell, ...(canHold ? { hold: holds } : {}) },
  });
  await insertAudit(scope, {
    action: 'orders.update',
    subject: partner.id,
    changes: changesBetween(orderView(scope, partner), changed),
  });
}

/** Refuses changes of an erased order: nothing would erase them again. */
function refuseErased(order: OrderRow): void {
  if (order.erased_at === null) return;
  throw new AppError('invalid_state', {
    message: `Order ${order.id}'s recipient data has been erased and cannot be changed.`,
  });
}

/** Saves the move. Throws the same 409 whether another order already had the reference or got it concurrently. */
async function save(scope: Scope, move: OrderMove): Promise<OrderRow> {
  try {
    return await moveOrder(scope, move);
  } catch (error) {
    const reference = move.changes?.reference;
    if (reference === undefined || errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw duplicate({ shipper: move.order.shipper, reference }, []);
  }
}

/**
 * Holds an order. It keeps its slot and leaves its route; a recipient who was told a window is told of the hold. The
 * visit of a failed attempt is over.
 */
async function hold(scope: Scope, order: OrderRow, tell: OrderPatch['tell']): Promise<OrderMove> {
  advance(ORDER_MACHINE, order, 'held');
  if (VISIT_BOOKED.includes(order.status)) await notifyOfNoVisit(scope, 'on_hold', order);
  await unassign(scope, order, { tell });
  await moveRequestsOf(scope, [order.id], 'closed');
  const isOver = order.status === 'failed_attempt';
  if (isOver) await releaseSlot(scope, order);
  return {
    order,
    event: 'held',
    changes: { route: null, ...(isOver ? NO_SLOT : {}) },
    signal: { type: 'request_closed' },
  };
}

/** Releases an order to the status that its pieces and slot imply; a past slot is freed. */
async function release(scope: Scope, order: OrderRow): Promise<OrderMove> {
  const slot = slotOf(order);
  const depot = slot && order.depot !== null ? await findDepotSlots(scope, order.depot) : undefined;
  const keeps = slot !== null && depot !== undefined && isAhead(slot, scope.now, depot.timezone);
  const pieces = { expected: order.pieces_expected, scanned: order.pieces_scanned };
  const to = keeps ? 'booked' : statusByGoods(order.type, pieces);
  const request =
    to === 'scanned' || to === 'awaiting_booking'
      ? await askAfterHold(scope, order, { slotLost: slot !== null })
      : undefined;
  if (slot && !keeps) await releaseSlot(scope, order);
  return {
    order,
    event: 'released',
    to,
    ...(keeps ? {} : { changes: NO_SLOT }),
    ...(request === undefined ? {} : { signal: { type: 'booking_requested', request } }),
  };
}

/** Asks the agent for a place of a booked visit on a route of its day. */
async function backInPlan(
  scope: Scope,
  { id, type, exchange_for: delivery, depot, slot_date: date }: OrderRow,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  if (depot === null || date === null) return;
  await suggestPlace(scope, type === 'collection' ? (delivery ?? id) : id, { depot, date, isFirst });
}

/** Takes a changed order off its route: what was planned is another visit. */
async function leaveRoute(scope: Scope, order: OrderRow, tell: OrderPatch['tell']): Promise<OrderMove> {
  // The route of a failed visit is history.
  if (order.status === 'failed_attempt') return { order };
  await unassign(scope, order, { tell });
  return order.route === null ? { order } : { order, event: 'unplanned', changes: { route: null } };
}

/** Returns the place of the order as it will be: the one it holds, or the same slot in its new zone. */
async function placeOf(scope: Scope, order: OrderRow, after: OrderRow): Promise<OrderChanges> {
  const slot = slotOf(order);
  // The other half of an exchange may have the place for both.
  if (!slot || order.slot_zone === null || after.depot === null || order.status === 'failed_attempt')
    return {};
  if (await keepsZone(scope, order, after)) return {};
  const depot = await findDepotSlots(scope, after.depot);
  if (!depot) throw unknownReference('depot', after.depot, 'depot');
  await lockPlaces(scope, [...new Set([order.depot ?? after.depot, after.depot])], slot);
  await releaseSlot(scope, order);
  return { slot_zone: await takeSlot(scope, depot, after.postcode_key, slot, 'courier') };
}

/** Returns whether the order will be in the zone of the place it holds, regardless of other changes. */
async function keepsZone(scope: Scope, order: OrderRow, after: OrderRow): Promise<boolean> {
  if (after.depot !== order.depot) return false;
  if (after.postcode_key === order.postcode_key || after.depot === null) return true;
  const depot = await findDepotSlots(scope, after.depot);
  const zone = depot && zoneOf(depot, after.postcode_key);
  if (!zone) return false;
  return zone.name === order.slot_zone || zone.id === zoneOf(depot, order.postcode_key)?.id;
}

/** Requests that ended without an answer from the recipient. */
const UNSETTLED: readonly RequestStatus[] = ['closed', 'unanswered'];

/**
 * Creates a request for a released order with all its goods in and no slot: if it was asked and did not answer, or if
 * its shipper books automatically and it was never asked, or lost its slot to the hold. An order left to the office
 * is not asked. Resolves to the request's id.
 */
async function askAfterHold(
  scope: Scope,
  order: OrderRow,
  { slotLost }: { slotLost: boolean },
): Promise<string | undefined> {
  if (order.left_to_office) return undefined;
  const latest = await lockLatestRequest(scope, order.id);
  const unsettled = latest !== undefined && UNSETTLED.includes(latest.status);
  if (!unsettled) {
    if (latest !== undefined && !slotLost) return undefined;
    const automatic = await listAutomaticShippers(scope, [order.shipper]);
    if (!automatic.has(order.shipper)) return undefined;
  }
  const made = await insertRequests(scope, [{ order: order.id, kind: 'booking' }]);
  return made.get(order.id);
}

/**
 * Asks about a locked order that a plan can take now, if its last request failed, or if its shipper books automatically
 * and it was never asked.
 */
async function askOncePlannable(scope: Scope, id: string): Promise<void> {
  const order = await lockOrder(scope, id);
  if (!order || !ASKABLE.includes(order.status) || order.left_to_office) return;
  const latest = await lockLatestRequest(scope, id);
  if (latest && latest.status !== 'failed') return;
  if (!latest && !(await listAutomaticShippers(scope, [order.shipper])).has(order.shipper)) return;
  const kind = latest?.kind ?? (order.status === 'failed_attempt' ? 'rebooking' : 'booking');
  signalBookingRequests(scope, [order], await insertRequests(scope, [{ order: id, kind }]));
}
