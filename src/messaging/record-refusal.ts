/** Records that a message cannot reach its recipient. */
import type { Scope } from '../db/scope.js';
import { maskLinks } from '../domain/acting-links.js';
import { moveMessage } from '../records/message-moves.js';
import { type MessageRow } from '../records/messages.js';
import { insertOptOut } from '../records/opt-outs.js';

/** Why a message cannot reach its recipient: a code, and the provider's words. */
export type Refusal = { code: string; words?: string | null };

/** Longer words are cut. */
const MAX_CHARACTERS = 300;

/**
 * Marks a message as failed because it will not reach its recipient; a number that has opted out is not texted again.
 * Returns false when that was already known, or the attempt `holder` has lost its claim.
 */
export async function recordRefusal(
  scope: Scope,
  message: Pick<MessageRow, 'id' | 'channel' | 'recipient'>,
  { code, words = null }: Refusal,
  holder?: string,
): Promise<boolean> {
  // A provider may quote the text with its link.
  const error_detail = words === null ? null : maskLinks(words).slice(0, MAX_CHARACTERS);
  const failed = await moveMessage(
    scope,
    message.id,
    { event: 'refused', error: code, error_detail },
    holder,
  );
  if (code === 'opted_out' && message.channel === 'sms') await insertOptOut(scope, message.recipient);
  return failed;
}
