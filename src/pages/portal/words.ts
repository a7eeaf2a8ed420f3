/** What statuses and reasons mean to the shop that sold the goods, and how goods and places are written. */
import { CLOSED, type OrderStatus } from '../../domain/states/order.js';
import { itemName } from '../../domain/goods.js';
import type { StopType } from '../../domain/stop.js';
import type { Address, Item } from '../../domain/types.js';

const STATUS_WORDS: Record<OrderStatus, string> = {
  awaiting_scan: 'Expected at our depot',
  part_scanned: 'Part is at our depot',
  scanned: 'At our depot',
  awaiting_booking: 'Collection to be booked',
  awaiting_reply: 'Recipient asked for a time',
  booked: 'Booked',
  planned: 'Booked',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  collected: 'Collected',
  failed_attempt: 'Could not be delivered',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** What a status of a collection means, where that is different. */
const COLLECTION_WORDS: Partial<Record<OrderStatus, string>> = {
  out_for_delivery: 'Out to be collected',
  failed_attempt: 'Could not be collected',
};

/** Returns what the status of a delivery or a collection means. */
export function statusWords({ type, status }: { type: StopType; status: OrderStatus }): string {
  return (type === 'collection' ? COLLECTION_WORDS[status] : undefined) ?? STATUS_WORDS[status];
}

/** Statuses that need somebody's attention. */
export const PROBLEM: readonly OrderStatus[] = ['failed_attempt', 'on_hold'];

export function styleOf(status: OrderStatus): 'problem' | 'gone' | 'open' {
  return PROBLEM.includes(status) ? 'problem' : CLOSED.includes(status) ? 'gone' : 'open';
}

const NO_BREAK = '\u00a0';

export function placeOf(address: Address | undefined): string {
  return address === undefined ? '' : `${address.town} ${address.postcode.replace(' ', NO_BREAK)}`;
}

export function goodsOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      const { pieces = 1 } = item;
      return pieces > 1 ? `${itemName(item)} (${pieces} pieces)` : itemName(item);
    })
    .join(', ');
}
