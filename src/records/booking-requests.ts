/**
 * Rows of booking requests, the questions sent to recipients, of which an order has at most one open at a time; and the
 * log of bookings: how each slot of an order came about.
 */
import { type Selectable, sql } from 'kysely';
import { insertMany, insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { sameTenant } from '../db/queries.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { ActingLink } from '../domain/acting-links.js';
import { type Channel, CHANNELS } from '../domain/sending.js';
import {
  AWAITED_REQUESTS,
  REQUEST_MACHINE,
  type RequestEvent,
  type RequestStatus,
} from '../domain/states/booking-request.js';
import { decide, stepOf } from '../domain/states/machine.js';
import { ASKABLE, type OrderStatus } from '../domain/states/order.js';
import { digestToken } from '../runtime/secrets.js';
import { actingLink } from './acting-links.js';
import { relinkMessages } from './message-moves.js';
import type { BookingRequest } from '../resources/booking-request.js';
import type { BookedBy } from '../domain/slots.js';
import type { Slot } from '../domain/types.js';

export type RequestRow = Selectable<DB['booking_requests']>;

export type NewRequest = {
  order: string;
  kind: RequestRow['kind'];
  batch?: string | null;
  /** Waits with its batch for the end of quiet hours. */
  held?: boolean;
  channels?: readonly Channel[];
  offerFrom?: string | null;
  template?: string | null;
  /** Day and reason of a visit that was called off. */
  postponed?: { date: string; reason: string | null } | null;
};

/**
 * Inserts a request for each order, closing one that is still open. The caller has locked the orders, so that no two
 * ask at once. Resolves to order id → request id.
 */
export async function insertRequests(
  scope: Scope,
  requests: readonly NewRequest[],
): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  await moveRequestsOf(
    scope,
    requests.map(({ order }) => order),
    'closed',
  );
  const rows = requests.map((request) =>
    withDigest(scope, {
      id: scope.newId('request'),
      order_id: request.order,
      batch: request.batch ?? null,
      kind: request.kind,
      channels: [...(request.channels ?? CHANNELS)],
      offer_from: request.offerFrom ?? null,
      template: request.template ?? null,
      postponed_date: request.postponed?.date ?? null,
      reason: request.postponed?.reason ?? null,
      released_at: request.held === true ? null : scope.now,
    }),
  );
  await insertMany(scope, 'booking_requests', {
    rows,
    same: {
      status: REQUEST_MACHINE.begins,
      status_at: scope.now,
      // The latest one is current, even if the previous one's clock was ahead.
      created_at: sql`greatest(${scope.now}::timestamptz, (
        select max(earlier.created_at) + interval '1 millisecond' from booking_requests earlier
        where earlier.tenant_id = ${scope.tenant.id} and earlier.order_id = given.order_id))`,
    },
    defaults: [
      'offered',
      'offers_made',
      'asked_about',
      'asked_back_at',
      'error',
      'asked_at',
      'reminded_at',
      'settled',
      'link_version',
    ],
  });
  return new Map(rows.map((row) => [row.order_id, row.id]));
}

/** Adds the digest of a new request's token. */
function withDigest<Row extends { id: string }>(scope: Scope, row: Row): Row & { token_digest: string } {
  return {
    ...row,
    token_digest: pageLink(scope, { id: row.id, link_version: 1, token_digest: null }).digest,
  };
}

/**
 * Returns the link to the page of a locked request. When the master key that signed it is gone, another takes its
 * place.
 */
export async function linkOfRequest(scope: Scope, request: RequestRow): Promise<ActingLink> {
  const link = pageLink(scope, request);
  if (link.digest !== request.token_digest) {
    await scope.trx
      .updateTable('booking_requests')
      .set({ token_digest: link.digest })
      .where('id', '=', request.id)
      .execute();
  }
  return link;
}

/** Ends the link to the page of a locked request, if it has one; messages still to be sent get a new one. */
export async function renewRequestLink(scope: Scope, request: RequestRow): Promise<boolean> {
  const { id, order_id: order, token_digest: from } = request;
  if (from === null) return false;
  const link_version = request.link_version + 1;
  const link = pageLink(scope, { id, link_version, token_digest: null });
  await scope.trx
    .updateTable('booking_requests')
    .set({ token_digest: link.digest, link_version })
    .where('id', '=', id)
    .execute();
  await relinkMessages(scope, { order, from, to: link });
  return true;
}

function pageLink(
  scope: Scope,
  {
    id,
    link_version: version,
    token_digest: given,
  }: Pick<RequestRow, 'id' | 'link_version' | 'token_digest'>,
): ActingLink {
  const signs = `booking/${scope.tenant.id}/${id}${version === 1 ? '' : `/${version}`}`;
  return actingLink(scope, signs, (token) => `/b/${token}`, given);
}

/** Moves the open requests of these orders: `closed`, or `answered` by a booking. */
export async function moveRequestsOf(
  scope: Scope,
  orders: readonly string[],
  event: 'closed' | 'answered',
): Promise<void> {
  if (orders.length === 0) return;
  const { from, to } = stepOf(REQUEST_MACHINE, event);
  await scope.trx
    .updateTable('booking_requests')
    .set({ status: to, status_at: scope.now })
    .where('order_id', 'in', orders)
    .where('status', 'in', from)
    .execute();
}

/**
 * Moves a locked request. Resolves to the request as it is now, or undefined without a change when its state no longer
 * allows the event.
 */
export async function moveRequest(
  scope: Scope,
  request: RequestRow,
  event: RequestEvent,
  changes: { asked_at?: Date; error?: string } = {},
): Promise<RequestRow | undefined> {
  const decision = decide(REQUEST_MACHINE, request.status, event);
  if (!decision.ok) return undefined;
  const moved = { ...changes, status: decision.next, status_at: scope.now };
  await scope.trx.updateTable('booking_requests').set(moved).where('id', '=', request.id).execute();
  return { ...request, ...moved };
}

/** Lists a page of requests, newest first. */
export async function listRequests(
  scope: Scope,
  {
    status,
    order,
    ...paging
  }: PageQuery & { status?: RequestStatus | undefined; order?: string | undefined },
): Promise<Page<RequestRow>> {
  let query = scope.trx.selectFrom('booking_requests').selectAll();
  if (status !== undefined) query = query.where('status', '=', status);
  if (order !== undefined) query = query.where('order_id', '=', order);
  return page(scope, 'booking_requests', query, paging);
}

/** Returns requests by id, in no particular order. */
export async function listRequestsById(scope: Scope, ids: readonly string[]): Promise<RequestRow[]> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

export async function findRequest(scope: Scope, id: string): Promise<RequestRow | undefined> {
  return scope.trx.selectFrom('booking_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists the requests whose messages of a cause are still queued. */
export async function listRequestsOfCause(scope: Scope, cause: string): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('messages')
    .select('request')
    .distinct()
    .where('cause', '=', cause)
    .where('status', '=', 'queued')
    .where('request', 'is not', null)
    .execute();
  return rows.flatMap(({ request }) => request ?? []);
}

/** Returns the request that a link with this token leads to, or undefined. */
export async function findRequestByToken(scope: Scope, token: string): Promise<RequestRow | undefined> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('token_digest', '=', digestToken(token))
    .executeTakeFirst();
}

const latestRequest = (scope: Scope, order: string) =>
  scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export async function findLatestRequest(scope: Scope, order: string): Promise<RequestRow | undefined> {
  return latestRequest(scope, order).executeTakeFirst();
}

export async function lockLatestRequest(scope: Scope, order: string): Promise<RequestRow | undefined> {
  return latestRequest(scope, order).forUpdate().executeTakeFirst();
}

/** Returns the orders whose recipients were asked, or soon will be, and still have time to answer. */
export async function listAwaiting(scope: Scope, orders: readonly string[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('booking_requests')
    .select('order_id')
    .where('order_id', 'in', orders)
    .where('status', 'in', AWAITED_REQUESTS)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** Lists ids of orders that a booking request may be about, the oldest first. */
export async function listAskableOrders(
  scope: Scope,
  filter: { status?: OrderStatus | undefined; depot?: string | undefined },
): Promise<string[]> {
  let query = scope.trx
    .selectFrom('order_states')
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'order_states.id'))
    .select('orders.id')
    .where('order_states.status', 'in', filter.status === undefined ? ASKABLE : [filter.status])
    .orderBy('orders.created_at')
    .orderBy('orders.id');
  if (filter.depot !== undefined) query = query.where('orders.depot', '=', filter.depot);
  const rows = await query.execute();
  return rows.map((row) => row.id);
}

export async function lockRequest(scope: Scope, id: string): Promise<RequestRow | undefined> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what a locked request has offered or asked back, or that its recipient was reminded. */
export async function updateRequest(
  scope: Scope,
  id: string,
  changes: {
    offered?: RequestRow['offered'];
    offers_made?: number;
    asked_about?: RequestRow['asked_about'];
    asked_back_at?: Date;
    reminded_at?: Date;
  },
): Promise<void> {
  const { offered, asked_about: slot, ...rest } = changes;
  await scope.trx
    .updateTable('booking_requests')
    .set({
      ...rest,
      ...(offered ? { offered: json(offered) } : {}),
      ...(slot === undefined ? {} : { asked_about: slot && json(slot) }),
    })
    .where('id', '=', id)
    .execute();
}

export function bookingRequestView(row: RequestRow): BookingRequest {
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

/** How a booking came about, and when the recipient answered, if that led to it. */
export type Origin = { by: BookedBy; answeredAt?: Date };

/** Records that a locked order was given a slot. An answer is to the order's latest request. */
export async function insertBooking(
  scope: Scope,
  order: string,
  slot: Slot,
  { by, answeredAt }: Origin,
): Promise<void> {
  const askedAt = sql<Date | null>`(
    select asked_at from booking_requests where tenant_id = ${scope.tenant.id} and order_id = ${order}
    order by created_at desc, id desc limit 1)`;
  await insertRow(scope, 'bookings', {
    row: {
      order_id: order,
      booked_by: by,
      slot_date: slot.date,
      slot_from: slot.from,
      slot_to: slot.to,
      asked_at: answeredAt ? askedAt : null,
      answered_at: answeredAt ?? null,
      created_at: scope.now,
    },
  }).execute();
}
