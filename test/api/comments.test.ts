/** Comments on orders: who says what, where it stands, and when it is gone. */
import { type Client, useApi } from '../support/api.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

async function commented(...texts: string[]): Promise<string> {
  const { id } = await makeOrder(client, setup.shipper);
  for (const text of texts) await client.post(`/orders/${id}/comments`, { text, author: 'Priya' });
  return id;
}

test('201 and 200: the newest first, in pages; the author is the key unless one is named', async () => {
  const order = await commented('Gate code 4411.');
  const { status, body } = await client.post(`/orders/${order}/comments`, { text: 'Side entrance.' });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^cmt_/),
      object: 'comment',
      order,
      author: expect.stringMatching(/^key_/),
      text: 'Side entrance.',
      at: expect.any(String),
    },
  ]);
  const all = (await client.get(`/orders/${order}/comments`)).body;
  expect(all.data[0]).toEqual(body);
  expect(all.data.map(({ author, text }: any) => [author, text])[1]).toEqual(['Priya', 'Gate code 4411.']);
  const first = (await client.get(`/orders/${order}/comments?limit=1`)).body;
  expect([first.data, first.has_more]).toEqual([[body], true]);
});

test('it is in the timeline and in the audit log, and is sent to nobody', async () => {
  const order = await commented('Gate code 4411.');
  const { data } = (await client.get(`/orders/${order}/timeline`)).body;
  expect(data.filter(({ type }: any) => type === 'comment.added')).toEqual([
    expect.objectContaining({ summary: 'Comment by Priya: Gate code 4411.' }),
  ]);
  expect(data.map(({ type }: any) => type)).toContain('action.orders.add_comment');
  expect((await client.get(`/messages?order=${order}`)).body.data).toEqual([]);
});

test('with `email_shipper` it goes to the shipper once, and is erased with the order; 422 without an address', async () => {
  const { id, reference } = await makeOrder(client, setup.shipper);
  const path = `/orders/${id}/comments`;
  const mails = async () =>
    (await client.get('/messages?channel=email')).body.data.filter(({ body }: any) =>
      /Mrs Ellis|^$/.test(body),
    );
  const body = { text: 'The sofa of Mrs Ellis is torn.', email_shipper: true };
  await client.patch(`/shippers/${setup.shipper}`, { contact_email: null });
  const refused = await client.post(path, body);
  expect([refused.status, refused.body.error.param]).toEqual([422, 'email_shipper']);
  expect((await client.get(path)).body.data).toEqual([]);

  await client.patch(`/shippers/${setup.shipper}`, { contact_email: 'goods@shipper.example' });
  const key = { 'Idempotency-Key': 'torn' };
  expect((await client.post(path, body, key)).status).toBe(201);
  await client.post(path, body, key);
  expect(await mails()).toEqual([
    expect.objectContaining({
      to: 'goods@shipper.example',
      subject: `Your order ${reference}`,
      status: 'queued',
      body: expect.stringMatching(
        new RegExp(`writes about order ${reference}:\\n\\nThe sofa of Mrs Ellis is torn\\.`),
      ),
    }),
  ]);
  await client.post(`/orders/${id}/cancel`);
  await client.post(`/orders/${id}/erase`);
  expect(await mails()).toEqual([expect.objectContaining({ to: '', body: '', error: 'erased' })]);
});

test('it is erased with the order, and none can be added afterwards', async () => {
  const order = await commented('Mrs Ellis is deaf: knock loudly.');
  const key = { 'Idempotency-Key': 'comment-1' };
  const path = `/orders/${order}/comments`;
  await client.post(path, { text: 'Mrs Ellis called.' }, key);
  await client.post(`/orders/${order}/cancel`);
  await client.post(`/orders/${order}/erase`);
  expect((await client.get(path)).body.data).toEqual([]);
  const story = JSON.stringify((await client.get(`/orders/${order}/timeline`)).body);
  expect(story).not.toContain('Ellis');
  expect((await client.post(path, { text: 'Mrs Ellis called.' }, key)).body).toMatchObject({
    author: '',
    text: '',
  });
  const { status, body } = await client.post(path, { text: 'More.' });
  expect([status, body.error.code]).toEqual([409, 'invalid_state']);
});

test('404 and 422: no such order, no words, too many', async () => {
  const order = await commented();
  expect((await client.get('/orders/ord_unknown/comments')).status).toBe(404);
  expect((await client.post('/orders/ord_unknown/comments', { text: 'x' })).status).toBe(404);
  for (const [given, code] of [
    [{}, 'missing_field'],
    [{ text: '' }, 'invalid_value'],
    [{ text: 'x'.repeat(2001) }, 'invalid_value'],
  ] as const) {
    const { status, body } = await client.post(`/orders/${order}/comments`, given);
    expect([status, body.error.code, body.error.param]).toEqual([422, code, 'text']);
  }
});
