/** Slots taken, booking requests, messages both ways, recipients' replies and opt-outs, message templates. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The check is the last word on overselling: no path of code can book past it.
     create table slot_usage (
       tenant_id text not null,
       depot text not null,
       zone text not null,
       date date not null,
       window_from text not null,
       window_to text not null,
       capacity integer not null,
       booked integer not null check (booked between 0 and capacity),
       primary key (tenant_id, depot, date, window_from, window_to, zone),
       foreign key (tenant_id, depot) references depots
     );

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

     create table booking_batches (
       tenant_id text not null references tenants,
       id text not null,
       bulk boolean not null,
       queued integer not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );

     create table booking_requests (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       batch text,
       kind text not null check (kind in ('booking', 'rebooking')),
       status text not null check (status in ('queued', 'open', 'answered', 'unanswered', 'closed', 'failed')),
       channels text[] not null,
       offer_from date,
       template text,
       offered jsonb not null default '[]',
       offers_made integer not null default 0,
       token text not null,
       error text,
       asked_at timestamptz,
       reminded_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders,
       foreign key (tenant_id, batch) references booking_batches
     );
     create index booking_requests_of_order on booking_requests (tenant_id, order_id, created_at desc);
     create index booking_requests_newest on booking_requests (tenant_id, created_at desc, id desc);
     create index booking_requests_by_status on booking_requests (tenant_id, status, created_at desc, id desc);
     create unique index booking_requests_by_token on booking_requests (token);
     create index booking_requests_of_batch on booking_requests (tenant_id, batch, id) where status = 'queued';
     create unique index booking_requests_one_open on booking_requests (tenant_id, order_id)
       where status in ('queued', 'open', 'unanswered');

     create table messages (
       tenant_id text not null references tenants,
       id text not null,
       dedupe_key text not null,
       order_id text,
       request text,
       channel text not null check (channel in ('sms', 'email')),
       kind text not null,
       recipient text not null,
       template text,
       subject text,
       body text not null,
       -- Texts that an SMS is charged as; null for email.
       segments integer,
       status text not null check (status in ('queued', 'sent', 'delivered', 'failed')),
       -- The number or address that it went out from, to which answers come.
       sender text,
       provider_id text,
       error text,
       created_at timestamptz not null,
       sent_at timestamptz,
       delivered_at timestamptz,
       failed_at timestamptz,
       primary key (tenant_id, id),
       unique (tenant_id, dedupe_key),
       foreign key (tenant_id, order_id) references orders
     );
     create index messages_newest on messages (tenant_id, created_at desc, id desc);
     create index messages_of_order on messages (tenant_id, order_id, created_at);
     create index messages_of_request on messages (tenant_id, request) where request is not null;
     create index messages_to on messages (lower(recipient)) where order_id is not null;
     create unique index messages_by_id on messages (id);

     create table replies (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       request text,
       channel text not null check (channel in ('sms', 'email')),
       text text not null,
       -- The provider's id of it, by which a reply that is brought twice is known.
       provider_id text,
       -- It may be about another order of the same recipient, so that only a person can act on it.
       unclear_order boolean not null default false,
       intent text check (intent in ('accept_offer', 'propose_date', 'decline_dates', 'call_request', 'question', 'unclear')),
       slot jsonb,
       confidence double precision,
       why text,
       outcome text check (outcome in ('booked', 'needs_review', 'resolved', 'dismissed')),
       received_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders
     );
     create index replies_newest on replies (tenant_id, received_at desc, id desc) where outcome is not null;
     create index replies_for_review on replies (tenant_id, received_at desc, id desc) where outcome = 'needs_review';
     create index replies_of_order on replies (tenant_id, order_id);
     create unique index replies_by_provider on replies (tenant_id, channel, provider_id) where provider_id is not null;

     create table sms_opt_outs (
       tenant_id text not null references tenants,
       phone text not null,
       at timestamptz not null,
       primary key (tenant_id, phone)
     );`,
  );
  await tenantTables(db, [
    'slot_usage',
    'templates',
    'booking_batches',
    'booking_requests',
    'messages',
    'replies',
    'sms_opt_outs',
  ]);

  // A recipient has no key: the token of the link, a keyed digest that nobody can guess, leads to the tenant.
  await run(
    db,
    `create function tenant_of_request_token(request_token text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from booking_requests where token = request_token
       $$;
     revoke all on function tenant_of_request_token(text) from public;
     grant execute on function tenant_of_request_token(text) to ${APP_ROLE};`,
  );

  // Providers bring what recipients write, and reports of delivery: a number, an address or a message's id leads to
  // the tenant. Live tenants only: no provider has a part in the sandbox. An answer may come before its message was
  // recorded as sent, and so without a sender.
  await run(
    db,
    `create function live_conversations(of_channel text, with_recipient text, at_sender text)
       returns table (tenant_id text, order_id text, reference text, status text, waiting boolean, message_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select orders.tenant_id, orders.id, orders.reference, orders.status,
           exists (select from booking_requests r
             where r.tenant_id = orders.tenant_id and r.order_id = orders.id
               and r.status in ('queued', 'open', 'unanswered')),
           texted.message_at
         from (
           select m.tenant_id, m.order_id, max(m.created_at) as message_at
           from messages m join tenants on tenants.id = m.tenant_id
           where lower(m.recipient) = lower(with_recipient) and m.channel = of_channel and m.order_id is not null
             and tenants.mode = 'live' and (at_sender is null or m.sender is null or m.sender = at_sender)
           group by m.tenant_id, m.order_id
         ) texted
         join orders on orders.tenant_id = texted.tenant_id and orders.id = texted.order_id
       $$;
     create function live_message(message_id text) returns table (tenant_id text, order_id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select m.tenant_id, m.order_id
         from messages m join tenants on tenants.id = m.tenant_id
         where m.id = message_id and tenants.mode = 'live'
       $$;
     revoke all on function live_conversations(text, text, text), live_message(text) from public;
     grant execute on function live_conversations(text, text, text), live_message(text) to ${APP_ROLE};`,
  );
}
