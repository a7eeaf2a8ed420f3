/** Rereads a reply for an operator: by a better reader, or after a failure. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { signalOrders } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import { findReply, lockReply, replyState, moveReplyBack } from '../../records/replies.js';

/**
 * Has the order's workflow read the reply as if it had just come in. Throws 409 `reply_closed` for one that is
 * settled.
 */
export async function rereadReply(scope: Scope, id: string): Promise<void> {
  const seen = requireFound(await findReply(scope, id), 'reply', id);
  const order = requireFound(await lockOrder(scope, seen.order_id), 'order', seen.order_id);
  const reply = requireFound(await lockReply(scope, id), 'reply', id);
  if (replyState(reply) !== 'unread') await moveReplyBack(scope, reply);
  signalOrders(scope, [{ order, signal: { type: 'reply_received', reply: id } }]);
}
