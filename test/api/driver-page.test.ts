/** The drivers' page, as its script and a browser's forms see it: what drivers see, and what they may do. */
import { useApi } from '../support/api.js';
import { enter, invitation, newPhone, type Phone, signedInDriver } from '../support/driver-page.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const api = useApi({ WAYPOST_TRUST_PROXY: '127.0.0.1' });

const signedIn = (count?: number) => signedInDriver(api, count);
const minutesLater = (minutes: number) => {
  const now = api.foundation.source.clock();
  api.setNow(new Date(now.getTime() + minutes * 60_000));
};
const state = async (phone: Phone) => (await phone.get('/driver/state')).body;

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
    const [last] = (await client.get(`/runs/${run.id}/stops`)).body.data.toReversed();
    await client.post(`/orders/${last.order}/cancel`);
    expect((await state(phone)).next_run).toMatchObject({
      stops: 1,
      load: [{ sequence: 1, name: 'Sioned Griffiths', goods: 'Corner sofa (3)' }],
    });
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
    const earliest = new Date(published.getTime() - 30 * 60_000);
    expect([early.status, early.body.completed_at]).toEqual([200, earliest.toISOString()]);
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
      expect(stray.body.error).toEqual({
        ...{ code: 'stray_request', message: 'Load the page again.', param: '' },
        request_id: expect.stringMatching(/^rqs_/),
      });
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
