/** Reading what was sent. */
import type { Scope } from '../../db/scope.js';
import { listMessages, type MessageFilter, messageView } from '../../records/messages.js';
import { type List, listed } from '../../resources/list.js';
import type { Message } from '../../resources/message.js';

/** GET /messages, in the sandbox. */
export async function listMessagesPage(
  scope: Scope,
  { query }: { query: MessageFilter },
): Promise<List<Message>> {
  return listed(await listMessages(scope, query), messageView);
}
