/**
 * What operators look up by an id, across couriers and without personal data: an order's history from its rows, and a
 * record's courier. Read as the database's owner.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import { NO_OPERATORS } from '../domain/operator.js';

/** The order, and what happened to it, operators' acts included, the oldest first. */
export type OrderStory = {
  order: {
    id: string;
    reference: string;
    courier: string;
    mode: string;
    tenant: string;
    status: string;
    created_at: Date;
    /** The booked slot, such as `2026-03-10 08:00-12:00`; null without one. */
    slot: string | null;
    /** Kind of message → status → how many there are. */
    messages: Record<string, Record<string, number>>;
  };
  events: { at: Date; what: string; id: string; state: string; detail: string | null }[];
};

export async function findOrderStory(db: Database, id: string): Promise<OrderStory | undefined> {
  const {
    rows: [order],
  } = await sql<OrderStory['order']>`
    select o.id, o.reference, t.courier_id as courier, t.mode, o.tenant_id as tenant, o.status, o.created_at,
      ${slotOf('o')} as slot,
      (select coalesce(jsonb_object_agg(kinds.kind, kinds.statuses), '{}')
        from (select counted.kind, jsonb_object_agg(counted.status, counted.count) as statuses
          from (select m.kind, m.status, count(*) from messages m
            where (m.tenant_id, m.order_id) = (o.tenant_id, o.id) group by 1, 2) counted
          group by 1) kinds) as messages
    from orders o join tenants t on t.id = o.tenant_id where o.id = ${id}`.execute(db);
  if (!order) return undefined;
  const of = (table: string) => sql`${sql.ref(`${table}.tenant_id`)} = ${order.tenant}`;
  const { rows: events } = await sql<OrderStory['events'][number]>`
    select r.created_at as at, 'request' as what, r.id, r.status as state, r.error as detail
    from booking_requests r where ${of('r')} and r.order_id = ${id}
    union all
    select b.created_at, 'booking', b.order_id, ${slotOf('b')}, 'by ' || b.booked_by
    from bookings b where ${of('b')} and b.order_id = ${id}
    union all
    select p.received_at, 'reply', p.id, coalesce(p.outcome, 'unread'), p.channel
    from replies p where ${of('p')} and p.order_id = ${id}
    union all
    select m.created_at, 'message', m.id, m.status, m.kind || ' by ' || m.channel || coalesce(': ' || m.error, '')
    from messages m where ${of('m')} and m.order_id = ${id}
    union all
    select e.created_at, 'delivery', d.id, d.status, e.type || ' to ' || d.endpoint
    from events e join webhook_deliveries d on (d.tenant_id, d.event) = (e.tenant_id, e.id)
    where ${of('e')} and (e.subject = ${id} or e.subject in (
      select s.id from stops s where ${of('s')} and s.order_id = ${id}))
    order by at, what, id`.execute(db);
  const told = [id, ...events.map((event) => event.id)];
  const { rows: acts } = await sql<OrderStory['events'][number]>`
    select a.at, 'act' as what, a.subject as id, a.action as state,
      'by ' || a.actor || coalesce(': ' || a.detail, '') as detail
    from audit_log a where ${of('a')} and a.subject = any(${told})
      and strpos(a.actor, '_') = 0 and a.actor <> all(${NO_OPERATORS})
    order by a.at, a.id`.execute(db);
  return { order, events: [...events, ...acts].sort((a, b) => a.at.getTime() - b.at.getTime()) };
}

const slotOf = (table: 'o' | 'b') =>
  sql`${sql.ref(`${table}.slot_date`)} || ' ' || ${sql.ref(`${table}.slot_from`)} || '-' || ${sql.ref(`${table}.slot_to`)}`;

/** A record and its courier; a courier is its own. `status` is an endpoint's, `archived` if it was deleted. */
export type OwnedRecord = { courier: string; status: string | null };

const KINDS = {
  courier: (id: string) =>
    sql<OwnedRecord>`select id as courier, null as status from couriers where id = ${id}`,
  order: (id: string) => sql<OwnedRecord>`
    select t.courier_id as courier, o.status from orders o join tenants t on t.id = o.tenant_id where o.id = ${id}`,
  endpoint: (id: string) => sql<OwnedRecord>`
    select t.courier_id as courier, case when w.archived_at is null then w.status else 'archived' end as status
    from webhook_endpoints w join tenants t on t.id = w.tenant_id where w.id = ${id}`,
};

export async function findOwner(
  db: Database,
  kind: keyof typeof KINDS,
  id: string,
): Promise<OwnedRecord | undefined> {
  return (await KINDS[kind](id).execute(db)).rows[0];
}
