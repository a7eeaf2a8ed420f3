/** Reads messages. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findMessage, listMessages, type MessageFilter } from '../../records/messages.js';
import { messageViewOf, messageViews } from '../../records/outgoing-messages.js';
import type { List } from '../../resources/list.js';
import type { Message } from '../../resources/message.js';

/** GET /messages */
export async function listMessagesPage(
  scope: Scope,
  { query }: { query: MessageFilter },
): Promise<List<Message>> {
  const { rows, has_more } = await listMessages(scope, query);
  return { object: 'list', data: await messageViews(scope, rows), has_more };
}

/** GET /messages/{message_id} */
export async function getMessage(
  scope: Scope,
  { params }: { params: { message_id: string } },
): Promise<Message> {
  return messageViewOf(
    scope,
    requireFound(await findMessage(scope, params.message_id), 'message', params.message_id),
  );
}
