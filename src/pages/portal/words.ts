/** Which orders the shop that sold the goods should look at, and how goods and places are written. */
import { CLOSED, type OrderStatus } from '../../domain/states/order.js';
import { itemName } from '../../domain/goods.js';
import type { Address, Item } from '../../domain/types.js';

/** Statuses that need somebody's attention. */
export const PROBLEM: readonly OrderStatus[] = ['failed_attempt', 'on_hold'];

/** Returns the style of a status: one that needs attention, one that is over, or any other. */
export function styleOf(status: OrderStatus): 'problem' | 'gone' | 'open' {
  return PROBLEM.includes(status) ? 'problem' : CLOSED.includes(status) ? 'gone' : 'open';
}

const NO_BREAK = '\u00a0';

/** Returns town and postcode, which stay on one line; empty for an erased address. */
export function placeOf(address: Address | undefined): string {
  return address === undefined ? '' : `${address.town} ${address.postcode.replace(' ', NO_BREAK)}`;
}

/** Lists items in words, with the pieces of those that have several. */
export function goodsOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      const { pieces = 1 } = item;
      return pieces > 1 ? `${itemName(item)} (${pieces} pieces)` : itemName(item);
    })
    .join(', ');
}
