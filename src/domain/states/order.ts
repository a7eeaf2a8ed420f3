/** The order's life, from being placed by a shipper to the door (docs/behaviour.md "States"). */
import type { StopType } from '../stop.js';
import { type Decided, type Decision, decide, stateTable } from './machine.js';

export const ORDER_STATUSES = [
  'awaiting_scan',
  'part_scanned',
  'scanned',
  'awaiting_booking',
  'awaiting_reply',
  'booked',
  'planned',
  'out_for_delivery',
  'delivered',
  'collected',
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
  | 'planned'
  | 'unplanned'
  | 'put_on_run'
  | 'run_started'
  | 'stop_completed'
  | 'stop_collected'
  | 'stop_part_completed'
  | 'stop_failed'
  | 'stop_skipped'
  | 'delivery_corrected'
  | 'collection_corrected'
  | 'failure_corrected'
  | 'tried_again'
  | 'unbooked'
  | 'held'
  | 'released'
  | 'cancelled'
  | 'returned';

/** Orders that have no slot yet, and wait for one or for their goods. */
export const UNBOOKED: readonly OrderStatus[] = [
  'awaiting_scan',
  'part_scanned',
  'scanned',
  'awaiting_booking',
  'awaiting_reply',
];

/** Orders whose visit is booked and has not begun. */
export const VISIT_BOOKED: readonly OrderStatus[] = ['booked', 'planned'];

const BEFORE_DELIVERY: readonly OrderStatus[] = [...UNBOOKED, ...VISIT_BOOKED];

/** The rest of the sentence about an order whose visit is under way, with what to do. */
export const RUN_HAS_STARTED =
  'is out for delivery: its run has started. Take its stop off the route first, or record the visit as failed.';

/** Statuses of an order without a slot, by its goods (`statusByGoods`). */
const BY_GOODS = ['awaiting_scan', 'part_scanned', 'scanned', 'awaiting_booking'] as const;

export const ORDER_MACHINE = stateTable<OrderStatus, OrderEvent>({
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
      from: ['scanned', 'awaiting_booking', 'failed_attempt'],
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
        'awaiting_booking',
        'awaiting_reply',
        'failed_attempt',
        'booked',
        'planned',
      ],
      event: 'slot_booked',
      to: 'booked',
      also: 'capacity taken, an old slot freed, its route left; `order.booked`; a confirmation unless told otherwise',
    },
    { from: ['booked'], event: 'planned', to: 'planned', also: '`route` is set; `order.planned`' },
    { from: ['planned'], event: 'planned', to: 'same' },
    {
      from: ['out_for_delivery'],
      event: 'planned',
      to: 'planned',
      also: 'moved to a route that has not left; `order.planned`',
    },
    {
      from: ['planned', 'out_for_delivery'],
      event: 'unplanned',
      to: 'booked',
      also: '`route` is cleared, also of a published route, by the office; `order.updated`',
    },
    {
      from: ['booked', 'planned'],
      event: 'put_on_run',
      to: 'out_for_delivery',
      also: 'moved to a route that has left; `order.out_for_delivery`',
    },
    { from: ['out_for_delivery'], event: 'put_on_run', to: 'same' },
    { from: ['planned'], event: 'run_started', to: 'out_for_delivery', also: '`order.out_for_delivery`' },
    { from: ['out_for_delivery'], event: 'stop_completed', to: 'delivered', also: '`stop.completed`' },
    {
      from: ['out_for_delivery'],
      event: 'stop_collected',
      to: 'collected',
      also: 'of a collection; `stop.completed`',
    },
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
      from: ['failed_attempt', 'awaiting_reply', 'booked', 'planned'],
      event: 'collection_corrected',
      to: 'collected',
      also: 'like `delivery_corrected`, of a collection',
    },
    {
      from: ['out_for_delivery'],
      event: 'stop_failed',
      to: 'failed_attempt',
      also: '`stop.failed`; a rebooking request unless told otherwise',
    },
    {
      from: ['planned', 'out_for_delivery'],
      event: 'stop_skipped',
      to: 'failed_attempt',
      also: 'the stop is not visited, or was not by the end of the day: `order.updated`',
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
      from: ['booked', 'planned'],
      event: 'unbooked',
      to: BY_GOODS,
      also: 'its slot is released, `route` cleared, a published stop skipped; `order.unbooked`; asked if wanted',
    },
    {
      from: [...BEFORE_DELIVERY, 'failed_attempt'],
      event: 'held',
      to: 'on_hold',
      also: 'keeps its slot, leaves its route, closes an open request, who was told a window is told; `order.held`',
    },
    {
      from: ['on_hold'],
      event: 'released',
      to: ['booked', ...BY_GOODS],
      also: 'booked while its slot is ahead; a past slot is freed, and its recipient is asked if the goods are in and nobody has answered yet; `order.released`',
    },
    {
      from: [...BEFORE_DELIVERY, 'failed_attempt', 'on_hold'],
      event: 'cancelled',
      to: 'cancelled',
      also: 'capacity freed; a published stop becomes skipped; `order.cancelled`',
    },
    {
      from: ['failed_attempt', 'on_hold', 'cancelled', 'collected'],
      event: 'returned',
      to: 'returned',
      also: 'by the office, or with the last piece that is scanned out to the shipper; `order.returned`',
    },
  ],
  refusals: [
    {
      from: ['on_hold'],
      events: [
        'slot_booked',
        'request_sent',
        'delivery_corrected',
        'collection_corrected',
        'failure_corrected',
        'unbooked',
      ],
      code: 'order_on_hold',
      because: () => 'is on hold. Release it first.',
    },
    {
      from: ['out_for_delivery'],
      events: ['delivery_corrected', 'collection_corrected', 'failure_corrected'],
      code: 'invalid_state',
      because: () => 'is out for delivery again. Complete or fail its current stop.',
    },
    {
      from: ['out_for_delivery'],
      events: ['held'],
      code: 'route_published',
      because: () => RUN_HAS_STARTED,
    },
    {
      from: ['out_for_delivery'],
      events: ['slot_booked', 'cancelled', 'unbooked'],
      code: 'invalid_state',
      because: () => RUN_HAS_STARTED,
    },
  ],
});

/** Returns the status of a new order: a collection needs no scan before its recipient is asked. */
export function beginning(type: StopType): Decided<OrderStatus> {
  // The table has one beginning, that of deliveries; nothing of a collection is scanned in.
  return type === 'collection' ? ('awaiting_booking' as Decided<OrderStatus>) : ORDER_MACHINE.begins;
}

/** Returns the next status of an order, or why there is none. */
export function decideOrder(status: OrderStatus, event: OrderEvent): Decision<OrderStatus> {
  return decide(ORDER_MACHINE, status, event);
}

/**
 * Returns the status of an order without a slot, by how many of its pieces are in (docs/behaviour.md "States"). A
 * collection waits for no piece, only for a slot.
 */
export function statusByGoods(
  type: StopType,
  { expected, scanned }: { expected: number; scanned: number },
): (typeof BY_GOODS)[number] {
  if (type === 'collection') return 'awaiting_booking';
  if (scanned === 0) return 'awaiting_scan';
  return scanned < expected ? 'part_scanned' : 'scanned';
}

/** Orders that a booking request may be about (docs/behaviour.md "Slots and bookings"). */
export const ASKABLE: readonly OrderStatus[] = [
  'scanned',
  'awaiting_booking',
  'awaiting_reply',
  'failed_attempt',
];

/** Orders that are booked and on no route yet. */
export const UNPLANNED: OrderStatus = 'booked';

/** Orders whose visit is ahead, or under way. */
export const VISIT_TO_COME: readonly OrderStatus[] = [...VISIT_BOOKED, 'out_for_delivery'];

/** Orders that still have to be planned, booked or not. */
export const TO_BE_PLANNED: readonly OrderStatus[] = [...UNBOOKED, UNPLANNED, 'failed_attempt'];

/** Orders that are finished: their workflow ends. */
export const CLOSED: readonly OrderStatus[] = ['delivered', 'collected', 'cancelled', 'returned'];

/** Orders whose goods go back to the shipper, and may be scanned out to it. */
export const RETURNING: readonly OrderStatus[] = ['collected', 'cancelled', 'returned'];
