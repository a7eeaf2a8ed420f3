/**
 * What clients send by mistake or malice: every one is answered by the envelope and a 4xx that says what is wrong, and
 * none is taken for something else. Limits are read off the OpenAPI document.
 */
import { type Client, type Reply, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, orderBody, type Setup, setUp } from '../support/day.js';
import { liftRateLimits } from '../support/rate-limits.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  await liftRateLimits(api);
  client = await api.client();
  setup = await setUp(client);
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends these very bytes as the body. */
async function sendRaw(method: string, path: string, body: Buffer | string, headers = {}): Promise<Reply> {
  const response = await fetch(`${api.origin}/sandbox/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${client.key}`, ...JSON_TYPE, ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function expectRefused(reply: Reply, status: number, code: string, param?: string): void {
  expect([
    reply.status,
    reply.body.error?.code,
    ...(param === undefined ? [] : [reply.body.error?.param]),
  ]).toEqual([status, code, ...(param === undefined ? [] : [param])]);
  expect(reply.body.error.request_id).toBe(reply.headers.get('request-id'));
}

const orderWith = (fields: Record<string, unknown>) => orderBody(setup.shipper, fields);

describe('text', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('%s is 422', async (_case, text) => {
    for (const [field, body] of [
      ['reference', orderWith({ reference: text })],
      ['notes', orderWith({ notes: text })],
      ['recipient.name', orderWith({ recipient: { name: text } })],
      ['items[0].sku', orderWith({ items: [{ sku: text }] })],
      ['shipper', orderWith({ shipper: text })],
    ] as const) {
      expectRefused(await client.post('/orders', body), 422, 'invalid_value', field);
    }
  });

  test('NUL in a query or an id is refused, never a failure', async () => {
    expectRefused(await client.get('/orders?shipper=a%00b'), 422, 'invalid_value', 'shipper');
    expectRefused(await client.get('/orders?postcode_prefix=%00'), 422, 'invalid_value', 'postcode_prefix');
    expectRefused(await client.get('/orders?starting_after=%00'), 422, 'invalid_value', 'starting_after');
    expect((await client.get('/orders/%00')).status).toBe(422);
  });

  test('anything else of Unicode comes back as it was sent', async () => {
    const name = 'Zoë 🚚 ‮עברית ｆｕｌｌ e\u0301';
    const order = await makeOrder(client, setup.shipper, { recipient: { name }, notes: ' \t\n' });
    expect(order.recipient.name).toBe(name);
    expect(order.notes).toBe(' \t\n');
    expect((await client.get(`/orders/${order.id}`)).body.recipient.name).toBe(name);
  });

  test.each(['reference', 'recipient.name', 'items[0].description', 'recipient.address.town'])(
    'white space alone is no %s',
    async (field) => {
      const blank = ' \t\n\u00a0';
      const address = {
        line1: '1 Rose Lane',
        town: field.endsWith('town') ? blank : 'London',
        postcode: 'SE2 9NL',
      };
      const body = orderWith({
        ...(field === 'reference' ? { reference: blank } : {}),
        recipient: { name: field === 'recipient.name' ? blank : 'Ada', address },
        items: [{ description: field.startsWith('items') ? blank : 'Sofa' }],
      });
      expectRefused(await client.post('/orders', body), 422, 'invalid_value', field);
    },
  );

  test('nobody is sent a blank message', async () => {
    const order = await makeOrder(client, setup.shipper);
    const blank = await client.post(`/orders/${order.id}/messages`, { text: ' \n' });
    expectRefused(blank, 422, 'invalid_value', 'text');
  });

  test('what looks like SQL or a pattern is text', async () => {
    expect((await client.get(`/orders?postcode_prefix=${encodeURIComponent("%'--")}`)).body.data).toEqual([]);
    expect((await client.get('/orders?postcode_prefix=_E2')).body.data).toEqual([]);
    const order = await makeOrder(client, setup.shipper, { reference: `'; drop table orders; --` });
    expect(order.reference).toBe(`'; drop table orders; --`);
  });
});

describe('bodies', () => {
  test.each([
    ['nothing at all', ''],
    ['only spaces', '   '],
    ['half an object', '{"reference":'],
    ['two objects', '{}{}'],
    ['a comment', '{/* */}'],
    ['a trailing comma', '{"reference":"x",}'],
    ['single quotes', `{'reference':'x'}`],
    ['NaN', '{"items":[{"weight_kg":NaN}]}'],
    ['a byte order mark and no JSON', '\ufeff<xml/>'],
  ])('%s is no JSON', async (_case, body) => {
    const reply = await sendRaw('POST', '/orders', body);
    if (body === '') expectRefused(reply, 422, 'missing_field', '');
    else expectRefused(reply, 400, 'invalid_json', '');
  });

  test.each(['null', 'true', '0', '"text"', '[]', '[{}]'])('%s is no object', async (body) => {
    for (const [method, path] of [
      ['POST', '/orders'],
      ['PATCH', `/vehicles/${setup.vehicle}`],
      ['PUT', `/depots/${setup.depot}/zones`],
      ['POST', '/bookings/requests'],
    ] as const) {
      expectRefused(await sendRaw(method, path, body), 422, 'invalid_value', '');
    }
  });

  test('bytes that are not UTF-8 are 400', async () => {
    const invalid = Buffer.concat([
      Buffer.from('{"reference":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    expectRefused(await sendRaw('POST', '/orders', invalid), 400, 'invalid_json');
    const utf16 = Buffer.from(JSON.stringify(orderWith({})), 'utf16le');
    expectRefused(await sendRaw('POST', '/orders', utf16), 400, 'invalid_json');
  });

  test('10 MB are 413, announced or not, and the server lives on', async () => {
    const large = Buffer.alloc(10_000_000, 'x');
    expectRefused(await sendRaw('POST', '/orders', large), 413, 'body_too_large');
    const stream = new ReadableStream({
      start: (controller) => {
        for (let part = 0; part < 10; part += 1) controller.enqueue(large.subarray(0, 1_000_000));
        controller.close();
      },
    });
    const response = await fetch(`${api.origin}/sandbox/admin/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.key}`, ...JSON_TYPE },
      body: stream,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect((await client.get('/orders')).status).toBe(200);
  });

  test.each([
    ['300 levels', `${'{"recipient":'.repeat(300)}1${'}'.repeat(300)}`, 'levels'],
    ['fields', `{${Array(1_001).fill('"reference":"x"').join()}}`, 'fields'],
    ['values', `{"items":[${Array(50_000).fill('{}').join()}]}`, 'values'],
  ])('%s beyond what any body has are refused before they are parsed', async (_case, body, word) => {
    const reply = await sendRaw('POST', '/orders', body);
    expectRefused(reply, 422, 'invalid_value', '');
    expect(reply.body.error.message).toMatch(/^The body cannot be parsed\. /);
    expect(reply.body.error.message).toContain(word);
    // What is no JSON need not be parsed to be refused either.
    expectRefused(await sendRaw('POST', '/orders', body.slice(0, -1)), 422, 'invalid_value', '');
  });

  test('100,000 brackets deep is refused in the ordinary way', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expectRefused(await sendRaw('POST', '/orders', deep), 422, 'invalid_value', '');
    const nested = `{"recipient":${'{"address":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expect((await sendRaw('POST', '/orders', nested)).status).toBe(422);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'the key %s is a field like any other, and there is none',
    async (key) => {
      const text = JSON.stringify(orderWith({})).replace('{', `{"${key}":{"status":"delivered"},`);
      expectRefused(await sendRaw('POST', '/orders', text), 422, 'unknown_field', key);
      expectRefused(await client.get(`/orders?${key}=1`), 422, 'unknown_field', key);
      expect(({} as Record<string, unknown>)['status']).toBeUndefined();
    },
  );

  test('of a key that stands twice the last counts, as in JavaScript; in a query it is refused', async () => {
    const text = JSON.stringify(orderWith({ reference: 'LAST' })).replace('{', '{"reference":"FIRST",');
    expect((await sendRaw('POST', '/orders', text)).body.reference).toBe('LAST');
    expectRefused(await client.get('/orders?limit=1&limit=2'), 422, 'invalid_value', 'limit');
    expectRefused(await client.get('/orders?limit[]=1'), 422, 'unknown_field', 'limit[]');
  });

  test.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
    ['application/json; charset=utf-8', 201],
    ['application/json; charset="UTF-8"', 201],
    ['application/json; charset=latin1', 415],
    ['application/json; charset=utf-16', 415],
    ['APPLICATION/JSON', 201],
  ])('the media type %j is %i', async (type, status) => {
    const reply = await sendRaw('POST', '/orders', JSON.stringify(orderWith({})), { 'content-type': type });
    expect(reply.status).toBe(status);
  });

  test.each(['%ff', '%ed%a0%80', '%', '%zz', 'SE%c3'])('the query text %s is refused', async (text) => {
    const reply = await client.get(`/orders?postcode_prefix=${text}&limit=1`);
    expectRefused(reply, 422, 'invalid_value', 'postcode_prefix');
  });

  test('a compressed body is not read as JSON', async () => {
    const reply = await sendRaw('POST', '/orders', JSON.stringify(orderWith({})), {
      'content-encoding': 'gzip',
    });
    expectRefused(reply, 415, 'unsupported_media_type');
  });
});

describe('numbers, dates and times', () => {
  test.each([
    ['9007199254740993', 'pieces'],
    ['1e400', 'pieces'],
    ['-1', 'pieces'],
    ['0', 'pieces'],
    ['1.5', 'pieces'],
    ['"1"', 'pieces'],
    ['1e400', 'weight_kg'],
    ['-0.001', 'weight_kg'],
    ['true', 'weight_kg'],
  ])('%s is refused for %s', async (number, field) => {
    const text = JSON.stringify(orderWith({ items: [{ [field]: 31415 }] })).replace('31415', number);
    expectRefused(await sendRaw('POST', '/orders', text), 422, 'invalid_value', `items[0].${field}`);
  });

  test.each(['0', '-1', '101', '1e1', '0x10', ' 5', '5 ', '٥', '', '9999999999999999999'])(
    'limit=%j is refused',
    async (limit) => {
      const reply = await client.get(`/orders?limit=${encodeURIComponent(limit)}`);
      expectRefused(reply, 422, 'invalid_value', 'limit');
    },
  );

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '+002026-01-01',
    '0000-01-01',
    'today',
  ])('the date %s is refused', async (date) => {
    expectRefused(await client.get(`/orders?date=${encodeURIComponent(date)}`), 422, 'invalid_value', 'date');
    const booking = { order: 'ord_x', slot: { date, from: '08:00', to: '12:00' } };
    expectRefused(await client.post('/bookings', booking), 422, 'invalid_value', 'slot.date');
  });

  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('the date %s exists', async (date) => {
    expect((await client.get(`/orders?date=${date}`)).status).toBe(200);
  });

  test('no visit is planned for the end of the calendar', async () => {
    const date = '9999-12-31';
    const postponed = await client.post(`/depots/${setup.depot}/days/${date}/postpone`, {});
    expectRefused(postponed, 422, 'invalid_value', 'date');
    const booking = { order: 'ord_x', slot: { date, from: '08:00', to: '12:00' } };
    expectRefused(await client.post('/bookings', booking), 422, 'invalid_value', 'slot.date');
    const request = { orders: [], offer_from: date };
    expectRefused(await client.post('/bookings/requests', request), 422, 'invalid_value', 'offer_from');
    const late = orderWith({ deliver_from: date });
    expectRefused(await client.post('/orders', late), 422, 'invalid_value', 'deliver_from');
  });

  test.each(['24:00', '08:60', '8:00', '08:00:00', '08.00', '-1:00', ''])(
    'the time %j is refused',
    async (from) => {
      const slot = { date: comingWeekday(), from, to: '23:59' };
      expectRefused(
        await client.post('/bookings', { order: 'ord_x', slot }),
        422,
        'invalid_value',
        'slot.from',
      );
    },
  );

  test.each([
    '2026-03-12',
    '2026-03-12T08:00',
    '2026-02-30T08:00:00Z',
    '2026-03-12T25:00:00Z',
    'now',
    '1770000000',
  ])('the instant %s is refused', async (at) => {
    const query = `/orders?updated_since=${encodeURIComponent(at)}`;
    expectRefused(await client.get(query), 422, 'invalid_value', 'updated_since');
  });

  test.each(['2026-03-12T08:00:00Z', '2026-03-12T08:00:00.123456789+05:30', '0001-01-01T00:00:00Z'])(
    'the instant %s is understood',
    async (at) => {
      expect((await client.get(`/orders?updated_since=${encodeURIComponent(at)}`)).status).toBe(200);
    },
  );

  test.each([
    ['spring, of 23 hours', '2027-03-28', '2027-03-29'],
    ['autumn, of 25 hours', '2026-10-25', '2026-10-26'],
  ])(
    'the day of the clock change in %s has its slots, and a booking keeps its hours',
    async (_case, sunday, monday) => {
      api.setNow(new Date(`${sunday.slice(0, 8)}20T10:00:00Z`));
      const { opening } = (await client.get(`/depots/${setup.depot}`)).body;
      try {
        await client.patch(`/depots/${setup.depot}`, { opening: { from: '00:00', to: '23:59' } });
        await client.put(`/depots/${setup.depot}/slot-schedule`, {
          windows: [0, 1].map((weekday) => ({ weekday, from: '00:30', to: '03:30', capacity: 5 })),
          overrides: [],
        });
        const listed = (await client.get(`/slots?from=${sunday}&to=${monday}`)).body.data;
        expect(listed.map((slot: any) => [slot.date, slot.from, slot.to])).toEqual([
          [sunday, '00:30', '03:30'],
          [monday, '00:30', '03:30'],
        ]);
        const order = await makeOrder(client, setup.shipper);
        const slot = { date: sunday, from: '00:30', to: '03:30' };
        const booked = await client.post('/bookings', { order: order.id, slot, notify: false });
        expect([booked.status, booked.body.slot]).toEqual([201, slot]);
      } finally {
        await client.patch(`/depots/${setup.depot}`, { opening });
        api.setNow(undefined);
      }
    },
  );
});
