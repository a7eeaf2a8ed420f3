/** Recipients' replies over HTTP: received in the sandbox, listed, resolved. */
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  oneWindow,
  recordingMessaging,
  scannedOrder,
  told,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

const WEDNESDAY = { date: '2026-03-11', from: '08:00', to: '12:00' };
const FRIDAY = { date: '2026-03-13', from: '16:00', to: '20:00' };

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

/** An order that was asked about, and a reply of its recipient that was read. */
async function replied(text: string, overrides: Record<string, unknown> = {}) {
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const order = await scannedOrder(client, setup, overrides);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  const inbound = await client.post('/sandbox/replies', { order: order.id, channel: 'sms', text });
  await activities.readReply({ tenant: client.tenant.id, reply: inbound.body.id });
  return { order: order.id as string, reply: inbound.body.id as string };
}

const resolve = (reply: string, body: unknown) => client.post(`/bookings/replies/${reply}/resolve`, body);

describe('POST /sandbox/replies', () => {
  test("202: the reply is taken in and the order's workflow is told", async () => {
    const order = await makeOrder(client, setup.shipper);
    const body = { order: order.id, channel: 'email', text: 'Friday please 🙂' };
    const reply = await client.post('/sandbox/replies', body);
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^rep_/),
      object: 'inbound_reply',
      ...body,
      received_at: TUESDAY.toISOString(),
    });
    expect((await told(api, order.id)).at(-1)).toEqual({ type: 'reply_received', reply: reply.body.id });
    // It is listed once it was read.
    expect((await client.get('/bookings/replies')).body.data).toEqual([]);
    expect((await resolve(reply.body.id, { action: 'dismiss' })).status).toBe(404);
  });

  test('404 in live; 422 for an order that there is not', async () => {
    const live = await api.client({ mode: 'live' });
    const body = { order: 'ord_none', channel: 'sms', text: '1' };
    expect((await live.post('/sandbox/replies', body)).status).toBe(404);
    const reply = await client.post('/sandbox/replies', body);
    expect(reply.body.error).toMatchObject({ code: 'unknown_reference', param: 'order' });
  });
});

describe('GET /bookings/replies', () => {
  test('200: newest first, those that need review or those that do not', async () => {
    const booked = await replied('1');
    api.setNow(new Date(TUESDAY.getTime() + 1000));
    const unsure = await replied('Who is this?');
    const ids = async (query: string) =>
      (await client.get(`/bookings/replies${query}`)).body.data.map((each: { id: string }) => each.id);
    expect(await ids('')).toEqual([unsure.reply, booked.reply]);
    expect(await ids('?needs_review=true')).toEqual([unsure.reply]);
    expect(await ids('?needs_review=false')).toEqual([booked.reply]);
    const page = await client.get('/bookings/replies?limit=1');
    expect(page.body.has_more).toBe(true);
    expect(await ids(`?limit=1&starting_after=${unsure.reply}`)).toEqual([booked.reply]);
    const { data } = page.body;
    expect(Object.keys(data[0]).sort()).toEqual(
      ['channel', 'id', 'object', 'order', 'outcome', 'received_at', 'text', 'understood'].sort(),
    );
  });

  test('422 for needs_review that is neither true nor false', async () => {
    expect((await client.get('/bookings/replies?needs_review=maybe')).status).toBe(422);
  });
});

describe('POST /bookings/replies/{reply_id}/resolve', () => {
  test('200 accept_suggestion books the slot that was understood', async () => {
    const { order, reply } = await replied('Wednesday is fine as long as you take the old one away');
    const answer = await resolve(reply, { action: 'accept_suggestion' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: reply, outcome: 'resolved', understood: { slot: WEDNESDAY } });
    expect((await client.get(`/orders/${order}`)).body).toMatchObject({ status: 'booked', slot: WEDNESDAY });
    expect((await told(api, order)).at(-1)).toEqual({ type: 'booked' });
  });

  test('200 book_slot books another one', async () => {
    const { order, reply } = await replied('Who is this?');
    const answer = await resolve(reply, { action: 'book_slot', slot: FRIDAY });
    expect(answer.body.outcome).toBe('resolved');
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(FRIDAY);
  });

  test.each([
    ['book_slot', { slot: FRIDAY }],
    ['accept_suggestion', {}],
  ])('200 %s sends the words as well', async (action, rest) => {
    const { reply, order } = await replied('Wednesday is fine as long as you take the old one away');
    const answer = await resolve(reply, { action, ...rest, message: 'See you then.' });
    expect(answer.status).toBe(200);
    const { data } = (await client.get(`/messages?order=${order}&channel=sms`)).body;
    expect(data.map((message: { body: string }) => message.body)).toContain('See you then.');
  });

  test('422 for words with dismiss, which nobody would get', async () => {
    const { reply } = await replied('Who is this?');
    const refused = await resolve(reply, { action: 'dismiss', message: 'Bye.' });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'message']);
  });

  test('200 send_message queues the words, 200 dismiss does nothing more', async () => {
    const asked = await replied('Who is this?');
    expect((await resolve(asked.reply, { action: 'send_message', message: 'It is us.' })).status).toBe(200);
    const messages = await client.get(`/messages?order=${asked.order}&channel=sms`);
    expect(messages.body.data[0]).toMatchObject({ body: 'It is us.', status: 'queued', template: 'message' });
    const rude = await replied('Who is this?');
    expect((await resolve(rude.reply, { action: 'dismiss' })).body.outcome).toBe('dismissed');
    expect((await client.get(`/orders/${rude.order}`)).body.status).toBe('awaiting_reply');
  });

  test('409 reply_closed the second time, and for one that was booked', async () => {
    const { reply } = await replied('Who is this?');
    await resolve(reply, { action: 'dismiss' });
    const again = await resolve(reply, { action: 'dismiss' });
    expect(again.status).toBe(409);
    expect(again.body.error.code).toBe('reply_closed');
    const booked = await replied('1');
    expect((await resolve(booked.reply, { action: 'dismiss' })).body.error.code).toBe('reply_closed');
  });

  test('409 slot_full leaves the reply for review', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const { reply } = await replied('Who is this?');
    const other = await makeOrder(client, setup.shipper);
    await client.post('/bookings', { order: other.id, slot: WEDNESDAY });
    const full = await resolve(reply, { action: 'book_slot', slot: WEDNESDAY });
    expect(full.body.error.code).toBe('slot_full');
    const listed = await client.get('/bookings/replies?needs_review=true');
    expect(listed.body.data[0].id).toBe(reply);
  });

  test('409 invalid_state when there is no suggestion, or the channel does not reach anybody', async () => {
    const { reply } = await replied('Who is this?', { recipient: { email: 'a@example.com' } });
    expect((await resolve(reply, { action: 'accept_suggestion' })).body.error.code).toBe('invalid_state');
    const message = await resolve(reply, { action: 'send_message', message: 'It is us.' });
    expect(message.body.error).toMatchObject({
      ...{ code: 'invalid_state', message: 'The recipient cannot be reached by text.', param: 'action' },
    });
  });

  test.each([
    [{}, 'missing_field', 'action'],
    [{ action: 'forget' }, 'invalid_value', 'action'],
    [{ action: 'book_slot' }, 'missing_field', 'slot'],
    [{ action: 'send_message' }, 'missing_field', 'message'],
    [{ action: 'send_message', message: 'x'.repeat(1601) }, 'invalid_value', 'message'],
    [
      { action: 'book_slot', slot: { date: '2026-03-11', from: '12:00', to: '08:00' } },
      'invalid_value',
      'slot.to',
    ],
  ])('422 for %j', async (body, code, param) => {
    const reply = await resolve('rep_none', body);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });

  test("404 for an unknown reply and for another tenant's", async () => {
    const { reply } = await replied('Who is this?');
    const stranger = await api.client();
    for (const id of ['rep_none', reply]) {
      const answer = await stranger.post(`/bookings/replies/${id}/resolve`, { action: 'dismiss' });
      expect(answer.status).toBe(404);
    }
  });
});
