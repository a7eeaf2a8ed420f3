/** Orders over HTTP. */
import { addDays } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, orderBody, scanIn, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

const eventsOf = async (subject: string): Promise<string[]> =>
  (await api.owner.query('select type from events where subject = $1 order by id', [subject])).rows.map(
    (row) => row.type,
  );

describe('POST /orders', () => {
  test('201: the order as the specification shows it, geocoded, with its pieces', async () => {
    const reply = await client.post(
      '/orders',
      orderBody(setup.shipper, { reference: 'A-1', notes: 'Ring twice' }),
    );
    expect(reply.status).toBe(201);
    expect(reply.headers.get('location')).toBe(`/sandbox/admin/v1/orders/${reply.body.id}`);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      object: 'order',
      reference: 'A-1',
      type: 'delivery',
      exchange_for: null,
      shipper: { id: setup.shipper, name: 'Hearth & Home' },
      depot: setup.depot,
      status: 'awaiting_scan',
      recipient: {
        name: 'Sioned Griffiths',
        phone: '+447700900123',
        email: 'sioned@example.com',
        address: {
          line1: '132 Rose Lane',
          town: 'London',
          postcode: 'SE2 9NL',
          country: 'GB',
          latitude: expect.closeTo(51.49154, 4),
          longitude: expect.closeTo(0.11849, 4),
        },
      },
      items: [{ description: 'Treadmill', pieces: 2, weight_kg: 98, volume_m3: 0.78 }],
      pieces: { expected: 2, scanned: 0 },
      service: { crew: 1, assembly: false, remove_packaging: false, disposal: false },
      slot: null,
      route: null,
      deliver_from: null,
      deliver_by: null,
      attempts: 0,
      tracking_url: null,
      notes: 'Ring twice',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const pieces = await client.get(`/orders/${reply.body.id}/pieces`);
    expect(pieces.body.data.map((piece: { number: string }) => piece.number)).toEqual(['1 of 2', '2 of 2']);
    expect(await eventsOf(reply.body.id)).toEqual(['order.created']);
  });

  test('409 duplicate_reference names the order; a cancelled one does not count', async () => {
    const first = await makeOrder(client, setup.shipper, { reference: 'DUP' });
    const again = await client.post('/orders', orderBody(setup.shipper, { reference: 'DUP' }));
    expect(again.status).toBe(409);
    expect(again.body.error.message).toContain(first.id);
    await client.post(`/orders/${first.id}/cancel`);
    expect((await client.post('/orders', orderBody(setup.shipper, { reference: 'DUP' }))).status).toBe(201);
    // The goods of the cancelled one can still go back.
    expect((await client.post(`/orders/${first.id}/return`)).status).toBe(200);
  });

  test.each([
    ['REF-1', 'REF-1 '],
    ['REF-2 ', 'REF-2'],
    ['REF-3', ' ref-3'],
    ['SO 4', 'so\u00a0\u00a04'],
    ['REF-5', 'ＲＥＦ－５'],
    ['REF-6', '\ufeffREF-6\u200b'],
    ['REF-7', 're\u00adf\u20117\u2060'],
    ['REF\u20138', '\u202aREF-8\u202c'],
    ['REF-9', 'R\u061cEF\u180e-\ufe0f9\u034f\u{e0020}'],
  ])('one reference, however it is written: %j and %j', async (one, other) => {
    const first = await makeOrder(client, setup.shipper, { reference: one });
    expect(first.reference).toBe(one);
    const again = await client.post('/orders', orderBody(setup.shipper, { reference: other }));
    expect([again.status, again.body.error?.code]).toEqual([409, 'duplicate_reference']);
    expect(again.body.error.message).toContain(first.id);
    const found = await client.get(`/orders?reference=${encodeURIComponent(other)}`);
    expect(found.body.data).toMatchObject([{ id: first.id }]);
    const patched = await client.patch(`/orders/${first.id}`, { reference: other });
    expect(patched.body.reference).toBe(other);
    const next = await makeOrder(client, setup.shipper, { reference: `${one.trim()}-next` });
    const taken = await client.patch(`/orders/${next.id}`, { reference: one });
    expect(taken.body.error.code).toBe('duplicate_reference');
  });

  test.each([
    ['no shipper', { shipper: undefined }, 'missing_field', 'shipper'],
    ['an unknown shipper', { shipper: 'shp_none' }, 'unknown_reference', 'shipper'],
    ['an unknown depot', { depot: 'dep_none' }, 'unknown_reference', 'depot'],
    ['no items', { items: [] }, 'invalid_value', 'items'],
    ['too many items', { items: Array(201).fill({}) }, 'too_many_items', 'items'],
    ['too many pieces', { items: [{ pieces: 999 }, {}] }, 'invalid_value', 'items'],
    ['half a piece', { items: [{ pieces: 1.5 }] }, 'invalid_value', 'items[0].pieces'],
    ['three people', { service: { crew: 3 } }, 'invalid_value', 'service.crew'],
    ['a phone that cannot be', { recipient: { phone: '12' } }, 'invalid_value', 'recipient.phone'],
    ['an invalid email', { recipient: { email: 'x' } }, 'invalid_value', 'recipient.email'],
    [
      'a postcode of no such form',
      { recipient: { address: { line1: 'x', town: 'y', postcode: 'NOPE' } } },
      'invalid_value',
      'recipient.address.postcode',
    ],
    ['a reference one too long', { reference: 'x'.repeat(101) }, 'invalid_value', 'reference'],
  ])('422: %s', async (_case, overrides, code, param) => {
    const reply = await client.post('/orders', orderBody(setup.shipper, overrides));
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });
});

describe('metadata', () => {
  test('is stored, merged, cleared and erased; it is shown where there is any', async () => {
    const order = await makeOrder(client, setup.shipper, { metadata: { crm_id: '4711', lane: 'north' } });
    expect(order.metadata).toEqual({ crm_id: '4711', lane: 'north' });
    const patch = (metadata: unknown) => client.patch(`/orders/${order.id}`, { metadata });
    expect((await patch({ lane: null, till: '3' })).body.metadata).toEqual({ crm_id: '4711', till: '3' });
    expect((await client.get(`/orders/${order.id}`)).body.metadata).toEqual({ crm_id: '4711', till: '3' });
    expect((await patch(null)).body).not.toHaveProperty('metadata');
    await patch({ name: 'Sioned' });
    await client.post(`/orders/${order.id}/cancel`);
    await client.post(`/orders/${order.id}/erase`);
    expect((await client.get(`/orders/${order.id}`)).body).not.toHaveProperty('metadata');
    const { body } = await client.get(`/events?subject=${order.id}`);
    expect(JSON.stringify(body)).not.toContain('Sioned');
  });

  test('422: more than twenty keys, at once or added', async () => {
    const keys = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`k${from + index}`, 'v']));
    const order = await makeOrder(client, setup.shipper, { metadata: keys(0, 20) });
    const added = await client.patch(`/orders/${order.id}`, { metadata: keys(20, 21) });
    expect([added.status, added.body.error.param]).toEqual([422, 'metadata']);
    const many = await client.patch(`/orders/${order.id}`, { metadata: { ['k'.repeat(41)]: 'v' } });
    expect(many.status).toBe(422);
  });
});

describe('GET /orders', () => {
  test('booked within a range of dates, both included', async () => {
    const own = await api.client();
    const { shipper } = await setUp(own);
    const first = comingWeekday();
    const slots = (await own.get(`/slots?from=${first}&to=${addDays(first, 9)}`)).body.data;
    const [one, two, three] = [...new Set<string>(slots.map(({ date }: { date: string }) => date))];
    const ids: string[] = [];
    for (const date of [one, two, three]) {
      const { id } = await makeOrder(own, shipper);
      await own.post('/bookings', { order: id, slot: { date, from: '08:00', to: '12:00' } });
      ids.unshift(id);
    }
    const idsOf = async (query: string) =>
      (await own.get(`/orders?${query}`)).body.data
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => ids.includes(id));
    expect(await idsOf(`from=${one}&to=${two}`)).toEqual(ids.slice(1));
    expect(await idsOf(`from=${two}&status=booked`)).toEqual(ids.slice(0, 2));
    expect(await idsOf(`to=${one}&date=${two}`)).toEqual([]);
  });

  test('several statuses in one filter', async () => {
    const waiting = await makeOrder(client, setup.shipper);
    const cancelled = await makeOrder(client, setup.shipper);
    await client.post(`/orders/${cancelled.id}/cancel`);
    const held = await makeOrder(client, setup.shipper);
    await client.patch(`/orders/${held.id}`, { hold: true });
    const idsOf = async (query: string) =>
      (await client.get(`/orders?${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await idsOf('status=on_hold&status=awaiting_scan&limit=2')).toEqual([held.id, waiting.id]);
    expect(await idsOf('status=cancelled,on_hold&limit=2')).toEqual([held.id, cancelled.id]);
    expect(await idsOf('status=cancelled&limit=1')).toEqual([cancelled.id]);
    const refused = await client.get('/orders?status=booked,lost');
    expect(refused.status).toBe(422);
  });

  test('filters, and walks every order once while others are added', async () => {
    const reader = await api.client();
    const { shipper } = await setUp(reader);
    for (let n = 0; n < 23; n += 1) await makeOrder(reader, shipper);
    await api.owner.query('update orders set created_at = now() where tenant_id = $1', [reader.tenant.id]);
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const reply = await reader.get(`/orders?limit=7${cursor}`);
      expect(reply.body.object).toBe('list');
      seen.push(...reply.body.data.map((order: { id: string }) => order.id));
      if (!reply.body.has_more) break;
      cursor = `&starting_after=${seen.at(-1)}`;
      await makeOrder(reader, shipper);
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  test.each([
    ['status=awaiting_scan', 1],
    ['status=booked', 0],
    ['postcode_prefix=se2%209', 1],
    ['postcode_prefix=SW1', 0],
    ['updated_since=2099-01-01T00:00:00Z', 0],
    ['date=2026-01-01', 0],
    ['depot=dep_other', 0],
  ])('%s finds %i', async (query, count) => {
    const reader = await api.client();
    const { shipper } = await setUp(reader);
    await makeOrder(reader, shipper);
    expect((await reader.get(`/orders?${query}`)).body.data).toHaveLength(count);
  });

  test.each([
    ['limit=0', 'invalid_value', 'limit'],
    ['limit=101', 'invalid_value', 'limit'],
    ['limit=x', 'invalid_value', 'limit'],
    ['status=lost', 'invalid_value', 'status'],
    ['date=2026-02-30', 'invalid_value', 'date'],
    ['starting_after=ord_none', 'invalid_value', 'starting_after'],
    ['colour=red', 'unknown_field', 'colour'],
  ])('422: %s', async (query, code, param) => {
    const reply = await client.get(`/orders?${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });
});

describe('PATCH /orders/{order_id}', () => {
  test('changes what is given, and locates the new address', async () => {
    const order = await makeOrder(client, setup.shipper);
    const reply = await client.patch(`/orders/${order.id}`, {
      notes: 'Side gate',
      service: { assembly: true },
      recipient: { address: { line1: '1 High St', town: 'Bristol', postcode: 'bs11aa' } },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      notes: 'Side gate',
      service: { crew: 1, assembly: true },
      recipient: { name: 'Sioned Griffiths', address: { postcode: 'BS1 1AA' } },
    });
  });

  test('null takes a name, a number or an email address away, and nothing else', async () => {
    const recipient = { name: 'Ada Byrne', phone: '07700 900123', email: 'ada@example.com' };
    const order = await makeOrder(client, setup.shipper, { recipient });
    const patch = (changed: object) => client.patch(`/orders/${order.id}`, { recipient: changed });
    expect((await patch({ phone: null })).body.recipient).toEqual({
      name: 'Ada Byrne',
      email: recipient.email,
    });
    expect((await patch({ phone: null })).body.updated_at).toBe(
      (await client.get(`/orders/${order.id}`)).body.updated_at,
    );
    expect((await patch({ name: null, email: null })).body.recipient).toEqual({});
    expect(
      (await client.get(`/orders?phone=07700900123&shipper=${setup.shipper}&q=byrne`)).body.data,
    ).toEqual([]);
    // What cannot be cleared is taken as left out, and so is all that is null in a new order.
    expect((await patch({ address: null })).status).toBe(200);
    const created = await client.post(
      '/orders',
      orderBody(setup.shipper, { recipient: { phone: null }, notes: null, service: null }),
    );
    expect(created.body).toMatchObject({ recipient: {}, notes: null });
  });

  test('a local number is of the country of the address', async () => {
    const address = { line1: '1 Rose Lane', town: 'Dublin', postcode: 'D02 X285', country: 'IE' };
    const order = await makeOrder(client, setup.shipper, { recipient: { phone: '085 123 4567', address } });
    expect(order.recipient.phone).toBe('+353851234567');
    const { body } = await client.patch(`/orders/${order.id}`, { recipient: { phone: '086 123 4567' } });
    expect(body.recipient.phone).toBe('+353861234567');
    for (const sought of ['phone=086 123 4567', 'q=0861234567', 'phone=%2B353861234567']) {
      expect((await client.get(`/orders?${sought}`)).body.data).toMatchObject([{ id: order.id }]);
    }
    const british = await client.post(
      '/orders',
      orderBody(setup.shipper, { recipient: { phone: '085 123 4567' } }),
    );
    expect(british.body.error).toMatchObject({ code: 'invalid_value', param: 'recipient.phone' });
  });

  test.each([
    ['SE2 9NL ', ' ann@mail.example'],
    ['  se2   9nl', 'ann@mail.example\t'],
    ['\u00a0SE29NL\n', '\ufeffann@mail.example\u200b'],
    ['SE2-9NL', 'ann@mail.example\r\n'],
  ])('white space around is not part of a postcode or an email: %j', async (postcode, email) => {
    const address = { line1: '1 Rose Lane', town: 'London', postcode };
    const order = await makeOrder(client, setup.shipper, { recipient: { email, address } });
    expect(order.recipient).toMatchObject({ email: 'ann@mail.example', address: { postcode: 'SE2 9NL' } });
  });

  test('a held order waits, keeps its scans, and is what its pieces say when released', async () => {
    const order = await makeOrder(client, setup.shipper);
    expect((await client.patch(`/orders/${order.id}`, { hold: true })).body.status).toBe('on_hold');
    await scanIn(client, order);
    expect((await client.get(`/orders/${order.id}`)).body).toMatchObject({
      status: 'on_hold',
      pieces: { scanned: 2 },
    });
    expect((await client.patch(`/orders/${order.id}`, { hold: false })).body.status).toBe('scanned');
  });

  test('a move to a zone whose slot is full is 409, and nothing changes', async () => {
    const date = comingWeekday();
    const slot = { date, from: '08:00', to: '12:00' };
    await client.put(`/depots/${setup.depot}/zones`, {
      data: [
        { name: 'Rest', postcode_prefixes: [''] },
        { name: 'Bristol', postcode_prefixes: ['BS'] },
      ],
    });
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    await client.put(`/depots/${setup.depot}/slot-schedule`, {
      windows: [
        { weekday, from: '08:00', to: '12:00', capacity: 5, zone: 'Rest' },
        { weekday, from: '08:00', to: '12:00', capacity: 1, zone: 'Bristol' },
      ],
      overrides: [],
    });
    const address = { line1: '1 High St', town: 'Bristol', postcode: 'BS1 1AA' };
    const first = await makeOrder(client, setup.shipper, { recipient: { address } });
    const second = await makeOrder(client, setup.shipper);
    expect((await client.post('/bookings', { order: first.id, slot })).status).toBe(201);
    expect((await client.post('/bookings', { order: second.id, slot })).status).toBe(201);
    const reply = await client.patch(`/orders/${second.id}`, { recipient: { address } });
    expect(reply.status).toBe(409);
    expect(reply.body.error.code).toBe('slot_full');
    expect((await client.get(`/orders/${second.id}`)).body).toMatchObject({
      recipient: { address: { postcode: 'SE2 9NL' } },
      slot,
    });
  });

  test('404 and 422', async () => {
    expect((await client.patch('/orders/ord_none', {})).status).toBe(404);
    const order = await makeOrder(client, setup.shipper);
    expect((await client.patch(`/orders/${order.id}`, { hold: 'yes' })).body.error.param).toBe('hold');
  });
});

describe('cancel and return', () => {
  test('cancelled, then returned; a delivered order is neither', async () => {
    const order = await makeOrder(client, setup.shipper);
    expect((await client.post(`/orders/${order.id}/return`)).body.error.code).toBe('invalid_state');
    expect(
      (await client.post(`/orders/${order.id}/cancel`, { reason: 'Changed their mind' })).body.status,
    ).toBe('cancelled');
    expect((await client.post(`/orders/${order.id}/cancel`)).status).toBe(409);
    expect((await client.post(`/orders/${order.id}/return`)).body.status).toBe('returned');
  });
});
