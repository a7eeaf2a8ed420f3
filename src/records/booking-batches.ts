/** Rows of batches of booking requests. Queries only. */
import { sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';

/** Adds the batch that a call of POST /bookings/requests creates. */
export async function insertBatch(
  scope: Scope,
  batch: { id: string; bulk: boolean; queued: number },
): Promise<void> {
  await insertRow(scope, 'booking_batches', { row: { ...batch, created_at: scope.now } }).execute();
}

/** Lists a batch's held requests after the given one, by id. `timezone` is that of the order's depot. */
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
    .where('booking_requests.released_at', 'is', null)
    .where('booking_requests.id', '>', after)
    .orderBy('booking_requests.id')
    .limit(limit)
    .execute();
}

/** Releases held requests. */
export async function updateReleased(scope: Scope, ids: readonly string[]): Promise<void> {
  await scope.trx
    .updateTable('booking_requests')
    .set({ released_at: scope.now })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}
