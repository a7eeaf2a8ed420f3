/** What was delivered of an order, orders that are the office's, and runs that the sandbox drives. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders
       -- Numbers of the pieces that were handed over.
       add column delivered_pieces jsonb not null default '[]',
       -- Nothing asks the recipient by itself, until a person asks or books.
       add column left_to_office boolean not null default false;

     alter table runs
       -- When the van leaves, a second of the run's day, where that is known to be later than planned.
       add column leaves_second integer,
       -- What the sandbox drives it by, and where it is on its way; null when nobody or a driver does.
       add column rehearsal jsonb;

     -- Of orders that may be tried again. Those that were delivered whole need no count.
     update orders o set delivered_pieces = p.numbers
     from (
       select tenant_id, order_id, jsonb_agg(number order by number) as numbers
       from pieces where status = 'delivered' group by tenant_id, order_id
     ) p
     where (p.tenant_id, p.order_id) = (o.tenant_id, o.id) and o.status not in ('delivered', 'cancelled', 'returned');

     -- A proof now names what was handed over; until now, all of it went unnamed.
     update stops s set proof = coalesce(s.proof, '{}') || jsonb_build_object('pieces_delivered', p.barcodes)
     from (
       select tenant_id, order_id, jsonb_agg(barcode order by number) as barcodes
       from pieces where status = 'delivered' group by tenant_id, order_id
     ) p
     where (p.tenant_id, p.order_id) = (s.tenant_id, s.order_id)
       and s.status = 'completed' and not coalesce(s.proof, '{}') ? 'pieces_delivered';`,
  );
}
