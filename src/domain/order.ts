/**
 * The order's life, from the moment that a shipper places it to the door. BEHAVIOUR "States" is this table.
 * `order_on_hold` instead of `invalid_state` where the hold is the only reason; the rest is plain look-up.
 */
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
  | 'run_started'
  | 'stop_completed'
  | 'stop_part_completed'
  | 'stop_failed'
  | 'stop_skipped'
  | 'held'
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

export const ORDER_MACHINE: Machine<OrderStatus, OrderEvent> = {
  entity: 'Order',
  states: ORDER_STATUSES,
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
    { from: ['planned'], event: 'taken_off_draft', to: 'booked', also: '`route` is cleared' },
    { from: ['planned'], event: 'run_started', to: 'out_for_delivery' },
    {
      from: ['out_for_delivery', 'failed_attempt'],
      event: 'stop_completed',
      to: 'delivered',
      also: '`stop.completed`',
    },
    {
      from: ['out_for_delivery'],
      event: 'stop_part_completed',
      to: 'failed_attempt',
      also: '`stop.completed`',
    },
    { from: ['delivered'], event: 'stop_completed', to: 'same', also: 'proof of delivery amended' },
    { from: ['delivered', 'failed_attempt'], event: 'stop_part_completed', to: 'same' },
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
      from: [...BEFORE_DELIVERY, 'failed_attempt'],
      event: 'held',
      to: 'on_hold',
      also: 'keeps its slot, leaves a draft route, closes an open request',
    },
    {
      from: [...BEFORE_DELIVERY, 'failed_attempt', 'on_hold'],
      event: 'cancelled',
      to: 'cancelled',
      also: 'capacity freed; a published stop becomes skipped',
    },
    { from: ['failed_attempt', 'on_hold', 'cancelled'], event: 'returned', to: 'returned' },
  ],
};

/** The next status of an order, or why not. */
export function decideOrder(status: OrderStatus, event: OrderEvent): Decision<OrderStatus> {
  const decision = decide(ORDER_MACHINE, status, event);
  if (!decision.ok && status === 'on_hold' && (event === 'slot_booked' || event === 'request_sent')) {
    return { ok: false, code: 'order_on_hold' };
  }
  return decision;
}

/** What a released order is: what its pieces and its slot say (BEHAVIOUR "States", `hold: false`). */
export function statusAfterHold(
  pieces: { expected: number; scanned: number },
  hasSlot: boolean,
): OrderStatus {
  if (hasSlot) return 'booked';
  if (pieces.scanned === 0) return 'awaiting_scan';
  return pieces.scanned < pieces.expected ? 'part_scanned' : 'scanned';
}

/** Orders to which a booking request may go out (BEHAVIOUR "Slots and bookings"). */
export const ASKABLE: readonly OrderStatus[] = ['scanned', 'awaiting_reply', 'failed_attempt'];

/** Orders that wait for their goods: a depot scan moves their status. */
export const AWAITING_GOODS: readonly OrderStatus[] = ['awaiting_scan', 'part_scanned'];

/** Orders that a person has finished with: their workflow ends. */
export const CLOSED: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];
