/**
 * Drivers are told of their run on the evening before, and their page shows the next one; what a person causes at night
 * waits for the morning.
 */
import { instantOf } from '@waypost/base/local-time';
import { readFileSync } from 'node:fs';
import { insertOptOut } from '../../src/records/opt-outs.js';
import { useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging, TUESDAY, waiting } from '../support/conversation.js';
import {
  bookedOrder,
  emptyDay,
  optimise,
  outboxOf,
  plannedRoute,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
const EVENING = new Date('2026-03-11T18:00:00Z');

beforeEach(async () => {
  api.setNow(TUESDAY);
  day = { ...(await emptyDay(api, { quietHours: true })), date: '2026-03-12' };
});
afterAll(() => api.setNow(undefined));

const { messaging, sent } = recordingMessaging();
const tell = (run: string) =>
  conversationActivities(api, messaging).deliverMessages({
    tenant: day.client.tenant.id,
    cause: `run_published/${run}`,
    due: { kind: 'run_published', subject: run },
  });
const asked = async () =>
  (await outboxOf(day.client, 'messages.queued')).filter(({ due }) => due?.kind === 'run_published');
const texts = () => sent.sms.filter(({ kind }) => kind === 'run_published').map(({ body }) => body);

beforeEach(() => sent.sms.splice(0));

test('publishing has the driver told, at six in the evening before', async () => {
  const { run } = await publishedRun(api, day, 2);
  expect(await asked()).toMatchObject([{ due: { subject: run.id } }]);
  expect(await tell(run.id)).toEqual(waiting(TUESDAY, EVENING, 'its_hour'));
  expect(texts()).toEqual([]);
  api.setNow(EVENING);
  expect(await tell(run.id)).toEqual({ wait: null });
  expect(texts()).toEqual([
    expect.stringMatching(/: your run on Thu 12 Mar leaves .+ at \d\d:\d\d with .+\. Stops: 2\. .+\/driver$/),
  ]);
});

test('once for each driver, however often it is asked for', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(EVENING);
  await tell(run.id);
  await tell(run.id);
  expect(texts()).toHaveLength(1);
  const driver = { name: 'Ola', phone: '+447700900777', depot: day.depot };
  const other = (await day.client.post('/drivers', driver)).body.id;
  expect((await day.client.patch(`/routes/${run.route}`, { driver: other })).status).toBe(200);
  expect(await asked()).toHaveLength(2);
  await tell(run.id);
  expect(sent.sms.filter(({ kind }) => kind === 'run_published').map(({ to }) => to)).toEqual([
    expect.any(String),
    '+447700900777',
  ]);
});

test('of the stops that are still to be visited', async () => {
  const { run, stops } = await publishedRun(api, day, 3);
  await day.client.post(`/orders/${stops[0].order}/cancel`);
  await day.client.post(`/runs/${run.id}/stops/${stops[1].id}/skip`);
  api.setNow(EVENING);
  await tell(run.id);
  expect(texts()).toEqual([expect.stringContaining('Stops: 1.')]);
});

test('nothing of a run that was taken back, or has begun; at night it waits', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(new Date('2026-03-11T22:00:00Z'));
  expect(await tell(run.id)).toEqual(waiting('2026-03-11T22:00:00Z', '2026-03-12T07:00:00Z', 'night'));
  api.setNow(new Date('2026-03-12T07:30:00Z'));
  await day.client.post(`/runs/${run.id}/start`);
  api.setNow(new Date('2026-03-12T08:00:00Z'));
  expect(await tell(run.id)).toEqual({ wait: null });
  expect(texts()).toEqual([]);
  expect(await tell('run_none')).toEqual({ wait: null });
});

test('whoever waits for the evening is woken when the run begins before it, or is taken back', async () => {
  const { run } = await publishedRun(api, day, 1);
  await day.client.post(`/routes/${run.route}/unpublish`);
  await day.client.delete(`/routes/${run.route}`);
  const early = (await publishedRun(api, day, 1)).run;
  await day.client.post(`/runs/${early.id}/start`);
  expect(await asked()).toMatchObject([run, run, early, early].map(({ id }) => ({ due: { subject: id } })));
  expect([await tell(run.id), await tell(early.id)]).toEqual([{ wait: null }, { wait: null }]);
});

test('a suspended driver is told nothing; a removed one is forgotten', async () => {
  const { run } = await publishedRun(api, day, 1);
  api.setNow(EVENING);
  await tell(run.id);
  await day.client.post(`/routes/${run.route}/unpublish`);
  await day.client.delete(`/routes/${run.route}`);
  expect((await day.client.delete(`/drivers/${day.driver}`)).status).toBe(204);
  const { data } = (await day.client.get('/messages')).body;
  const told = data.filter(({ template }: { template: string }) => template === 'run_published');
  expect(told).toMatchObject([{ to: '', body: '' }]);
});

test('STOP holds for drivers too', async () => {
  const { run } = await publishedRun(api, day, 1);
  const { phone } = (await day.client.get(`/drivers/${day.driver}`)).body;
  await day.client.scoped((scope) => insertOptOut(scope, phone));
  api.setNow(EVENING);
  await tell(run.id);
  expect(texts()).toEqual([]);
});

describe('what a person causes late', () => {
  const EVE = '2026-03-11';
  const activities = () => conversationActivities(api, messaging);
  const clock = (time: string, date: string) => api.setNow(instantOf(date, time, 'Europe/London'));
  const windows = () => sent.sms.filter(({ kind }) => kind === 'narrowed_window').length;
  const queued = async (order: string) =>
    (await day.client.get(`/messages?order=${order}&status=queued`)).body.data;
  const hold = { held_until: '2026-03-12T07:00:00.000Z', held_because: 'night' };

  /** Publishes a route of one visit at that time; returns when its recipient and its driver were told. */
  async function toldAfter(time: string, date: string): Promise<[string, string]> {
    clock('17:00', EVE);
    const route = await plannedRoute(api, day, 1);
    clock(time, date);
    const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
    const toldAt: [string, string] = ['', ''];
    for (const [hour, on] of [
      [time, date],
      ['06:59', day.date],
      ['07:00', day.date],
    ] as const) {
      if (`${on}${hour}` < `${date}${time}`) continue;
      clock(hour, on);
      await activities().deliverQueued({ tenant: day.client.tenant.id });
      await tell(run.id);
      if (windows() > 0) toldAt[0] ||= hour;
      if (texts().length > 0) toldAt[1] ||= hour;
    }
    expect([windows(), texts().length]).toEqual([1, 1]);
    return toldAt;
  }

  /** The rows of the table in docs/behaviour.md: published at, recipients told at, driver told at. */
  const rows = readFileSync('docs/behaviour.md', 'utf8').matchAll(
    /^\| (\d\d:\d\d) (the day before|that day) +\| (\d\d:\d\d) .*?\| (\d\d:\d\d) .*?\|$/gm,
  );
  test.each([...rows].map(([, ...cells]) => cells as [string, string, string, string]))(
    'published at %s %s: the recipient is told at %s, the driver at %s',
    async (time, when, recipient, driver) => {
      expect(await toldAfter(time, when === 'that day' ? day.date : EVE)).toEqual([recipient, driver]);
    },
  );

  test('says until when: a window, a cancelled visit, a postponed one, and words; none is told before', async () => {
    clock('17:00', EVE);
    const { stops } = await publishedRun(api, day, 4);
    const [cancelled, postponed, spoken] = stops.map(({ order }: any) => order);
    await activities().deliverQueued({ tenant: day.client.tenant.id });
    sent.sms.splice(0);

    clock('23:10', EVE);
    await day.client.post(`/orders/${cancelled}/cancel`);
    await day.client.post(`/orders/${postponed}/unbook`, { reason: 'snow' });
    await day.client.post(`/orders/${spoken}/messages`, { text: 'Is there a lift?', channels: ['sms'] });
    await activities().deliverQueued({ tenant: day.client.tenant.id });
    expect(sent.sms).toEqual([]);
    for (const order of [cancelled, postponed, spoken]) {
      expect((await queued(order)).map(({ template }: any) => template)).toHaveLength(1);
      expect(await queued(order)).toMatchObject([hold]);
    }

    clock('07:00', day.date);
    await activities().deliverQueued({ tenant: day.client.tenant.id });
    expect(sent.sms.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'message', 'postponed']);
  });

  test('is not told once it is over by the morning, and waits in the inbox', async () => {
    const early = { weekday: 4, from: '05:00', to: '06:45', capacity: 5 };
    await day.client.patch(`/depots/${day.depot}`, { opening: { from: '04:00', to: '21:00' } });
    await day.client.put(`/depots/${day.depot}/slot-schedule`, { windows: [early], overrides: [] });
    clock('17:00', EVE);
    const order = await bookedOrder(day, { from: '05:00', to: '06:45' });
    const [route] = (await optimise(api, day)).result.routes;
    clock('23:10', EVE);
    await day.client.post(`/routes/${route.id}/publish`);
    expect(await activities().deliverQueued({ tenant: day.client.tenant.id })).toEqual({ wait: null });
    expect(windows()).toBe(0);
    const [message] = (await day.client.get(`/messages?order=${order}`)).body.data;
    expect(message).toMatchObject({ template: 'narrowed_window', status: 'failed', error: 'too_late' });
    const { data } = (await day.client.get('/inbox')).body;
    expect(data).toMatchObject([{ kind: 'failed_message', message: { id: message.id } }]);
    expect((await day.client.post(`/messages/${message.id}/retry`)).status).toBe(409);
  });
});
