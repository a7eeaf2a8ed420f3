/** Rows of scans, and of pieces as scans change them: a whole batch in a handful of statements. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { unnest } from '../../db/unnest.js';
import type { PieceStatus, ScanType } from '../../domain/piece.js';

export type ScannedPiece = Pick<
  Selectable<DB['pieces']>,
  'id' | 'order_id' | 'barcode' | 'status' | 'last_scan_at'
>;

/** All pieces of these orders (locked before): those scanned, and those that count towards an order's total. */
export async function listPiecesOf(scope: Scope, orders: readonly string[]): Promise<ScannedPiece[]> {
  return scope.trx
    .selectFrom('pieces')
    .select(['id', 'order_id', 'barcode', 'status', 'last_scan_at'])
    .where(sql<boolean>`order_id = any(${orders})`)
    .execute();
}

/** A scan for the history; `becomes` is the state that its piece has after the batch, on the scan that led to it. */
export type ScanRecord = {
  piece: string;
  type: ScanType;
  depot: string | null;
  vehicle: string | null;
  at: Date;
  photo_ids: string[] | null;
  becomes: PieceStatus | null;
};

/** Adds scans to the history, and writes the state of the pieces that they changed. */
export async function insertScans(scope: Scope, scans: readonly ScanRecord[]): Promise<void> {
  if (scans.length === 0) return;
  const tenant = scope.tenant.id;
  const scan = unnest('s', scans, {
    piece: 'text',
    type: 'text',
    depot: 'text',
    vehicle: 'text',
    at: 'timestamptz',
    photo_ids: 'jsonb',
    becomes: 'text',
  });
  await sql`
    with scan as materialized (
      select *, uuidv7() as id from ${scan}
    ), history as (
      insert into scans (tenant_id, piece, id, type, depot, vehicle, at, photo_ids, actor, created_at)
      select ${tenant}, piece, id, type, depot, vehicle, at, photo_ids, ${scope.actor}, ${scope.now} from scan
    )
    update pieces p set status = s.becomes, last_scan = s.id, last_scan_at = s.at
    from scan s
    where p.tenant_id = ${tenant} and p.id = s.piece and s.becomes is not null`.execute(scope.trx);
}

/** Writes the status of pieces. */
export async function updatePieces(
  scope: Scope,
  pieces: readonly Pick<ScannedPiece, 'id' | 'status'>[],
): Promise<void> {
  if (pieces.length === 0) return;
  await sql`
    update pieces p set status = v.status from ${unnest('v', pieces, { id: 'text', status: 'text' })}
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
