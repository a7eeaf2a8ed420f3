/**
 * Asks after a hold. A held order has its open request closed, and nobody asks when its goods come in; that happens
 * on release.
 */
import type { Scope } from '../../db/scope.js';
import type { RequestStatus } from '../../domain/states/booking-request.js';
import { insertRequests, lockLatestRequest } from '../../records/booking-requests.js';
import type { OrderRow } from '../../records/orders/rows.js';
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
