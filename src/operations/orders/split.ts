/** POST /orders/{order_id}/split: moves pieces that come later to a separate order. */
import { insertAudit } from '../../db/audit.js';
import { codeOf } from '../../records/barcodes.js';
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { changesBetween } from '../../domain/changes.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { splitItems } from '../../domain/goods.js';
import { beginning } from '../../domain/states/order.js';
import { REFERENCE_CHARACTERS } from '../../domain/text-lengths.js';
import { announceUpdates, moveOrder, type OrderChanges, UNTOUCHED } from '../../records/orders/move.js';
import { recountGoods } from '../bookings/recount-goods.js';
import {
  insertOrders,
  isSameReference,
  listOpenReferences,
  listOrdersById,
  lockOrder,
  type OrderRow,
} from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { dividePieces, listPieces, type PieceRow } from '../../records/pieces.js';
import { lockRoute, saveRoutes } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import type { Order } from '../../resources/order.js';
import { isNoWorse, routeProblem, timedRoute, violationsOf } from '../../routing/route-problem.js';
import { unassign } from '../../routing/unassign.js';
import { duplicate } from './create.js';
import { refuseFinished } from './differences.js';
import type { SplitInput } from './schemas.js';

/** References tried for the second order. */
const MAX_PARTS = 99;

/**
 * Splits an order that is neither closed nor out for delivery. The first one keeps its slot, and its place on a draft.
 * Throws 409 `invalid_state`, `route_published`, `duplicate_reference`; 422 `unknown_reference` for a barcode that is
 * not the order's, `invalid_value` for a piece that was handed over, or when nothing would be left of the visit.
 */
export async function splitOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: SplitInput },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  refuseFinished(order);
  const pieces = await listPieces(scope, order.id);
  const moving = piecesToMove(
    order,
    pieces,
    body.barcodes.map((barcode) => codeOf(scope, barcode)),
  );
  const ids = new Set(moving.map(({ id }) => id));
  const staying = pieces.filter(({ id }) => !ids.has(id));
  const isHandedOver = ({ number }: PieceRow) => order.delivered_pieces.includes(number);
  if (staying.every(isHandedOver)) {
    const visit = order.type === 'collection' ? 'collect' : 'deliver';
    throw new AppError('invalid_value', {
      message: `At least one piece to ${visit} must remain on the original order.`,
      param: 'barcodes',
    });
  }
  const { kept, moved } = splitItems(order.items, new Set(moving.map(({ number }) => number)));
  const changes = {
    items: kept,
    pieces_expected: staying.length,
    delivered_pieces: staying.flatMap((piece, index) => (isHandedOver(piece) ? [index + 1] : [])),
  };
  const second = await insertSecond(scope, order, {
    reference: await referenceOf(scope, order, body.reference),
    items: moved,
    pieces: moving.length,
  });
  await dividePieces(scope, pieces, { from: order.id, to: second.id, moving: ids });
  const rest = await recount(scope, await planWithout(scope, order, changes), staying, changes);
  const first = { ...rest, split_into: [...rest.split_into, second.id] };
  announceUpdates(scope, [first]);
  const now = await recount(scope, second, moving, {});
  recordEvent(scope, 'order.created', now.id, orderView(scope, now));
  scope.outcome.changes = changesBetween(orderView(scope, order), orderView(scope, first));
  await insertAudit(scope, {
    action: 'orders.split',
    subject: now.id,
    detail: `from ${order.id}`,
    changes: { split_from: { old: null, new: order.id } },
  });
  return orderView(scope, now);
}

function piecesToMove(
  { type, delivered_pieces: handedOver }: OrderRow,
  pieces: readonly PieceRow[],
  barcodes: readonly string[],
): PieceRow[] {
  const named = new Set(barcodes);
  barcodes.forEach((barcode, index) => {
    const param = `barcodes[${index}]`;
    const piece = pieces.find((each) => each.barcode === barcode);
    if (!piece) throw unknownReference('piece', barcode, param);
    if (handedOver.includes(piece.number)) {
      const what = type === 'collection' ? 'collected' : 'delivered';
      throw new AppError('invalid_value', { message: `Piece ${barcode} was ${what}.`, param });
    }
  });
  return pieces.filter(({ barcode }) => named.has(barcode));
}

/** Returns the second order's reference: the one given, or the first free one of the form `SO-10432-2`. */
async function referenceOf(scope: Scope, { shipper, reference }: OrderRow, given?: string): Promise<string> {
  const candidates =
    given === undefined
      ? Array.from({ length: MAX_PARTS - 1 }, (_, index) => numbered(reference, index + 2))
      : [given];
  const taken = await listOpenReferences(
    scope,
    candidates.map((each) => ({ shipper, reference: each })),
  );
  const free = candidates.find(
    (each) => !taken.some((other) => isSameReference(other, { shipper, reference: each })),
  );
  if (free !== undefined) return free;
  throw duplicate({ shipper, reference: given ?? reference }, taken);
}

function numbered(reference: string, number: number): string {
  const suffix = `-${number}`;
  return `${reference.slice(0, REFERENCE_CHARACTERS - suffix.length)}${suffix}`;
}

/** Stores the second order, for the same recipient, on no day yet. */
async function insertSecond(
  scope: Scope,
  order: OrderRow,
  { reference, items, pieces }: { reference: string; items: OrderRow['items']; pieces: number },
): Promise<OrderRow> {
  const second: OrderRow = {
    ...order,
    id: scope.newId('order'),
    reference,
    status: beginning(order.type),
    items,
    pieces_expected: pieces,
    ...UNTOUCHED,
    split_from: order.id,
    exchange_for: null,
    created_at: scope.now,
    updated_at: scope.now,
  };
  const stored = await insertOrders(scope, [{ order: second, barcodes: [] }]);
  if (!stored.has(second.id)) throw duplicate({ shipper: order.shipper, reference }, []);
  return second;
}

/**
 * Retimes the first order's day with what is left of it: it keeps its place on a draft if it can. Throws 409
 * `route_published`.
 */
async function planWithout(scope: Scope, order: OrderRow, changes: OrderChanges): Promise<OrderRow> {
  // The route of a failed visit is history.
  if (order.status === 'failed_attempt') return order;
  if (await keepOnDraft(scope, { before: order, after: { ...order, ...changes } })) return order;
  await unassign(scope, order, { published: 'refuse' });
  if (order.route === null) return order;
  return moveOrder(scope, { order, event: 'unplanned', changes: { route: null } });
}

/**
 * Times the draft of a locked order again, with the order as it will be. Returns false without a change when the
 * order is on no draft, is not located, or would break a rule that it did not break before.
 */
async function keepOnDraft(
  scope: Scope,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<boolean> {
  if (before.route === null || after.latitude === null || after.longitude === null) return false;
  const route = await lockRoute(scope, before.route);
  if (route?.status !== 'draft') return false;
  const stops = await listStops(scope, [route.id]);
  const sequence = stops.map(({ order_id }) => order_id);
  const others = await listOrdersById(
    scope,
    sequence.filter((id) => id !== before.id),
  );
  const planWith = async (order: OrderRow) => {
    const { problem, van } = await routeProblem(scope, route, [...others, order]);
    return { problem, violations: violationsOf(problem, van, sequence) };
  };
  const was = await planWith(before);
  const will = await planWith(after);
  const fits = will.violations.every((found) => was.violations.some((old) => isNoWorse(found, old, false)));
  if (!fits) return false;
  const orders = new Map([...others, after].map((order) => [order.id, order]));
  await saveRoutes(scope, [{ ...route, ...timedRoute(will.problem, orders, route.vehicle, sequence) }]);
  return true;
}

/** Counts the goods of one of the two orders. */
async function recount(
  scope: Scope,
  order: OrderRow,
  pieces: readonly PieceRow[],
  changes: OrderChanges,
): Promise<OrderRow> {
  const standing = pieces.map(({ status, scan_depot: depot }) => ({ status, depot }));
  const [counted] = await recountGoods(scope, [
    {
      order,
      pieces: standing.map((piece) => ({ before: piece, after: piece })),
      home: order.depot,
      cameIn: false,
      changes,
    },
  ]);
  if (!counted) throw new Error('recountGoods lost an order');
  return counted.order;
}
