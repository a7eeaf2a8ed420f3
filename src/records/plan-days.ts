/** Rows of plan days, and the inputs of a day's plan: its depot, and its eligible orders. Queries only. */
import { type Selectable, sql } from 'kysely';
import { insertMany, insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { isNoted } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { UnassignedReason } from '../domain/types.js';
import { UNPLANNED } from '../domain/states/order.js';

/** Lists orders booked for the date (at one depot, or at any) that are on no route, oldest first. */
export async function listUnplanned(
  scope: Scope,
  day: { date: string; depot?: string | undefined },
): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.and(unplannedOn(day)))
    .where('depot', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts of the work on a depot's day. */
export type CountedDay = { date: string; unplanned: number; drafts: number; published: number };

/**
 * Counts orders without a route, and routes, of the days of a depot from `from` to `to`; days without any are left out.
 */
export async function countDays(
  scope: Scope,
  { depot, from, to }: { depot: string; from: string; to: string },
): Promise<CountedDay[]> {
  const tenant = scope.tenant.id;
  const { rows } = await sql<CountedDay>`
    select day::text as date, sum(unplanned)::integer as unplanned, sum(draft)::integer as drafts,
      sum(published)::integer as published
    from (
      select slot_date as day, count(*) as unplanned, 0 as draft, 0 as published from orders
      where tenant_id = ${tenant} and depot = ${depot} and status = ${UNPLANNED}
        and slot_date >= ${from}::date and slot_date <= ${to}::date
      group by slot_date
      union all
      select date, 0, count(*) filter (where status = 'draft'), count(*) filter (where status = 'published') from routes
      where tenant_id = ${tenant} and depot = ${depot} and date >= ${from}::date and date <= ${to}::date
      group by date) of_day
    group by day order by day`.execute(scope.trx);
  return rows;
}

/** Returns whether an order is booked for this depot and date and on no route. */
export function isUnplanned(
  { status, depot, slot_date }: Pick<Selectable<DB['orders']>, 'status' | 'depot' | 'slot_date'>,
  day: { date: string; depot: string },
): boolean {
  const wanted = unplannedOn(day);
  return status === wanted.status && depot === wanted.depot && slot_date === wanted.slot_date;
}

/** Returns the columns of an order that waits for a route of the date, at one depot or at any. */
function unplannedOn({ date, depot }: { date: string; depot?: string | undefined }) {
  return { status: UNPLANNED, slot_date: date, ...(depot === undefined ? {} : { depot }) };
}

/** Lists why orders of the date were left out when it was last planned. */
export async function listUnassignedReasons(
  scope: Scope,
  { date, depot }: { date: string; depot?: string | undefined },
): Promise<UnassignedReason[]> {
  let query = scope.trx.selectFrom('plan_days').select('unassigned_reasons').where('date', '=', date);
  if (depot !== undefined) query = query.where('depot', '=', depot);
  const rows = await query.execute();
  return rows.flatMap((row) => row.unassigned_reasons);
}

/**
 * Returns the day's plan version, 0 before anything happened on it; with this transaction's own change, once that is
 * noted. The row is not locked: if another transaction changes the day before this one commits, the number is out of
 * date and comparisons with it fail, as they should.
 */
export async function findPlanVersion(scope: Scope, depot: string, date: string): Promise<number> {
  const row = await scope.trx
    .selectFrom('plan_days')
    .select('version')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .executeTakeFirst();
  return (row?.version ?? 0) + (isNoted(scope, { type: 'plan.changed', depot, date }) ? 1 : 0);
}

/**
 * Raises the plan versions of days by one. Only what follows from a changed plan does so, at the end of a transaction;
 * by depot and date, so that two transactions cannot deadlock.
 */
export async function raisePlanVersions(
  scope: Scope,
  days: readonly { depot: string; date: string }[],
): Promise<void> {
  const sorted = days.toSorted((a, b) => (`${a.depot} ${a.date}` < `${b.depot} ${b.date}` ? -1 : 1));
  await insertMany(scope, 'plan_days', {
    rows: sorted.map(({ depot, date }) => ({ depot, date })),
    same: { version: 1 },
    defaults: ['unassigned_reasons'],
    then: sql`on conflict (tenant_id, depot, date) do update set version = plan_days.version + 1`,
  });
}

/** Replaces why orders of a day are left out, once it is planned. */
export async function updateUnassignedReasons(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
  reasons: readonly UnassignedReason[],
): Promise<void> {
  await insertRow(scope, 'plan_days', { row: { depot, date, version: 0, unassigned_reasons: json(reasons) } })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'depot', 'date']).doUpdateSet({ unassigned_reasons: json(reasons) }),
    )
    .execute();
}

/**
 * Locks the date's vans and drivers until the transaction ends, so that nobody else can give one of them a route.
 * Taken after the locks of orders and routes.
 */
export async function lockFleetOn(scope: Scope, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fleet/${scope.tenant.id}/${date}`}, 0))`.execute(
    scope.trx,
  );
}

/**
 * Counts on how many days before this one each of these orders was left without a route; those never left out are
 * missing.
 */
export async function countTimesLeftOut(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
  orders: readonly string[],
): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ id: string; times: number }>`
    select reason ->> 'order' as id, count(*)::integer as times
    from plan_days, jsonb_array_elements(unassigned_reasons) as reason
    where depot = ${depot} and date < ${date}
      -- No day before the first of them was there: so many days do not add up for ever.
      and date >= (select min(created_at)::date - 1 from orders where id = any(${orders}))
      and reason ->> 'order' = any(${orders})
    group by 1`.execute(scope.trx);
  return new Map(rows.map(({ id, times }) => [id, times]));
}
