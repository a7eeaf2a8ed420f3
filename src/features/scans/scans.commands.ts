/** POST /scans: what became of pieces at the depot, and of the orders that they make up. */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AWAITING_GOODS, type OrderEvent } from '../../domain/order.js';
import { decidePiece, IN_HAND, MAX_SCAN_AHEAD_MS, type ScanRejection } from '../../domain/piece.js';
import { closeRequests, insertRequests } from '../bookings/requests.store.js';
import { applyOrders, type OrderMove } from '../orders/orders.apply.js';
import { lockOrdersOfPieces, type OrderRow, orderView } from '../orders/orders.store.js';
import { requirePhotos } from '../photos/photos.commands.js';
import { listAutomaticShippers } from '../shippers/shippers.store.js';
import type { ScanInput } from './scans.schemas.js';
import { insertScans, listKnown, listPiecesOf, type ScannedPiece, type ScanRecord } from './scans.store.js';

type Rejected = { barcode: string; reason: ScanRejection };

/**
 * Takes a batch of scans in their sequence. What cannot be taken is listed in `rejected` and fails nothing else.
 * The last expected piece of an order makes it `scanned`, once, and asks its recipient if the shipper wants that.
 * 422 `unknown_reference` for a photo that does not exist.
 */
export async function recordScans(scope: Scope, { body }: { body: { scans: ScanInput[] } }) {
  await requirePhotos(
    scope,
    body.scans.flatMap(({ photo_ids = [] }, scan) =>
      photo_ids.map((id, index) => ({ id, param: `scans[${scan}].photo_ids[${index}]` })),
    ),
  );
  const orders = await lockOrdersOfPieces(
    scope,
    body.scans.map((scan) => scan.barcode),
  );
  const pieces = await listPiecesOf(
    scope,
    orders.map((order) => order.id),
  );
  const known = await listReferences(scope, body.scans);

  const batch = takeScans(scope, body.scans, { orders, pieces, known });
  await insertScans(scope, batch.records);
  const completed = await countPieces(scope, orders, pieces, batch.touched);
  return { accepted: batch.records.length, rejected: batch.rejected, orders_completed: completed };
}

type Known = { depots: Set<string>; vehicles: Set<string> };

async function listReferences(scope: Scope, scans: readonly ScanInput[]): Promise<Known> {
  const ids = (key: 'depot' | 'vehicle') => [...new Set(scans.flatMap((scan) => scan[key] ?? []))];
  return {
    depots: await listKnown(scope, 'depots', ids('depot')),
    vehicles: await listKnown(scope, 'vehicles', ids('vehicle')),
  };
}

/** Plays the scans onto the pieces, in memory. `touched` holds what happened to the goods of each order. */
function takeScans(
  scope: Scope,
  scans: readonly ScanInput[],
  { orders, pieces, known }: { orders: readonly OrderRow[]; pieces: readonly ScannedPiece[]; known: Known },
) {
  const pieceOf = new Map(pieces.map((piece) => [piece.barcode, piece]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const rejected: Rejected[] = [];
  const records: ScanRecord[] = [];
  // The last scan of each piece that said what becomes of it.
  const deciding = new Map<ScannedPiece, ScanRecord>();
  const touched = new Map<string, { lost: boolean }>();

  for (const scan of scans) {
    const piece = pieceOf.get(scan.barcode);
    const order = piece && orderOf.get(piece.order_id);
    const at = scan.at === undefined ? scope.now : new Date(scan.at);
    const reason = rejection(scope, scan, at, piece, order, known);
    if (!piece || !order || reason) {
      rejected.push({ barcode: scan.barcode, reason: reason ?? 'unknown_barcode' });
      continue;
    }
    const depot = scan.depot ?? (scan.type === 'load_to_van' ? null : order.depot);
    const record: ScanRecord = {
      piece: piece.id,
      type: scan.type,
      depot,
      vehicle: scan.vehicle ?? null,
      at,
      photo_ids: scan.photo_ids ?? null,
      becomes: null,
    };
    records.push(record);
    // A scan older than the last one is history only.
    if (piece.last_scan_at !== null && at < piece.last_scan_at) continue;
    const decision = decidePiece(piece.status, scan.type);
    if (!decision.ok) continue;
    const lost = decision.changed && (decision.next === 'missing' || decision.next === 'damaged');
    touched.set(order.id, { lost: lost || (touched.get(order.id)?.lost ?? false) });
    piece.status = decision.next;
    piece.last_scan_at = at;
    deciding.set(piece, record);
  }
  for (const [piece, record] of deciding) record.becomes = piece.status;
  return { rejected, records, touched };
}

function rejection(
  scope: Scope,
  scan: ScanInput,
  at: Date,
  piece: ScannedPiece | undefined,
  order: OrderRow | undefined,
  known: Known,
): ScanRejection | null {
  if (!piece || !order) return 'unknown_barcode';
  if (order.status === 'cancelled') return 'order_cancelled';
  if (piece.status === 'delivered') return 'already_delivered';
  if (scan.depot !== undefined && !known.depots.has(scan.depot)) return 'unknown_depot';
  if (scan.vehicle !== undefined && !known.vehicles.has(scan.vehicle)) return 'unknown_vehicle';
  if (at.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) return 'at_in_future';
  return null;
}

/** Counts what each touched order has in hand, and moves it. Resolves to the orders that this made complete. */
async function countPieces(
  scope: Scope,
  orders: readonly OrderRow[],
  pieces: readonly ScannedPiece[],
  touched: ReadonlyMap<string, { lost: boolean }>,
): Promise<string[]> {
  const inHand = new Map<string, number>();
  for (const piece of pieces) {
    if (IN_HAND.includes(piece.status)) inHand.set(piece.order_id, (inHand.get(piece.order_id) ?? 0) + 1);
  }
  const moves: OrderMove[] = [];
  const completed: string[] = [];
  for (const order of orders) {
    const goods = touched.get(order.id);
    if (!goods) continue;
    const scanned = inHand.get(order.id) ?? 0;
    const what = eventOf(order, scanned, goods.lost);
    const first = scanned === order.pieces_expected && order.scanned_at === null;
    if (first || what.event === 'all_pieces_in') completed.push(order.id);
    moves.push({
      order,
      ...what,
      changes: { pieces_scanned: scanned, ...(first ? { scanned_at: scope.now } : {}) },
    });
  }
  const lost = moves.filter((move) => move.event === 'piece_lost');
  await closeRequests(
    scope,
    lost.map((move) => move.order.id),
  );
  const requests = await askAutomatically(scope, moves);
  const moved = await applyOrders(
    scope,
    moves.map((move): OrderMove => {
      const ref = requests.get(move.order.id);
      if (ref !== undefined) return { ...move, tell: { type: 'booking_requested', ref } };
      return move.event === 'piece_lost' ? { ...move, tell: { type: 'request_closed', ref: null } } : move;
    }),
  );
  await recordEvents(
    scope,
    moved
      .filter((order, index) => order.scanned_at !== null && moves[index]?.order.scanned_at === null)
      .map((order) => ({ type: 'order.scanned' as const, subject: order.id, data: orderView(scope, order) })),
  );
  return completed;
}

/** What scans mean to an order in its present state; nothing, when it does not wait for goods. */
function eventOf(order: OrderRow, scanned: number, lost: boolean): { event?: OrderEvent } {
  if (AWAITING_GOODS.includes(order.status)) {
    if (scanned === order.pieces_expected) return { event: 'all_pieces_in' };
    return scanned > 0 ? { event: 'some_pieces_in' } : {};
  }
  const short = lost && scanned < order.pieces_expected;
  return short && (order.status === 'scanned' || order.status === 'awaiting_reply')
    ? { event: 'piece_lost' }
    : {};
}

/** Booking requests for orders that are now scanned, of shippers who want them sent automatically. */
async function askAutomatically(scope: Scope, moves: readonly OrderMove[]): Promise<Map<string, string>> {
  const scanned = moves.filter((move) => move.event === 'all_pieces_in').map((move) => move.order);
  if (scanned.length === 0) return new Map();
  const shippers = [...new Set(scanned.map((order) => order.shipper))];
  const automatic = await listAutomaticShippers(scope, shippers);
  return insertRequests(
    scope,
    scanned
      .filter((order) => automatic.has(order.shipper))
      .map((order) => ({ order: order.id, kind: 'booking' })),
  );
}
