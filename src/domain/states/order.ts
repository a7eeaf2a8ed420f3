/** The order's life, from being placed by a shipper to the door (docs/behaviour.md "States"). */
import { type Decision, decide, type Machine } from './machine.js';

export const ORDER_STATUSES = [
  'awaiting_scan',
  'part_scanned',
  'scanned',
  'awaiting_reply',
  'booked',
  'planned',
  'out_for_delivery',
  'delivered',
  'failed_attempt',
  'on_hold',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderEvent =
  | 'some_pieces_in'
  | 'all_pieces_in'
  | 'piece_lost'
  | 'request_sent'
  | 'slot_booked'
  | 'put_on_draft'
  | 'taken_off_draft'
  | 'put_on_run'
  | 'run_started'
  | 'stop_completed'
  | 'stop_part_completed'
  | 'stop_failed'
  | 'stop_skipped'
  | 'delivery_corrected'
  | 'failure_corrected'
  | 'tried_again'
  | 'held'
  | 'released_with_slot'
  | 'released_scanned'
  | 'released_part_scanned'
  | 'released_unscanned'
  | 'cancelled'
  | 'returned';

const BEFORE_DELIVERY: readonly OrderStatus[] = [
  'awaiting_scan',
  'part_scanned',
  'scanned',
  'awaiting_reply',
  'booked',
  'planned',
];

const RELEASED = 'a slot that is over is freed; asked, if its goods are in and nobody has answered yet';

export const ORDER_MACHINE: Machine<OrderStatus, OrderEvent> = {
  entity: 'Order',
  states: ORDER_STATUSES,
  begins: 'awaiting_scan',
  transitions: [
    { from: ['awaiting_scan', 'part_scanned'], event: 'some_pieces_in', to: 'part_scanned' },
    {
      from: ['awaiting_scan', 'part_scanned'],
      event: 'all_pieces_in',
      to: 'scanned',
      also: '`order.scanned` once; a booking request if the shipper books automatically',
    },
    {
      from: ['scanned', 'awaiting_reply'],
      event: 'piece_lost',
      to: 'part_scanned',
      also: 'the open request is closed',
    },
    {
      from: ['scanned', 'failed_attempt'],
      event: 'request_sent',
      to: 'awaiting_reply',
      also: 'a failed slot is cleared',
    },
    { from: ['awaiting_reply'], event: 'request_sent', to: 'same' },
    {
      from: [
        'awaiting_scan',
        'part_scanned',
        'scanned',
        'awaiting_reply',
        'failed_attempt',
        'booked',
        'planned',
      ],
      event: 'slot_booked',
      to: 'booked',
      also: 'capacity taken, an old slot freed, a draft route left; `order.booked`; a confirmation unless told otherwise',
    },
    { from: ['booked'], event: 'put_on_draft', to: 'planned', also: '`route` is set' },
    { from: ['planned'], event: 'put_on_draft', to: 'same' },
    {
      from: ['out_for_delivery'],
      event: 'put_on_draft',
      to: 'planned',
      also: 'moved to a route that has not left',
    },
    {
      from: ['planned', 'out_for_delivery'],
      event: 'taken_off_draft',
      to: 'booked',
      also: '`route` is cleared; of a published route too, by the office',
    },
    {
      from: ['booked', 'planned'],
      event: 'put_on_run',
      to: 'out_for_delivery',
      also: 'moved to a route that has left',
    },
    { from: ['out_for_delivery'], event: 'put_on_run', to: 'same' },
    { from: ['planned'], event: 'run_started', to: 'out_for_delivery' },
    { from: ['out_for_delivery'], event: 'stop_completed', to: 'delivered', also: '`stop.completed`' },
    {
      from: ['out_for_delivery'],
      event: 'stop_part_completed',
      to: 'failed_attempt',
      also: '`stop.completed`',
    },
    {
      from: ['failed_attempt', 'awaiting_reply', 'booked', 'planned'],
      event: 'delivery_corrected',
      to: 'delivered',
      also: 'its stop was completed after all, or with the rest of the pieces: the open request is closed, a new booking freed',
    },
    {
      from: ['out_for_delivery'],
      event: 'stop_failed',
      to: 'failed_attempt',
      also: '`stop.failed`; a rebooking request unless told otherwise',
    },
    {
      from: ['out_for_delivery'],
      event: 'stop_skipped',
      to: 'failed_attempt',
      also: 'nobody was at the door: no event',
    },
    {
      from: ['awaiting_reply', 'booked', 'planned'],
      event: 'failure_corrected',
      to: 'failed_attempt',
      also: 'its skipped stop failed: the open request is closed, a new booking freed',
    },
    { from: ['failed_attempt'], event: 'failure_corrected', to: 'same' },
    {
      from: ['failed_attempt', 'awaiting_reply'],
      event: 'tried_again',
      to: 'booked',
      also: 'by an accepted suggestion: the slot is restored, the request closed, and the order put on its route again',
    },
    {
      from: [...BEFORE_DELIVERY, 'failed_attempt'],
      event: 'held',
      to: 'on_hold',
      also: 'keeps its slot, leaves a draft route, closes an open request',
    },
    { from: ['on_hold'], event: 'released_with_slot', to: 'booked', also: 'its slot is not over' },
    { from: ['on_hold'], event: 'released_scanned', to: 'scanned', also: RELEASED },
    { from: ['on_hold'], event: 'released_part_scanned', to: 'part_scanned', also: RELEASED },
    { from: ['on_hold'], event: 'released_unscanned', to: 'awaiting_scan', also: RELEASED },
    {
      from: [...BEFORE_DELIVERY, 'failed_attempt', 'on_hold'],
      event: 'cancelled',
      to: 'cancelled',
      also: 'capacity freed; a published stop becomes skipped',
    },
    { from: ['failed_attempt', 'on_hold', 'cancelled'], event: 'returned', to: 'returned' },
  ],
  refusals: [
    {
      from: ['on_hold'],
      events: ['slot_booked', 'request_sent', 'delivery_corrected', 'failure_corrected'],
      code: 'order_on_hold',
      because: () => 'is on hold. Release it first.',
    },
    {
      from: ['out_for_delivery'],
      events: ['delivery_corrected', 'failure_corrected'],
      code: 'invalid_state',
      because: () => 'is out for delivery again. Complete or fail the stop that it is on now.',
    },
  ],
};

/** Returns the next status of an order, or why there is none. */
export function decideOrder(status: OrderStatus, event: OrderEvent): Decision<OrderStatus> {
  return decide(ORDER_MACHINE, status, event);
}

/**
 * Returns the event of releasing a held order, by its pieces and slot (docs/behaviour.md "States", `hold: false`).
 */
export function releaseEvent(pieces: { expected: number; scanned: number }, keepsSlot: boolean): OrderEvent {
  if (keepsSlot) return 'released_with_slot';
  if (pieces.scanned === 0) return 'released_unscanned';
  return pieces.scanned < pieces.expected ? 'released_part_scanned' : 'released_scanned';
}

/** Orders that a booking request may be about (docs/behaviour.md "Slots and bookings"). */
export const ASKABLE: readonly OrderStatus[] = ['scanned', 'awaiting_reply', 'failed_attempt'];

/** Orders that are booked and on no route yet. */
export const UNPLANNED: OrderStatus = 'booked';

/** Orders whose visit is booked and has not begun. */
export const VISIT_BOOKED: readonly OrderStatus[] = ['booked', 'planned'];

/** Orders whose visit is ahead, or under way. */
export const VISIT_TO_COME: readonly OrderStatus[] = [...VISIT_BOOKED, 'out_for_delivery'];

/** Orders that are finished: their workflow ends. */
export const CLOSED: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];
