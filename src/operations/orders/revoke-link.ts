/** POST /orders/{order_id}/revoke-link */
import type { Scope } from '../../db/scope.js';
import { found } from '../../domain/errors.js';
import { lockOrder } from '../../records/orders/rows.js';
import { renewLink } from '../../records/orders/tracking.js';
import { orderView } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';

/**
 * POST /orders/{order_id}/revoke-link: the recipient's own link ends; what is still to be sent to them has another. An
 * order that has none yet stays as it is.
 */
export async function revokeLink(scope: Scope, { params }: { params: { order_id: string } }): Promise<Order> {
  const order = found(await lockOrder(scope, params.order_id), 'order', params.order_id);
  if (order.link_digest === null) scope.outcome.unchanged = true;
  await renewLink(scope, order);
  return orderView(scope, order);
}
