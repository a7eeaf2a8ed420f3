/** Messages, the templates that they are made from, who has opted out of texts, and what shippers are to be told. */
import type { Kysely } from 'kysely';
import { appFunction, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- A courier's own; those of every courier are in the code.
     create table templates (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       kind text not null,
       channels text[] not null,
       sms_body text,
       email_subject text,
       email_body text,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );
     ${tenantTable('templates')}

     create table messages (
       tenant_id text not null references tenants,
       id text not null,
       -- One message is made for it, however often that is tried.
       dedupe_key text not null,
       -- What it is sent for: all that one transaction queues is sent together.
       cause text not null,
       order_id text,
       request text,
       channel text not null check (channel in ('sms', 'email')),
       kind text not null,
       recipient text not null,
       template text,
       subject text,
       body text not null,
       -- Where an email can be answered; null for nowhere.
       reply_to text,
       -- What it tells, so that it can be checked again when it is sent: the slot that a confirmation confirms, or the
       -- stop and window that a recipient is told. Null for the rest.
       tells jsonb,
       -- What the token of its link signs, and a digest of it. The token itself is in no row.
       link jsonb,
       -- Texts that an SMS is charged as; null for email.
       segments integer,
       status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'superseded', 'unknown')),
       -- Until then the sender that has claimed it may still be sending it, and no other one does.
       claimed_until timestamptz,
       -- The attempt that holds the claim, or held it when its outcome became unknown: only that one may record what
       -- became of it.
       claimed_by text,
       -- The number or address that it went out from, to which answers come.
       sender text,
       provider_id text,
       error text,
       -- What the provider said as it refused it.
       error_detail text,
       created_at timestamptz not null,
       sent_at timestamptz,
       delivered_at timestamptz,
       failed_at timestamptz,
       unknown_at timestamptz,
       -- It needs nobody any more, and never will: housekeeping notes it.
       settled boolean not null default false,
       primary key (tenant_id, id),
       unique (tenant_id, dedupe_key),
       foreign key (tenant_id, order_id) references orders
     );
     create index messages_newest on messages (tenant_id, created_at desc, id desc);
     create index messages_of_order on messages (tenant_id, order_id, created_at);
     create index messages_of_request on messages (tenant_id, request) where request is not null;
     -- For the limit of texts to one number.
     create index messages_texts_to on messages (tenant_id, recipient, created_at) where channel = 'sms';
     -- Notices, invitations and other messages that are about no order.
     create index messages_of_no_order on messages (tenant_id, kind, created_at) where order_id is null;
     create index messages_to on messages (lower(recipient)) where order_id is not null;
     create unique index messages_by_id on messages (id);
     create index messages_queued on messages (cause) where status = 'queued';
     -- A filter by one of the two asks for each value of the other.
     create index messages_by_status on messages (tenant_id, status, channel, created_at desc, id desc);
     create index messages_unknown on messages (tenant_id, created_at desc, id desc) where status = 'unknown';
     create index messages_unsettled on messages (tenant_id, status) where status in ('failed', 'unknown') and not settled;
     ${tenantTable('messages')}
     -- claimed_until: once a claim has run out, its workflow finds out what became of the message.
     ${systemTable(
       'messages',
       `select (tenant_id, id, cause, order_id, request, channel, kind, status, claimed_until, created_at, failed_at, settled),
        update (settled)`,
     )}

     -- How many segments of texts a live courier's senders have claimed in an hour. Several rows of an hour add up:
     -- whoever counts takes one that nobody else is changing.
     create table text_counts (
       tenant_id text not null references tenants,
       hour timestamptz not null,
       part bigint generated always as identity,
       segments integer not null,
       primary key (tenant_id, hour, part)
     );
     create index text_counts_by_age on text_counts (hour);
     ${tenantTable('text_counts', 'select, insert, update')}
     ${systemTable('text_counts', 'select, delete')}

     -- Providers bring what recipients write, and reports of delivery: a number, an address or a message's id leads to
     -- the tenant. Live tenants only: no provider has a part in the sandbox.

     create function live_message(message_id text) returns table (tenant_id text, order_id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select m.tenant_id, m.order_id
         from messages m join tenants on tenants.id = m.tenant_id
         where m.id = message_id and tenants.mode = 'live'
       $$;
     ${appFunction('live_message(text)')}

     create function live_messages(message_ids text[]) returns table (id text, tenant_id text, order_id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select m.id, m.tenant_id, m.order_id
         from messages m join tenants on tenants.id = m.tenant_id
         where m.id = any(message_ids) and tenants.mode = 'live' and m.order_id is not null
           -- An answer to it names the courier that it is for (src/operations/bookings/courier-question.ts).
           and m.kind <> 'courier_question'
       $$;
     ${appFunction('live_messages(text[])')}

     -- The orders of all live couriers about which a recipient was or is to be written to, of each courier the latest
     -- fifty: by texts from this number, where it is one. A text without a sender has not gone out, or nobody has
     -- recorded it yet: the answer may come first. It is of the number from which its courier texts now.
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
             -- The question which courier is meant says nothing new of its order.
             and m.kind <> 'courier_question'
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

     -- Numbers that must receive no texts.
     create table sms_opt_outs (
       tenant_id text not null references tenants,
       id text not null,
       -- After the recipient's data were erased, a keyed digest of it.
       phone text not null,
       at timestamptz not null,
       primary key (tenant_id, phone)
     );
     create unique index sms_opt_outs_by_id on sms_opt_outs (tenant_id, id);
     create index sms_opt_outs_newest on sms_opt_outs (tenant_id, at desc, id desc);
     ${tenantTable('sms_opt_outs')}

     -- Each word that opts a number out of texts, or in again, as a provider brought it: it acts once, and of several the
     -- one that was sent last holds. The number is kept as a keyed digest.
     create table opt_words (
       tenant_id text not null references tenants,
       provider_id text not null,
       phone_digest text not null,
       word text not null check (word in ('stop', 'start')),
       sent_at timestamptz not null,
       received_at timestamptz not null,
       -- Of two that were sent in the same second, the later one.
       seq bigint generated always as identity,
       primary key (tenant_id, provider_id)
     );
     create index opt_words_by_phone on opt_words (tenant_id, phone_digest, sent_at desc, seq desc);
     create index opt_words_by_age on opt_words (received_at);
     ${tenantTable('opt_words')}
     ${systemTable('opt_words', 'select, delete')}

     -- What a shipper is still to be told, or was told by the message with the key.
     create table shipper_news (
       tenant_id text not null references tenants,
       event text not null,
       shipper text not null,
       order_id text not null,
       type text not null,
       -- A code of the product, such as a visit's reason of failure; never a person's words.
       reason text,
       at timestamptz not null,
       message_key text,
       primary key (tenant_id, event),
       foreign key (tenant_id, shipper) references shippers,
       foreign key (tenant_id, order_id) references orders
     );
     create index shipper_news_untold on shipper_news (tenant_id, shipper, at) where message_key is null;
     create index shipper_news_by_time on shipper_news (at);
     create index shipper_news_of_order on shipper_news (tenant_id, order_id);
     ${tenantTable('shipper_news', 'select, insert, update')}
     ${systemTable('shipper_news', 'select, delete')}`,
  );
}
