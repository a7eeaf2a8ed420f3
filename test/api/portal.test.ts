/** The portal, as a browser without JavaScript sees it: a shipper's orders behind the mailed link, and nothing else. */
import { type Client, useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { invitation, newPhone, type Phone } from '../support/driver-page.js';
import { eventually } from '../support/deployment.js';
import { emptyDay, publishedRun } from '../support/planning.js';

const ANN = 'ann@volt.example';
const BOB = 'bob@volt.example';
const DAY_MS = 86_400_000;

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
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
  expect((await phone.submit(await linkOf(user), {})).status).toBe(200);
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
  expect(first.text.match(/>P-\d\d</g)).toHaveLength(25);
  const older = /href="(\/portal\?after=[^"]+)"/.exec(first.text)?.[1] ?? '';
  expect((await phone.get(older)).text.match(/>P-\d\d</g)).toEqual(['>P-01<']);
});

test('each user has a link of their own, and the address does not stand in it', async () => {
  const [ann, bob] = [await linkOf(ANN), await linkOf(BOB)];
  expect(ann).not.toBe(bob);
  expect(ann).not.toMatch(/ann|volt/);
});

test('link and session end 30 days after the link was sent', async () => {
  const link = await linkOf(ANN);
  await newPhone(api).submit(link, {});
  later(29.9 * DAY_MS);
  const phone = newPhone(api);
  expect((await phone.submit(link, {})).text).toContain('Your orders');
  later(30 * DAY_MS);
  expect((await phone.get('/portal')).status).toBe(401);
  for (const page of [await newPhone(api).get(link), await newPhone(api).submit(link, {})]) {
    expect(page.status).toBe(410);
  }
});

test('opening the link says who would be signed in where, and changes nothing', async () => {
  const phone = await signedIn(BOB);
  const session = phone.cookies.get('portal_session');
  const courier = (await client.get('/settings')).body.name as string;
  const theirs = await makeShipper('Rival', ['x@rival.example']);
  const link = await linkOf('x@rival.example', theirs);
  const used = async () =>
    (await api.owner.query('select used_at from portal_invitations where shipper = $1', [theirs])).rows;
  // As often as scanners like.
  for (let times = 0; times < 3; times += 1) {
    const page = await phone.get(link);
    expect(page.status).toBe(200);
    for (const words of [courier, 'Rival', 'x@rival.example']) expect(page.text).toContain(words);
  }
  expect(phone.cookies.get('portal_session')).toBe(session);
  expect(await used()).toEqual([{ used_at: null }]);
  const { data } = (await client.get('/audit-log')).body;
  const signIns = data.filter(
    ({ action, subject }: any) => action === 'portal.sign_in' && subject === theirs,
  );
  expect(signIns).toEqual([]);
  expect((await phone.submit(link, {})).text).toContain('Your orders');
  expect(phone.cookies.get('portal_session')).not.toBe(session);
  expect(await used()).toEqual([{ used_at: expect.any(Date) }]);
});

test("another site's page signs nobody in", async () => {
  const link = await linkOf(ANN);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const response = await fetch(api.origin + link, { method: 'POST', redirect: 'manual', headers });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  }
});

test.each([
  ['a longer life', (link: string) => link.replace(/until=\d/, 'until=2')],
  ['another user', (link: string) => link.replace(/user=.{4}/, 'user=AAAA')],
  ['another signature', (link: string) => link.replace(/signature=.{4}/, 'signature=AAAA')],
  ['NUL', (link: string) => link.replace('id=', 'id=%00')],
])('a link with %s leads nowhere', async (_what, spoil) => {
  const link = spoil(await linkOf(ANN));
  for (const page of [await newPhone(api).get(link), await newPhone(api).submit(link, {})]) {
    expect(page.status).toBe(404);
    expect(page.headers.getSetCookie()).toEqual([]);
  }
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
  const response = await fetch(api.origin + (await linkOf(ANN)), { method: 'POST', redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/portal');
  expect(response.headers.getSetCookie().join()).toMatch(/Path=\/portal;.*HttpOnly; SameSite=Lax/);
});

describe('an order', () => {
  const LONDON = {
    recipient: { name: 'Ada', address: { line1: '1 Test Street', town: 'London', postcode: 'CR0 2RF' } },
  };
  const tokenOf = (text: string) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';

  test('a failed visit says why, a completed one has its proof, and the list says both', async () => {
    api.setNow(undefined);
    const day = await emptyDay(api);
    client = day.client;
    shipper = day.shipper;
    await client.patch(`/shippers/${shipper}`, { portal_users: [ANN] });
    const { run, stops } = await publishedRun(api, day, 2);
    await client.post(`/runs/${run.id}/start`);
    const path = (index: number) => `/runs/${run.id}/stops/${stops[index].id}`;
    await client.post(`${path(0)}/fail`, { reason: 'no_answer', rebook: false });
    await client.post(`${path(1)}/complete`, { signed_by: 'S. Griffiths' });
    const phone = await signedIn();
    const [failed, delivered] = [stops[0].order, stops[1].order];
    expect((await phone.get('/portal?show=problem')).text).toContain('because nobody came to the door');
    const page = await phone.get(`/portal/orders/${failed}`);
    expect(page.text).toContain('not delivered, because nobody came to the door');
    expect(page.text).not.toContain('/proof');
    expect((await phone.get(`/portal/orders/${failed}/proof`)).status).toBe(404);
    expect((await phone.get(`/portal/orders/${delivered}`)).text).toContain('received by S. Griffiths');
    const proof = await phone.get(`/portal/orders/${delivered}/proof`);
    expect([proof.status, proof.text.includes('Proof of delivery')]).toEqual([200, true]);
    const file = await phone.get('/portal/orders.csv?show=done');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, line, ...rest] = file.text.trim().split('\r\n');
    expect(header).toMatch(/^reference,status,recipient_name,.*,delivered_at,signed_by,failure_reason,/);
    expect(line).toContain(`${stops[1].reference},Delivered,Ada,London`);
    expect(line).toContain('S. Griffiths');
    expect(rest).toEqual([]);
    expect((await phone.get('/portal?show=done')).text).not.toContain(`>${stops[0].reference}<`);
  });

  test('a comment reaches the office, and its answer the shipper; nothing of another shipper', async () => {
    const order = await makeOrder(client, shipper, LONDON);
    const phone = await signedIn();
    const page = await phone.get(`/portal/orders/${order.id}`);
    const token = tokenOf(page.text);
    const said = await phone.submit(`/portal/orders/${order.id}/comments`, {
      token,
      text: ' <b>Gate</b> code 4411. ',
    });
    expect(said.text).toContain('&#60;b&#62;Gate&#60;/b&#62; code 4411.');
    const { data } = (await client.get(`/orders/${order.id}/comments`)).body;
    expect(data).toMatchObject([{ author: 'Volt', text: '<b>Gate</b> code 4411.' }]);
    await client.post(`/orders/${order.id}/comments`, { text: 'Thank you, noted.' });
    expect((await phone.get(`/portal/orders/${order.id}`)).text).toContain('Thank you, noted.');
    expect((await phone.submit(`/portal/orders/${order.id}/comments`, { token, text: ' ' })).status).toBe(
      409,
    );
    const forged = await phone.submit(`/portal/orders/${order.id}/comments`, { token: 'x', text: 'Forged' });
    // Whoever signed in again on another page sends what they wrote once more.
    expect([forged.status, /<textarea[^>]*>\s*Forged<\/textarea/.test(forged.text)]).toEqual([409, true]);
    const signedOut = await newPhone(api).submit(`/portal/orders/${order.id}/comments`, {
      token,
      text: 'Written <for> long',
    });
    expect([signedOut.status, signedOut.text.includes('Written &#60;for&#62; long')]).toEqual([401, true]);
    const theirs = await makeOrder(client, await makeShipper('Rival', []), LONDON);
    expect(
      (await phone.submit(`/portal/orders/${theirs.id}/comments`, { token, text: 'Theirs' })).status,
    ).toBe(404);
    expect((await phone.submit(`/portal/orders/${theirs.id}/cancel`, { token })).status).toBe(404);
    for (const id of [order.id, theirs.id]) {
      const { data: all } = (await client.get(`/orders/${id}/comments`)).body;
      expect(all.map(({ text }: any) => text).join()).not.toMatch(/Forged|Theirs/);
      expect((await client.get(`/orders/${id}`)).body.status).toBe('awaiting_scan');
    }
    for (const path of ['', '/proof']) {
      expect((await phone.get(`/portal/orders/${theirs.id}${path}`)).status).toBe(404);
      expect((await newPhone(api).get(`/portal/orders/${order.id}${path}`)).status).toBe(401);
    }
    expect((await newPhone(api).get('/portal/orders.csv')).status).toBe(401);
  });

  test('it is cancelled until a slot is booked, and by its own form alone', async () => {
    const [open, booked] = [
      await makeOrder(client, shipper, LONDON),
      await makeOrder(client, shipper, LONDON),
    ];
    await scanIn(client, booked);
    const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
    await client.post('/bookings', { order: booked.id, slot });
    const phone = await signedIn();
    const token = tokenOf((await phone.get(`/portal/orders/${open.id}`)).text);
    await phone.submit(`/portal/orders/${open.id}/cancel`, { token: 'x' });
    expect((await client.get(`/orders/${open.id}`)).body.status).toBe('awaiting_scan');
    expect((await phone.submit(`/portal/orders/${open.id}/cancel`, { token })).text).toContain('Cancelled');
    expect((await client.get(`/orders/${open.id}`)).body.status).toBe('cancelled');
    const audit = (await client.get('/audit-log')).body.data[0];
    expect(audit).toMatchObject({ actor: 'portal', action: 'orders.cancel', subject: open.id });
    expect((await phone.get(`/portal/orders/${booked.id}`)).text).not.toContain('Cancel the order');
    const refused = await phone.submit(`/portal/orders/${booked.id}/cancel`, { token });
    expect([refused.status, refused.text.includes('can no longer be cancelled here')]).toEqual([409, true]);
    expect((await client.get(`/orders/${booked.id}`)).body.status).toBe('booked');
  });
});

test('the list is narrowed by the booked day; what is no day or choice narrows nothing', async () => {
  const order = await makeOrder(client, shipper, { reference: 'B-1' });
  await makeOrder(client, shipper, { reference: 'B-2' });
  await scanIn(client, order);
  await client.post('/bookings', {
    order: order.id,
    slot: { date: '2026-03-11', from: '08:00', to: '12:00' },
  });
  const phone = await signedIn();
  const shown = async (query: string) =>
    [...(await phone.get(`/portal?${query}`)).text.matchAll(/>(B-\d)</g)].map(([, name]) => name);
  expect(await shown('from=2026-03-11&to=2026-03-11')).toEqual(['B-1']);
  expect(await shown('from=2026-03-12')).toEqual([]);
  // What was chosen there is sent from there.
  const [, filter = ''] =
    /<details open>([^]*?)<\/details>/.exec((await phone.get('/portal?show=open')).text) ?? [];
  expect(filter).toContain('<button type="submit">Show these orders</button>');
  expect(await shown('show=open')).toEqual(['B-2', 'B-1']);
  expect(await shown('show=done')).toEqual([]);
  expect(await shown('show=x&from=tomorrow&to=%00')).toEqual(['B-2', 'B-1']);
});

describe('a new link', () => {
  const invites = async () =>
    (
      await api.owner.query(
        `select recipient from messages where kind = 'portal_invite' and tenant_id = $1`,
        [client.tenant.id],
      )
    ).rows.length;

  test('who has access is mailed one, and everybody reads the same', async () => {
    await client.patch(`/shippers/${shipper}`, { portal_users: ['cat@volt.example'] });
    const old = await linkOf('cat@volt.example');
    const before = await invites();
    later(60 * 60_000);
    const known = await newPhone(api).submit('/portal/link', { email: 'Cat@Volt.example' });
    await eventually('the invitation', async () => (await invites()) > before);
    const unknown = await newPhone(api).submit('/portal/link', { email: 'nobody@volt.example' });
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(unknown.text).toBe(known.text);
    expect((await newPhone(api).get(old)).status).toBe(410);
    const sent = await invites();
    await newPhone(api).submit('/portal/link', { email: 'cat@volt.example' });
    await newPhone(api).submit('/portal/link', { email: 'no address' });
    expect(await invites()).toBe(sent);
  });

  test('the pages of whoever is not in ask for the address', async () => {
    const link = await linkOf(ANN);
    later(31 * DAY_MS);
    for (const path of ['/portal', link, link.replace(/signature=.{4}/, 'signature=AAAA')]) {
      expect((await newPhone(api).get(path)).text).toContain('Send me a new link');
    }
  });
});
