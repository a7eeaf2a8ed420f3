/** Routes and their stops, runs, jobs, suggestions, and where the vans are. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The day's plan version: every change of its routes or of its eligible orders raises it.
     create table plan_days (
       tenant_id text not null,
       depot text not null,
       date date not null,
       version bigint not null,
       unassigned_reasons jsonb not null default '[]',
       primary key (tenant_id, depot, date),
       foreign key (tenant_id, depot) references depots
     );

     create table jobs (
       tenant_id text not null references tenants,
       id text not null,
       type text not null check (type = 'route_optimisation'),
       depot text not null,
       date date not null,
       parameters jsonb not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       progress double precision not null default 0,
       checkpoint jsonb,
       result jsonb,
       error jsonb,
       created_at timestamptz not null,
       started_at timestamptz,
       finished_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index jobs_of_day on jobs (tenant_id, depot, date, created_at);

     create table routes (
       tenant_id text not null,
       id text not null,
       date date not null,
       depot text not null,
       vehicle text not null,
       driver text,
       status text not null check (status in ('draft', 'published')),
       totals jsonb not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots,
       foreign key (tenant_id, vehicle) references vehicles,
       foreign key (tenant_id, driver) references drivers
     );
     create index routes_of_day on routes (tenant_id, date, depot);

     create table runs (
       tenant_id text not null,
       id text not null,
       route text not null,
       date date not null,
       depot text not null,
       driver text not null,
       vehicle text not null,
       status text not null check (status in ('published', 'started', 'completed')),
       started_at timestamptz,
       completed_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       unique (tenant_id, route),
       foreign key (tenant_id, route) references routes,
       foreign key (tenant_id, driver) references drivers,
       foreign key (tenant_id, vehicle) references vehicles
     );
     create index runs_of_day on runs (tenant_id, date);

     create table stops (
       tenant_id text not null,
       id text not null,
       route text not null,
       sequence integer not null,
       order_id text not null,
       type text not null check (type in ('delivery', 'collection')),
       window_from text not null,
       window_to text not null,
       eta text not null,
       status text not null check (status in ('pending', 'arrived', 'completed', 'failed', 'skipped')),
       pieces integer not null,
       failure_reason text,
       arrived_at timestamptz,
       completed_at timestamptz,
       proof jsonb,
       primary key (tenant_id, id),
       unique (tenant_id, route, sequence) deferrable initially deferred,
       unique (tenant_id, route, order_id),
       foreign key (tenant_id, route) references routes on delete cascade,
       foreign key (tenant_id, order_id) references orders
     );
     create index stops_of_order on stops (tenant_id, order_id);

     -- Deferred: a draft that loses its last order is deleted in the transaction that takes the order off it.
     alter table orders add foreign key (tenant_id, route) references routes deferrable initially deferred;

     create table suggestions (
       tenant_id text not null,
       id text not null,
       status text not null check (status in ('open', 'accepted', 'dismissed', 'expired')),
       trigger text not null check (trigger in ('overnight_plan', 'breakdown', 'failed_stop', 'rebooking', 'capacity',
         'running_late')),
       summary text not null,
       reason text not null,
       impact jsonb not null,
       plan jsonb not null,
       depot text not null,
       date date not null,
       plan_version bigint not null,
       dismiss_reason text,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index suggestions_newest on suggestions (tenant_id, created_at desc, id desc);

     create table vehicle_positions (
       tenant_id text not null,
       vehicle text not null,
       latitude double precision not null,
       longitude double precision not null,
       heading double precision,
       speed_mph double precision,
       at timestamptz not null,
       primary key (tenant_id, vehicle),
       foreign key (tenant_id, vehicle) references vehicles
     );`,
  );
  await tenantTables(db, [
    'plan_days',
    'jobs',
    'routes',
    'runs',
    'stops',
    'suggestions',
    'vehicle_positions',
  ]);
  await systemTable(db, 'runs', 'select');
}
