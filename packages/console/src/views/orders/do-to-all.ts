/** Doing the same to several orders, one after the other. */
import { WaypostError } from '@waypost/client';
import { messageOf } from '../../api/errors';
import type { Order } from '../../api/queries';
import { plural } from '../../parts/format';

export type BulkResult = { done: Order[]; refused: { order: Order; why: string }[] };

/** Does it to one order after the other. One that is refused does not stop the others. */
export async function doToAll(
  orders: readonly Order[],
  act: (order: Order) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] };
  for (const [index, order] of orders.entries()) {
    onProgress(index);
    try {
      await act(order);
      result.done.push(order);
    } catch (error) {
      // Anything but a refusal is about the connection: the rest would fail too.
      if (!(error instanceof WaypostError) || error.status === 429 || error.status >= 500) throw error;
      result.refused.push({ order, why: messageOf(error) });
    }
  }
  return result;
}

/** An order that was left as it is. */
export type LeftOut = { reference: string; why: string };

/** How many orders that were left as they are a message names. */
const NAMED = 3;

/** Returns how many orders were left as they are, and why; the first ones by name. */
export function leftOutWords(left: readonly LeftOut[]): string {
  const named = left.slice(0, NAMED).map(({ reference, why }) => `${reference}: ${why}`);
  const more = left.length > NAMED ? ` And ${left.length - NAMED} more.` : '';
  return `${plural(left.length, 'order was left as it is', 'orders were left as they are')}. ${named.join(' ')}${more}`;
}
