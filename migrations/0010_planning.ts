/** Planning: a depot's day, its roads, the routes with their stops, the jobs that optimise them, and days called off. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable, validate } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The version of a day's plan: every change of its routes or of the orders eligible for them raises it.
     create table plan_days (
       tenant_id text not null,
       depot text not null,
       date date not null,
       version bigint not null,
       unassigned_reasons jsonb not null default '[]',
       primary key (tenant_id, depot, date),
       foreign key (tenant_id, depot) references depots
     );
     ${tenantTable('plan_days')}

     -- The roads of a depot's day. A point has the trips between it and every point of a lower number, itself included,
     -- 16 bytes each: metres and seconds from it, metres and seconds to it, as little-endian integers;
     -- uncompressed, so that a single trip can be read out of many.
     create table road_points (
       tenant_id text not null,
       depot text not null,
       date date not null,
       -- Latitude and longitude to five decimals.
       place text not null,
       number integer not null,
       trips bytea storage external not null,
       -- Some of the trips are still to be measured: no road network was asked for them, or none answered.
       estimated boolean not null,
       primary key (tenant_id, depot, date, place),
       unique (tenant_id, depot, date, number),
       foreign key (tenant_id, depot) references depots
     );
     create index road_points_by_date on road_points (date);
     create index road_points_estimated on road_points (tenant_id, depot, date) where estimated;
     ${tenantTable('road_points')}
     ${systemTable('road_points', 'select, delete')}

     create table routes (
       tenant_id text not null,
       id text not null,
       date date not null,
       depot text not null,
       vehicle text not null,
       driver text,
       -- Who is on it besides its driver.
       mate text,
       -- When they have their breaks, in times of the depot's day: [{"from": "11:30", "to": "12:00"}].
       breaks jsonb not null default '[]',
       status text not null check (status in ('draft', 'published')),
       -- Optimisation leaves it as it is.
       locked boolean not null default false,
       -- Raised whenever its stops, or its van, are stored again.
       revision integer not null default 0,
       totals jsonb not null,
       -- When its van is to leave the depot, a second of the day.
       departs_second integer not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots,
       foreign key (tenant_id, vehicle) references vehicles,
       foreign key (tenant_id, driver) references drivers,
       foreign key (tenant_id, mate) references drivers,
       constraint routes_mate check (mate is null or (driver is not null and mate <> driver))
     );
     create index routes_of_day on routes (tenant_id, date, depot);
     ${tenantTable('routes')}

     -- Here rather than at orders, as orders, routes and stops refer to one another. Deferred: a draft that loses its last
     -- order is deleted in the transaction that takes the order off it.
     alter table orders add foreign key (tenant_id, route) references routes deferrable initially deferred not valid;

     create table stops (
       tenant_id text not null,
       id text not null,
       route text not null,
       sequence integer not null,
       order_id text not null,
       type text not null check (type in ('delivery', 'collection')),
       status text not null check (status in ('pending', 'arrived', 'completed', 'failed', 'skipped')),
       pieces integer not null,
       window_from text not null,
       window_to text not null,
       -- When the window became what it is. Null: when the route was published.
       window_at timestamptz,
       -- The window that the recipient was told last, and when. Another window on a published stop is told again.
       told_from text,
       told_to text,
       told_at timestamptz,
       -- The window is not told at once: the office sends it later, or not. Null: it is.
       tell text check (tell in ('later', 'none')),
       -- Why it is another one, until it is told.
       tell_reason text
         check (tell_reason in ('late', 'broken_down', 'other_van', 'visit_added', 'replanned')),
       -- A second visit on the same day: the van comes no sooner than this.
       not_before text,
       eta text not null,
       -- The eta when the route was last planned, which lateness is measured from. Null: the eta.
       planned_eta text,
       -- The drive from the stop before, or the depot, as last planned.
       leg_metres integer,
       leg_seconds integer,
       arrived_at timestamptz,
       completed_at timestamptz,
       failure_reason text,
       -- What the driver recorded: signature, photos, pieces that were handed over, notes.
       proof jsonb,
       primary key (tenant_id, id),
       unique (tenant_id, route, sequence) deferrable initially deferred,
       foreign key (tenant_id, route) references routes on delete cascade,
       foreign key (tenant_id, order_id) references orders,
       constraint stops_told check (num_nulls(told_from, told_to, told_at) in (0, 3))
     );
     create index stops_of_order on stops (tenant_id, order_id);
     -- One that failed may be tried again later on the same route.
     create unique index stops_one_open on stops (tenant_id, route, order_id) where status in ('pending', 'arrived');
     create index stops_with_photos on stops using gin ((proof -> 'photo_ids')) where proof is not null;
     ${tenantTable('stops')}

     create table jobs (
       tenant_id text not null references tenants,
       id text not null,
       type text not null check (type = 'route_optimisation'),
       depot text not null,
       date date not null,
       parameters jsonb not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       progress double precision not null default 0,
       -- The best plan so far, in figures.
       best jsonb,
       -- The best plan so far, from which another worker continues.
       checkpoint jsonb,
       -- Somebody wants the best plan so far rather than a better one.
       finish_asked_at timestamptz,
       -- The drafts as they were when the job began: one that differs when its plan is stored was changed by hand.
       drafts jsonb,
       -- The plan of a job that only proposes, and the version of the day that it was made for.
       proposal jsonb,
       -- When the proposed routes became the drafts of the day.
       applied_at timestamptz,
       result jsonb,
       error jsonb,
       created_at timestamptz not null,
       started_at timestamptz,
       finished_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index jobs_of_day on jobs (tenant_id, depot, date, created_at);
     create index jobs_unfinished on jobs (id) where status in ('queued', 'running');
     create index jobs_failed on jobs (tenant_id, date) where status = 'failed';
     ${tenantTable('jobs')}
     ${systemTable('jobs', 'select (tenant_id, id, depot, date, status, created_at)')}

     -- Days that are called off: what is left to do is in the rows of their orders.
     create table postponements (
       tenant_id text not null references tenants,
       id text not null,
       depot text not null,
       date date not null,
       reason text,
       offer_from date not null,
       dry_run boolean not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       orders_total integer not null,
       result jsonb not null,
       error jsonb,
       created_at timestamptz not null,
       finished_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index postponements_unfinished on postponements (id) where status in ('queued', 'running');
     ${tenantTable('postponements')}
     ${systemTable('postponements', 'select (tenant_id, id, depot, date, status, created_at)')}`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await validate(db, 'orders', 'orders_tenant_id_route_fkey');
}
