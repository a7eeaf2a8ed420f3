/** Counts of problems on the road today. "Today" is each depot's own. */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../db/scope.js';
import { PROMISE_TOLERANCE_MINUTES } from '../../domain/promised-window.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';

/** The open stops of today's runs, with their runs and orders. */
const openStops = (scope: Scope): RawBuilder<unknown> => sql`
  from runs r
  join depots d on (d.tenant_id, d.id) = (r.tenant_id, r.depot)
  join stops s on (s.tenant_id, s.route) = (r.tenant_id, r.route)
  join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
  where r.date = (${scope.now}::timestamptz at time zone d.timezone)::date and s.status = any(${OPEN_STOPS})`;

/** Counts the open stops that will miss the promised or booked window. */
export async function countLateStops(scope: Scope): Promise<number> {
  return countOf(
    scope,
    sql`select count(*)::integer as count ${openStops(scope)} and r.broken_down_at is null
      and s.eta::time - ${`${PROMISE_TOLERANCE_MINUTES} minutes`}::interval
        > least(coalesce(s.told_to, s.window_to), o.slot_to)::time`,
  );
}

/** Counts the vans that broke down and still have a stop to visit. */
export async function countBrokenDown(scope: Scope): Promise<number> {
  return countOf(
    scope,
    sql`select count(distinct r.id)::integer as count ${openStops(scope)} and r.broken_down_at is not null`,
  );
}

async function countOf(scope: Scope, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${query}`.execute(scope.trx);
  return rows[0]?.count ?? 0;
}
