/** Why an order's recipient cannot be asked for a slot: one reason for each cause, wherever it is met. */
import { ASKABLE } from '../../domain/states/order.js';
import { NO_DEPOT, NO_ZONE } from '../../domain/slots.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { type DepotSlots, zoneOf } from '../../records/slots.js';
import type { SkippedOrder } from '../../resources/booking-request.js';

/** The obstacle, without the order's id: the message names nobody. */
export type Obstacle = Pick<SkippedOrder, 'code' | 'message'>;

/** Returns why an order of this status cannot be asked about, or null. */
export function obstacleOfStatus({ status }: Pick<OrderRow, 'status'>): Obstacle | null {
  if (ASKABLE.includes(status)) return null;
  if (status === 'on_hold') {
    return { code: 'order_on_hold', message: 'The order is on hold. Release it first.' };
  }
  return {
    code: 'invalid_state',
    message: `The order is ${status}, which does not allow a booking request.`,
  };
}

/** Returns why an order can have no slot at all, whatever is free, or null. `depot` is the order's own. */
export function obstacleOfPlace(order: OrderRow, depot: DepotSlots | undefined): Obstacle | null {
  if (!depot) return { code: 'no_depot', message: NO_DEPOT };
  if (zoneOf(depot, order.postcode_key) === null) {
    return { code: 'no_zone', message: NO_ZONE };
  }
  return null;
}
