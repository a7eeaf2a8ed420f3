/** A recipient’s reply comes in. */
import type { Scope } from '../../db/scope.js';
import { unknownReference } from '../../domain/errors.js';
import { tellOrders } from '../../records/orders/move.js';
import { lockOrder } from '../../records/orders/rows.js';
import { insertReply, type NewReply } from '../../records/replies.js';
import type { InboundReply } from '../../resources/reply.js';
import { obeyOptWord } from './opt-out.js';
import type { SandboxReplyInput } from './schemas.js';

/** POST /sandbox/replies: what a recipient would have written. 422 `unknown_reference` for the order. */
export async function receiveSandboxReply(
  scope: Scope,
  { body }: { body: SandboxReplyInput },
): Promise<InboundReply> {
  const id = await receiveReply(scope, body);
  if (id === null) throw unknownReference('order', body.order, 'order');
  const { order, channel, text } = body;
  return { id, object: 'inbound_reply', order, channel, text, received_at: scope.now.toISOString() };
}

/**
 * Takes a reply in, obeys what opts a number out of texts, and has the order's workflow read it. `from` is the number
 * that a text came from, if it may be another than the recipient's. Resolves to the reply's id, or null when there is no
 * such order or the reply was taken in before.
 */
export async function receiveReply(
  scope: Scope,
  { from, ...inbound }: NewReply & { from?: string },
): Promise<string | null> {
  const order = await lockOrder(scope, inbound.order);
  const reply = order && (await insertReply(scope, inbound));
  if (!order || !reply) return null;
  const phone = from ?? order.recipient.phone;
  if (inbound.channel === 'sms' && phone !== undefined) await obeyOptWord(scope, phone, inbound.text);
  await tellOrders(scope, [{ order, tell: { type: 'reply_received', reply } }]);
  return reply;
}
