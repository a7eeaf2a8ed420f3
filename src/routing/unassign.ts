/** What an order gives up when it leaves its slot or its day's plan. */
import type { Scope } from '../db/scope.js';
import { UNPLANNED } from '../domain/states/order.js';
import type { OrderRow } from '../records/orders/rows.js';
import { slotOf } from '../records/orders/view.js';
import { freeSlot } from '../records/slots.js';
import { leavePlan, raisePlanVersion } from './plan-version.js';

/** Frees the place that an order holds. */
export async function giveSlotBack(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (slot && order.depot !== null && order.slot_zone !== null)
    await freeSlot(scope, order.depot, order.slot_zone, slot);
}

/** Takes an order out of its day's plan: off its route, or out of the orders that wait for one. */
export async function leaveDay(
  scope: Scope,
  order: OrderRow,
  options?: { publishedToo: boolean },
): Promise<void> {
  if (order.route === null) await changeDay(scope, order);
  else await leavePlan(scope, order, options);
}

/**
 * Raises the plan version of a booked order's day when the order changes: plans made before did not take that into
 * account.
 */
export async function changeDay(scope: Scope, order: OrderRow): Promise<void> {
  if (order.status !== UNPLANNED || order.depot === null || order.slot_date === null) return;
  await raisePlanVersion(scope, order.depot, order.slot_date);
}
