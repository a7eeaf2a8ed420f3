/** Records that a sent message did not reach its recipient. */
import type { Scope } from '../db/scope.js';
import { findRequest, lockRequest } from '../records/booking-requests.js';
import { listMessagesOfRequest, type MessageRow } from '../records/messages.js';
import { signalOrders } from '../records/orders/move.js';
import { lockOrder, type OrderRow } from '../records/orders/rows.js';
import { endUnanswered } from '../records/request-outcome.js';
import { recordRefusal, type Refusal } from './record-refusal.js';

/**
 * Marks a message as failed, and its request too if none of its messages arrived. Returns false when that was already
 * known, or the attempt `holder` has lost its claim.
 */
export async function recordUndelivered(
  scope: Scope,
  message: Pick<MessageRow, 'id' | 'channel' | 'recipient' | 'request'>,
  why: Refusal,
  holder?: string,
): Promise<boolean> {
  // Before its message: commands that book, cancel or erase lock the order first.
  const asked = message.request === null ? undefined : await findRequest(scope, message.request);
  const order = asked && (await lockOrder(scope, asked.order_id));
  const isNew = await recordRefusal(scope, message, why, holder);
  if (isNew && order) await failUnanswerable(scope, order, asked.id);
  return isNew;
}

/** When none of its messages arrived, the request fails and can be retried. */
async function failUnanswerable(scope: Scope, order: OrderRow, id: string): Promise<void> {
  const request = await lockRequest(scope, id);
  if (!request) return;
  const messages = await listMessagesOfRequest(scope, id);
  if (messages.some(({ status }) => status !== 'failed')) return;
  const error = failuresOf(messages);
  if (!(await endUnanswered(scope, { order, request }, 'undelivered', error))) return;
  signalOrders(scope, [{ order, signal: { type: 'request_closed' } }]);
}

/** Lists why each message did not arrive. */
export function failuresOf(messages: readonly MessageRow[]): string {
  return messages.map(({ channel, error }) => `${channel}: ${error ?? 'not sent'}`).join(', ');
}
