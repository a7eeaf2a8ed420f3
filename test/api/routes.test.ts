/** GET and PATCH of routes. */
import { type Client, useApi } from '../support/api.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  optimise,
  type PlannedDay,
  plannedRoute,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let client: Client;

beforeEach(async () => {
  day = await emptyDay(api);
  client = day.client;
});

const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);
const statusOf = async (order: string) => (await client.get(`/orders/${order}`)).body.status;

describe('GET /routes', () => {
  test('lists the date, and the orders on no route', async () => {
    const route = await plannedRoute(api, day, 2);
    const late = await bookedOrder(day, { at: 3 });
    const listed = await client.get(`/routes?date=${day.date}`);
    expect(listed.status).toBe(200);
    expect(listed.body).toEqual({
      object: 'list',
      data: [route],
      unassigned: [late],
      unassigned_reasons: [],
      has_more: false,
    });
    expect((await client.get(`/routes?date=${day.date}&depot=dep_none`)).body).toMatchObject({
      data: [],
      unassigned: [],
    });
  });

  test('422 without a date', async () => {
    expect((await client.get('/routes')).body.error).toMatchObject({ code: 'missing_field', param: 'date' });
  });

  test('404 for an unknown route, and for one of another tenant', async () => {
    const route = await plannedRoute(api, day, 1);
    expect((await client.get('/routes/rte_none')).body.error.code).toBe('not_found');
    expect((await (await api.client()).get(`/routes/${route.id}`)).status).toBe(404);
  });
});

describe('PATCH /routes/{route_id}', () => {
  test('another sequence is retimed', async () => {
    const route = await plannedRoute(api, day, 4);
    const sequence = ordersOf(route).reverse();
    const reply = await client.patch(`/routes/${route.id}`, { stops: sequence });
    expect(reply.status).toBe(200);
    expect(ordersOf(reply.body)).toEqual(sequence);
    const etas = reply.body.stops.map((stop: any) => stop.eta);
    expect(etas).toEqual([...etas].sort());
    const idOf = (of: any, order: string) => of.stops.find((stop: any) => stop.order === order).id;
    for (const order of sequence) expect(idOf(reply.body, order)).toBe(idOf(route, order));
    expect((await client.get(`/routes/${route.id}`)).body).toEqual(reply.body);
  });

  test('an order that is left out is booked again; one that is booked may join', async () => {
    const route = await plannedRoute(api, day, 3);
    const joining = await bookedOrder(day, { at: 5 });
    const [dropped, ...kept] = ordersOf(route);
    const reply = await client.patch(`/routes/${route.id}`, { stops: [...kept, joining] });
    expect(ordersOf(reply.body)).toEqual([...kept, joining]);
    expect((await client.get(`/orders/${dropped}`)).body).toMatchObject({ status: 'booked', route: null });
    expect((await client.get(`/orders/${joining}`)).body).toMatchObject({
      status: 'planned',
      route: route.id,
    });
    expect((await client.get(`/routes?date=${day.date}`)).body.unassigned).toEqual([dropped]);
  });

  test('another driver, or none, changes no time', async () => {
    const route = await plannedRoute(api, day, 2);
    const driver = await client.post('/drivers', { name: 'Vic', phone: '+447700900011' });
    const reply = await client.patch(`/routes/${route.id}`, { driver: driver.body.id });
    expect(reply.body).toEqual({ ...route, driver: driver.body.id, crew: [driver.body.id] });
    expect((await client.patch(`/routes/${route.id}`, { driver: null })).body.driver).toBeNull();
  });

  test('what is so already changes nothing: neither the version of the day nor the audit log', async () => {
    const route = await plannedRoute(api, day, 1);
    const seen = async () => [
      (await client.get(`/depots/${day.depot}/days/${day.date}`)).body.plan_version,
      (await client.get('/audit-log')).body.data.length,
    ];
    const before = await seen();
    const { driver, locked } = route;
    for (const change of [{}, { force: true }, { driver }, { locked }]) {
      expect((await client.patch(`/routes/${route.id}`, change)).body).toEqual(route);
    }
    expect(await seen()).toEqual(before);
  });

  test('422 window_broken names the stop and changes nothing', async () => {
    const early = await bookedOrder(day, { at: 0, from: '08:00', to: '12:00' });
    const late = await bookedOrder(day, { at: 1, from: '16:00', to: '20:00' });
    const [route] = (await optimise(api, day)).result.routes;
    expect(ordersOf(route)).toEqual([early, late]);
    const reply = await client.patch(`/routes/${route.id}`, { stops: [late, early] });
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({
      code: 'window_broken',
      param: 'stops[1]',
      message: expect.stringContaining(early),
    });
    expect((await client.get(`/routes/${route.id}`)).body).toEqual(route);
  });

  test('422 window_broken beyond the opening hours of the depot', async () => {
    const route = await plannedRoute(api, day, 1);
    await client.patch(`/depots/${day.depot}`, { opening: { from: '06:30', to: '08:05' } });
    const reply = await client.patch(`/routes/${route.id}`, { stops: ordersOf(route) });
    expect(reply.body.error).toMatchObject({ code: 'window_broken', param: 'stops' });
  });

  test('422 van_over_capacity and crew_too_small, by van and by stop', async () => {
    const mate = { name: 'Mo', phone: '+447700900012', depot: day.depot, role: 'mate' };
    await client.post('/drivers', mate);
    await bookedOrder(day, { at: 0, items: [{ volume_m3: 3, weight_kg: 10 }], service: { crew: 2 } });
    const [route] = (await optimise(api, day)).result.routes;
    const small = await client.post('/vehicles', { name: 'Small', capacity_m3: 2, crew: 2 });
    const light = await client.post('/vehicles', { name: 'Light', capacity_kg: 9, crew: 2 });
    const single = await client.post('/vehicles', { name: 'Single', crew: 1 });
    for (const [van, code] of [
      [small, 'van_over_capacity'],
      [light, 'van_over_capacity'],
      [single, 'crew_too_small'],
    ] as const) {
      const byVan = await client.patch(`/routes/${route.id}`, { vehicle: van.body.id });
      expect([byVan.status, byVan.body.error.code, byVan.body.error.param]).toEqual([422, code, 'vehicle']);
      const byStop = await client.patch(`/routes/${route.id}`, {
        vehicle: van.body.id,
        stops: ordersOf(route),
      });
      expect(byStop.body.error).toMatchObject({ code, param: 'stops[0]' });
    }
    const roomy = await client.post('/vehicles', { name: 'Roomy', crew: 2 });
    expect((await client.patch(`/routes/${route.id}`, { vehicle: roomy.body.id })).body.vehicle).toBe(
      roomy.body.id,
    );
  });

  test('422 for stops that cannot be on the route', async () => {
    const route = await plannedRoute(api, day, 2);
    const [first, second] = ordersOf(route);
    const elsewhere = await bookedOrder(day, {
      on: new Date(Date.parse(day.date) + 7 * 86_400_000).toISOString().slice(0, 10),
    });
    for (const [stops, code, param] of [
      [[first, second, 'ord_none'], 'unknown_reference', 'stops[2]'],
      [[first, first], 'invalid_value', 'stops[1]'],
      [[first, elsewhere], 'invalid_value', 'stops[1]'],
      [[], 'invalid_value', 'stops'],
    ] as const) {
      const reply = await client.patch(`/routes/${route.id}`, { stops });
      expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([422, code, param]);
    }
    expect(await statusOf(first!)).toBe('planned');
  });

  test('422 unknown_reference for a van or driver; 409 in_use for one with another route that day', async () => {
    const first = await plannedRoute(api, day, 1);
    expect((await client.patch(`/routes/${first.id}`, { vehicle: 'veh_none' })).body.error).toMatchObject({
      code: 'unknown_reference',
      param: 'vehicle',
    });
    const van = await client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
    await client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot });
    await bookedOrder(day, { at: 2 });
    const { result } = await optimise(api, day, { vehicles: [van.body.id], lock_routes: [first.id] });
    const second = result.routes.find((route: any) => route.id !== first.id);
    for (const change of [{ vehicle: day.vehicle }, { driver: day.driver }]) {
      const reply = await client.patch(`/routes/${second.id}`, change);
      expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([
        409,
        'in_use',
        Object.keys(change)[0],
      ]);
    }
  });

  test('a published route may be changed, with its driver and its run', async () => {
    const route = await plannedRoute(api, day, 3);
    const run = (await client.post(`/routes/${route.id}/publish`)).body;
    const driver = await client.post('/drivers', { name: 'Vic', phone: '+447700900011' });
    const [dropped, ...kept] = ordersOf(route);
    const changed = await client.patch(`/routes/${route.id}`, {
      stops: kept.reverse(),
      driver: driver.body.id,
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ status: 'published', driver: driver.body.id });
    for (const stop of changed.body.stops) expect(stop.window).not.toEqual({ from: '08:00', to: '12:00' });
    expect(await statusOf(dropped!)).toBe('booked');
    const runs = await client.get(`/runs?date=${day.date}&driver=${driver.body.id}`);
    expect(runs.body.data).toMatchObject([{ id: run.id, progress: { total: 2 } }]);
    expect((await client.patch(`/routes/${route.id}`, { driver: null })).body.error.code).toBe(
      'driver_required',
    );
  });

  test('changes of one route at once leave one consistent route', async () => {
    const route = await plannedRoute(api, day, 4);
    const [a, b, c, d] = ordersOf(route);
    const replies = await Promise.all(
      [
        [d, c, b, a],
        [a, c],
        [b, d],
        [c, b, a],
      ].map((stops) => client.patch(`/routes/${route.id}`, { stops })),
    );
    for (const { status } of replies) expect([200, 409, 422]).toContain(status);
    const now = (await client.get(`/routes/${route.id}`)).body;
    const { unassigned } = (await client.get(`/routes?date=${day.date}`)).body;
    expect([...ordersOf(now), ...unassigned].sort()).toEqual([a, b, c, d].sort());
    for (const order of ordersOf(now)) expect(await statusOf(order)).toBe('planned');
  });
});

describe('an order that leaves', () => {
  test('a draft route closes the gap; the last one takes the route with it', async () => {
    const route = await plannedRoute(api, day, 2);
    const [first, second] = ordersOf(route);
    await client.patch(`/orders/${first}`, { hold: true });
    const left = (await client.get(`/routes/${route.id}`)).body;
    expect(left.stops).toMatchObject([{ order: second, sequence: 1 }]);
    expect(left.totals.stops).toBe(1);
    await client.post(`/orders/${second}/cancel`);
    expect((await client.get(`/routes/${route.id}`)).status).toBe(404);
    expect(await statusOf(second!)).toBe('cancelled');
  });

  test('a published route skips the stop of a cancelled order', async () => {
    const route = await plannedRoute(api, day, 2);
    await client.post(`/routes/${route.id}/publish`);
    const [first, second] = ordersOf(route);
    await client.post(`/orders/${first}/cancel`);
    const { stops } = (await client.get(`/routes/${route.id}`)).body;
    expect(stops).toMatchObject([
      { order: first, status: 'skipped' },
      { order: second, status: 'pending' },
    ]);
    await client.post(`/orders/${second}/cancel`);
    const runs = (await client.get(`/runs?date=${day.date}`)).body.data;
    expect(runs).toMatchObject([{ status: 'completed', started_at: null }]);
  });

  test('changes, a cancellation, a hold and publication at once: each is done or refused, none gets stuck', async () => {
    const route = await plannedRoute(api, day, 6);
    const orders = ordersOf(route);
    const replies = await Promise.all([
      client.patch(`/routes/${route.id}`, { stops: [...orders].reverse() }),
      client.post(`/orders/${orders[5]}/cancel`),
      client.patch(`/orders/${orders[2]}`, { hold: true }),
      client.patch(`/routes/${route.id}`, { stops: orders.slice(1) }),
      client.post(`/routes/${route.id}/publish`),
      client.post(`/orders/${orders[4]}/cancel`),
    ]);
    for (const { status } of replies) expect([200, 409, 422]).toContain(status);
    const { stops } = (await client.get(`/routes/${route.id}`)).body;
    for (const stop of stops) {
      expect(await statusOf(stop.order)).toBe(stop.status === 'skipped' ? 'cancelled' : 'planned');
    }
  });

  test('cancelling and optimising at once leaves no cancelled order on a route', async () => {
    const orders = await bookedOrders(day, 4);
    const [job] = await Promise.all([
      optimise(api, day),
      ...orders.slice(0, 2).map((order) => client.post(`/orders/${order}/cancel`)),
    ]);
    expect(job.status).toBe('succeeded');
    const listed = (await client.get(`/routes?date=${day.date}`)).body;
    const planned = listed.data.flatMap(ordersOf);
    expect([...planned, ...listed.unassigned].sort()).toEqual(orders.slice(2).sort());
  });
});
