/** What went wrong with a shipper's orders goes to its contact by email: as it happens, or all of a day in one. */
import { instantOf } from '@waypost/base/local-time';
import { mailShipperReports } from '../../src/operations/reports/mail.js';
import { useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging, waiting } from '../support/conversation.js';
import { makeOrder } from '../support/day.js';
import { emptyDay, outboxOf, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
const { messaging, sent } = recordingMessaging();

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  sent.email.splice(0);
});
afterAll(() => api.setNow(undefined));

const CONTACT = 'orders@hearth.example';
const notify = (events: string[], daily = false, contact: string | null = CONTACT) =>
  day.client.patch(`/shippers/${day.shipper}`, { contact_email: contact, notify: { events, daily } });
const asked = async () =>
  (await outboxOf(day.client, 'messages.queued')).filter(({ due }) => due?.kind === 'shipper_news');
const send = () =>
  conversationActivities(api, messaging).deliverMessages({
    tenant: day.client.tenant.id,
    cause: `shipper_news/${day.shipper}`,
    due: { kind: 'shipper_news', subject: day.shipper },
  });

describe('what a shipper chooses', () => {
  test('is shown, nothing at first, and audited', async () => {
    expect((await day.client.get(`/shippers/${day.shipper}`)).body).not.toHaveProperty('notify');
    expect((await notify(['stop.failed', 'order.cancelled', 'stop.failed'], true)).body.notify).toEqual({
      events: ['stop.failed', 'order.cancelled'],
      daily: true,
    });
    const [entry] = (await day.client.get(`/audit-log?subject=${day.shipper}`)).body.data;
    expect(entry).toMatchObject({ action: 'shippers.update', changes: { notify: { new: { daily: true } } } });
    const part = await day.client.patch(`/shippers/${day.shipper}`, { notify: { daily: false } });
    expect(part.body.notify).toEqual({ events: ['stop.failed', 'order.cancelled'], daily: false });
    const made = await day.client.post('/shippers', { name: 'New', notify: { events: ['order.held'] } });
    expect(made.body.notify).toEqual({ events: ['order.held'], daily: false });
  });

  test.each([
    [{ events: ['order.nope'] }, 'notify.events[0]'],
    [{ events: ['job.completed'] }, 'notify.events[0]'],
    [{ events: [], weekly: true }, 'notify.weekly'],
    [{ daily: 'yes' }, 'notify.daily'],
  ])('422 for %j', async (wrong, param) => {
    const reply = await day.client.patch(`/shippers/${day.shipper}`, { notify: wrong });
    expect([reply.status, reply.body.error.param]).toEqual([422, param]);
  });
});

test('a visit that failed is told at once, with its reason, and each thing once', async () => {
  await notify(['stop.failed', 'order.cancelled']);
  const { run, stops } = await publishedRun(api, day, 1);
  expect(await asked()).toEqual([]);
  await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/fail`, { reason: 'refused', rebook: false });
  expect(await asked()).toMatchObject([{ due: { subject: day.shipper } }]);
  expect(await send()).toEqual({ wait: null });
  expect(await send()).toEqual({ wait: null });
  expect(await send()).toEqual({ wait: null });
  const { reference } = stops[0];
  expect(sent.email).toMatchObject([{ to: CONTACT, subject: `Update on your order ${reference}` }]);
  expect(sent.email[0]?.text).toContain(': a visit failed: the recipient did not accept the goods.');
  await day.client.post(`/orders/${stops[0].order}/cancel`);
  await send();
  expect(sent.email).toHaveLength(2);
  expect(sent.email[1]?.text).not.toContain('a visit failed');
});

test('of other events, shippers and without an address nothing is noted', async () => {
  await notify(['stop.failed']);
  const order = await makeOrder(day.client, day.shipper);
  await day.client.post(`/orders/${order.id}/cancel`);
  await notify(['order.cancelled'], false, null);
  const second = await makeOrder(day.client, day.shipper);
  await day.client.post(`/orders/${second.id}/cancel`);
  const { id: other } = (await day.client.post('/shippers', { name: 'Other' })).body;
  await notify(['order.cancelled']);
  const third = await makeOrder(day.client, other);
  await day.client.post(`/orders/${third.id}/cancel`);
  expect(await asked()).toEqual([]);
  await send();
  expect(sent.email).toEqual([]);
});

test('who no longer wants them daily is told at once what waits for the morning', async () => {
  api.setNow(new Date('2026-03-10T10:00:00Z'));
  await notify(['order.cancelled'], true);
  await day.client.post(`/orders/${(await makeOrder(day.client, day.shipper)).id}/cancel`);
  await send();
  await api.owner.query(`update outbox set sent_at = now() where tenant_id = $1`, [day.client.tenant.id]);
  await notify(['order.cancelled'], false);
  const { rows } = await api.owner.query(
    `select topic, subject from outbox where tenant_id = $1 and sent_at is null`,
    [day.client.tenant.id],
  );
  expect(rows).toEqual([{ topic: 'messages.queued', subject: `shipper_news/${day.shipper}` }]);
});

test('daily: all of a day is in one email on the next morning, asked for once a change', async () => {
  api.setNow(new Date('2026-03-10T10:00:00Z'));
  await notify(['order.cancelled', 'order.held'], true);
  const [first, second] = [
    await makeOrder(day.client, day.shipper),
    await makeOrder(day.client, day.shipper),
  ];
  await day.client.patch(`/orders/${first.id}`, { hold: true });
  api.setNow(new Date('2026-03-10T20:00:00Z'));
  await day.client.post(`/orders/${second.id}/cancel`);
  const morning = '2026-03-11T07:00:00.000Z';
  expect(await send()).toEqual(waiting('2026-03-10T20:00:00Z', morning, 'its_hour'));
  expect(sent.email).toEqual([]);
  api.setNow(new Date(morning));
  await Promise.all([send(), send()].map((sending) => sending.catch(() => undefined)));
  await send();
  expect(sent.email).toMatchObject([{ subject: 'Updates on 2 of your orders' }]);
  const { text } = sent.email[0]!;
  expect(text).toContain(`${first.reference}, Tue 10 Mar 10:00: the order was put on hold.`);
  expect(text).toContain(`${second.reference}, Tue 10 Mar 20:00: the order was cancelled.`);
});

test('the email goes when the shipper goes, and names no recipient', async () => {
  await notify(['order.cancelled']);
  const order = await makeOrder(day.client, day.shipper);
  await day.client.post(`/orders/${order.id}/cancel`);
  await send();
  const { name, phone, email } = order.recipient;
  for (const personal of [name, phone, email]) expect(sent.email[0]?.text).not.toContain(personal);
  await day.client.delete(`/shippers/${day.shipper}`);
  const { data } = (await day.client.get('/messages')).body;
  const told = data.filter(({ template }: { template: string }) => template === 'shipper_news');
  expect(told).toMatchObject([{ to: '', body: '' }]);
});

describe('a report of the deliveries', () => {
  const report = (period: 'weekly' | 'monthly' | null) =>
    day.client.patch(`/shippers/${day.shipper}`, { contact_email: CONTACT, notify: { report: period } });
  /** What housekeeping does each hour; asked for are the mails of the report alone. */
  const housekeeping = () => day.client.scoped(mailShipperReports);
  const nextMonday = (time: string) => {
    const monday = new Date(day.date);
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7));
    return instantOf(monday.toISOString().slice(0, 10), time, 'Europe/London');
  };

  test('of a week is mailed on the Monday after it, once, and names no recipient', async () => {
    expect((await report('weekly')).body.notify).toEqual({ events: [], daily: false, report: 'weekly' });
    const { run, stops } = await publishedRun(api, day, 3);
    await day.client.post(`/runs/${run.id}/start`);
    for (const stop of stops.slice(1)) {
      await day.client.post(`/runs/${run.id}/stops/${stop.id}/complete`, { signed_by: 'R. Smith' });
    }
    await day.client.post(`/runs/${run.id}/stops/${stops[0]!.id}/fail`, { reason: 'no_answer' });
    expect(await housekeeping()).toBe(0);
    api.setNow(nextMonday('06:59'));
    expect(await housekeeping()).toBe(0);
    api.setNow(nextMonday('07:20'));
    expect([await housekeeping(), await housekeeping()]).toEqual([1, 0]);
    const { deliverQueued } = conversationActivities(api, messaging);
    await deliverQueued({ tenant: day.client.tenant.id });
    await deliverQueued({ tenant: day.client.tenant.id });
    expect(sent.email).toHaveLength(1);
    const [{ to, subject, text }] = sent.email as any;
    expect([to, subject]).toEqual([CONTACT, expect.stringMatching(/^Your deliveries, /)]);
    const lines = ['Orders: 3', 'Visits: 3', 'Complete at the first visit: 67 %', 'Failed visits: 1'];
    for (const line of [...lines, '- nobody came to the door: 1']) expect(text).toContain(line);
    expect(text).not.toContain('R. Smith');
  });

  test('is not of what was before it was chosen, nor of a week without orders', async () => {
    api.setNow(new Date('2026-03-10T10:00:00Z'));
    await report('weekly');
    expect(await housekeeping()).toBe(0);
    api.setNow(new Date('2026-03-16T08:00:00Z'));
    expect(await housekeeping()).toBe(0);
    expect((await report(null)).body.notify).toBeUndefined();
  });
});
