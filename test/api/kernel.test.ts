/** What holds for every request, whichever operation it is: the kernel, tried over HTTP. */
import { type Client, useApi } from '../support/api.js';
import { orderBody, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let shipper: string;

beforeAll(async () => {
  client = await api.client();
  ({ shipper } = await setUp(client));
});

const sandbox = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${api.origin}/sandbox/admin/v1${path}`, { ...init, headers });

describe('authentication', () => {
  test.each([
    ['no header', {}, 'missing_key'],
    ['another scheme', { authorization: 'Basic abc' }, 'invalid_key'],
    ['an unknown key', { authorization: 'Bearer wp_test_adm_unknown' }, 'invalid_key'],
  ])('%s is 401', async (_case, headers, code) => {
    const response = await sandbox('/orders', headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    const { error } = (await response.json()) as any;
    expect(error).toEqual({
      code,
      message: expect.stringMatching(/\.$/),
      param: '',
      request_id: response.headers.get('request-id'),
    });
  });

  test('a key of the other environment is 401 wrong_environment', async () => {
    const response = await fetch(`${api.origin}/admin/v1/orders`, {
      headers: { authorization: `Bearer ${client.key}` },
    });
    expect(response.status).toBe(401);
    expect(((await response.json()) as any).error.code).toBe('wrong_environment');
  });

  test('a revoked key is refused at once, also where it was just in use', async () => {
    const doomed = await api.client();
    expect((await doomed.get('/orders')).status).toBe(200);
    await api.owner.query('update admin_keys set revoked_at = now() where tenant_id = $1', [
      doomed.tenant.id,
    ]);
    expect((await doomed.get('/orders')).body.error.code).toBe('revoked_key');
  });

  test('of requests that come in together each is let in or refused, and counted, by its own key', async () => {
    const [one, two, revoked, expired] = await Promise.all([1, 2, 3, 4].map(() => api.client()));
    const over = (column: string, of: typeof one) =>
      api.owner.query(`update admin_keys set ${column} = now() where tenant_id = $1`, [of!.tenant.id]);
    await over('revoked_at', revoked);
    await over('expires_at', expired);
    const ask = async (base: string, key: string) => {
      const response = await fetch(`${api.origin}${base}/orders`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const { error } = (await response.json()) as any;
      return [error?.code ?? response.status, Number(response.headers.get('ratelimit-remaining'))];
    };
    const before = (await ask('/sandbox/admin/v1', one!.key))[1] as number;
    const answers = await Promise.all([
      ask('/sandbox/admin/v1', one!.key),
      ask('/admin/v1', one!.key),
      ask('/sandbox/admin/v1', revoked!.key),
      ask('/sandbox/admin/v1', one!.key),
      ask('/sandbox/admin/v1', expired!.key),
      ask('/sandbox/admin/v1', 'wp_test_adm_nobody'),
      ask('/sandbox/admin/v1', two!.key),
    ]);
    expect(answers.map(([outcome]) => outcome)).toEqual([
      200,
      'wrong_environment',
      'revoked_key',
      200,
      'revoked_key',
      'invalid_key',
      200,
    ]);
    expect([answers[0][1], answers[3][1]].toSorted()).toEqual([before - 2, before - 1]);
    expect((await ask('/sandbox/admin/v1', one!.key))[1]).toBe(before - 3);
    const { rows } = await api.owner.query('select key from rate_limits where key = any($1)', [
      (
        await api.owner.query('select id from admin_keys where tenant_id = any($1)', [
          [revoked!.tenant.id, expired!.tenant.id],
        ])
      ).rows.map(({ id }) => id),
    ]);
    expect(rows).toEqual([]);
  });
});

describe('scopes and plans', () => {
  test('a missing scope is named', async () => {
    const narrow = await api.client({ scopes: ['routes:read'] });
    const reply = await narrow.get('/orders');
    expect(reply.status).toBe(403);
    expect(reply.body.error).toMatchObject({
      code: 'insufficient_scope',
      message: expect.stringContaining('orders:read'),
    });
  });

  test('write includes read', async () => {
    const writer = await api.client({ scopes: ['orders:write'] });
    expect((await writer.get('/orders')).status).toBe(200);
  });

  test('Growth reads and does not write', async () => {
    const growth = await api.client({ plan: 'growth' });
    expect((await growth.get('/orders')).status).toBe(200);
    const reply = await growth.post('/orders', {});
    expect(reply.status).toBe(403);
    expect(reply.body.error.code).toBe('plan_read_only');
  });
});

describe('paths and methods', () => {
  test('an unknown path is 404 unknown_route, with rate-limit headers', async () => {
    const reply = await client.get('/nothing');
    expect(reply.status).toBe(404);
    expect(reply.body.error.code).toBe('unknown_route');
    expect(reply.headers.get('ratelimit-limit')).toBe('300');
  });

  test.each([
    ['/orders/', '/orders'],
    ['/Orders', '/orders'],
    ['/order', '/orders'],
    ['/webhook_endpoints/whe_1/delivery', null],
    ['/order/ord_1/timelines', '/orders/{order_id}/timeline'],
  ])('%s is told what it resembles: %s', async (path, meant) => {
    const { error } = (await client.get(path)).body;
    expect(error.code).toBe('unknown_route');
    expect(error.message).toContain(
      meant === null ? 'See /docs.' : `Did you mean /sandbox/admin/v1${meant}?`,
    );
  });

  test.each([
    ['an alternative', { reference: 'R-1', service: { crew: 3 } }, 'service.crew: must be 1 or 2.'],
    ['another kind', { reference: 'R-1', recipient: 5 }, 'recipient: must be an object.'],
    [
      'text for a number',
      { reference: 'R-1', items: [{ description: 'x', weight_kg: 'a' }] },
      'items[0].weight_kg: must be a number.',
    ],
    [
      'too little',
      { reference: 'R-1', items: [{ description: 'x', weight_kg: -1 }] },
      'items[0].weight_kg: must be at least 0.',
    ],
    ['a closed list', { reference: 'R-1', type: 'gift' }, 'type: must be delivery or collection.'],
    [
      'a misspelt field',
      { refrence: 'R-1' },
      'reference is required. Unknown field `refrence`: check the spelling.',
    ],
  ])('a refusal says what would be right: %s', async (_case, change, message) => {
    const body = {
      shipper: 'shp_1',
      recipient: { name: 'A' },
      items: [{ description: 'x', pieces: 1 }],
      ...change,
    };
    expect((await client.post('/orders', body)).body.error.message).toBe(message);
  });

  test.each([
    ['limit=1&limit=2', 'Send `limit` only once.'],
    ['status=foo', 'status: must be one of awaiting_scan, part_scanned,'],
    ['status=booked,foo', 'status: must be one of awaiting_scan, part_scanned,'],
    ['updated_since=2026-03-10T10:00:00+01:00', 'Encode the + of the offset as %2B.'],
  ])('a refusal names what is peculiar to addresses: %s', async (query, message) => {
    const { body } = await client.get(`/orders?${query}`);
    expect(body.error.code).toBe('invalid_value');
    expect(body.error.message).toContain(message);
  });

  test('a wrong method is 405 with Allow', async () => {
    const reply = await client.delete('/orders');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  });

  test('OPTIONS and HEAD are answered', async () => {
    const headers = { authorization: `Bearer ${client.key}` };
    const options = await sandbox('/orders', headers, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    const head = await sandbox('/orders', headers, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    client.post('/orders', body, { 'content-type': 'application/json', ...headers });

  test.each([
    ['broken JSON', '{"a":', 400, 'invalid_json', ''],
    ['an array', '[]', 422, 'invalid_value', ''],
    ['an unknown field', '{"shiper":"x"}', 422, undefined, undefined],
  ])('%s', async (_case, body, status, code, param) => {
    const reply = await post(body);
    expect(reply.status).toBe(status);
    if (code !== undefined) expect(reply.body.error).toMatchObject({ code, param });
  });

  test('bytes that are not UTF-8 are 400', async () => {
    const response = await sandbox(
      '/orders',
      { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' },
      { method: 'POST', body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    );
    expect(response.status).toBe(400);
  });

  test('another media type is 415, and more than 1 MB is 413', async () => {
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).body.error.code).toBe(
      'unsupported_media_type',
    );
    expect((await post(`{"notes":"${'x'.repeat(1_000_001)}"}`)).body.error.code).toBe('body_too_large');
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('text with %s is 422', async (_case, reference) => {
    const reply = await client.post('/orders', orderBody(shipper, { reference }));
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'invalid_value', param: 'reference' });
  });

  test('a read-only field is ignored, an unknown one refused', async () => {
    expect(
      (await client.post('/orders', orderBody(shipper, { id: 'ord_mine', status: 'delivered' }))).body,
    ).toMatchObject({
      status: 'awaiting_scan',
    });
    expect((await client.post('/orders', orderBody(shipper, { referense: 'x' }))).body.error).toMatchObject({
      code: 'unknown_field',
      param: 'referense',
    });
  });
});

describe('Idempotency-Key', () => {
  test('a retry returns the original result and makes nothing', async () => {
    const body = orderBody(shipper);
    const headers = { 'idempotency-key': 'retry-1' };
    const first = await client.post('/orders', body, headers);
    const second = await client.post('/orders', body, headers);
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(first.headers.get('idempotent-replayed')).toBeNull();
  });

  test('twenty at once make one order', async () => {
    const body = orderBody(shipper);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/orders', body, { 'idempotency-key': 'at-once' })),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  });

  test('another request under the key is refused', async () => {
    const headers = { 'idempotency-key': 'reused' };
    await client.post('/orders', orderBody(shipper), headers);
    const reply = await client.post('/orders', orderBody(shipper), headers);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'idempotency_key_reused', param: 'Idempotency-Key' });
  });

  test('it is forgotten after a day', async () => {
    const headers = { 'idempotency-key': 'tomorrow' };
    const first = await client.post('/orders', orderBody(shipper), headers);
    api.setNow(new Date(Date.now() + 25 * 3_600_000));
    const body = orderBody(shipper);
    const [next, again] = [
      await client.post('/orders', body, headers),
      await client.post('/orders', body, headers),
    ];
    api.setNow(undefined);
    expect([next.status, next.body.id === first.body.id]).toEqual([201, false]);
    expect([again.body.id, again.headers.get('idempotent-replayed')]).toEqual([next.body.id, 'true']);
  });

  test('a refusal that depends on the data is remembered, a schema error is not', async () => {
    const body = orderBody(shipper);
    await client.post('/orders', body);
    const headers = { 'idempotency-key': 'duplicate' };
    const refused = await client.post('/orders', body, headers);
    expect(refused.body.error.code).toBe('duplicate_reference');
    const replayed = await client.post('/orders', body, headers);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(replayed.body).toEqual(refused.body);
    expect(replayed.headers.get('request-id')).toBe(replayed.body.error.request_id);

    const broken = { 'idempotency-key': 'broken' };
    expect((await client.post('/orders', {}, broken)).status).toBe(422);
    expect((await client.post('/orders', orderBody(shipper), broken)).status).toBe(201);
  });

  test('a field that only the command finds missing is not remembered', async () => {
    const headers = { 'idempotency-key': 'no-words' };
    const template = { name: 'T', kind: 'booking_request', channels: ['sms'] };
    const refused = await client.post('/templates', template, headers);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'missing_field']);
    const corrected = await client.post('/templates', { ...template, sms_body: '{{ link }}' }, headers);
    expect(corrected.status).toBe(201);
  });

  test.each(['', 'x'.repeat(65), 'with space'])('the key %j is refused', async (key) => {
    const reply = await client.post('/orders', orderBody(shipper), { 'idempotency-key': key });
    expect(reply.status).toBe(422);
    expect(reply.body.error.param).toBe('Idempotency-Key');
  });
});

test('the 301st request of a minute is 429, the first 300 are not', async () => {
  const busy = await api.client();
  const statuses: number[] = [];
  for (let batch = 0; batch < 301; batch += 43) {
    const replies = await Promise.all(Array.from({ length: 43 }, () => busy.get('/orders')));
    statuses.push(...replies.map((reply) => reply.status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const last = await busy.get('/orders');
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(last.headers.get('ratelimit-remaining')).toBe('0');
});

describe('tenancy', () => {
  test("another tenant's record is 404 in a path and 422 in a body", async () => {
    const order = await client.post('/orders', orderBody(shipper));
    const stranger = await api.client();
    expect((await stranger.get(`/orders/${order.body.id}`)).status).toBe(404);
    expect((await stranger.post('/orders', orderBody(shipper))).body.error).toMatchObject({
      code: 'unknown_reference',
      param: 'shipper',
    });
  });

  test('a query without a filter returns the rows of its tenant only', async () => {
    const stranger = await api.client();
    const rows = await stranger.scoped((scope) => scope.trx.selectFrom('orders').selectAll().execute());
    expect(rows).toEqual([]);
    await expect(
      stranger.scoped((scope) => scope.trx.updateTable('shippers').set({ name: 'mine' }).execute()),
    ).resolves.toMatchObject([{ numUpdatedRows: 0n }]);
  });
});

test('every write leaves an audit entry in the same transaction', async () => {
  const order = await client.post('/orders', orderBody(shipper));
  const { rows } = await api.owner.query('select action, request_id from audit_log where subject = $1', [
    order.body.id,
  ]);
  expect(rows).toEqual([{ action: 'orders.create', request_id: order.headers.get('request-id') }]);
});
