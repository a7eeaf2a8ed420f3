/** Messages that were overtaken while their provider was down, and senders that meet at one message. */
import { claimNext } from '../../src/messaging/claim.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { useApi } from '../support/api.js';
import { scannedOrder, told, TUESDAY, waiting } from '../support/conversation.js';

const api = useApi();
let asking: Asking;

const PHONE = '+447700900123';
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  asking = await newAsking(api);
  asking.recording.behaviour.broken.add(PHONE).add('sioned@example.com');
});

async function bookTwice() {
  const { client, setup, activities, tenant } = asking;
  const { id: order } = await scannedOrder(client, setup);
  for (const slot of OFFERED.slice(0, 2)) {
    await client.post('/bookings', { order, slot });
    const confirm = activities.deliverQueued({ tenant, order });
    await expect(confirm).rejects.toThrow('the provider is down');
  }
  return order as string;
}
const orderIs = (order: string, status: string) =>
  api.owner.query('update orders set status = $2 where id = $1', [order, status]);
const messagesOf = async (order: string) =>
  (await asking.client.get(`/messages?order=${order}&limit=100`)).body.data as {
    status: string;
    body: string;
  }[];

test('a slot that was moved while the provider was down is confirmed once, the last one', async () => {
  const { recording, activities, tenant } = asking;
  const order = await bookTwice();
  recording.behaviour.broken.clear();
  // The workflows' retries come back in any sequence.
  await activities.deliverQueued({ tenant, order });
  await activities.deliverQueued({ tenant, order });
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms.map(({ body }) => body)).toEqual([
    expect.stringContaining('Thu 12 Mar 08:00-12:00'),
  ]);
  expect(recording.sent.email).toHaveLength(1);
  expect((await messagesOf(order)).map(({ status }) => status).sort()).toEqual([
    'sent',
    'sent',
    'superseded',
    'superseded',
  ]);
  const timeline = await asking.client.get(`/orders/${order}/timeline`);
  expect(timeline.body.data.map(({ summary }: { summary: string }) => summary)).toContain(
    'Message by sms (confirmation): superseded.',
  );
});

test.each([
  ['cancelled', (order: string) => asking.client.post(`/orders/${order}/cancel`)],
  ['held', (order: string) => asking.client.patch(`/orders/${order}`, { hold: true })],
])('an order that was %s meanwhile is confirmed no more', async (_what, change) => {
  const { recording, activities, tenant } = asking;
  const order = await bookTwice();
  await change(order);
  recording.behaviour.broken.clear();
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms).toEqual([]);
  expect(new Set((await messagesOf(order)).map(({ status }) => status))).toEqual(new Set(['superseded']));
});

test.each([
  ['cancelled', (order: string) => asking.client.post(`/orders/${order}/cancel`)],
  ['delivered', (order: string) => orderIs(order, 'delivered')],
])(
  'the confirmations of an order that was %s meanwhile are settled by their own steps',
  async (_what, change) => {
    const { recording, activities, tenant } = asking;
    const order = await bookTwice();
    await change(order);
    recording.behaviour.broken.clear();
    await activities.deliverQueued({ tenant, order });
    await activities.deliverQueued({ tenant, order });
    expect(recording.sent.sms).toEqual([]);
    expect((await messagesOf(order)).map(({ status }) => status)).toEqual(Array(4).fill('superseded'));
  },
);

test('a confirmation that comes after the visit is not sent', async () => {
  const { recording, activities, tenant } = asking;
  const order = await bookTwice();
  recording.behaviour.broken.clear();
  api.setNow(new Date('2026-03-12T18:00:00Z'));
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms).toEqual([]);
});

test('two senders at once: one copy; the second is told that another one is at it', async () => {
  const { client, setup, recording, activities, tenant } = asking;
  recording.behaviour.broken.clear();
  const { id: order } = await scannedOrder(client, setup);
  await client.post('/bookings', { order, slot: OFFERED[0] });
  let answer: (value?: unknown) => void = () => undefined;
  recording.behaviour.slow.set(PHONE, new Promise((resolve) => (answer = resolve)));
  const confirm = () => activities.deliverQueued({ tenant, order });
  const first = confirm();
  while (recording.sent.email.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await expect(confirm()).rejects.toMatchObject({ type: 'message_held' });
  answer();
  await first;
  await confirm();
  expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
});

test('a reminder that wakes up late waits for the morning', async () => {
  const { recording, activities, tenant, asked } = asking;
  recording.behaviour.broken.clear();
  const { order, request } = await asked();
  api.setNow(new Date('2026-03-12T02:00:00Z'));
  const texts = recording.sent.sms.length;
  await activities.remindRecipient({ tenant, request, due: '2026-03-11T12:00:00.000Z' });
  expect(await activities.deliverQueued({ tenant, order })).toEqual(
    waiting('2026-03-12T02:00:00Z', '2026-03-12T08:00:00Z'),
  );
  expect(recording.sent.sms).toHaveLength(texts);
  api.setNow(new Date('2026-03-12T08:00:00Z'));
  expect(await activities.deliverQueued({ tenant, order })).toEqual({ wait: null });
  expect(recording.sent.sms).toHaveLength(texts + 1);
});

test('a bulk request that is retried at night is sent in the morning, and asks then', async () => {
  const { client, setup, recording, activities, tenant, statusOf } = asking;
  const { id: order } = await scannedOrder(client, setup);
  await client.post('/bookings/requests');
  const { rows } = await api.owner.query('select id from booking_requests where order_id = $1', [order]);
  const request = rows[0].id as string;
  expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: false, later: true });
  recording.behaviour.broken.clear();
  api.setNow(new Date(TUESDAY.getTime() + 12 * HOUR_MS));
  expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: false, later: true });
  expect(await activities.deliverQueued({ tenant, order })).toEqual(
    waiting(new Date(TUESDAY.getTime() + 12 * HOUR_MS), '2026-03-11T08:00:00Z'),
  );
  expect(await statusOf(order)).toBe('scanned');
  api.setNow(new Date('2026-03-11T08:00:00Z'));
  await activities.deliverQueued({ tenant, order });
  expect(await statusOf(order)).toBe('awaiting_reply');
  // Its workflow is told, and learns until when to wait.
  expect((await told(api, order)).at(-1)).toEqual({ type: 'booking_requested', request });
  expect(await activities.askRecipient({ tenant, request })).toMatchObject({ asked: true, later: false });
});

test('what is older goes first, also while another sender has only just locked it', async () => {
  const { client, setup } = asking;
  const { id: order } = await scannedOrder(client, setup);
  for (const text of ['First.', 'Second.']) {
    await client.post('/messages', { orders: [order], text, channels: ['sms'] });
  }
  const [older, newer] = (
    await api.owner.query(
      `select id, dedupe_key from messages where order_id = $1 and body like any (array['%First.%', '%Second.%']) order by id`,
      [order],
    )
  ).rows;
  const claim = (key: string) =>
    client.scoped((scope) =>
      claimNext(
        scope,
        { keys: [key] },
        {
          tried: [],
          holder: scope.newId('claim'),
          leaseMs: { sms: 60_000, email: 60_000 },
          room: { sms: 1, email: 1 },
        },
      ),
    );
  const other = await api.owner.connect();
  try {
    await other.query(`begin; select from messages where id = '${older.id}' for update`);
    expect(await claim(newer.dedupe_key)).toMatchObject({ messages: [], held: true });
    await other.query('commit');
  } finally {
    other.release();
  }
  const { messages } = await claim(newer.dedupe_key);
  expect(messages.map(({ id }) => id)).toEqual([older.id]);
});
