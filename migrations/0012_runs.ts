/** Runs, which are published routes while they are driven, when each is checked, and where the vans are. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table runs (
       tenant_id text not null,
       id text not null,
       route text not null,
       date date not null,
       depot text not null,
       driver text not null,
       vehicle text not null,
       -- The driver who was told of it.
       told_driver text,
       status text not null check (status in ('published', 'started', 'completed')),
       -- When what is still open of it is closed.
       closes_at timestamptz,
       -- When the van leaves, a second of the run's day, where that is known to be later than planned.
       leaves_second integer,
       -- The latest second of the run's day at which its van may reach its next stop without breaking a window that was
       -- told. Null: nobody has to look.
       holds_until integer,
       broken_down_at timestamptz,
       breakdown_note text,
       -- At clock_at it is clock_second of the run's day, and from then on its time goes clock_speed times as fast as
       -- ours. All null: the run goes by its depot's clock.
       clock_at timestamptz,
       clock_second integer,
       clock_speed double precision,
       -- When its own clock stood while the product had not done what was due by it, in sequence:
       -- [{"at": "2026-05-01T08:30:00.000Z", "ms": 1200}].
       clock_pauses jsonb not null default '[]',
       -- What the sandbox drives it by, and where it is on its way; null when nobody or a driver does.
       rehearsal jsonb,
       started_at timestamptz,
       completed_at timestamptz,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       unique (tenant_id, route),
       foreign key (tenant_id, route) references routes,
       foreign key (tenant_id, driver) references drivers,
       foreign key (tenant_id, vehicle) references vehicles,
       constraint runs_clock check (num_nulls(clock_at, clock_second, clock_speed) in (0, 3))
     );
     create index runs_of_day on runs (tenant_id, date);
     create index runs_of_driver on runs (tenant_id, driver, date);
     create index runs_open on runs (id) where status <> 'completed';
     create index runs_under_way on runs (tenant_id) where status = 'started';
     ${tenantTable('runs')}
     ${systemTable('runs', 'select')}

     -- When each run under way is checked next.
     create table run_checks (
       tenant_id text not null,
       run text not null,
       -- Whoever makes a check moves it ahead first, so that nobody makes it twice.
       due_at timestamptz not null,
       -- Since the last check that succeeded.
       attempts integer not null default 0,
       last_error text,
       primary key (tenant_id, run),
       foreign key (tenant_id, run) references runs on delete cascade
     );
     create index run_checks_due on run_checks (due_at);
     ${tenantTable('run_checks')}
     ${systemTable('run_checks', 'select, update')}

     -- The last one of each van that is believed.
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
     );
     ${tenantTable('vehicle_positions')}
     ${systemTable('vehicle_positions', 'select, delete')}

     -- The last ones of each van that are not believed, and why.
     create table doubted_positions (
       tenant_id text not null,
       vehicle text not null,
       at timestamptz not null,
       latitude double precision not null,
       longitude double precision not null,
       accuracy_m double precision,
       doubt text not null constraint doubted_positions_doubt check (doubt in ('inaccurate', 'out_of_area', 'too_fast')),
       primary key (tenant_id, vehicle, at),
       foreign key (tenant_id, vehicle) references vehicles
     );
     ${tenantTable('doubted_positions')}
     ${systemTable('doubted_positions', 'select, delete')}`,
  );
}
