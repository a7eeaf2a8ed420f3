/** One road model for each depot and day; what recipients were told; how late a van may be before that breaks. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The roads of a depot's day. A point has the trips between it and every point of a lower number, itself included,
     -- 16 bytes each: metres and seconds from it, metres and seconds to it, as little-endian integers.
     create table road_points (
       tenant_id text not null,
       depot text not null,
       date date not null,
       -- Latitude and longitude to five decimals.
       place text not null,
       number integer not null,
       trips bytea not null,
       -- Some of the trips are not measured.
       estimated boolean not null,
       primary key (tenant_id, depot, date, place),
       unique (tenant_id, depot, date, number),
       foreign key (tenant_id, depot) references depots
     );
     -- So that a single trip can be read out of many.
     alter table road_points alter column trips set storage external;
     create index road_points_by_date on road_points (date);

     alter table stops
       -- The window that the recipient was told last, and when. The window of a published stop is the one that stands: it
       -- is told anew when it is another one.
       add column told_from text,
       add column told_to text,
       add column told_at timestamptz,
       -- When the window became what it is. Null: when the route was published.
       add column window_at timestamptz,
       add constraint stops_told check (num_nulls(told_from, told_to, told_at) in (0, 3));
     update stops set told_from = m.tells -> 'window' ->> 'from', told_to = m.tells -> 'window' ->> 'to',
         told_at = m.sent_at
       from messages m
       where m.tenant_id = stops.tenant_id and m.order_id = stops.order_id and m.kind = 'narrowed_window'
         and m.tells ->> 'stop' = stops.id and m.sent_at is not null;

     -- The latest second of the run's day at which its van may reach its next stop without breaking a window that was
     -- told. Null: nobody has to look.
     alter table runs add column holds_until integer;
     create index runs_under_way on runs (tenant_id) where status = 'started';`,
  );
  await tenantTables(db, ['road_points']);
  await systemTable(db, 'road_points', 'select, delete');
}
