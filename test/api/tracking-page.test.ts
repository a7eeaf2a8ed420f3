/** The tracking page on the day of the visit and after it, and what recipients can do on it. */
import { instantOf, timeOfMinutes, minutesOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  ownPath,
  recordingMessaging,
} from '../support/conversation.js';
import { makeOrder } from '../support/day.js';
import { driversMorning } from '../support/driver-page.js';

const LONDON = 'Europe/London';

const api = useApi();
type Morning = Awaited<ReturnType<typeof driversMorning>>;
let morning: Morning;

const start = async (count: number): Promise<Morning> => {
  morning = await driversMorning(api, count);
  await morning.client.post(`/runs/${morning.run.id}/start`);
  return morning;
};
const pathOf = (order: string) => ownPath(morning.client, order);
async function load(path: string, form?: Record<string, string>) {
  const response = await fetch(
    api.origin + path,
    form ? { method: 'POST', body: new URLSearchParams(form) } : {},
  );
  return { status: response.status, text: await response.text() };
}
const report = (position: object) =>
  morning.client.post('/tracking/positions', {
    positions: [{ vehicle: morning.day.vehicle, latitude: 51.37, longitude: -0.1, ...position }],
  });

test('the van, how far away it is, and the stops before; not from afar, and not where it was long ago', async () => {
  const { stops, run, client, day } = await start(3);
  const paths = await Promise.all(stops.map(({ order }) => pathOf(order)));
  await report({});
  const [first, second, third] = await Promise.all(paths.map((path) => load(path)));
  expect(first?.text).toContain('You are next: the van is on its way to you.');
  expect(second?.text).toContain('It makes one stop before yours.');
  expect(third?.text).toContain('It makes 2 stops before yours.');
  expect(third?.text).toMatch(/aria-label="Map: The van is about (half a mile|a mile|\d+ miles) away\."/);
  // Towns are drawn: some hundred postcodes.
  expect(/class="dots" d="([^"]*)"/.exec(third?.text ?? '')?.[1]?.length).toBeGreaterThan(1_000);
  expect(third?.text).toContain('<meta http-equiv="refresh" content="60" />');
  api.setNow(new Date(instantOf(day.date, '06:30', LONDON).getTime() + 20 * 60_000));
  expect((await load(paths[2] ?? '')).text).not.toContain('aria-label="Map');
  await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
  expect((await load(paths[2] ?? '')).text).toContain('It makes one stop before yours.');
});

test('a van that has arrived is at the door, and expected no more', async () => {
  const { stops, run, client } = await start(2);
  const [first, second] = stops;
  const path = await pathOf(second.order);
  expect((await load(path)).text).toContain('Expected at about');
  // Drivers need not keep to the sequence.
  await client.post(`/runs/${run.id}/stops/${second.id}/arrive`);
  const { text } = await load(path);
  expect(text).toContain('The van has arrived: it is at your door.');
  expect(text).not.toMatch(/Expected at about|stop before yours|You are next/);
  expect(text).toContain('http-equiv="refresh"');
  expect((await load(await pathOf(first.order))).text).not.toContain('at your door');
});

test('a van that comes after midnight is expected on that day', async () => {
  const { stops, day } = await start(1);
  const path = await pathOf(stops[0].order);
  api.setNow(new Date(instantOf(day.date, '23:59', LONDON).getTime() + 16 * 60_000));
  const { text } = await load(path);
  const [, at] = /<dt>Running late, now expected at about<\/dt>\s*<dd>([^<]*)<\/dd>/.exec(text) ?? [];
  expect(at).toMatch(/^00:\d\d on \w+day \d+ \w+$/);
});

test('the expected time is never before the window, and after its end it is said to be late', async () => {
  const { stops, client, day } = await start(1);
  const [stop] = stops;
  const path = await pathOf(stop.order);
  const expected = async () => {
    const { text } = await load(path);
    const [, words, at] = /<dt>((?:Expected|Running late)[^<]*)<\/dt>\s*<dd>([\d:]+)<\/dd>/.exec(text) ?? [];
    const [, from, to] = /<dd>(\d\d:\d\d) to (\d\d:\d\d)<\/dd>/.exec(text) ?? [];
    return { words, at, from, to };
  };
  const early = await expected();
  expect(early.words).toBe('Expected at about');
  expect([early.at! >= early.from!, early.at! <= early.to!]).toEqual([true, true]);
  await api.owner.query(`update stops set window_from = $2, window_to = $3 where id = $1`, [
    stop.id,
    timeOfMinutes(minutesOf(early.at!) + 30),
    timeOfMinutes(minutesOf(early.at!) + 90),
  ]);
  const later = await expected();
  expect(later.at).toBe(later.from);
  api.setNow(instantOf(day.date, timeOfMinutes(minutesOf(later.to!) + 60), LONDON));
  const late = await expected();
  expect(late.words).toBe('Running late, now expected at about');
  expect(late.at! > late.to!).toBe(true);
  expect(client).toBeDefined();
});

test('a failed visit is explained, and another one is booked on the same page', async () => {
  const { stops, run, client } = await start(1);
  const [{ id, order }] = stops;
  const path = await pathOf(order);
  await client.post(`/runs/${run.id}/stops/${id}/fail`, { reason: 'no_answer', rebook: false });
  const failed = (await load(path)).text.replaceAll(/\s+/g, ' ');
  expect(failed).toMatch(
    /We came on \w+ \d+ \w+ at \d\d:\d\d and could not deliver your order, because nobody came to the door\./,
  );
  expect(failed).not.toContain('name="slot"');
  await client.post('/bookings/requests', { orders: [order] });
  const { id: request } = await latestRequest(api, order);
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  const asked = (await load(path)).text;
  expect(asked).toContain('Choose below when to deliver it.');
  // The next days are there to see; what is far away is folded.
  expect(asked.split('<details')[0]?.match(/type="radio"/g)).toHaveLength(3);
  const [near = '', far = ''] = asked.split(/Later days\s+<span>\d+ days/);
  expect(near.match(/<details name="day">/g)).toHaveLength(10);
  expect(far).toContain('<details name="day">');
  const [, slot = ''] = /name="slot" value="([^"]+)"/.exec(asked) ?? [];
  const booked = await load(path, { slot });
  expect(booked.status).toBe(200);
  expect(booked.text).not.toContain('We came on');
  const { body } = await client.get(`/orders/${order}`);
  expect([body.status, `${body.slot.date} ${body.slot.from} ${body.slot.to}`]).toEqual(['booked', slot]);
});

test('delivered: when, and to whom; a week later no name any more', async () => {
  const { stops, run, client, day } = await start(1);
  const [{ id, order }] = stops;
  const path = await pathOf(order);
  await client.post(`/runs/${run.id}/stops/${id}/complete`, { signed_by: 'S. <b>Griffiths' });
  const { text } = await load(path);
  expect(text).toMatch(/<dt>Delivered<\/dt>\s*<dd>\w+ \d+ \w+ at 06:30<\/dd>/);
  expect(text).toContain('<dd>S. &#60;b&#62;Griffiths</dd>');
  expect(text).toContain('<h2>What we brought</h2>');
  expect(text).not.toContain('http-equiv="refresh"');
  api.setNow(new Date(instantOf(day.date, '06:30', LONDON).getTime() + 8 * 86_400_000));
  const later = (await load(path)).text;
  expect(later).toContain('at 06:30');
  expect(later).not.toContain('Griffiths');
});

test('what was just noted is shown, and nothing of what others noted', async () => {
  const { stops, client } = await start(1);
  const [{ order }] = stops;
  const path = await pathOf(order);
  const shown = async () => (await load(`${path}?done=noted`)).text;
  expect(await shown()).not.toMatch(/Ring twice|Thank you/);
  await load(path, { note: 'Gate 4411.' });
  const { notes } = (await client.get(`/orders/${order}`)).body;
  await client.patch(`/orders/${order}`, { notes: `${notes}\nAlarm 4711, as From the recipient: said` });
  expect(await shown()).toContain('The driver will read: “Gate 4411.”');
  expect(await shown()).not.toMatch(/Ring twice|4711/);
});

test('a note for the driver: read on their page, added to what was noted, and never too long', async () => {
  const { stops, run, client } = await start(1);
  const [{ id, order }] = stops;
  const path = await pathOf(order);
  expect((await load(path)).text).toContain('href="?note=1"');
  const form = await load(`${path}?note=1`);
  expect(form.text).toContain('<textarea id="note"');
  expect(form.text).not.toContain('http-equiv="refresh"');
  expect((await load(path, { note: ' ' })).status).toBe(422);
  const tooLong = await load(path, { note: 'x'.repeat(501) });
  expect([tooLong.status, tooLong.text.includes('x'.repeat(501))]).toEqual([422, true]);
  expect((await load(path, { note: ' Gate code 4411. ' })).status).toBe(200);
  const notes = async () => (await client.get(`/orders/${order}`)).body.notes;
  expect(await notes()).toBe('Ring twice. The lift is too small.\nFrom the recipient: Gate code 4411.');
  const [entry] = (await client.get('/audit-log')).body.data;
  expect(entry).toMatchObject({ actor: 'recipient', action: 'orders.update', subject: order });
  // What looks like a line of the office, turns the text round, or is a link that acts.
  const forged = `Ring\r\nOffice: 500\u202e £\u001b\u2028 ${api.origin}${path}`;
  expect((await load(path, { note: forged })).status).toBe(200);
  expect((await notes()).split('\n').slice(2)).toEqual([
    `From the recipient: Ring Office: 500 £ ${api.origin}/t/…`,
  ]);
  for (let count = 0; count < 3; count += 1) await load(path, { note: 'x'.repeat(500) });
  expect((await load(path, { note: 'x'.repeat(500) })).status).toBe(409);
  expect((await notes()).length).toBeLessThanOrEqual(2_000);
  await client.post(`/runs/${run.id}/stops/${id}/complete`);
  expect((await load(path)).text).not.toContain('Leave a note');
  const tooLate = await load(path, { note: 'Too <late>.' });
  expect([tooLate.status, tooLate.text.includes('Too &#60;late&#62;.')]).toEqual([409, true]);
  expect((await load('/t/unknown', { note: 'x' })).status).toBe(404);
});

describe('POST /orders/{order_id}/revoke-link', () => {
  const audited = async () =>
    (await morning.client.get('/audit-log')).body.data.filter(
      ({ action }: any) => action === 'orders.revoke_link',
    );

  test("200: the recipient's own link ends, and what is still to be sent has the next one", async () => {
    const { client, stops } = await start(1);
    const [{ order }] = stops;
    const path = await pathOf(order);
    const { tracking_url: shows } = (await client.get(`/orders/${order}`)).body;
    const body = { kind: 'message', name: 'Own', sms_body: 'See {{ link }}' };
    const template = (await client.post('/templates', body)).body.id;
    await client.post(`/orders/${order}/messages`, { template });
    const waiting = async () =>
      (
        await api.owner.query(`select link ->> 'digest' as digest from messages where template = $1`, [
          template,
        ])
      ).rows.map(({ digest }) => digest);
    const [first] = await waiting();
    expect(first).toHaveLength(64);
    const revoke = (key: string) =>
      client.post(`/orders/${order}/revoke-link`, undefined, { 'idempotency-key': key });
    const ended = await revoke('once');
    expect([ended.status, ended.body.id, ended.body.tracking_url]).toEqual([200, order, shows]);
    expect([(await load(path)).status, (await load(path, { note: 'x' })).status]).toEqual([404, 404]);
    expect((await load(new URL(shows).pathname)).status).toBe(200);
    const next = await pathOf(order);
    expect((await load(next)).status).toBe(200);
    expect(await waiting()).not.toContain(first);
    // The same request again ends nothing.
    expect((await revoke('once')).headers.get('idempotent-replayed')).toBe('true');
    expect((await load(next)).status).toBe(200);
    expect((await revoke('twice')).status).toBe(200);
    expect((await load(next)).status).toBe(404);
    expect((await audited()).map(({ subject }: any) => subject)).toEqual([order, order]);
  });

  test('200 for an order that has no link yet, which stays as it is; 404 for none', async () => {
    const { client, day } = await start(1);
    const { id } = await makeOrder(client, day.shipper);
    const { body: before } = await client.get(`/orders/${id}`);
    const unchanged = await client.post(`/orders/${id}/revoke-link`);
    expect([unchanged.status, unchanged.body]).toEqual([200, before]);
    expect((await client.post('/orders/ord_none/revoke-link')).body.error.code).toBe('not_found');
    expect(await audited()).toEqual([]);
  });
});
