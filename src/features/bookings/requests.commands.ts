/** Asking recipients when they are in: who is asked, and when. Sending is done by the orders' workflows. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { type Channel, CHANNELS } from '../../domain/lifecycles.js';
import { ASKABLE } from '../../domain/order.js';
import { holdDepot } from '../fleet/depots.store.js';
import { listOptedOutOf, reachable } from '../messages/drafts.js';
import { findTemplate } from '../messages/templates.store.js';
import { tellOrders } from '../orders/orders.apply.js';
import { lockOrder, lockOrders, type OrderRow } from '../orders/orders.store.js';
import { type DepotSlots, listDepotSlots, zoneOf } from '../slots/slots.store.js';
import type { RequestQuery, RequestsInput } from './bookings.schemas.js';
import {
  findRequest,
  insertBatch,
  insertRequests,
  listAskableOrders,
  listAwaiting,
  listRequests,
  type NewRequest,
  type RequestRow,
} from './requests.store.js';

/** Orders locked and looked at together. */
const CHUNK = 500;

/**
 * POST /bookings/requests. Orders that are named are asked about at once, whatever the hour: a person has decided it.
 * Those that a filter selects wait for the end of quiet hours, and leave out recipients who were asked and still have
 * time to answer. 422 `unknown_reference` for an order, depot or template.
 */
export async function requestBookings(
  scope: Scope,
  { body }: { body: RequestsInput },
): Promise<{ queued: number; skipped: number }> {
  const channels = await channelsOf(scope, body);
  const depot = body.filter?.depot;
  if (depot !== undefined && !(await holdDepot(scope, depot))) {
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

/** GET /bookings/requests */
export async function listRequestsPage(scope: Scope, { query }: { query: RequestQuery }) {
  const { rows, has_more } = await listRequests(scope, query);
  return { object: 'list', data: rows.map(requestView), has_more };
}

/**
 * POST /bookings/requests/{request_id}/retry: asks anew what could not be sent, with fresh offers, at once. The failed
 * request stays as it is, the answer is the new one. 409 `invalid_state` unless it failed and the order can be asked.
 */
export async function retryRequest(scope: Scope, { params }: { params: { request_id: string } }) {
  const failed = await findRequest(scope, params.request_id);
  const order = failed && (await lockOrder(scope, failed.order_id));
  if (!order) throw notFound('booking request', params.request_id);
  if (failed.status !== 'failed') {
    throw new AppError('invalid_state', {
      message: `Booking request ${failed.id} is ${failed.status}; only a failed one can be retried.`,
    });
  }
  const waiting = await listAwaiting(scope, [order.id]);
  if (!ASKABLE.includes(order.status) || waiting.size > 0) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} is ${order.status}${waiting.size > 0 ? ' and was asked about again' : ''}; there is nothing to retry.`,
    });
  }
  const { batch, kind, channels, offer_from: offerFrom, template } = failed;
  const made = await insertRequests(scope, [{ order: order.id, batch, kind, channels, offerFrom, template }]);
  const ref = made.get(order.id) ?? null;
  await tellOrders(scope, [{ order, tell: { type: 'booking_requested', ref } }]);
  const request = ref === null ? undefined : await findRequest(scope, ref);
  if (!request) throw new Error('insertRequests lost a request');
  return requestView(request);
}

/** Those of the channels asked for that the template has texts for. */
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

/** The orders that can be asked about (BEHAVIOUR "Slots and bookings"). */
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
      channels,
      offerFrom: body.offer_from ?? null,
      template: body.template ?? null,
    })),
  );
  if (bulk) {
    await enqueue(scope, 'booking.batch', batch, { batch });
    return;
  }
  await tellOrders(
    scope,
    orders.map((order) => ({
      order,
      tell: { type: 'booking_requested', ref: made.get(order.id) ?? null },
    })),
  );
}

/** A request's row as the resource. */
function requestView(row: RequestRow) {
  const { id, order_id, kind, status, channels, offered, error, created_at } = row;
  return {
    id,
    object: 'booking_request',
    order: order_id,
    kind,
    status,
    channels,
    offered,
    error,
    created_at: created_at.toISOString(),
  };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
