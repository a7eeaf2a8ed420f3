/** What a courier sets up once: depots with zones and slot schedules, vehicles, drivers, their absences, shippers. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table depots (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       address jsonb not null,
       latitude double precision,
       longitude double precision,
       position_precision text check (position_precision in ('address', 'unit', 'sector', 'outcode')),
       -- When it is open; with hours by weekday, the earliest and the latest of them.
       opening_from text not null,
       opening_to text not null,
       -- Opening hours by weekday. Null: the same on every day.
       opening_week jsonb,
       timezone text not null,
       -- Dates that differ from the week.
       slot_overrides jsonb not null default '[]',
       bank_holidays text check (bank_holidays in ('england_and_wales', 'scotland', 'northern_ireland')),
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );
     ${tenantTable('depots')}
     ${systemTable('depots', 'select (tenant_id, id, timezone)')}

     create table zones (
       tenant_id text not null,
       id text not null,
       depot text not null,
       name text not null,
       postcode_prefixes text[] not null,
       position integer not null,
       primary key (tenant_id, id),
       unique (tenant_id, depot, name),
       foreign key (tenant_id, depot) references depots
     );
     ${tenantTable('zones')}

     -- The week of a depot: what may be booked on each weekday, in one zone or, with a null zone, in each.
     create table slot_windows (
       tenant_id text not null,
       depot text not null,
       weekday integer not null check (weekday between 0 and 6),
       window_from text not null,
       window_to text not null check (window_from < window_to),
       capacity integer not null check (capacity >= 0),
       zone text,
       position integer not null,
       primary key (tenant_id, depot, position),
       foreign key (tenant_id, depot) references depots
     );
     ${tenantTable('slot_windows')}

     create table vehicles (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       registration text,
       capacity_m3 double precision,
       capacity_kg double precision,
       crew integer check (crew in (1, 2)),
       -- Labels such as tail_lift, sorted.
       skills text[] not null default '{}',
       max_stops integer check (max_stops > 0),
       max_miles double precision check (max_miles > 0),
       depot text,
       -- When it is used. Null: whenever its depot is open.
       shifts jsonb,
       active boolean not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     ${tenantTable('vehicles')}

     create table drivers (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       phone text not null,
       -- A mate rides along and does not drive.
       role text not null default 'driver' check (role in ('driver', 'mate')),
       depot text,
       -- Working hours by weekday. Null: whenever the depot is open.
       shifts jsonb,
       app_status text not null check (app_status in ('invited', 'active', 'suspended')),
       -- Each invitation has a link of its own; those of earlier ones lead nowhere.
       invitation integer not null default 1,
       invited_at timestamptz not null default now(),
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );
     create index drivers_by_id on drivers (id);
     ${tenantTable('drivers')}

     -- Days on which a vehicle is not used, or a person does not work, both ends included.
     create table absences (
       tenant_id text not null references tenants,
       id text not null,
       vehicle text,
       driver text,
       from_date date not null,
       to_date date not null,
       reason text,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, vehicle) references vehicles,
       foreign key (tenant_id, driver) references drivers,
       constraint absences_subject check (num_nonnulls(vehicle, driver) = 1),
       constraint absences_dates check (from_date <= to_date)
     );
     create index absences_by_date on absences (tenant_id, to_date);
     ${tenantTable('absences')}

     create table shippers (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       contact_email text,
       -- The addresses that may sign in to the portal.
       portal_users text[] not null,
       booking_automatic boolean not null,
       sender_name text,
       -- Types of events that are told at the contact's address: each as it happens, or all of a day in one email.
       notify_events text[] not null default '{}',
       notify_daily boolean not null default false,
       notify_report text check (notify_report in ('weekly', 'monthly')),
       -- The last day that a report covered, or that none is to cover.
       reported_until date,
       -- What clients keep with it.
       metadata jsonb,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );
     create index shippers_by_id on shippers (id);
     ${tenantTable('shippers')}
     -- Housekeeping finds those whose report is to be written.
     create policy of_system on shippers for select to ${SYSTEM_ROLE} using (true);
     grant select (tenant_id, id, archived_at, notify_report) on shippers to ${SYSTEM_ROLE};

     create table shipper_keys (
       tenant_id text not null,
       id text not null,
       shipper text not null,
       mode text not null check (mode in ('live', 'sandbox')),
       label text,
       digest text not null unique,
       last_four text not null,
       created_at timestamptz not null,
       revoked_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, shipper) references shippers
     );
     ${tenantTable('shipper_keys')}`,
  );
}
