/** Rows of batches of booking requests, which wait for the end of quiet hours. */
import { sql } from 'kysely';
import { enqueue } from '../db/outbox.js';
import { insertRow } from '../db/insert.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { areNever, firstInstantOutsideQuietHours, NIGHT } from '../domain/quiet-hours.js';
import { findQuietHours } from '../setup/settings/rows.js';
import { insertRequests } from './booking-requests.js';

/** Adds the batch that a call of POST /bookings/requests creates. */
export async function insertBatch(
  scope: Scope,
  batch: { id: string; bulk: boolean; queued: number },
): Promise<void> {
  await insertRow(scope, 'booking_batches', { row: { ...batch, created_at: scope.now } }).execute();
}

/** Inserts automatic requests for these locked orders: they wait in their own batch for the end of quiet hours. */
export async function insertHeldRequests(scope: Scope, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const batch = scope.newId('batch');
  await insertBatch(scope, { id: batch, bulk: true, queued: orders.length });
  await insertRequests(
    scope,
    orders.map((order) => ({ order, kind: 'booking', batch, held: true })),
  );
  enqueue(scope, 'booking.batch', batch, { batch });
}

/**
 * Returns until when the requests of these orders are held, by order. Automatic requests wait for the end of quiet
 * hours; those for a visit that a person called off, for the end of the night.
 */
export async function listHolds(scope: Scope, orders: readonly string[]): Promise<Map<string, Date>> {
  if (orders.length === 0) return new Map();
  const rows = await scope.trx
    .selectFrom('booking_requests')
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'booking_requests.order_id'))
    .innerJoin('depots', (join) => sameTenant(join, 'depots.id', 'orders.depot'))
    .select(['orders.id', 'depots.timezone', 'booking_requests.released_at'])
    .where(sql<boolean>`orders.id = any(${orders})`)
    .where('booking_requests.status', '=', 'queued')
    .where((by) => by.or([by('released_at', 'is', null), by('booking_requests.kind', '=', 'postponed')]))
    .execute();
  if (rows.length === 0) return new Map();
  const quiet = await findQuietHours(scope);
  const night = areNever(quiet) ? quiet : NIGHT;
  const held = rows.map(({ id, timezone, released_at: released }) => ({
    id,
    until: firstInstantOutsideQuietHours(scope.now, { ...(released === null ? quiet : night), timezone }),
  }));
  return new Map(held.flatMap(({ id, until }) => (until > scope.now ? [[id, until] as const] : [])));
}

export async function listHeldBatches(scope: Scope): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('booking_requests')
    .select('batch')
    .distinct()
    .where('status', '=', 'queued')
    .where('released_at', 'is', null)
    .where('batch', 'is not', null)
    .execute();
  return rows.flatMap(({ batch }) => batch ?? []);
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
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'booking_requests.order_id'))
    .innerJoin('depots', (join) => sameTenant(join, 'depots.id', 'orders.depot'))
    .select(['booking_requests.id', 'booking_requests.order_id', 'depots.timezone'])
    .where('booking_requests.batch', '=', batch)
    .where('booking_requests.status', '=', 'queued')
    .where('booking_requests.released_at', 'is', null)
    .where('booking_requests.id', '>', after)
    .orderBy('booking_requests.id')
    .limit(limit)
    .execute();
}

export async function updateReleased(scope: Scope, ids: readonly string[]): Promise<void> {
  await scope.trx
    .updateTable('booking_requests')
    .set({ released_at: scope.now })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}
