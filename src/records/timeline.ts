/** The history of an order, collected from where it is kept: events, scans, messages, replies and the audit log. */
import { sql } from 'kysely';
import { pageOf, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { ID_PREFIXES } from '../domain/ids.js';

/** An entry's source, and its type: of the event or scan, the kind of the message, the action. */
export type TimelineRow = {
  id: string;
  at: Date;
  source: 'event' | 'scan' | 'message' | 'reply' | 'action';
  type: string;
  /** A piece's number, a channel or a reason, depending on the source. */
  detail: string | null;
  /** A message's status, a reply's outcome, or who acted. */
  state: string | null;
};

/**
 * Lists a page of an order's entries, the newest first. An order has some dozens, so they are collected as a whole.
 */
export async function listTimeline(scope: Scope, order: string, query: PageQuery) {
  const { rows } = await sql<TimelineRow>`
    select id, created_at as at, 'event' as source, type, null as detail, null as state
      from events where subject in (
        select ${order} union all select id from stops where order_id = ${order})
    union all
    select ${sql.lit(`${ID_PREFIXES.scan}_`)} || s.id, s.at, 'scan', s.type, p.number || ' of ' || p.total, null
      from scans s join pieces p on p.tenant_id = s.tenant_id and p.id = s.piece where p.order_id = ${order}
    union all
    select id, created_at, 'message', kind, channel, status from messages where order_id = ${order}
    union all
    select id, received_at, 'reply', coalesce(intent, 'unread'), channel, outcome
      from replies where order_id = ${order}
    union all
    select id, at, 'action', action, detail, actor from audit_log where subject = ${order}
    order by at desc, id desc`.execute(scope.trx);
  return pageOf(rows, ({ id }) => id, query);
}
