/** POST /orders/import: CSV and JSON lines, row errors, all or nothing, retries. */
import { gzipSync } from 'node:zlib';
import { type Client, useApi } from '../support/api.js';
import { type Setup, setUp } from '../support/day.js';
import { csv, importFile, line } from '../support/imports.js';
import { eventTypes } from '../support/planning.js';

const api = useApi();
let client: Client;
let of: Setup;

beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
});

const send = (...file: [body: string, query?: string, headers?: Record<string, string>]) =>
  importFile({ client, of }, ...file);
const orders = async () => (await client.get('/orders?limit=100')).body.data;

describe('202 CSV', () => {
  test('each row is an order, as POST /orders would have it', async () => {
    const reply = await send(
      `\uFEFF${csv(line(1), '', line(2, { 6: '"Table ""Oslo"""', 7: '', 10: '' }))}\r\n`,
    );
    expect(reply.status).toBe(202);
    expect(reply.headers.get('Location')).toBe(`/sandbox/admin/v1/imports/${reply.body.id}`);
    expect(reply.body).toMatchObject({
      object: 'job',
      type: 'order_import',
      status: 'succeeded',
      progress: 1,
      result: { rows: 2, created: 2, rejected: 0, errors: [] },
      error: null,
    });
    const [second, first] = (await orders()).toSorted((a: any, b: any) =>
      a.reference < b.reference ? 1 : -1,
    );
    expect(first).toMatchObject({
      reference: `R-1`,
      status: 'awaiting_scan',
      depot: of.depot,
      recipient: {
        name: 'Ada',
        phone: '+447700900123',
        address: { line1: '1, Rose Lane', town: 'London', postcode: 'SE2 9NL', country: 'GB' },
      },
      items: [{ description: 'Sofa', pieces: 2, weight_kg: 41.5 }],
      pieces: { expected: 2, scanned: 0 },
      service: { crew: 2, assembly: true },
      notes: null,
    });
    expect(second).toMatchObject({ items: [{ description: 'Table "Oslo"' }], pieces: { expected: 1 } });
    expect(await eventTypes(client)).toEqual(['order.created', 'order.created']);
    expect((await client.get(`/imports/${reply.body.id}`)).body).toEqual(reply.body);
    expect((await client.get(`/jobs/${reply.body.id}`)).body).toEqual(reply.body);
    expect((await client.post(`/jobs/${reply.body.id}/cancel`)).body.error.code).toBe('invalid_state');
  });

  test.each(['', '&mode=all_or_nothing'])(
    'orders that no plan can take are created, and warned of%s',
    async (how) => {
      const file = csv(line(1), line(2, { 5: 'ZZ9 9ZZ' }));
      const { result } = (await send(file, `?shipper=${of.shipper}${how}`)).body;
      expect(result).toMatchObject({
        created: 2,
        errors: [],
        warnings: [{ row: 3, column: 'postcode', code: 'unknown_postcode' }],
      });
    },
  );

  test('what looks like a mistake is created, and warned of with its order', async () => {
    const before = line(1);
    await send(csv(before));
    const { result } = (
      await send(
        csv(
          line(1, { 0: 'again' }),
          line(2, { 1: '' }),
          line(1, { 0: 'other', 6: 'Table' }),
          line(3, { 1: 'Bo' }),
        ),
      )
    ).body;
    expect(result).toMatchObject({ created: 4, errors: [] });
    expect(result.orders).toEqual(
      (await orders())
        .slice(0, 4)
        .map(({ id }: any) => id)
        .toReversed(),
    );
    expect(result.warnings.map(({ row, column, code, order }: any) => [row, column, code, order])).toEqual([
      [2, 'reference', 'looks_twice', result.orders[0]],
      [3, 'recipient_name', 'no_name', result.orders[1]],
    ]);
  });

  test('columns shipper and depot stand before what the query says', async () => {
    const other = (await client.post('/shippers', { name: 'Other' })).body.id;
    const body = `Shipper, Depot ,REFERENCE\n${other},${of.depot},A\n,,B\n`;
    expect((await send(body, `?shipper=${of.shipper}&depot=${of.depot}`)).body.result.created).toBe(2);
    const made = await orders();
    expect(made.map((order: any) => [order.reference, order.shipper.id]).toSorted()).toEqual([
      ['A', other],
      ['B', of.shipper],
    ]);
  });

  test('a blank row counts, as it does in a spreadsheet', async () => {
    const { result } = (await send(csv(line(1), '', line(2, { 0: '' })))).body;
    expect(result).toMatchObject({ rows: 2, created: 1, errors: [{ row: 4, column: 'reference' }] });
  });

  test('rows that are not right are rejected, naming row and column; the others are imported', async () => {
    await send(csv(line(9)));
    const reply = await send(
      csv(
        line(1),
        line(2, { 5: 'nowhere', 7: 'two' }),
        line(3, { 0: '' }),
        line(9),
        line(4, { 2: '12' }),
        'too,few',
        line(5, { 10: 'perhaps' }),
      ),
    );
    expect(reply.body).toMatchObject({ status: 'succeeded', result: { rows: 7, created: 1, rejected: 6 } });
    const { errors } = reply.body.result;
    expect(errors.map(({ row, column, code }: any) => [row, column, code])).toEqual([
      [3, 'postcode', 'invalid_value'],
      [3, 'pieces', 'invalid_value'],
      [4, 'reference', 'missing_field'],
      [5, 'reference', 'duplicate_reference'],
      [6, 'recipient_phone', 'invalid_value'],
      [7, '', 'invalid_value'],
      [8, 'assembly', 'invalid_value'],
    ]);
    expect(errors[0].message).toBe('postcode: must be a GB postcode such as CR0 4XZ.');
    expect(errors[2].message).toBe('reference is required.');
    expect(await orders()).toHaveLength(2);
  });

  test('all or nothing: a bad row, or one whose reference is taken, and there is no order', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const bad = await send(csv(line(1), line(2, { 9: '3' })), query);
    expect(bad.body).toMatchObject({
      status: 'failed',
      result: { rows: 2, created: 0, rejected: 1, errors: [{ row: 3, column: 'crew' }] },
      error: { code: 'invalid_value', message: '1 of 2 rows were rejected, so none was imported.' },
    });
    expect(await orders()).toEqual([]);
    expect(await eventTypes(client)).toEqual([]);
    expect((await send(csv(line(1), line(2)), query)).body.result.created).toBe(2);
    const taken = await send(csv(line(3), line(1)), query);
    expect(taken.body).toMatchObject({ status: 'failed', result: { created: 0, rejected: 1 } });
    expect(await orders()).toHaveLength(2);
  });

  test('sent again with its key it is not imported again', async () => {
    const first = await send(csv(line(1)), undefined, { 'Idempotency-Key': 'import-1' });
    const again = await send(csv(line(1)), undefined, { 'Idempotency-Key': 'import-1' });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    const other = await send(csv(line(2)), undefined, { 'Idempotency-Key': 'import-1' });
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await orders()).toHaveLength(1);
  });
});

describe('202 CSV as spreadsheets write it', () => {
  const HEAD = 'reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg';
  const rest = 'Ann Tester,07700 900123,1 Rose Lane,London,SE2 9NL';

  test.each([
    ['rows of commas', [HEAD, `A,${rest},Sofa,1,20`, `B,${rest},Sofa,1,20`, ',,,,,,,,', ',,,,,,,,'], []],
    ['inches', [HEAD, `A,${rest},Sofa,1,20`, `B,${rest},Mattress 4'6" double,1,20`], []],
    [
      'semicolons',
      [HEAD, `A,${rest},Sofa,1,20`, `B,${rest},Sofa,1,20`].map((row) => row.replaceAll(',', ';')),
      [],
    ],
    [
      'a quote that is not closed',
      [HEAD, `A,${rest},Sofa,1,20`, `X,${rest},"Sofa,1,20`, `B,${rest},Bed,1,20`],
      [3],
    ],
  ])('%s', async (_case, rows, rejected) => {
    const { result } = (await send(rows.join('\r\n'))).body;
    expect(result).toMatchObject({ rows: 2 + rejected.length, created: 2, rejected: rejected.length });
    expect(result.errors.map(({ row }: any) => row)).toEqual(rejected);
    expect((await orders()).map(({ reference }: any) => reference).toSorted()).toEqual(['A', 'B']);
  });

  test('Windows-1252 by its charset; what is compressed is refused', async () => {
    const post = (body: Buffer, headers: Record<string, string>) =>
      fetch(`${api.origin}/sandbox/admin/v1/orders/import?shipper=${of.shipper}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.key}`, ...headers },
        body: new Uint8Array(body),
      });
    const bytes = Buffer.from('reference,recipient_name\nA,Zo\xeb O\x92Neill\n', 'latin1');
    expect((await post(bytes, { 'content-type': 'text/csv; charset=windows-1252' })).status).toBe(202);
    expect((await orders())[0].recipient.name).toBe('Zoë O’Neill');
    const packed = gzipSync(bytes);
    const coded = await post(packed, { 'content-type': 'text/csv', 'content-encoding': 'gzip' });
    expect([coded.status, ((await coded.json()) as any).error.message]).toEqual([
      415,
      'Send the body without Content-Encoding: gzip is not supported.',
    ]);
    const plain = await post(packed, { 'content-type': 'text/csv' });
    expect([plain.status, ((await plain.json()) as any).error.message]).toEqual([
      422,
      'The file is compressed. Send it unpacked.',
    ]);
  });
});

describe('202 JSON lines', () => {
  const post = (body: string, query = `?shipper=${of.shipper}`) =>
    client.post(`/orders/import${query}`, body, { 'content-type': 'application/x-ndjson' });
  const order = (reference: string, more: object = {}) =>
    JSON.stringify({ reference, recipient: { name: 'Ada' }, items: [{ pieces: 2 }, { pieces: 1 }], ...more });

  test('each line is a body of POST /orders; errors name the field', async () => {
    const reply = await post(
      [
        order('A'),
        '',
        '{"reference":',
        '[]',
        order('B', { items: [{ pieces: 0 }] }),
        order('C', { colour: 1 }),
      ].join('\n'),
    );
    expect(reply.body.result).toMatchObject({ rows: 5, created: 1, rejected: 4 });
    expect(reply.body.result.errors.map(({ row, column, code }: any) => [row, column, code])).toEqual([
      [3, '', 'invalid_json'],
      [4, '', 'invalid_value'],
      [5, 'items[0].pieces', 'invalid_value'],
      [6, 'colour', 'unknown_field'],
    ]);
    expect((await orders())[0]).toMatchObject({ reference: 'A', pieces: { expected: 3 } });
  });

  test('an order that names a shipper that there is not', async () => {
    const reply = await post(order('A', { shipper: 'shp_none' }), '');
    expect(reply.body.result.errors).toEqual([
      { row: 1, column: 'shipper', code: 'unknown_reference', message: 'There is no shipper shp_none.' },
    ]);
  });
});

describe('the file as a whole is refused', () => {
  test.each([
    ['a column that there is not', 'reference,colour\nA,red', 422, 'unknown_field', 'colour'],
    ['a column named twice', 'reference,reference\nA,B', 422, 'invalid_value', 'reference'],
    ['no column reference', 'town\nLondon', 422, 'missing_field', 'reference'],
    ['no rows', 'reference\n', 422, 'missing_field', 'body'],
    ['nothing', '', 422, 'missing_field', 'body'],
    ['too many rows', `reference\n${'A\n'.repeat(50_001)}`, 422, 'too_many_items', 'body'],
  ])('%s', async (_case, body, status, code, param) => {
    const reply = await send(body);
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([status, code, param]);
    expect(await orders()).toEqual([]);
  });

  test('text that is not UTF-8, a line without end, another media type, too many bytes', async () => {
    const refused = async (body: NonNullable<RequestInit['body']>, contentType: string) => {
      const response = await fetch(`${api.origin}/sandbox/admin/v1/orders/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.key}`, 'content-type': contentType },
        body,
      });
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    expect(await refused(Buffer.from('reference\n\xff\xfe', 'latin1'), 'text/csv')).toEqual([
      422,
      'invalid_value',
    ]);
    expect(await refused('x'.repeat(600_000), 'application/jsonl')).toEqual([422, 'invalid_value']);
    expect(await refused('reference\nA', 'text/plain')).toEqual([415, 'unsupported_media_type']);
    const unannounced = new ReadableStream({
      start(controller) {
        const megabyte = Buffer.alloc(1_000_000, 0x20);
        for (let sent = 0; sent < 52; sent += 1) controller.enqueue(megabyte);
        controller.close();
      },
    });
    const response = await fetch(`${api.origin}/sandbox/admin/v1/orders/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.key}`, 'content-type': 'text/csv' },
      body: unannounced,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
  });

  test('a default that refers to nothing, and an import that there is not', async () => {
    const reply = await send(csv(line(1)), '?shipper=shp_none');
    expect([reply.status, reply.body.error.param]).toEqual([422, 'shipper']);
    expect((await client.get('/imports/job_none')).status).toBe(404);
    const elsewhere = await api.client();
    const mine = await send(csv(line(1)));
    expect((await elsewhere.get(`/imports/${mine.body.id}`)).status).toBe(404);
  });
});

describe('what messages, pages and labels say of an order is one line, whichever way it comes', () => {
  const FEE = 'X\r\n\r\nPay the fee: https://evil.example/b/pay';
  const address = { line1: '1 Rose Lane', town: 'London', postcode: 'SE2 9NL' };
  const inRecipient = (fields: object) => ({
    recipient: { name: 'Ada', address: { ...address, ...fields } },
  });
  const FIELDS: [param: string, column: number | null, fields: (value: string) => object][] = [
    ['reference', 0, (reference) => ({ reference })],
    ['recipient.name', 1, (name) => ({ recipient: { name, address } })],
    ['recipient.address.line1', 3, (line1) => inRecipient({ line1 })],
    ['recipient.address.line2', null, (line2) => inRecipient({ line2 })],
    ['recipient.address.town', 4, (town) => inRecipient({ town })],
    ['items[0].description', 6, (description) => ({ items: [{ description }] })],
    ['items[0].sku', null, (sku) => ({ items: [{ sku }] })],
  ];
  const order = () => ({
    shipper: of.shipper,
    reference: 'R-9',
    ...inRecipient({}),
    items: [{ description: 'Sofa' }],
  });

  test.each(FIELDS)('%s', async (param, column, fields) => {
    const refused = { code: 'invalid_value', param };
    const made = await client.post('/orders', order());
    expect(made.status).toBe(201);
    // What only marks a direction, joins letters or takes no room is part of names.
    for (const [index, value] of ['أحمد\u200f R\u200d7', '\u202aSO 7\u202c', '\u2067SO 8'].entries()) {
      const body = { ...order(), reference: `R-7-${index}`, ...fields(value) };
      expect((await client.post('/orders', body)).status).toBe(201);
    }
    for (const value of [FEE, 'a\nb', 'a\u001bb', 'a\u001ab', 'a\u0085b', 'a\u2028b', '\tb']) {
      const body = { ...order(), reference: 'R-8', ...fields(value) };
      expect((await client.post('/orders', body)).body.error).toMatchObject(refused);
      const patched = await client.patch(`/orders/${made.body.id}`, fields(value));
      expect(patched.body.error).toMatchObject(refused);
      const lines = await send(JSON.stringify(body), undefined, { 'content-type': 'application/x-ndjson' });
      expect(lines.body.result).toMatchObject({
        created: 0,
        errors: [{ code: 'invalid_value', column: param }],
      });
    }
    expect((await client.get(`/orders/${made.body.id}`)).body).toEqual(made.body);
    if (column === null) return;
    const file = await send(csv(line(1, { [column]: `"${FEE}"` })));
    expect(file.body.result).toMatchObject({ created: 0, rejected: 1, errors: [{ code: 'invalid_value' }] });
  });

  test('a reference of a split order', async () => {
    const made = await client.post('/orders', { ...order(), items: [{ description: 'Sofa', pieces: 2 }] });
    const [piece] = (await client.get(`/orders/${made.body.id}/pieces`)).body.data;
    const split = await client.post(`/orders/${made.body.id}/split`, {
      barcodes: [piece.barcode],
      reference: FEE,
    });
    expect(split.body.error).toMatchObject({ code: 'invalid_value', param: 'reference' });
  });

  test.each([
    ['/shippers', 'name', { name: FEE }],
    ['/shippers', 'booking.sender_name', { name: 'Volt', booking: { automatic: true, sender_name: FEE } }],
    ['/drivers', 'name', { name: FEE, phone: '+447700900123' }],
    ['/vehicles', 'name', { name: FEE }],
  ])('%s: %s', async (path, param, body) => {
    expect((await client.post(path, body)).body.error).toMatchObject({ code: 'invalid_value', param });
  });
});
