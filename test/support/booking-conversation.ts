/**
 * A separate courier, channels that only record, and recipients who are asked and answer, for tests of conversations.
 */
import { note } from '../../src/db/outbox.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Messaging } from '../../src/adapters/messaging/index.js';
import type { TestApi } from './api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from './conversation.js';
import { makeOrder, setUp } from './day.js';

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
    await activities.askRecipient({ tenant, request: made.request });
    return made;
  }

  /** Receives a reply and reads it. */
  async function answer(order: string, text: string, channel: 'sms' | 'email' = 'sms') {
    const inbound = await client.post('/sandbox/replies', { order, channel, text });
    const { outcome } = await activities.readReply({ tenant, reply: inbound.body.id });
    const replies = await client.get('/bookings/replies');
    return { outcome, id: inbound.body.id as string, reply: replies.body.data[0] };
  }

  /** Has another order take the last place of a slot. */
  async function fill(slot: unknown): Promise<void> {
    const other = await makeOrder(client, setup.shipper);
    expect((await client.post('/bookings', { order: other.id, slot })).status).toBe(201);
  }

  async function statusOf(order: string): Promise<string> {
    return (await client.get(`/orders/${order}`)).body.status;
  }

  /** Makes a published route of one stop, as rows: how it comes about is the planner's. Resolves to its run's id. */
  async function publishedRun(order: string): Promise<string> {
    const ids = { route: `rte_${order}`, run: `run_${order}`, stop: `stp_${order}` };
    await api.owner.query(
      `insert into routes (tenant_id, id, date, depot, vehicle, driver, status, departs_second, totals, created_at, updated_at)
       values ($1, $2, '2026-03-11', $3, $4, $5, 'published', 32400, '{}', now(), now())`,
      [tenant, ids.route, setup.depot, setup.vehicle, setup.driver],
    );
    await api.owner.query(
      `insert into runs (tenant_id, id, route, date, depot, driver, vehicle, status, created_at)
       values ($1, $2, $3, '2026-03-11', $4, $5, $6, 'published', now())`,
      [tenant, ids.run, ids.route, setup.depot, setup.driver, setup.vehicle],
    );
    await api.owner.query(
      `insert into stops (tenant_id, id, route, sequence, order_id, type, window_from, window_to, eta, status, pieces)
       values ($1, $2, $3, 1, $4, 'delivery', '09:10', '10:40', '09:40', 'pending', 2)`,
      [tenant, ids.stop, ids.route, order],
    );
    await api.owner.query('update orders set route = $2 where id = $1', [order, ids.route]);
    await client.scoped(async (scope) => note(scope, { type: 'window.changed', order, reason: 'replanned' }));
    return ids.run;
  }

  return {
    ...{ client, tenant, setup, recording, activities },
    ...{ requested, asked, answer, fill, statusOf, publishedRun },
  };
}

/** Reads an order's messages by a channel, oldest first; `api` is asked only then. */
export function readMessages(api: TestApi) {
  const messagesOf = async (order: string, channel: string) =>
    (
      await api.owner.query(
        'select * from messages where order_id = $1 and channel = $2 order by created_at, id',
        [order, channel],
      )
    ).rows;
  const statusesOf = async (order: string, channel = 'sms'): Promise<string[]> =>
    (await messagesOf(order, channel)).map(({ status }) => status);
  return { messagesOf, statusesOf };
}

/** Waits until something has happened; the test's own limit ends the wait. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await sleep(10);
}
