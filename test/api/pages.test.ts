/** The recipients' pages, as a browser without JavaScript sees them. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createRecipientPages } from '../../src/pages/recipients/router.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  oneWindow,
  ownPath,
  recordingMessaging,
  scannedOrder,
  told,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;
let server: Server;
let origin: string;

const WEDNESDAY = { date: '2026-03-11', from: '08:00', to: '12:00' };
const DAY_MS = 86_400_000;

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
  // A server for each test: the limit by address begins again.
  server = createServer(express().use(createRecipientPages(api.foundation.source)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Page = { status: number; headers: Headers; text: string };

async function load(path: string, form?: Record<string, string>): Promise<Page> {
  const response = await fetch(
    `${origin}${path}`,
    form ? { method: 'POST', body: new URLSearchParams(form) } : {},
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function asked(overrides: Record<string, unknown> = {}) {
  const order = await scannedOrder(client, setup, overrides);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id, token } = await latestRequest(api, order.id);
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await activities.askRecipient({ tenant: client.tenant.id, request: id });
  return { order: order.id as string, request: id as string, path: `/b/${token}` };
}

describe('GET /b/{token}', () => {
  test('200: free slots as radio buttons in a group for each day', async () => {
    const { path } = await asked();
    const page = await load(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('<html lang="en-GB">');
    expect(page.text).toContain('<legend>Wednesday 11 March</legend>');
    expect(page.text).toContain('<input type="radio" name="slot" value="2026-03-11 08:00 12:00" />');
    expect(page.text).toContain('<form method="post">');
    expect(page.text).toContain('Test Couriers');
    expect(page.text.match(/type="radio"/g)?.length).toBeGreaterThan(60);
  });

  test('the office ends the link; a reminder has the next one', async () => {
    const { order, request, path } = await asked();
    expect((await client.post(`/orders/${order}/revoke-link`)).status).toBe(200);
    const choice = { slot: '2026-03-11 08:00 12:00' };
    expect([(await load(path)).status, (await load(path, choice)).status]).toEqual([404, 404]);
    const { messaging, sent } = recordingMessaging();
    const due = '2026-03-11T12:00:00.000Z';
    await conversationActivities(api, messaging).remindRecipient({ tenant: client.tenant.id, request, due });
    const next = /\/b\/[\w-]{27}/.exec(sent.sms[0]?.body ?? '')?.[0] ?? '';
    expect((await load(next, choice)).status).toBe(200);
    await client.post(`/orders/${order}/cancel`);
    await client.post(`/orders/${order}/erase`);
    await client.post(`/orders/${order}/revoke-link`);
    expect((await latestRequest(api, order)).token_digest).toBeNull();
  });

  test('nothing is loaded, framed, cached or told to others', async () => {
    const { path } = await asked();
    const page = await load(path);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script|https?:\/\/|<img|<link/);
  });

  test('what recipients and shippers wrote is text, never markup', async () => {
    const { path } = await asked({ reference: '<img src=x onerror=alert(1)>' });
    const page = await load(path);
    expect(page.text).not.toContain('<img');
    expect(page.text).toContain('&#60;img src=x');
  });

  test("the office's number is there, whether a slot is free or not", async () => {
    const { path } = await asked();
    expect((await load(path)).text).not.toContain('tel:');
    await client.patch('/settings', { phone: '0113 296 0000' });
    const call = 'or call <a href="tel:+441132960000">';
    expect((await load(path)).text).toContain(call);
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(0));
    expect((await load(path)).text).toContain(call);
  });

  test('200 without a free slot: says what to do', async () => {
    const { path } = await asked();
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(0));
    const page = await load(path);
    expect(page.text).toContain('No time is free');
    expect(page.text).not.toContain('<form');
  });

  test('404 for an unknown token, 410 for a closed or expired one', async () => {
    for (const token of ['unknown', 'x'.repeat(100), '%00', "'--"]) {
      expect((await load(`/b/${token}`)).status).toBe(404);
    }
    const closed = await asked();
    await client.patch(`/orders/${closed.order}`, { hold: true });
    expect((await load(closed.path)).status).toBe(410);
    const old = await asked();
    api.setNow(new Date(TUESDAY.getTime() + 28 * DAY_MS));
    const page = await load(old.path);
    expect(page.status).toBe(410);
    expect(page.text).toContain('expired');
  });

  test('429 for an address that tries too many', async () => {
    const tries = await Promise.all(Array.from({ length: 61 }, (_, index) => load(`/b/guess${index}`)));
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('GET /b/{token}?offer=2: the offer that an email’s button names is chosen already; none by another word', async () => {
  const { path } = await asked();
  const chosen = async (query: string) =>
    /value="([^"]+)" checked/.exec((await load(path + query)).text)?.[1];
  const offers = [...(await load(path)).text.matchAll(/name="slot" value="([^"]+)"/g)].map(
    ([, value]) => value,
  );
  expect(await chosen('?offer=2')).toBe(offers[1]);
  for (const query of ['', '?offer=0', '?offer=9', '?offer=x', '?offer=1&offer=2']) {
    expect(await chosen(query)).toBeUndefined();
  }
});

describe('POST /b/{token}', () => {
  test('books the slot and shows the confirmation; again shows it again', async () => {
    const { order, path } = await asked();
    const page = await load(path, { slot: '2026-03-11 08:00 12:00' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Your delivery is booked');
    expect(page.text).toContain('Wednesday 11 March');
    expect((await client.get(`/orders/${order}`)).body).toMatchObject({ status: 'booked', slot: WEDNESDAY });
    expect((await told(api, order)).at(-1)).toEqual({ type: 'booked' });
    const again = await load(path, { slot: '2026-03-12 08:00 12:00' });
    expect(again.text).toContain('Wednesday 11 March');
    expect((await client.get(`/orders/${order}`)).body.slot).toEqual(WEDNESDAY);
    const { rows } = await api.owner.query('select actor, action from audit_log where subject = $1', [order]);
    expect(rows).toContainEqual({ actor: 'recipient', action: 'bookings.pick' });
  });

  test('409: a slot that has gone is said so, with those that are left', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const { order, path } = await asked();
    const other = await makeOrder(client, setup.shipper);
    await client.post('/bookings', { order: other.id, slot: WEDNESDAY });
    const page = await load(path, { slot: '2026-03-11 08:00 12:00' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('role="alert"');
    expect(page.text).not.toContain('value="2026-03-11 08:00 12:00"');
    expect(page.text).toContain('value="2026-03-12 08:00 12:00"');
    expect((await client.get(`/orders/${order}`)).body.status).toBe('awaiting_reply');
  });

  test('of ten who pick the last place at once, one gets it', async () => {
    await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(1));
    const paths: string[] = [];
    for (let index = 0; index < 10; index += 1) paths.push((await asked()).path);
    const pages = await Promise.all(paths.map((path) => load(path, { slot: '2026-03-11 08:00 12:00' })));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pages.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test.each([{}, { slot: '' }, { slot: 'x' }, { slot: '2026-02-30 08:00 12:00' }, { other: '1' }])(
    '422 for %j: the picker again',
    async (form) => {
      const { path } = await asked();
      const page = await load(path, form);
      expect(page.status).toBe(422);
      expect(page.text).toContain('Choose one of the times first');
    },
  );

  test('404 for an unknown token, 410 for an order on hold', async () => {
    expect((await load('/b/unknown', { slot: 'x' })).status).toBe(404);
    const { order, path } = await asked();
    await client.patch(`/orders/${order}`, { hold: true });
    expect((await load(path, { slot: '2026-03-11 08:00 12:00' })).status).toBe(410);
  });
});

describe('GET /t/{token}', () => {
  async function tracked() {
    const order = await makeOrder(client, setup.shipper);
    const booked = await client.post('/bookings', { order: order.id, slot: WEDNESDAY });
    const shows = new URL(booked.body.tracking_url).pathname;
    return { order: order.id as string, path: await ownPath(client, order.id), shows };
  }

  test('200: the booked window', async () => {
    const { path } = await tracked();
    const page = await load(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Your delivery is booked.');
    expect(page.text).toContain('<dd>Wednesday 11 March</dd>');
    expect(page.text).toContain('<dd>08:00 to 12:00</dd>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test("200: with the office's number, if it gives one", async () => {
    const { path } = await tracked();
    expect((await load(path)).text).not.toContain('tel:');
    await client.patch('/settings', { phone: '0113 296 0000' });
    expect((await load(path)).text).toContain(
      'Reply to our text or email, or call <a href="tel:+441132960000">+441132960000</a>',
    );
  });

  test('200: the narrowed window and the ETA once the route is published', async () => {
    const { order, path } = await tracked();
    const route = `rte_${order}`;
    await api.owner.query(
      `insert into routes (tenant_id, id, date, depot, vehicle, driver, status, departs_second, totals, created_at, updated_at)
       values ($1, $2, '2026-03-11', $3, $4, $5, 'published', 32400, '{}', now(), now())`,
      [client.tenant.id, route, setup.depot, setup.vehicle, setup.driver],
    );
    await api.owner.query(
      `insert into stops (tenant_id, id, route, sequence, order_id, type, window_from, window_to, eta, status, pieces)
       values ($1, $2, $3, 1, $4, 'delivery', '09:10', '10:40', '09:40', 'pending', 2)`,
      [client.tenant.id, `stp_${order}`, route, order],
    );
    await api.owner.query(`update orders set status = 'out_for_delivery', route = $2 where id = $1`, [
      order,
      route,
    ]);
    const page = await load(path);
    expect(page.text).toContain('on its way');
    expect(page.text).toContain('<dd>09:10 to 10:40</dd>');
    expect(page.text).toContain('<dd>09:40</dd>');
  });

  test('tracking_url, which readers of the API have too, shows the order and changes nothing', async () => {
    const { order, path, shows } = await tracked();
    const [, slot = ''] = /name="slot" value="([^"]+)"/.exec((await load(path)).text) ?? [];
    const before = (await client.get(`/orders/${order}`)).body;
    const page = await load(shows);
    expect(page.text).toContain('<dd>Wednesday 11 March</dd>');
    expect(page.text).not.toMatch(/<form|<button|name="slot"|name="note"|note=1/);
    expect((await load(`${shows}?note=1`)).text).not.toMatch(/<form|name="note"/);
    for (const form of [{ slot }, { note: 'Leave it at number 66.' }, {}]) {
      const refused = await load(shows, form);
      expect([refused.status, refused.text.includes('only shows where the order is')]).toEqual([403, true]);
      expect(refused.text).not.toMatch(/<form|<button/);
    }
    expect((await client.get(`/orders/${order}`)).body).toEqual(before);
    const { data } = (await client.get('/audit-log')).body;
    expect(data.filter(({ actor }: any) => actor === 'recipient')).toEqual([]);
  });

  test("the recipient's own link ends when messages go to another number or address", async () => {
    const { order, path, shows } = await tracked();
    await client.patch(`/orders/${order}`, { recipient: { name: 'Sioned Jones' } });
    expect((await load(path)).text).toContain('name="note"');
    await client.patch(`/orders/${order}`, { recipient: { phone: '+447700900777' } });
    expect((await load(path)).status).toBe(404);
    expect((await load(path, { note: 'x' })).status).toBe(404);
    expect((await load(shows)).status).toBe(200);
    const next = await ownPath(client, order);
    expect((await load(next)).text).toContain('name="note"');
    await client.patch(`/orders/${order}`, { recipient: { email: 'other@example.com' } });
    expect((await load(next)).status).toBe(404);
  });

  test('moves the visit to another free slot until the run has started', async () => {
    const { order, path } = await tracked();
    const [, slot = ''] = /name="slot" value="([^"]+)"/.exec((await load(path)).text) ?? [];
    expect((await load(path, {})).status).toBe(422);
    expect((await load(path, { slot: '2030-01-01 08:00 12:00' })).status).toBe(409);
    const done = await load(path, { slot });
    expect([done.status, done.text]).toEqual([200, expect.stringMatching(/Moved: [^.]+\. Thank you\./)]);
    const { body } = await client.get(`/orders/${order}`);
    expect([body.status, `${body.slot.date} ${body.slot.from} ${body.slot.to}`]).toEqual(['booked', slot]);
    await api.owner.query(`update orders set status = 'out_for_delivery' where id = $1`, [order]);
    expect((await load(path)).text).not.toContain('name="slot"');
    expect((await load(path, { slot })).status).toBe(409);
  });

  test('200 without a window when there is no visit to come; 404 for an unknown token', async () => {
    const { order, path } = await tracked();
    await client.post(`/orders/${order}/cancel`);
    const page = await load(path);
    expect(page.text).toContain('cancelled');
    expect(page.text).not.toContain('Between');
    expect((await load('/t/unknown')).status).toBe(404);
  });

  test('a week after an order was closed a link that is kept shows neither address nor goods', async () => {
    const { order, path } = await tracked();
    const details = ['Rose Lane', 'What we bring'];
    const shown = async () => {
      const { text } = await load(path);
      return details.filter((detail) => text.includes(detail));
    };
    const age = (days: number) =>
      api.owner.query(
        `update orders set updated_at = $2::timestamptz - make_interval(days => $3) where id = $1`,
        [order, api.foundation.source.clock(), days],
      );
    await age(30);
    expect(await shown()).toEqual(details);
    await client.post(`/orders/${order}/cancel`);
    await age(6);
    expect(await shown()).toEqual(details);
    await age(8);
    expect(await shown()).toEqual([]);
    expect((await load(path)).text).toContain('cancelled');
  });
});

test('the API serves them beside its own paths', async () => {
  const { order } = await asked();
  const { token } = await latestRequest(api, order);
  const picker = await fetch(`${api.origin}/b/${token}`);
  expect([picker.status, picker.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetch(`${api.origin}/t/none`)).status).toBe(404);
});

describe('the server’s own address, and those where there is nothing', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    ['/', 200, 'Welcome'],
    ['/nothing', 404, 'There is nothing here'],
    ['/t', 404, 'There is nothing here'],
    ['/docs/nothing', 404, 'There is nothing here'],
  ])('%s is a page for a browser', async (path, status, title) => {
    const response = await fetch(api.origin + path, { headers: browser });
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('href="/console/"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a program is told in the envelope, and so is everybody below the API', async () => {
    for (const [path, headers, method] of [
      ['/', {}, 'GET'],
      ['/nothing', { accept: 'application/json' }, 'GET'],
      ['/nothing', browser, 'POST'],
      ['/sandbox/admin/v1/nothing', { ...browser, authorization: `Bearer ${client.key}` }, 'GET'],
    ] as const) {
      const response = await fetch(api.origin + path, { headers, method });
      const { error } = (await response.json()) as { error: { code: string } };
      expect([path, response.status, error.code]).toEqual([path, 404, 'unknown_route']);
    }
  });
});
