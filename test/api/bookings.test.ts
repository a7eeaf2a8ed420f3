/** Booking requests and direct booking over HTTP. */
import { type Client, useApi } from '../support/api.js';
import { eventsOf, latestRequest, oneWindow, scannedOrder, told, TUESDAY } from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

const THURSDAY = { date: '2026-03-12', from: '08:00', to: '12:00' };
const FRIDAY = { date: '2026-03-13', from: '12:00', to: '16:00' };

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

async function booked(slot: { date: string; from: string }): Promise<number> {
  const reply = await client.get(`/slots?from=${slot.date}&to=${slot.date}`);
  return reply.body.data.find((each: { from: string }) => each.from === slot.from).booked;
}

/** Order → why it was skipped. */
const skippedOf = (reply: { body: { skipped_orders: { order: string; code: string }[] } }) =>
  Object.fromEntries(reply.body.skipped_orders.map(({ order, code }) => [order, code]));

async function planVersion(date: string): Promise<number> {
  const { rows } = await api.owner.query('select version from plan_days where depot = $1 and date = $2', [
    setup.depot,
    date,
  ]);
  return Number(rows[0]?.version ?? 0);
}

describe('POST /bookings with override', () => {
  const overridden = async () =>
    (
      await api.owner.query(
        "select subject, detail from audit_log where tenant_id = $1 and action = 'bookings.override' order by id",
        [client.tenant.id],
      )
    ).rows;

  test('201 beyond the capacity, which stays what it is for everybody else', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const orders = [];
    for (let n = 0; n < 3; n++) orders.push(await scannedOrder(client, setup));
    const [first, second, third] = orders;
    await client.post('/bookings', { order: first.id, slot: THURSDAY, override: true });
    expect(await overridden()).toEqual([]);
    const beyond = await client.post('/bookings', { order: second.id, slot: THURSDAY, override: true });
    expect([beyond.status, beyond.body.status]).toEqual([201, 'booked']);
    expect(await overridden()).toEqual([{ subject: second.id, detail: '2026-03-12 08:00–12:00: capacity' }]);
    expect(await booked(THURSDAY)).toBe(2);
    await client.post(`/orders/${first.id}/cancel`);
    expect(await booked(THURSDAY)).toBe(1);
    const full = await client.post('/bookings', { order: third.id, slot: THURSDAY });
    expect(full.body.error.code).toBe('slot_full');
    await client.post(`/orders/${second.id}/cancel`);
    expect((await client.post('/bookings', { order: third.id, slot: THURSDAY })).status).toBe(201);
  });

  test('201 for a slot of today that is over; never for a day that is over or a slot that does not exist', async () => {
    const today = { ...THURSDAY, date: '2026-03-10' };
    api.setNow(new Date('2026-03-10T12:00:00Z'));
    const order = await scannedOrder(client, setup);
    const book = (slot: object, override: boolean) =>
      client.post('/bookings', { order: order.id, slot, override });
    expect((await book(today, false)).body.error.code).toBe('slot_closed');
    expect((await book(today, true)).status).toBe(201);
    expect(await overridden()).toEqual([{ subject: order.id, detail: '2026-03-10 08:00–12:00: time' }]);
    const refusal = async (slot: object) => (await book(slot, true)).body.error;
    expect(await refusal({ ...today, date: '2026-03-09' })).toMatchObject({ code: 'slot_closed' });
    expect(await refusal({ ...today, from: '08:30' })).toMatchObject({ code: 'slot_unknown' });
    expect(await booked(today)).toBe(1);
  });
});

describe('POST /bookings', () => {
  const confirmationsOf = async (order: string) =>
    (await client.get(`/messages?order=${order}`)).body.data.filter(
      ({ template }: { template: string }) => template === 'confirmation',
    );

  test('201: the order is booked, a place is taken, everybody is told', async () => {
    const order = await scannedOrder(client, setup);
    const reply = await client.post('/bookings', { order: order.id, slot: THURSDAY });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('location')).toBe(`/sandbox/admin/v1/orders/${order.id}`);
    expect(reply.body).toMatchObject({ id: order.id, status: 'booked', slot: THURSDAY, route: null });
    expect(reply.body.tracking_url).toMatch(/\/t\/[\w-]{20,}$/);
    expect(await booked(THURSDAY)).toBe(1);
    expect((await told(api, order.id)).at(-1)).toEqual({ type: 'booked' });
    expect(await confirmationsOf(order.id)).toHaveLength(2);
    const event = (await eventsOf(api, order.id)).at(-1);
    expect(event?.type).toBe('order.booked');
    expect(event?.data).toEqual((await client.get(`/orders/${order.id}`)).body);
    expect(await planVersion(THURSDAY.date)).toBe(1);
  });

  test('201 before the goods are in, and without a confirmation when told so', async () => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.post('/bookings', { order: order.id, slot: THURSDAY, notify: false });
    expect(reply.body.status).toBe('booked');
    expect((await told(api, order.id)).at(-1)).toEqual({ type: 'booked' });
    expect(await confirmationsOf(order.id)).toEqual([]);
  });

  test('201 for another slot moves the booking: the old place is free again', async () => {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: THURSDAY });
    const reply = await client.post('/bookings', { order: order.id, slot: FRIDAY });
    expect(reply.body.slot).toEqual(FRIDAY);
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([0, 1]);
    expect([await planVersion(THURSDAY.date), await planVersion(FRIDAY.date)]).toEqual([2, 1]);
  });

  test('201 for the slot that it holds changes nothing, even when it is full', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const order = await scannedOrder(client, setup);
    await client.post('/bookings', { order: order.id, slot: THURSDAY });
    expect((await client.post('/bookings', { order: order.id, slot: THURSDAY })).status).toBe(201);
    expect(await booked(THURSDAY)).toBe(1);
    const types = (await eventsOf(api, order.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.booked')).toHaveLength(1);
  });

  test('201 answers the open request', async () => {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    await client.post('/bookings', { order: order.id, slot: THURSDAY });
    expect((await latestRequest(api, order.id)).status).toBe('answered');
  });

  test('201 with an idempotency key is replayed, not repeated', async () => {
    const order = await scannedOrder(client, setup);
    const key = { 'idempotency-key': 'book-1' };
    const first = await client.post('/bookings', { order: order.id, slot: THURSDAY }, key);
    await client.post('/bookings', { order: order.id, slot: FRIDAY });
    const again = await client.post('/bookings', { order: order.id, slot: THURSDAY }, key);
    expect(again.body).toEqual(first.body);
    expect(await booked(THURSDAY)).toBe(0);
  });

  test('409 slot_full: of thirty at once, as many as there are places', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(4));
    const orders = [];
    for (let index = 0; index < 30; index += 1) orders.push(await makeOrder(client, setup.shipper));
    const replies = await Promise.all(
      orders.map((order) => client.post('/bookings', { order: order.id, slot: THURSDAY })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(26);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['slot_full']));
    expect(await booked(THURSDAY)).toBe(4);
  });

  test('two orders that change places at once do not wait for each other', async () => {
    const [first, second] = [await makeOrder(client, setup.shipper), await makeOrder(client, setup.shipper)];
    await client.post('/bookings', { order: first.id, slot: THURSDAY });
    await client.post('/bookings', { order: second.id, slot: FRIDAY });
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = round % 2 === 0 ? [FRIDAY, THURSDAY] : [THURSDAY, FRIDAY];
      const replies = await Promise.all([
        client.post('/bookings', { order: first.id, slot: a }),
        client.post('/bookings', { order: second.id, slot: b }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect([await booked(THURSDAY), await booked(FRIDAY)]).toEqual([1, 1]);
  });

  test('409 order_on_hold, before anything is said of the slot', async () => {
    const order = await makeOrder(client, setup.shipper);
    await client.patch(`/orders/${order.id}`, { hold: true });
    const reply = await client.post('/bookings', { order: order.id, slot: { ...THURSDAY, from: '09:00' } });
    expect(reply.status).toBe(409);
    expect(reply.body.error.code).toBe('order_on_hold');
  });

  test('409 invalid_state for a cancelled order', async () => {
    const order = await makeOrder(client, setup.shipper);
    await client.post(`/orders/${order.id}/cancel`);
    const reply = await client.post('/bookings', { order: order.id, slot: THURSDAY });
    expect(reply.body.error.code).toBe('invalid_state');
  });

  test.each([
    ['not in the schedule', { date: '2026-03-12', from: '09:00', to: '12:00' }],
    ['on a closed day', { date: '2026-03-15', from: '08:00', to: '12:00' }],
  ])('422 slot_unknown for a slot %s', async (_case, slot) => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.post('/bookings', { order: order.id, slot });
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'slot_unknown', param: 'slot' });
  });

  test('201 for every slot that is listed with a free place, until it is over: then 422 slot_closed', async () => {
    for (const [now, closed] of [
      ['2026-03-10T11:59:59Z', []],
      ['2026-03-10T12:00:00Z', ['08:00']],
      ['2026-03-10T19:59:59Z', ['08:00', '12:00']],
      ['2026-03-10T20:00:00Z', ['08:00', '12:00', '16:00']],
    ] as const) {
      api.setNow(new Date(now));
      const { data } = (await client.get('/slots?from=2026-03-10&to=2026-03-11')).body;
      const refused: string[] = [];
      for (const slot of data) {
        const order = await makeOrder(client, setup.shipper);
        const reply = await client.post('/bookings', { order: order.id, slot });
        if (reply.status === 201) continue;
        expect(reply.body.error).toMatchObject({ code: 'slot_closed', param: 'slot' });
        refused.push(slot.from);
      }
      expect(refused).toEqual(closed);
    }
  });

  test('422 unknown_reference, unknown_field and missing_field', async () => {
    const order = await makeOrder(client, setup.shipper);
    const unknown = await client.post('/bookings', { order: 'ord_none', slot: THURSDAY });
    expect(unknown.body.error).toMatchObject({ code: 'unknown_reference', param: 'order' });
    const field = await client.post('/bookings', { order: order.id, slot: { ...THURSDAY, van: 'A' } });
    expect(field.body.error).toMatchObject({ code: 'unknown_field', param: 'slot.van' });
    const missing = await client.post('/bookings', { order: order.id });
    expect(missing.body.error).toMatchObject({ code: 'missing_field', param: 'slot' });
  });
});

describe('POST /bookings/requests', () => {
  test('202: named orders are asked about at once, ineligible ones are skipped', async () => {
    const ready = await scannedOrder(client, setup);
    const waiting = await makeOrder(client, setup.shipper);
    const silent = await scannedOrder(client, setup, { recipient: { name: 'No Phone' } });
    const reply = await client.post('/bookings/requests', {
      orders: [ready.id, waiting.id, silent.id, ready.id],
    });
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ queued: 1, skipped: 2 });
    expect(skippedOf(reply)).toEqual({ [waiting.id]: 'invalid_state', [silent.id]: 'unreachable' });
    const request = await latestRequest(api, ready.id);
    expect(request).toMatchObject({ status: 'queued', kind: 'booking', channels: ['sms', 'email'] });
    expect((await told(api, ready.id)).at(-1)).toEqual({ type: 'booking_requested', request: request.id });
    expect(await latestRequest(api, waiting.id)).toBeUndefined();
  });

  test('202: what a filter selects goes out as one batch, and nobody who was asked is asked again', async () => {
    const first = await scannedOrder(client, setup);
    const { address } = first.recipient;
    await scannedOrder(client, setup, { recipient: { email: 'a@example.com', address } });
    await makeOrder(client, setup.shipper);
    const held = await scannedOrder(client, setup);
    await client.patch(`/orders/${held.id}`, { hold: true });
    const body = {
      filter: { status: 'scanned', depot: setup.depot },
      channels: ['sms'],
      offer_from: '2026-04-01',
    };
    const reply = await client.post('/bookings/requests', body);
    expect(reply.body).toMatchObject({ queued: 1, skipped: 1 });
    expect(Object.values(skippedOf(reply))).toEqual(['unreachable']);
    expect(await latestRequest(api, first.id)).toMatchObject({ channels: ['sms'], offer_from: '2026-04-01' });
    const { rows } = await api.owner.query(
      `select o.payload, b.bulk, b.queued from outbox o join booking_batches b on b.id = o.subject
       where o.topic = 'booking.batch' and o.tenant_id = $1`,
      [client.tenant.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ bulk: true, queued: 1 });
    expect((await told(api, first.id)).map(({ type }) => type)).not.toContain('booking_requested');
    const rest = await client.post('/bookings/requests');
    expect(rest.body).toMatchObject({ queued: 1, skipped: 1 });
    expect(skippedOf(rest)).toEqual({ [first.id]: 'already_asked' });
    const again = await client.post('/bookings/requests');
    expect(again.body).toMatchObject({ queued: 0, skipped: 2 });
    expect(Object.values(skippedOf(again))).toEqual(['already_asked', 'already_asked']);
  });

  test('422: a filter for a depot that is not there', async () => {
    await scannedOrder(client, setup);
    const reply = await client.post('/bookings/requests', { filter: { depot: 'dep_none' } });
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'unknown_reference', param: 'filter.depot' });
  });

  test('202: a number that has opted out counts as unreachable by text', async () => {
    const order = await scannedOrder(client, setup, { recipient: { phone: '+447700900150' } });
    await api.owner.query(
      `insert into sms_opt_outs (tenant_id, id, phone, at) values ($1, 'opt_1', $2, now())`,
      [client.tenant.id, '+447700900150'],
    );
    const reply = await client.post('/bookings/requests', { orders: [order.id] });
    expect(skippedOf(reply)).toEqual({ [order.id]: 'opted_out' });
  });

  test('202: an address in no zone is skipped', async () => {
    await client.put(`/depots/${setup.depot}/zones`, {
      data: [{ name: 'North', postcode_prefixes: ['LS'] }],
    });
    const order = await scannedOrder(client, setup);
    const reply = await client.post('/bookings/requests', { orders: [order.id] });
    expect(skippedOf(reply)).toEqual({ [order.id]: 'outside_area' });
  });

  test('202: asking again closes the request that was open', async () => {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    const first = await latestRequest(api, order.id);
    api.setNow(new Date(TUESDAY.getTime() + 1000));
    await client.post('/bookings/requests', { orders: [order.id] });
    const { rows } = await api.owner.query('select status from booking_requests where id = $1', [first.id]);
    expect(rows[0].status).toBe('closed');
    expect((await latestRequest(api, order.id)).status).toBe('queued');
  });

  test('202: a template limits the channels to its own', async () => {
    const template = await client.post('/templates', {
      name: 'Texts only',
      kind: 'booking_request',
      sms_body: '{{ offers }} {{ link }}',
    });
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id], template: template.body.id });
    expect(await latestRequest(api, order.id)).toMatchObject({
      channels: ['sms'],
      template: template.body.id,
    });
  });

  test.each([
    ['an unknown template', { template: 'tpl_none' }, 'unknown_reference', 'template'],
    ['an unknown channel', { channels: ['fax'] }, 'invalid_value', 'channels[0]'],
    ['another status', { filter: { status: 'booked' } }, 'invalid_value', 'filter.status'],
    ['no date', { offer_from: '2026-02-30' }, 'invalid_value', 'offer_from'],
    ['an unknown field', { order: 'ord_1' }, 'unknown_field', 'order'],
  ])('422 for %s', async (_case, body, code, param) => {
    const reply = await client.post('/bookings/requests', body);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });

  test('422 unknown_reference names the order, and nothing is queued', async () => {
    const order = await scannedOrder(client, setup);
    const reply = await client.post('/bookings/requests', { orders: [order.id, 'ord_none'] });
    expect(reply.body.error).toMatchObject({ code: 'unknown_reference', param: 'orders[1]' });
    expect(await latestRequest(api, order.id)).toBeUndefined();
  });

  test('403 without the scope', async () => {
    const reader = await api.client({ scopes: ['orders:write'] });
    const reply = await reader.post('/bookings/requests');
    expect(reply.status).toBe(403);
    expect(reply.body.error.message).toContain('bookings:write');
  });
});

describe('POST /bookings/requests/{request_id}/retry', () => {
  async function failedRequest() {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id], channels: ['sms'] });
    const request = await latestRequest(api, order.id);
    await api.owner.query(`update booking_requests set status = 'failed' where id = $1`, [request.id]);
    return { order, request };
  }

  test('202: a new request goes out in the place of the failed one', async () => {
    const { order, request } = await failedRequest();
    api.setNow(new Date(TUESDAY.getTime() + 1000));
    const reply = await client.post(`/bookings/requests/${request.id}/retry`);
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({ order: order.id, status: 'queued', channels: ['sms'], offered: [] });
    expect(reply.body.id).not.toBe(request.id);
    expect((await told(api, order.id)).at(-1)).toEqual({ type: 'booking_requested', request: reply.body.id });
    const again = await client.post(`/bookings/requests/${request.id}/retry`);
    expect(again.body.error.code).toBe('invalid_state');
  });

  test('409 invalid_state unless it failed, and for an order that is booked since', async () => {
    const { order, request } = await failedRequest();
    await client.post('/bookings', { order: order.id, slot: THURSDAY });
    expect((await client.post(`/bookings/requests/${request.id}/retry`)).status).toBe(409);
    const other = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [other.id] });
    const queued = await latestRequest(api, other.id);
    const reply = await client.post(`/bookings/requests/${queued.id}/retry`);
    expect(reply.body.error.code).toBe('invalid_state');
  });

  test("404 for an unknown request and for another tenant's", async () => {
    const { request } = await failedRequest();
    expect((await client.post('/bookings/requests/req_none/retry')).status).toBe(404);
    const stranger = await api.client();
    expect((await stranger.post(`/bookings/requests/${request.id}/retry`)).status).toBe(404);
  });
});
