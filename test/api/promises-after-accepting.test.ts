/** Recipients whose promised window an accepted suggestion breaks are told another one; the others hear nothing. */
import { instantOf, minutesOf } from '@waypost/base/local-time';
import { updatePromisedWindow } from '../../src/records/stops.js';
import { recheckRun } from '../../src/routing/recheck-run.js';
import { agentLooks } from '../support/agent.js';
import { useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging } from '../support/conversation.js';
import { bookedOrder, emptyDay, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let activities: ReturnType<typeof conversationActivities>;

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  activities = conversationActivities(api, recordingMessaging().messaging);
});

const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const changedFor = async () =>
  (await day.client.get('/messages?limit=100')).body.data
    .filter((each: any) => each.template === 'window_changed' && each.status === 'sent')
    .map(({ order, body }: any) => ({ order, body }));

/** Sends what was queued since. */
const tellAll = () => activities.deliverQueued({ tenant: day.client.tenant.id });

/** A route that is published and of which everybody is told. */
async function published(carriers: object, stops: string[]): Promise<{ run: any; stops: any[] }> {
  const made = await day.client.post('/routes', { date: day.date, depot: day.depot, ...carriers, stops });
  expect(made.status).toBe(201);
  const run = (await day.client.post(`/routes/${made.body.id}/publish`)).body;
  await activities.deliverQueued({ tenant: day.client.tenant.id });
  return { run, stops: (await day.client.get(`/runs/${run.id}/stops`)).body.data };
}

/** Two vans with visits of an hour in the afternoon: four of the first, one in the evening of the second. */
async function twoVans() {
  const afternoon: string[] = [];
  for (let index = 0; index < 4; index++) {
    afternoon.push(await bookedOrder(day, { at: index, from: '12:00', to: '16:00' }));
  }
  const evening = await bookedOrder(day, { at: 4, from: '16:00', to: '20:00' });
  const vehicle = (await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot })).body.id;
  const driver = (
    await day.client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot })
  ).body.id;
  at('08:00');
  return {
    first: await published({ vehicle: day.vehicle, driver: day.driver }, afternoon),
    second: await published({ vehicle, driver }, [evening]),
  };
}

/** The first of two vans, which breaks down as it leaves; `breakdown` finds what the agent suggests. */
async function brokenDown() {
  const { first } = await twoVans();
  at('12:00');
  await day.client.post(`/runs/${first.run.id}/start`);
  at('12:02');
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const breakdown = async () =>
    (await agentLooks(api, day)).find(({ trigger }: any) => trigger === 'breakdown');
  return { first, breakdown };
}

/** Accepts the suggestion; who was told a window that its ETA now breaks is told another, and nobody else. */
async function acceptAndCompare(
  suggestion: any,
  stops: any[],
): Promise<{ broken: string[]; kept: string[] }> {
  const before = await changedFor();
  expect((await day.client.post(`/agent/suggestions/${suggestion.id}/accept`)).status).toBe(200);
  const broken: string[] = [];
  const kept: string[] = [];
  const routes = (await day.client.get(`/routes?date=${day.date}`)).body.data;
  for (const { order, window } of stops) {
    const now = routes
      .flatMap((route: any) => route.stops)
      .find((stop: any) => stop.order === order && stop.status === 'pending');
    const isBroken =
      minutesOf(now.eta) > minutesOf(window.to) + 15 || minutesOf(now.eta) < minutesOf(window.from) - 15;
    (isBroken ? broken : kept).push(order);
  }
  await tellAll();
  const after = (await changedFor()).slice(0, -before.length || undefined);
  expect(after.map(({ order }: any) => order).sort()).toEqual(broken.sort());
  for (const { order, body } of after) {
    const { window } = routes.flatMap((route: any) => route.stops).find((stop: any) => stop.order === order);
    expect(body).toContain(`${window.from}-${window.to}`);
  }
  return { broken, kept };
}

test('of a breakdown: those whom the other van reaches too late', async () => {
  const { first, second } = await twoVans();
  at('12:00');
  await day.client.post(`/runs/${first.run.id}/start`);
  at('13:20');
  await day.client.post(`/runs/${second.run.id}/start`);
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = (await agentLooks(api, day)).filter(({ trigger }) => trigger === 'breakdown');
  const { broken } = await acceptAndCompare(suggestion, first.stops);
  expect(broken.length).toBeGreaterThan(0);
  for (const order of broken) {
    const { reference } = (await day.client.get(`/orders/${order}`)).body;
    expect(suggestion.reason).toContain(reference);
  }
  expect(suggestion.impact.windows_kept).toBe(false);
});

test('of a late van: who is visited as they were told, by whomever, hears nothing', async () => {
  const { first, second } = await twoVans();
  at('13:20');
  await day.client.post(`/runs/${first.run.id}/start`);
  await day.client.post(`/runs/${second.run.id}/start`);
  await day.client.scoped((scope) => recheckRun(scope, first.run.id));
  const [suggestion] = (await agentLooks(api, day)).filter(({ trigger }) => trigger === 'running_late');
  const { kept } = await acceptAndCompare(suggestion, first.stops);
  expect(kept.length).toBeGreaterThan(0);
});

test('who was told another window since is promised that one: where accepting would break it, the day has changed', async () => {
  const { first, breakdown } = await brokenDown();
  const suggestion = await breakdown();
  const references = new Map<string, string>();
  for (const { order } of suggestion.changes)
    references.set(order, (await day.client.get(`/orders/${order}`)).body.reference);
  const said = (order: string) =>
    suggestion.reason.includes(`Order ${references.get(order)} (Ada) was promised`);
  const moved = suggestion.changes.find(
    ({ order, from, to }: any) => minutesOf(to.eta) > minutesOf(from.eta) + 20 && !said(order),
  );
  const stop = first.stops.find(({ order }) => order === moved.order);
  const told = { from: moved.from.eta, to: moved.from.eta };
  await day.client.scoped((scope) => updatePromisedWindow(scope, stop.id, told));
  const accepted = await day.client.post(`/agent/suggestions/${suggestion.id}/accept`);
  expect([accepted.status, accepted.body.error?.code]).toEqual([409, 'day_changed']);
  // The breakdown is looked at again, with what was told.
  const fresh = await breakdown();
  const { to } = fresh.changes.find(({ order }: any) => order === moved.order);
  expect(Math.abs(minutesOf(to.eta) - minutesOf(told.from))).toBeLessThanOrEqual(15);
  expect((await day.client.post(`/agent/suggestions/${fresh.id}/accept`)).status).toBe(200);
});

test('what the other van reaches too late by now was not shown: the day has changed', async () => {
  const { first, breakdown } = await brokenDown();
  const suggestion = await breakdown();
  const moved = suggestion.changes.find(
    ({ from, to }: any) => Math.abs(minutesOf(to.eta) - minutesOf(from.eta)) > 50,
  );
  const stop = first.stops.find(({ order }) => order === moved.order);
  const told = { from: moved.to.eta, to: moved.to.eta };
  await day.client.scoped((scope) => updatePromisedWindow(scope, stop.id, told));
  // The other van is still at its depot, and the one that broke down would have been late as well.
  at('12:22');
  const late = await day.client.post(`/agent/suggestions/${suggestion.id}/accept`);
  expect([late.status, late.body.error?.code]).toEqual([409, 'day_changed']);
  const { to } = (await breakdown()).changes.find(({ order }: any) => order === moved.order);
  expect(to).toBeDefined();
});

test('a visit that failed kept its promise, also where its stop was put on the route again: it is tried again', async () => {
  const { first } = await twoVans();
  const [{ id, order }] = first.stops;
  // Taken off and put back, it keeps the window that its recipient was told of the stop that is gone.
  await day.client.delete(`/routes/${first.run.route}/stops/${id}`);
  expect((await day.client.post(`/routes/${first.run.route}/stops`, { orders: [order], at: 0 })).status).toBe(
    200,
  );
  at('12:00');
  await day.client.post(`/runs/${first.run.id}/start`);
  at('13:20');
  const [stop] = (await day.client.get(`/runs/${first.run.id}/stops`)).body.data;
  expect(stop.order).toBe(order);
  await day.client.post(`/runs/${first.run.id}/stops/${stop.id}/fail`, { reason: 'no_answer' });
  const suggestion = (await agentLooks(api, day)).find(({ trigger }: any) => trigger === 'failed_stop');
  const { to } = suggestion.changes.find((change: any) => change.order === order);
  expect(minutesOf(to.eta)).toBeGreaterThan(minutesOf(first.stops[0].window.to) + 15);
  expect((await day.client.post(`/agent/suggestions/${suggestion.id}/accept`)).status).toBe(200);
});
