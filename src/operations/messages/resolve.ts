/** POST /messages/{message_id}/resolve */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { findMessage, messageView } from '../../records/messages.js';
import type { Message } from '../../resources/message.js';
import { recordSent } from '../../messaging/record-sent.js';
import { recordUndelivered } from '../../messaging/record-undelivered.js';
import type { ResolveMessageInput } from './schemas.js';

/** Why a message failed of which a person says so. */
const NOT_RECEIVED = 'not_received';

/**
 * POST /messages/{message_id}/resolve: says what became of a message whose outcome is unknown. Throws 409 `invalid_state`
 * for a message whose outcome is known.
 */
export async function resolveMessage(
  scope: Scope,
  { params, body }: { params: { message_id: string }; body: ResolveMessageInput },
): Promise<Message> {
  const { message_id: id } = params;
  const message = requireFound(await findMessage(scope, id), 'message', id);
  const isUnknown = message.status === 'unknown';
  const isSettled =
    isUnknown &&
    (body.status === 'sent'
      ? await recordSent(scope, message, {})
      : await recordUndelivered(scope, message, { code: NOT_RECEIVED }));
  if (!isSettled) {
    throw new AppError('invalid_state', {
      message: `Message ${id} is ${message.status}; only an unknown one can be resolved.`,
    });
  }
  return messageView(scope, requireFound(await findMessage(scope, id), 'message', id));
}
