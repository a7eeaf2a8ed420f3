/** When goods come in or are lost: which recipients are asked for a slot, and when. */
import type { Scope } from '../../db/scope.js';
import { firstInstantOutsideQuietHours } from '../../domain/quiet-hours.js';
import { insertHeldRequests } from '../../records/booking-batches.js';
import { insertRequests, listAwaiting, moveRequestsOf } from '../../records/booking-requests.js';
import { countAgain, moveCounted, type Recount, type Tally } from '../../records/orders/goods.js';
import type { MovedOrder } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findDepot } from '../../setup/depots/rows.js';
import { findQuietHours } from '../../setup/settings/rows.js';
import { listAutomaticShippers } from '../../setup/shippers/rows.js';

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
  const tallies = recounts.map((recount) => countAgain(scope, recount));
  await moveRequestsOf(
    scope,
    tallies.filter(({ event }) => event === 'piece_lost').map(({ order }) => order.id),
    'closed',
  );
  return moveCounted(scope, tallies, await askForSlots(scope, tallies));
}

/**
 * Creates booking requests for orders that are now scanned, for shippers who want them sent automatically, and for
 * part-delivered ones whose rest is in: as after any visit, their recipients are asked even if the shipper books
 * manually. Those that come in at night are asked once quiet hours end. Resolves to the requests that are asked at
 * once.
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

async function listQuietDepots(
  scope: Scope,
  depots: ReadonlySet<string | null>,
): Promise<Set<string | null>> {
  const quiet = await findQuietHours(scope);
  const found: Set<string | null> = new Set();
  for (const id of depots) {
    const depot = id === null ? undefined : await findDepot(scope, id);
    if (!depot) continue;
    const audible = firstInstantOutsideQuietHours(scope.now, { ...quiet, timezone: depot.timezone });
    if (audible > scope.now) found.add(id);
  }
  return found;
}
