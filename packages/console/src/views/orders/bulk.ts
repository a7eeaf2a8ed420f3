/** Changes of several orders at once, and how to undo them. */
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { cancelOrder, patchOrder } from '../../api/order-changes';
import type { Order } from '../../api/queries';
import type { PickedSlot } from '../../parts/slot-picker';

/** An action on one order; `back` takes it back, where it can be. */
export type BulkAct = {
  /** `3 orders {done}.` */
  done: string;
  act: (order: Order) => Promise<unknown>;
  back?: (order: Order) => Promise<unknown>;
  /** The day that shows what was done. */
  date?: string;
};

const holdAs =
  (hold: boolean) =>
  ({ id }: Order) =>
    patchOrder(id, { hold });

const unbook = ({ id }: Order) =>
  unwrap(api.POST('/orders/{order_id}/unbook', { params: { path: { order_id: id } }, body: { ask: false } }));

export const HOLD: BulkAct = { done: 'on hold', act: holdAs(true), back: holdAs(false) };
export const RELEASE: BulkAct = { done: 'released', act: holdAs(false), back: holdAs(true) };

const bookAt = ({ id }: Pick<Order, 'id'>, slot: PickedSlot, override: boolean) =>
  unwrap(api.POST('/bookings', { body: { order: id, slot, override } }));

/** Taken back, an order has the slot that it had before, or none. */
export const booking = (slot: PickedSlot, override: boolean): BulkAct => ({
  done: 'booked',
  date: slot.date,
  act: (order) => bookAt(order, slot, override),
  back: (order) => (order.slot ? bookAt(order, order.slot, true) : unbook(order)),
});

export const cancelling = (reason: string): BulkAct => ({
  done: 'cancelled',
  act: ({ id }) => cancelOrder(id, reason),
});
