/** GET /orders/{order_id}/timeline, and the reasons that the audit log keeps. */
import { type Client, useApi } from '../support/api.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let shipper: string;

beforeAll(async () => {
  client = await api.client();
  ({ shipper } = await setUp(client, { automatic: true }));
});

test('200: events, scans, replies and actions, the newest first, in pages', async () => {
  const order = await makeOrder(client, shipper);
  await scanIn(client, order);
  await client.post('/sandbox/replies', { order: order.id, channel: 'sms', text: 'Who is this?' });
  await client.post(`/orders/${order.id}/cancel`, { reason: 'Sold out' });
  const { status, body } = await client.get(`/orders/${order.id}/timeline`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ object: 'list', has_more: false });
  expect(body.data.map((entry: any) => entry.type).toSorted()).toEqual([
    'action.orders.cancel',
    'action.orders.create',
    'event.order.created',
    'event.order.scanned',
    'reply.unread',
    'scan.depot_in',
    'scan.depot_in',
  ]);
  expect(body.data[0]).toMatchObject({
    type: 'action.orders.cancel',
    summary: expect.stringMatching(/^orders\.cancel by key_\w+: Sold out\.$/),
  });
  expect(body.data.filter((entry: any) => entry.type === 'scan.depot_in').map((e: any) => e.summary)).toEqual(
    expect.arrayContaining(['Piece 1 of 2 scanned: depot in.', 'Piece 2 of 2 scanned: depot in.']),
  );
  const times = body.data.map((entry: any) => entry.at);
  expect(times).toEqual(times.toSorted().toReversed());

  const page = await client.get(`/orders/${order.id}/timeline?limit=3`);
  expect(page.body.has_more).toBe(true);
  const rest = await client.get(
    `/orders/${order.id}/timeline?limit=9&starting_after=${page.body.data[2].id}`,
  );
  expect([...page.body.data, ...rest.body.data]).toEqual(body.data);
});

test("404 for an order that there is not, and for another tenant's; 422 for a cursor that names no entry", async () => {
  const order = await makeOrder(client, shipper);
  expect((await client.get('/orders/ord_none/timeline')).status).toBe(404);
  expect((await (await api.client()).get(`/orders/${order.id}/timeline`)).status).toBe(404);
  const reply = await client.get(`/orders/${order.id}/timeline?starting_after=evt_none`);
  expect([reply.status, reply.body.error.param]).toEqual([422, 'starting_after']);
});
