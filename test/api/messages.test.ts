/** The sandbox's messages over HTTP. */
import { type Client, startApi, type TestApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
} from '../support/conversation.js';
import { type Setup, setUp } from '../support/day.js';

let api: TestApi;
let client: Client;
let setup: Setup;

beforeAll(async () => {
  api = await startApi();
  client = await api.client();
  setup = await setUp(client);
});
afterAll(() => api.close());

async function askedOrder(): Promise<string> {
  const order = await scannedOrder(client, setup);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id } = await latestRequest(api, order.id);
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await activities.sendBookingRequest({ tenant: client.tenant.id, request: id });
  return order.id;
}

describe('GET /messages', () => {
  test('200: newest first, by order and by channel', async () => {
    const first = await askedOrder();
    const second = await askedOrder();
    const all = await client.get('/messages');
    expect(all.body.data.map((message: { order: string }) => message.order)).toEqual([
      second,
      second,
      first,
      first,
    ]);
    const texts = await client.get(`/messages?order=${first}&channel=sms`);
    expect(texts.body).toEqual({
      object: 'list',
      data: [
        {
          id: expect.stringMatching(/^msg_/),
          object: 'message',
          order: first,
          channel: 'sms',
          to: '+447700900123',
          template: 'booking_request',
          subject: null,
          body: expect.stringContaining('1) '),
          segments: 2,
          status: 'sent',
          created_at: expect.any(String),
        },
      ],
      has_more: false,
    });
    const page = await client.get('/messages?limit=3');
    expect([page.body.data.length, page.body.has_more]).toEqual([3, true]);
    const rest = await client.get(`/messages?limit=3&starting_after=${page.body.data[2].id}`);
    expect([rest.body.data.length, rest.body.has_more]).toEqual([1, false]);
  });

  test('200: nothing of another tenant', async () => {
    const stranger = await api.client();
    expect((await stranger.get('/messages')).body.data).toEqual([]);
  });

  test('404 in live', async () => {
    const live = await api.client({ mode: 'live' });
    const reply = await live.get('/messages');
    expect(reply.status).toBe(404);
    expect(reply.body.error.code).toBe('unknown_route');
  });

  test('422 for a channel that there is not', async () => {
    expect((await client.get('/messages?channel=fax')).body.error.param).toBe('channel');
  });
});
