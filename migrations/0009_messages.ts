/** Messages to recipients, the templates that they are made from, and who has opted out of texts. */
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
       -- Texts that an SMS is charged as; null for email.
       segments integer,
       status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'superseded')),
       -- Until then the sender that has claimed it may still be sending it, and no other one does.
       claimed_until timestamptz,
       -- The number or address that it went out from, to which answers come.
       sender text,
       provider_id text,
       error text,
       created_at timestamptz not null,
       sent_at timestamptz,
       delivered_at timestamptz,
       failed_at timestamptz,
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
     create index messages_queued on messages (id) where status = 'queued';
     -- The statuses that somebody looks for; most messages are sent or delivered, and found by age.
     create index messages_by_rare_status on messages (tenant_id, status, created_at desc, id desc)
       where status in ('queued', 'failed', 'superseded');
     ${tenantTable('messages')}
     -- failed_at: one that has failed and was queued again is sent by its order's workflow, whatever its kind.
     ${systemTable(
       'messages',
       'select (tenant_id, id, order_id, request, kind, status, created_at, failed_at, settled), update (settled)',
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
     ${systemTable('opt_words', 'select, delete')}`,
  );
}
