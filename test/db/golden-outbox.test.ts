/**
 * What each flow has people read: kind, channel, recipient, words and outcome of every message, as recorded in
 * test/golden/outbox.txt. `RECORD_OUTBOX=1` records it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { continuePostponement } from '../../src/operations/postponements/continue.js';
import { useApi } from '../support/api.js';
import { newAsking, OFFERED } from '../support/booking-conversation.js';
import { carrier } from '../support/carry-out.js';
import { conversationActivities, oneWindow, recordingMessaging, TUESDAY } from '../support/conversation.js';
import { makeOrder, scanIn } from '../support/day.js';
import { bookedOrder, emptyDay, optimise, outboxOf, type PlannedDay } from '../support/planning.js';

const api = useApi();
const FILE = path.join(import.meta.dirname, '../golden/outbox.txt');
const flows: string[] = [];
afterAll(() => {
  api.setNow(undefined);
  const text = `${flows.join('\n\n')}\n`;
  if (process.env['RECORD_OUTBOX'] !== undefined) writeFileSync(FILE, text);
});

/** Notes what a courier's people were sent or not, and compares it with what was recorded. */
async function compare(flow: string, tenant: string): Promise<void> {
  const { rows } = await api.owner.query(
    `select m.kind, m.channel, m.recipient, m.status, m.error, m.subject, m.body, o.reference
     from messages m left join orders o on (o.tenant_id, o.id) = (m.tenant_id, m.order_id) where m.tenant_id = $1`,
    [tenant],
  );
  const order = (reference: string | null) => reference ?? '-';
  const references = [...new Set(rows.map(({ reference }) => reference).filter(Boolean))].toSorted(
    (a, b) => Number(a.slice(4)) - Number(b.slice(4)),
  );
  const named = (text: string) => {
    let plain = text;
    for (const [index, reference] of references.toReversed().entries())
      plain = plain.replaceAll(reference, `Order ${references.length - index}`);
    return plain
      .replaceAll(/\b(dep|drv|run|shp|whe|ord|veh|rte|key)_\w+/g, '$1_…')
      .replaceAll(/http:\/\/[\w.:]+/g, 'http://host');
  };
  const lines = rows.map(({ kind, channel, recipient, status, error, subject, body, reference }) =>
    named(
      [
        kind,
        order(reference),
        channel,
        recipient,
        status,
        error ?? '-',
        JSON.stringify(subject),
        JSON.stringify(body),
      ].join(' | '),
    ),
  );
  const noted = [`# ${flow}`, ...lines.toSorted()].join('\n');
  flows.push(noted);
  if (process.env['RECORD_OUTBOX'] !== undefined) return;
  expect(noted.split('\n')).toEqual(
    readFileSync(FILE, 'utf8')
      .split('\n\n')
      .find((part) => part.startsWith(`# ${flow}\n`))
      ?.trimEnd()
      .split('\n'),
  );
}

const HOUR_MS = 3_600_000;
const after = (hours: number) => api.setNow(new Date(TUESDAY.getTime() + hours * HOUR_MS));

test('conversations', async () => {
  const asking = await newAsking(api);
  const { client, setup, activities } = asking;
  const carry = carrier(client, activities);
  const answer = async (order: string, text: string) => {
    await client.post('/sandbox/replies', { order, channel: 'sms', text });
    await carry();
  };
  const [first, again, asked, office, late] = await Promise.all(
    Array.from({ length: 5 }, async () => null),
  ).then(async (places) => {
    const made: { order: string; request: string }[] = [];
    for (const _place of places) made.push(await asking.requested());
    return made as [any, any, any, any, any];
  });
  await carry();
  await answer(first.order, 'Option 1 please');
  await client.put(`/depots/${setup.depot}/slot-schedule`, oneWindow(2));
  await asking.fill(OFFERED[1]);
  await asking.fill(OFFERED[1]);
  await answer(again.order, '2');
  await answer(asked.order, 'Friday maybe?');
  await answer(asked.order, 'yes');
  await client.post('/bookings', { order: office.order, slot: { ...OFFERED[2], date: '2026-03-16' } });
  await client.post(`/orders/${office.order}/messages`, { text: 'Please have the gate open.' });
  await client.post('/messages', { filter: { status: 'booked' }, text: 'We look forward to it.' });
  await answer(late.order, 'Who are you?');
  await carry();
  after(25);
  await activities.remindRecipient({
    tenant: client.tenant.id,
    request: late.request,
    due: '2026-03-11T12:00:00.000Z',
  });
  const [reply] = (await client.get('/bookings/replies')).body.data;
  await client.post(`/bookings/replies/${reply.id}/resolve`, { action: 'send_message', message: 'Us.' });
  await client.post('/bookings', { order: office.order, slot: { ...OFFERED[2], date: '2026-03-17' } });
  await client.post(`/orders/${first.order}/cancel`);
  await carry();
  await compare('conversations', client.tenant.id);
});

async function planned(): Promise<{ day: PlannedDay; carry: () => Promise<void> }> {
  api.setNow(TUESDAY);
  const day = { ...(await emptyDay(api, { quietHours: true })), date: '2026-03-12' };
  const { messaging } = recordingMessaging();
  return { day, carry: carrier(day.client, conversationActivities(api, messaging)) };
}

test('a day on the road', async () => {
  const { day, carry } = await planned();
  const { client } = day;
  await client.patch('/settings', {
    notify_recipients: ['next_stop', 'delivered'],
    notify_emails: ['office@courier.example'],
  });
  await client.patch(`/shippers/${day.shipper}`, {
    contact_email: 'orders@hearth.example',
    notify: { events: ['stop.failed', 'order.cancelled'], daily: false },
  });
  for (let at = 0; at < 4; at++) {
    await bookedOrder(day, { at, from: '12:00', to: '16:00', service: { assembly: true } });
  }
  const [route] = (await optimise(api, day)).result.routes;
  after(8);
  const run = (await client.post(`/routes/${route.id}/publish`)).body;
  await carry();
  api.setNow(new Date('2026-03-12T08:00:00Z'));
  await carry();
  const orders: string[] = route.stops.map((stop: any) => stop.order);
  await client.patch(`/routes/${route.id}`, { stops: [orders[3], ...orders.slice(0, 3)] });
  await carry();
  api.setNow(new Date('2026-03-12T11:00:00Z'));
  await client.post(`/runs/${run.id}/start`);
  await carry();
  const stops = (await client.get(`/runs/${run.id}/stops`)).body.data;
  const at = (index: number, verb: string, body = {}) =>
    client.post(`/runs/${run.id}/stops/${stops[index].id}/${verb}`, body);
  await at(0, 'arrive');
  await at(0, 'complete');
  await carry();
  await at(1, 'fail', { reason: 'no_answer' });
  await carry();
  await at(2, 'complete');
  await at(3, 'skip');
  await carry();
  await compare('a day on the road', client.tenant.id);
});

test('a day that falls out, and people who are no recipients', async () => {
  const { day, carry } = await planned();
  const { client } = day;
  const booked = await bookedOrder(day);
  const scanned = await bookedOrder(day, { at: 1 });
  await scanIn(client, { id: scanned });
  const missing = await makeOrder(client, day.shipper);
  await client.post('/bookings', {
    order: missing.id,
    slot: { date: day.date, from: '08:00', to: '12:00' },
    notify: false,
  });
  await client.post(`/depots/${day.depot}/days/${day.date}/postpone`, { reason: 'Snow' });
  const [{ job }] = await outboxOf(client, 'postponement.start');
  while (!(await client.scoped((scope) => continuePostponement(scope, job))));
  await carry();
  expect(booked).not.toBe(scanned);
  await client.post(`/drivers/${day.driver}/resend-invite`);
  await client.patch(`/shippers/${day.shipper}`, { portal_users: ['a@example.com', 'b@example.com'] });
  await client.post(`/drivers/${day.driver}/messages`, { text: 'Come in at seven.' });
  await carry();
  await compare('a day that falls out, and people who are no recipients', client.tenant.id);
});

test('a driver is told of a run in the evening', async () => {
  const { day, carry } = await planned();
  await bookedOrder(day);
  const [route] = (await optimise(api, day)).result.routes;
  await day.client.post(`/routes/${route.id}/publish`);
  api.setNow(new Date('2026-03-11T18:00:00Z'));
  await carry();
  await compare('a driver is told of a run in the evening', day.client.tenant.id);
});
