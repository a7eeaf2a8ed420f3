/** POST /routes/optimise and what its job makes of the day. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bookSlot } from '../../src/operations/bookings/book.js';
import { lockOrder } from '../../src/records/orders/rows.js';
import { useApi } from '../support/api.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  type PlannedDay,
  planningDeps,
  runJob,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const anotherDriver = async (role = 'driver'): Promise<string> => {
  const body = { name: 'Vic', phone: '+447700900011', depot: day.depot, role };
  return (await day.client.post('/drivers', body)).body.id;
};

const ask = (body: Record<string, unknown> = {}) =>
  day.client.post('/routes/optimise', { date: day.date, depot: day.depot, ...body });

describe('202', () => {
  test('a queued job with its location, started once', async () => {
    const reply = await ask();
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^job_/),
      object: 'job',
      type: 'route_optimisation',
      status: 'queued',
      progress: 0,
      best: null,
      result: null,
      error: null,
      created_at: expect.any(String),
    });
    expect(reply.headers.get('location')).toBe(`/sandbox/admin/v1/jobs/${reply.body.id}`);
    expect(await outboxOf(day.client, 'job.start')).toMatchObject([{ job: reply.body.id, depot: day.depot }]);
  });

  test('the second job of a day waits for the first one', async () => {
    const first = await ask();
    const second = await ask();
    expect((await outboxOf(day.client, 'job.start')).map(({ job }) => job)).toEqual([first.body.id]);
    await day.client.post(`/jobs/${first.body.id}/cancel`);
    expect((await outboxOf(day.client, 'job.start')).map(({ job }) => job)).toEqual([
      first.body.id,
      second.body.id,
    ]);
  });

  test('jobs that are asked for at once start one of them', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(await outboxOf(day.client, 'job.start')).toHaveLength(1);
  });
});

describe('the job', () => {
  test('plans every booked order on one route, with driver and times within the windows', async () => {
    const orders = await bookedOrders(day, 5);
    const job = await optimise(api, day);
    expect(job).toMatchObject({ status: 'succeeded', progress: 1, error: null });
    expect(job.result.unassigned).toEqual([]);
    const [route] = job.result.routes;
    expect(route).toMatchObject({
      status: 'draft',
      vehicle: day.vehicle,
      driver: day.driver,
      date: day.date,
    });
    expect(route.stops.map((stop: any) => stop.order).sort()).toEqual(orders.sort());
    expect(route.stops.map((stop: any) => stop.sequence)).toEqual([1, 2, 3, 4, 5]);
    for (const stop of route.stops) {
      expect(stop.window).toEqual({ from: '08:00', to: '12:00' });
      expect(stop.eta >= '08:00' && stop.eta <= '12:00').toBe(true);
      expect(stop).toMatchObject({ type: 'delivery', status: 'pending', pieces: 2, failure_reason: null });
    }
    expect(route.totals).toMatchObject({ stops: 5, load_percent: expect.any(Number) });
    expect(job.result.miles_saved).toBeGreaterThanOrEqual(0);
    expect((await day.client.get(`/routes/${route.id}`)).body).toEqual(route);
    const order = await day.client.get(`/orders/${orders[0]}`);
    expect(order.body).toMatchObject({ status: 'planned', route: route.id });
    expect(await eventTypes(day.client, job.id)).toEqual(['job.completed']);
  });

  test('again: the same route, and nothing is saved or lost', async () => {
    await bookedOrders(day, 4);
    const first = await optimise(api, day);
    const second = await optimise(api, day);
    expect(second.result.routes[0].id).toBe(first.result.routes[0].id);
    expect(second.result.routes[0].stops).toHaveLength(4);
    expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toHaveLength(1);
  });

  test('an order too large for the van is unassigned with the reason, also in GET /routes', async () => {
    const huge = await bookedOrder(day, { items: [{ pieces: 1, volume_m3: 21 }] });
    await bookedOrder(day, { at: 1 });
    const { result } = await optimise(api, day);
    expect(result.unassigned).toEqual([huge]);
    expect(result.unassigned_reasons).toEqual([
      {
        order: huge,
        code: 'over_volume',
        message: expect.stringMatching(/\.$/),
        relaxation: {
          change: 'capacity_m3',
          by: expect.any(Number),
          message: expect.stringMatching(/^With .* m³ more room .*\.$/),
        },
      },
    ]);
    const listed = await day.client.get(`/routes?date=${day.date}&depot=${day.depot}`);
    expect(listed.body).toMatchObject({ unassigned: [huge], unassigned_reasons: result.unassigned_reasons });
  });

  test('an order without a place on the map is unassigned as no_coordinates', async () => {
    const lost = await bookedOrder(day, {
      recipient: { name: 'B', address: { line1: '1 Rue', town: 'Calais', postcode: '62100', country: 'FR' } },
    });
    const { result } = await optimise(api, day);
    expect(result.unassigned_reasons).toMatchObject([
      { order: lost, code: 'no_coordinates', relaxation: null },
    ]);
  });

  test('an empty day succeeds with nothing', async () => {
    const job = await optimise(api, day);
    expect(job).toMatchObject({
      status: 'succeeded',
      result: { routes: [], unassigned: [], miles_saved: 0 },
    });
  });

  test('a published route is left alone, and its van and driver are not available', async () => {
    await bookedOrders(day, 2);
    const [route] = (await optimise(api, day)).result.routes;
    await day.client.post(`/routes/${route.id}/publish`);
    const before = (await day.client.get(`/routes/${route.id}`)).body;
    const late = await bookedOrder(day, { at: 3 });
    const { result } = await optimise(api, day);
    expect(result.routes).toEqual([]);
    expect(result.unassigned_reasons).toMatchObject([{ order: late, code: 'no_vehicle' }]);
    expect((await day.client.get(`/routes/${route.id}`)).body).toEqual(before);
  });

  test('a locked route stays byte for byte while the rest is planned on other vans', async () => {
    await bookedOrders(day, 3);
    const [locked] = (await optimise(api, day)).result.routes;
    const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
    const driver = await anotherDriver();
    const more = await bookedOrder(day, { at: 4 });
    const { result } = await optimise(api, day, { lock_routes: [locked.id] });
    expect(result.routes.map((route: any) => route.vehicle).sort()).toEqual(
      [van.body.id, day.vehicle].sort(),
    );
    expect(result.routes.find((route: any) => route.id === locked.id)).toEqual(locked);
    const other = result.routes.find((route: any) => route.id !== locked.id);
    expect(other.stops.map((stop: any) => stop.order)).toEqual([more]);
    expect(other).toMatchObject({ driver, crew: [driver] });
  });

  test('a route that is locked stays as it is, until it is not', async () => {
    await bookedOrders(day, 2);
    const [route] = (await optimise(api, day)).result.routes;
    expect(route.locked).toBe(false);
    const locked = await day.client.patch(`/routes/${route.id}`, { locked: true });
    expect(locked.body).toEqual({ ...route, locked: true });
    const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
    await anotherDriver();
    const more = await bookedOrder(day, { at: 4 });
    const { result } = await optimise(api, day);
    expect(result.routes.find(({ id }: any) => id === route.id)).toEqual(locked.body);
    const other = result.routes.find(({ id }: any) => id !== route.id);
    expect(other).toMatchObject({ vehicle: van.body.id, stops: [{ order: more }] });
    // By hand it can be changed.
    const stops = route.stops.map(({ order }: any) => order);
    const turned = await day.client.patch(`/routes/${route.id}`, { stops: stops.toReversed() });
    expect(turned.body).toMatchObject({ locked: true });
    await day.client.patch(`/routes/${route.id}`, { locked: false });
    const again = await optimise(api, day);
    expect(again.result.routes.map(({ locked: is }: any) => is)).not.toContain(true);
    expect(again.result.routes.flatMap((each: any) => each.stops)).toHaveLength(3);
  });

  test('only the vehicles asked for are used', async () => {
    const van = await day.client.post('/vehicles', { name: 'Van 2', depot: day.depot });
    await bookedOrders(day, 3);
    const { result } = await optimise(api, day, { vehicles: [van.body.id] });
    expect(result.routes.map((route: any) => route.vehicle)).toEqual([van.body.id]);
  });

  test('an order on hold is left out', async () => {
    const [held, other] = await bookedOrders(day, 2);
    await day.client.patch(`/orders/${held}`, { hold: true });
    const { result } = await optimise(api, day);
    expect(result.routes[0].stops.map((stop: any) => stop.order)).toEqual([other]);
    expect(result.unassigned).toEqual([]);
  });
});

describe('a day of 400 orders and 44 vans in Leeds', () => {
  const leeds = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../data/day-leeds-400.json'), 'utf8'),
  ) as {
    depot: object;
    vehicles: object[];
    orders: { body: { reference: string }; window: { from: string; to: string } }[];
  };

  /** The day as its orders were booked. */
  async function leedsDay(): Promise<{ depot: string; windows: Map<string, { from: string; to: string }> }> {
    const { client, shipper, date } = day;
    const depot = (await client.post('/depots', leeds.depot)).body.id as string;
    const hours = new Set(leeds.orders.map(({ window }) => JSON.stringify(window)));
    const slots = [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      [...hours].map((window) => ({ weekday, ...JSON.parse(window), capacity: 400 })),
    );
    await client.put(`/depots/${depot}/zones`, { data: [{ name: 'Leeds', postcode_prefixes: [''] }] });
    await client.put(`/depots/${depot}/slot-schedule`, { windows: slots, overrides: [] });
    for (const vehicle of leeds.vehicles) await client.post('/vehicles', { ...vehicle, depot });
    const lines = leeds.orders.map(({ body }) => JSON.stringify({ ...body, depot })).join('\n');
    const imported = await client.post(`/orders/import?shipper=${shipper}`, lines, {
      'content-type': 'application/x-ndjson',
    });
    expect(imported.body.result).toMatchObject({ created: 400, rejected: 0 });
    const windowOf = new Map(leeds.orders.map(({ body, window }) => [body.reference, window]));
    const windows = new Map<string, { from: string; to: string }>();
    await client.scoped(async (scope) => {
      const rows = await scope.trx.selectFrom('orders').select(['id', 'reference']).execute();
      for (const { id, reference } of rows) {
        const window = windowOf.get(reference)!;
        windows.set(id, window);
        await bookSlot(
          scope,
          (await lockOrder(scope, id))!,
          { date, ...window },
          { notify: false, origin: { by: 'office' } },
        );
      }
    });
    return { depot, windows };
  }

  test('is accepted at once, planned within every rule, changed by hand and published', async () => {
    const { client, driver, date } = day;
    const { depot, windows } = await leedsDay();
    const { status, body } = await client.post('/routes/optimise', { date, depot });
    expect(status).toBe(202);
    await runJob(api, client, body.id, planningDeps(api));

    const job = (await client.get(`/jobs/${body.id}`)).body;
    expect(job).toMatchObject({ status: 'succeeded', result: { unassigned: [] } });
    const stops = job.result.routes.flatMap((route: any) => route.stops);
    expect(stops.map((stop: any) => stop.order).sort()).toEqual([...windows.keys()].sort());
    for (const stop of stops) {
      expect(stop.window).toEqual(windows.get(stop.order));
      expect(stop.eta >= stop.window.from && stop.eta <= stop.window.to).toBe(true);
    }
    for (const { totals } of job.result.routes) expect(totals.load_percent).toBeLessThanOrEqual(100);

    // A route that can't be driven backwards.
    const route = job.result.routes.find(({ stops }: any) => stops[0].window.to <= stops.at(-1).window.from);
    const same = route.stops.map((stop: any) => stop.order);
    const crew = [driver, await anotherDriver('mate')];
    const changed = await client.patch(`/routes/${route.id}`, { crew, stops: same });
    expect(changed).toMatchObject({ status: 200, body: { driver, crew, totals: route.totals } });
    const backwards = await client.patch(`/routes/${route.id}`, { stops: [...same].reverse() });
    expect(backwards.status).toBe(422);
    expect(same).toContain(/ord_\w+/.exec(backwards.body.error.message)?.[0]);
    const run = await client.post(`/routes/${route.id}/publish`);
    expect(run).toMatchObject({ status: 200, body: { route: route.id } });
  });
});

describe('vans that are manned as their crew says', () => {
  /** Four vans of two with a driver each and nobody else; sixteen orders for two that fill them. */
  async function plainDay(): Promise<void> {
    const { client, depot } = day;
    for (const number of [2, 3, 4]) {
      await client.post('/vehicles', { name: `Van ${number}`, capacity_m3: 20, crew: 2, depot });
      await anotherDriver();
    }
    const goods = { items: [{ volume_m3: 5 }], service: { crew: 2 } };
    for (let at = 0; at < 16; at++) await bookedOrder(day, { at, ...goods });
  }

  test('drivers alone take every order for two, and all routes are published', async () => {
    await plainDay();
    const { result } = await optimise(api, day);
    expect(result.unassigned).toEqual([]);
    expect(result).not.toHaveProperty('warnings');
    expect(result.routes.map(({ stops }: any) => stops.length)).toEqual([4, 4, 4, 4]);
    expect(new Set(result.routes.map(({ driver }: any) => driver)).size).toBe(4);
    for (const { id, driver, crew } of result.routes) {
      expect(crew).toEqual([driver]);
      expect((await day.client.post(`/routes/${id}/publish`)).status).toBe(200);
    }
  });

  test('with staffing by people, two of them ride where two are needed', async () => {
    await day.client.patch('/settings', { planning: { staffing: 'people' } });
    await plainDay();
    const { result } = await optimise(api, day);
    expect(result.routes.map(({ crew }: any) => crew.length)).toEqual([2, 2]);
    expect(result.unassigned).toHaveLength(8);
  });

  test('a route whose driver nobody can be waits for one, and the job says so', async () => {
    const { client, depot, driver } = day;
    await client.post('/vehicles', { name: 'Van 2', capacity_m3: 20, depot });
    for (let at = 0; at < 4; at++) await bookedOrder(day, { at, items: [{ volume_m3: 10 }] });
    const { result } = await optimise(api, day);
    expect(result.unassigned).toEqual([]);
    expect(new Set(result.routes.map((route: any) => route.driver))).toEqual(new Set([driver, null]));
    const waiting = result.routes.find((route: any) => route.driver === null);
    expect(result.warnings).toEqual([
      { route: waiting.id, code: 'no_driver', message: expect.stringMatching(/\.$/) },
    ]);
    const refused = await client.post(`/routes/${waiting.id}/publish`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'driver_required']);
    const agency = await anotherDriver();
    expect((await client.patch(`/routes/${waiting.id}`, { driver: agency })).status).toBe(200);
    expect((await client.post(`/routes/${waiting.id}/publish`)).status).toBe(200);
  });

  test('a proposal says the same of its routes, and nobody is sent out on a day off', async () => {
    const { client, date, driver } = day;
    await client.post(`/drivers/${driver}/absences`, { from: date, to: date });
    await bookedOrder(day);
    const { result } = await optimise(api, day, { apply: false });
    expect(result).toMatchObject({
      unassigned: [],
      routes: [{ driver: null, crew: [] }],
      warnings: [{ route: result.routes[0].id, code: 'no_driver' }],
    });
  });

  test('a driver who works later takes a route that can leave later', async () => {
    await day.client.patch(`/drivers/${day.driver}`, { shifts: [{ from: '10:00', to: '18:00' }] });
    await bookedOrder(day);
    const [route] = (await optimise(api, day)).result.routes;
    expect(route.driver).toBe(day.driver);
    expect(route.totals.starts_at >= '10:00').toBe(true);
  });

  test('a published route takes an order for two, and gives up its mate', async () => {
    const { client, date, depot, driver } = day;
    await bookedOrder(day);
    const [route] = (await optimise(api, day)).result.routes;
    await client.post(`/routes/${route.id}/publish`);
    const heavy = await bookedOrder(day, { at: 1, service: { crew: 2 } });
    const stops = [...route.stops.map(({ order }: any) => order), heavy];
    expect((await client.patch(`/routes/${route.id}`, { stops })).status).toBe(200);
    const crew = [driver, await anotherDriver('mate')];
    expect((await client.patch(`/routes/${route.id}`, { crew })).body.crew).toEqual(crew);
    const alone = await client.post(`/depots/${depot}/days/${date}/rearrange`, {
      routes: [{ vehicle: route.vehicle, crew: [driver], stops }],
    });
    expect(alone.status).toBe(200);
    expect((await client.get(`/routes/${route.id}`)).body.crew).toEqual([driver]);
  });
});

describe('422', () => {
  test.each([
    ['a date in the past', { date: '2020-01-06' }, 'invalid_value', 'date'],
    ['an unknown depot', { depot: 'dep_none' }, 'unknown_reference', 'depot'],
    ['an unknown vehicle', { vehicles: ['veh_none'] }, 'unknown_reference', 'vehicles[0]'],
    ['an unknown route', { lock_routes: ['rte_none'] }, 'unknown_reference', 'lock_routes[0]'],
    ['an unknown objective', { objective: 'fastest' }, 'invalid_value', 'objective'],
    ['no vehicles', { vehicles: [] }, 'invalid_value', 'vehicles'],
    ['an unknown field', { vans: [] }, 'unknown_field', 'vans'],
  ])('%s', async (_case, body, code, param) => {
    const reply = await ask(body);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });

  test('an inactive vehicle, and one of another depot', async () => {
    const idle = await day.client.post('/vehicles', { name: 'Idle', active: false });
    expect((await ask({ vehicles: [idle.body.id] })).body.error).toMatchObject({
      code: 'invalid_value',
      param: 'vehicles[0]',
    });
    const other = await emptyDay(api);
    expect((await ask({ vehicles: [other.vehicle] })).body.error.code).toBe('unknown_reference');
  });
});
