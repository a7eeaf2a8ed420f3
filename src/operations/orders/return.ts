/** POST /orders/{order_id}/return */
import type { Scope } from '../../db/scope.js';
import { found } from '../../domain/errors.js';
import { moveRequestsOf } from '../../records/booking-requests.js';
import { moveOrder, NO_SLOT } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import type { Order } from '../../resources/order.js';
import { giveSlotBack } from '../planning/give-up-place.js';

/** POST /orders/{order_id}/return: the goods go back to the shipper. */
export async function returnOrder(
  scope: Scope,
  { params }: { params: { order_id: string } },
): Promise<Order> {
  const order = found(await lockOrder(scope, params.order_id), 'order', params.order_id);
  const returned = await moveOrder(scope, {
    order,
    event: 'returned',
    changes: NO_SLOT,
  });
  await moveRequestsOf(scope, [order.id], 'closed');
  await giveSlotBack(scope, order);
  return orderView(scope, returned);
}
