/** Scans of a piece, to be read; they are written with its state, in pieces.ts. */
import { sql } from 'kysely';
import { pageOf, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { ID_PREFIXES } from '../domain/ids.js';
import type { ScanType } from '../domain/goods.js';
import type { PieceScan } from '../resources/scan.js';

type ScanRow = {
  id: string;
  piece: string;
  barcode: string;
  type: ScanType;
  at: Date;
  depot: string | null;
  vehicle: string | null;
  photo_ids: string[];
  actor: string;
};

/** Returns a piece's barcode, or undefined. */
export async function findBarcode(scope: Scope, piece: string): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('pieces')
    .select('barcode')
    .where('id', '=', piece)
    .executeTakeFirst();
  return row?.barcode;
}

/** Lists a page of a piece's scans, the latest first. A piece has a handful, so they are read as a whole. */
export async function listScans(
  scope: Scope,
  { piece, barcode }: { piece: string; barcode: string },
  query: PageQuery,
): Promise<Page<ScanRow>> {
  const { rows } = await sql<ScanRow>`
    select ${sql.lit(`${ID_PREFIXES.scan}_`)} || id as id, piece, ${barcode}::text as barcode, type, at, depot, vehicle,
      coalesce(photo_ids, '[]'::jsonb) as photo_ids, actor
    from scans where tenant_id = ${scope.tenant.id} and piece = ${piece}
    order by scans.at desc, scans.id desc`.execute(scope.trx);
  return pageOf(rows, ({ id }) => id, query);
}

/** Returns a scan's row as the resource. */
export function scanView(row: ScanRow): PieceScan {
  return { ...row, object: 'scan', at: row.at.toISOString() };
}
