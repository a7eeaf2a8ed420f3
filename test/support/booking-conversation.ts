/**
 * A separate courier, channels that only record, and recipients who are asked and answer, for tests of conversations.
 */
import type { Messaging } from '../../src/adapters/messaging/index.js';
import type { TestApi } from './api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from './conversation.js';
import { setUp } from './day.js';

/** The slots that the default schedule offers on that Tuesday. */
export const OFFERED = [
  { date: '2026-03-11', from: '08:00', to: '12:00' },
  { date: '2026-03-12', from: '08:00', to: '12:00' },
  { date: '2026-03-13', from: '08:00', to: '12:00' },
];

export type Asking = Awaited<ReturnType<typeof newAsking>>;

/**
 * Creates a courier on that Tuesday, with its activities and its orders' recipients; `messaging` in place of channels
 * that only record.
 */
export async function newAsking(
  api: TestApi,
  { mode = 'sandbox', messaging }: { mode?: 'live' | 'sandbox'; messaging?: Messaging } = {},
) {
  api.setNow(TUESDAY);
  const client = await api.client({ mode, quietHours: true });
  const tenant = client.tenant.id;
  const setup = await setUp(client);
  const recording = recordingMessaging();
  const activities = conversationActivities(api, messaging ?? recording.messaging);

  /** Returns an order whose recipient is about to be asked, and the id of the request. */
  async function requested(overrides: Record<string, unknown> = {}, body: Record<string, unknown> = {}) {
    const order = await scannedOrder(client, setup, overrides);
    await client.post('/bookings/requests', { orders: [order.id], ...body });
    return { order: order.id as string, request: (await latestRequest(api, order.id)).id as string };
  }

  /** Does the same as `requested` and sends the request. */
  async function asked(overrides: Record<string, unknown> = {}, body: Record<string, unknown> = {}) {
    const made = await requested(overrides, body);
    await activities.sendBookingRequest({ tenant, request: made.request });
    return made;
  }

  /** Receives a reply and reads it. */
  async function answer(order: string, text: string, channel: 'sms' | 'email' = 'sms') {
    const inbound = await client.post('/sandbox/replies', { order, channel, text });
    const { outcome, confirmation } = await activities.readReply({ tenant, reply: inbound.body.id });
    const replies = await client.get('/bookings/replies');
    return { outcome, confirmation, id: inbound.body.id as string, reply: replies.body.data[0] };
  }

  async function statusOf(order: string): Promise<string> {
    return (await client.get(`/orders/${order}`)).body.status;
  }

  return { client, tenant, setup, recording, activities, requested, asked, answer, statusOf };
}
