/** Records that a provider has a message, by its answer, a report or a person's word. */
import type { Scope } from '../db/scope.js';
import { moveMessage, recordSender } from '../records/message-moves.js';
import { isRetold, type MessageRow } from '../records/messages.js';
import { updatePromisedWindow } from '../records/stops.js';

type Answer = { provider_id: string; sender: string };

/**
 * Marks a message as sent, and its window as told unless a newer one was told since; returns false when that was
 * already known. The provider's answer and reports come in either order, and an unknown outcome may be settled late.
 * With a `holder`, only that attempt's answer counts.
 */
export async function recordSent(
  scope: Scope,
  message: Pick<MessageRow, 'id' | 'order_id' | 'created_at' | 'tells'>,
  answer: Answer | { provider_id?: string },
  holder?: string,
): Promise<boolean> {
  const first = await moveMessage(scope, message.id, { event: 'sent', ...answer }, holder);
  if (first && message.tells && 'window' in message.tells) {
    const { stop, window } = message.tells;
    if (!(await isRetold(scope, stop, message))) await updatePromisedWindow(scope, stop, window);
  }
  if (!first && 'sender' in answer) await recordSender(scope, message.id, answer);
  return first;
}
