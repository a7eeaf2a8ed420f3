/** Rows of deliveries (an event on its way to an endpoint) and of the attempts at them. Queries only. */
import { type Selectable, sql } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { DeliveryStatus } from '../../domain/lifecycles.js';

/** A delivery with the type of its event. */
export type DeliveryRow = Selectable<DB['webhook_deliveries']> & { type: string };
export type AttemptRow = Selectable<DB['webhook_attempts']>;

const withType = (scope: Scope) =>
  scope.trx
    .selectFrom('webhook_deliveries')
    .innerJoin('events', (join) =>
      join
        .onRef('events.tenant_id', '=', 'webhook_deliveries.tenant_id')
        .onRef('events.id', '=', 'webhook_deliveries.event'),
    )
    .selectAll('webhook_deliveries')
    .select('events.type');

/** The delivery, or undefined. */
export async function findDelivery(scope: Scope, id: string): Promise<DeliveryRow | undefined> {
  return withType(scope).where('webhook_deliveries.id', '=', id).executeTakeFirst();
}

/** A page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  scope: Scope,
  endpoint: string,
  { status, ...query }: PageQuery & { status?: DeliveryStatus | undefined },
): Promise<Page<DeliveryRow>> {
  let deliveries = withType(scope).where('webhook_deliveries.endpoint', '=', endpoint);
  if (status !== undefined) deliveries = deliveries.where('webhook_deliveries.status', '=', status);
  return page(scope, 'webhook_deliveries', deliveries, query);
}

/** The attempts at these deliveries, oldest first. */
export async function listAttempts(scope: Scope, deliveries: readonly string[]): Promise<AttemptRow[]> {
  if (deliveries.length === 0) return [];
  return scope.trx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery', 'in', deliveries)
    .orderBy('series')
    .orderBy('number')
    .execute();
}

/** What a delivery sends, and where to: the delivery, its endpoint and its event. */
export async function findParcel(scope: Scope, id: string) {
  const delivery = await findDelivery(scope, id);
  if (!delivery) return undefined;
  const endpoint = await scope.trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', delivery.endpoint)
    .executeTakeFirstOrThrow();
  const event = await scope.trx
    .selectFrom('events')
    .selectAll()
    .where('id', '=', delivery.event)
    .executeTakeFirstOrThrow();
  return { delivery, endpoint, event };
}

/** One attempt, or undefined. */
export async function findAttempt(
  scope: Scope,
  { delivery, series, number }: { delivery: string; series: number; number: number },
): Promise<AttemptRow | undefined> {
  return scope.trx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery', '=', delivery)
    .where('series', '=', series)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Adds an attempt; false when it was recorded before. */
export async function insertAttempt(scope: Scope, attempt: Omit<AttemptRow, 'tenant_id'>): Promise<boolean> {
  const inserted = await scope.trx
    .insertInto('webhook_attempts')
    .values({ ...attempt, tenant_id: scope.tenant.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Changes a pending delivery, unless another series of attempts has begun since. */
export async function updateDelivery(
  scope: Scope,
  { delivery, series }: { delivery: string; series: number },
  changes: { status: DeliveryStatus; next_attempt_at: Date | null },
): Promise<void> {
  await scope.trx
    .updateTable('webhook_deliveries')
    .set(changes)
    .where('id', '=', delivery)
    .where('series', '=', series)
    .where('status', '=', 'pending')
    .execute();
}

/** Opens another series of attempts at each of these deliveries. Resolves to the series of each. */
export async function restartDeliveries(
  scope: Scope,
  ids: readonly string[],
): Promise<{ id: string; series: number }[]> {
  return scope.trx
    .updateTable('webhook_deliveries')
    .set((eb) => ({ series: eb('series', '+', 1), status: 'pending' as const, next_attempt_at: scope.now }))
    .where(sql<boolean>`id = any(${ids})`)
    .returning(['id', 'series'])
    .execute();
}

/** The oldest failed deliveries to an endpoint of events since an instant, at most `limit` of them, locked. */
export async function lockFailedDeliveries(
  scope: Scope,
  endpoint: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await withType(scope)
    .where('webhook_deliveries.endpoint', '=', endpoint)
    .where('webhook_deliveries.status', '=', 'failed')
    .where('events.created_at', '>=', since)
    .orderBy('events.created_at')
    .orderBy('webhook_deliveries.id')
    .limit(limit)
    .forNoKeyUpdate('webhook_deliveries')
    .execute();
  return rows.map((row) => row.id);
}

/** A delivery's row with its attempts as the resource. */
export function deliveryView(row: DeliveryRow, attempts: readonly AttemptRow[]) {
  return {
    id: row.id,
    object: 'webhook_delivery',
    endpoint: row.endpoint,
    event: row.event,
    type: row.type,
    status: row.status,
    attempts: attempts
      .filter((attempt) => attempt.delivery === row.id)
      .map(({ series, number, at, status_code, duration_ms, error }) => ({
        series,
        number,
        at: at.toISOString(),
        status_code,
        duration_ms,
        error,
      })),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}
