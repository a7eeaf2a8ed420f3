/** Rows of scans, and of pieces as scans change them: a whole batch in a handful of statements. */
import { type Selectable, sql } from 'kysely';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { ScanType } from '../../domain/piece.js';

export type PieceRow = Pick<
  Selectable<DB['pieces']>,
  'id' | 'order_id' | 'barcode' | 'status' | 'last_scan' | 'last_scan_at'
>;

/** The ids of the orders that these barcodes belong to. */
export async function listOrderIdsOf(scope: Scope, barcodes: readonly string[]): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('pieces')
    .select('order_id')
    .distinct()
    .where(sql<boolean>`barcode = any(${barcodes})`)
    .execute();
  return rows.map((row) => row.order_id);
}

/** All pieces of these orders (locked before): those scanned, and those that count towards an order's total. */
export async function listPiecesOf(scope: Scope, orders: readonly string[]): Promise<PieceRow[]> {
  return scope.trx
    .selectFrom('pieces')
    .select(['id', 'order_id', 'barcode', 'status', 'last_scan', 'last_scan_at'])
    .where(sql<boolean>`order_id = any(${orders})`)
    .execute();
}

export type ScanRecord = {
  piece: string;
  type: ScanType;
  depot: string | null;
  vehicle: string | null;
  at: Date;
  photo_ids: string[];
};

/** Adds scans to the history. */
export async function insertScans(scope: Scope, scans: readonly ScanRecord[]): Promise<void> {
  if (scans.length === 0) return;
  const rows = scans.map((scan) => ({
    ...scan,
    tenant_id: scope.tenant.id,
    id: scope.newId('scan'),
    actor: scope.actor,
    created_at: scope.now,
  }));
  await sql`insert into scans select * from jsonb_populate_recordset(null::scans, ${json(rows)}::jsonb)`.execute(
    scope.trx,
  );
}

/** Writes the state of pieces. */
export async function updatePieces(scope: Scope, pieces: readonly PieceRow[]): Promise<void> {
  if (pieces.length === 0) return;
  await sql`
    update pieces p set status = v.status, last_scan = v.last_scan, last_scan_at = v.last_scan_at
    from jsonb_populate_recordset(null::pieces, ${json(pieces)}::jsonb) v
    where p.tenant_id = ${scope.tenant.id} and p.id = v.id`.execute(scope.trx);
}

/** Those of the ids that exist and are not archived. */
export async function listKnown(
  scope: Scope,
  table: 'depots' | 'vehicles',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}
