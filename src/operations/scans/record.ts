/** POST /scans: records what happened to pieces, and moves their orders. */
import type { Scope } from '../../db/scope.js';
import { MAX_SCAN_AHEAD_MS, type ScanRejection, type ScanType } from '../../domain/goods.js';
import { RETURNING } from '../../domain/states/order.js';
import type { Recount } from '../../records/orders/goods.js';
import { recountGoods } from '../bookings/recount-goods.js';
import { lockOrdersOfPieces, type OrderRow } from '../../records/orders/rows.js';
import {
  listLastScans,
  listPiecesOf,
  moveScanned,
  type Scan,
  type ScannedPiece,
  scanView,
} from '../../records/pieces.js';
import { codeOf } from '../../records/barcodes.js';
import { listKnown } from '../../records/references.js';
import { listVehiclesOfRoutes } from '../../records/routes.js';
import type { ScanInput, ScanResult } from './schemas.js';

/** A scan with its piece's code as stored; `barcode` is what was sent, which the answer repeats. */
type GivenScan = ScanInput & { code: string };

type Rejected = { barcode: string; reason: ScanRejection };
type Warning = NonNullable<ScanResult['warnings']>[number];

/**
 * Records a batch of scans in their sequence. A scan that cannot be accepted is listed in `rejected` and fails nothing
 * else; one that puts a piece where it does not belong is accepted with a warning. `recountGoods` moves the orders
 * accordingly. An order without a depot is assigned to the one where its goods came in.
 */
export async function recordScans(
  scope: Scope,
  { body }: { body: { scans: ScanInput[]; earlier?: boolean | undefined } },
): Promise<ScanResult> {
  const scans = body.scans.map((scan): GivenScan => ({ ...scan, code: codeOf(scope, scan.barcode) }));
  const orders = await lockOrdersOfPieces(
    scope,
    scans.map(({ code }) => code),
  );
  const pieces = await listPiecesOf(
    scope,
    orders.map((order) => order.id),
  );
  const known = await listReferences(scope, scans);

  const { taken, rejected } = takeScans(scope, scans, { orders, pieces, known });
  const earlier = body.earlier
    ? await listLastScans(
        scope,
        taken.map(({ piece }) => piece.id),
      )
    : undefined;
  const { moved, inVain } = await moveScanned(scope, taken);
  const homes = homesOf(orders, taken);
  const counted = await recountGoods(scope, recountsOf(orders, pieces, { taken, moved, homes }));
  const warnings = await warningsOf(scope, orders, { taken, homes, inVain });
  scope.outcome.detail = scannedWords(taken);
  return {
    accepted: taken.length,
    rejected,
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(earlier && { earlier: earlier.map(scanView) }),
    orders_completed: counted.filter(({ completes }) => completes).map(({ order }) => order.id),
  };
}

/** Most barcodes that the audit log names of a batch. */
const MAX_NAMED = 10;

/** Returns the pieces of a batch with what happened to each: `0123 depot in, 0124 damaged`. */
function scannedWords(taken: readonly Scan[]): string | null {
  const named = taken
    .slice(0, MAX_NAMED)
    .map(({ barcode, type }) => `${barcode} ${type.replaceAll('_', ' ')}`);
  const rest = taken.length - named.length;
  return taken.length === 0 ? null : [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/** Returns each order's depot; for an order that had none, the one where its goods came in. */
function homesOf(orders: readonly OrderRow[], taken: readonly Scan[]): Map<string, string | null> {
  const cameIn = new Map(
    taken.flatMap(({ piece, type, depot }) =>
      type === 'depot_in' && depot !== null ? [[piece.order_id, depot] as const] : [],
    ),
  );
  return new Map(orders.map(({ id, depot }) => [id, depot ?? cameIn.get(id) ?? null]));
}

/** Returns the orders to count: those of the pieces that moved. */
function recountsOf(
  orders: readonly OrderRow[],
  pieces: readonly ScannedPiece[],
  {
    taken,
    moved,
    homes,
  }: {
    taken: readonly Scan[];
    moved: ReadonlyMap<string, ScannedPiece>;
    homes: ReadonlyMap<string, string | null>;
  },
): Recount[] {
  const scanned = new Set([...moved.values()].map((piece) => piece.order_id));
  const inbound = new Set(
    taken.filter(({ type }) => type === 'depot_in' || type === 'unload').map(({ piece }) => piece.order_id),
  );
  const piecesOf = new Map<string, { before: ScannedPiece; after: ScannedPiece }[]>();
  for (const before of pieces) {
    const each = { before, after: moved.get(before.id) ?? before };
    piecesOf.set(before.order_id, [...(piecesOf.get(before.order_id) ?? []), each]);
  }
  return orders
    .filter(({ id }) => scanned.has(id))
    .map((order) => ({
      order,
      pieces: piecesOf.get(order.id) ?? [],
      home: homes.get(order.id) ?? null,
      cameIn: inbound.has(order.id),
    }));
}

/**
 * Lists scans that put a piece where it does not belong, at another depot or on another van than its route's, and those
 * that leave it damaged.
 */
async function warningsOf(
  scope: Scope,
  orders: readonly OrderRow[],
  {
    taken,
    homes,
    inVain,
  }: { taken: readonly Scan[]; homes: ReadonlyMap<string, string | null>; inVain: ReadonlySet<Scan> },
): Promise<Warning[]> {
  const routeOf = new Map(orders.map(({ id, route }) => [id, route]));
  const loaded = taken.filter(({ vehicle }) => vehicle !== null);
  const vans = await listVehiclesOfRoutes(scope, [
    ...new Set(loaded.flatMap(({ piece }) => routeOf.get(piece.order_id) ?? [])),
  ]);
  return taken.flatMap((scan): Warning[] => {
    const { piece, type, depot, vehicle } = scan;
    const about = { barcode: scan.barcode, order: piece.order_id };
    const warnings: Warning[] = inVain.has(scan) ? [{ ...about, reason: 'repaired_required' }] : [];
    if (type === 'load_to_van') {
      const van = vans.get(routeOf.get(about.order) ?? '');
      if (van === undefined || van === vehicle) return warnings;
      return [...warnings, { ...about, reason: 'wrong_vehicle', belongs_to: van }];
    }
    const home = homes.get(about.order) ?? null;
    const isHere = type === 'depot_in' || type === 'unload';
    if (home === null || depot === null || depot === home || !isHere) return warnings;
    return [...warnings, { ...about, reason: 'misrouted', belongs_to: home }];
  });
}

type Known = { depots: Set<string>; vehicles: Set<string> };

async function listReferences(scope: Scope, scans: readonly ScanInput[]): Promise<Known> {
  const ids = (key: 'depot' | 'vehicle') => [...new Set(scans.flatMap((scan) => scan[key] ?? []))];
  return {
    depots: await listKnown(scope, 'depots', ids('depot')),
    vehicles: await listKnown(scope, 'vehicles', ids('vehicle')),
  };
}

/** Splits the scans that can be accepted from those that cannot. */
function takeScans(
  scope: Scope,
  scans: readonly GivenScan[],
  { orders, pieces, known }: { orders: readonly OrderRow[]; pieces: readonly ScannedPiece[]; known: Known },
): { taken: Scan[]; rejected: Rejected[] } {
  const pieceOf = new Map(pieces.map((piece) => [piece.barcode, piece]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const rejected: Rejected[] = [];
  const taken: Scan[] = [];
  for (const scan of scans) {
    const piece = pieceOf.get(scan.code);
    const order = piece && orderOf.get(piece.order_id);
    const at = scan.at === undefined ? scope.now : new Date(scan.at);
    const reason = rejection(scope, { scan, at, piece, order }, known);
    if (!piece || !order || reason) {
      rejected.push({ barcode: scan.barcode, reason: reason ?? 'unknown_barcode' });
      continue;
    }
    taken.push({
      barcode: scan.barcode,
      piece,
      type: scan.type,
      depot: scan.depot ?? (scan.type === 'load_to_van' ? null : order.depot),
      vehicle: scan.vehicle ?? null,
      at,
      photo_ids: scan.photo_ids ?? null,
      repaired: scan.repaired === true,
    });
  }
  return { taken, rejected };
}

/** Goods of cancelled orders leave the van and go back to the shipper. */
const OF_CANCELLED: readonly ScanType[] = ['unload', 'depot_out'];

function rejection(
  scope: Scope,
  {
    scan,
    at,
    piece,
    order,
  }: { scan: ScanInput; at: Date; piece: ScannedPiece | undefined; order: OrderRow | undefined },
  known: Known,
): ScanRejection | null {
  if (!piece || !order) return 'unknown_barcode';
  if (order.status === 'cancelled' && !OF_CANCELLED.includes(scan.type)) return 'order_cancelled';
  if (scan.type === 'collected' && order.type !== 'collection') return 'not_a_collection';
  if (scan.type === 'depot_out' && !RETURNING.includes(order.status)) return 'not_going_back';
  if (piece.status === 'delivered') return 'already_delivered';
  if (scan.depot !== undefined && !known.depots.has(scan.depot)) return 'unknown_depot';
  if (scan.vehicle !== undefined && !known.vehicles.has(scan.vehicle)) return 'unknown_vehicle';
  if (at.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) return 'at_in_future';
  return null;
}
