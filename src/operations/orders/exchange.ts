/** Exchanges: a new order joins one of the other type, and how the two separate again. */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, type ErrorCode, unknownReference } from '../../domain/errors.js';
import { isIdOf } from '../../domain/ids.js';
import { commonDates, isDeliverable } from '../../domain/slots.js';
import { CLOSED, decideOrder, VISIT_BOOKED } from '../../domain/states/order.js';
import { announceUpdates, moveOrder } from '../../records/orders/move.js';
import {
  isSameReference,
  listOpenReferences,
  lockOrder,
  lockOrders,
  type OrderRow,
  postcodeKey,
} from '../../records/orders/rows.js';
import { withPages } from '../../records/orders/tracking.js';
import { orderView } from '../../records/orders/view.js';
import { listRoutesById } from '../../records/routes.js';
import { areDatesInOrder, clearableOf, type OrderInput } from '../../resources/order.js';
import { releaseSlot, unassign } from '../../routing/unassign.js';

/**
 * Locks the orders that these inputs name in `exchange_for`, by their ids or by the shipper's references. Resolves, for
 * each input, to that order, null if it names none, or why the two cannot be one visit.
 */
export async function lockPartners(
  scope: Scope,
  inputs: readonly OrderInput[],
): Promise<(OrderRow | AppError | null)[]> {
  const named = inputs.flatMap(({ shipper, exchange_for: name }) =>
    name ? [{ shipper, reference: name }] : [],
  );
  if (named.length === 0) return inputs.map(() => null);
  const isId = ({ reference }: { reference: string }) => isIdOf('order', reference);
  const ids = named.filter(isId).map(({ reference }) => reference);
  const referred = await listOpenReferences(
    scope,
    named.filter((each) => !isId(each)),
  );
  const orders = await lockOrders(scope, [...new Set([...ids, ...referred.map(({ id }) => id)])]);
  const published = await listPublished(scope, orders);
  const taken = new Set<string>();
  return inputs.map((input) => {
    const { exchange_for: name, shipper } = input;
    if (name === undefined || name === null) return null;
    const partner = orders.find(
      ({ id, shipper: owner, reference }) =>
        id === name || isSameReference({ shipper: owner, reference }, { shipper, reference: name }),
    );
    if (!partner) return unknownReference('order', name, 'exchange_for');
    const refusal = refusalOf(input, partner, { published, taken });
    if (refusal) return refusal;
    taken.add(partner.id);
    return partner;
  });
}

/** Returns the orders that a published route visits. */
async function listPublished(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  const routes = await listRoutesById(
    scope,
    orders.flatMap(({ route }) => route ?? []),
  );
  const published = new Set(routes.flatMap(({ id, status }) => (status === 'published' ? id : [])));
  return new Set(orders.flatMap(({ id, route }) => (route !== null && published.has(route) ? id : [])));
}

/** Returns why a new order and another one cannot be one visit. `taken`: those that other new orders have joined. */
function refusalOf(
  input: OrderInput,
  partner: OrderRow,
  { published, taken }: { published: ReadonlySet<string>; taken: ReadonlySet<string> },
): AppError | null {
  const { type = 'delivery', shipper, depot, recipient } = input;
  const { id, status } = partner;
  const refused = (code: ErrorCode, message: string) =>
    new AppError(code, { message, param: 'exchange_for' });
  if (partner.type === type) {
    return refused(
      'invalid_value',
      `Order ${id} is also a ${type}. An exchange needs one delivery and one collection.`,
    );
  }
  if (partner.shipper !== shipper) return refused('invalid_value', `Order ${id} belongs to another shipper.`);
  if (depot !== undefined && depot !== partner.depot) {
    return refused('invalid_value', `Order ${id} belongs to another depot. Omit \`depot\`.`);
  }
  if (recipient.address && !isSameDoor(recipient.address, partner.recipient.address)) {
    return refused(
      'invalid_value',
      `Order ${id} has another address. Both orders of an exchange must have the same address.`,
    );
  }
  const dates = commonDates([clearableOf(input), partner]);
  if (!areDatesInOrder(dates)) {
    return refused(
      'invalid_value',
      `Order ${id} has other delivery dates. Both orders of an exchange must share a day.`,
    );
  }
  if (partner.exchange_for !== null || taken.has(id)) {
    return refused('invalid_state', `Order ${id} is already in another exchange.`);
  }
  const decision = decideOrder(status, 'slot_booked');
  if (!decision.ok) return refused(decision.code, `Order ${id} is ${status} and cannot join an exchange.`);
  if (
    VISIT_BOOKED.includes(status) &&
    partner.slot_date !== null &&
    !isDeliverable(dates, partner.slot_date)
  ) {
    return refused(
      'invalid_value',
      `Order ${id} is booked for ${partner.slot_date}, which these dates exclude.`,
    );
  }
  if (published.has(id)) return refused('route_published', `Order ${id} is on a published route.`);
  return null;
}

type Place = { line1: string; postcode: string };

function isSameDoor(one: Place, other: Place | undefined): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return (
    other !== undefined &&
    postcodeKey(one.postcode) === postcodeKey(other.postcode) &&
    plain(one.line1) === plain(other.line1)
  );
}

/**
 * Joins new orders to the locked ones among `partners` that they are exchanged for. If the visit is booked, the new
 * order is booked with it: it takes no place, and the visit leaves its draft, to be planned again. Resolves
 * to the new orders that were booked.
 */
export async function joinPartners(
  scope: Scope,
  created: readonly OrderRow[],
  partners: readonly (OrderRow | AppError | null)[],
): Promise<OrderRow[]> {
  const byId = new Map(partners.flatMap((each) => (each && 'id' in each ? [[each.id, each] as const] : [])));
  const booked: OrderRow[] = [];
  for (const order of created) {
    const partner = order.exchange_for === null ? undefined : byId.get(order.exchange_for);
    if (!partner) continue;
    const isPlanned = partner.status === 'planned';
    if (isPlanned) await unassign(scope, partner);
    const joined = await moveOrder(scope, {
      order: partner,
      ...(isPlanned ? { event: 'unplanned' } : {}),
      changes: { exchange_for: order.id, ...(isPlanned ? { route: null } : {}) },
    });
    announceUpdates(scope, [joined]);
    if (VISIT_BOOKED.includes(partner.status)) booked.push(await rideAlong(scope, order, partner));
  }
  return booked;
}

/** Books a new order on the visit of the one that it is exchanged for. */
async function rideAlong(scope: Scope, order: OrderRow, partner: OrderRow): Promise<OrderRow> {
  const { slot_date, slot_from, slot_to } = partner;
  const booked = await moveOrder(scope, {
    order,
    event: 'slot_booked',
    changes: { slot_date, slot_from, slot_to, ...withPages(scope, order) },
  });
  recordEvents(scope, 'order.booked', [{ subject: booked.id, data: orderView(scope, booked) }]);
  return booked;
}

/** Returns the other half of a locked order's exchange, locked, unless that is finished or there is none. */
export async function openPartner(
  scope: Scope,
  { exchange_for: id }: OrderRow,
): Promise<OrderRow | undefined> {
  const partner = id === null ? undefined : await lockOrder(scope, id);
  return partner && !CLOSED.includes(partner.status) ? partner : undefined;
}

/** Gives back the place of an order that is no longer visited; its `partner` continues alone, and keeps the place. */
export async function leaveTo(scope: Scope, order: OrderRow, partner: OrderRow | undefined): Promise<void> {
  const keepsPlace =
    partner !== undefined &&
    partner.slot_date !== null &&
    partner.slot_zone === null &&
    order.slot_zone !== null;
  if (!keepsPlace) await releaseSlot(scope, order);
  if (!partner) return;
  const alone = await moveOrder(scope, {
    order: partner,
    changes: { exchange_for: null, ...(keepsPlace ? { slot_zone: order.slot_zone } : {}) },
  });
  announceUpdates(scope, [alone]);
}
