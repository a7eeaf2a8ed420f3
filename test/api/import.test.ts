/** POST /orders/import: CSV and JSON lines, row errors, all or nothing, retries, and large files in the background. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { createImportActivities } from '../../activities/imports.js';
import { takeWaitingRows } from '../../src/records/imports.js';
import { resumeImport } from '../../src/operations/imports/run.js';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Setup, setUp } from '../support/day.js';
import { eventTypes, outboxOf } from '../support/planning.js';

let api: TestApi;
let client: Client;
let of: Setup;
let prefix = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await api.client();
  of = await setUp(client);
  prefix += 1;
});

const HEADER =
  'reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg,crew,assembly,notes';
const line = (index: number, changes: Record<number, string> = {}) =>
  [
    `R${prefix}-${index}`,
    'Ada',
    '07700 900123',
    '"1, Rose Lane"',
    'London',
    'se29nl',
    'Sofa',
    '2',
    '41.5',
    '2',
    'yes',
    '',
  ]
    .map((cell, column) => changes[column] ?? cell)
    .join(',');
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index));
const send = (body: string, query = `?shipper=${of.shipper}`, headers: Record<string, string> = {}) =>
  client.post(`/orders/import${query}`, body, { 'content-type': 'text/csv', ...headers });
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
      reference: `R${prefix}-1`,
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

  test('rows that are not right are rejected, naming row and column; the others are imported', async () => {
    const reply = await send(
      csv(
        line(1),
        line(2, { 5: 'nowhere', 7: 'two' }),
        line(3, { 0: '' }),
        line(1),
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
    expect(await orders()).toHaveLength(1);
  });

  test('all or nothing: a bad row, or one whose reference is taken, and there is no order', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const bad = await send(csv(line(1), line(2, { 9: '3' })), query);
    expect(bad.body).toMatchObject({
      status: 'failed',
      result: { rows: 2, created: 0, rejected: 1, errors: [{ row: 3, column: 'crew' }] },
      error: { code: 'invalid_value', message: '1 of 2 rows were not accepted, so none was imported.' },
    });
    const taken = await send(csv(line(1), line(1)), query);
    expect(taken.body).toMatchObject({ status: 'failed', result: { created: 0, rejected: 1 } });
    expect(await orders()).toEqual([]);
    expect(await eventTypes(client)).toEqual([]);
    expect((await send(csv(line(1), line(2)), query)).body.result.created).toBe(2);
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

describe('pieces', () => {
  const rowsOf = (count: number, pieces: number) =>
    csv(...Array.from({ length: count }, (_, index) => line(index, { 7: String(pieces) })));

  test('a file makes at most 20,000: 422, and nothing is kept', async () => {
    const reply = await send(rowsOf(21, 999));
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([
      422,
      'too_many_items',
      'body',
    ]);
    expect(reply.body.error.message).toContain('20979');
    const { rows } = await api.owner.query(
      'select (select count(*)::int from imports where tenant_id = $1) as imports, (select count(*)::int from import_rows where tenant_id = $1) as waiting',
      [client.tenant.id],
    );
    expect(rows).toEqual([{ imports: 0, waiting: 0 }]);
  });

  test('20,000 are taken, and made in goes of at most as many', async () => {
    const reply = await send(rowsOf(40, 500));
    expect(reply.body).toMatchObject({ status: 'succeeded', result: { created: 40, rejected: 0 } });
    const [order] = await orders();
    expect(order.pieces.expected).toBe(500);
  });

  test('a worker makes at most 20,000 in one go', async () => {
    const few = Array.from({ length: 7000 }, (_, index) => line(1000 + index, { 7: '1' }));
    const reply = await send(
      csv(...Array.from({ length: 21 }, (_, index) => line(index, { 7: '950' })), ...few),
    );
    expect(reply.body.status).toBe('queued');
    const taken = await client.scoped((scope) => takeWaitingRows(scope, reply.body.id, 500, 20_000));
    // 21 of 950, and 50 of one.
    expect(taken).toHaveLength(71);
  });
});

describe('more than 500 rows', () => {
  const work = async (job: string) => {
    const { continueImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    return new MockActivityEnvironment().run(continueImport, { tenant: client.tenant.id, job });
  };
  const follow = async (job: string) => (await client.get(`/imports/${job}`)).body;

  test('are queued and imported batch by batch, with progress', async () => {
    const reply = await send(csv(...lines(1200), line(7), line(0, { 5: 'x' })));
    expect(reply.body).toMatchObject({ status: 'queued', result: null });
    expect(await outboxOf(client, 'import.start')).toMatchObject([{ job: reply.body.id }]);
    expect(await orders()).toEqual([]);
    expect(await work(reply.body.id)).toEqual({ ended: false });
    const halfway = await follow(reply.body.id);
    expect(halfway).toMatchObject({ status: 'running', result: null });
    expect(halfway.progress).toBeCloseTo(501 / 1202, 5);
    await work(reply.body.id);
    expect(await work(reply.body.id)).toEqual({ ended: true });
    const done = await follow(reply.body.id);
    expect(done).toMatchObject({ status: 'succeeded', progress: 1 });
    expect(done.result).toMatchObject({ rows: 1202, created: 1200, rejected: 2 });
    expect(done.result.errors.map(({ row, column }: any) => [row, column])).toEqual([
      [1202, 'reference'],
      [1203, 'postcode'],
    ]);
    // A worker that comes late changes nothing.
    expect(await work(reply.body.id)).toEqual({ ended: true });
    expect(await follow(reply.body.id)).toEqual(done);
    const { rows } = await api.owner.query(
      `select (select count(*)::int from orders where tenant_id = $1) as orders,
              (select count(*)::int from import_rows where tenant_id = $1) as waiting`,
      [client.tenant.id],
    );
    expect(rows).toEqual([{ orders: 1200, waiting: 0 }]);
  });

  test('all or nothing holds for all of them', async () => {
    await send(csv(line(600)));
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const reply = await send(csv(...lines(700)), query);
    expect(await work(reply.body.id)).toEqual({ ended: true });
    expect(await follow(reply.body.id)).toMatchObject({
      status: 'failed',
      result: { rows: 700, created: 0, rejected: 1, errors: [{ row: 602, column: 'reference' }] },
    });
    expect(await orders()).toHaveLength(1);
    prefix += 1000;
    const right = await send(csv(...lines(700)), query);
    expect(await work(right.body.id)).toEqual({ ended: true });
    expect(await follow(right.body.id)).toMatchObject({ status: 'succeeded', result: { created: 700 } });
  });

  test('as many as there are connections, all or nothing at once: all end, and others are served meanwhile', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const jobs: string[] = [];
    for (let file = 0; file < api.foundation.pool.options.max; file += 1) {
      prefix += 1000;
      jobs.push((await send(csv(...lines(501)), query)).body.id);
    }
    const { continueImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    const tenant = client.tenant.id;
    const working = Promise.all(
      jobs.map((job) => new MockActivityEnvironment().run(continueImport, { tenant, job })),
    );
    expect((await client.get('/orders?limit=1')).status).toBe(200);
    expect(await working).toEqual(jobs.map(() => ({ ended: true })));
    for (const job of jobs) expect(await follow(job)).toMatchObject({ status: 'succeeded', progress: 1 });
  });

  test('an all-or-nothing import shows its progress before its orders', async () => {
    const query = `?shipper=${of.shipper}&mode=all_or_nothing`;
    const job = (await send(csv(...lines(2001)), query)).body.id as string;
    const working = work(job);
    let before = 0;
    for (let running = true; running && before === 0;) {
      const { status, progress } = await follow(job);
      running = status === 'queued' || status === 'running';
      if (running && progress > 0) before = progress;
      if (running) expect(await orders()).toEqual([]);
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(1);
    expect(await working).toEqual({ ended: true });
    expect(await orders()).toHaveLength(100);
  });

  test('one that cannot go on says why', async () => {
    const reply = await send(csv(...lines(501)));
    const { failImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    await failImport({
      tenant: client.tenant.id,
      job: reply.body.id,
      code: 'internal',
      message: 'It broke.',
    });
    expect(await follow(reply.body.id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal', message: 'It broke.' },
      result: { created: 0 },
    });
  });

  const failed = async (job: string) => {
    const { failImport } = createImportActivities({
      source: api.foundation.source,
      logger: createLogger('test', 'error'),
    });
    await failImport({ tenant: client.tenant.id, job, code: 'internal', message: 'It broke.' });
  };
  const resume = (job: string) => client.scoped((scope) => resumeImport(scope, job));

  test.each([
    ['some', ''],
    ['all or nothing', '&mode=all_or_nothing'],
  ])('one that could not go on, %s, goes on where it was, each row once', async (_case, mode) => {
    const { id } = (await send(csv(...lines(1100)), `?shipper=${of.shipper}${mode}`)).body;
    if (mode === '') await work(id);
    await failed(id);
    await resume(id);
    expect(await outboxOf(client, 'import.start')).toHaveLength(2);
    expect(await follow(id)).toMatchObject({ status: 'queued', error: null, result: null });
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
    for (let ended = false; !ended;) ({ ended } = (await work(id)) as { ended: boolean });
    expect(await follow(id)).toMatchObject({
      status: 'succeeded',
      error: null,
      result: { rows: 1100, created: 1100, rejected: 0 },
    });
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });

  test('one whose rows were refused has nothing to resume', async () => {
    await send(csv(line(600)));
    const { id } = (await send(csv(...lines(700)), `?shipper=${of.shipper}&mode=all_or_nothing`)).body;
    await work(id);
    await expect(resume(id)).rejects.toMatchObject({ code: 'invalid_state' });
  });
});

describe('the file as a whole is refused', () => {
  test.each([
    ['a column that there is not', 'reference,colour\nA,red', 422, 'unknown_field', 'colour'],
    ['a column named twice', 'reference,reference\nA,B', 422, 'invalid_value', 'reference'],
    ['no column reference', 'town\nLondon', 422, 'missing_field', 'reference'],
    ['no rows', 'reference\n', 422, 'missing_field', 'body'],
    ['broken quotes', 'reference\n"A\nB', 422, 'invalid_value', 'body'],
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
