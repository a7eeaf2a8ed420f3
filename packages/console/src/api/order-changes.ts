/**
 * Changes of one order. The others on a published route that it leaves are told their new times once the office sends
 * them, from the bar above the board.
 */
import { type Resources, unwrap } from '@waypost/client';
import { api } from './client';

const paramsOf = (id: string) => ({ path: { order_id: id } });

export const patchOrder = (id: string, changes: Omit<Resources['OrderPatch'], 'tell'>) =>
  unwrap(api.PATCH('/orders/{order_id}', { params: paramsOf(id), body: { ...changes, tell: 'later' } }));

/** @param reason empty for none */
export const cancelOrder = (id: string, reason: string) =>
  unwrap(
    api.POST('/orders/{order_id}/cancel', {
      params: paramsOf(id),
      body: { tell: 'later', ...(reason && { reason }) },
    }),
  );
