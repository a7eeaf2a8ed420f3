/** POST /orders/{order_id}/erase: what is known of a recipient goes from everywhere, what happened stays. */
import { eraseRetained } from '../../src/operations/orders/erase.js';
import { insertOptOut, listOptedOut } from '../../src/records/opt-outs.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  TUESDAY,
} from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { agentLooks } from '../support/agent.js';
import { bookedOrder, emptyDay, eventTypes, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let client: Client;

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const TODAY = '2026-03-11';
const PERSON = {
  name: 'Ottoline Quilversworth',
  phone: '+447700900456',
  email: 'ottoline.q@example.org',
  address: { line1: '77 Zebedee Crescent', line2: 'Flat Umbra', town: 'Croydon', postcode: 'CR0 2RF' },
};
/** What must be found nowhere. */
const TRACES = [
  'Ottoline',
  'Quilversworth',
  '900456',
  'ottoline.q',
  'Zebedee',
  'Flat Umbra',
  'dachshund',
  'violet gate',
];

beforeEach(async () => {
  api.setNow(TUESDAY);
  day = { ...(await emptyDay(api)), date: TODAY };
  client = day.client;
});

const at = (time: string, date = TODAY) => new Date(`${date}T${time}:00Z`);

/** Every row of every table as text, as `pg_dump` would write them; what is stored as bytes is read as text. */
async function dump(): Promise<Map<string, string>> {
  const { rows: tables } = await api.owner.query(
    `select relname as name from pg_class where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace`,
  );
  const dumped = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await api.owner.query(`select t::text as row from ${name} t`);
    dumped.set(name, rows.map(({ row }) => row).join('\n'));
  }
  const { rows: answers } = await api.owner.query(
    `select encode(body, 'escape') as body from idempotency_keys where body is not null`,
  );
  dumped.set('idempotency_keys', answers.map(({ body }) => body).join('\n'));
  return dumped;
}

async function traces(): Promise<string[]> {
  const dumped = await dump();
  return [...dumped].flatMap(([table, text]) =>
    TRACES.filter((trace) => text.includes(trace)).map((trace) => `${table}: ${trace}`),
  );
}

async function photo(): Promise<string> {
  const response = await fetch(`${api.origin}/sandbox/admin/v1/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.key}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  return ((await response.json()) as { id: string }).id;
}

/** An order that was asked about, answered, booked, planned, driven and delivered, with a trace in every corner. */
async function delivered(): Promise<{
  order: any;
  run: string;
  stop: string;
  photos: string[];
  job: string;
}> {
  const order = (
    await client.post(
      '/orders',
      {
        shipper: day.shipper,
        reference: `ERASE-${Math.random()}`,
        recipient: PERSON,
        items: [{ description: 'Treadmill', pieces: 2 }],
        notes: 'Beware of the dachshund.',
      },
      { 'Idempotency-Key': `make-${Math.random()}` },
    )
  ).body;
  const { body: pieces } = await client.get(`/orders/${order.id}/pieces`);
  const shown = await photo();
  await client.post('/scans', {
    scans: pieces.data.map(({ barcode }: { barcode: string }) => ({
      barcode,
      type: 'depot_in',
      photo_ids: [shown],
    })),
  });
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const tenant = client.tenant.id;
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant, request });
  // As providers may say why they refuse a message.
  const words = `No such number: ${PERSON.phone}`;
  await api.owner.query('update messages set error_detail = $1 where order_id = $2', [words, order.id]);
  const { body: inbound } = await client.post(
    '/sandbox/replies',
    { order: order.id, channel: 'sms', text: 'Use the violet gate, says Ottoline' },
    { 'Idempotency-Key': `reply-${Math.random()}` },
  );
  await activities.readReply({ tenant, reply: inbound.id });
  const slot = { date: TODAY, from: '08:00', to: '12:00' };
  await client.post('/bookings', { order: order.id, slot }, { 'Idempotency-Key': `book-${Math.random()}` });
  const job = await optimise(api, day);
  const run = (await client.post(`/routes/${job.result.routes[0].id}/publish`)).body.id;
  await activities.deliverQueued({ tenant });
  const stop = (await client.get(`/runs/${run}/stops`)).body.data.find(
    (each: any) => each.order === order.id,
  ).id;
  api.setNow(at('09:00'));
  const door = { vehicle: day.vehicle, latitude: 51.4904, longitude: 0.1208 };
  await client.post(
    '/tracking/positions',
    { positions: [door] },
    { 'Idempotency-Key': `at-${Math.random()}` },
  );
  const signature = await photo();
  const completed = await client.post(
    `/runs/${run}/stops/${stop}/complete`,
    { signed_by: 'Ottoline Q', photo_ids: [signature], notes: 'by the violet gate' },
    { 'Idempotency-Key': `done-${Math.random()}` },
  );
  expect(completed.body.proof.position).toEqual({ latitude: 51.4904, longitude: 0.1208 });
  return { order, run, stop, photos: [shown, signature], job: job.id };
}

test('nothing of the person is left in any table; the record, its times and its figures are', async () => {
  await client.post('/webhook-endpoints', { url: 'https://example.com/hooks', events: ['order.created'] });
  const { order, run, stop, photos, job } = await delivered();
  const before = (await client.get(`/orders/${order.id}`)).body;
  const report = (await client.get(`/reports/deliveries?from=${TODAY}&to=${TODAY}`)).body;
  const found = await traces();
  for (const table of [
    'orders',
    'messages',
    'replies',
    'stops',
    'events',
    'order_terms',
    'idempotency_keys',
  ]) {
    expect(found.some((trace) => trace.startsWith(`${table}:`))).toBe(true);
  }
  expect(found.filter((trace) => trace.startsWith('jobs:'))).toEqual([]);
  expect((await client.get(`/jobs/${job}`)).body.result.routes[0].stops[0].address.line1).toBe(
    PERSON.address.line1,
  );

  api.setNow(at('13:00'));
  const erased = await client.post(`/orders/${order.id}/erase`);
  expect(erased.status).toBe(200);
  expect(await traces()).toEqual([]);
  expect(erased.body).toEqual({
    ...before,
    recipient: {},
    notes: null,
    tracking_url: null,
    updated_at: at('13:00').toISOString(),
    erased_at: at('13:00').toISOString(),
  });
  expect((await client.get(`/orders/${order.id}`)).body).toEqual(erased.body);
  expect((await client.get(`/reports/deliveries?from=${TODAY}&to=${TODAY}`)).body).toEqual(report);
  for (const id of photos) expect((await client.get(`/photos/${id}`)).status).toBe(404);
  const visit = (await client.get(`/runs/${run}/stops`)).body.data.find((each: any) => each.id === stop);
  expect(visit).not.toHaveProperty('address');
  expect(visit).toMatchObject({
    status: 'completed',
    completed_at: at('09:00').toISOString(),
    proof: { signed_by: null, photo_ids: [], notes: null, at: at('09:00').toISOString() },
  });
  expect(visit.proof.pieces_delivered).toHaveLength(2);
  expect((await client.get(`/jobs/${job}`)).body.result.routes[0].stops[0]).not.toHaveProperty('address');

  // Links, searches and remembered answers lead nowhere.
  expect((await fetch(before.tracking_url.replace(/^https?:\/\/[^/]+/, api.origin))).status).toBe(404);
  for (const q of ['Quilversworth', PERSON.phone, PERSON.address.postcode]) {
    expect((await client.get(`/orders?q=${encodeURIComponent(q)}`)).body.data).toEqual([]);
  }
  expect((await client.get(`/orders?q=${order.reference}`)).body.data).toEqual([erased.body]);
  expect((await client.get(`/orders?updated_since=${at('12:59').toISOString()}`)).body.data).toEqual([
    erased.body,
  ]);

  // It is told and noted, once.
  expect((await eventTypes(client, order.id)).filter((type) => type === 'order.erased')).toHaveLength(1);
  const again = await client.post(`/orders/${order.id}/erase`);
  expect([again.status, again.body]).toEqual([200, erased.body]);
  const audit = await client.get(`/audit-log?action=orders.erase`);
  expect(audit.body.data).toMatchObject([{ subject: order.id }]);
  expect((await eventTypes(client, order.id)).filter((type) => type === 'order.erased')).toHaveLength(1);

  // And does not come back.
  const amended = await client.post(`/runs/${run}/stops/${stop}/complete`, { signed_by: 'Ottoline' });
  expect([amended.status, amended.body.error.code]).toEqual([409, 'invalid_state']);
  expect(await traces()).toEqual([]);
});

test('only closed orders; nobody else’s', async () => {
  const order = await makeOrder(client, day.shipper);
  const refused = await client.post(`/orders/${order.id}/erase`);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
  expect((await client.get(`/orders/${order.id}`)).body).toEqual(order);
  await client.post(`/orders/${order.id}/cancel`, { reason: 'Mrs Quilversworth rang.' });
  expect((await (await api.client()).post(`/orders/${order.id}/erase`)).status).toBe(404);
  expect(
    (await (await api.client({ scopes: ['routes:write'] })).post(`/orders/${order.id}/erase`)).status,
  ).toBe(403);
  expect((await client.post(`/orders/${order.id}/erase`)).status).toBe(200);
  expect(await traces()).toEqual([]);
});

test('an erased order takes nothing of a person again', async () => {
  const order = await makeOrder(client, day.shipper);
  await client.post(`/orders/${order.id}/cancel`);
  const { body: erased } = await client.post(`/orders/${order.id}/erase`);
  for (const body of [
    { recipient: PERSON },
    { recipient: { name: PERSON.name } },
    { notes: 'A dachshund.' },
  ]) {
    const refused = await client.patch(`/orders/${order.id}`, body);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'invalid_state']);
  }
  expect((await client.patch(`/orders/${order.id}`, erased)).body).toEqual(erased);
  const told = await client.post('/sandbox/replies', {
    order: order.id,
    channel: 'sms',
    text: 'Ottoline here: Friday please.',
  });
  expect([told.status, told.body.error?.code]).toEqual([409, 'invalid_state']);
  const returned = await client.post(`/orders/${order.id}/return`, { reason: 'Mrs Quilversworth rang.' });
  expect([returned.status, returned.body.error?.param]).toEqual([409, 'reason']);
  expect((await client.post(`/orders/${order.id}/return`)).body.status).toBe('returned');
  expect(await traces()).toEqual([]);
});

test('others on the same run, job and photo keep theirs', async () => {
  const other = await makeOrder(client, day.shipper, {
    recipient: {
      name: 'Barnaby Kept',
      phone: '+447700900777',
      address: { line1: '9 Kept Street', town: 'Croydon', postcode: 'CR2 6HP' },
    },
  });
  await scanIn(client, other);
  await client.post('/bookings', { order: other.id, slot: { date: TODAY, from: '08:00', to: '12:00' } });
  const { order, run, photos } = await delivered();
  const { body: pieces } = await client.get(`/orders/${other.id}/pieces`);
  const [{ barcode }] = pieces.data;
  await client.post('/scans', { scans: [{ barcode, type: 'depot_in', photo_ids: [photos[0]] }] });
  const kept = (await client.get(`/orders/${other.id}`)).body;
  expect((await client.post(`/orders/${order.id}/erase`)).status).toBe(200);
  const dumped = [...(await dump()).values()].join('\n');
  expect(await traces()).toEqual([]);
  for (const trace of ['Barnaby Kept', '+447700900777']) expect(dumped).toContain(trace);
  expect((await client.get(`/orders/${other.id}`)).body).toEqual(kept);
  expect((await client.get(`/photos/${photos[0]}`)).status).toBe(200);
  // The van still goes on from where it was: its stops can be timed and driven.
  const stops = (await client.get(`/runs/${run}/stops`)).body.data;
  const next = stops.find((each: any) => each.order === other.id);
  expect(next.address.line1).toBe('9 Kept Street');
  expect((await client.post(`/runs/${run}/stops/${next.id}/complete`)).status).toBe(200);
});

test('the words of a suggestion go, wherever they were kept; what it changes stays', async () => {
  const { vehicle, driver, depot, date } = day;
  const stops = [await bookedOrder(day)];
  const { body: route } = await client.post('/routes', { date, depot, vehicle, driver, stops });
  await client.post(`/routes/${route.id}/publish`);
  const order = await bookedOrder(day, { recipient: PERSON });
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion.summary).toContain(PERSON.name);
  const headers = { 'idempotency-key': 'dismissal' };
  await client.post(`/agent/suggestions/${suggestion.id}/dismiss`, {}, headers);
  await client.post(`/orders/${order}/cancel`);
  expect((await client.post(`/orders/${order}/erase`)).status).toBe(200);
  expect(await traces()).toEqual([]);
  const { body: left } = await client.get(`/agent/suggestions/${suggestion.id}`);
  expect(left).toMatchObject({ summary: '', reason: '', changes: suggestion.changes });
});

test('what waits of a cancelled order is never sent, and nobody is asked about its replies', async () => {
  const activities = conversationActivities(api, recordingMessaging().messaging);
  const tenant = client.tenant.id;
  const order = await makeOrder(client, day.shipper, { recipient: PERSON });
  await scanIn(client, order);
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id: request } = await latestRequest(api, order.id);
  await activities.askRecipient({ tenant, request });
  const { body: inbound } = await client.post('/sandbox/replies', {
    order: order.id,
    channel: 'sms',
    text: 'dachshund?',
  });
  await activities.readReply({ tenant, reply: inbound.id });
  const { body: unread } = await client.post('/sandbox/replies', {
    order: order.id,
    channel: 'sms',
    text: 'violet gate',
  });
  await client.post(`/orders/${order.id}/cancel`);
  await client.scoped((scope) => insertOptOut(scope, PERSON.phone));
  expect((await client.post(`/orders/${order.id}/erase`)).status).toBe(200);
  expect(await traces()).toEqual([]);
  expect((await client.get('/bookings/replies?needs_review=true')).body.data).toEqual([]);
  await activities.readReply({ tenant, reply: unread.id });
  expect((await client.get('/bookings/replies')).body.data).toMatchObject([
    { outcome: 'dismissed', text: '' },
    { outcome: 'dismissed', text: '' },
  ]);
  const { body: messages } = await client.get(`/messages?order=${order.id}`);
  expect(messages.data.map((each: any) => [each.to, each.body])).toEqual(messages.data.map(() => ['', '']));
  expect(messages.data.filter((each: any) => each.status === 'queued')).toEqual([]);

  // Who wanted no texts gets none, though the number is no longer known.
  const { body: optOuts } = await client.get(`/opt-outs?phone=${encodeURIComponent(PERSON.phone)}`);
  expect(optOuts.data).toMatchObject([{ phone: null }]);
  const out = await client.scoped((scope) => listOptedOut(scope, [PERSON.phone, '+447700900001']));
  expect([...out]).toEqual([PERSON.phone]);
  expect((await client.delete(`/opt-outs/${optOuts.data[0].id}`)).status).toBe(204);
  expect((await client.get('/opt-outs')).body.data).toEqual([]);
});

test('after the time that the courier keeps them, closed orders are erased by themselves, some at a time', async () => {
  const made = async () => (await makeOrder(client, day.shipper, { recipient: PERSON })).id as string;
  const open = await made();
  const closed = [await made(), await made(), await made()];
  for (const id of closed) await client.post(`/orders/${id}/cancel`);
  const run = (limit: number) => client.scoped((scope) => eraseRetained(scope, limit));
  const daysLater = (days: number) => new Date(TUESDAY.getTime() + days * 24 * 3_600_000);
  api.setNow(daysLater(400));
  expect(await run(10)).toBe(0);
  api.setNow(daysLater(20));
  await client.patch('/settings', { retention_days: 30 });
  api.setNow(daysLater(29));
  expect(await run(10)).toBe(0);
  api.setNow(daysLater(31));
  const fresh = await made();
  await client.post(`/orders/${fresh}/cancel`);
  expect([await run(2), await run(2), await run(2)]).toEqual([2, 1, 0]);
  const named = async (id: string) => (await client.get(`/orders/${id}`)).body;
  for (const id of closed) {
    expect(await named(id)).toMatchObject({ recipient: {}, erased_at: daysLater(31).toISOString() });
  }
  for (const id of [open, fresh]) expect((await named(id)).recipient.name).toBe(PERSON.name);
  expect((await client.get('/audit-log?action=orders.retention')).body.data).toHaveLength(3);
});
