/** Stolen keys: used from elsewhere, used to make others, and used on after they were rolled. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../src/api/http-server.js';
import { createApi } from '../../src/bin/composition.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { loadConfig } from '../../src/runtime/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { apiEnvironment, type Client, closeServer, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => {
  client = await api.client();
});
afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** Sends a request with a key from an address. */
async function ask(
  key: string,
  from: string,
  path = '/orders',
  body?: object,
  headers: object = {},
  base = '/sandbox/admin/v1',
) {
  const response = await fetch(`${api.origin}${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'x-forwarded-for': from,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? {} : JSON.parse(text);
  return { status: response.status, code: answer.error?.code, body: answer, headers: response.headers };
}
const make = async (fields: object) => (await client.post('/api-keys', { label: 'Scanner', ...fields })).body;
const later = (hours: number) => api.setNow(new Date(Date.now() + hours * 3_600_000));

describe('a key with addresses', () => {
  test.each([
    [['203.0.113.7'], '203.0.113.7', 200],
    [['203.0.113.7'], '::ffff:203.0.113.7', 200],
    [['203.0.113.7'], '203.0.113.8', 403],
    [['203.0.113.0/24'], '203.0.113.250', 200],
    [['203.0.113.0/24'], '203.0.114.1', 403],
    [['2001:db8:7::/48'], '2001:db8:7:1::9', 200],
    [['2001:db8:7::/48'], '2001:db8:8::9', 403],
    [['2001:db8::1'], '2001:0db8:0::0001', 200],
    [['203.0.113.7', '2001:db8:7::/48'], '2001:db8:7::1', 200],
    [['0.0.0.0/0'], '2001:db8:7::1', 403],
    [['::/0'], '203.0.113.7', 403],
    [['203.0.113.7'], 'nonsense', 403],
    // What a visitor writes in front of what the proxy adds counts for nothing.
    [['203.0.113.7'], '203.0.113.7, 198.51.100.9', 403],
    [['203.0.113.7'], '198.51.100.9, 203.0.113.7', 200],
    [['203.0.113.7'], '198.51.100.9, 203.0.113.7, 127.0.0.1', 200],
  ])('%j, used from %s: %d', async (allowed_ips, from, status) => {
    const { key } = await make({ allowed_ips });
    const answer = await ask(key, from);
    expect([answer.status, answer.code]).toEqual([status, status === 403 ? 'ip_not_allowed' : undefined]);
  });

  describe('refused where it is used', () => {
    const NOW = new Date('2026-03-10T10:00:00Z');
    const minutes = (count: number) => api.setNow(new Date(NOW.getTime() + count * 60_000));
    let live: Client;
    let made: { id: string; key: string };
    beforeEach(async () => {
      minutes(0);
      live = await api.client({ mode: 'live' });
      await live.scoped((scope) => inviteOwner(scope, 'owner@courier.example'));
      made = (await live.post('/api-keys', { label: 'Scanner', allowed_ips: [OFFICE] })).body;
    });
    const use = (from: string) => ask(made.key, from, '/orders', undefined, {}, '/admin/v1');
    const entries = async () =>
      (await live.get('/audit-log?action=api_keys.refused&limit=100')).body.data.map(
        ({ actor, subject, address }: Record<string, string>) => [actor, subject, address],
      );
    const mails = async () =>
      (await live.get('/messages')).body.data.filter(({ subject }: { subject: string }) =>
        subject.includes('refused'),
      );
    const lastUse = async () =>
      (await live.get('/api-keys')).body.data.find(({ id }: { id: string }) => id === made.id).last_used_at;

    test('leaves a trace, once an hour and address, and is mailed to owners once a day', async () => {
      const trace = (from: string) => [made.id, made.id, from];
      for (let times = 0; times < 3; times += 1) expect((await use(ELSEWHERE)).status).toBe(403);
      expect(await entries()).toEqual([trace(ELSEWHERE)]);
      expect(await lastUse()).toBe(NOW.toISOString());
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'owner@courier.example', body: expect.stringContaining(made.id) });
      expect(mail.body).toContain(ELSEWHERE);
      await use('198.51.100.10');
      minutes(59);
      await use(ELSEWHERE);
      expect(await entries()).toHaveLength(2);
      minutes(61);
      await use(ELSEWHERE);
      expect(await entries()).toHaveLength(3);
      expect(await mails()).toHaveLength(1);
    });

    test('from many addresses fills no log', async () => {
      for (let last = 1; last <= 70; last += 1) await use(`192.0.2.${last}`);
      expect(await entries()).toHaveLength(60);
    });

    test('from where it may be used leaves none', async () => {
      expect((await use(OFFICE)).status).toBe(200);
      expect([await entries(), await mails()]).toEqual([[], []]);
    });
  });

  test('is as it was without them, and shows them in their shortest form', async () => {
    const open = await make({});
    expect(open).not.toHaveProperty('allowed_ips');
    expect((await ask(open.key, ELSEWHERE)).status).toBe(200);
    const { id } = await make({ allowed_ips: ['203.0.113.99/24', '2001:DB8:0::/32', '::ffff:10.1.2.3'] });
    const listed = (await client.get('/api-keys')).body.data;
    expect(listed.find((row: { id: string }) => row.id === id).allowed_ips).toEqual([
      '203.0.113.0/24',
      '2001:db8::/32',
      '10.1.2.3',
    ]);
  });

  test.each([
    [['nonsense'], 'allowed_ips[0]'],
    [['10.0.0.0/8', '10.0.0.0/33'], 'allowed_ips[1]'],
    [['2001:db8::/129'], 'allowed_ips[0]'],
    [['10.1'], 'allowed_ips[0]'],
    [['::ffff:10.0.0.0/64'], 'allowed_ips[0]'],
    [['10.0.0.0/-1'], 'allowed_ips[0]'],
    [[7], 'allowed_ips[0]'],
    ['10.0.0.0/8', 'allowed_ips'],
    [Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`), 'allowed_ips'],
  ])('422: %j', async (allowed_ips, param) => {
    const { status, body } = await client.post('/api-keys', { label: 'x', allowed_ips });
    expect([status, body.error.param]).toEqual([422, param]);
  });

  test('makes none that can be used from anywhere else', async () => {
    const { key } = await make({ allowed_ips: ['203.0.113.0/24'] });
    const made = async (fields: object) => {
      const { status, body } = await ask(key, OFFICE, '/api-keys', { label: 'Heir', ...fields });
      return [status, body.error?.param ?? body.allowed_ips];
    };
    expect(await made({})).toEqual([201, ['203.0.113.0/24']]);
    expect(await made({ allowed_ips: ['203.0.113.128/25'] })).toEqual([201, ['203.0.113.128/25']]);
    for (const allowed_ips of [[], ['203.0.0.0/16'], [OFFICE, ELSEWHERE], ['2001:db8::1']]) {
      expect([allowed_ips, ...(await made({ allowed_ips }))]).toEqual([allowed_ips, 422, 'allowed_ips']);
    }
    const open = (await client.get('/api-keys')).body.data.at(-1).id;
    expect((await ask(key, OFFICE, `/api-keys/${open}/roll`, {})).body.error.param).toBe('allowed_ips');
  });

  test('costs its holder nothing when somebody else tries it, and counts from all addresses together', async () => {
    const { key } = await make({ allowed_ips: ['203.0.113.0/24'] });
    const thieves = await Promise.all(Array.from({ length: 40 }, () => ask(key, ELSEWHERE)));
    expect(new Set(thieves.map(({ status }) => status))).toEqual(new Set([403]));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(key, `203.0.113.${index % 3}`)),
    );
    const remaining = answers.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(remaining.toSorted((a, b) => b - a)).toEqual(
      Array.from({ length: 30 }, (_, index) => 299 - index),
    );
  });

  test("believes no proxy that is not the deployment's", async () => {
    const direct = await startApi({}, api.databaseUrl);
    try {
      const { key } = await make({ allowed_ips: [OFFICE] });
      const response = await fetch(`${direct.origin}/sandbox/admin/v1/orders`, {
        headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': OFFICE },
      });
      expect(response.status).toBe(403);
    } finally {
      await direct.close();
    }
  });
});

describe('POST /api-keys/{api_key_id}/roll', () => {
  test('201: a successor like it; the old key works for the hours that were asked for', async () => {
    const old = await make({ scopes: ['orders:read'], allowed_ips: [OFFICE] });
    const { status, body } = await client.post(`/api-keys/${old.id}/roll`, { overlap_hours: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      label: 'Scanner',
      scopes: ['orders:read'],
      allowed_ips: [OFFICE],
      mode: 'sandbox',
      expires_at: null,
    });
    expect(body.id).not.toBe(old.id);
    expect(body.key).not.toBe(old.key);
    expect((await ask(body.key, OFFICE)).status).toBe(200);
    expect((await ask(body.key, ELSEWHERE)).code).toBe('ip_not_allowed');
    later(1.99);
    expect((await ask(old.key, OFFICE)).status).toBe(200);
    later(2.01);
    expect((await ask(old.key, OFFICE)).code).toBe('revoked_key');
    expect((await ask(body.key, OFFICE)).status).toBe(200);
  });

  test('a day unless it is said; none at all if so', async () => {
    const [one, two] = [await make({}), await make({})];
    await client.post(`/api-keys/${one.id}/roll`);
    await client.post(`/api-keys/${two.id}/roll`, { overlap_hours: 0 });
    expect((await ask(two.key, OFFICE)).code).toBe('revoked_key');
    later(23.9);
    expect((await ask(one.key, OFFICE)).status).toBe(200);
    later(24.1);
    expect((await ask(one.key, OFFICE)).code).toBe('revoked_key');
  });

  test('a key that ends keeps its end, and so does its successor', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const old = await make({ expires_at });
    expect((await client.post(`/api-keys/${old.id}/roll`)).body.expires_at).toBe(expires_at);
    later(1.01);
    expect((await ask(old.key, OFFICE)).code).toBe('revoked_key');
  });

  test('the secret is shown once: again for the same Idempotency-Key, sealed where it is kept', async () => {
    const old = await make({});
    const roll = () => client.post(`/api-keys/${old.id}/roll`, {}, { 'Idempotency-Key': 'roll' });
    const first = await roll();
    expect((await roll()).body).toEqual(first.body);
    const { rows } = await api.owner.query('select body from idempotency_keys where tenant_id = $1', [
      client.tenant.id,
    ]);
    expect(rows[0].body.toString('latin1')).not.toContain(first.body.key);
    expect(JSON.stringify((await client.get('/api-keys')).body)).not.toContain(first.body.key);
    expect((await client.get(`/audit-log?subject=${old.id}`)).body.data[0].action).toBe('api_keys.roll');
  });

  test('its own', async () => {
    const own = (await client.get('/api-keys')).body.data[0].id;
    const { body } = await client.post(`/api-keys/${own}/roll`, { overlap_hours: 1 });
    expect((await ask(body.key, OFFICE, '/api-keys')).status).toBe(200);
  });

  test('409: twice, or after its end', async () => {
    const old = await make({});
    await client.post(`/api-keys/${old.id}/roll`);
    expect((await client.post(`/api-keys/${old.id}/roll`)).body.error.code).toBe('invalid_state');
    const short = await make({ expires_at: new Date(Date.now() + 60_000).toISOString() });
    later(1);
    expect((await client.post(`/api-keys/${short.id}/roll`)).body.error.code).toBe('invalid_state');
  });

  test('of many at once, one', async () => {
    const old = await make({});
    const all = await Promise.all(Array.from({ length: 6 }, () => client.post(`/api-keys/${old.id}/roll`)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test.each([[-1], [169], [1.5], ['24']])('422: overlap_hours %j', async (overlap_hours) => {
    const { id } = await make({});
    const { status, body } = await client.post(`/api-keys/${id}/roll`, { overlap_hours });
    expect([status, body.error.param]).toEqual([422, 'overlap_hours']);
  });

  test('404: of the other environment, of another courier, revoked', async () => {
    const live = await api.client({ mode: 'live', courier: client.tenant.courier });
    const other = await api.client();
    const gone = await make({});
    await client.delete(`/api-keys/${gone.id}`);
    const ids = [gone.id];
    for (const each of [live, other]) ids.push((await each.get('/api-keys')).body.data[0].id);
    for (const id of ids) {
      expect((await client.post(`/api-keys/${id}/roll`)).body.error.code).toBe('not_found');
    }
  });

  test('a key that ends makes none that lasts by rolling another', async () => {
    const lasting = await make({});
    const { key } = await make({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    const answer = await ask(key, OFFICE, `/api-keys/${lasting.id}/roll`, {});
    expect([answer.status, answer.body.error.param]).toEqual([422, 'expires_at']);
    expect((await ask(lasting.key, OFFICE)).status).toBe(200);
  });
});

/** Serves another API on the same database. */
async function serve(environment: Record<string, string>) {
  const config = loadConfig('api', { ...apiEnvironment(api.databaseUrl), ...environment });
  const { app } = createApi(config, createLogger('test', 'silent'), api.foundation);
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/sandbox/admin/v1`, close: () => closeServer(server) };
}

/** Sends a request that names an address in every header in which a proxy may name a visitor's. */
function sendAs(base: string, key: string, address: string, path: string, init: RequestInit = {}) {
  const headers = {
    'x-forwarded-for': address,
    forwarded: `for="${address}"`,
    'x-real-ip': address,
    'x-client-ip': address,
    'x-cluster-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
  };
  return fetch(`${base}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  });
}

describe.each([
  ['no proxy is listed', {}],
  ['it is not one of those listed', { WAYPOST_TRUST_PROXY: '192.0.2.10,10.0.0.0/8,2001:db8::/32' }],
] as const)('whoever connects says who they are in vain, as %s', (_why, environment) => {
  let served: Awaited<ReturnType<typeof serve>>;
  const send = (key: string, address: string, path: string, init?: RequestInit) =>
    sendAs(served.base, key, address, path, init);
  beforeAll(async () => {
    served = await serve(environment);
  });
  afterAll(() => served.close());

  test('a key with addresses is refused from any other', async () => {
    const { key } = await make({ allowed_ips: [OFFICE] });
    for (const address of [OFFICE, `${OFFICE}, 10.0.0.1`, `10.0.0.1, ${OFFICE}`]) {
      expect((await send(key, address, '/orders')).status).toBe(403);
    }
    const { key: here } = await make({ allowed_ips: ['127.0.0.1'] });
    expect((await send(here, ELSEWHERE, '/orders')).status).toBe(200);
  });

  test('the audit log has where the connection came from', async () => {
    const body = JSON.stringify({ sender_name: 'Northgate' });
    expect((await send(client.key, OFFICE, '/settings', { method: 'PATCH', body })).status).toBe(200);
    const { body: log } = await client.get('/audit-log?action=settings.update');
    expect(log.data[0]).toMatchObject({ address: '127.0.0.1' });
  });
});

test('guesses of keys are counted together, whatever addresses they give', async () => {
  const { base, close } = await serve({});
  const statuses = new Set<number>();
  for (let guess = 0; guess < 310 && !statuses.has(429); guess += 1) {
    const address = `198.51.${guess >> 8}.${guess & 255}`;
    const answer = await sendAs(base, `wp_test_adm_guess${guess}`, address, '/orders');
    statuses.add(answer.status);
    await answer.arrayBuffer();
  }
  await close();
  expect([...statuses]).toEqual([401, 429]);
});
