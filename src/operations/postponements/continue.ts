/**
 * The steps of calling off a day, each one transaction: first routes that have not left, then orders without a route.
 * The rows say what is left, so repeating a step unbooks no order and tells no recipient twice.
 */
import { insertAudit } from '../../db/audit.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { decide } from '../../domain/states/machine.js';
import { VISIT_BOOKED } from '../../domain/states/order.js';
import { POSTPONEMENT_MACHINE } from '../../domain/states/postponement.js';
import { RUN_MACHINE } from '../../domain/states/run.js';
import { lockOrders, type OrderRow } from '../../records/orders/rows.js';
import {
  listHolding,
  listRoutesNotLeft,
  lockPostponement,
  movePostponement,
  type PostponementRow,
} from '../../records/postponements.js';
import { deleteRoutes, moveRoute } from '../../records/routes.js';
import { deleteRun } from '../../records/runs/rows.js';
import type { JobError, PostponementResult } from '../../resources/job.js';
import { lockRoutesWithStops } from '../../routing/lock-routes.js';
import { callOff } from '../orders/unbook.js';

/** Orders on no route that one step unbooks. */
const BATCH = 50;

/** Takes the next step; resolves to whether that was the last. */
export async function continuePostponement(scope: Scope, id: string): Promise<boolean> {
  const row = requireFound(await lockPostponement(scope, id), 'job', id);
  if (!decide(POSTPONEMENT_MACHINE, row.status, 'orders_done').ok) return true;
  const [route] = await listRoutesNotLeft(scope, row);
  if (route !== undefined) {
    await movePostponement(scope, row, 'orders_done', { result: await takeApart(scope, row, route) });
    return false;
  }
  const holding = await listHolding(scope, row);
  const loose = holding.filter((order) => order.route === null && order.status !== 'out_for_delivery');
  if (loose.length > 0) {
    const ids = loose.slice(0, BATCH).map((order) => order.id);
    const orders = (await lockOrders(scope, ids)).filter(
      (order) => holdsDay(row, order) && order.route === null,
    );
    await movePostponement(scope, row, 'orders_done', { result: await unbook(scope, row, orders) });
    return false;
  }
  const onTheRoad = holding.filter(({ status }) => status === 'out_for_delivery');
  const result = { ...row.result, on_the_road: onTheRoad.map((order) => order.id) };
  await movePostponement(scope, row, 'succeeded', { result });
  return true;
}

/** Ends a postponement that cannot continue, with its result so far. */
export async function failPostponement(scope: Scope, id: string, error: JobError): Promise<void> {
  const row = await lockPostponement(scope, id);
  if (row) await movePostponement(scope, row, 'failed', { error });
}

/** Unpublishes a route that has not left, unbooks its orders, and deletes it. One that has left since stays. */
async function takeApart(scope: Scope, row: PostponementRow, id: string): Promise<PostponementResult> {
  const { routes, orders } = await lockRoutesWithStops(scope, [id], []);
  const current = routes.find(({ route }) => route.id === id);
  if (!current || (current.run && current.run.status !== RUN_MACHINE.begins)) return row.result;
  if (current.run) {
    await moveRoute(scope, current.route, 'unpublished');
    await deleteRun(scope, current.run);
  }
  const leaving = [...orders.values()].filter((order) => order.route === id && holdsDay(row, order));
  const result = await unbook(scope, row, leaving);
  await deleteRoutes(scope, [id]);
  return { ...result, routes: [...result.routes, id] };
}

function holdsDay({ depot, date }: PostponementRow, order: OrderRow): boolean {
  const waits = VISIT_BOOKED.includes(order.status) || order.status === 'on_hold';
  return waits && order.depot === depot && order.slot_date === date;
}

/** Unbooks locked orders that were taken off the day's plan. Resolves to the postponement's result so far. */
async function unbook(
  scope: Scope,
  { id, reason, offer_from: offerFrom, result }: PostponementRow,
  orders: readonly OrderRow[],
): Promise<PostponementResult> {
  let { asked, told } = result;
  for (const order of orders.toSorted(bySlot)) {
    const { recipient, changes } = await callOff(scope, order, { cause: id, reason, ask: true, offerFrom });
    if (recipient === 'asked') asked += 1;
    if (recipient === 'told') told += 1;
    await insertAudit(scope, { action: 'orders.unbook', subject: order.id, detail: reason, changes });
  }
  return { ...result, asked, told, unbooked: [...result.unbooked, ...orders.map((order) => order.id)] };
}

/** Compares orders by their slot: places are always given back in this sequence. */
function bySlot(a: OrderRow, b: OrderRow): number {
  const key = ({ slot_from: from, slot_to: to, slot_zone: zone, id }: OrderRow) =>
    [from, to, zone, id].join(' ');
  return key(a) < key(b) ? -1 : 1;
}
