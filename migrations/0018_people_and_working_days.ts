/** What a legal working day is made of: a courier's rules, what vans and people can do, and when they are away. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The rules of planning that the courier has set; those that are left out have their default.
     alter table tenants add column planning jsonb not null default '{}';
     grant update (planning) on tenants to ${APP_ROLE};

     alter table vehicles
       -- When it is used. Null: whenever its depot is open.
       add column shifts jsonb,
       -- Labels such as tail_lift, sorted.
       add column skills text[] not null default '{}',
       add column max_stops integer check (max_stops > 0),
       add column max_miles double precision check (max_miles > 0);

     -- A mate rides along and does not drive.
     alter table drivers add column role text not null default 'driver' check (role in ('driver', 'mate'));

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
     ${tenantTable('absences')}`,
  );
}
