/** What waits for somebody in the office, each order by what is most pressing. */
import { sql } from 'kysely';
import { type OrderAttention, selectOrderAttention, attentionRank } from '../db/order-attention.js';
import { DEFAULT_LIMIT, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { INBOX_KINDS } from '../domain/attention.js';
import { AppError } from '../domain/errors.js';

export type InboxRow = Omit<OrderAttention, 'tenant_id'>;

/** Lists a page of what waits, the newest first. Throws 422 `invalid_value` for a cursor that names nothing. */
export async function listInbox(
  scope: Scope,
  { limit = DEFAULT_LIMIT, starting_after: cursor }: PageQuery,
): Promise<Page<InboxRow>> {
  const after = cursor === undefined ? undefined : await timeOf(scope, cursor);
  const { rows } = await sql<InboxRow>`
    with ranked as (
      select *, rank() over (partition by order_id order by ${attentionRank(sql.ref('kind'))}) as rank
      from (${selectOrderAttention(INBOX_KINDS)}) found
    )
    select kind, id, order_id, since from ranked
    where rank = 1 ${after === undefined ? sql`` : sql`and (since, id) < (${after}::timestamptz, ${cursor})`}
    order by since desc, id desc limit ${limit + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, limit), has_more: rows.length > limit };
}

/** Returns where in the list something stands, or stood before it was settled. */
async function timeOf(scope: Scope, id: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select at::text from (
      select id, received_at as at from replies
      union all select id, status_at from booking_requests
      union all select id, coalesce(failed_at, created_at) from messages
      union all select id, updated_at from order_states
    ) listed where id = ${id}`.execute(scope.trx);
  const [row] = rows;
  if (row) return row.at;
  throw new AppError('invalid_value', {
    message: `starting_after names no record: ${id}.`,
    param: 'starting_after',
  });
}
