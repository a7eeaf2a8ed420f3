/** Rows of deliveries (an event on its way to an endpoint) and of the attempts at them. */
import type { SentEventType } from '../contracts/events.js';
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { hasRow, sameTenant } from '../db/queries.js';
import { page, pageOf, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { DELIVERY_MACHINE, type DeliveryEvent, type DeliveryStatus } from '../domain/states/delivery.js';
import { stepOf } from '../domain/states/machine.js';
import type { Delivery } from '../resources/delivery.js';

export type DeliveryRow = Selectable<DB['webhook_deliveries']> & { type: SentEventType };
export type AttemptRow = Selectable<DB['webhook_attempts']>;

const withType = (scope: Scope) =>
  scope.trx
    .selectFrom('webhook_deliveries')
    .innerJoin('events', (join) => sameTenant(join, 'events.id', 'webhook_deliveries.event'))
    .selectAll('webhook_deliveries')
    .select('events.type');

export async function findDelivery(scope: Scope, id: string): Promise<DeliveryRow | undefined> {
  return withType(scope).where('webhook_deliveries.id', '=', id).executeTakeFirst();
}

/** Lists a page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  scope: Scope,
  endpoint: string,
  { status, ...query }: PageQuery & { status?: DeliveryStatus | undefined },
): Promise<Page<DeliveryRow>> {
  let deliveries = withType(scope).where('webhook_deliveries.endpoint', '=', endpoint);
  if (status !== undefined) deliveries = deliveries.where('webhook_deliveries.status', '=', status);
  return page(scope, 'webhook_deliveries', deliveries, query);
}

/** Lists deliveries about an order or its stops, newest first: some dozens at most. */
export async function listDeliveriesOfOrder(
  scope: Scope,
  order: string,
  query: PageQuery,
): Promise<Page<DeliveryRow>> {
  const rows = await withType(scope)
    .where(
      sql<boolean>`events.subject in (select ${order} union all select id from stops where order_id = ${order})`,
    )
    .orderBy('webhook_deliveries.created_at', 'desc')
    .orderBy('webhook_deliveries.id', 'desc')
    .execute();
  return pageOf(rows, ({ id }) => id, query);
}

/** Lists the attempts at these deliveries, oldest first. */
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

/** Returns a delivery with its endpoint and its event. */
export async function findWebhookPayload(scope: Scope, id: string) {
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

/** Returns the number of the last attempt of a series, 0 before the first, and when the first one began. */
export async function summariseSeries(
  scope: Scope,
  { delivery, series }: { delivery: string; series: number },
): Promise<{ last: number; first_at: Date | null }> {
  const row = await scope.trx
    .selectFrom('webhook_attempts')
    .select(({ fn }) => [fn.max('number').as('last'), fn.min('at').as('first_at')])
    .where('delivery', '=', delivery)
    .where('series', '=', series)
    .executeTakeFirst();
  return { last: row?.last ?? 0, first_at: row?.first_at ?? null };
}

/**
 * Claims a pending delivery for a time, by the database's clock: those of two workers may differ. Resolves to null, or
 * to the milliseconds that are left of somebody else's claim.
 */
export async function claimDelivery(
  scope: Scope,
  { delivery, series }: { delivery: string; series: number },
  leaseMs: number,
): Promise<number | null> {
  const claimed = await scope.trx
    .updateTable('webhook_deliveries')
    .set({ attempting_until: sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
    .where('id', '=', delivery)
    .where('series', '=', series)
    .where(sql<boolean>`attempting_until > clock_timestamp() is not true`)
    .executeTakeFirst();
  // Null if the holder gave it up in between: the next try finds the outcome.
  return claimed.numUpdatedRows === 1n ? null : ((await claimLeftMs(scope, delivery)) ?? 0);
}

/** Returns the milliseconds that are left of the claim on a delivery, or null if nobody has claimed it. */
export async function claimLeftMs(scope: Scope, delivery: string): Promise<number | null> {
  const { left } = await scope.trx
    .selectFrom('webhook_deliveries')
    .select(
      sql<number | null>`ceil(extract(epoch from attempting_until - clock_timestamp()) * 1000)::integer`.as(
        'left',
      ),
    )
    .where('id', '=', delivery)
    .executeTakeFirstOrThrow();
  return left === null || left <= 0 ? null : left;
}

/** Adds an attempt; false when it was already recorded. */
export async function insertAttempt(scope: Scope, attempt: Omit<AttemptRow, 'tenant_id'>): Promise<boolean> {
  const inserted = await insertRow(scope, 'webhook_attempts', { row: attempt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Returns whether this attempt is recorded, and not another one with its number. */
export async function hasAttempt(
  scope: Scope,
  { delivery, series, number, at }: Pick<AttemptRow, 'delivery' | 'series' | 'number' | 'at'>,
): Promise<boolean> {
  return hasRow(
    scope.trx
      .selectFrom('webhook_attempts')
      .select('number')
      .where('delivery', '=', delivery)
      .where('series', '=', series)
      .where('number', '=', number)
      .where('at', '=', at),
  );
}

/**
 * Moves a pending delivery and ends its claim, unless another series of attempts has begun since. `nextAt` is when
 * its next attempt is due; null when there is none.
 */
export async function moveDelivery(
  scope: Scope,
  { delivery, series }: { delivery: string; series: number },
  event: Exclude<DeliveryEvent, 'restarted'>,
  nextAt: Date | null = null,
): Promise<void> {
  const { from, to } = stepOf(DELIVERY_MACHINE, event);
  await scope.trx
    .updateTable('webhook_deliveries')
    .set({ status: to, next_attempt_at: nextAt, attempting_until: null })
    .where('id', '=', delivery)
    .where('series', '=', series)
    .where('status', 'in', from)
    .execute();
}

/** Moves each delivery to another series of attempts. Resolves to the series of each. */
export async function moveToNextSeries(
  scope: Scope,
  ids: readonly string[],
): Promise<{ id: string; series: number }[]> {
  const { from, to } = stepOf(DELIVERY_MACHINE, 'restarted');
  return scope.trx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      series: eb('series', '+', 1),
      status: to,
      next_attempt_at: scope.now,
      attempting_until: null,
    }))
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', 'in', from)
    .returning(['id', 'series'])
    .execute();
}

/** Locks an endpoint's oldest failed deliveries of events since an instant, at most `limit` of them. */
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

/** Locks a delivery that has failed; false for any other. */
export async function lockIfFailed(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function deliveryView(row: DeliveryRow, attempts: readonly AttemptRow[]): Delivery {
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
