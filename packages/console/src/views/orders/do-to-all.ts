/** Doing the same to several orders, one after the other. */
import { WaypostError } from '@waypost/client';
import { messageOf } from '../../api/errors';
import type { Order } from '../../api/queries';

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
