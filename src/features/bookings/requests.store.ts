/** Rows of booking requests: the questions that recipients were asked. At most one of an order is open at a time. */
import type { Selectable } from 'kysely';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { type Channel, CHANNELS, type RequestStatus } from '../../domain/lifecycles.js';

export type RequestRow = Selectable<DB['booking_requests']>;

/** Statuses in which the recipient may still answer. */
export const OPEN_REQUESTS: readonly RequestStatus[] = ['queued', 'open', 'unanswered'];

export type NewRequest = {
  order: string;
  kind: 'booking' | 'rebooking';
  batch?: string | null;
  channels?: readonly Channel[];
  offerFrom?: string | null;
  template?: string | null;
};

/** Adds a request for each order, closing one that is still open. Resolves to order id → request id. */
export async function insertRequests(scope: Scope, requests: readonly NewRequest[]): Promise<Map<string, string>> {
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
  await scope.trx.insertInto('booking_requests').values(rows).execute();
  return new Map(rows.map((row) => [row.order_id, row.id]));
}

/** Closes what is still open of these orders. */
export async function closeRequests(scope: Scope, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await scope.trx
    .updateTable('booking_requests')
    .set({ status: 'closed' })
    .where('order_id', 'in', orders)
    .where('status', 'in', OPEN_REQUESTS)
    .execute();
}

/** The order's request that can still be answered, locked, or undefined. */
export async function lockOpenRequest(scope: Scope, order: string): Promise<RequestRow | undefined> {
  return scope.trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('order_id', '=', order)
    .where('status', 'in', OPEN_REQUESTS)
    .forUpdate()
    .executeTakeFirst();
}

/** A request by id, locked, or undefined. */
export async function lockRequest(scope: Scope, id: string): Promise<RequestRow | undefined> {
  return scope.trx.selectFrom('booking_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
