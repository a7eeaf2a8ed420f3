/** The route agent looks at what happens to a day: what it was asked, and suggestions that change routes. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Raised whenever the stops of a route, or its van, are stored anew.
     alter table routes add column revision integer not null default 0;

     alter table suggestions
       -- What gave rise to it: a run, vehicle, stop or order; null for a day as a whole.
       add column subject text,
       add column changes jsonb not null default '[]',
       -- Routes in their new sequence, and the revisions that these had. Null: the plan of a whole day.
       add column rearrangement jsonb,
       add column basis jsonb,
       alter column plan drop not null,
       add constraint suggestions_kind check (num_nulls(plan, rearrangement) = 1 and (rearrangement is null) = (basis is null));

     create table agent_requests (
       tenant_id text not null,
       -- The suggestion that is made of it has the same id.
       id text not null,
       -- Null: whatever there is to gain on the day.
       trigger text check (trigger in ('overnight_plan', 'breakdown', 'failed_stop', 'rebooking', 'capacity',
         'running_late')),
       subject text,
       -- The slot that a failed visit had.
       slot jsonb,
       depot text not null,
       date date not null,
       outcome text not null check (outcome in ('pending', 'suggestion', 'nothing')),
       reason text,
       created_at timestamptz not null,
       answered_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots,
       check ((outcome = 'pending') = (answered_at is null))
     );
     create index agent_requests_pending on agent_requests (tenant_id, depot, date) where outcome = 'pending';
     create index agent_requests_age on agent_requests (created_at);
     -- What the reconciler goes by.
     grant select (trigger, rearrangement) on suggestions to ${SYSTEM_ROLE};`,
  );
  await tenantTables(db, ['agent_requests']);
  await systemTable(db, 'agent_requests', 'select, delete');
}
