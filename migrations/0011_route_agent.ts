/** The route agent: what it is asked about a day, and the changes that it suggests. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table agent_requests (
       tenant_id text not null,
       -- The suggestion that is made of it has the same id.
       id text not null,
       -- Null: whatever there is to gain on the day.
       trigger text check (trigger in ('overnight_plan', 'breakdown', 'failed_stop', 'rebooking', 'capacity',
         'running_late')),
       -- The run, vehicle, stop or order that gave rise to it.
       subject text,
       -- The slot that a failed visit had.
       slot jsonb,
       -- Windows that were promised until a van came to run late, by order: recipients are told others meanwhile.
       promises jsonb,
       depot text not null,
       date date not null,
       outcome text not null check (outcome in ('pending', 'suggestion', 'nothing')),
       reason text,
       created_at timestamptz not null,
       -- When the agent began to read the day for it: what happens after that makes another request.
       read_at timestamptz,
       answered_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots,
       check ((outcome = 'pending') = (answered_at is null))
     );
     create index agent_requests_pending on agent_requests (tenant_id, depot, date) where outcome = 'pending';
     create index agent_requests_age on agent_requests (created_at);
     ${tenantTable('agent_requests')}
     ${systemTable('agent_requests', 'select, delete')}

     create table suggestions (
       tenant_id text not null,
       id text not null,
       status text not null check (status in ('open', 'accepted', 'dismissed', 'expired')),
       trigger text not null check (trigger in ('overnight_plan', 'breakdown', 'failed_stop', 'rebooking', 'capacity',
         'running_late')),
       -- The run, vehicle, stop or order that gave rise to it; null for a day as a whole.
       subject text,
       summary text not null,
       reason text not null,
       impact jsonb not null,
       changes jsonb not null default '[]',
       depot text not null,
       date date not null,
       plan_version bigint not null,
       -- Either the plan of a whole day, or routes in their new sequence and the revisions that these had.
       plan jsonb,
       rearrangement jsonb,
       basis jsonb,
       dismiss_reason text,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots,
       constraint suggestions_kind
         check (num_nulls(plan, rearrangement) = 1 and (rearrangement is null) = (basis is null))
     );
     create index suggestions_newest on suggestions (tenant_id, created_at desc, id desc);
     create index suggestions_open on suggestions (id) where status = 'open';
     create index suggestions_over on suggestions (created_at) where status <> 'open';
     ${tenantTable('suggestions')}
     ${systemTable(
       'suggestions',
       'select (tenant_id, id, depot, date, trigger, status, rearrangement, created_at), delete',
     )}`,
  );
}
