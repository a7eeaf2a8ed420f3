/** Why an order's recipient cannot be asked for a slot, with the same reason wherever that is checked. */
import { OBSTACLE_WORDS, type PlanningObstacle } from '../../domain/planning-obstacles.js';
import { ASKABLE } from '../../domain/states/order.js';
import type { OrderRow } from '../../records/orders/rows.js';
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

/** Returns why no van could keep a time offered for the order, or null. */
export function obstacleOfPlan(code: PlanningObstacle | undefined): Obstacle | null {
  return code ? { code, message: OBSTACLE_WORDS[code].message } : null;
}
