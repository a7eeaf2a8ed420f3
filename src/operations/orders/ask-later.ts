/**
 * Asks for a slot what could not be asked when its time came. A held order has its open request closed, and nobody asks
 * when its goods come in: that happens on release. Nobody asks about an order that no plan can take, until it is
 * corrected.
 */
import type { Scope } from '../../db/scope.js';
import type { RequestStatus } from '../../domain/states/booking-request.js';
import { ASKABLE } from '../../domain/states/order.js';
import { insertRequests, lockLatestRequest } from '../../records/booking-requests.js';
import { signalBookingRequests } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { listAutomaticShippers } from '../../setup/shippers/rows.js';

/** Requests that ended without an answer from the recipient. */
const UNSETTLED: readonly RequestStatus[] = ['closed', 'unanswered'];

/**
 * Creates a request for a released order with all its goods in and no slot: if it was asked and did not answer, or if
 * its shipper books automatically and it was never asked, or lost its slot to the hold. An order left to the office
 * is not asked. Resolves to the request's id.
 */
export async function askAfterHold(
  scope: Scope,
  order: OrderRow,
  { slotLost }: { slotLost: boolean },
): Promise<string | undefined> {
  if (order.left_to_office) return undefined;
  const latest = await lockLatestRequest(scope, order.id);
  const unsettled = latest !== undefined && UNSETTLED.includes(latest.status);
  if (!unsettled) {
    if (latest !== undefined && !slotLost) return undefined;
    const automatic = await listAutomaticShippers(scope, [order.shipper]);
    if (!automatic.has(order.shipper)) return undefined;
  }
  const made = await insertRequests(scope, [{ order: order.id, kind: 'booking' }]);
  return made.get(order.id);
}

/**
 * Asks about a locked order that a plan can take now, if its last request failed, or if its shipper books automatically
 * and it was never asked.
 */
export async function askOncePlannable(scope: Scope, id: string): Promise<void> {
  const order = await lockOrder(scope, id);
  if (!order || !ASKABLE.includes(order.status) || order.left_to_office) return;
  const latest = await lockLatestRequest(scope, id);
  if (latest && latest.status !== 'failed') return;
  if (!latest && !(await listAutomaticShippers(scope, [order.shipper])).has(order.shipper)) return;
  const kind = latest?.kind ?? (order.status === 'failed_attempt' ? 'rebooking' : 'booking');
  signalBookingRequests(scope, [order], await insertRequests(scope, [{ order: id, kind }]));
}
