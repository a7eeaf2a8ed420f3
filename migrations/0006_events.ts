/** Events, webhook endpoints and deliveries, and the outbox that the relay empties. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, SYSTEM_ROLE, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Row-level security admits one tenant's rows only; with a reference besides, writers would share a lock on its row.
     create table events (
       tenant_id text not null,
       id text not null,
       type text not null,
       subject text not null,
       -- Kept as it was written: it is sent, and never searched.
       data json not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );
     create index events_newest on events (tenant_id, created_at desc, id desc);
     create index events_of_subject on events (tenant_id, subject, created_at);

     create table webhook_endpoints (
       tenant_id text not null references tenants,
       id text not null,
       url text not null,
       events text[] not null,
       status text not null check (status in ('enabled', 'disabled')),
       secret bytea not null,
       previous_secret bytea,
       previous_secret_until timestamptz,
       failing_since timestamptz,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );

     create table webhook_deliveries (
       tenant_id text not null,
       id text not null,
       endpoint text not null,
       event text not null,
       series integer not null default 1,
       status text not null check (status in ('pending', 'delivered', 'failed')),
       next_attempt_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       unique (tenant_id, endpoint, event),
       foreign key (tenant_id, endpoint) references webhook_endpoints,
       foreign key (tenant_id, event) references events
     );
     create index webhook_deliveries_newest on webhook_deliveries (tenant_id, endpoint, created_at desc, id desc);

     create table webhook_attempts (
       tenant_id text not null,
       delivery text not null,
       series integer not null,
       number integer not null,
       at timestamptz not null,
       status_code integer,
       duration_ms integer not null,
       error text,
       primary key (tenant_id, delivery, series, number),
       foreign key (tenant_id, delivery) references webhook_deliveries
     );

     create table outbox (
       seq bigint generated always as identity primary key,
       tenant_id text not null,
       topic text not null,
       subject text not null,
       event_id text not null,
       payload jsonb not null,
       created_at timestamptz not null,
       attempts integer not null default 0,
       next_attempt_at timestamptz not null,
       sent_at timestamptz
     );
     create index outbox_unsent on outbox (seq) where sent_at is null;
     create index outbox_unsent_of_subject on outbox (subject, seq) where sent_at is null;
     create index outbox_sent on outbox (sent_at) where sent_at is not null;`,
  );
  await tenantTables(db, ['events', 'webhook_endpoints', 'webhook_deliveries', 'webhook_attempts', 'outbox']);
  await run(db, `revoke update, delete on outbox, events from ${APP_ROLE};`);
  await systemTable(db, 'outbox', 'select, update, delete');
  await systemTable(db, 'events', 'select, delete');
  await run(db, `grant select on tenants to ${SYSTEM_ROLE};`);
}
