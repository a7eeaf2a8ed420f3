/** Barcodes of shippers: of a courier's orders that are not closed, no two have the same one. */
import type { Kysely } from 'kysely';
import { createIndex, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table pieces add column barcode_free boolean not null default false;
     -- Null for a line of JSON, which is an order of its own.
     alter table import_rows alter column more_rows drop not null;`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'pieces_live_barcode',
    'pieces (tenant_id, barcode) where not barcode_free',
    'unique index',
  );
  await createIndex(db, 'pieces_barcode', 'pieces (tenant_id, barcode)');
  await run(db, 'alter table pieces drop constraint if exists pieces_tenant_id_barcode_key');
}
