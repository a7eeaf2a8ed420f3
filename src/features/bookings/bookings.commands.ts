/** POST /bookings: an operator, or the courier's own system, books a slot directly. */
import type { Scope } from '../../db/scope.js';
import { unknownReference } from '../../domain/errors.js';
import { lockOrder, type OrderView, orderView } from '../orders/orders.store.js';
import { bookSlot } from './booking.js';
import type { BookingInput } from './bookings.schemas.js';

/**
 * Books the slot for the order, or moves its booking there, and has the recipient sent a confirmation unless `notify`
 * is false. 422 `unknown_reference`, `slot_unknown`; 409 `slot_full`, `order_on_hold`, `invalid_state`, `route_published`.
 */
export async function createBooking(scope: Scope, { body }: { body: BookingInput }): Promise<OrderView> {
  const order = await lockOrder(scope, body.order);
  if (!order) throw unknownReference('order', body.order, 'order');
  return orderView(scope, await bookSlot(scope, order, body.slot, { notify: body.notify }));
}
