/** A reply that needs a person, for examples of handling one. */
import { receiveReply } from '../../src/operations/bookings/receive-reply.js';
import type { Client, TestApi } from './api.js';
import { conversationActivities, latestRequest, recordingMessaging } from './conversation.js';

/** Sends the order's latest request and reads a reply that only asks a question; resolves to the reply's id. */
export async function readReplyOf(api: TestApi, client: Client, order: string): Promise<string> {
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const tenant = client.tenant.id;
  const { id: request } = await latestRequest(api, order);
  await activities.askRecipient({ tenant, request });
  const reply = await client.scoped((scope) =>
    receiveReply(scope, { order, channel: 'sms', text: 'Why does it take so long?' }),
  );
  if (reply === null) throw new Error('the reply was not taken in');
  await activities.readReply({ tenant, reply });
  return reply;
}
