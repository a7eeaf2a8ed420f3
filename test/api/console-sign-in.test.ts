/** The way into the console: a link that works once, a session, and the word without which it writes nothing. */
import { insertStaff } from '../../src/setup/staff/rows.js';
import { type Client, startApi, type TestApi } from '../support/api.js';
import { bothModes, follow, linkFor, mailedLinks, member, within } from '../support/console.js';

const NOW = new Date('2026-03-10T09:00:00Z');
const MINUTE_MS = 60_000;

let api: TestApi;
let client: Client;
let sandbox: Client;

beforeAll(async () => {
  api = await startApi({ WAYPOST_TRUST_PROXY: '127.0.0.1', WAYPOST_PUBLIC_URL: 'https://northgate.example' });
});
beforeEach(async () => {
  api.setNow(NOW);
  ({ live: client, sandbox } = await bothModes(api));
});
afterAll(() => api.close());

const later = (ms: number) => api.setNow(new Date(NOW.getTime() + ms));
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(api.origin + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What browsers send along with what a page of another site has them send. */
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://northgate.example' },
  { origin: 'https://evil.example' },
  { origin: 'https://northgate.example.evil.example' },
  { origin: 'nonsense' },
];

describe('a link', () => {
  test('is not used up by being looked at, and works once', async () => {
    const path = await linkFor(client, 'ada@northgate.example');
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<form method="post">');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await get('/console/sign-in.js')).status).toBe(200);

    const entered = await follow(api, path);
    expect(entered.status).toBe(303);
    expect(entered.cookie).toMatch(/^console_session=/);
    const stolen = await follow(api, path);
    expect(stolen).toEqual({ status: 410, cookie: null });
    expect((await get(path)).status).toBe(410);
  });

  test('is used once, however many are at it at the same time', async () => {
    const path = await linkFor(client, 'race@northgate.example');
    const all = await Promise.all(Array.from({ length: 6 }, () => follow(api, path)));
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(all.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
  });

  test.each([
    [15 * MINUTE_MS - 1, 303],
    [15 * MINUTE_MS, 410],
  ])('ends a quarter of an hour after it was sent, %d ms: %d', async (ms, status) => {
    const path = await linkFor(client, 'late@northgate.example');
    later(ms);
    expect((await follow(api, path)).status).toBe(status);
  });

  test.each([
    '/console/sign-in/x',
    '/console/sign-in/csl_01kag5v8x2e0j9d3v6m1h7q4tz.abc',
    '/console/sign-in/%00',
  ])('an invalid link signs nobody in: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await follow(api, path)).status).toBe(404);
  });

  test('without its token leads to the form', async () => {
    const { status, headers } = await fetch(`${api.origin}/console/sign-in`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/console/']);
  });

  test('with the signature of another leads nowhere', async () => {
    const [one, other] = [await linkFor(client, 'a@x.example'), await linkFor(client, 'b@x.example')];
    const [start = ''] = one.split('.');
    const [, signature = ''] = other.split('.');
    expect((await follow(api, `${start}.${signature}`)).status).toBe(404);
  });

  test('is no form of another site', async () => {
    const path = await linkFor(client, 'c@x.example');
    const send = async (headers: Record<string, string>) =>
      (await fetch(api.origin + path, { method: 'POST', headers, redirect: 'manual' })).status;
    for (const headers of FOREIGN) expect([headers, await send(headers)]).toEqual([headers, 403]);
    expect(await send({ origin: 'null' })).toBe(303);
  });

  test('stands in no row and no message', async () => {
    const path = await linkFor(client, 'secret@northgate.example');
    const signature = path.split('.')[1] ?? '';
    expect(signature.length).toBeGreaterThan(20);
    for (const table of ['console_links', 'messages', 'outbox', 'audit_log']) {
      const { rows } = await api.owner.query(`select to_jsonb(t)::text as row from ${table} t`);
      expect(rows.filter(({ row }: { row: string }) => row.includes(signature))).toEqual([]);
    }
  });
});

describe('asking for a link', () => {
  /** Waits until somebody was mailed so many links. */
  const mailed = async (email: string, count: number) => {
    let links = await mailedLinks(api, email);
    while (links.length < count) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      links = await mailedLinks(api, email);
    }
    expect(links).toHaveLength(count);
  };
  const ask = async (email: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.origin}/console/session/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });
    const {
      'request-id': _id,
      date: _date,
      'set-cookie': _cookie,
      ...rest
    } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, text: await response.text() };
  };

  test('is answered alike for an unknown address, which is sent nothing', async () => {
    await linkFor(client, 'known@northgate.example');
    const known = await ask('Known@Northgate.example');
    const unknown = await ask('nobody@northgate.example');
    expect(known.status).toBe(202);
    expect(unknown).toEqual(known);
    await mailed('known@northgate.example', 2);
    const { rows } = await api.owner.query('select 1 from outbox where payload::text like $1', ['%nobody%']);
    expect(rows).toEqual([]);
    const [link = ''] = await mailedLinks(api, 'known@northgate.example');
    expect((await follow(api, link)).status).toBe(303);
  });

  test('is answered before anything is mailed: a known address takes no longer than another', async () => {
    const email = 'slow@northgate.example';
    await client.scoped((scope) => insertStaff(scope, { email, role: 'viewer' }));
    const blocking = await api.owner.connect();
    try {
      // No link can be made until this ends.
      await blocking.query('begin');
      await blocking.query('lock table console_links in share mode');
      expect((await ask(email)).status).toBe(202);
      expect(await mailedLinks(api, email)).toEqual([]);
    } finally {
      await blocking.query('rollback');
      blocking.release();
    }
    await mailed(email, 1);
  });

  test('mails five within a quarter of an hour, and answers alike', async () => {
    const email = 'many@northgate.example';
    await linkFor(client, email);
    const answers = [];
    for (let times = 0; times < 7; times += 1) {
      answers.push((await ask(email)).status);
      await mailed(email, Math.min(times + 2, 5));
    }
    expect(new Set(answers)).toEqual(new Set([202]));
    later(15 * MINUTE_MS);
    await ask(email);
    await mailed(email, 6);
  });

  test('names a field that there is not', async () => {
    const response = await fetch(`${api.origin}/console/session/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', name: 'Ada' }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { error: { code: 'unknown_field', param: 'name' } },
    ]);
  });

  test.each([[''], ['nobody'], [7], [undefined], ['a@b.example\0']])('refuses %p', async (email) => {
    expect((await ask(email)).status).toBe(422);
  });
});

describe('a session', () => {
  test('says who it is, and where', async () => {
    const ada = await member(api, client);
    const { status, body, headers } = await ada.call('GET', '/session');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      object: 'console_session',
      staff: { id: expect.stringMatching(/^stf_/), email: ada.staff.email, role: 'owner' },
      courier: { id: client.tenant.courier, name: expect.any(String) },
      timezones: { live: 'Europe/London', sandbox: 'Europe/London' },
      csrf_token: expect.stringMatching(/.{20}/),
      plan: 'pro',
      demo: false,
      temporal_ui: null,
      tiles: null,
      roads: false,
    });
  });

  test('is a cookie that scripts and other sites have nothing of', async () => {
    const response = await fetch(api.origin + (await linkFor(client, 'd@x.example')), {
      method: 'POST',
      redirect: 'manual',
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/console'])
      expect(cookie).toContain(part);
    expect(response.headers.get('location')).toBe('/console/');
    const secret = /console_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    const { rows } = await api.owner.query('select to_jsonb(s)::text as row from console_sessions s');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }: { row: string }) => row.includes(secret))).toEqual([]);
  });

  test('writes nothing that a page of another site has sent, whatever it knows', async () => {
    const ada = await member(api, client);
    const write = async (headers: Record<string, string>) => {
      const { status, body } = await ada.call('POST', '/admin/v1/vehicles', { name: 'Van' }, headers);
      return [status, body.error?.code];
    };
    for (const headers of [...FOREIGN, { origin: 'null' }]) {
      expect([headers, ...(await write(headers))]).toEqual([headers, 403, 'csrf']);
      const out = await ada.call('POST', '/session/sign-out-everywhere', undefined, headers);
      expect([headers, out.status]).toEqual([headers, 403]);
    }
    const body = JSON.stringify({ email: 'ada@northgate.example' });
    for (const headers of FOREIGN) {
      const asked = await fetch(`${api.origin}/console/session/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      expect([headers, asked.status]).toEqual([headers, 403]);
    }
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'https://northgate.example' },
      { origin: 'https://northgate.example' },
      { origin: api.origin },
    ]) {
      expect([headers, ...(await write(headers))]).toEqual([headers, 201, undefined]);
    }
  });

  test('signed out everywhere, a link that was mailed before opens nothing', async () => {
    const ada = await member(api, client);
    const waiting = await linkFor(client, ada.staff.email);
    await ada.call('POST', '/session/sign-out-everywhere');
    expect(await follow(api, waiting)).toEqual({ status: 410, cookie: null });
    expect((await follow(api, await linkFor(client, ada.staff.email))).status).toBe(303);
  });

  test('without one there is nothing', async () => {
    for (const path of ['/session', '/admin/v1/orders', '/staff']) {
      const { status, text } = await get(`/console${path}`);
      expect(status).toBe(401);
      expect(JSON.parse(text).error).toMatchObject({ code: 'signed_out' });
    }
    const nobody = await within(api, 'console_session=nothing');
    expect((await nobody.call('POST', '/session/sign-out')).status).toBe(401);
    const key = await client.get('/orders');
    expect(key.status).toBe(200);
    const response = await fetch(`${api.origin}/console/admin/v1/orders`, {
      headers: { authorization: `Bearer ${client.key}` },
    });
    expect(response.status).toBe(401);
  });

  test('ends after fourteen days', async () => {
    const ada = await member(api, client);
    for (const days of [2.9, 5.8, 8.7, 11.6]) {
      later(days * 86_400_000);
      expect((await ada.call('GET', '/session')).status).toBe(200);
    }
    later(14 * 86_400_000 - 1);
    expect((await ada.call('GET', '/session')).status).toBe(200);
    later(14 * 86_400_000);
    expect((await ada.call('GET', '/session')).status).toBe(401);
  });

  test('is signed out, alone or everywhere', async () => {
    const ada = await member(api, client);
    const again = await within(api, (await follow(api, await linkFor(client, ada.staff.email))).cookie ?? '');
    const third = await within(api, (await follow(api, await linkFor(client, ada.staff.email))).cookie ?? '');
    const other = await member(api, client);
    expect((await ada.call('POST', '/session/sign-out')).status).toBe(204);
    expect((await ada.call('GET', '/session')).status).toBe(401);
    expect((await again.call('GET', '/session')).status).toBe(200);
    expect((await again.call('POST', '/session/sign-out-everywhere')).status).toBe(204);
    expect((await again.call('GET', '/session')).status).toBe(401);
    expect((await third.call('GET', '/session')).status).toBe(401);
    expect((await other.call('GET', '/session')).status).toBe(200);
    const log = await client.get(`/audit-log`);
    const actions = log.body.data
      .filter(({ actor }: { actor: string }) => actor === ada.staff.id)
      .map(({ action }: { action: string }) => action);
    expect(actions).toEqual([
      'console.sign_out_everywhere',
      'console.sign_out',
      ...Array.from({ length: 3 }, () => 'console.sign_in'),
    ]);
  });

  test('acts in the environment that the header names, and is named in the audit log', async () => {
    const ada = await member(api, client);
    const vehicle = { name: 'Van 7' };
    const made = await ada.call('POST', '/admin/v1/vehicles', vehicle, { 'waypost-mode': 'sandbox' });
    expect(made.status).toBe(201);
    expect(made.headers.get('vary')).toContain('Waypost-Mode');
    expect((await ada.call('GET', `/admin/v1/vehicles/${made.body.id}`)).status).toBe(404);
    expect((await sandbox.get(`/vehicles/${made.body.id}`)).status).toBe(200);
    const log = await sandbox.get('/audit-log?limit=1');
    expect(log.body.data[0]).toMatchObject({ actor: ada.staff.id, action: 'vehicles.create' });
    const wrong = await ada.call('GET', '/admin/v1/vehicles', undefined, { 'waypost-mode': 'test' });
    expect(wrong.status).toBe(422);
  });
});

test('no answer of the console may load what is not its own, errors neither', async () => {
  const ada = await member(api, client);
  const link = await linkFor(client, 'policy@northgate.example');
  const asked: readonly (readonly [method: string, path: string, status: number, headers?: object])[] = [
    ['GET', '/console', 200],
    ['GET', '/console/orders/none', 200],
    ['GET', '/console/session', 401],
    ['GET', '/console/session', 200, { cookie: ada.cookie }],
    ['GET', '/console/admin/v1/orders', 401],
    ['GET', '/console/admin/v1/orders', 200, { cookie: ada.cookie }],
    ['GET', '/console/admin/v1/none', 404, { cookie: ada.cookie }],
    ['POST', '/console/admin/v1/orders', 403, { cookie: ada.cookie }],
    ['GET', '/console/events', 401],
    ['GET', '/console/base-map', 401],
    ['GET', '/console/assets/none.js', 404],
    ['GET', '/console/sign-in/none', 404],
    ['GET', '/console/sign-in.js', 200],
    ['GET', link, 200],
    ['POST', link, 303],
    ['POST', link, 410],
    ['POST', '/console/session/link', 422],
    ['DELETE', '/console/session/link', 401],
  ];
  for (const [method, path, status, headers] of asked) {
    const answer = await fetch(api.origin + path, { method, redirect: 'manual', headers: { ...headers } });
    await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect([method, path, answer.status]).toEqual([method, path, status]);
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe|\*|https?:/)]);
    expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
});
