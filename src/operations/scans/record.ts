/** POST /scans: what happened to pieces, and to the orders that they make up. */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { decideOrder, type OrderEvent } from '../../domain/states/order.js';
import { IN_HAND } from '../../domain/states/piece.js';
import { MAX_SCAN_AHEAD_MS, type ScanRejection } from '../../domain/goods.js';
import { insertRequests, moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrders, type OrderMove } from '../../records/orders/move.js';
import { lockOrdersOfPieces, type OrderRow } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { requirePhotos } from '../../records/photos.js';
import {
  listPiecesOf,
  type MovedPiece,
  moveScanned,
  type Scan,
  type ScannedPiece,
} from '../../records/pieces.js';
import { listKnown } from '../../records/references.js';
import { listAutomaticShippers } from '../../records/shippers.js';
import type { ScanInput } from './schemas.js';

type Rejected = { barcode: string; reason: ScanRejection };

/**
 * Records a batch of scans in their sequence. A scan that cannot be accepted is listed in `rejected` and fails
 * nothing else. The last expected piece of an order makes it `scanned`, once, and asks its recipient if the shipper
 * wants that. An order without a depot is assigned to the one where its goods came in. Throws 422 `unknown_reference`
 * for a photo that does not exist.
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

  const { taken, rejected } = takeScans(scope, body.scans, { orders, pieces, known });
  const moved = await moveScanned(scope, taken);
  const completed = await countPieces(scope, orders, pieces, { moved, depots: depotsOf(taken) });
  return { accepted: taken.length, rejected, orders_completed: completed };
}

/** Returns where goods came in, by order: the depot for an order that has none. */
function depotsOf(taken: readonly Scan[]): Map<string, string> {
  return new Map(
    taken.flatMap(({ piece, type, depot }) =>
      type === 'depot_in' && depot !== null ? [[piece.order_id, depot] as const] : [],
    ),
  );
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
  scans: readonly ScanInput[],
  { orders, pieces, known }: { orders: readonly OrderRow[]; pieces: readonly ScannedPiece[]; known: Known },
): { taken: Scan[]; rejected: Rejected[] } {
  const pieceOf = new Map(pieces.map((piece) => [piece.barcode, piece]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const rejected: Rejected[] = [];
  const taken: Scan[] = [];
  for (const scan of scans) {
    const piece = pieceOf.get(scan.barcode);
    const order = piece && orderOf.get(piece.order_id);
    const at = scan.at === undefined ? scope.now : new Date(scan.at);
    const reason = rejection(scope, scan, at, piece, order, known);
    if (!piece || !order || reason) {
      rejected.push({ barcode: scan.barcode, reason: reason ?? 'unknown_barcode' });
      continue;
    }
    taken.push({
      piece,
      type: scan.type,
      depot: scan.depot ?? (scan.type === 'load_to_van' ? null : order.depot),
      vehicle: scan.vehicle ?? null,
      at,
      photo_ids: scan.photo_ids ?? null,
    });
  }
  return { taken, rejected };
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

/** What the scans add up to for one order. */
type Tally = {
  order: OrderRow;
  /** How many of its pieces are in hand. */
  scanned: number;
  event: OrderEvent | undefined;
  /** Set when its goods are all in, which they were not before; again, after one had been lost. */
  completes: boolean;
};

/**
 * Counts what the order of each moved piece has in hand, and moves the order. Resolves to those that this completed.
 */
async function countPieces(
  scope: Scope,
  orders: readonly OrderRow[],
  pieces: readonly ScannedPiece[],
  { moved, depots }: { moved: ReadonlyMap<string, MovedPiece>; depots: ReadonlyMap<string, string> },
): Promise<string[]> {
  const inHand = new Map<string, number>();
  for (const { id, order_id: order, status } of pieces) {
    const isInHand = IN_HAND.includes(moved.get(id)?.status ?? status);
    if (isInHand) inHand.set(order, (inHand.get(order) ?? 0) + 1);
  }
  const scanned = new Set([...moved.values()].map((piece) => piece.order_id));
  const short = new Set([...moved.values()].filter(({ lost }) => lost).map((piece) => piece.order_id));
  const tallies = orders
    .filter(({ id }) => scanned.has(id))
    .map((order) => tally(order, inHand.get(order.id) ?? 0, short.has(order.id)));
  await moveRequestsOf(
    scope,
    tallies.filter(({ event }) => event === 'piece_lost').map(({ order }) => order.id),
    'closed',
  );
  const requests = await askAutomatically(scope, tallies);
  const now = await moveOrders(
    scope,
    tallies.map((each) => {
      const { id, depot } = each.order;
      const move = moveOf(scope, each, requests.get(id));
      const cameIn = depot === null ? depots.get(id) : undefined;
      return cameIn === undefined ? move : { ...move, changes: { ...move.changes, depot: cameIn } };
    }),
  );
  recordEvents(
    scope,
    'order.scanned',
    now
      .filter(({ before, order }) => order.scanned_at !== null && before.scanned_at === null)
      .map(({ order }) => ({ subject: order.id, data: orderView(scope, order) })),
  );
  return tallies.filter(({ completes }) => completes).map(({ order }) => order.id);
}

/** Works out what scans mean for an order: of what happened to its goods, the first event that its state allows. */
function tally(order: OrderRow, scanned: number, lost: boolean): Tally {
  const whole = scanned === order.pieces_expected;
  const happened: OrderEvent[] = whole
    ? ['all_pieces_in']
    : [...(lost ? ['piece_lost' as const] : []), ...(scanned > 0 ? ['some_pieces_in' as const] : [])];
  const event = happened.find((each) => decideOrder(order.status, each).ok);
  // An order booked before its goods were in is complete without an event.
  return { order, scanned, event, completes: whole && (event !== undefined || order.scanned_at === null) };
}

function moveOf(
  scope: Scope,
  { order, scanned, event, completes }: Tally,
  request: string | undefined,
): OrderMove {
  return {
    order,
    ...(event === undefined ? {} : { event }),
    changes: {
      pieces_scanned: scanned,
      ...(completes && order.scanned_at === null ? { scanned_at: scope.now } : {}),
    },
    ...(event === 'piece_lost' ? { signal: { type: 'request_closed' } } : {}),
    ...(request === undefined ? {} : { signal: { type: 'booking_requested', request } }),
  };
}

/** Creates booking requests for orders that are now scanned, for shippers who want them sent automatically. */
async function askAutomatically(scope: Scope, tallies: readonly Tally[]): Promise<Map<string, string>> {
  const scanned = tallies.filter(({ event }) => event === 'all_pieces_in').map(({ order }) => order);
  if (scanned.length === 0) return new Map();
  const automatic = await listAutomaticShippers(
    scope,
    scanned.map(({ shipper }) => shipper),
  );
  return insertRequests(
    scope,
    scanned
      .filter((order) => automatic.has(order.shipper) && !order.left_to_office)
      .map((order) => ({ order: order.id, kind: 'booking' })),
  );
}
