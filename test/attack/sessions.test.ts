/** Attacks on the console's sessions: links opened by scanners or sent by somebody else, and sessions left behind. */
import { insertStaff } from '../../src/setup/staff/rows.js';
import { deviceOf } from '../../src/pages/console/router.js';
import { type Client, useApi } from '../support/api.js';
import { bothModes, follow, linkFor, mailedLinks, member, within } from '../support/console.js';

const api = useApi({ WAYPOST_CONSOLE_IDLE_HOURS: '8' });
let client: Client;

beforeEach(async () => {
  ({ live: client } = await bothModes(api));
});
afterEach(() => api.setNow(undefined));

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const open = async (path: string, cookie = '') => {
  const response = await fetch(api.origin + path, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
};
/** Asks for a link in a browser; resolves to its path, and the browser's cookie. */
async function ask(email: string, cookie = ''): Promise<{ path: string; cookie: string; setCookie: string }> {
  const before = (await mailedLinks(api, email)).length;
  const response = await fetch(`${api.origin}/console/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(202);
  let links = await mailedLinks(api, email);
  while (links.length === before) links = await mailedLinks(api, email);
  const [setCookie = ''] = response.headers.getSetCookie();
  return { path: links[0] ?? '', cookie: setCookie.split(';')[0] ?? '', setCookie };
}

describe('a link into the console', () => {
  test('signs in by itself in the browser that asked for it alone', async () => {
    const email = 'bound@northgate.example';
    await client.scoped((scope) => insertStaff(scope, { email, role: 'viewer' }));
    const asked = await ask(email);
    expect(asked.setCookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await open(asked.path, asked.cookie)).text).toContain('<script src="/console/sign-in.js">');
    // The scanner of a mail server, and somebody whom the link was sent on to.
    for (const cookie of ['', 'console_browser=made-up', `${asked.cookie}x`]) {
      const page = await open(asked.path, cookie);
      expect([page.status, page.cookies]).toEqual([200, []]);
      expect(page.text).not.toContain('<script');
      expect(page.text).toContain(email);
      expect(page.text).toContain('<form method="post">');
    }
    expect((await follow(api, asked.path)).status).toBe(303);
  });

  test('says whose it is, markup as text', async () => {
    await api.owner.query('update tenants set name = $1 where id = $2', [
      'Evil <b>Couriers',
      client.tenant.id,
    ]);
    const page = await open(await linkFor(client, 'attacker@evil.example'));
    expect(page.text).toContain('attacker@evil.example');
    expect(page.text).toContain('Evil &#60;b&#62;Couriers');
    expect(page.text).not.toContain('<script');
  });

  test('asked for twice in one browser, both are its own', async () => {
    const email = 'twice@northgate.example';
    await client.scoped((scope) => insertStaff(scope, { email, role: 'viewer' }));
    const first = await ask(email);
    const second = await ask(email, first.cookie);
    expect(second.cookie).toBe(first.cookie);
    for (const { path } of [first, second]) {
      expect((await open(path, first.cookie)).text).toContain('<script src="/console/sign-in.js">');
    }
  });
});

describe('sessions', () => {
  const signInAgain = async (email: string, userAgent: string) => {
    const response = await fetch(api.origin + (await linkFor(client, email)), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'user-agent': userAgent },
    });
    return within(api, response.headers.get('set-cookie')?.split(';')[0] ?? '');
  };

  test('are listed with device and last use, and ended one by one', async () => {
    const ada = await member(api, client);
    const laptop = await signInAgain(ada.staff.email, FIREFOX);
    const { status, body } = await laptop.call('GET', '/sessions');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    const [own] = body.data.filter(({ current }: { current: boolean }) => current);
    expect(own).toEqual({
      object: 'console_session',
      id: expect.stringMatching(/^\w+_/),
      device: 'Firefox on Windows',
      current: true,
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      expires_at: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain(laptop.cookie.split('=')[1]);
    const [left] = body.data.filter(({ current }: { current: boolean }) => !current);
    expect((await laptop.call('DELETE', `/sessions/${left.id}`)).status).toBe(204);
    expect((await ada.call('GET', '/session')).status).toBe(401);
    expect((await laptop.call('GET', '/sessions')).body.data).toHaveLength(1);
  });

  test("of others are nobody's to see or to end, and another site ends none", async () => {
    const [ada, viewer] = [await member(api, client), await member(api, client, 'viewer')];
    const { data } = (await ada.call('GET', '/sessions')).body;
    expect(data).toHaveLength(1);
    expect((await viewer.call('DELETE', `/sessions/${data[0].id}`)).status).toBe(404);
    const stranger = await member(api, (await bothModes(api)).live);
    expect((await stranger.call('DELETE', `/sessions/${data[0].id}`)).status).toBe(404);
    const forged = { 'x-csrf-token': 'no' };
    expect((await ada.call('DELETE', `/sessions/${data[0].id}`, undefined, forged)).status).toBe(403);
    expect((await ada.call('GET', '/session')).status).toBe(200);
    // Viewers change nothing of the courier's, but their own sessions are theirs.
    const own = (await viewer.call('GET', '/sessions')).body.data[0].id;
    expect((await viewer.call('DELETE', `/sessions/${own}`)).status).toBe(204);
    expect((await viewer.call('GET', '/session')).status).toBe(401);
  });

  test('end when they are not used, and last while they are', async () => {
    const now = Date.now();
    const later = (hours: number) => api.setNow(new Date(now + hours * 3_600_000));
    later(0);
    const [busy, idle] = [await member(api, client), await member(api, client)];
    for (const hours of [5, 10, 15]) {
      later(hours);
      expect((await busy.call('GET', '/session')).status).toBe(200);
    }
    expect((await idle.call('GET', '/session')).status).toBe(401);
    expect((await idle.call('POST', '/admin/v1/vehicles', { name: 'Van' })).status).toBe(401);
  });
});

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['curl/8', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
