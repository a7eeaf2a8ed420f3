/** Rows of booking requests: the questions that recipients were asked. At most one of an order is open at a time. */
import type { Selectable } from 'kysely';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { type Channel, CHANNELS, OPEN_REQUESTS, type RequestStatus } from '../../domain/lifecycles.js';
import { ASKABLE, type OrderStatus } from '../../domain/order.js';

export type RequestRow = Selectable<DB['booking_requests']>;

export type NewRequest = {
  order: string;
  kind: 'booking' | 'rebooking';
  batch?: string | null;
  channels?: readonly Channel[];
  offerFrom?: string | null;
  template?: string | null;
};

/** Rows of one insert: their values stay well below PostgreSQL's limit of 65,535 parameters. */
const INSERT_ROWS = 1000;

/**
 * Adds a request for each order, closing one that is still open. The caller has locked the orders, so that no two
 * ask at once. Resolves to order id → request id.
 */
export async function insertRequests(
  scope: Scope,
  requests: readonly NewRequest[],
): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  await closeRequests(
    scope,
    requests.map(({ order }) => order),
  );
  const rows = requests.map((request) => ({
    tenant_id: scope.tenant.id,
    id: scope.newId('request'),
    order_id: request.order,
    batch: request.batch ?? null,
    kind: request.kind,
    status: 'queued' as const,
    channels: [...(request.channels ?? CHANNELS)],
    offer_from: request.offerFrom ?? null,
    template: request.template ?? null,
    offered: json([]),
    token: scope.vault.sign(`${scope.tenant.id}/${request.order}/${scope.newId('request')}`),
    created_at: scope.now,
  }));
  for (let start = 0; start < rows.length; start += INSERT_ROWS) {
    await scope.trx
      .insertInto('booking_requests')
      .values(rows.slice(start, start + INSERT_ROWS))
      .execute();
  }
  return new Map(rows.map((row) => [row.order_id, row.id]));
}

/** Closes what is still open of these orders. */
export async function closeRequests(scope: Scope, orders: readonly string[]): Promise<void> {
  await endRequests(scope, orders, 'closed');
}

/** The order is booked: what was still open of it has been answered. */
export async function answerRequests(scope: Scope, order: string): Promise<void> {
  await endRequests(scope, [order], 'answered');
}

async function endRequests(
  scope: Scope,
  orders: readonly string[],
  status: 'closed' | 'answered',
): Promise<void> {
  if (orders.length === 0) return;
  await scope.trx
    .updateTable('booking_requests')
    .set({ status })
    .where('order_id', 'in', orders)
    .where('status', 'in', OPEN_REQUESTS)
    .execute();
}

/** A page of requests, newest first. */
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

/** The request, or undefined. */
export async function findRequest(scope: Scope, id: string): Promise<RequestRow | undefined> {
  return scope.trx.selectFrom('booking_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The request that a link with this token leads to, or undefined. */
export async function findRequestByToken(scope: Scope, token: string): Promise<RequestRow | undefined> {
  return scope.trx.selectFrom('booking_requests').selectAll().where('token', '=', token).executeTakeFirst();
}

/** The order's latest request, locked, or undefined. */
export async function lockLatestRequest(scope: Scope, order: string): Promise<RequestRow | undefined> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Of these orders, those whose recipients were asked, or soon will be, and still have time to answer. */
export async function listAwaiting(scope: Scope, orders: readonly string[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('booking_requests')
    .select('order_id')
    .where('order_id', 'in', orders)
    .where('status', 'in', ['queued', 'open'])
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** Ids of orders that a booking request may be about, oldest first. */
export async function listAskableOrders(
  scope: Scope,
  filter: { status?: OrderStatus | undefined; depot?: string | undefined },
): Promise<string[]> {
  let query = scope.trx
    .selectFrom('order_states')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant_id', '=', 'order_states.tenant_id')
        .onRef('orders.id', '=', 'order_states.id'),
    )
    .select('orders.id')
    .where('order_states.status', 'in', filter.status === undefined ? ASKABLE : [filter.status])
    .orderBy('orders.created_at')
    .orderBy('orders.id');
  if (filter.depot !== undefined) query = query.where('orders.depot', '=', filter.depot);
  const rows = await query.execute();
  return rows.map((row) => row.id);
}

/** Adds the batch that a call of POST /bookings/requests makes. */
export async function insertBatch(
  scope: Scope,
  batch: { id: string; bulk: boolean; queued: number },
): Promise<void> {
  await scope.trx
    .insertInto('booking_batches')
    .values({ ...batch, tenant_id: scope.tenant.id, created_at: scope.now })
    .execute();
}

/** Requests of a batch that wait to be sent, after the one named, by id. `timezone` is that of the order's depot. */
export async function listQueuedOfBatch(
  scope: Scope,
  batch: string,
  after: string,
  limit: number,
): Promise<{ id: string; order_id: string; timezone: string }[]> {
  return scope.trx
    .selectFrom('booking_requests')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant_id', '=', 'booking_requests.tenant_id')
        .onRef('orders.id', '=', 'booking_requests.order_id'),
    )
    .innerJoin('depots', (join) =>
      join.onRef('depots.tenant_id', '=', 'orders.tenant_id').onRef('depots.id', '=', 'orders.depot'),
    )
    .select(['booking_requests.id', 'booking_requests.order_id', 'depots.timezone'])
    .where('booking_requests.batch', '=', batch)
    .where('booking_requests.status', '=', 'queued')
    .where('booking_requests.id', '>', after)
    .orderBy('booking_requests.id')
    .limit(limit)
    .execute();
}

/** The courier's quiet hours, without a zone: depots have theirs. */
export async function findQuietHours(scope: Scope): Promise<{ from: string; to: string }> {
  return scope.trx
    .selectFrom('tenants')
    .select(['quiet_from as from', 'quiet_to as to'])
    .where('id', '=', scope.tenant.id)
    .executeTakeFirstOrThrow();
}

/** A request by id, locked, or undefined. */
export async function lockRequest(scope: Scope, id: string): Promise<RequestRow | undefined> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a request. */
export async function updateRequest(
  scope: Scope,
  id: string,
  changes: {
    status?: RequestStatus;
    offered?: RequestRow['offered'];
    offers_made?: number;
    asked_at?: Date;
    reminded_at?: Date;
    error?: string | null;
  },
): Promise<void> {
  const { offered, ...rest } = changes;
  await scope.trx
    .updateTable('booking_requests')
    .set({ ...rest, ...(offered ? { offered: json(offered) } : {}) })
    .where('id', '=', id)
    .execute();
}
