/** POST /bookings/replies/{reply_id}/resolve: a person settles what could not be booked with confidence. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import type { Slot } from '../../domain/types.js';
import { insertMessages } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { lockOrder, type OrderRow } from '../../records/orders/rows.js';
import {
  findReply,
  isListed,
  lockReply,
  moveReply,
  type ReplyRow,
  replyView,
} from '../../records/replies.js';
import type { Reply } from '../../resources/reply.js';
import { draftWords, listOptedOutOf } from '../../messaging/draft.js';
import { obstacleOfReach } from '../../messaging/reach.js';
import { bookSlot } from './book.js';
import type { ResolveInput } from './schemas.js';

/**
 * POST /bookings/replies/{reply_id}/resolve. Throws 422 `missing_field` for the slot or message that the action
 * needs, `invalid_value` for an `override` of an action that books nothing; 409 `reply_closed`, and all that booking
 * can throw.
 */
export async function resolveReply(
  scope: Scope,
  { params, body }: { params: { reply_id: string }; body: ResolveInput },
): Promise<Reply> {
  requireFields(body);
  const { reply, order } = await lockReplyWithOrder(scope, params.reply_id);
  const settled = await moveReply(scope, reply, body.action === 'dismiss' ? 'dismissed' : 'resolved');
  await act(scope, body, reply, order);
  return replyView(settled);
}

function requireFields({ action, slot, message, override }: ResolveInput): void {
  if (action === 'book_slot' && slot === undefined) throw missing('slot', action);
  if (action === 'send_message' && message === undefined) throw missing('message', action);
  if (action === 'dismiss' && message !== undefined) {
    throw new AppError('invalid_value', {
      message: '`message` is not allowed when `action` is `dismiss`.',
      param: 'message',
    });
  }
  if (override && action !== 'book_slot' && action !== 'accept_suggestion') {
    throw new AppError('invalid_value', {
      message: `\`override\` is not allowed when \`action\` is \`${action}\`.`,
      param: 'override',
    });
  }
}

function missing(param: string, action: string): AppError {
  return new AppError('missing_field', {
    message: `\`${param}\` is required when \`action\` is \`${action}\`.`,
    param,
  });
}

/** Locks the order of a reply that is listed, then the reply. Throws 404 `not_found`. */
export async function lockReplyWithOrder(
  scope: Scope,
  id: string,
): Promise<{ reply: ReplyRow; order: OrderRow }> {
  const found = await findReply(scope, id);
  // One that is still being read is not listed, and so is not found.
  const order = found && isListed(scope, found) ? await lockOrder(scope, found.order_id) : undefined;
  const reply = order && (await lockReply(scope, id));
  if (!reply) throw notFound('reply', id);
  return { reply, order };
}

async function act(scope: Scope, body: ResolveInput, reply: ReplyRow, order: OrderRow): Promise<void> {
  const { override } = body;
  switch (body.action) {
    case 'accept_suggestion':
      await book(scope, { reply, order }, suggested(reply), override);
      break;
    case 'book_slot':
      if (body.slot) await book(scope, { reply, order }, body.slot, override);
      break;
    case 'send_message':
      break;
    case 'dismiss':
      signalResolved(scope, order);
      return;
  }
  if (body.message !== undefined) await sendMessage(scope, body.message, reply, order);
}

async function book(
  scope: Scope,
  { reply, order }: { reply: ReplyRow; order: OrderRow },
  slot: Slot,
  override: boolean,
): Promise<void> {
  const origin = { by: 'office', answeredAt: reply.received_at } as const;
  // An order that already holds the slot is left as it is, and its workflow was not told.
  const booked = await bookSlot(scope, order, slot, { notify: true, override, origin });
  if (booked === order) signalResolved(scope, order);
}

/** Tells the order's workflow, which waits for it, that the reply no longer needs anybody. */
function signalResolved(scope: Scope, order: OrderRow): void {
  signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
}

function suggested(reply: ReplyRow): Slot {
  if (reply.slot) return reply.slot;
  throw new AppError('invalid_state', {
    message: `Reply ${reply.id} has no suggested slot. Use \`book_slot\`.`,
    param: 'action',
  });
}

async function sendMessage(scope: Scope, text: string, reply: ReplyRow, order: OrderRow): Promise<void> {
  const obstacle = obstacleOfReach(order, await listOptedOutOf(scope, [order]), [reply.channel]);
  if (obstacle) throw new AppError('invalid_state', { message: obstacle.message, param: 'action' });
  const drafts = await draftWords(scope, [order], {
    channels: [reply.channel],
    text,
    param: 'message',
    keyPrefix: `${reply.id}/message`,
  });
  await insertMessages(scope, drafts);
}
