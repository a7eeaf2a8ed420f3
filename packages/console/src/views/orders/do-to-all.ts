/** Doing the same to several orders, one after the other. */
import { WaypostError } from '@waypost/client';
import { messageOf } from '../../api/errors';
import type { Order } from '../../api/queries';
import { capitalise, plural } from '../../parts/format';

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

/** How many of the orders that were left as they are for one reason a message names. */
const NAMED = 3;

/** Returns how many orders were left as they are, and each reason once, with the first of its orders by name. */
export function leftOutWords(left: readonly LeftOut[]): string {
  const references = new Map<string, string[]>();
  for (const { reference, why } of left) {
    // What is said of the order itself begins with it.
    const reason = capitalise(why.replace(`Order ${reference} `, ''));
    references.set(reason, [...(references.get(reason) ?? []), reference]);
  }
  const lines = [...references].map(([reason, all]) => {
    const more = all.length > NAMED ? ` and ${all.length - NAMED} more` : '';
    return `${all.slice(0, NAMED).join(', ')}${more}: ${reason}`;
  });
  return `${plural(left.length, 'order was left as it is', 'orders were left as they are')}. ${lines.join(' ')}`;
}
