/** The portal, as a browser without JavaScript sees it: a shipper's orders behind the mailed link, and nothing else. */
import { type Client, useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { invitation, newPhone, type Phone } from '../support/driver-page.js';

const ANN = 'ann@volt.example';
const BOB = 'bob@volt.example';
const DAY_MS = 86_400_000;

const api = useApi({ WAYPOST_TRUST_PROXY: '1' });
let client: Client;
let shipper: string;

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  await client.post('/depots', {
    name: 'Croydon',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  shipper = await makeShipper('Volt', [ANN, BOB]);
});

async function makeShipper(name: string, users: string[]): Promise<string> {
  const made = await client.post('/shippers', { name, portal_users: users, booking: { automatic: false } });
  return made.body.id;
}
const linkOf = (user: string, of = shipper) => invitation(api, client, 'portal_invite', of, user);
const later = (ms: number) => api.setNow(new Date(TUESDAY.getTime() + ms));

async function signedIn(user = ANN): Promise<Phone> {
  const phone = newPhone(api);
  expect((await phone.get(await linkOf(user))).status).toBe(200);
  return phone;
}

test("the shipper's orders: status, slot and tracking link", async () => {
  const order = await makeOrder(client, shipper, { reference: 'V-1' });
  await scanIn(client, order);
  const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
  const booked = await client.post('/bookings', { order: order.id, slot });
  const page = await (await signedIn()).get('/portal');
  expect(page.text).toContain('V-1');
  expect(page.text).toContain('Booked');
  expect(page.text).toContain('Wednesday 11 March');
  expect(page.text).toContain(`href="${booked.body.tracking_url}"`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('nothing of another shipper, of this courier or another', async () => {
  const other = await makeShipper('Rival', ['x@rival.example']);
  const theirs = await makeOrder(client, other, { reference: 'SECRET-1' });
  await makeOrder(client, shipper, { reference: 'V-2' });
  const phone = await signedIn();
  for (const path of ['/portal', '/portal?q=SECRET', `/portal?after=${theirs.id}`, '/portal?q=Sioned']) {
    expect((await phone.get(path)).text).not.toContain('SECRET-1');
  }
  expect((await phone.get('/portal?q=v-2')).text).toContain('V-2');
});

test.each([
  ['part of the reference', '2007', true],
  ["the recipient's name", 'griffi', true],
  ['the postcode, however it is spaced', 'se29nl', true],
  ['something that is not there', 'nobody', false],
  ['wildcards', '%', false],
  ['NUL', '%00', true],
  ['spaces', '%20%20', true],
])('search by %s', async (_what, text, isFound) => {
  await makeOrder(client, shipper, { reference: 'LAMP-2007' });
  const page = await (await signedIn()).get(`/portal?q=${text === '%' ? '%25' : text}`);
  expect(page.status).toBe(200);
  expect(page.text.includes('LAMP-2007')).toBe(isFound);
});

test('25 on a page, the others on the next', async () => {
  for (let number = 1; number <= 26; number++) {
    await makeOrder(client, shipper, { reference: `P-${String(number).padStart(2, '0')}` });
  }
  const phone = await signedIn();
  const first = await phone.get('/portal');
  expect(first.text.match(/<h2>P-/g)).toHaveLength(25);
  const older = /href="(\/portal\?after=[^"]+)"/.exec(first.text)?.[1] ?? '';
  expect((await phone.get(older)).text.match(/<h2>P-\d\d/g)).toEqual(['<h2>P-01']);
});

test('each user has a link of their own, and the address does not stand in it', async () => {
  const [ann, bob] = [await linkOf(ANN), await linkOf(BOB)];
  expect(ann).not.toBe(bob);
  expect(ann).not.toMatch(/ann|volt/);
});

test('link and session end 30 days after the link was sent', async () => {
  const link = await linkOf(ANN);
  later(29.9 * DAY_MS);
  const phone = newPhone(api);
  expect((await phone.get(link)).text).toContain('Your orders');
  later(30 * DAY_MS);
  expect((await phone.get('/portal')).status).toBe(401);
  expect((await newPhone(api).get(link)).status).toBe(410);
});

test.each([
  ['a longer life', (link: string) => link.replace(/until=\d/, 'until=2')],
  ['another user', (link: string) => link.replace(/user=.{4}/, 'user=AAAA')],
  ['another signature', (link: string) => link.replace(/signature=.{4}/, 'signature=AAAA')],
  ['NUL', (link: string) => link.replace('id=', 'id=%00')],
])('a link with %s leads nowhere', async (_what, spoil) => {
  const page = await newPhone(api).get(spoil(await linkOf(ANN)));
  expect(page.status).toBe(404);
  expect(page.headers.getSetCookie()).toEqual([]);
});

test('whoever is taken off the shipper is out at once, the others stay', async () => {
  const [ann, bob] = [await signedIn(ANN), await signedIn(BOB)];
  const link = await linkOf(ANN);
  await client.patch(`/shippers/${shipper}`, { portal_users: [BOB] });
  expect((await ann.get('/portal')).status).toBe(401);
  expect((await newPhone(api).get(link)).status).toBe(404);
  expect((await bob.get('/portal')).status).toBe(200);
  await client.delete(`/shippers/${shipper}`);
  expect((await bob.get('/portal')).status).toBe(401);
});

test('signing out ends the session, and takes the form that was shown', async () => {
  const phone = await signedIn();
  const secret = phone.cookies.get('portal_session') ?? '';
  await phone.submit('/portal/sign-out', { token: 'x' });
  const page = await phone.get('/portal');
  expect(page.status).toBe(200);
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect((await phone.submit('/portal/sign-out', { token })).status).toBe(401);
  phone.cookies.set('portal_session', secret);
  expect((await phone.get('/portal')).status).toBe(401);
});

test('without a link there is nothing to see, and the cookie is out of reach of scripts', async () => {
  expect((await newPhone(api).get('/portal')).status).toBe(401);
  const response = await fetch(api.origin + (await linkOf(ANN)), { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/portal');
  expect(response.headers.getSetCookie().join()).toMatch(/Path=\/portal;.*HttpOnly; SameSite=Lax/);
});
