/** The inbox: work that waits for the office, each order by its most pressing item. */
import { type RawBuilder, sql } from 'kysely';
import { type RowAttention, selectInbox, attentionRank } from '../work/queue/attention.js';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { PROMISE_TOLERANCE_MINUTES } from '../domain/promised-window.js';
import { OPEN_STOPS } from '../domain/states/stop.js';

export type InboxRow = Omit<RowAttention, 'tenant_id'>;

/** Lists a page of items, the newest first. Throws 422 `invalid_value` for a cursor that names nothing. */
export async function listInbox(
  scope: Scope,
  { limit = DEFAULT_LIMIT, starting_after: cursor }: PageQuery,
): Promise<Page<InboxRow>> {
  const after = cursor === undefined ? undefined : await timeOf(scope, cursor);
  const { rows } = await sql<InboxRow>`
    select kind, id, order_id, since from (${ranked(scope)}) ranked
    where rank = 1 ${after === undefined ? sql`` : sql`and (since, id) < (${after}::timestamptz, ${cursor})`}
    order by since desc, id desc limit ${limit + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, limit), has_more: rows.length > limit };
}

/** Counts the items of all pages. */
export async function countInbox(scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${ranked(scope)}) ranked where rank = 1`.execute(scope.trx);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the query for all that waits, with the rank among what its order waits for: an order is listed by the first.
 */
const ranked = ({ deployment }: Scope): RawBuilder<unknown> => sql`
  select *, rank() over (partition by coalesce(order_id, id) order by ${attentionRank(sql.ref('kind'))}) as rank
  from (${selectInbox(deployment)}) found`;

/** Returns an item's position in the list, even after it was settled. */
async function timeOf(scope: Scope, id: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select at::text from (
      select id, received_at as at from replies
      union all select id, status_at from booking_requests
      union all
      select id, case status when 'failed' then failed_at when 'unknown' then unknown_at
        else coalesce(greatest(failed_at, unknown_at), created_at) end from messages
      union all
      select s.id, coalesce(o.lost_since, o.misrouted_since, s.updated_at)
      from order_states s join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.id) where s.id = ${id}
      union all select id, coalesce(finished_at, created_at) from jobs
      union all select id, coalesce(finished_at, created_at) from postponements
      union all select id, coalesce(finished_at, created_at) from imports
    ) listed where id = ${id}`.execute(scope.trx);
  const [row] = rows;
  if (row) return row.at;
  throw unknownCursor(id);
}

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
