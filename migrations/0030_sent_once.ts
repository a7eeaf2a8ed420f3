/**
 * Messages are sent once: a claim has a holder, and one whose outcome nobody knows has a status of its own. The mail
 * of a link into the console is claimed in the same way, on the link's row.
 */
import type { Kysely } from 'kysely';
import { appFunction, createIndex, run, validate } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The attempt that holds the claim, or held it when its outcome became unknown: only that one may record what
     -- became of it.
     alter table messages add column claimed_by text, add column unknown_at timestamptz;
     alter table messages drop constraint messages_status_check;
     alter table messages add constraint messages_status_check
       check (status in ('queued', 'sent', 'delivered', 'failed', 'superseded', 'unknown')) not valid;

     -- The orders of all live couriers about which a recipient was or is to be written to, of each courier the latest
     -- fifty: by texts from this number, where it is one. A text without a sender has not gone out, or nobody has recorded it yet: the answer may come
     -- first. It is of the number from which its courier texts now.
     create function live_conversations(of_channel text, with_recipient text, at_sender text)
       returns table (tenant_id text, order_id text, reference text, status text, sender_name text, can_answer boolean,
         requests text[], went_out boolean, waiting boolean, offered jsonb, message_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         with texted as (
           select m.tenant_id, m.order_id, m.request, m.created_at,
             -- Whoever sends it may have handed it over already.
             m.sender is not null or m.claimed_by is not null or coalesce(m.sent_at, m.unknown_at) is not null as is_out
           from messages m join tenants on tenants.id = m.tenant_id
           where lower(m.recipient) = lower(with_recipient) and m.channel = of_channel and m.order_id is not null
             and tenants.mode = 'live'
             and (at_sender is null or m.sender = at_sender or m.sender is null and (
               tenants.sms_from = at_sender
               or tenants.sms_from is null
                 and not exists (select from tenants o where o.mode = 'live' and o.sms_from = at_sender)))
         ), by_order as (
           select t.tenant_id, t.order_id, bool_or(t.is_out) as went_out,
             array_agg(distinct t.request order by t.request desc) filter (where t.is_out and t.request is not null) as requests,
             coalesce(max(t.created_at) filter (where t.is_out), max(t.created_at)) as message_at,
             row_number() over (partition by t.tenant_id order by bool_or(t.is_out) desc, max(t.created_at) desc) as nth
           from texted t group by t.tenant_id, t.order_id
         )
         select orders.tenant_id, orders.id, orders.reference, orders.status,
           coalesce(shippers.sender_name, tenants.sender_name, tenants.name, couriers.name),
           at_sender is null or coalesce(tenants.sms_from, at_sender) = at_sender,
           coalesce(by_order.requests, '{}'), by_order.went_out, coalesce(latest.waiting, false),
           case when latest.waiting then latest.offered else '[]'::jsonb end, by_order.message_at
         from by_order
         join orders on orders.tenant_id = by_order.tenant_id and orders.id = by_order.order_id
         join shippers on shippers.tenant_id = orders.tenant_id and shippers.id = orders.shipper
         join tenants on tenants.id = orders.tenant_id
         join couriers on couriers.id = tenants.courier_id
         left join lateral (
           select r.offered, r.status in ('queued', 'open', 'unanswered') as waiting
           from booking_requests r
           where r.tenant_id = orders.tenant_id and r.order_id = orders.id
           order by r.created_at desc, r.id desc limit 1
         ) latest on true
         where by_order.nth <= 50
       $$;
     ${appFunction('live_conversations(text, text, text)')}

     -- What became of the mail; null while it is still to be sent, and for a link that is not mailed.
     alter table console_links
       add column mail text check (mail in ('sent', 'refused', 'unknown')),
       add column claimed_by text,
       add column claimed_until timestamptz;`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'messages_unsettled',
    `messages (tenant_id, status) where status in ('failed', 'unknown') and not settled`,
  );
  await createIndex(
    db,
    'messages_unknown',
    `messages (tenant_id, created_at desc, id desc) where status = 'unknown'`,
  );
  await validate(db, 'messages', 'messages_status_check');
}
