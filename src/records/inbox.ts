/** What waits for somebody in the office, collected from replies, booking requests, messages and orders. */
import { sql } from 'kysely';
import { DEFAULT_LIMIT, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { ASKING_TEXTS, INBOX_KINDS, type InboxKind } from '../domain/inbox.js';
import { ASKABLE, CLOSED } from '../domain/states/order.js';

/** `id` is that of the reply, request or message; for an order that waits without one, the order's own. */
export type InboxRow = { kind: InboxKind; id: string; order_id: string; at: Date };

/** Lists a page of what waits, the newest first. Throws 422 `invalid_value` for a cursor that names nothing. */
export async function listInbox(
  scope: Scope,
  { limit = DEFAULT_LIMIT, starting_after: cursor }: PageQuery,
): Promise<Page<InboxRow>> {
  const after = cursor === undefined ? undefined : await timeOf(scope, cursor);
  const { rows } = await sql<InboxRow>`
    with found as (
      select 'reply' as kind, id, order_id, received_at as at from replies where outcome = 'needs_review'
      union all ${orders()}
      union all ${messages()}
    ), ranked as (
      select *, rank() over (partition by order_id order by array_position(${[...INBOX_KINDS]}::text[], kind)) as rank
      from found
    )
    select kind, id, order_id, at from ranked
    where rank = 1 ${after === undefined ? sql`` : sql`and (at, id) < (${after}::timestamptz, ${cursor})`}
    order by at desc, id desc limit ${limit + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, limit), has_more: rows.length > limit };
}

/**
 * Selects orders that could be asked about: their latest request came to nothing, their visit failed, or the office
 * has them.
 */
function orders() {
  return sql`
    select kind, case when kind = 'failed_delivery' then order_id else coalesce(request, order_id) end,
      order_id, case when kind = 'failed_delivery' then updated_at else coalesce(request_at, updated_at) end
    from (
      select case
          when r.status in ('failed', 'unanswered') and not o.left_to_office
            then case r.status when 'failed' then 'failed_request' else 'unanswered' end
          when s.status = 'failed_attempt' then 'failed_delivery'
          when o.left_to_office or r.status = 'closed' then 'office'
        end as kind, s.id as order_id, r.id as request, coalesce(r.status_at, r.created_at) as request_at, s.updated_at
      from order_states s
      join orders o on o.tenant_id = s.tenant_id and o.id = s.id
      left join lateral (
        select * from booking_requests b where b.tenant_id = s.tenant_id and b.order_id = s.id
        order by b.created_at desc, b.id desc limit 1
      ) r on true
      where s.status = any(${[...ASKABLE]})
    ) asked where kind is not null`;
}

/**
 * Selects, for each order that is not closed, the last message that failed and that nothing has made up for since.
 */
function messages() {
  return sql`
    (select distinct on (m.order_id) 'failed_message', m.id, m.order_id, coalesce(m.failed_at, m.created_at)
    from messages m join order_states s on s.tenant_id = m.tenant_id and s.id = m.order_id
    where m.status = 'failed' and s.status <> all(${[...CLOSED]})
      and case when m.kind = any(${[...ASKING_TEXTS]})
        then s.status = any(${[...ASKABLE]}) and not exists (
          select from booking_requests b where b.tenant_id = m.tenant_id and b.order_id = m.order_id
            and b.created_at > m.created_at and b.status <> 'failed')
        else not exists (
          select from messages later where later.tenant_id = m.tenant_id and later.order_id = m.order_id
            and later.kind = m.kind and later.channel = m.channel and later.created_at > m.created_at
            and later.status in ('queued', 'sent', 'delivered'))
        end
    order by m.order_id, m.created_at desc, m.id desc)`;
}

/** Returns where in the list something stands, or stood before it was settled. */
async function timeOf(scope: Scope, id: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select at::text from (
      select id, received_at as at from replies
      union all select id, coalesce(status_at, created_at) from booking_requests
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
