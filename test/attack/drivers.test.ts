/** Attacks on drivers: guessed PINs, links in the wrong hands, phones that were made somebody else's, lost phones. */
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { useApi } from '../support/api.js';
import { driversMorning, enter, invitation, newPhone, type Phone } from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
const PIN = '471182';

afterEach(() => api.setNow(undefined));

/** A live courier with an owner, and a driver who is signed in on a phone. */
async function signedIn() {
  const morning = await driversMorning(api, 1, { mode: 'live' });
  const { client, day } = morning;
  await client.scoped((scope) => inviteOwner(scope, 'owner@courier.example'));
  await client.patch('/settings', { notify_emails: ['office@courier.example'] });
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const phone = newPhone(api);
  expect((await enter(phone, link, PIN)).status).toBe(200);
  return { ...morning, link, phone };
}
const minutesLater = (minutes: number) =>
  api.setNow(new Date(api.foundation.source.clock().getTime() + minutes * 60_000));
const guess = async (link: string, times = 5) => {
  const phone = newPhone(api);
  let page = await enter(phone, link, '000000');
  for (let tries = 1; tries < times; tries += 1) page = await enter(phone, link, '000000');
  return page;
};
/** Makes the next try the fifth one; digests are slow on purpose. */
const fourBefore = ({ day }: { day: { driver: string } }) =>
  api.owner.query('update driver_pins set tries = 4, locked_until = null where driver = $1', [day.driver]);
const driverOf = async ({ client, day }: Awaited<ReturnType<typeof signedIn>>) =>
  (await client.get(`/drivers/${day.driver}`)).body;

describe('guessing a PIN', () => {
  test('locks for longer every time, and the office is told each time', async () => {
    const all = await signedIn();
    const { client, link, day } = all;
    let expected = 0;
    for (const minutes of [15, 60, 240, 1440, 1440]) {
      const before = api.foundation.source.clock();
      await fourBefore(all);
      expect((await guess(link, 1)).status).toBe(429);
      const until = Date.parse((await driverOf(all)).locked_until);
      expect(Math.round((until - before.getTime()) / 60_000)).toBe(minutes);
      const { rows } = await api.owner.query(
        `select recipient, body from messages where tenant_id = $1 and kind = 'driver_locked' order by recipient`,
        [client.tenant.id],
      );
      expected += 2;
      expect(rows).toHaveLength(expected);
      expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(
        new Set(['office@courier.example', 'owner@courier.example']),
      );
      expect(JSON.stringify(rows)).toContain(day.driver);
      minutesLater(minutes - 1);
      expect((await enter(newPhone(api), link, PIN)).text).toContain('Too many wrong PINs');
      minutesLater(1);
      expect(await driverOf(all)).not.toHaveProperty('locked_until');
    }
    const log = (await client.get(`/audit-log?subject=${day.driver}`)).body.data;
    expect(log.filter(({ action }: { action: string }) => action === 'drivers.locked')).toHaveLength(5);
    await enter(newPhone(api), link, PIN);
    await fourBefore(all);
    expect((await guess(link, 1)).status).toBe(429);
    const again = Date.parse((await driverOf(all)).locked_until) - api.foundation.source.clock().getTime();
    expect(Math.round(again / 60_000)).toBe(15);
  });

  test('a new invitation ends the lock, and the link that was guessed with', async () => {
    const all = await signedIn();
    await guess(all.link);
    const [listed] = (await all.client.get('/drivers')).body.data.filter(
      ({ id }: { id: string }) => id === all.day.driver,
    );
    expect(listed.locked_until).toEqual((await driverOf(all)).locked_until);
    expect(listed.locked_until).toMatch(/Z$/);
    // What GET returned can be sent back.
    expect((await all.client.patch(`/drivers/${all.day.driver}`, listed)).status).toBe(200);
    await all.client.post(`/drivers/${all.day.driver}/resend-invite`);
    expect(await driverOf(all)).not.toHaveProperty('locked_until');
    expect((await newPhone(api).get(all.link)).status).toBe(404);
    const fresh = await invitation(api, all.client, 'driver_invite', all.day.driver);
    expect((await newPhone(api).get(fresh)).text).toContain('Set your PIN');
  });
});

describe('another number', () => {
  const invites = async (client: { tenant: { id: string } }) =>
    (
      await api.owner.query(`select 1 from messages where tenant_id = $1 and kind = 'driver_invite'`, [
        client.tenant.id,
      ])
    ).rows.length;

  test('ends the link, the PIN and the sessions of whoever had the old one, and is invited', async () => {
    const all = await signedIn();
    const { client, day, link, phone } = all;
    const before = await invites(client);
    expect((await client.patch(`/drivers/${day.driver}`, { phone: '+447700900777' })).status).toBe(200);
    expect(await invites(client)).toBe(before + 1);
    expect((await phone.get('/driver/state')).status).toBe(401);
    expect((await newPhone(api).get(link)).status).toBe(404);
    const fresh = await invitation(api, client, 'driver_invite', day.driver);
    expect((await newPhone(api).get(fresh)).text).toContain('Set your PIN');
  });

  test('the same number, or another name, ends nothing', async () => {
    const { client, day, phone } = await signedIn();
    const { phone: number } = (await client.get(`/drivers/${day.driver}`)).body;
    const before = await invites(client);
    await client.patch(`/drivers/${day.driver}`, { name: 'Uma U.', phone: number });
    expect(await invites(client)).toBe(before);
    expect((await phone.get('/driver/state')).status).toBe(200);
  });

  test('of somebody suspended invites nobody, and the old link leads nowhere after they are resumed', async () => {
    const { client, day, link } = await signedIn();
    await client.post(`/drivers/${day.driver}/suspend`);
    const before = await invites(client);
    expect((await client.patch(`/drivers/${day.driver}`, { phone: '+447700900778' })).status).toBe(200);
    expect(await invites(client)).toBe(before);
    await client.post(`/drivers/${day.driver}/resume`);
    expect((await newPhone(api).get(link)).status).toBe(404);
  });
});

describe("another driver's link on a phone", () => {
  async function twoDrivers() {
    const one = await signedIn();
    const other = await one.client.post('/drivers', { name: 'Vic Other', phone: '+447700900011' });
    const link = await invitation(api, one.client, 'driver_invite', other.body.id);
    return { ...one, other: { id: String(other.body.id), link } };
  }
  const fieldsOf = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  const driverAt = async (phone: Phone) => (await phone.get('/driver/state')).body.driver?.id;

  test('ends nothing by being opened', async () => {
    const { phone, day, other } = await twoDrivers();
    const page = await phone.get(other.link);
    expect(page.text).toContain('Sign in as Vic Other');
    expect(await driverAt(phone)).toBe(day.driver);
    expect((await phone.get('/driver')).text).toContain('/driver/app.js');
  });

  test('ends the session once the person who holds it agrees', async () => {
    const { phone, other } = await twoDrivers();
    const fields = fieldsOf((await phone.get(other.link)).text);
    const page = await phone.submit('/driver/switch', fields);
    expect(page.text).toContain('Set your PIN');
    expect((await phone.get('/driver/state')).status).toBe(401);
    const token = fieldsOf(page.text)['token'] ?? '';
    await phone.submit('/driver/pin', { pin: PIN, token });
    expect(await driverAt(phone)).toBe(other.id);
  });

  test('cannot be agreed to by a form from elsewhere', async () => {
    const { phone, day, other } = await twoDrivers();
    const stranger = await twoDrivers();
    const foreign = fieldsOf((await stranger.phone.get(stranger.other.link)).text);
    const own = fieldsOf((await phone.get(other.link)).text);
    for (const fields of [foreign, { ...own, token: '' }, { ...foreign, token: own['token'] ?? '' }, {}]) {
      expect((await phone.submit('/driver/switch', fields)).status).toBe(403);
    }
    expect(await driverAt(phone)).toBe(day.driver);
    expect((await newPhone(api).submit('/driver/switch', own)).status).toBe(403);
  });
});

describe('a phone without a session', () => {
  test('is told when the session ends, and every page outside it removes the run', async () => {
    const { phone, client, day, link } = await signedIn();
    const { body } = await phone.get('/driver/state');
    expect(Date.parse(body.session_ends) - Date.parse(body.now)).toBeLessThanOrEqual(16 * 3_600_000);
    expect(Date.parse(body.session_ends) - Date.parse(body.now)).toBeGreaterThan(15.9 * 3_600_000);
    const forgets = (page: { text: string; headers: Headers }) =>
      page.text.includes('src="/driver/forget.js"') &&
      (page.headers.get('content-security-policy') ?? '').includes("script-src 'self'");
    await client.post(`/drivers/${day.driver}/suspend`);
    expect(forgets(await phone.get('/driver'))).toBe(true);
    await client.post(`/drivers/${day.driver}/resume`);
    const pin = await phone.get('/driver');
    expect(pin.text).toContain('Enter your PIN');
    expect(forgets(pin)).toBe(true);
    expect(forgets(await enter(phone, link, '000000'))).toBe(true);
    await client.post(`/drivers/${day.driver}/resend-invite`);
    expect(forgets(await phone.get('/driver'))).toBe(true);
    expect(forgets(await newPhone(api).get('/driver'))).toBe(true);
    expect((await phone.get('/driver/forget.js')).text).toContain('driver-page');
  });
});
