/** Collections: orders whose goods are fetched from their recipient, alone or in exchange for a delivery. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders
       add column type text not null default 'delivery' check (type in ('delivery', 'collection')),
       -- The order of the other type that is visited together with this one; that one names this one.
       add column exchange_for text,
       add foreign key (tenant_id, exchange_for) references orders,
       drop constraint orders_status_check,
       add constraint orders_status_check check (status in ('awaiting_scan', 'part_scanned', 'scanned',
         'awaiting_booking', 'awaiting_reply', 'booked', 'planned', 'out_for_delivery', 'delivered', 'collected',
         'failed_attempt', 'on_hold', 'cancelled', 'returned'));
     create unique index orders_in_exchange on orders (tenant_id, exchange_for) where exchange_for is not null;
     create index orders_collections on orders (tenant_id, created_at desc, id desc) where type = 'collection';

     drop index order_states_to_erase;
     create index order_states_to_erase on order_states (tenant_id, updated_at)
       where erased_at is null and status in ('delivered', 'collected', 'cancelled', 'returned');

     alter table pieces
       drop constraint pieces_status_check,
       add constraint pieces_status_check check (status in ('awaiting_scan', 'at_depot', 'on_van', 'delivered',
         'collected', 'missing', 'damaged', 'returned'));
     alter table scans
       drop constraint scans_type_check,
       add constraint scans_type_check check (type in ('depot_in', 'load_to_van', 'unload', 'collected', 'damaged',
         'missing', 'depot_out'));`,
  );
}
