/** The inbox: work that waits for the office, each order by its most pressing item. */
import { type RawBuilder, sql } from 'kysely';
import { type RowAttention, selectInbox, attentionRank } from '../work/queue/attention.js';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import type { Scope } from '../db/scope.js';

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

/** Returns where in the list something is, or was before it was settled. */
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
