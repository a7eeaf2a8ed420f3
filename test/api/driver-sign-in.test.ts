/** Who gets into the drivers' page: the invitation's link, the PIN, and how long they stay. */
import { useApi } from '../support/api.js';
import {
  driversMorning,
  enter,
  invitation,
  newPhone,
  type Phone,
  signedInDriver,
} from '../support/driver-page.js';

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });
const signedIn = () => signedInDriver(api);

const minutesLater = (minutes: number) => {
  const now = api.foundation.source.clock();
  api.setNow(new Date(now.getTime() + minutes * 60_000));
};
const state = async (phone: Phone) => (await phone.get('/driver/state')).body;

test('the link asks for a PIN to be set, and leaves the address without its signature', async () => {
  const { client, day } = await driversMorning(api, 1);
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const phone = newPhone(api);
  const asked = await phone.get(link);
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('Set your PIN');
  expect(asked.text).not.toContain('signature');
  expect((await phone.get('/driver/state')).status).toBe(401);

  for (const pin of ['12', '4711', '47118', '4711822', '47118x']) {
    expect((await enter(phone, link, pin)).text).toContain('six digits');
  }
  for (const pin of ['123456', '777777', '121212', '311299']) {
    expect((await enter(phone, link, pin)).text).toContain('easy to guess');
  }
  await enter(phone, link, '471182');
  expect((await state(phone)).driver).toEqual({ id: day.driver, name: 'Uma Usman' });
  expect((await client.get(`/drivers/${day.driver}`)).body.app_status).toBe('active');

  const other = newPhone(api);
  expect((await other.get(link)).text).toContain('Enter your PIN');
  await enter(other, link, '471182');
  expect((await state(other)).driver.id).toBe(day.driver);
});

test('the PIN is kept as a slow digest, the session as a keyed one', async () => {
  const { day, phone } = await signedIn();
  const { rows } = await api.owner.query('select salt, hash from driver_pins where driver = $1', [
    day.driver,
  ]);
  expect(rows[0].salt).toHaveLength(16);
  expect(rows[0].hash).toHaveLength(32);
  const sessions = await api.owner.query('select digest from driver_sessions where driver = $1', [
    day.driver,
  ]);
  expect(sessions.rows[0].digest).not.toContain(phone.cookies.get('driver_session'));
});

test.each([
  ['another signature', (link: string) => link.replace(/signature=.{4}/, 'signature=AAAA')],
  ['another driver', (link: string) => link.replace(/id=drv_.{26}/, 'id=drv_01kag5v8x2e0j9d3v6m1h7q4tz')],
  ['NUL', (link: string) => link.replace('id=', 'id=%00')],
])('a link with %s leads nowhere', async (_what, spoil) => {
  const { client, day } = await driversMorning(api, 1);
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const page = await newPhone(api).get(spoil(link));
  expect(page.status).toBe(404);
  expect(page.headers.getSetCookie()).toEqual([]);
});

test('without a link there is nothing to see, and the cookies are out of reach of scripts and other sites', async () => {
  expect((await newPhone(api).get('/driver')).status).toBe(401);
  const { client, day } = await driversMorning(api, 1);
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const response = await fetch(api.origin + link, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/driver');
  expect(response.headers.getSetCookie().join()).toMatch(/Path=\/driver;.*HttpOnly; SameSite=Lax/);
});

test('five wrong PINs lock the driver on every phone for 15 minutes; open sessions stay', async () => {
  const { link, phone, client } = await signedIn();
  const stranger = newPhone(api);
  expect((await enter(stranger, link, '000000')).text).toContain('4 tries are left');
  for (let tries = 2; tries < 5; tries++) await enter(stranger, link, '000000');
  const last = await enter(stranger, link, '000000');
  expect(last.status).toBe(429);
  expect(last.text).toContain('Too many wrong PINs');

  const second = newPhone(api);
  expect((await enter(second, link, '471182')).text).toContain('Too many wrong PINs');
  expect((await phone.get('/driver/state')).status).toBe(200);
  minutesLater(14);
  expect((await enter(second, link, '471182')).text).toContain('Too many wrong PINs');
  minutesLater(1);
  await enter(second, link, '471182');
  expect((await second.get('/driver/state')).status).toBe(200);
  expect((await client.get('/drivers')).status).toBe(200);
});

test('of many wrong PINs at once no more than five are looked at', async () => {
  const { link, day } = await signedIn();
  const phone = newPhone(api);
  const asked = await phone.get(link);
  const token = /name="token" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
  await Promise.all(Array.from({ length: 9 }, () => phone.submit('/driver/pin', { pin: '000000', token })));
  expect((await phone.get('/driver')).text).toContain('Too many wrong PINs');
  const { rows } = await api.owner.query('select tries from driver_pins where driver = $1', [day.driver]);
  expect(rows[0].tries).toBe(5);
});

test('suspending ends all sessions at once; who is resumed comes back with the PIN', async () => {
  const { link, phone, client, day, run } = await signedIn();
  await client.post(`/drivers/${day.driver}/suspend`);
  expect((await phone.get('/driver/state')).status).toBe(401);
  expect((await phone.write(`/driver/runs/${run.id}/start`)).status).toBe(401);
  expect((await phone.get('/driver')).text).toContain('Your access is paused');
  expect((await newPhone(api).get(link)).text).toContain('Your access is paused');
  await client.post(`/drivers/${day.driver}/resume`);
  expect((await phone.get('/driver/state')).status).toBe(401);
  await enter(phone, link, '471182');
  expect((await phone.get('/driver/state')).status).toBe(200);
});

test('a new invitation forgets the PIN and the sessions, and the link before it', async () => {
  const { link, phone, client, day } = await signedIn();
  expect((await client.post(`/drivers/${day.driver}/resend-invite`)).status).toBe(202);
  expect((await phone.get('/driver/state')).status).toBe(401);
  expect((await newPhone(api).get(link)).status).toBe(404);
  const fresh = await invitation(api, client, 'driver_invite', day.driver);
  expect(fresh).not.toBe(link);
  const asked = await phone.get(fresh);
  expect(asked.text).toContain('Set your PIN');
});

test('a session ends after 16 hours, and by signing out', async () => {
  const { link, phone } = await signedIn();
  const other = newPhone(api);
  await enter(other, link, '471182');
  expect((await other.write('/driver/sign-out')).status).toBe(204);
  expect((await other.get('/driver/state')).status).toBe(401);
  minutesLater(16 * 60 - 1);
  expect((await phone.get('/driver/state')).status).toBe(200);
  minutesLater(1);
  expect((await phone.get('/driver/state')).status).toBe(401);
});

test("a PIN's form that was not shown to this phone is refused", async () => {
  const { link } = await signedIn();
  const asked = await newPhone(api).get(link);
  const token = /name="token" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
  const other = newPhone(api);
  await other.get(link);
  expect((await other.submit('/driver/pin', { pin: '471182', token })).status).toBe(403);
  expect((await newPhone(api).submit('/driver/pin', { pin: '471182', token })).status).toBe(403);
});
