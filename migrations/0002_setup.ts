/** What a courier sets up once: depots with zones and slot schedules, vehicles, drivers, shippers. */
import type { Kysely } from 'kysely';
import { run, tenantTables } from './support.js';

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
       opening_from text not null,
       opening_to text not null,
       timezone text not null,
       slot_overrides jsonb not null default '[]',
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );

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

     create table vehicles (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       registration text,
       capacity_m3 double precision,
       capacity_kg double precision,
       crew integer check (crew in (1, 2)),
       depot text,
       active boolean not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );

     create table drivers (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       phone text not null,
       depot text,
       app_status text not null check (app_status in ('invited', 'active', 'suspended')),
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, depot) references depots
     );

     create table shippers (
       tenant_id text not null references tenants,
       id text not null,
       name text not null,
       contact_email text,
       portal_users text[] not null,
       booking_automatic boolean not null,
       sender_name text,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );

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
     );`,
  );
  await tenantTables(db, [
    'depots',
    'zones',
    'slot_windows',
    'vehicles',
    'drivers',
    'shippers',
    'shipper_keys',
  ]);
}
