/** Orders, their pieces, the scans of them, and photos. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table orders (
       tenant_id text not null references tenants,
       id text not null,
       reference text not null,
       -- Cancelling frees the reference for another order, and it stays free when the goods go back afterwards.
       reference_free boolean not null default false,
       shipper text not null,
       depot text,
       status text not null check (status in ('awaiting_scan', 'part_scanned', 'scanned', 'awaiting_reply', 'booked',
         'planned', 'out_for_delivery', 'delivered', 'failed_attempt', 'on_hold', 'cancelled', 'returned')),
       recipient jsonb not null,
       items jsonb not null,
       service jsonb not null,
       notes text,
       postcode_key text,
       latitude double precision,
       longitude double precision,
       pieces_expected integer not null check (pieces_expected between 1 and 999),
       pieces_scanned integer not null default 0 check (pieces_scanned between 0 and pieces_expected),
       slot_date date,
       slot_from text,
       slot_to text,
       slot_zone text,
       route text,
       scanned_at timestamptz,
       tracking_token text,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, shipper) references shippers,
       foreign key (tenant_id, depot) references depots,
       check ((slot_date is null) = (slot_from is null) and (slot_date is null) = (slot_to is null))
     )
     -- No index here is over what a change of status writes, and a page has room for the next row of all its orders: so a
     -- batch of scans writes their rows and no index (docs/adr/0406).
     with (fillfactor = 50);
     create unique index orders_open_reference on orders (tenant_id, shipper, reference) where not reference_free;
     create index orders_newest on orders (tenant_id, created_at desc, id desc);
     create index orders_by_shipper on orders (tenant_id, shipper, created_at desc, id desc);
     create index orders_by_depot on orders (tenant_id, depot, created_at desc, id desc);
     create index orders_by_slot on orders (tenant_id, slot_date, created_at desc, id desc, depot);
     create index orders_by_postcode on orders (tenant_id, postcode_key collate "C");
     create unique index orders_by_tracking_token on orders (tracking_token) where tracking_token is not null;
     create index orders_by_route on orders (tenant_id, route) where route is not null;

     -- An index in all but name: what changes most about an order, narrow, kept by the trigger below.
     create table order_states (
       tenant_id text not null,
       id text not null,
       status text not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       primary key (tenant_id, id),
       -- It also tells the planner that each row has its order, without which it takes the two for strangers.
       foreign key (tenant_id, id) references orders
     );
     create index order_states_by_status on order_states (tenant_id, status, created_at desc, id desc);
     create index order_states_by_update on order_states (tenant_id, updated_at);

     create table pieces (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       barcode text not null,
       number integer not null,
       total integer not null,
       status text not null check (status in ('awaiting_scan', 'at_depot', 'on_van', 'delivered', 'missing', 'damaged')),
       -- Its row in scans; small, as a batch writes it into hundreds of pieces.
       last_scan uuid,
       last_scan_at timestamptz,
       primary key (tenant_id, id),
       unique (tenant_id, barcode),
       unique (tenant_id, order_id, number),
       foreign key (tenant_id, order_id) references orders
     )
     -- A batch scans all pieces of a page at once: with room for their next state beside them, no index changes.
     with (fillfactor = 50);

     -- A log, written only beside its pieces, which are never deleted: to look each of them up would cost a fifth of a batch.
     create table scans (
       tenant_id text not null,
       piece text not null,
       id uuid not null,
       type text not null check (type in ('depot_in', 'load_to_van', 'unload', 'damaged', 'missing')),
       depot text,
       vehicle text,
       at timestamptz not null,
       photo_ids jsonb,
       actor text not null,
       created_at timestamptz not null,
       primary key (tenant_id, piece, id)
     );

     -- An import: its rows wait in import_rows, and leave it one by one as orders or as errors.
     create table imports (
       tenant_id text not null references tenants,
       id text not null,
       all_or_nothing boolean not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       rows_total integer not null,
       rows_done integer not null default 0,
       created integer not null default 0,
       rejected integer not null default 0,
       errors jsonb not null default '[]',
       error jsonb,
       created_at timestamptz not null,
       finished_at timestamptz,
       primary key (tenant_id, id)
     );

     create table import_rows (
       tenant_id text not null,
       import text not null,
       row_number integer not null,
       input jsonb not null,
       primary key (tenant_id, import, row_number),
       foreign key (tenant_id, import) references imports
     );

     create table photos (
       tenant_id text not null references tenants,
       id text not null,
       content_type text not null,
       bytes bytea not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );`,
  );
  await tenantTables(db, ['orders', 'order_states', 'pieces', 'scans', 'imports', 'import_rows', 'photos']);

  // Only the trigger writes it, with its owner's rights: the application's role may read.
  await run(
    db,
    `revoke insert, update, delete on order_states from ${APP_ROLE};
     create function copy_order_states() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           if tg_op = 'INSERT' then
             insert into order_states select tenant_id, id, status, created_at, updated_at from changed;
           else
             update order_states s set status = c.status, created_at = c.created_at, updated_at = c.updated_at
             from changed c where s.tenant_id = c.tenant_id and s.id = c.id;
           end if;
           return null;
         end
       $$;
     create trigger order_states_inserted after insert on orders
       referencing new table as changed for each statement execute function copy_order_states();
     create trigger order_states_updated after update on orders
       referencing new table as changed for each statement execute function copy_order_states();`,
  );

  // A recipient has no key: the token of the tracking page, which nobody can guess, leads to the tenant.
  await run(
    db,
    `create function tenant_of_tracking_token(token text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from orders where tracking_token = token
       $$;
     revoke all on function tenant_of_tracking_token(text) from public;
     grant execute on function tenant_of_tracking_token(text) to ${APP_ROLE};`,
  );
}
