/** POST /bookings/requests: which recipients are asked, and when. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { type Channel, CHANNELS } from '../../domain/sending.js';
import { ASKABLE } from '../../domain/states/order.js';
import { insertBatch } from '../../records/booking-batches.js';
import {
  insertRequests,
  listAskableOrders,
  listAwaiting,
  type NewRequest,
} from '../../records/booking-requests.js';
import { lockDepotShared } from '../../records/depots.js';
import { moveOrders, signalBookingRequests } from '../../records/orders/move.js';
import { lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { type DepotSlots, listDepotSlots, zoneOf } from '../../records/slots.js';
import { findTemplate } from '../../records/templates.js';
import { listOptedOutOf, reachable } from '../messages/draft.js';
import type { RequestsInput } from './schemas.js';

/** Orders locked and checked together. */
const CHUNK = 500;

/**
 * POST /bookings/requests. Named orders are asked about at once, whatever the hour: a person has decided it. Orders
 * selected by a filter wait for the end of quiet hours; recipients who were asked and still have time to answer are
 * left out. Throws 422 `unknown_reference` for an order, depot or template.
 */
export async function requestBookings(
  scope: Scope,
  { body }: { body: RequestsInput },
): Promise<{ queued: number; skipped: number }> {
  const channels = await channelsOf(scope, body);
  const depot = body.filter?.depot;
  if (depot !== undefined && !(await lockDepotShared(scope, depot))) {
    throw unknownReference('depot', depot, 'filter.depot');
  }
  const bulk = body.orders === undefined;
  const ids =
    body.orders === undefined ? await listAskableOrders(scope, body.filter ?? {}) : unique(body.orders);
  // Always in the order of their ids, so that no two calls wait for each other.
  ids.sort();
  const chosen: OrderRow[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const orders = await lockOrders(scope, ids.slice(start, start + CHUNK));
    if (!bulk) refuseUnknown(body.orders ?? [], ids.slice(start, start + CHUNK), orders);
    chosen.push(...(await selectEligible(scope, orders, { channels, bulk })));
  }
  if (chosen.length > 0) await queue(scope, chosen, { body, channels, bulk });
  return { queued: chosen.length, skipped: ids.length - chosen.length };
}

/** Returns the requested channels that the template has texts for. */
async function channelsOf(scope: Scope, body: RequestsInput): Promise<Channel[]> {
  const wanted = unique(body.channels ?? CHANNELS);
  if (body.template === undefined) return wanted;
  const template = await findTemplate(scope, body.template);
  if (!template) throw unknownReference('template', body.template, 'template');
  if (template.kind !== 'booking_request' && template.kind !== 'rebooking') {
    throw new AppError('invalid_value', {
      message: `Template ${template.id} is of the kind ${template.kind}, which asks nothing.`,
      param: 'template',
    });
  }
  return wanted.filter((channel) => template.channels.includes(channel));
}

function refuseUnknown(named: readonly string[], ids: readonly string[], found: readonly OrderRow[]): void {
  const known = new Set(found.map((order) => order.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownReference('order', unknown, `orders[${named.indexOf(unknown)}]`);
}

/** Returns the orders that can be asked about (docs/behaviour.md "Slots and bookings"). */
async function selectEligible(
  scope: Scope,
  orders: readonly OrderRow[],
  { channels, bulk }: { channels: readonly Channel[]; bulk: boolean },
): Promise<OrderRow[]> {
  const optedOut = await listOptedOutOf(scope, orders);
  const depots = await listDepotsOf(scope, orders);
  const waiting = bulk
    ? await listAwaiting(
        scope,
        orders.map((order) => order.id),
      )
    : new Set<string>();
  return orders.filter((order) => {
    const depot = order.depot === null ? undefined : depots.get(order.depot);
    return (
      ASKABLE.includes(order.status) &&
      !(bulk && order.left_to_office) &&
      !waiting.has(order.id) &&
      depot !== undefined &&
      zoneOf(depot, order.postcode_key) !== null &&
      reachable(order.recipient, optedOut).some(({ channel }) => channels.includes(channel))
    );
  });
}

async function listDepotsOf(scope: Scope, orders: readonly OrderRow[]): Promise<Map<string, DepotSlots>> {
  const ids = unique(orders.flatMap((order) => order.depot ?? []));
  const depots = await listDepotSlots(scope, ids);
  return new Map(depots.map((depot) => [depot.depot, depot]));
}

async function queue(
  scope: Scope,
  orders: readonly OrderRow[],
  { body, channels, bulk }: { body: RequestsInput; channels: readonly Channel[]; bulk: boolean },
): Promise<void> {
  const batch = scope.newId('batch');
  await insertBatch(scope, { id: batch, bulk, queued: orders.length });
  const made = await insertRequests(
    scope,
    orders.map((order): NewRequest => ({
      order: order.id,
      kind: order.status === 'failed_attempt' ? 'rebooking' : 'booking',
      batch,
      held: bulk,
      channels,
      offerFrom: body.offer_from ?? null,
      template: body.template ?? null,
    })),
  );
  if (bulk) {
    enqueue(scope, 'booking.batch', batch, { batch });
    return;
  }
  await takeFromOffice(scope, orders);
  signalBookingRequests(scope, orders, made);
}

/** Takes orders back from the office: a person has asked, and from here on they proceed automatically again. */
async function takeFromOffice(scope: Scope, orders: readonly OrderRow[]): Promise<void> {
  await moveOrders(
    scope,
    orders
      .filter(({ left_to_office: left }) => left)
      .map((order) => ({ order, changes: { left_to_office: false } })),
  );
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
