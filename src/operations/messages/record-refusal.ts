/** Recording that a message cannot reach its recipient. */
import type { Scope } from '../../db/scope.js';
import { type MessageRow, moveMessage } from '../../records/messages.js';
import { insertOptOut } from '../../records/opt-outs.js';

/**
 * A message will not reach its recipient: it failed, and a number that has opted out is texted no more. False when
 * that was known before.
 */
export async function recordRefusal(
  scope: Scope,
  message: Pick<MessageRow, 'id' | 'channel' | 'recipient'>,
  code: string,
): Promise<boolean> {
  const failed = await moveMessage(scope, message.id, { event: 'refused', error: code });
  if (code === 'opted_out' && message.channel === 'sms') await insertOptOut(scope, message.recipient);
  return failed;
}
