/** Rows of pieces, the units of an order's goods, and of their scans. A piece's status is written only here. */
import { type Selectable, sql } from 'kysely';
import { COLUMNS } from '../db/columns.js';
import { insertFrom } from '../db/insert.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { typesOf, unnest } from '../db/unnest.js';
import { pieceNumber, type ScanType } from '../domain/goods.js';
import { advance, decide } from '../domain/states/machine.js';
import { PIECE_MACHINE, type PieceEvent, type PieceStatus } from '../domain/states/piece.js';
import type { Piece } from '../resources/piece.js';
import { known } from '../resources/schema-helpers.js';
import { pageOf, type Page, type PageQuery } from '../db/paging.js';
import { ID_PREFIXES } from '../domain/ids.js';
import type { PieceScan } from '../resources/scan.js';

/** A piece's row with the scan that led to its state. */
export type PieceRow = Selectable<DB['pieces']> & {
  scan_type: ScanType | null;
  scan_at: Date | null;
  scan_depot: string | null;
  scan_vehicle: string | null;
};

/** Lists the pieces of an order, by number. */
export async function listPieces(scope: Scope, order: string): Promise<PieceRow[]> {
  return scope.trx
    .selectFrom('pieces')
    .leftJoin('scans', (join) =>
      join
        .onRef('scans.tenant_id', '=', 'pieces.tenant_id')
        .onRef('scans.piece', '=', 'pieces.id')
        .onRef('scans.id', '=', 'pieces.last_scan'),
    )
    .selectAll('pieces')
    .select(['scans.type as scan_type', 'scans.at as scan_at'])
    .select(['scans.depot as scan_depot', 'scans.vehicle as scan_vehicle'])
    .where('pieces.order_id', '=', order)
    .orderBy('pieces.number')
    .execute();
}

export function pieceView(row: PieceRow): Piece {
  return {
    id: row.id,
    object: 'piece',
    barcode: row.barcode,
    number: pieceNumber(row.number, row.total),
    status: row.status,
    last_scan:
      row.scan_at && row.scan_type
        ? {
            type: row.scan_type,
            at: row.scan_at.toISOString(),
            ...known({ depot: row.scan_depot, vehicle: row.scan_vehicle }),
          }
        : null,
  };
}

export type UndeliveredPiece = Pick<
  Selectable<DB['pieces']>,
  'order_id' | 'barcode' | 'number' | 'total' | 'status'
> & { depot: string | null };

/** The depot that a piece is at. Looked up only for pieces whose place matters, because the history is long. */
const standingAt = sql<string | null>`case when pieces.status = 'at_depot' then (
  select s.depot from scans s
  where (s.tenant_id, s.piece, s.id) = (pieces.tenant_id, pieces.id, pieces.last_scan)) end`.as('depot');

/** Lists the pieces of these orders that are still to be handed over, by number. */
export async function listUndelivered(scope: Scope, orders: readonly string[]): Promise<UndeliveredPiece[]> {
  return scope.trx
    .selectFrom('pieces')
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'pieces.order_id'))
    .select(['order_id', 'barcode', 'number', 'total', 'pieces.status', standingAt])
    .where(sql<boolean>`order_id = any(${orders})`)
    .where(sql<boolean>`not orders.delivered_pieces @> to_jsonb(pieces.number)`)
    .orderBy('order_id')
    .orderBy('number')
    .execute();
}

/** A piece with the depot that it is at, by its last scan; null when it is at none. */
export type ScannedPiece = Pick<
  Selectable<DB['pieces']>,
  'id' | 'order_id' | 'barcode' | 'status' | 'last_scan_at'
> & { depot: string | null };

/**
 * Lists all pieces of these locked orders: those scanned, and those that count towards an order's total. Of two with
 * the same barcode the one whose order is not closed comes last.
 */
export async function listPiecesOf(scope: Scope, orders: readonly string[]): Promise<ScannedPiece[]> {
  return scope.trx
    .selectFrom('pieces')
    .select(['id', 'order_id', 'barcode', 'status', 'last_scan_at', standingAt])
    .where(sql<boolean>`order_id = any(${orders})`)
    .orderBy('barcode_free', 'desc')
    .execute();
}

/** Moves pieces of locked orders by one event, in one statement. Resolves to them as they are now. */
export async function movePieces<Piece extends Pick<ScannedPiece, 'id' | 'status'>>(
  scope: Scope,
  pieces: readonly Piece[],
  event: PieceEvent,
): Promise<Piece[]> {
  const moved = pieces.map((piece) => ({ ...piece, status: advance(PIECE_MACHINE, piece, event) }));
  if (moved.length === 0) return [];
  const rows: readonly Pick<ScannedPiece, 'id' | 'status'>[] = moved;
  await sql`
    update pieces p set status = v.status from ${unnest('v', rows, typesOf('pieces', ['id', 'status']))}
    where p.tenant_id = ${scope.tenant.id} and p.id = v.id`.execute(scope.trx);
  return moved;
}

/** Divides the pieces of a locked order: those of `moving` become another order's. Both are renumbered, from one. */
export async function dividePieces(
  scope: Scope,
  pieces: readonly Pick<PieceRow, 'id' | 'number'>[],
  { from, to, moving }: { from: string; to: string; moving: ReadonlySet<string> },
): Promise<void> {
  const numbered = (order: string, own: readonly Pick<PieceRow, 'id'>[]) =>
    own.map(({ id }, index) => ({ id, order_id: order, number: index + 1, total: own.length }));
  const rows = [
    ...numbered(
      from,
      pieces.filter(({ id }) => !moving.has(id)),
    ),
    ...numbered(
      to,
      pieces.filter(({ id }) => moving.has(id)),
    ),
  ];
  // Move the numbers out of the way first: no two pieces of an order may share one, even for a moment.
  await sql`update pieces set number = -number where order_id = ${from}`.execute(scope.trx);
  await sql`
    update pieces p set order_id = v.order_id, number = v.number, total = v.total
    from ${unnest('v', rows, typesOf('pieces', ['id', 'order_id', 'number', 'total']))}
    where p.tenant_id = ${scope.tenant.id} and p.id = v.id`.execute(scope.trx);
}

/** An accepted scan of a piece whose order is locked. */
export type Scan = {
  /** As it was sent. */
  barcode: string;
  piece: ScannedPiece;
  type: ScanType;
  depot: string | null;
  vehicle: string | null;
  at: Date;
  photo_ids: string[] | null;
  /** Records that a damaged piece has been repaired. */
  repaired: boolean;
};

/**
 * Moves pieces by their scans, in the sequence given, and adds the scans to the history, all in one statement.
 * Resolves to the pieces that were moved, by id, and to the scans that did nothing because their piece is damaged.
 */
export async function moveScanned(
  scope: Scope,
  scans: readonly Scan[],
): Promise<{ moved: Map<string, ScannedPiece>; inVain: Set<Scan> }> {
  const { now: moved, rows, inVain } = playScans(scans);
  if (rows.length === 0) return { moved, inVain };
  const tenant = scope.tenant.id;
  const scan = unnest('s', rows, {
    ...typesOf('scans', ['piece', 'type', 'depot', 'vehicle', 'at', 'photo_ids']),
    becomes: COLUMNS.pieces.status,
  });
  await sql`
    with scan as materialized (
      select *, uuidv7() as id from ${scan}
    ), history as (
      ${insertFrom(scope, 'scans', sql`scan`, { same: { actor: scope.actor.id, created_at: scope.now } })}
    )
    update pieces p set status = s.becomes, last_scan = s.id, last_scan_at = s.at
    from scan s
    where p.tenant_id = ${tenant} and p.id = s.piece and s.becomes is not null`.execute(scope.trx);
  return { moved, inVain };
}

/** A scan's row; `becomes` is the final state of its piece, on the scan that led to it. */
type ScanRow = Omit<Scan, 'piece'> & { piece: string; becomes: PieceStatus | null };

/** Computes the effect of scans on pieces. A scan older than the piece's last one only goes into the history. */
function playScans(scans: readonly Scan[]): {
  now: Map<string, ScannedPiece>;
  rows: ScanRow[];
  inVain: Set<Scan>;
} {
  const now = new Map<string, ScannedPiece>();
  const inVain = new Set<Scan>();
  // The last scan of each piece that decided its state.
  const deciding = new Map<string, Scan>();
  for (const scan of scans) {
    const piece = now.get(scan.piece.id) ?? scan.piece;
    if (piece.last_scan_at !== null && scan.at < piece.last_scan_at) continue;
    const decision = decide(PIECE_MACHINE, soundAgain(piece.status, scan), scan.type);
    if (!decision.ok) continue;
    if (decision.next === 'damaged' && scan.type !== 'damaged') inVain.add(scan);
    now.set(piece.id, { ...piece, status: decision.next, depot: scan.depot, last_scan_at: scan.at });
    deciding.set(piece.id, scan);
  }
  const rows = scans.map((scan) => {
    const decides = deciding.get(scan.piece.id) === scan;
    return {
      ...scan,
      piece: scan.piece.id,
      becomes: decides ? (now.get(scan.piece.id)?.status ?? null) : null,
    };
  });
  return { now, rows, inVain };
}

/** Returns the state of a piece after a scan's `repaired`, if it has that. */
function soundAgain(status: PieceStatus, { repaired }: Scan): PieceStatus {
  const decision = repaired ? decide(PIECE_MACHINE, status, 'repaired') : undefined;
  return decision?.ok ? decision.next : status;
}

type ListedScan = {
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

export async function findBarcode(scope: Scope, piece: string): Promise<string | undefined> {
  const row = await scope.trx
    .selectFrom('pieces')
    .select('barcode')
    .where('id', '=', piece)
    .executeTakeFirst();
  return row?.barcode;
}

const SCAN = sql`${sql.lit(`${ID_PREFIXES.scan}_`)} || scans.id as id, scans.piece, scans.type, scans.at, scans.depot,
  scans.vehicle, coalesce(scans.photo_ids, '[]'::jsonb) as photo_ids, scans.actor`;

/** Lists the latest scan of each of these pieces that has any. */
export async function listLastScans(scope: Scope, pieces: readonly string[]): Promise<ListedScan[]> {
  const { rows } = await sql<ListedScan>`
    select ${SCAN}, p.barcode from pieces p join lateral (
      select s.* from scans s where (s.tenant_id, s.piece) = (p.tenant_id, p.id) order by s.at desc, s.id desc limit 1
    ) scans on true
    where p.tenant_id = ${scope.tenant.id} and p.id = any(${[...new Set(pieces)]})
    order by p.id`.execute(scope.trx);
  return rows;
}

/** Lists a page of a piece's scans, the latest first. A piece has a handful, so they are read as a whole. */
export async function listScans(
  scope: Scope,
  { piece, barcode }: { piece: string; barcode: string },
  query: PageQuery,
): Promise<Page<ListedScan>> {
  const { rows } = await sql<ListedScan>`
    select ${SCAN}, ${barcode}::text as barcode from scans where tenant_id = ${scope.tenant.id} and piece = ${piece}
    order by scans.at desc, scans.id desc`.execute(scope.trx);
  return pageOf(rows, ({ id }) => id, query);
}

export function scanView(row: ListedScan): PieceScan {
  return { ...row, object: 'scan', at: row.at.toISOString() };
}
