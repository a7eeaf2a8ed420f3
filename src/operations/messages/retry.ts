/** POST /messages/{message_id}/retry */
import { causeOfMessages } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { decideSend, type SendDecision } from '../../domain/sending.js';
import { moveMessage } from '../../records/message-moves.js';
import { findMessage, lockMessage, type MessageRow } from '../../records/messages.js';
import { lockOrder } from '../../records/orders/rows.js';
import { lockOutgoing, messageViewOf } from '../../records/outgoing-messages.js';
import type { Message } from '../../resources/message.js';

/**
 * POST /messages/{message_id}/retry: queues a failed or unknown message again, to the recipient's present number or
 * address. It is checked again before it is sent. Throws 409 `invalid_state` for other statuses, for messages that are
 * about no order, and for those that are no longer true.
 */
export async function retryMessage(
  scope: Scope,
  { params }: { params: { message_id: string } },
): Promise<Message> {
  const { order_id } = requireFound(
    await findMessage(scope, params.message_id),
    'message',
    params.message_id,
  );
  // Erasing the order's recipient locks it too.
  const order = order_id === null ? undefined : await lockOrder(scope, order_id);
  const message = requireFound(await lockMessage(scope, params.message_id), 'message', params.message_id);
  if (!order)
    throw refusal(message, 'does not belong to an order. Send a new invitation or message instead.');
  if (order.erased_at !== null) throw refusal(message, "has been erased, with its recipient's data.");
  const { phone, email } = order.recipient;
  const recipient = (message.channel === 'sms' ? phone : email) ?? message.recipient;
  const cause = causeOfMessages(scope);
  if (!(await moveMessage(scope, message.id, { event: 'retried', recipient, cause }))) {
    throw refusal(message, `is ${message.status}; only a failed or unknown message can be resent.`);
  }
  const [queued] = await lockOutgoing(scope, { keys: [message.dedupe_key] }, { limit: 1, except: [] });
  if (!queued) throw new Error(`Message ${message.id} was queued but is missing.`);
  const decision = decideSend(queued.about, scope.now);
  if (decision.do === 'drop') throw refusal(message, REASONS[decision.because]);
  return messageViewOf(scope, queued);
}

/** Why a message would not be sent. */
const REASONS: Record<Extract<SendDecision, { do: 'drop' }>['because'], string> = {
  superseded: 'is out of date. Send a new one.',
  too_late: 'cannot be resent: its visit is over before it may go out.',
  opted_out: 'cannot be resent: the number has opted out of texts.',
};

function refusal({ id }: MessageRow, because: string): AppError {
  return new AppError('invalid_state', { message: `Message ${id} ${because}` });
}
