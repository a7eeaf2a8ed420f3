/** A number of texts is one courier's alone, and so is what is sent to it; and who is told of parked work, and when. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Of several couriers with one number the first keeps it.
     update tenants t set sms_from = null
     where mode = 'live' and exists (
       select from tenants o where o.mode = 'live' and o.sms_from = t.sms_from
         and (o.created_at, o.id) < (t.created_at, t.id));
     create unique index tenants_live_number on tenants (sms_from) where mode = 'live' and sms_from is not null;

     -- What has no sender was not sent yet, or by an earlier version. It is not of a number that is another courier's.
     create or replace function live_conversations(of_channel text, with_recipient text, at_sender text)
       returns table (tenant_id text, order_id text, reference text, status text, request text, waiting boolean,
         offered jsonb, message_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select orders.tenant_id, orders.id, orders.reference, orders.status, latest.id, coalesce(latest.waiting, false),
           case when latest.waiting then latest.offered else '[]'::jsonb end, texted.message_at
         from (
           select m.tenant_id, m.order_id, max(m.created_at) as message_at
           from messages m join tenants on tenants.id = m.tenant_id
           where lower(m.recipient) = lower(with_recipient) and m.channel = of_channel and m.order_id is not null
             and tenants.mode = 'live'
             and (at_sender is null or m.sender = at_sender or m.sender is null and (
               tenants.sms_from = at_sender
               or (tenants.sms_from is null or m.sent_at is not null)
                 and not exists (select from tenants o where o.mode = 'live' and o.sms_from = at_sender)))
           group by m.tenant_id, m.order_id
         ) texted
         join orders on orders.tenant_id = texted.tenant_id and orders.id = texted.order_id
         left join lateral (
           select r.id, r.offered, r.status in ('queued', 'open', 'unanswered') as waiting
           from booking_requests r
           where r.tenant_id = orders.tenant_id and r.order_id = orders.id
           order by r.created_at desc, r.id desc limit 1
         ) latest on true
       $$;

     -- When the courier was, or will be, told last of work that is parked.
     alter table tenants add column told_parked_at timestamptz;
     grant update (told_parked_at) on tenants to ${SYSTEM_ROLE};
     grant insert on errands to ${SYSTEM_ROLE};`,
  );
}
