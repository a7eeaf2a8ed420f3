/** The history of an order, collected from events, scans, visits, messages, replies, comments and the audit log. */
import { sql } from 'kysely';
import { detailIdOf } from '../work/queue/event-subjects.js';
import { pageOf, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { ID_PREFIXES } from '../domain/ids.js';

/** An entry's source, and its type: of the event or scan, the kind of the message, the action. */
export type TimelineRow = {
  id: string;
  at: Date;
  source: 'event' | 'scan' | 'visit' | 'message' | 'request' | 'reply' | 'comment' | 'action';
  type: string;
  /** A piece's number, a channel, a comment's words, or why: the reason of a failure or of an action. */
  detail: string | null;
  /**
   * A message's status, a reply's outcome, who drove, wrote or acted, or the depot of a scan that is not the order's.
   */
  state: string | null;
  /** Actor who did or recorded it, if that is kept. */
  actor: string | null;
};

/**
 * Lists a page of an order's entries, the newest first. An order has some dozens, so they are collected as a whole.
 * Deleted events still have their type and time.
 */
export async function listTimeline(scope: Scope, order: string, query: PageQuery) {
  // A key or a workflow records visits for the driver.
  const isStaff = sql`starts_with(e.actor, ${`${ID_PREFIXES.staff}_`})`;
  const { rows } = await sql<TimelineRow>`
    with stop as (
      select s.id, s.failure_reason, s.arrived_at, d.name || ' (' || d.id || ')' as driver
      from stops s
        left join runs r on r.tenant_id = s.tenant_id and r.route = s.route
        left join drivers d on d.tenant_id = r.tenant_id and d.id = r.driver
      where s.tenant_id = ${scope.tenant.id} and s.order_id = ${order}
    ), event as (
      select e.id, e.created_at, e.type, ${detailIdOf()} as about, e.actor
        from events e where e.tenant_id = ${scope.tenant.id}
          and e.subject = any(array(select ${order} union all select id from stop))
      union all
      select id, created_at, type, about, actor
        from order_history where tenant_id = ${scope.tenant.id} and order_id = ${order}
    )
    select e.id, e.created_at as at, 'event' as source, e.type,
      case e.type when 'stop.failed' then stop.failure_reason when 'booking.failed' then request.error end as detail,
      case when stop.id is not null and ${isStaff} then e.actor else stop.driver end as state, e.actor
      from event e
        left join stop on stop.id = e.about
        left join booking_requests request on request.tenant_id = ${scope.tenant.id} and request.id = e.about
    union all
    select ${sql.lit(`${ID_PREFIXES.scan}_`)} || s.id, s.at, 'scan', s.type, p.number || ' of ' || p.total, d.name, s.actor
      from scans s join pieces p on p.tenant_id = s.tenant_id and p.id = s.piece
      join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      left join depots d on d.tenant_id = s.tenant_id and d.id = s.depot
        and s.type in ('depot_in', 'unload') and s.depot <> o.depot
      where p.order_id = ${order}
    union all
    select id, arrived_at, 'visit', 'arrived', null, driver, null from stop where arrived_at is not null
    union all
    select id, created_at, 'message', kind, channel, status, null from messages where order_id = ${order}
    union all
    select id, created_at, 'request', 'held', kind, null, null from booking_requests
      where order_id = ${order} and status = 'queued'
        and (kind = 'postponed' or released_at is null and batch is not null)
    union all
    select id, received_at, 'reply', coalesce(intent, 'unread'), channel, outcome, null
      from replies where order_id = ${order}
    union all
    select id, created_at, 'comment', 'added', text, author, null from order_comments where order_id = ${order}
    union all
    select a.id, a.at, 'action', a.action, a.detail, coalesce(d.name || ' (' || d.id || ')', a.actor), a.actor
      from audit_log a left join drivers d on d.tenant_id = a.tenant_id and d.id = a.actor
      where a.subject = ${order}
    order by at desc, id desc`.execute(scope.trx);
  return pageOf(rows, ({ id }) => id, query);
}
