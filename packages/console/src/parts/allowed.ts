/** The office's actions on an order, as its state allows them, with the reason where it does not. */
import { beginning, CLOSED, decideOrder, type OrderEvent } from '../../../../src/domain/states/order';
import { ORDER_WORDS } from '../../../../src/domain/states/order-words';
import type { Order } from '../api/queries';

export type Action =
  | 'book'
  | 'hold'
  | 'ask'
  | 'correct'
  | 'goods'
  | 'unbook'
  | 'split'
  | 'return'
  | 'cancel'
  | 'erase';

/** Action → what the table of states calls it. Corrections, splits and erasing change no state. */
const EVENTS: Record<Exclude<Action, 'correct' | 'goods' | 'split' | 'erase'>, OrderEvent> = {
  book: 'slot_booked',
  hold: 'held',
  ask: 'request_sent',
  unbook: 'unbooked',
  return: 'returned',
  cancel: 'cancelled',
};

/** Whether an order is over. */
export const isClosed = (status: Order['status']) => CLOSED.includes(status);

export const isOnTheRoad = ({ status }: Pick<Order, 'status'>) => status === 'out_for_delivery';

/** Returns why an order's state does not allow an action; undefined if it does. */
export function whyNot(
  action: Action,
  order: Pick<Order, 'type' | 'status' | 'slot' | 'pieces'>,
): string | undefined {
  const isOver = isClosed(order.status);
  const because = ORDER_WORDS[order.status].office;
  switch (action) {
    case 'correct':
      return isOver ? because : undefined;
    case 'goods':
      if (order.status === beginning(order.type)) return undefined;
      if (isOver || isOnTheRoad(order) || order.status === 'on_hold') return because;
      if (order.pieces.scanned > 0) return 'Its goods have been scanned.';
      return order.slot ? 'Give its slot back first.' : 'Its recipient has been asked.';
    case 'split':
      if (isOver || isOnTheRoad(order)) return because;
      return order.pieces.expected > 1 ? undefined : 'It has only one piece.';
    case 'erase':
      return isOver ? undefined : 'It is not closed yet.';
    case 'cancel':
      // On the road, its stop is taken off first.
      if (isOnTheRoad(order)) return undefined;
      break;
    case 'unbook':
      if (!isOver && order.slot === null) return 'It has no slot.';
      break;
    case 'return':
      if (!isOver && !isOnTheRoad(order) && !decideOrder(order.status, 'returned').ok)
        return 'Put it on hold or cancel it first.';
      break;
    case 'book':
    case 'hold':
    case 'ask':
      break;
  }
  return decideOrder(order.status, EVENTS[action]).ok ? undefined : because;
}
