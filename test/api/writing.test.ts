/** What the office writes to recipients: about one order, or about many. */
import { insertOptOut } from '../../src/records/opt-outs.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
  waiting,
} from '../support/conversation.js';
import { makeOrder, scanIn, type Setup, setUp } from '../support/day.js';
import { whileLocked } from '../support/locks.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeEach(async () => {
  client = await api.client();
  setup = await setUp(client);
});
afterEach(() => api.setNow(undefined));

const outbox = recordingMessaging();
const activities = () => conversationActivities(api, outbox.messaging);
const send = (order: string) => activities().deliverQueued({ tenant: client.tenant.id, order });

const keepQuietHours = () => client.patch('/settings', { quiet_hours: { from: '20:00', to: '08:00' } });

async function optOut(phone: string): Promise<void> {
  await client.scoped((scope) => insertOptOut(scope, phone));
}

describe('POST /orders/{order_id}/messages', () => {
  test('202: words go by every channel that reaches the recipient, and stand in the story', async () => {
    const { id, reference } = await scannedOrder(client, setup);
    const { status, body } = await client.post(`/orders/${id}/messages`, { text: 'The hall is narrow?' });
    expect(status).toBe(202);
    expect(body).toMatchObject({ object: 'list', has_more: false });
    expect(body.data).toHaveLength(2);
    for (const message of body.data) {
      expect(message).toMatchObject({
        object: 'message',
        order: id,
        body: 'The hall is narrow?',
        template: 'message',
        status: 'queued',
      });
    }
    const before = outbox.sent.sms.length;
    await send(id);
    expect(outbox.sent.sms.slice(before).map(({ body: text }) => text)).toEqual(['The hall is narrow?']);
    expect(outbox.sent.email.at(-1)).toMatchObject({ subject: `Your delivery ${reference}` });
    const { data } = (await client.get(`/orders/${id}/timeline`)).body;
    expect(data.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['message.message', 'action.orders.send_message']),
    );
  });

  test('202: a template of the kind, by the channel that is asked for', async () => {
    await client.patch('/settings', { phone: '0113 296 0000' });
    const { id } = await scannedOrder(client, setup);
    const template = await client.post('/templates', {
      name: 'Call us',
      kind: 'message',
      sms_body: '{{ order_reference }}: call {{ office_phone }}',
    });
    const { body } = await client.post(`/orders/${id}/messages`, {
      template: template.body.id,
      channels: ['sms'],
    });
    expect(body.data.map((each: { body: string }) => each.body)).toEqual([
      expect.stringMatching(/^\S+: call \+441132960000$/),
    ]);
  });

  test('409 opted_out and unreachable: where no channel is left', async () => {
    const { id } = await scannedOrder(client, setup);
    await optOut('+447700900123');
    const byText = await client.post(`/orders/${id}/messages`, { text: 'Hello', channels: ['sms'] });
    expect([byText.status, byText.body.error.code]).toEqual([409, 'opted_out']);
    expect((await client.post(`/orders/${id}/messages`, { text: 'Hello' })).body.data).toHaveLength(1);
    const unknown = await scannedOrder(client, setup, {
      recipient: {
        name: 'No Body',
        address: { line1: '1 High Street', town: 'London', postcode: 'SE22 8EF' },
      },
    });
    const none = await client.post(`/orders/${unknown.id}/messages`, { text: 'Hello' });
    expect([none.status, none.body.error.code]).toEqual([409, 'unreachable']);
  });

  test('404 and 422: no such order, no words or both, a template that these messages cannot fill', async () => {
    const { id } = await scannedOrder(client, setup);
    const path = `/orders/${id}/messages`;
    expect((await client.post('/orders/ord_unknown/messages', { text: 'Hello' })).status).toBe(404);
    const confirmation = await client.post('/templates', {
      name: 'Booked',
      kind: 'confirmation',
      sms_body: 'See you on {{ day }}',
    });
    for (const [given, code, param] of [
      [{}, 'missing_field', 'text'],
      [{ text: 'Hello', template: confirmation.body.id }, 'invalid_value', 'template'],
      [{ template: confirmation.body.id }, 'invalid_value', 'template'],
      [{ template: 'tpl_unknown' }, 'unknown_reference', 'template'],
      [{ text: '' }, 'invalid_value', 'text'],
    ] as const) {
      const { status, body } = await client.post(path, given);
      expect([status, body.error.code, body.error.param]).toEqual([422, code, param]);
    }
    expect((await client.get(`/messages?order=${id}`)).body.data).toEqual([]);
  });

  test('409 invalid_state: an order that was erased', async () => {
    const { id } = await scannedOrder(client, setup);
    await client.post(`/orders/${id}/cancel`);
    await client.post(`/orders/${id}/erase`);
    const { status, body } = await client.post(`/orders/${id}/messages`, { text: 'Hello' });
    expect([status, body.error.code]).toEqual([409, 'invalid_state']);
  });
});

describe('POST /messages', () => {
  test('202: a filter selects open orders, and each that is skipped has its reason', async () => {
    const first = await scannedOrder(client, setup);
    const silent = await scannedOrder(client, setup, {
      recipient: {
        name: 'No Body',
        address: { line1: '1 High Street', town: 'London', postcode: 'SE22 8EF' },
      },
    });
    const closed = await scannedOrder(client, setup);
    await client.post(`/orders/${closed.id}/cancel`);
    const filter = { depot: setup.depot, status: ['scanned', 'cancelled'] };
    const refused = await client.post('/messages', { filter, text: 'Snow.' });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'filter.status[1]']);
    const { status, body } = await client.post('/messages', {
      filter: { ...filter, status: 'scanned' },
      text: 'Snow.',
    });
    expect([status, body]).toEqual([
      202,
      {
        queued: 1,
        skipped: 1,
        skipped_orders: [{ order: silent.id, code: 'unreachable', message: expect.any(String) }],
      },
    ]);
    const { data } = (await client.get('/messages')).body;
    expect(data.flatMap(({ order }: { order: string | null }) => order ?? [])).toEqual([first.id, first.id]);
  });

  test('202: an order that is cancelled at this very moment is not written to', async () => {
    const { id } = await scannedOrder(client, setup);
    const { body } = await whileLocked(api, `update orders set status = 'cancelled' where id = '${id}'`, () =>
      client.post('/messages', { filter: { depot: setup.depot }, text: 'Snow.' }),
    );
    expect(body).toEqual({ queued: 0, skipped: 0, skipped_orders: [] });
  });

  test('202: goes in the evening at once, and waits at night until seven, which it says', async () => {
    await keepQuietHours();
    api.setNow(TUESDAY);
    const { id } = await scannedOrder(client, setup);
    const before = outbox.sent.sms.length;
    const write = (body: object) => client.post('/messages', { text: 'Snow.', channels: ['sms'], ...body });
    api.setNow(new Date('2026-03-10T21:59:00Z'));
    await write({ filter: { depot: setup.depot } });
    await send(id);
    expect(outbox.sent.sms.slice(before)).toHaveLength(1);
    api.setNow(new Date('2026-03-11T03:00:00Z'));
    await write({ orders: [id] });
    expect(await send(id)).toEqual(waiting('2026-03-11T03:00:00Z', '2026-03-11T07:00:00Z', 'night'));
    const [held] = (await client.get(`/messages?order=${id}&status=queued`)).body.data;
    const hold = { held_until: '2026-03-11T07:00:00.000Z', held_because: 'night' };
    expect(held).toMatchObject(hold);
    expect((await client.get(`/messages/${held.id}`)).body).toMatchObject(hold);
    const direct = await client.post(`/orders/${id}/messages`, { text: 'Again.', channels: ['sms'] });
    expect(direct.body.data).toMatchObject([hold]);
    api.setNow(new Date('2026-03-11T07:00:00Z'));
    await send(id);
    expect(outbox.sent.sms.slice(before)).toHaveLength(3);
    const sent = (await client.get(`/messages/${held.id}`)).body;
    expect([sent.status, sent.held_until]).toEqual(['sent', undefined]);
  });

  test('422: nothing that selects, and what does not exist', async () => {
    for (const [given, code, param] of [
      [{ text: 'Hello' }, 'missing_field', 'orders'],
      [{ text: 'Hello', filter: {} }, 'missing_field', 'filter'],
      [{ text: 'Hello', filter: { depot: 'dep_unknown' } }, 'unknown_reference', 'filter.depot'],
      [{ text: 'Hello', filter: { shipper: 'shp_unknown' } }, 'unknown_reference', 'filter.shipper'],
      [{ text: 'Hello', orders: ['ord_unknown'] }, 'unknown_reference', 'orders[0]'],
    ] as const) {
      const { status, body } = await client.post('/messages', given);
      expect([status, body.error.code, body.error.param]).toEqual([422, code, param]);
    }
  });
});

describe('a scan at night', () => {
  test('asks nobody before quiet hours end, and then everybody', async () => {
    await keepQuietHours();
    await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
    api.setNow(TUESDAY);
    const order = await makeOrder(client, setup.shipper);
    api.setNow(new Date('2026-03-11T03:00:00Z'));
    await scanIn(client, order);
    const { id, batch } = await latestRequest(api, order.id);
    expect(batch).not.toBeNull();
    const until = '2026-03-11T08:00:00.000Z';
    expect((await client.get(`/bookings/requests/${id}`)).body).toMatchObject({
      status: 'queued',
      held_until: until,
    });
    expect((await client.get(`/orders/${order.id}`)).body.request_held_until).toBe(until);
    const { data } = (await client.get(`/orders/${order.id}/timeline`)).body;
    expect(data.find(({ type }: { type: string }) => type === 'request.held').summary).toBe(
      `The recipient is asked once quiet hours end, at ${until}.`,
    );
    const other = await scannedOrder(client, setup);
    await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: false } });
    const third = await scannedOrder(client, setup);
    const bulk = (await client.post('/bookings/requests', {})).body;
    expect(bulk).toMatchObject({ queued: 1, held: 1, skipped: 2 });
    expect(Object.fromEntries(bulk.skipped_orders.map((each: any) => [each.order, each.code]))).toEqual({
      [order.id]: 'held',
      [other.id]: 'held',
    });
    expect((await latestRequest(api, third.id)).status).toBe('queued');
    const release = () => activities().releaseBatch({ tenant: client.tenant.id, batch: batch ?? '' });
    expect(await release()).toEqual(waiting('2026-03-11T03:00:00Z', '2026-03-11T08:00:00Z'));
    api.setNow(new Date('2026-03-11T08:00:00Z'));
    expect(await release()).toEqual({ wait: null });
    const before = outbox.sent.sms.length;
    await activities().askRecipient({ tenant: client.tenant.id, request: id });
    expect(outbox.sent.sms).toHaveLength(before + 1);
    expect((await client.get(`/orders/${order.id}`)).body.request_held_until).toBeUndefined();
  });

  test('nor does calling a visit off: the order, its request and its history say until when', async () => {
    await keepQuietHours();
    api.setNow(TUESDAY);
    const order = await scannedOrder(client, setup);
    const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order: order.id, slot });
    const seen = async () => {
      const [request] = (await client.get(`/bookings/requests?order=${order.id}`)).body.data;
      const { data } = (await client.get(`/orders/${order.id}/timeline`)).body;
      const held = data.find(({ type }: { type: string }) => type === 'request.held');
      const { request_held_until: until } = (await client.get(`/orders/${order.id}`)).body;
      return [request.held_until, until, held?.summary];
    };
    for (const [now, until, summary] of [
      ['2026-03-11T21:00:00Z', undefined, 'The recipient is asked now.'],
      [
        '2026-03-11T23:10:00Z',
        '2026-03-12T07:00:00.000Z',
        'The recipient is asked once the night is over, at 2026-03-12T07:00:00.000Z.',
      ],
    ] as const) {
      api.setNow(new Date(now));
      if (until === undefined) await client.post(`/orders/${order.id}/unbook`, { reason: 'snow' });
      expect(await seen()).toEqual([until, until, summary]);
    }
    const bulk = (await client.post('/bookings/requests', {})).body;
    expect(bulk.skipped_orders).toMatchObject([{ order: order.id, code: 'held' }]);
    const { id: request } = await latestRequest(api, order.id);
    api.setNow(new Date('2026-03-12T07:00:00Z'));
    await activities().askRecipient({ tenant: client.tenant.id, request });
    expect(await seen()).toEqual([undefined, undefined, undefined]);
  });

  test('by day asks at once', async () => {
    await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
    api.setNow(TUESDAY);
    const order = await makeOrder(client, setup.shipper);
    await scanIn(client, order);
    expect((await latestRequest(api, order.id)).batch).toBeNull();
  });
});

describe('settings.phone', () => {
  test('stands under emails, and nothing does without it', async () => {
    const { id } = await scannedOrder(client, setup);
    const ask = async () => {
      await client.post('/bookings/requests', { orders: [id] });
      const { id: request } = await latestRequest(api, id);
      await activities().askRecipient({ tenant: client.tenant.id, request });
      return outbox.sent.email.at(-1)?.text;
    };
    expect(await ask()).not.toContain('+44113');
    await client.patch('/settings', { phone: '0113 296 0000' });
    expect(await ask()).toContain('Test Couriers, +441132960000');
  });
});
