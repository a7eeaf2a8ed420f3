/** POST /routes/{route_id}/publish: once, however often and however many at once. */
import { minutesOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { bookedOrder, emptyDay, outboxOf, type PlannedDay, plannedRoute } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

test('a run, narrowed windows and tracking addresses; the orders stay planned', async () => {
  const route = await plannedRoute(api, day, 3);
  const reply = await day.client.post(`/routes/${route.id}/publish`);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    id: expect.stringMatching(/^run_/),
    object: 'run',
    route: route.id,
    driver: day.driver,
    vehicle: day.vehicle,
    status: 'published',
    started_at: null,
    completed_at: null,
    broken_down_at: null,
    progress: { completed: 0, failed: 0, total: 3 },
  });
  const published = (await day.client.get(`/routes/${route.id}`)).body;
  expect(published.status).toBe('published');
  published.stops.forEach((stop: any, index: number) => {
    expect(stop.id).toBe(route.stops[index].id);
    expect(stop.eta).toBe(route.stops[index].eta);
    const eta = minutesOf(stop.eta);
    expect(minutesOf(stop.window.from)).toBe(Math.max(8 * 60, eta - 30));
    expect(minutesOf(stop.window.to)).toBe(Math.min(12 * 60, eta + 60));
  });
  const order = (await day.client.get(`/orders/${route.stops[0].order}`)).body;
  expect(order).toMatchObject({ status: 'planned', tracking_url: expect.stringMatching(/\/t\/[\w-]{27}$/) });
});

test('the run is closed three hours after its local day', async () => {
  const route = await plannedRoute(api, day, 1);
  const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
  const [message] = await outboxOf(day.client, 'run.day');
  expect(message).toMatchObject({ run: run.id, depot: day.depot });
  const local = new Date(message.closes_at).toLocaleString('sv', { timeZone: 'Europe/London' });
  expect(local).toBe(`${new Date(Date.parse(day.date) + 86_400_000).toISOString().slice(0, 10)} 03:00:00`);
});

test('again and at once: the same run, told of once', async () => {
  const route = await plannedRoute(api, day, 2);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => day.client.post(`/routes/${route.id}/publish`)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect((await day.client.post(`/routes/${route.id}/publish`)).body).toEqual(replies[0]!.body);
  expect(await outboxOf(day.client, 'run.day')).toHaveLength(1);
});

test('409 driver_required without a driver, or with a suspended one', async () => {
  const route = await plannedRoute(api, day, 1);
  await day.client.post(`/drivers/${day.driver}/suspend`);
  const suspended = await day.client.post(`/routes/${route.id}/publish`);
  expect([suspended.status, suspended.body.error.code]).toEqual([409, 'driver_required']);
  await day.client.patch(`/routes/${route.id}`, { driver: null });
  const none = await day.client.post(`/routes/${route.id}/publish`);
  expect([none.status, none.body.error.code]).toEqual([409, 'driver_required']);
  expect((await day.client.get(`/routes/${route.id}`)).body.status).toBe('draft');
});

test('409 driver_required for an order that needs two people names it, and the van that has one', async () => {
  await day.client.patch('/settings', { planning: { staffing: 'people' } });
  const heavy = await bookedOrder(day, { service: { crew: 2 } });
  const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const route = await day.client.post('/routes', {
    ...{ date: day.date, depot: day.depot, vehicle: van.body.id, driver: day.driver, stops: [heavy] },
  });
  expect(route.status).toBe(201);
  const { body } = await day.client.post(`/routes/${route.body.id}/publish`);
  expect([body.error.code, body.error.message]).toEqual([
    'driver_required',
    `Order ${heavy} needs two people, and the route of vehicle ${van.body.id} has one. Add a mate first.`,
  ]);
  const seen = await day.client.get(`/depots/${day.depot}/days/${day.date}`);
  expect(seen.body.visits).toMatchObject([{ order: heavy, crew: 2 }]);
});

test('404 for an unknown route', async () => {
  expect((await day.client.post('/routes/rte_none/publish')).body.error.code).toBe('not_found');
});
