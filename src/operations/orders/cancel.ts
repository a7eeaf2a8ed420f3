/** POST /orders/{order_id}/cancel */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrder, NO_SLOT } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';
import { notifyOfNoVisit } from '../../messaging/visit-news.js';
import type { CancelInput } from './schemas.js';
import { leaveTo, openPartner } from './exchange.js';
import { unassign } from '../../routing/unassign.js';

/**
 * POST /orders/{order_id}/cancel: frees capacity; a published stop becomes skipped. An exchange continues with the other
 * half.
 */
export async function cancelOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body: CancelInput },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const partner = await openPartner(scope, order);
  const cancelled = await moveOrder(scope, {
    order,
    event: 'cancelled',
    changes: { ...NO_SLOT, route: null, reference_free: true, ...(partner ? { exchange_for: null } : {}) },
  });
  // The other half of the exchange is still visited.
  if (!partner) await notifyOfNoVisit(scope, 'cancelled', order);
  await unassign(scope, order, { published: 'skip', tell: body?.tell });
  await moveRequestsOf(scope, [order.id], 'closed');
  await leaveTo(scope, order, partner);
  return orderView(scope, cancelled);
}
