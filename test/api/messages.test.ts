/** Messages over HTTP: what was sent, what failed and is sent again, and numbers that want none. */
import { createDatabase } from '../../src/db/client.js';
import { listWaiting } from '../../src/work/queue/reconciler-queries.js';
import { recordUndelivered } from '../../src/messaging/record-undelivered.js';
import { hideOptOuts, insertOptOut } from '../../src/records/opt-outs.js';
import { newId } from '../../src/runtime/new-id.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
} from '../support/conversation.js';
import { type Setup, setUp } from '../support/day.js';
import { whileLocked } from '../support/locks.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

async function askedOrder(): Promise<string> {
  const order = await scannedOrder(client, setup);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id } = await latestRequest(api, order.id);
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await activities.askRecipient({ tenant: client.tenant.id, request: id });
  return order.id;
}

/** The orders that messages are about; the driver's invitation is about none. */
const ordersOf = (messages: { order: string | null }[]) => messages.flatMap(({ order }) => order ?? []);

describe('GET /messages', () => {
  test('200: newest first, by order and by channel', async () => {
    const first = await askedOrder();
    const second = await askedOrder();
    const all = await client.get('/messages');
    expect(ordersOf(all.body.data)).toEqual([second, second, first, first]);
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
          body: expect.stringMatching(/^[1A]\) /m),
          segments: 2,
          status: 'sent',
          error: null,
          error_detail: null,
          created_at: expect.any(String),
        },
      ],
      has_more: false,
    });
    const page = await client.get('/messages?limit=3');
    expect([page.body.data.length, page.body.has_more]).toEqual([3, true]);
    const rest = await client.get(`/messages?limit=3&starting_after=${page.body.data[2].id}`);
    // With the driver's invitation.
    expect([rest.body.data.length, rest.body.has_more]).toEqual([2, false]);
  });

  test('200: nothing of another tenant', async () => {
    const stranger = await api.client();
    expect((await stranger.get('/messages')).body.data).toEqual([]);
  });

  test('200 in live as well', async () => {
    const live = await api.client({ mode: 'live' });
    const of = await setUp(live);
    const order = await scannedOrder(live, of);
    await live.post('/bookings/requests', { orders: [order.id], channels: ['sms'] });
    const { id } = await latestRequest(api, order.id);
    const activities = conversationActivities(api, recordingMessaging().messaging);
    await activities.askRecipient({ tenant: live.tenant.id, request: id });
    const { data } = (await live.get('/messages')).body;
    expect(ordersOf(data)).toEqual([order.id]);
    expect((await live.get(`/messages/${data[0].id}`)).body).toEqual(data[0]);
  });

  test('422 for a channel that there is not', async () => {
    expect((await client.get('/messages?channel=fax')).body.error.param).toBe('channel');
  });
});

test('a report that a message did not arrive locks its order first', async () => {
  const order = await askedOrder();
  const [text] = (await client.get(`/messages?order=${order}&channel=sms`)).body.data;
  const { id: request } = await latestRequest(api, order);
  const message = { id: text.id, channel: 'sms' as const, recipient: text.to, request };
  const isNew = await whileLocked(
    api,
    `select from orders where id = '${order}' for update`,
    () => client.scoped((scope) => recordUndelivered(scope, message, { code: 'undeliverable' })),
    (other) => other.query(`select from messages where id = '${text.id}' for update nowait`),
  );
  expect(isNew).toBe(true);
});

describe('POST /messages/{message_id}/retry', () => {
  const PHONE = '+447700900123';
  const EMAIL = 'sioned@example.com';
  const HIDDEN_PHONE = '+447700900877';
  const { messaging, sent, behaviour } = recordingMessaging();

  /** An order that was asked by both channels, the text without success; its messages. */
  async function halfAsked() {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    behaviour.refused.set(PHONE, 'undeliverable');
    await conversationActivities(api, messaging).askRecipient({ tenant: client.tenant.id, request });
    behaviour.refused.clear();
    const { data } = (await client.get(`/messages?order=${order.id}`)).body;
    const of = (channel: string) => data.find((message: { channel: string }) => message.channel === channel);
    return { order: order.id as string, request: request as string, text: of('sms'), email: of('email') };
  }

  test('202: the message is queued, and sent by the workflow of its order like any other', async () => {
    const { order, text } = await halfAsked();
    expect(text).toMatchObject({ status: 'failed', error: 'undeliverable' });
    expect((await client.get('/messages?status=failed')).body.data).toContainEqual(text);
    const retried = await client.post(`/messages/${text.id}/retry`);
    expect([retried.status, retried.body]).toEqual([202, { ...text, status: 'queued', error: null }]);

    const already = sent.sms.length;
    const activities = conversationActivities(api, messaging);
    await activities.deliverQueued({ tenant: client.tenant.id, order });
    expect(sent.sms.slice(already)).toMatchObject([{ id: text.id, to: PHONE, body: text.body }]);
    expect((await client.get(`/messages/${text.id}`)).body).toMatchObject({ status: 'sent', error: null });
  });

  test('it goes to the number that the recipient has by now', async () => {
    const { order, text } = await halfAsked();
    const corrected = '+447700900124';
    await client.patch(`/orders/${order}`, { recipient: { phone: corrected } });
    const retried = await client.post(`/messages/${text.id}/retry`);
    expect([retried.status, retried.body.to]).toEqual([202, corrected]);
    const already = sent.sms.length;
    await conversationActivities(api, messaging).deliverQueued({ tenant: client.tenant.id, order });
    expect(sent.sms.slice(already)).toMatchObject([{ id: text.id, to: corrected }]);
  });

  test('one whose workflow is lost is put back on its way, a confirmation too', async () => {
    const { text } = await halfAsked();
    await client.post(`/messages/${text.id}/retry`);
    const aged = `update messages set kind = 'confirmation', created_at = now() - interval '1 day' where id = $1`;
    await api.owner.query(aged, [text.id]);
    const db = createDatabase(api.owner);
    const waiting = await listWaiting(db, 'unsent messages', '', 100);
    const { rows } = await api.owner.query('select cause from messages where id = $1', [text.id]);
    expect(waiting.map(({ subject }) => subject)).toContain(rows[0].cause);
  });

  test('409 for one that did not fail', async () => {
    const { email } = await halfAsked();
    const refused = await client.post(`/messages/${email.id}/retry`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect(refused.body.error.message).toContain('sent');
  });

  test('409 once what it tells is no longer so, and it stays failed', async () => {
    const { order, text } = await halfAsked();
    await client.post(`/orders/${order}/cancel`);
    const refused = await client.post(`/messages/${text.id}/retry`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect((await client.get(`/messages/${text.id}`)).body.status).toBe('failed');
  });

  test('409 for a number that has opted out', async () => {
    const { text } = await halfAsked();
    await client.scoped((scope) => insertOptOut(scope, PHONE));
    const refused = await client.post(`/messages/${text.id}/retry`);
    expect(refused.body.error.message).toContain('opted out');
    const [optOut] = (await client.get(`/opt-outs?phone=${encodeURIComponent(PHONE)}`)).body.data;
    await client.delete(`/opt-outs/${optOut.id}`);
    expect((await client.post(`/messages/${text.id}/retry`)).status).toBe(202);
  });

  test('409 once its recipient is erased, also while it is retried', async () => {
    const { order, text } = await halfAsked();
    const refused = await whileLocked(
      api,
      `update orders set erased_at = now() where id = '${order}'`,
      () => client.post(`/messages/${text.id}/retry`),
      (erasing) => erasing.query(`update messages set recipient = '', body = '' where order_id = '${order}'`),
    );
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect((await client.get(`/messages/${text.id}`)).body).toMatchObject({ status: 'failed', to: '' });
  });

  test('409 also for a number that opted out before the data of its recipient were erased', async () => {
    const { order, text } = await halfAsked();
    await client.scoped((scope) => insertOptOut(scope, HIDDEN_PHONE));
    await client.scoped((scope) => hideOptOuts(scope, [HIDDEN_PHONE]));
    expect((await client.get('/opt-outs')).body.data).toMatchObject([{ phone: null }]);
    await client.patch(`/orders/${order}`, { recipient: { phone: HIDDEN_PHONE } });
    const refused = await client.post(`/messages/${text.id}/retry`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
    expect(refused.body.error.message).toContain('opted out');
  });

  test('409 for one that is about no order', async () => {
    const id = newId('message');
    await api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, channel, kind, recipient, body, status, error, created_at)
       values ($1, $2, $2, $2, 'email', 'portal_invite', $3, 'Come in.', 'failed', 'undeliverable', now())`,
      [client.tenant.id, id, EMAIL],
    );
    const refused = await client.post(`/messages/${id}/retry`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
  });

  test('403 for a key that only reads, 404 for no message', async () => {
    const { text } = await halfAsked();
    const reader = await api.client({ scopes: ['orders:read'] });
    expect((await reader.post(`/messages/${text.id}/retry`)).status).toBe(403);
    expect((await client.post('/messages/msg_none/retry')).status).toBe(404);
  });
});

describe('opt-outs', () => {
  test('are listed, newest first, and by number; one is taken back', async () => {
    const own = await api.client();
    for (const last of ['61', '62', '63']) {
      await own.scoped((scope) => insertOptOut(scope, `+4477009003${last}`));
    }
    const { body } = await own.get('/opt-outs');
    expect(body).toMatchObject({ object: 'list', has_more: false });
    expect(body.data.map((row: { phone: string }) => row.phone)).toEqual([
      '+447700900363',
      '+447700900362',
      '+447700900361',
    ]);
    expect(body.data[0]).toEqual({
      id: expect.stringMatching(/^opt_/),
      object: 'opt_out',
      phone: '+447700900363',
      created_at: expect.any(String),
    });
    const page = await own.get('/opt-outs?limit=1');
    expect(page.body.has_more).toBe(true);
    const rest = await own.get(`/opt-outs?limit=2&starting_after=${body.data[0].id}`);
    expect(rest.body.data).toEqual(body.data.slice(1));
    const one = await own.get('/opt-outs?phone=07700900362');
    expect(one.body.data).toEqual([body.data[1]]);
    const path = `/opt-outs/${body.data[1].id}`;
    expect((await own.get(path)).body).toEqual(body.data[1]);
    expect((await own.delete(path)).status).toBe(204);
    expect((await own.get(path)).status).toBe(404);
    expect((await own.delete(path)).status).toBe(404);
    expect((await own.get('/opt-outs')).body.data).toHaveLength(2);
  });

  test('403 for a key that only reads', async () => {
    const reader = await api.client({ scopes: ['orders:read'] });
    expect((await reader.get('/opt-outs')).status).toBe(200);
    expect((await reader.delete('/opt-outs/opt_none')).status).toBe(403);
  });
});
