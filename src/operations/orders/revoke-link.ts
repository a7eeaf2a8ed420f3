/** POST /orders/{order_id}/revoke-link */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { lockLatestRequest, renewRequestLink } from '../../records/booking-requests.js';
import { lockOrder } from '../../records/orders/rows.js';
import { renewLink } from '../../records/orders/tracking.js';
import { orderView } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';

/**
 * POST /orders/{order_id}/revoke-link: the links that the recipient was sent end, to follow the visit and to choose a
 * slot; what is still to be sent to them has others. An order that has none yet stays as it is.
 */
export async function revokeLink(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const request = await lockLatestRequest(scope, order.id);
  const wasAsked = request !== undefined && (await renewRequestLink(scope, request));
  await renewLink(scope, order);
  if (order.link_digest === null && !wasAsked) scope.outcome.unchanged = true;
  return orderView(scope, order);
}
