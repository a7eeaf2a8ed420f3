/** Recounts an order's goods whenever one of its pieces, or its depot, changes. */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { decideOrder, RETURNING, type OrderEvent, VISIT_TO_COME } from '../../domain/states/order.js';
import { IN_CUSTODY } from '../../domain/states/piece.js';
import { countGoods, isMissing, type PieceAt } from '../../domain/whereabouts.js';
import { moveOrders, type MovedOrder, type OrderChanges, type OrderMove } from './move.js';
import type { OrderRow } from './rows.js';
import { orderView } from './view.js';

/** A locked order whose goods are to be counted again. */
export type Recount = {
  order: OrderRow;
  pieces: readonly { before: PieceAt; after: PieceAt }[];
  /** Its new depot, and the previous one if the row already has the new one. */
  home: string | null;
  formerHome?: string | null;
  /** Whether this scan brought a piece in, or back. */
  cameIn: boolean;
  /** Other columns that are written. */
  changes?: OrderChanges;
};

/** Returns the columns that count an order's pieces. */
export function goodsOf(
  scope: Scope,
  { type, lost_since, misrouted_since }: Pick<OrderRow, 'type' | 'lost_since' | 'misrouted_since'>,
  pieces: readonly PieceAt[],
  home: string | null,
) {
  const counted = countGoods(pieces, home);
  const { scanned } = counted;
  // A collection does not wait for goods: they are at the recipient's door.
  const { lost, misrouted } = type === 'collection' ? { lost: 0, misrouted: 0 } : counted;
  return {
    pieces_scanned: scanned,
    lost_since: lost === 0 ? null : (lost_since ?? scope.now),
    misrouted_since: misrouted === 0 ? null : (misrouted_since ?? scope.now),
  } satisfies OrderChanges;
}

/** The effect of the count on one order. */
export type Tally = Recount & {
  goods: ReturnType<typeof goodsOf>;
  event: OrderEvent | undefined;
  /** A piece is lost or misrouted that was not before. */
  isShort: boolean;
  /** All its goods are in now; also when a lost piece is found. */
  completes: boolean;
  /** The rest of a part-delivered order is in. */
  isBackOrder: boolean;
};

/**
 * Moves counted orders; `requests` are those that ask their recipients at once, by order. Records events for orders
 * whose goods are all in, and for booked visits that lack some. Resolves to the moves, in the given sequence, with
 * whether each completed its order.
 */
export async function moveCounted(
  scope: Scope,
  tallies: readonly Tally[],
  requests: ReadonlyMap<string, string>,
): Promise<(MovedOrder & { completes: boolean })[]> {
  const moved = await moveOrders(
    scope,
    tallies.map((each) => moveOf(scope, each, requests.get(each.order.id))),
  );
  const eventsOf = (orders: readonly OrderRow[]) =>
    orders.map((order) => ({ subject: order.id, data: orderView(scope, order) }));
  const firstIn = moved.filter(
    ({ before, order }) => order.scanned_at !== null && before.scanned_at === null,
  );
  recordEvents(scope, 'order.scanned', eventsOf(firstIn.map(({ order }) => order)));
  const short = moved.filter(
    ({ order }, index) => tallies[index]?.isShort === true && VISIT_TO_COME.includes(order.status),
  );
  recordEvents(scope, 'order.goods_lost', eventsOf(short.map(({ order }) => order)));
  return moved.map((move, index) => ({ ...move, completes: tallies[index]?.completes === true }));
}

/** Determines the effect of a count on an order: the first event of its goods that its state allows. */
export function countAgain(scope: Scope, recount: Recount): Tally {
  const { order, pieces, home, formerHome = order.depot, cameIn } = recount;
  const goods = goodsOf(
    scope,
    order,
    pieces.map(({ after }) => after),
    home,
  );
  const isShort = pieces.some(
    ({ before, after }) => isMissing(after, home) && !isMissing(before, formerHome),
  );
  const nothing = { ...recount, goods, isShort: false, completes: false, isBackOrder: false };
  if (RETURNING.includes(order.status))
    return { ...nothing, event: isSentBack(recount) ? 'returned' : undefined };
  // A collection's goods come in after the visit, which the driver reports.
  if (order.type === 'collection') return { ...nothing, event: undefined };
  const whole = goods.pieces_scanned === (recount.changes?.pieces_expected ?? order.pieces_expected);
  const happened: OrderEvent[] = whole
    ? ['all_pieces_in']
    : [
        ...(isShort ? ['piece_lost' as const] : []),
        ...(goods.pieces_scanned > 0 ? ['some_pieces_in' as const] : []),
      ];
  const event = happened.find((each) => decideOrder(order.status, each).ok);
  const isPartDelivered = order.status === 'failed_attempt' && order.delivered_pieces.length > 0;
  const isBackOrder = whole && cameIn && isPartDelivered;
  // An order booked before its goods were in is complete without an event.
  const completes = whole && (event !== undefined || order.scanned_at === null);
  return { ...recount, goods, event, isShort, completes, isBackOrder };
}

/** Returns whether this scan gave the last piece back to the shipper. */
function isSentBack({ order, pieces }: Recount): boolean {
  const isOut = ({ before, after }: Recount['pieces'][number]) =>
    after.status === 'returned' && before.status !== after.status;
  const keepsGoods = pieces.some(({ after }) => IN_CUSTODY.includes(after.status));
  return pieces.some(isOut) && !keepsGoods && decideOrder(order.status, 'returned').ok;
}

function moveOf(
  scope: Scope,
  { order, goods, event, completes, home, changes }: Tally,
  request: string | undefined,
): OrderMove {
  return {
    order,
    ...(event === undefined ? {} : { event }),
    changes: {
      ...changes,
      ...goods,
      depot: home,
      ...(completes && order.scanned_at === null ? { scanned_at: scope.now } : {}),
    },
    ...(event === 'piece_lost' ? { signal: { type: 'request_closed' } } : {}),
    ...(request === undefined ? {} : { signal: { type: 'booking_requested', request } }),
  };
}
