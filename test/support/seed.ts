/**
 * Inserts many orders at once, bypassing the API's rate limit: rows as the commands write them, with all goods in the
 * depot.
 */
import type pg from 'pg';
import { newId } from '../../src/runtime/new-id.js';

export type SeededOrder = { id: string; phone: string };

/** Numbers after the end of Ofcom's drama range; they exist only in the test providers. */
const phoneOf = (index: number): string => `+4477009${String(10_000 + index).padStart(5, '0')}`;

/**
 * Adds `count` scanned orders of one piece each, every one with its own phone number, starting at index `from`. No
 * workflow is signalled; it starts with the first request.
 */
export async function seedScannedOrders(
  owner: pg.Pool,
  { tenant, depot, shipper }: { tenant: string; depot: string; shipper: string },
  count: number,
  from = 0,
): Promise<SeededOrder[]> {
  const orders = Array.from({ length: count }, (_, index) => ({
    id: newId('order'),
    piece: newId('piece'),
    phone: phoneOf(from + index),
    reference: `SEED-${from + index}`,
  }));
  await owner.query(
    `with made as (
       select * from jsonb_to_recordset($4::jsonb) as o (id text, piece text, phone text, reference text)
     ), added as (
       insert into orders (tenant_id, id, reference, shipper, depot, status, recipient, items, service, postcode_key,
         latitude, longitude, pieces_expected, pieces_scanned, scanned_at, created_at, updated_at)
       select $1, id, reference, $3, $2, 'scanned',
         jsonb_build_object('name', 'Ann', 'phone', phone, 'address',
           jsonb_build_object('line1', '1 Rose Lane', 'town', 'London', 'postcode', 'SE2 9NL', 'country', 'GB')),
         '[{"description": "Chair", "pieces": 1}]', '{"crew": 1, "assembly": false, "remove_packaging": false, "disposal": false}',
         'SE29NL', 51.49, 0.11, 1, 1, now(), now(), now()
       from made returning id
     )
     insert into pieces (tenant_id, id, order_id, barcode, number, total, status)
     select $1, piece, id, upper(piece), 1, 1, 'at_depot' from made`,
    [tenant, depot, shipper, JSON.stringify(orders)],
  );
  return orders.map(({ id, phone }) => ({ id, phone }));
}
