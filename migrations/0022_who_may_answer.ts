/** Who may answer: why a reply is left to a person, whose conversation it is, and opt-out words in their sequence. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Whoever wrote a reply may not be the recipient.
     alter table replies add column doubt text check (doubt in ('unproven_sender', 'other_sender'));

     -- Each word that opts a number out of texts, or in again, that a provider has brought: it acts once, and the one
     -- that was sent last holds. The number is kept as a keyed digest.
     create table opt_words (
       tenant_id text not null references tenants,
       provider_id text not null,
       phone_digest text not null,
       word text not null check (word in ('stop', 'start')),
       sent_at timestamptz not null,
       received_at timestamptz not null,
       -- Of two that were sent at the same second, the later one.
       seq bigint generated always as identity,
       primary key (tenant_id, provider_id)
     );
     create index opt_words_by_phone on opt_words (tenant_id, phone_digest, sent_at desc, seq desc);
     create index opt_words_by_age on opt_words (received_at);

     drop function live_conversations(text, text, text);
     create function live_conversations(of_channel text, with_recipient text, at_sender text)
       returns table (tenant_id text, order_id text, reference text, status text, request text, waiting boolean,
         offered jsonb, message_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select orders.tenant_id, orders.id, orders.reference, orders.status, latest.id, coalesce(latest.waiting, false),
           case when latest.waiting then latest.offered else '[]'::jsonb end, texted.message_at
         from (
           select m.tenant_id, m.order_id, max(m.created_at) as message_at
           from messages m join tenants on tenants.id = m.tenant_id
           where lower(m.recipient) = lower(with_recipient) and m.channel = of_channel and m.order_id is not null
             and tenants.mode = 'live' and (at_sender is null or m.sender is null or m.sender = at_sender)
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
     create function live_messages(message_ids text[]) returns table (id text, tenant_id text, order_id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select m.id, m.tenant_id, m.order_id
         from messages m join tenants on tenants.id = m.tenant_id
         where m.id = any(message_ids) and tenants.mode = 'live' and m.order_id is not null
       $$;
     revoke all on function live_conversations(text, text, text), live_messages(text[]) from public;
     grant execute on function live_conversations(text, text, text), live_messages(text[]) to ${APP_ROLE};`,
  );
  await tenantTables(db, ['opt_words']);
  await systemTable(db, 'opt_words', 'select, delete');
}
