/** Recipients' replies: received, listed, and dealt with by a person where they could not be booked with confidence. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { REPLY_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import type { Slot } from '../../domain/shapes.js';
import { draftReply } from '../messages/drafts.js';
import { insertMessages } from '../messages/messages.store.js';
import { tellOrders } from '../orders/orders.apply.js';
import { lockOrder, type OrderRow } from '../orders/orders.store.js';
import { bookSlot } from './booking.js';
import type { ResolveInput, SandboxReplyInput } from './bookings.schemas.js';
import {
  findReply,
  type InboundReply,
  insertReply,
  listReplies,
  lockReply,
  type ReplyRow,
  replyView,
  updateReply,
} from './replies.store.js';

/** GET /bookings/replies */
export async function listRepliesPage(
  scope: Scope,
  { query }: { query: PageQuery & { needs_review?: boolean | undefined } },
) {
  const { rows, has_more } = await listReplies(scope, query);
  return { object: 'list', data: rows.map(replyView), has_more };
}

/** POST /sandbox/replies: what a recipient would have written. 422 `unknown_reference` for the order. */
export async function receiveSandboxReply(scope: Scope, { body }: { body: SandboxReplyInput }) {
  const id = await receiveReply(scope, body);
  if (id === null) throw unknownReference('order', body.order, 'order');
  const { order, channel, text } = body;
  return { id, object: 'inbound_reply', order, channel, text, received_at: scope.now.toISOString() };
}

/**
 * Takes a reply in and has the order's workflow read it. Resolves to its id, or null when there is no such order or
 * the reply was taken in before.
 */
export async function receiveReply(scope: Scope, inbound: InboundReply): Promise<string | null> {
  const order = await lockOrder(scope, inbound.order);
  const reply = order && (await insertReply(scope, inbound));
  if (!order || !reply) return null;
  await tellOrders(scope, [{ order, tell: { type: 'reply_received', ref: reply } }]);
  return reply;
}

/**
 * POST /bookings/replies/{reply_id}/resolve. 422 `missing_field` for the slot or message that the action needs; 409
 * `reply_closed`, and what booking can be refused for.
 */
export async function resolveReply(
  scope: Scope,
  { params, body }: { params: { reply_id: string }; body: ResolveInput },
) {
  requireFields(body);
  const { reply, order } = await lockWithOrder(scope, params.reply_id);
  const decision = decide(
    REPLY_MACHINE,
    reply.outcome ?? 'booked',
    body.action === 'dismiss' ? 'dismissed' : 'resolved',
  );
  if (!decision.ok) {
    throw new AppError('reply_closed', { message: `Reply ${reply.id} is ${reply.outcome ?? ''} already.` });
  }
  await act(scope, body, reply, order);
  return replyView(await updateReply(scope, reply.id, { outcome: decision.next }));
}

function requireFields({ action, slot, message }: ResolveInput): void {
  if (action === 'book_slot' && slot === undefined) throw missing('slot', action);
  if (action === 'send_message' && message === undefined) throw missing('message', action);
}

function missing(param: string, action: string): AppError {
  return new AppError('missing_field', { message: `${param} is required with ${action}.`, param });
}

async function lockWithOrder(scope: Scope, id: string): Promise<{ reply: ReplyRow; order: OrderRow }> {
  const found = await findReply(scope, id);
  // One that is yet to be read is not listed, and so is not there.
  const order = found && found.outcome !== null ? await lockOrder(scope, found.order_id) : undefined;
  const reply = order && (await lockReply(scope, id));
  if (!reply) throw notFound('reply', id);
  return { reply, order };
}

async function act(scope: Scope, body: ResolveInput, reply: ReplyRow, order: OrderRow): Promise<void> {
  switch (body.action) {
    case 'accept_suggestion':
      await bookSlot(scope, order, suggested(reply), { notify: true });
      return;
    case 'book_slot':
      if (body.slot) await bookSlot(scope, order, body.slot, { notify: true });
      return;
    case 'send_message':
      if (body.message !== undefined) await sendMessage(scope, body.message, reply, order);
      return;
    case 'dismiss':
      return;
  }
}

function suggested(reply: ReplyRow): Slot {
  if (reply.slot) return reply.slot;
  throw new AppError('invalid_state', {
    message: `Reply ${reply.id} suggests no slot. Use book_slot.`,
    param: 'action',
  });
}

async function sendMessage(scope: Scope, text: string, reply: ReplyRow, order: OrderRow): Promise<void> {
  const draft = await draftReply(scope, order, { channel: reply.channel, text, keyPrefix: reply.id });
  if (!draft) {
    throw new AppError('invalid_state', {
      message: `The recipient cannot be reached by ${reply.channel}.`,
      param: 'action',
    });
  }
  await insertMessages(scope, [draft]);
  await tellOrders(scope, [{ order, tell: { type: 'reply_message', ref: reply.id } }]);
}
