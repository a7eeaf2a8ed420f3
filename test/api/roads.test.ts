/** One road model: whatever times a day goes by the same roads, those of the configured network. */
import { createOptimisationActivities } from '../../activities/optimisation.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import { startApi, type TestApi } from '../support/api.js';
import {
  askAgent,
  bookedOrder,
  bookedOrders,
  emptyDay,
  optimise,
  outboxOf,
  type PlannedDay,
  plannedRoute,
  planningDeps,
  publishedRun,
} from '../support/planning.js';
import { type RoadNetwork, roadSeconds, startRoadNetwork } from '../support/road-network.js';

let network: RoadNetwork;
let api: TestApi;
let day: PlannedDay;

beforeAll(async () => {
  network = await startRoadNetwork();
  api = await startApi({ OSRM_BASE_URL: network.baseUrl });
});
afterAll(async () => {
  await api.close();
  await network.close();
});
beforeEach(async () => {
  network.setUp(true);
  network.say(undefined);
  network.refuse([]);
  day = await emptyDay(api);
});

const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);
const timesOf = (route: any) => route.stops.map((stop: any) => [stop.order, stop.eta]);
const routeOf = async (id: string) => (await day.client.get(`/routes/${id}`)).body;

/** What driving a route takes by the network alone, minutes: depot, stops in sequence, depot. */
async function driveMinutes(route: any): Promise<number> {
  const rows = await day.client.scoped((scope) =>
    scope.trx
      .selectFrom('orders')
      .select(['id', 'latitude', 'longitude'])
      .where('id', 'in', ordersOf(route))
      .execute(),
  );
  const depot = await day.client.scoped((scope) =>
    scope.trx
      .selectFrom('depots')
      .select(['latitude', 'longitude'])
      .where('id', '=', day.depot)
      .executeTakeFirstOrThrow(),
  );
  const place = (at: any) => `${at.longitude.toFixed(5)},${at.latitude.toFixed(5)}`;
  const places = [depot, ...ordersOf(route).map((id) => rows.find((row) => row.id === id)), depot].map(place);
  const seconds = places.slice(1).reduce((sum, to, index) => sum + roadSeconds(places[index]!, to), 0);
  return Math.ceil(seconds / 60);
}

test('what was optimised has the same times when the same stops are sent again, and after other ways of timing', async () => {
  const planned = await plannedRoute(api, day, 6);
  expect(planned.totals.drive_minutes).toBe(await driveMinutes(planned));
  const asked = network.asked();
  const patched = await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(planned) });
  expect(patched.body).toEqual(planned);
  // Nothing is asked for twice.
  expect(network.asked()).toBe(asked);

  const turned = await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(planned).reverse() });
  expect(turned.body.totals.drive_minutes).toBe(await driveMinutes(turned.body));
  expect(turned.body.totals.drive_minutes).not.toBe(planned.totals.drive_minutes);
  await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(planned) });

  // A gap is closed, and opened again, by the same roads.
  const [gone] = ordersOf(planned);
  await day.client.post(`/orders/${gone}/cancel`);
  const closed = await routeOf(planned.id);
  expect(closed.totals.drive_minutes).toBe(await driveMinutes(closed));
  await day.client.post(`/routes/${planned.id}/publish`);
  const published = await routeOf(planned.id);
  expect(timesOf(published)).toEqual(timesOf(closed));
  const again = await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(closed) });
  expect(timesOf(again.body)).toEqual(timesOf(closed));
  expect(network.asked()).toBe(asked);
});

test('only what is new is measured: an order that joins, and a route made by hand', async () => {
  const planned = await plannedRoute(api, day, 3);
  const before = network.asked();
  const joining = await bookedOrder(day, { at: 5 });
  const joined = await day.client.post(`/routes/${planned.id}/stops`, { orders: [joining] });
  // To and from the depot and three stops, and itself.
  expect(network.asked() - before).toBe(9);
  expect(joined.body.totals.drive_minutes).toBe(await driveMinutes(joined.body));

  const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const made = await day.client.post('/routes', {
    date: day.date,
    depot: day.depot,
    vehicle: van.body.id,
    stops: [await bookedOrder(day, { at: 6 }), await bookedOrder(day, { at: 7 })],
  });
  expect(made.status).toBe(201);
  expect(made.body.totals.drive_minutes).toBe(await driveMinutes(made.body));
  const same = await day.client.patch(`/routes/${made.body.id}`, { stops: ordersOf(made.body) });
  expect(same.body).toEqual(made.body);
});

test('a suggestion is made and accepted by the same roads', async () => {
  const planned = await plannedRoute(api, day, 2);
  await bookedOrders(day, 4);
  const suggested = await askAgent(api, day);
  expect(suggested.expires_at).not.toBeNull();
  const accepted = await day.client.post(`/agent/suggestions/${suggested.id}/accept`);
  expect(accepted.status).toBe(200);
  const route = await routeOf(planned.id);
  expect(route.stops.length).toBeGreaterThan(planned.stops.length);
  expect(route.totals.drive_minutes).toBe(await driveMinutes(route));
  expect((await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(route) })).body).toEqual(route);
});

describe('while the network is down', () => {
  test('times are estimated, and measured with the next change or plan once it is back', async () => {
    network.setUp(false);
    const planned = await plannedRoute(api, day, 4);
    expect(planned.totals.drive_minutes).not.toBe(await driveMinutes(planned));
    network.setUp(true);
    const same = await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(planned) });
    expect(same.body.totals.drive_minutes).toBe(await driveMinutes(planned));

    await day.client.post(`/routes/${planned.id}/publish`);
    network.setUp(false);
    const joining = await bookedOrder(day, { at: 6 });
    const joined = await day.client.post(`/routes/${planned.id}/stops`, { orders: [joining] });
    expect(joined.status).toBe(200);
    network.setUp(true);
    await optimise(api, day);
    const measured = await routeOf(planned.id);
    expect(ordersOf(measured)).toEqual(ordersOf(joined.body));
    expect(measured.totals.drive_minutes).toBe(await driveMinutes(measured));
    // Nothing is asked for twice.
    const asked = network.asked();
    await day.client.patch(`/routes/${planned.id}`, { stops: ordersOf(measured) });
    expect(network.asked()).toBe(asked);
  });

  test('what was told by an estimate is told again', async () => {
    network.setUp(false);
    const planned = await plannedRoute(api, day, 4);
    await day.client.post(`/routes/${planned.id}/publish`);
    const estimated = await routeOf(planned.id);
    network.say((from, to) => (from === to ? 0 : 2_400));
    network.setUp(true);
    await askAgent(api, day);
    const measured = await routeOf(planned.id);
    expect(measured.totals.drive_minutes).toBe(5 * 40);
    const broken = measured.stops.filter(
      (stop: any, index: number) =>
        JSON.stringify(stop.window) !== JSON.stringify(estimated.stops[index].window),
    );
    expect(broken).not.toEqual([]);
    const { data } = (await day.client.get('/messages?limit=100')).body;
    for (const { order, window } of broken) {
      const told = data.filter((each: any) => each.order === order && each.status === 'queued');
      expect(told.at(0)?.body).toContain(`${window.from}-${window.to}`);
    }
  });
});

describe('what was estimated is measured without being asked for', () => {
  const remeasure = () =>
    createOptimisationActivities(planningDeps(api)).measureEstimates({
      ...{ tenant: day.client.tenant.id, depot: day.depot, date: day.date },
    });
  const estimates = async () => {
    const { rows } = await api.owner.query<{ count: number }>(
      `select count(*)::integer as count from road_points where depot = $1 and estimated`,
      [day.depot],
    );
    return rows[0]?.count;
  };
  const windowsOf = (route: any) =>
    Object.fromEntries(route.stops.map((stop: any) => [stop.order, stop.window]));
  const told = async (order: string) =>
    (await day.client.get(`/messages?order=${order}&limit=100`)).body.data.filter(
      ({ status }: any) => status !== 'superseded',
    );
  const asksToBeMeasured = async () =>
    (await outboxOf(day.client, 'roads.estimated')).map(({ depot, date }) => ({ depot, date }));

  test.each<[string, () => Promise<string>]>([
    ['a plan', async () => (await plannedRoute(api, day, 3)).id],
    [
      'a route by hand',
      async () => {
        const body = { date: day.date, depot: day.depot, vehicle: day.vehicle };
        return (await day.client.post('/routes', { ...body, stops: await bookedOrders(day, 3) })).body.id;
      },
    ],
    [
      'an order added by hand',
      async () => {
        network.setUp(true);
        const { id } = await plannedRoute(api, day, 2);
        network.setUp(false);
        const orders = [await bookedOrder(day, { at: 6 })];
        expect((await day.client.post(`/routes/${id}/stops`, { orders })).status).toBe(200);
        return id;
      },
    ],
    [
      'an accepted suggestion',
      async () => {
        network.setUp(true);
        const { id } = await plannedRoute(api, day, 2);
        network.setUp(false);
        await bookedOrders(day, 4);
        const suggested = await askAgent(api, day);
        const accepted = await day.client.post(`/agent/suggestions/${suggested.id}/accept`);
        expect(accepted.status).toBe(200);
        return id;
      },
    ],
  ])('%s while it was down: retried until it answers, then timed by it', async (_name, make) => {
    network.setUp(false);
    const id = await make();
    expect(await asksToBeMeasured()).toContainEqual({ depot: day.depot, date: day.date });
    network.setUp(false);
    await expect(remeasure()).rejects.toBeInstanceOf(TransientError);
    network.setUp(true);
    await remeasure();
    expect(await estimates()).toBe(0);
    const route = await routeOf(id);
    expect(route.totals.drive_minutes).toBe(await driveMinutes(route));
    // Once all is measured, nothing is asked for.
    const asked = network.asked();
    await remeasure();
    expect(network.asked()).toBe(asked);
  });

  test('who was told a window that no longer holds is told another one, once; nobody else is', async () => {
    network.setUp(false);
    const { id } = await plannedRoute(api, day, 4);
    await day.client.post(`/routes/${id}/publish`);
    const before = await routeOf(id);
    network.say((from, to) => (from === to ? 0 : 2_400));
    network.setUp(true);
    await remeasure();
    await remeasure();
    const after = await routeOf(id);
    const changed = ordersOf(after).filter(
      (order) => JSON.stringify(windowsOf(after)[order]) !== JSON.stringify(windowsOf(before)[order]),
    );
    expect(changed).not.toEqual([]);
    expect(changed.length).toBeLessThan(4);
    for (const order of ordersOf(after)) {
      const { from, to } = windowsOf(after)[order];
      const texts = (await told(order)).filter(({ channel }: any) => channel === 'sms');
      expect(texts).toHaveLength(1);
      expect(texts[0].body).toContain(`${from}-${to}`);
    }
  });

  test('a told window that still holds is not told again, and the run is checked by the new times', async () => {
    network.setUp(false);
    const { run } = await publishedRun(api, day, 2);
    const before = await routeOf(run.route);
    const messages = (await day.client.get('/messages?limit=100')).body.data.length;
    network.setUp(true);
    await remeasure();
    const after = await routeOf(run.route);
    expect(after.totals.drive_minutes).toBe(await driveMinutes(after));
    expect(windowsOf(after)).toEqual(windowsOf(before));
    expect((await day.client.get('/messages?limit=100')).body.data).toHaveLength(messages);
  });

  test('a place that the server refuses keeps its estimates, and is not asked about again; the others are measured', async () => {
    network.setUp(false);
    const { id } = await plannedRoute(api, day, 4);
    const [, refused] = ordersOf(await routeOf(id));
    network.refuse([await placeOf(refused!)]);
    await expect(remeasure()).rejects.toBeInstanceOf(TransientError);
    network.setUp(true);
    await remeasure();
    expect(await estimates()).toBe(0);
    const asked = network.asked();
    await remeasure();
    expect(network.asked()).toBe(asked);
    // To and from the depot and the three others.
    const { roads } = (await optimise(api, day)).result;
    expect(roads).toEqual({ measured: 12, estimated: 8, refused: 8, no_road: 0 });
  });

  test('a refusal is an answer, and a day that is over is not waited for', async () => {
    network.say(() => 0);
    await plannedRoute(api, day, 2);
    expect(await estimates()).toBe(0);
    await remeasure();
    network.say(undefined);
    network.setUp(false);
    await bookedOrder(day, { at: 5 });
    await askAgent(api, day);
    await expect(remeasure()).rejects.toBeInstanceOf(TransientError);
    await api.owner.query(`update road_points set date = '2020-01-02' where depot = $1`, [day.depot]);
    const { measureEstimates } = createOptimisationActivities(planningDeps(api));
    await measureEstimates({ tenant: day.client.tenant.id, depot: day.depot, date: '2020-01-02' });
    expect(await estimates()).not.toBe(0);
  });
});

test('the agent measures the way to an order that was booked after planning', async () => {
  const planned = await plannedRoute(api, day, 4);
  await bookedOrder(day, { at: 6 });
  const asked = network.asked();
  await askAgent(api, day);
  expect(network.asked()).toBeGreaterThan(asked);
  const { rows } = await api.owner.query<{ count: number }>(
    `select count(*)::integer as count from road_points where depot = $1 and estimated`,
    [planned.depot],
  );
  expect(rows[0]?.count).toBe(0);
});

test('a run under way is timed by the same roads, from where its van is', async () => {
  const { run, stops } = await publishedRun(api, day, 4);
  await day.client.post(`/runs/${run.id}/start`);
  const same = { stops: stops.map((stop) => stop.order) };
  expect((await day.client.patch(`/routes/${run.route}`, same)).body.stops).toEqual(stops);
});

test('an order without a way to it is on no route, and says so; the others are driven', async () => {
  const orders = await bookedOrders(day, 4);
  const island = await placeOf(orders[0]!);
  network.say((from, to) => ((from === island) === (to === island) ? roadSeconds(from, to) : null));
  const job = await optimise(api, day);
  expect(job.result.unassigned).toEqual([orders[0]]);
  expect(job.result.unassigned_reasons).toMatchObject([{ order: orders[0], code: 'no_road' }]);
  expect(job.result.routes.flatMap(ordersOf).sort()).toEqual(orders.slice(1).sort());
  const [route] = job.result.routes;
  const byHand = await day.client.post(`/routes/${route.id}/stops`, { orders: [orders[0]] });
  expect(byHand.status).toBe(422);
  expect(byHand.body.error).toMatchObject({
    code: 'window_broken',
    message: expect.stringContaining('no route'),
  });
  // To and from the depot and three orders.
  expect(job.result.roads).toEqual({ measured: 12, estimated: 0, refused: 0, no_road: 8 });
});

test('two orders without a way between them are never driven one after the other', async () => {
  const orders = await bookedOrders(day, 2);
  const [one, other] = [await placeOf(orders[0]!), await placeOf(orders[1]!)];
  network.say((from, to) =>
    [one, other].includes(from) && [one, other].includes(to) && from !== to ? null : roadSeconds(from, to),
  );
  const job = await optimise(api, day);
  for (const route of job.result.routes) expect(route.stops).toHaveLength(1);
  expect(job.result.unassigned.length + job.result.routes.length).toBe(2);
});

test('a job says how many roads were measured, estimated and refused', async () => {
  await bookedOrders(day, 3);
  expect((await optimise(api, day)).result.roads).toEqual({
    measured: 12,
    estimated: 0,
    refused: 0,
    no_road: 0,
  });
  day = await emptyDay(api);
  await bookedOrders(day, 3);
  network.say(() => 0);
  expect((await optimise(api, day)).result.roads).toEqual({
    measured: 0,
    estimated: 12,
    refused: 12,
    no_road: 0,
  });
  day = await emptyDay(api);
  await bookedOrders(day, 3);
  network.setUp(false);
  expect((await optimise(api, day)).result.roads).toEqual({
    measured: 0,
    estimated: 12,
    refused: 0,
    no_road: 0,
  });
});

async function placeOf(order: string): Promise<string> {
  const { latitude, longitude } = await day.client.scoped((scope) =>
    scope.trx
      .selectFrom('orders')
      .select(['latitude', 'longitude'])
      .where('id', '=', order)
      .executeTakeFirstOrThrow(),
  );
  return `${longitude!.toFixed(5)},${latitude!.toFixed(5)}`;
}
