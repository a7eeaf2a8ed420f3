/**
 * A day that is half over: nothing that lies ahead is planned, timed, accepted or promised before now. It is half past
 * two; the depot has been open since the morning.
 */
import { addDays, instantOf, minutesOf } from '@waypost/base/local-time';
import { recheckRun } from '../../src/routing/recheck-run.js';
import { agentLooks, brokenRules } from '../support/agent.js';
import { useApi } from '../support/api.js';
import {
  anotherVan,
  askAgent,
  bookedOrder,
  emptyDay,
  optimise,
  type PlannedDay,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});
afterEach(() => api.setNow(undefined));

const NOW = '14:30';
const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const route = async (id: string) => (await day.client.get(`/routes/${id}`)).body;
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);
const afternoon = (place: number, service: object = {}) =>
  bookedOrder(day, { at: place, from: '12:00', to: '16:00', service });

/** Returns the seconds at which routes leave that were stored since, of vans that are still at the depot. */
async function departures(since: string): Promise<number[]> {
  const { rows } = await api.owner.query(
    `select routes.departs_second as second from routes left join runs on runs.route = routes.id
     where routes.tenant_id = $1 and runs.started_at is null and routes.updated_at >= $2`,
    [day.client.tenant.id, instantOf(day.date, since, 'Europe/London')],
  );
  return rows.map(({ second }) => second);
}

/** Checks that no van leaves before now, no open stop is reached before now, and no rule is broken but by late vans. */
async function nothingBefore(time: string, lateVans: readonly string[] = []): Promise<void> {
  for (const second of await departures(time)) expect(second).toBeGreaterThanOrEqual(minutesOf(time) * 60);
  const { data: routes } = (await day.client.get(`/routes?date=${day.date}&depot=${day.depot}`)).body;
  expect(routes).not.toEqual([]);
  const open = routes.flatMap(({ stops }: any) => stops.filter(({ status }: any) => status === 'pending'));
  for (const { eta } of open) expect(minutesOf(eta)).toBeGreaterThanOrEqual(minutesOf(time));
  expect(await brokenRules(day, lateVans)).toEqual([]);
}

const another = (name: string) => anotherVan(day, name, { capacity_m3: 20 });

/** A route with these orders, published. */
async function published(on: { vehicle: string; driver: string }, stops: string[]): Promise<any> {
  const made = await day.client.post('/routes', { date: day.date, depot: day.depot, ...on, stops });
  expect(made.status).toBe(201);
  const run = await day.client.post(`/routes/${made.body.id}/publish`);
  expect(run.status).toBe(200);
  return { ...run.body, stops: (await route(made.body.id)).stops };
}

/** Two published routes of the afternoon; the first van has been out since noon and done one stop. */
async function underWay(service: object = {}): Promise<{ first: any; second: any }> {
  const other = await another('Van 2');
  const orders: string[] = [];
  for (const place of [0, 1, 2, 3, 4, 5]) orders.push(await afternoon(place, service));
  const first = await published({ vehicle: day.vehicle, driver: day.driver }, orders.slice(0, 5));
  const second = await published(other, orders.slice(5));
  at('12:00');
  await day.client.post(`/runs/${first.id}/start`);
  at('12:30');
  await day.client.post(`/runs/${first.id}/stops/${first.stops[0].id}/complete`);
  return { first, second };
}

describe('planning', () => {
  test('vans leave after the search, not when the depot opened; what is over is left out', async () => {
    const late = await bookedOrder(day, { at: 0 });
    for (const place of [1, 2]) await afternoon(place);
    at(NOW);
    const job = await optimise(api, day);
    expect(job.result.unassigned).toEqual([late]);
    expect(job.result.unassigned_reasons).toMatchObject([{ order: late, code: 'window_unreachable' }]);
    await nothingBefore(NOW);
  });

  test('a draft of the morning, changed by hand, leaves now', async () => {
    for (const place of [0, 1, 2]) await afternoon(place);
    const [draft] = (await optimise(api, day)).result.routes;
    at(NOW);
    const stops = draft.stops.map(({ order }: any) => order).toReversed();
    expect((await day.client.patch(`/routes/${draft.id}`, { stops })).status).toBe(200);
    await nothingBefore(NOW);
  });

  test('a draft that loses a stop leaves now', async () => {
    const [cancelled] = [await afternoon(0), await afternoon(1)];
    await optimise(api, day);
    at(NOW);
    expect((await day.client.post(`/orders/${cancelled}/cancel`)).status).toBe(200);
    await nothingBefore(NOW);
  });

  test('a draft whose order changes leaves now', async () => {
    const [order] = [await afternoon(0), await afternoon(1)];
    await optimise(api, day);
    at(NOW);
    const service = { assembly: true };
    expect((await day.client.patch(`/orders/${order}`, { service })).status).toBe(200);
    await nothingBefore(NOW);
  });

  test('a draft that should have left is published as leaving now, and promises nothing gone by', async () => {
    const planning = { break_minutes: 15, break_after_minutes: 60 };
    expect((await day.client.patch('/settings', { planning })).status).toBe(200);
    for (const place of [0, 1, 2]) await afternoon(place);
    const [draft] = (await optimise(api, day)).result.routes;
    at(NOW);
    expect((await day.client.post(`/routes/${draft.id}/publish`)).status).toBe(200);
    await nothingBefore(NOW);
    const { stops, breaks } = await route(draft.id);
    expect(breaks).not.toEqual([]);
    for (const { from } of breaks) expect(minutesOf(from)).toBeGreaterThanOrEqual(minutesOf(NOW));
    for (const { window } of stops) expect(minutesOf(window.to)).toBeGreaterThan(minutesOf(NOW));
  });
});

test('a van is to leave by the clock of its depot, whatever the courier’s is', async () => {
  const { vehicle, driver } = day;
  const run = await published({ vehicle, driver }, [await afternoon(0)]);
  await api.owner.query('update routes set departs_second = $1 where id = $2', [15 * 3_600, run.route]);
  await api.owner.query(`update stops set eta = '15:30' where route = $1`, [run.route]);
  await day.client.patch('/settings', { timezone: 'Europe/Berlin' });
  const etaOf = async () => (await day.client.get(`/runs/${run.id}/stops`)).body.data[0].eta;
  at(NOW);
  expect(await etaOf()).toBe('15:30');
  at('15:20');
  expect(await etaOf()).not.toBe('15:30');
});

/** Has the agent look at the day, and accepts the only suggestion. */
async function acceptsOne(trigger: string, lateVans: readonly string[] = []): Promise<void> {
  const suggestions = await agentLooks(api, day);
  expect(suggestions).toMatchObject([{ trigger }]);
  expect((await accept(suggestions[0].id)).status).toBe(200);
  await nothingBefore(NOW, lateVans);
}

test('a van under way began its duty when it was to, whatever the time is', async () => {
  const { first } = await underWay();
  const { starts_at } = (await route(first.route)).totals;
  at(NOW);
  await day.client.scoped((scope) => recheckRun(scope, first.id));
  const { totals } = await route(first.route);
  expect(totals.starts_at).toBe(starts_at);
  expect(totals.duty_minutes).toBe(minutesOf(totals.returns_at) - minutesOf(starts_at));
});

test('the duty of a van that left on the day before began when it was to', async () => {
  const orders = [await afternoon(0), await afternoon(1)];
  const first = await published({ vehicle: day.vehicle, driver: day.driver }, orders);
  const planned = (await route(first.route)).totals;
  api.setNow(instantOf(addDays(day.date, -1), '21:00', 'Europe/London'));
  await day.client.post(`/runs/${first.id}/start`);
  await day.client.post(`/runs/${first.id}/stops/${first.stops[0].id}/complete`);
  const gone = await day.client.delete(`/routes/${first.route}/stops/${first.stops[1].id}`);
  expect(gone.status).toBe(200);
  const { totals } = await route(first.route);
  expect(totals.starts_at).toBe(planned.starts_at);
  expect(totals.duty_minutes).toBe(minutesOf(totals.returns_at) - minutesOf(planned.starts_at));
});

test.each(['00:20', '06:05'])(
  'the duty of a van that left early, at %s, began when it left',
  async (early) => {
    const orders = [await afternoon(0), await afternoon(1)];
    const first = await published({ vehicle: day.vehicle, driver: day.driver }, orders);
    const planned = (await route(first.route)).totals;
    expect(minutesOf(planned.starts_at)).toBeGreaterThan(minutesOf('09:00'));
    at(early);
    await day.client.post(`/runs/${first.id}/start`);
    await day.client.post(`/runs/${first.id}/stops/${first.stops[0].id}/complete`);
    const gone = await day.client.delete(`/routes/${first.route}/stops/${first.stops[1].id}`);
    expect(gone.status).toBe(200);
    const { totals } = await route(first.route);
    expect(totals.starts_at).toBe(early);
    expect(minutesOf(totals.returns_at)).toBeLessThan(minutesOf(planned.starts_at));
    expect(totals.duty_minutes).toBe(minutesOf(totals.returns_at) - minutesOf(early));
  },
);

describe('accepting', () => {
  test('a breakdown: stops go to a van that has not left, which leaves now', async () => {
    const { first, second } = await underWay();
    at(NOW);
    await day.client.post(`/runs/${first.id}/breakdown`);
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'breakdown' });
    expect((await accept(suggestion.id)).status).toBe(200);
    await nothingBefore(NOW);
    const etas = new Map((await route(second.route)).stops.map(({ order, eta }: any) => [order, eta]));
    for (const { order, to } of suggestion.changes) expect(etas.get(order)).toBe(to.eta);
  });

  test('accepted later, the van leaves later; a promise that this breaks unsaid is a changed day', async () => {
    const { first } = await underWay();
    at(NOW);
    await day.client.post(`/runs/${first.id}/breakdown`);
    const [suggestion] = await agentLooks(api, day);
    at('15:15');
    const accepted = await accept(suggestion.id);
    expect([200, 409]).toContain(accepted.status);
    if (accepted.status === 200) await nothingBefore('15:15');
    else expect(accepted.body.error.code).toBe('day_changed');
  });

  test('a capacity suggestion: an order without a route is brought by a van that was not needed', async () => {
    await day.client.patch(`/vehicles/${day.vehicle}`, { capacity_kg: 100 });
    await another('Van 2');
    for (const place of [0, 1]) await afternoon(place);
    at(NOW);
    const job = await optimise(api, day, { vehicles: [day.vehicle] });
    expect(job.result.unassigned).toHaveLength(1);
    await acceptsOne('capacity');
  });

  test('an order that was booked late', async () => {
    await published({ vehicle: day.vehicle, driver: day.driver }, [await afternoon(0)]);
    await afternoon(1);
    at(NOW);
    await acceptsOne('rebooking');
  });

  test('a failed stop is visited again', async () => {
    const { first } = await underWay();
    at(NOW);
    const failed = { reason: 'no_answer' };
    await day.client.post(`/runs/${first.id}/stops/${first.stops[1].id}/fail`, failed);
    await acceptsOne('failed_stop');
  });

  test('a late van is relieved by one that has not left', async () => {
    const { first } = await underWay({ assembly: true });
    at(NOW);
    await day.client.scoped((scope) => recheckRun(scope, first.id));
    await acceptsOne('running_late', [day.vehicle]);
  });

  test('a plan of the day', async () => {
    for (const place of [0, 1, 2, 3]) await afternoon(place);
    at(NOW);
    const { id } = await askAgent(api, day);
    expect((await accept(id)).status).toBe(200);
    await nothingBefore(NOW);
  });
});
