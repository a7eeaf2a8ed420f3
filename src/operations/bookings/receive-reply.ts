/** Takes in recipients' replies, and has replies read again for an operator. */
import type { Scope } from '../../db/scope.js';
import type { Channel } from '../../domain/sending.js';
import { maskLinks } from '../../domain/acting-links.js';
import { AppError, unknownReference, requireFound } from '../../domain/errors.js';
import { signalOrders } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import {
  insertReply,
  type NewReply,
  findReply,
  lockReply,
  replyState,
  moveReplyBack,
} from '../../records/replies.js';
import type { InboundReply } from '../../resources/reply.js';
import { applyOptWord } from './opt-out.js';
import type { SandboxReplyInput } from './schemas.js';

/**
 * POST /sandbox/replies: what a recipient would have written. Throws 422 `unknown_reference` for the order, 409
 * `invalid_state` once it is erased.
 */
export async function receiveSandboxReply(
  scope: Scope,
  { body }: { body: SandboxReplyInput },
): Promise<InboundReply> {
  const id = await receiveReply(scope, body);
  if (id === null) {
    if (!(await lockOrder(scope, body.order))) throw unknownReference('order', body.order, 'order');
    throw new AppError('invalid_state', {
      message: `Order ${body.order}'s recipient data has been erased, so its recipient cannot reply.`,
      param: 'order',
    });
  }
  const { order, channel, text } = body;
  return { id, object: 'inbound_reply', order, channel, text, received_at: scope.now.toISOString() };
}

/** A reply, with its sender if that may not be the recipient, and the time it was sent if known. */
type Received = NewReply & { from?: string; sent_at?: Date };

/**
 * Takes a reply in, obeys opt-out words, and has the order's workflow read it. A reply from a number or address other
 * than the recipient's is left to a person. Resolves to the reply's id, or null when there is no such order, it was
 * erased, or the reply was already taken in.
 */
export async function receiveReply(
  scope: Scope,
  { from, sent_at = scope.now, ...inbound }: Received,
): Promise<string | null> {
  const order = await lockOrder(scope, inbound.order);
  if (!order || order.erased_at !== null) return null;
  const other = from !== undefined && !isRecipients(order, inbound.channel, from);
  const doubt = inbound.doubt ?? (other ? 'other_sender' : null);
  // Mail quotes the message that it answers, links included.
  const text = scope.tenant.mode === 'live' ? maskLinks(inbound.text) : inbound.text;
  const reply = await insertReply(scope, { ...inbound, text, doubt });
  if (!reply) return null;
  const phone = from ?? order.recipient.phone;
  if (inbound.channel === 'sms' && phone !== undefined) {
    const { provider_id } = inbound;
    await applyOptWord(scope, { phone, text: inbound.text, provider_id: provider_id ?? reply, sent_at });
  }
  signalOrders(scope, [{ order, signal: { type: 'reply_received', reply } }]);
  return reply;
}

/** Returns whether a number or address is the recipient's in the order as it is now. */
function isRecipients({ recipient }: OrderRow, channel: Channel, from: string): boolean {
  if (channel === 'sms') return recipient.phone === from;
  return recipient.email?.toLowerCase() === from.toLowerCase();
}

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
