/** Barcodes of shippers: of a courier's orders that are not closed, no two have the same one. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table pieces add column barcode_free boolean not null default false;
     create unique index pieces_live_barcode on pieces (tenant_id, barcode) where not barcode_free;
     create index pieces_barcode on pieces (tenant_id, barcode);
     alter table pieces drop constraint pieces_tenant_id_barcode_key;
     -- Null for a line of JSON, which is an order of its own.
     alter table import_rows alter column more_rows drop not null;`,
  );
}
