/**
 * What an order's goods amount to, recounted wherever one of its pieces, or its depot, changes; and what follows for
 * the order and for the conversation with its recipient.
 */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { decideOrder, RETURNING, type OrderEvent, VISIT_TO_COME } from '../../domain/states/order.js';
import { firstAudibleInstant } from '../../domain/quiet-hours.js';
import { IN_CUSTODY } from '../../domain/states/piece.js';
import { countGoods, isMissing, type PieceAt } from '../../domain/whereabouts.js';
import { insertHeldRequests } from '../booking-batches.js';
import { insertRequests, listAwaiting, moveRequestsOf } from '../booking-requests.js';
import { findDepot } from '../../setup/depots/rows.js';
import { findQuietHours } from '../../setup/settings/rows.js';
import { listAutomaticShippers } from '../../setup/shippers/rows.js';
import { moveOrders, type MovedOrder, type OrderChanges, type OrderMove } from './move.js';
import type { OrderRow } from './rows.js';
import { orderView } from './view.js';

/** A locked order whose goods are to be counted again. */
export type Recount = {
  order: OrderRow;
  pieces: readonly { before: PieceAt; after: PieceAt }[];
  /** Its depot from now on, and what it was before if the row has the new one already. */
  home: string | null;
  formerHome?: string | null;
  /** Whether a piece came in, or back, just now. */
  cameIn: boolean;
  /** What else is written. */
  changes?: OrderChanges;
};

/** Returns the columns that say what an order's pieces amount to. */
export function goodsOf(
  scope: Scope,
  { type, lost_since, misrouted_since }: Pick<OrderRow, 'type' | 'lost_since' | 'misrouted_since'>,
  pieces: readonly PieceAt[],
  home: string | null,
) {
  const counted = countGoods(pieces, home);
  const { scanned } = counted;
  // A collection waits for no goods: they are at its door.
  const { lost, misrouted } = type === 'collection' ? { lost: 0, misrouted: 0 } : counted;
  return {
    pieces_scanned: scanned,
    lost_since: lost === 0 ? null : (lost_since ?? scope.now),
    misrouted_since: misrouted === 0 ? null : (misrouted_since ?? scope.now),
  } satisfies OrderChanges;
}

/** What the count means for one order. */
type Tally = Recount & {
  goods: ReturnType<typeof goodsOf>;
  event: OrderEvent | undefined;
  /** A piece is lost or misrouted that was not before. */
  isShort: boolean;
  /** Its goods are all in, which they were not before; again, after one had been lost. */
  completes: boolean;
  /** The rest of a part-delivered order is in. */
  isBackOrder: boolean;
};

/**
 * Counts the goods of locked orders and moves the orders. The last expected piece makes an order `scanned`, once, and
 * asks its recipient if the shipper wants that. The last piece of a part-delivered order asks again. A piece that is
 * lost or misrouted takes it back to `part_scanned`; of one whose visit is booked, subscribers are told. The last piece
 * that is scanned out to the shipper makes an order `returned`. Resolves to the moves, in the given sequence, with
 * whether each completed its order.
 */
export async function recountGoods(
  scope: Scope,
  recounts: readonly Recount[],
): Promise<(MovedOrder & { completes: boolean })[]> {
  const tallies = recounts.map((recount) => tally(scope, recount));
  await moveRequestsOf(
    scope,
    tallies.filter(({ event }) => event === 'piece_lost').map(({ order }) => order.id),
    'closed',
  );
  const requests = await askForSlots(scope, tallies);
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

/** Works out what a count means for an order: of what happened to its goods, the first event that its state allows. */
function tally(scope: Scope, recount: Recount): Tally {
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
  // A collection's goods come in last, and its driver says so at the door.
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

/** Returns whether the last piece that the courier had was scanned out to the shipper just now. */
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

/**
 * Creates booking requests for orders that are now scanned, for shippers who want them sent automatically, and for
 * part-delivered ones whose rest is in: as after any visit, their recipients are asked whoever books at first. Those
 * that come in at night are asked once quiet hours end. Resolves to the requests that are asked at once.
 */
async function askForSlots(scope: Scope, tallies: readonly Tally[]): Promise<Map<string, string>> {
  const scanned = tallies.filter(({ event }) => event === 'all_pieces_in').map(({ order }) => order);
  const backOrders = tallies.filter(({ isBackOrder }) => isBackOrder).map(({ order }) => order);
  if (scanned.length + backOrders.length === 0) return new Map();
  const automatic = await listAutomaticShippers(
    scope,
    scanned.map(({ shipper }) => shipper),
  );
  const awaiting = await listAwaiting(
    scope,
    backOrders.map(({ id }) => id),
  );
  const asked = [
    ...scanned.filter(({ shipper }) => automatic.has(shipper)),
    ...backOrders.filter(({ id }) => !awaiting.has(id)),
  ].filter(({ left_to_office: left }) => !left);
  const homes = new Map(tallies.map(({ order, home }) => [order.id, home]));
  const quiet = await listQuietDepots(scope, new Set(asked.map(({ id }) => homes.get(id) ?? null)));
  const isQuiet = ({ id }: OrderRow) => quiet.has(homes.get(id) ?? null);
  await insertHeldRequests(
    scope,
    asked.filter(isQuiet).map(({ id }) => id),
  );
  return insertRequests(
    scope,
    asked.filter((order) => !isQuiet(order)).map(({ id }) => ({ order: id, kind: 'booking' })),
  );
}

/** Returns those of the depots whose recipients nobody writes to at this hour without being asked to. */
async function listQuietDepots(
  scope: Scope,
  depots: ReadonlySet<string | null>,
): Promise<Set<string | null>> {
  const quiet = await findQuietHours(scope);
  const found: Set<string | null> = new Set();
  for (const id of depots) {
    const depot = id === null ? undefined : await findDepot(scope, id);
    if (!depot) continue;
    const audible = firstAudibleInstant(scope.now, { ...quiet, timezone: depot.timezone });
    if (audible > scope.now) found.add(id);
  }
  return found;
}
