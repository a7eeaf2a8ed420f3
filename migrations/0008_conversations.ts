/** Conversations with recipients about a slot: slots booked, who was asked, what they replied, how each booking came about. */
import type { Kysely } from 'kysely';
import { appFunction, run, systemTable, tenantTable } from './support.js';

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
     ${tenantTable('slot_usage')}

     -- Requests that were made together.
     create table booking_batches (
       tenant_id text not null references tenants,
       id text not null,
       bulk boolean not null,
       queued integer not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );
     ${tenantTable('booking_batches')}

     -- One recipient who is asked for a slot.
     create table booking_requests (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       batch text,
       kind text not null check (kind in ('booking', 'rebooking', 'postponed')),
       -- Of a visit that was called off: its day, and why, in the office's words.
       postponed_date date,
       reason text,
       status text not null check (status in ('queued', 'open', 'answered', 'unanswered', 'closed', 'failed')),
       -- When it came to its status.
       status_at timestamptz not null,
       channels text[] not null,
       offer_from date,
       template text,
       offered jsonb not null default '[]',
       offers_made integer not null default 0,
       -- Of the link that the recipient answers by: a digest of its token, by which its page is found, and how many have
       -- taken its place.
       token_digest text,
       link_version integer not null default 1,
       error text,
       -- Null while it is held back with its batch, until quiet hours are over.
       released_at timestamptz,
       asked_at timestamptz,
       reminded_at timestamptz,
       -- The slot that a reply with two readings may have meant, until the next reply, and when its sender was asked
       -- whether it did.
       asked_about jsonb,
       asked_back_at timestamptz,
       created_at timestamptz not null,
       -- It needs nobody any more, and never will: housekeeping notes it, so that what is over leaves the indexes below.
       settled boolean not null default false,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders,
       foreign key (tenant_id, batch) references booking_batches
     );
     create index booking_requests_of_order on booking_requests (tenant_id, order_id, created_at desc);
     create index booking_requests_newest on booking_requests (tenant_id, created_at desc, id desc);
     create index booking_requests_by_status on booking_requests (tenant_id, status, created_at desc, id desc);
     create unique index booking_requests_by_token_digest on booking_requests (token_digest);
     create index booking_requests_of_batch on booking_requests (tenant_id, batch, id) where status = 'queued';
     create unique index booking_requests_one_open on booking_requests (tenant_id, order_id)
       where status in ('queued', 'open', 'unanswered');
     create index booking_requests_waiting on booking_requests (id) where status in ('queued', 'open');
     create index booking_requests_held on booking_requests (batch) where status = 'queued' and released_at is null;
     create index booking_requests_in_question on booking_requests (id)
       where status in ('failed', 'unanswered') and not settled;
     create index booking_requests_unsettled on booking_requests (tenant_id, status)
       where status in ('failed', 'unanswered', 'closed') and not settled;
     ${tenantTable('booking_requests')}
     ${systemTable(
       'booking_requests',
       `select (tenant_id, id, order_id, batch, status, status_at, released_at, asked_at, reminded_at, created_at, settled),
        update (settled)`,
     )}

     -- A recipient has no key: the token of the link, which nobody can guess, leads to the tenant.
     create function tenant_of_request_token(request_token text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from booking_requests
         where token_digest = encode(sha256(convert_to(request_token, 'UTF8')), 'hex')
       $$;
     ${appFunction('tenant_of_request_token(text)')}

     -- What a recipient wrote, and how it was read.
     create table replies (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       request text,
       channel text not null check (channel in ('sms', 'email')),
       text text not null,
       -- The provider's id of it, so that a reply that is delivered twice is recognised.
       provider_id text,
       -- It may be about another order of the same recipient, so that only a person can act on it.
       unclear_order boolean not null default false,
       -- Whoever wrote it may not be the recipient.
       doubt text check (doubt in ('unproven_sender', 'other_sender', 'maybe_automatic')),
       -- How it was read; null until then.
       intent text check (intent in ('accept_offer', 'propose_date', 'decline_dates', 'call_request', 'question', 'unclear')),
       slot jsonb,
       confidence double precision,
       why text,
       outcome text check (outcome in ('booked', 'needs_review', 'resolved', 'dismissed')),
       received_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders
     );
     create index replies_newest on replies (tenant_id, received_at desc, id desc);
     create index replies_for_review on replies (tenant_id, received_at desc, id desc)
       where outcome is null or outcome = 'needs_review';
     create index replies_of_order on replies (tenant_id, order_id);
     create unique index replies_by_provider on replies (tenant_id, channel, provider_id) where provider_id is not null;
     create index replies_unread on replies (id) where outcome is null;
     create index replies_in_review on replies (id) where outcome = 'needs_review';
     ${tenantTable('replies')}
     ${systemTable('replies', 'select (tenant_id, id, order_id, outcome, received_at)')}

     -- A log: a row for each time that an order was given a slot, for the reports. It holds nothing of a person.
     create table bookings (
       tenant_id text not null,
       order_id text not null,
       seq bigint generated always as identity,
       booked_by text not null check (booked_by in ('reply', 'office', 'link')),
       slot_date date not null,
       slot_from text not null,
       slot_to text not null,
       -- When the recipient was asked, and answered; null where nobody was, or did.
       asked_at timestamptz,
       answered_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, order_id, seq),
       foreign key (tenant_id, order_id) references orders
     );
     -- Answers by the button of the page that the link leads to, in the order in which they came.
     create index bookings_by_link on bookings (tenant_id, answered_at)
       where booked_by = 'link' and answered_at is not null;
     create index bookings_by_slot on bookings (tenant_id, slot_date);
     -- Rows are written in the order of their time and never changed, so that a few pages find the last day.
     create index bookings_by_time on bookings using brin (created_at) with (pages_per_range = 16);
     ${tenantTable('bookings')}
     -- The relay counts them for its figures.
     ${systemTable('bookings', 'select (tenant_id, booked_by, created_at)')}`,
  );
}
