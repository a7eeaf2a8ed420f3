/** POST /orders/{order_id}/return */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrder, NO_SLOT } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';
import { leaveTo, openPartner } from './exchange.js';

/**
 * POST /orders/{order_id}/return: the goods go back to the shipper. Throws 409 `invalid_state` for a reason once the
 * order is erased: the text may say who it was for.
 */
export async function returnOrder(
  scope: Scope,
  { params, body }: { params: { order_id: string }; body?: { reason?: string | undefined } | undefined },
): Promise<Order> {
  const order = requireFound(await lockOrder(scope, params.order_id), 'order', params.order_id);
  if (order.erased_at !== null && body?.reason !== undefined) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id}'s recipient data has been erased. Omit \`reason\`.`,
      param: 'reason',
    });
  }
  const partner = await openPartner(scope, order);
  const returned = await moveOrder(scope, {
    order,
    event: 'returned',
    changes: { ...NO_SLOT, ...(partner ? { exchange_for: null } : {}) },
  });
  await moveRequestsOf(scope, [order.id], 'closed');
  await leaveTo(scope, order, partner);
  return orderView(scope, returned);
}
