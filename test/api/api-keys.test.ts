/** A courier's own API keys: made and revoked by itself, and honoured at once by every process. */
import { createDatabase } from '../../src/db/client.js';
import { SCOPES } from '../../src/domain/access.js';
import { createAdminKey, setPlan } from '../../src/operator/couriers.js';
import { type Client, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
/** Another process over the same database. */
let second: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  second = await startApi({}, api.databaseUrl);
});
beforeEach(async () => {
  client = await api.client();
});
afterEach(() => {
  api.setNow(undefined);
  second.setNow(undefined);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

/** What a key is answered, by each process. */
async function answers(key: string, path = '/orders', init: RequestInit = {}): Promise<[number, string][]> {
  const ask = async ({ origin }: TestApi): Promise<[number, string]> => {
    const response = await fetch(`${origin}/sandbox/admin/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    const body = (await response.json()) as any;
    return [response.status, body.error?.code ?? ''];
  };
  return [await ask(api), await ask(second)];
}
const OPEN = [
  [200, ''],
  [200, ''],
];
const REVOKED = [
  [401, 'revoked_key'],
  [401, 'revoked_key'],
];

describe('POST /api-keys', () => {
  test('201: the key is shown once, has the scopes of the caller, and works', async () => {
    const reply = await client.post('/api-keys', { label: 'Warehouse' });
    expect(reply.status).toBe(201);
    const { key, ...rest } = reply.body;
    expect(key).toMatch(/^wp_test_adm_[\w-]{32}$/);
    expect(rest).toEqual({
      id: expect.stringMatching(/^key_/),
      object: 'api_key',
      mode: 'sandbox',
      label: 'Warehouse',
      scopes: [...SCOPES],
      last_four: key.slice(-4),
      expires_at: null,
      last_used_at: null,
      created_at: expect.any(String),
    });
    expect(await answers(key)).toEqual(OPEN);
    const listed = await client.get('/api-keys');
    expect(JSON.stringify(listed.body)).not.toContain(key);
    expect(listed.body.data[0]).toEqual({ ...rest, last_used_at: expect.any(String) });
    const { rows } = await api.owner.query('select * from admin_keys where id = $1', [rest.id]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('201: with a key that holds all that there is without its reading half, its own scopes and no others', async () => {
    const writes = SCOPES.filter((scope) => scope.endsWith(':write'));
    const writer = await api.client({ scopes: writes, courier: client.tenant.courier, mode: 'live' });
    expect((await writer.post('/api-keys', { label: 'All of mine' })).body.scopes).toEqual(writes);
    const reader = await writer.post('/api-keys', { label: 'Reads', scopes: ['orders:read'] });
    expect([reader.status, reader.body.scopes, reader.body.mode]).toEqual([201, ['orders:read'], 'live']);
  });

  test('201: a key with few scopes opens those alone; GET of its fields can be sent back', async () => {
    const made = await client.post('/api-keys', { label: 'Few', scopes: ['orders:read', 'orders:read'] });
    expect(made.body.scopes).toEqual(['orders:read']);
    expect(await answers(made.body.key)).toEqual(OPEN);
    expect((await answers(made.body.key, '/vehicles'))[0]).toEqual([403, 'insufficient_scope']);
    const { key: _key, ...row } = made.body;
    expect((await client.post('/api-keys', row)).status).toBe(201);
  });

  test('the same Idempotency-Key shows the same key again, and makes one', async () => {
    const again = () => client.post('/api-keys', { label: 'Once' }, { 'Idempotency-Key': 'once' });
    const first = await again();
    expect((await again()).body).toEqual(first.body);
    const { data } = (await client.get('/api-keys')).body;
    expect(data.filter((row: { label: string }) => row.label === 'Once')).toHaveLength(1);
    const { rows } = await api.owner.query('select body from idempotency_keys where tenant_id = $1', [
      client.tenant.id,
    ]);
    expect(rows[0].body.toString('latin1')).not.toContain(first.body.key);
  });

  test('the same Idempotency-Key shows another caller no key that it did not make', async () => {
    const restricted = await client.post('/api-keys', { label: 'Ours', allowed_ips: ['127.0.0.1'] });
    const asking = (key: string) =>
      client.post(
        '/api-keys',
        { label: 'Twice' },
        { 'Idempotency-Key': 'shared', authorization: `Bearer ${key}` },
      );
    const first = await asking(client.key);
    const second = await asking(restricted.body.key);
    expect([first.status, second.status, second.body.error?.code]).toEqual([
      201,
      422,
      'idempotency_key_reused',
    ]);
    expect(second.body.key).toBeUndefined();
  });

  test.each([
    ['no label', {}, 'missing_field', 'label'],
    ['an empty label', { label: '' }, 'invalid_value', 'label'],
    ['a long label', { label: 'x'.repeat(81) }, 'invalid_value', 'label'],
    ['an unknown scope', { label: 'x', scopes: ['everything'] }, 'invalid_value', 'scopes[0]'],
    ['no scope', { label: 'x', scopes: [] }, 'invalid_value', 'scopes'],
    [
      'an expiry that has passed',
      { label: 'x', expires_at: '2020-01-01T00:00:00Z' },
      'invalid_value',
      'expires_at',
    ],
    ['an expiry that is no time', { label: 'x', expires_at: 'soon' }, 'invalid_value', 'expires_at'],
    ['a field that there is not', { label: 'x', admin: true }, 'unknown_field', 'admin'],
  ])('422: %s', async (_case, body, code, param) => {
    const reply = await client.post('/api-keys', body);
    expect([reply.status, reply.body.error]).toEqual([422, expect.objectContaining({ code, param })]);
  });

  test('422: no key outlives the one that made it, which gives its own expiry if none is named', async () => {
    const until = new Date(Date.now() + 86_400_000);
    const at = (ms: number) => new Date(until.getTime() + ms).toISOString();
    const { key } = (await client.post('/api-keys', { label: 'For a day', expires_at: at(0) })).body;
    const make = async (fields: object) => {
      const response = await fetch(`${api.origin}/sandbox/admin/v1/api-keys`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ label: 'Of that', ...fields }),
      });
      const body = (await response.json()) as any;
      return [response.status, body.error?.param ?? body.expires_at];
    };
    expect(await make({ expires_at: null })).toEqual([422, 'expires_at']);
    expect(await make({ expires_at: at(1) })).toEqual([422, 'expires_at']);
    expect(await make({ expires_at: at(0) })).toEqual([201, at(0)]);
    expect(await make({ expires_at: at(-3_600_000) })).toEqual([201, at(-3_600_000)]);
    expect(await make({})).toEqual([201, at(0)]);
  });

  test('403: a key that lacks a scope can neither list, make nor revoke', async () => {
    const { body: made } = await client.post('/api-keys', {
      label: 'Almost all',
      scopes: SCOPES.filter((scope) => scope !== 'fleet:write'),
    });
    for (const [method, path, body] of [
      ['GET', '/api-keys', undefined],
      ['POST', '/api-keys', JSON.stringify({ label: 'x', scopes: ['orders:read'] })],
      ['DELETE', `/api-keys/${made.id}`, undefined],
    ] as const) {
      const init = { method, ...(body === undefined ? {} : { body }) };
      expect((await answers(made.key, path, init))[0]).toEqual([403, 'insufficient_scope']);
    }
    expect(await answers(made.key)).toEqual(OPEN);
  });

  test('403: Growth lists its keys and makes none', async () => {
    const growth = await api.client({ plan: 'growth' });
    expect((await growth.get('/api-keys')).body.data).toHaveLength(1);
    expect((await growth.post('/api-keys', { label: 'x' })).body.error.code).toBe('plan_read_only');
  });
});

describe('a key that expires', () => {
  test('opens until then, and is 401 from then on, in every process', async () => {
    const until = new Date(Date.now() + 3_600_000);
    const made = await client.post('/api-keys', { label: 'Visitor', expires_at: until.toISOString() });
    expect(made.body.expires_at).toBe(until.toISOString());
    expect(await answers(made.body.key)).toEqual(OPEN);
    for (const each of [api, second]) each.setNow(until);
    expect(await answers(made.body.key)).toEqual(REVOKED);
    expect((await client.get('/api-keys')).body.data[0].expires_at).toBe(until.toISOString());
  });
});

describe('DELETE /api-keys/{api_key_id}', () => {
  test('204: refused from the next request on, by every process, however busy it was', async () => {
    const made = await client.post('/api-keys', { label: 'Lost' });
    expect(await answers(made.body.key)).toEqual(OPEN);
    expect((await client.delete(`/api-keys/${made.body.id}`)).status).toBe(204);
    expect(await answers(made.body.key)).toEqual(REVOKED);
    const { data } = (await client.get('/api-keys')).body;
    expect(data.map((row: { id: string }) => row.id)).not.toContain(made.body.id);
    expect((await client.delete(`/api-keys/${made.body.id}`)).body.error.code).toBe('not_found');
  });

  test('204: its own', async () => {
    const { id } = (await client.get('/api-keys')).body.data[0];
    expect((await client.delete(`/api-keys/${id}`)).status).toBe(204);
    expect(await answers(client.key)).toEqual(REVOKED);
  });

  test('404: a key of the other environment, of another courier, of a shipper', async () => {
    const live = await api.client({ mode: 'live', courier: client.tenant.courier });
    const other = await api.client();
    const shipper = await client.post('/shippers', { name: 'Oak' });
    const ofShipper = await client.post(`/shippers/${shipper.body.id}/api-keys`, {});
    const ids = [ofShipper.body.id, 'key_none'];
    for (const each of [live, other]) ids.push((await each.get('/api-keys')).body.data[0].id);
    for (const id of ids) {
      expect((await client.delete(`/api-keys/${id}`)).body.error.code).toBe('not_found');
    }
    expect((await other.get('/api-keys')).status).toBe(200);
  });

  test('a key that is revoked while it asks for another gets none', async () => {
    const { id } = (await client.get('/api-keys')).body.data[0];
    const holder = await api.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('update admin_keys set revoked_at = now() where id = $1', [id]);
      const asked = client.post('/api-keys', { label: 'Heir' });
      // Until it waits for the row that is being revoked.
      for (let waits = 0; waits === 0;) {
        const { rows } = await api.owner.query(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        waits = rows[0].n;
      }
      await holder.query('commit');
      expect((await asked).body.error.code).toBe('revoked_key');
    } finally {
      holder.release();
    }
    const { rows } = await api.owner.query('select id from admin_keys where tenant_id = $1', [
      client.tenant.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

test('GET /api-keys: newest first, in pages', async () => {
  for (const label of ['one', 'two']) await client.post('/api-keys', { label });
  const labels = async (query: string) => {
    const { body } = await client.get(`/api-keys${query}`);
    return [body.data.map((row: { label: string | null }) => row.label), body.has_more];
  };
  expect(await labels('')).toEqual([['two', 'one', null], false]);
  expect(await labels('?limit=1')).toEqual([['two'], true]);
});

test('both are in the audit log, with who did it', async () => {
  const made = await client.post('/api-keys', { label: 'Watched' });
  await client.delete(`/api-keys/${made.body.id}`);
  const { data } = (await client.get(`/audit-log?subject=${made.body.id}`)).body;
  const own = (await client.get('/api-keys')).body.data[0].id;
  expect(data.map((entry: any) => [entry.action, entry.actor])).toEqual([
    ['api_keys.revoke', own],
    ['api_keys.create', own],
  ]);
});

test("an operator's key and plan are the same thing: listed, in the audit log, at once in every process", async () => {
  const owner = { ...api.foundation.source, db: createDatabase(api.owner) };
  const { courier } = client.tenant;
  const made = await createAdminKey(owner, {
    courier,
    mode: 'sandbox',
    label: 'By hand',
    expiresAt: '2030-01-01T00:00:00Z',
  });
  const [row] = (await client.get('/api-keys')).body.data;
  expect(row).toMatchObject({ id: made.id, label: 'By hand', expires_at: '2030-01-01T00:00:00.000Z' });
  expect((await client.get(`/audit-log?subject=${made.id}`)).body.data[0].actor).toBe('operator');

  const add = { method: 'POST', body: JSON.stringify({ name: 'Van' }) };
  const live = await api.client({ mode: 'live', courier });
  expect((await answers(made.key, '/vehicles', add))[0]?.[1]).toBe('');
  const changed = await setPlan(owner, { courier, plan: 'growth' });
  expect(changed).toMatchObject({ id: courier, plan: 'growth', plan_before: 'pro' });
  expect(await answers(made.key, '/vehicles', add)).toEqual([
    [403, 'plan_read_only'],
    [403, 'plan_read_only'],
  ]);
  await setPlan(owner, { courier, plan: 'enterprise' });
  expect((await answers(made.key, '/vehicles', add)).map(([status]) => status)).toEqual([201, 201]);
  for (const each of [client, live]) {
    const { data } = (await each.get('/audit-log?action=courier.plan_changed')).body;
    expect(data.map((entry: any) => [entry.actor, entry.detail])).toEqual([
      ['operator', 'growth to enterprise'],
      ['operator', 'pro to growth'],
    ]);
  }
  await expect(setPlan(owner, { courier: 'cou_none', plan: 'pro' })).rejects.toThrow('no courier cou_none');
});
