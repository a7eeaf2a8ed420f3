/** Reading what was sent, and recording what became of it. */
import type { Scope } from '../../db/scope.js';
import {
  insertOptOut,
  listMessages,
  type MessageFilter,
  type MessageRow,
  updateFailed,
} from './messages.store.js';

/** GET /messages, in the sandbox. */
export async function listMessagesPage(scope: Scope, { query }: { query: MessageFilter }) {
  const { rows, has_more } = await listMessages(scope, query);
  return { object: 'list', data: rows.map(messageView), has_more };
}

/**
 * A message will not reach its recipient: it failed, and a number that has opted out is texted no more. False when
 * that was known before.
 */
export async function recordRefusal(
  scope: Scope,
  message: Pick<MessageRow, 'id' | 'channel' | 'recipient'>,
  code: string,
): Promise<boolean> {
  const failed = await updateFailed(scope, message.id, code);
  if (code === 'opted_out' && message.channel === 'sms') await insertOptOut(scope, message.recipient);
  return failed;
}

/** A message's row as the resource. */
function messageView(row: MessageRow) {
  return {
    id: row.id,
    object: 'message',
    order: row.order_id,
    channel: row.channel,
    to: row.recipient,
    template: row.template ?? row.kind,
    subject: row.subject,
    body: row.body,
    segments: row.segments,
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}
