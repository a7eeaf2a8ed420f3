/** Collections: orders whose goods are fetched from their recipient, alone or in exchange for a delivery. */
import type { Kysely } from 'kysely';
import { createIndex, run, validate } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders
       add column type text not null default 'delivery',
       add constraint orders_type_check check (type in ('delivery', 'collection')) not valid,
       -- The order of the other type that is visited together with this one; that one names this one.
       add column exchange_for text,
       add foreign key (tenant_id, exchange_for) references orders not valid,
       drop constraint orders_status_check,
       add constraint orders_status_check check (status in ('awaiting_scan', 'part_scanned', 'scanned',
         'awaiting_booking', 'awaiting_reply', 'booked', 'planned', 'out_for_delivery', 'delivered', 'collected',
         'failed_attempt', 'on_hold', 'cancelled', 'returned')) not valid;

     alter index order_states_to_erase rename to order_states_were_to_erase;

     alter table pieces
       drop constraint pieces_status_check,
       add constraint pieces_status_check check (status in ('awaiting_scan', 'at_depot', 'on_van', 'delivered',
         'collected', 'missing', 'damaged', 'returned')) not valid;
     alter table scans
       drop constraint scans_type_check,
       add constraint scans_type_check check (type in ('depot_in', 'load_to_van', 'unload', 'collected', 'damaged',
         'missing', 'depot_out')) not valid;`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'orders_in_exchange',
    'orders (tenant_id, exchange_for) where exchange_for is not null',
    'unique index',
  );
  await createIndex(
    db,
    'orders_collections',
    `orders (tenant_id, created_at desc, id desc) where type = 'collection'`,
  );
  await createIndex(
    db,
    'order_states_to_erase',
    `order_states (tenant_id, updated_at)
       where erased_at is null and status in ('delivered', 'collected', 'cancelled', 'returned')`,
  );
  await run(db, 'drop index concurrently if exists order_states_were_to_erase');
  await validate(
    db,
    'orders',
    'orders_type_check',
    'orders_tenant_id_exchange_for_fkey',
    'orders_status_check',
  );
  // Few scans are of goods that leave for their shipper; the others write nothing here.
  await createIndex(db, 'scans_out', `scans (tenant_id, at) where type = 'depot_out'`);
  await validate(db, 'pieces', 'pieces_status_check');
  await validate(db, 'scans', 'scans_type_check');
}
