/** Events, what is kept of them in an order's history, the endpoints that subscribe, and the deliveries to these. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The application may add to it, and changes nothing of it. Row-level security confines it to its tenant; a foreign
     -- key besides would make every writer lock the tenant's row.
     create table events (
       tenant_id text not null,
       id text not null,
       type text not null,
       subject text not null,
       -- Kept as it was written: it is sent, and never searched.
       data json not null,
       -- Who acted, so that an order's history names whoever recorded its visit.
       actor text,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );
     create index events_newest on events (tenant_id, created_at desc, id desc);
     create index events_of_subject on events (tenant_id, subject, created_at);
     ${tenantTable('events', 'select, insert')}
     ${systemTable('events', 'select, delete')}

     -- An event bears the time at which it became visible.
     create function date_event() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           update events set created_at = begin_commit(new.tenant_id)
           where tenant_id = new.tenant_id and id = new.id;
           return null;
         end
       $$;
     create constraint trigger date_event after insert on events
       deferrable initially deferred for each row execute function date_event();

     -- What became of an order, once its events are deleted: their types and times, without the resource.
     -- A log, without a foreign key: housekeeping copies events in bulk, and no order is ever deleted.
     create table order_history (
       tenant_id text not null,
       order_id text not null,
       id text not null,
       type text not null,
       -- The order, or the stop or booking request that says more.
       about text not null,
       actor text,
       created_at timestamptz not null,
       primary key (tenant_id, order_id, id)
     );
     ${tenantTable('order_history', 'select')}
     ${systemTable('order_history', 'insert')}

     create table webhook_endpoints (
       tenant_id text not null references tenants,
       id text not null,
       url text not null,
       events text[] not null,
       status text not null check (status in ('enabled', 'disabled')),
       -- Encrypted. After a rotation the one before signs as well, for a while.
       secret bytea not null,
       previous_secret bytea,
       previous_secret_until timestamptz,
       failing_since timestamptz,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );
     ${tenantTable('webhook_endpoints')}

     -- An event takes its deliveries and their attempts with it when it is deleted.
     create table webhook_deliveries (
       tenant_id text not null,
       id text not null,
       endpoint text not null,
       event text not null,
       -- Raised by each replay, which has attempts of its own.
       series integer not null default 1,
       status text not null check (status in ('pending', 'delivered', 'failed')),
       next_attempt_at timestamptz,
       -- Whoever makes an attempt claims it until then, so that nobody makes it twice.
       attempting_until timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       -- The event first: by it, its deliveries are found when it is deleted.
       unique (tenant_id, event, endpoint),
       foreign key (tenant_id, endpoint) references webhook_endpoints,
       foreign key (tenant_id, event) references events on delete cascade
     );
     create index webhook_deliveries_newest on webhook_deliveries (tenant_id, endpoint, created_at desc, id desc);
     create index webhook_deliveries_pending on webhook_deliveries (id) where status = 'pending';
     ${tenantTable('webhook_deliveries')}
     ${systemTable('webhook_deliveries', 'select (tenant_id, id, endpoint, event, series, status, created_at)')}

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
       foreign key (tenant_id, delivery) references webhook_deliveries on delete cascade
     );
     ${tenantTable('webhook_attempts')}`,
  );
}
