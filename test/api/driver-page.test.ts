/** The drivers' page, as its script and a browser's forms see it: who gets in, what they see, and what they may do. */
import { useApi } from '../support/api.js';
import { driversMorning, enter, invitation, newPhone, type Phone } from '../support/driver-page.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const api = useApi({ WAYPOST_TRUST_PROXY: '1' });

/** A morning, and the driver's phone, signed in. */
async function signedIn(count = 2) {
  const morning = await driversMorning(api, count);
  const { client, day } = morning;
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const phone = newPhone(api);
  const page = await enter(phone, link, '471182');
  expect(page.status).toBe(200);
  return { ...morning, link, phone };
}

const minutesLater = (minutes: number) => {
  const now = api.foundation.source.clock();
  api.setNow(new Date(now.getTime() + minutes * 60_000));
};
const state = async (phone: Phone) => (await phone.get('/driver/state')).body;

describe('the way in', () => {
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
});

describe('the run', () => {
  test("today's run in order, with what a driver needs to know", async () => {
    const { phone, run, stops } = await signedIn(3);
    const shown = await state(phone);
    expect(shown.run).toMatchObject({ id: run.id, status: 'published', vehicle: 'Van 1', depot: 'Croydon' });
    expect(shown.run.stops.map(({ id }: { id: string }) => id)).toEqual(stops.map(({ id }) => id));
    expect(shown.run.stops[0]).toMatchObject({
      sequence: 1,
      status: 'pending',
      name: 'Sioned Griffiths',
      phone: '+447700900123',
      window: stops[0].window,
      eta: stops[0].eta,
      notes: 'Ring twice. The lift is too small.',
    });
    expect(shown.run.stops[0].pieces).toHaveLength(3);
    expect(shown.run.stops[0].pieces[0]).toMatchObject({ number: '1 of 3', name: 'Corner sofa' });
  });

  test('the next one is shown beside it, until it is there', async () => {
    const { phone, client, run, link } = await signedIn(2);
    expect((await state(phone)).next_run).toBeNull();
    minutesLater(-24 * 60);
    await enter(phone, link, '471182');
    const { totals } = (await client.get(`/routes/${run.route}`)).body;
    expect(await state(phone)).toMatchObject({
      run: null,
      next_run: { id: run.id, vehicle: 'Van 1', depot: 'Croydon', stops: 2, departs: expect.any(String) },
    });
    expect((await state(phone)).next_run.load).toEqual([
      { sequence: 2, name: 'Ada Byrne', goods: 'American fridge' },
      { sequence: 1, name: 'Sioned Griffiths', goods: 'Corner sofa (3)' },
    ]);
    expect(totals.starts_at).toBeDefined();
    minutesLater(24 * 60);
  });

  test('says who comes along, and when the day begins and ends, as the route is timed', async () => {
    const { phone, client, run } = await signedIn();
    const { totals, breaks } = (await client.get(`/routes/${run.route}`)).body;
    expect(totals.starts_at).toMatch(/^\d\d:\d\d$/);
    expect((await state(phone)).run.duty).toEqual({
      from: totals.starts_at,
      to: totals.returns_at,
      breaks,
    });
    expect((await state(phone)).run.mates).toEqual(['Max Mensah']);
  });

  test("there is none on another day; one that is under way stays the driver's", async () => {
    const { phone, run, link } = await signedIn();
    minutesLater(24 * 60);
    await enter(phone, link, '471182');
    expect(await state(phone)).toMatchObject({ run: null, next_run: null });
    const late = await phone.write(`/driver/runs/${run.id}/start`);
    expect(late.status).toBe(404);
    minutesLater(-24 * 60);
    expect((await phone.write(`/driver/runs/${run.id}/start`)).status).toBe(200);
    minutesLater(24 * 60);
    await enter(phone, link, '471182');
    expect((await state(phone)).run.id).toBe(run.id);
  });

  test('a day: start, arrive, complete with proof, fail, each by the driver in the audit log', async () => {
    const { phone, run, stops, day } = await signedIn();
    const at = `/driver/runs/${run.id}`;
    expect((await phone.write(`${at}/start`)).body.status).toBe('started');
    const [first, second] = stops;
    expect((await phone.write(`${at}/stops/${first.id}/arrive`)).body.status).toBe('arrived');
    const photo = await phone.write('/driver/photos', PIXEL, { 'content-type': 'image/png' });
    expect(photo.status).toBe(201);
    const proof = { signed_by: 'A. Byrne', photo_ids: [photo.body.id] };
    expect((await phone.write(`${at}/stops/${first.id}/complete`, proof)).body.status).toBe('completed');
    const failed = await phone.write(`${at}/stops/${second.id}/fail`, { reason: 'no_answer' });
    expect(failed.body).toMatchObject({ status: 'failed', failure_reason: 'no_answer' });
    expect((await state(phone)).run).toMatchObject({ status: 'completed' });

    const { rows } = await api.owner.query(`select action from audit_log where actor = $1 order by at, id`, [
      day.driver,
    ]);
    expect(rows.map(({ action }) => action)).toEqual([
      'drivers.set_pin',
      'runs.start',
      'stops.arrive',
      'photos.create',
      'stops.complete',
      'stops.fail',
    ]);
  });

  test('what was kept without a connection happened when it happened, and once', async () => {
    const { phone, run, stops } = await signedIn();
    const at = `/driver/runs/${run.id}`;
    const body = { occurred_at: api.foundation.source.clock().toISOString(), signed_by: 'Ada' };
    minutesLater(45);
    const key = { 'idempotency-key': 'one-and-the-same' };
    const first = await phone.write(`${at}/stops/${stops[0].id}/complete`, body, key);
    const again = await phone.write(`${at}/stops/${stops[0].id}/complete`, body, key);
    expect(first.body.completed_at).toBe(body.occurred_at);
    expect(again.text).toBe(first.text);
    const { rows } = await api.owner.query(
      `select count(*)::int as count from audit_log where action = 'stops.complete' and subject = $1`,
      [run.id],
    );
    expect(rows[0].count).toBe(1);
    expect((await phone.write(`${at}/start`, {}, { 'idempotency-key': '' })).status).toBe(422);
  });

  test('a phone whose clock is wrong loses nothing: the nearest moment that can be counts', async () => {
    const { phone, run, stops } = await signedIn();
    const at = `/driver/runs/${run.id}/stops`;
    minutesLater(60);
    const now = api.foundation.source.clock().getTime();
    const send = (index: number, occurred: number) =>
      phone.write(`${at}/${stops[index].id}/complete`, { occurred_at: new Date(occurred).toISOString() });
    const ahead = await send(0, now + 3 * 3_600_000);
    expect([ahead.status, ahead.body.completed_at]).toEqual([200, new Date(now).toISOString()]);
    const { rows } = await api.owner.query<{ created_at: Date }>(
      'select created_at from runs where id = $1',
      [run.id],
    );
    const published = rows[0]!.created_at;
    const early = await send(1, published.getTime() - 9 * 3_600_000);
    expect([early.status, early.body.completed_at]).toEqual([200, published.toISOString()]);
  });

  test('what is sent the next morning is taken, as long as it happened on the day of the run', async () => {
    const { phone, run, stops, link } = await signedIn();
    const occurred_at = api.foundation.source.clock().toISOString();
    minutesLater(24 * 60);
    await enter(phone, link, '471182');
    const path = `/driver/runs/${run.id}/stops/${stops[0].id}/arrive`;
    expect((await phone.write(path)).status).toBe(404);
    expect((await phone.write(path, { occurred_at })).status).toBe(200);
  });

  test('a breakdown is reported, and the position is that of the van', async () => {
    const { phone, run, client, day } = await signedIn();
    const position = { latitude: 51.4, longitude: -0.1 };
    expect((await phone.write('/driver/positions', position)).status).toBe(409);
    await phone.write(`/driver/runs/${run.id}/start`);
    expect((await phone.write('/driver/positions', position)).status).toBe(204);
    const vans = await client.get('/tracking/vehicles');
    expect(vans.body.data[0]).toMatchObject({ vehicle: day.vehicle, ...position });
    const broken = await phone.write(`/driver/runs/${run.id}/breakdown`, { note: 'Clutch' });
    expect(broken.body.broken_down_at).not.toBeNull();
  });

  test('refusals have the code and words of the API', async () => {
    const { phone, run, stops } = await signedIn();
    const path = `/driver/runs/${run.id}/stops/${stops[0].id}`;
    expect((await phone.write(`${path}/fail`, { reason: 'bored' })).body.error.param).toBe('reason');
    await phone.write(`${path}/complete`);
    const refused = await phone.write(`${path}/fail`, { reason: 'no_answer' });
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('invalid_state');
  });
});

describe('what others may not', () => {
  test('a write without the page’s word is refused, whatever its cookie', async () => {
    const { phone, run, client } = await signedIn();
    for (const word of ['', 'x'.repeat(phone.token.length)]) {
      const stray = await phone.write(`/driver/runs/${run.id}/start`, {}, { 'page-token': word });
      expect(stray.status).toBe(403);
      expect(stray.body.error.code).toBe('stray_request');
    }
    expect((await client.get(`/runs/${run.id}`)).body.status).toBe('published');
  });

  test("another driver's run, of this courier or another, does not exist", async () => {
    const one = await signedIn();
    const two = await signedIn();
    const colleague = await one.client.post('/drivers', { name: 'Vic', phone: '+447700900011' });
    const link = await invitation(api, one.client, 'driver_invite', colleague.body.id);
    const phone = newPhone(api);
    await enter(phone, link, '936174');
    expect((await state(phone)).run).toBeNull();
    for (const { run, stops } of [one, two]) {
      expect((await phone.write(`/driver/runs/${run.id}/start`)).status).toBe(404);
      const complete = await phone.write(`/driver/runs/${run.id}/stops/${stops[0].id}/complete`);
      expect(complete.status).toBe(404);
    }
    expect((await two.client.get(`/runs/${two.run.id}`)).body.status).toBe('published');
  });

  test('a stop of another run cannot be reached through the own one', async () => {
    const one = await signedIn();
    const two = await signedIn();
    const path = `/driver/runs/${one.run.id}/stops/${two.stops[0].id}/arrive`;
    expect((await one.phone.write(path)).status).toBe(404);
  });

  test('who asks too often waits, and others do not', async () => {
    const [one, two] = [newPhone(api), newPhone(api)];
    const answers = await Promise.all(Array.from({ length: 121 }, () => one.get('/driver')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await two.get('/driver')).status).toBe(401);
  });
});

describe('the files', () => {
  test('nothing from elsewhere, nothing inline, and a frame without a word about anybody', async () => {
    const frame = await newPhone(api).get('/driver/shell');
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(frame.text).not.toMatch(/<script[^>]*>[^<]|<style|style=/);
    for (const [, path] of frame.text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect(path).toMatch(/^\/driver\//);
      expect((await newPhone(api).get(path ?? '')).status).toBe(200);
    }
    const manifest = await newPhone(api).get('/driver/manifest.webmanifest');
    expect(manifest.body.start_url).toBe('/driver');
    const worker = await newPhone(api).get('/driver/worker.js');
    expect(worker.headers.get('service-worker-allowed')).toBe('/driver');
    expect(worker.text).toContain('/driver/app.js?v=');
  });
});

describe('live', () => {
  /** Reads events until one of the name came. */
  async function until(reader: ReadableStreamDefaultReader<Uint8Array>, name: string): Promise<void> {
    const decoder = new TextDecoder();
    for (let text = ''; !text.includes(`event: ${name}\n`);) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended without ${name}`);
      text += decoder.decode(value);
    }
  }

  test('an open page is told of changes by the office, and of the end of its session', async () => {
    const { phone, client, stops, day } = await signedIn();
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${api.origin}/driver/events`, { headers: { cookie } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.getReader();
    await until(reader, 'changed');
    await client.patch(`/orders/${stops[0].order}`, { notes: 'Ring once.' });
    await until(reader, 'changed');
    expect((await state(phone)).run.stops[0].notes).toBe('Ring once.');
    await client.post(`/drivers/${day.driver}/suspend`);
    await until(reader, 'ended');
    expect((await reader.read()).done).toBe(true);
  });

  test('a stream needs a session', async () => {
    expect((await newPhone(api).get('/driver/events')).status).toBe(401);
  });
});
