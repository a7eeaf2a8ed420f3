/**
 * What the reconciler goes by: marks and rows of work that is still waited for, the system role's sight of them, and
 * whose turn it is to look.
 */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE, systemTable, tenantTables } from './support.js';

/** What the system role may see of tenants' tables: who waits for what, and since when. */
const SEEN = {
  booking_requests: 'tenant_id, id, order_id, batch, status, asked_at, reminded_at, released_at, created_at',
  orders: 'tenant_id, id, status, depot',
  depots: 'tenant_id, id, timezone',
  replies: 'tenant_id, id, order_id, outcome, received_at',
  messages: 'tenant_id, id, order_id, request, kind, status, created_at',
  jobs: 'tenant_id, id, depot, date, status, created_at',
  imports: 'tenant_id, id, status, created_at',
  webhook_deliveries: 'tenant_id, id, series, status, created_at',
  suggestions: 'tenant_id, id, depot, date, status, created_at',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Null while it is held back with its batch, until quiet hours are over.
     alter table booking_requests add column released_at timestamptz;
     update booking_requests r set released_at = r.created_at
       where r.status = 'queued' and not exists (
         select from booking_batches b where (b.tenant_id, b.id) = (r.tenant_id, r.batch) and b.bulk);

     -- When what is still open of it is closed.
     alter table runs add column closes_at timestamptz;
     update runs r set closes_at = ((r.date + 1)::timestamp at time zone d.timezone) + interval '3 hours'
       from depots d where (d.tenant_id, d.id) = (r.tenant_id, r.depot);

     -- Work that no row of its own waits for: an invitation, a confirmation. Written with its outbox row, whose event id
     -- it has, and deleted when the work is done.
     create table errands (
       tenant_id text not null,
       id text not null,
       topic text not null,
       subject text not null,
       payload jsonb not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );
     create index errands_by_id on errands (id);

     -- When to look again for each kind of waiting rows, and after which of them.
     create table reconciliations (
       kind text primary key,
       next_at timestamptz not null,
       after_id text not null
     );
     grant select, insert, update on reconciliations to ${SYSTEM_ROLE};
     grant insert on outbox to ${SYSTEM_ROLE};

     create index booking_requests_waiting on booking_requests (id) where status in ('queued', 'open');
     create index booking_requests_held on booking_requests (batch) where status = 'queued' and released_at is null;
     create index replies_unread on replies (id) where outcome is null;
     create index messages_queued on messages (id) where status = 'queued';
     create index jobs_unfinished on jobs (id) where status in ('queued', 'running');
     create index imports_unfinished on imports (id) where status in ('queued', 'running');
     create index webhook_deliveries_pending on webhook_deliveries (id) where status = 'pending';
     create index runs_open on runs (id) where status <> 'completed';
     create index suggestions_open on suggestions (id) where status = 'open';`,
  );
  await tenantTables(db, ['errands']);
  await systemTable(db, 'errands', 'select, delete');
  for (const [table, columns] of Object.entries(SEEN)) await systemTable(db, table, `select (${columns})`);
}
