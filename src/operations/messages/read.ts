/** Reading what was sent. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findMessage, listMessages, type MessageFilter, messageView } from '../../records/messages.js';
import { type List, listed } from '../../resources/list.js';
import type { Message } from '../../resources/message.js';

/** GET /messages */
export async function listMessagesPage(
  scope: Scope,
  { query }: { query: MessageFilter },
): Promise<List<Message>> {
  return listed(await listMessages(scope, query), (row) => messageView(scope, row));
}

/** GET /messages/{message_id} */
export async function getMessage(
  scope: Scope,
  { params }: { params: { message_id: string } },
): Promise<Message> {
  return messageView(
    scope,
    requireFound(await findMessage(scope, params.message_id), 'message', params.message_id),
  );
}
