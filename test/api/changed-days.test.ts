/** A published day that changes: stops moved, routes made and taken back, vans that break down. */
import { type Client, useApi } from '../support/api.js';
import {
  bookedOrder,
  emptyDay,
  optimise,
  type PlannedDay,
  plannedRoute,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let client: Client;

beforeEach(async () => {
  day = await emptyDay(api);
  client = day.client;
});

const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);
const order = async (id: string) => (await client.get(`/orders/${id}`)).body;
const route = async (id: string) => (await client.get(`/routes/${id}`)).body;
const codeOf = (reply: any) => [reply.status, reply.body.error?.code, reply.body.error?.param];

async function newVan(fields: Record<string, unknown> = {}): Promise<string> {
  return (await client.post('/vehicles', { name: 'Van', crew: 2, depot: day.depot, ...fields })).body.id;
}

async function newDriver(): Promise<string> {
  return (await client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot })).body.id;
}

/** A second route of the day, by another van, with one order. */
async function secondRoute(at: number): Promise<any> {
  const made = await client.post('/routes', {
    date: day.date,
    depot: day.depot,
    vehicle: await newVan(),
    driver: await newDriver(),
    stops: [await bookedOrder(day, { at })],
  });
  expect(made.status).toBe(201);
  return made.body;
}

describe('PATCH /routes/{route_id} while its run is under way', () => {
  test('what is done keeps its place, named or not; an arrived stop stays next; one left out is booked again', async () => {
    const { run, stops } = await publishedRun(api, day, 5);
    const [first, second, third, fourth, fifth] = stops.map((stop) => stop.order);
    await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    await client.post(`/runs/${run.id}/stops/${stops[1].id}/arrive`);
    const reply = await client.patch(`/routes/${run.route}`, { stops: [fifth, third, second, first] });
    expect(reply.status).toBe(200);
    expect(ordersOf(reply.body)).toEqual([first, second, fifth, third]);
    expect(reply.body.stops.map((stop: any) => stop.status)).toEqual([
      'completed',
      'arrived',
      'pending',
      'pending',
    ]);
    expect(reply.body.totals.stops).toBe(4);
    expect(await order(fourth)).toMatchObject({ status: 'booked', route: null });
    expect((await order(third)).status).toBe('out_for_delivery');
    const joining = await bookedOrder(day, { at: 6 });
    const joined = await client.patch(`/routes/${run.route}`, { stops: [joining, fifth, third, second] });
    expect(ordersOf(joined.body)).toEqual([first, second, joining, fifth, third]);
    expect(await order(joining)).toMatchObject({ status: 'out_for_delivery', route: run.route });
    expect((await client.get(`/runs/${run.id}`)).body.progress).toEqual({
      completed: 1,
      failed: 0,
      total: 5,
    });
  });

  test('stops done out of their turn stay where they were', async () => {
    const { run, stops } = await publishedRun(api, day, 4);
    const [a, b, c, d] = stops.map((stop) => stop.order);
    await client.post(`/runs/${run.id}/stops/${stops[2].id}/complete`);
    const reply = await client.patch(`/routes/${run.route}`, { stops: [d, b, a] });
    expect(ordersOf(reply.body)).toEqual([d, b, c, a]);
    expect(reply.body.stops.map((stop: any) => stop.sequence)).toEqual([1, 2, 3, 4]);
  });

  test('identical stops give back identical times, under way too', async () => {
    const { run, stops } = await publishedRun(api, day, 4);
    const stopsOf = async () => (await client.get(`/runs/${run.id}/stops`)).body.data;
    const same = { stops: stops.map((stop) => stop.order) };
    expect((await client.patch(`/routes/${run.route}`, same)).body.stops).toEqual(stops);
    await client.post(`/runs/${run.id}/start`);
    expect((await client.patch(`/routes/${run.route}`, same)).body.stops).toEqual(stops);
    expect(await stopsOf()).toEqual(stops);
  });

  test('only a completed run is 409', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    await client.post(`/runs/${run.id}/stops/${stops[1].id}/complete`);
    const reply = await client.patch(`/routes/${run.route}`, { stops: [stops[0].order] });
    expect(codeOf(reply)).toEqual([409, 'invalid_state', '']);
  });
});

describe('POST /routes/{route_id}/stops', () => {
  test('brings a booked order to where it costs least, or to the place named', async () => {
    const made = await plannedRoute(api, day, 3);
    const near = await bookedOrder(day, { at: 0 });
    const reply = await client.post(`/routes/${made.id}/stops`, { orders: [near] });
    expect(reply.status).toBe(200);
    const before = made.stops.find((stop: any) => ordersOf(made).indexOf(stop.order) >= 0);
    expect(before).toBeDefined();
    const twin = made.stops.find((stop: any) => stop.address.postcode === 'CR0 2RF').order;
    const [at, beside] = [near, twin].map((id) => ordersOf(reply.body).indexOf(id));
    expect(Math.abs(at! - beside!)).toBe(1);
    expect(await order(near)).toMatchObject({ status: 'planned', route: made.id });
    const named = await bookedOrder(day, { at: 4 });
    const second = await client.post(`/routes/${made.id}/stops`, { orders: [named], at: 1 });
    expect(ordersOf(second.body)[1]).toBe(named);
    expect(codeOf(await client.post(`/routes/${made.id}/stops`, { orders: [named], at: 5 }))).toEqual([
      422,
      'invalid_value',
      'at',
    ]);
  });

  test('brings open stops of a run under way to another van, which leaves the first one retimed', async () => {
    const { run, stops } = await publishedRun(api, day, 3);
    const other = await secondRoute(4);
    const otherRun = (await client.post(`/routes/${other.id}/publish`)).body;
    await client.post(`/runs/${otherRun.id}/start`);
    await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    const moved = [stops[1].order, stops[2].order];
    const reply = await client.post(`/routes/${other.id}/stops`, { orders: moved });
    expect(reply.status).toBe(200);
    expect(ordersOf(reply.body).sort()).toEqual([...moved, ...ordersOf(other)].sort());
    for (const id of moved) {
      expect(await order(id)).toMatchObject({ status: 'out_for_delivery', route: other.id });
    }
    expect(ordersOf(await route(run.route))).toEqual([stops[0].order]);
    expect((await client.get(`/runs/${run.id}`)).body.status).toBe('completed');
  });

  test('a draft that loses its last stop is gone; a van that has not left has planned orders', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    const draft = await secondRoute(4);
    const [moved] = ordersOf(draft);
    const reply = await client.post(`/routes/${run.route}/stops`, { orders: [moved], at: 2 });
    expect(ordersOf(reply.body)).toEqual([...stops.map((stop) => stop.order), moved]);
    expect((await client.get(`/routes/${draft.id}`)).status).toBe(404);
    expect(await order(moved!)).toMatchObject({ status: 'planned', tracking_url: expect.any(String) });
  });

  test('all or none; 422 names the stop and the rule; force accepts a late visit, never an overload', async () => {
    const late = await bookedOrder(day, { at: 1, from: '16:00', to: '20:00' });
    const [planned] = (await optimise(api, day)).result.routes;
    const early = await bookedOrder(day, { at: 0, from: '08:00', to: '12:00' });
    const fine = await bookedOrder(day, { at: 2, from: '16:00', to: '20:00' });
    const body = { orders: [fine, early], at: 1 };
    const refused = await client.post(`/routes/${planned.id}/stops`, body);
    expect(codeOf(refused)).toEqual([422, 'window_broken', 'orders[1]']);
    expect(refused.body.error.message).toContain(early);
    expect((await order(fine)).status).toBe('booked');
    const forced = await client.post(`/routes/${planned.id}/stops`, { ...body, force: true });
    expect(ordersOf(forced.body)).toEqual([late, fine, early]);
    // What is broken already may stay so.
    const again = await client.patch(`/routes/${planned.id}`, { stops: ordersOf(forced.body) });
    expect(again.body).toEqual(forced.body);
    const heavy = await bookedOrder(day, { at: 3, items: [{ weight_kg: 5000 }] });
    const overloaded = await client.post(`/routes/${planned.id}/stops`, { orders: [heavy], force: true });
    expect(codeOf(overloaded)).toEqual([422, 'van_over_capacity', 'orders[0]']);
    await client.patch(`/vehicles/${planned.vehicle}`, { crew: 1 });
    const two = await bookedOrder(day, { at: 3, from: '16:00', to: '20:00', service: { crew: 2 } });
    const small = await client.post(`/routes/${planned.id}/stops`, { orders: [two], force: true });
    expect(codeOf(small)).toEqual([422, 'crew_too_small', 'orders[0]']);
  });

  test('422 for what cannot join; 404 for an unknown route', async () => {
    const made = await plannedRoute(api, day, 1);
    const nextWeek = new Date(Date.parse(day.date) + 7 * 86_400_000).toISOString().slice(0, 10);
    const elsewhere = await bookedOrder(day, { on: nextWeek });
    const fine = await bookedOrder(day, { at: 2 });
    for (const [orders, code, param] of [
      [['ord_none'], 'unknown_reference', 'orders[0]'],
      [[fine, elsewhere], 'invalid_value', 'orders[1]'],
      [[fine, fine], 'invalid_value', 'orders[1]'],
      [[], 'invalid_value', 'orders'],
    ] as const) {
      expect(codeOf(await client.post(`/routes/${made.id}/stops`, { orders }))).toEqual([422, code, param]);
    }
    expect((await client.post('/routes/rte_none/stops', { orders: [fine] })).status).toBe(404);
    expect((await order(fine)).status).toBe('booked');
  });

  test('two vans that take each other’s stops at once: nothing is lost or doubled', async () => {
    const first = await plannedRoute(api, day, 3);
    const second = await secondRoute(5);
    const all = [...ordersOf(first), ...ordersOf(second)];
    const replies = await Promise.all([
      client.post(`/routes/${first.id}/stops`, { orders: ordersOf(second) }),
      client.post(`/routes/${second.id}/stops`, { orders: [ordersOf(first)[0]] }),
      client.post(`/routes/${second.id}/stops`, { orders: [ordersOf(first)[1]] }),
    ]);
    for (const { status } of replies) expect([200, 404, 409]).toContain(status);
    const { data, unassigned } = (await client.get(`/routes?date=${day.date}`)).body;
    expect([...data.flatMap(ordersOf), ...unassigned].sort()).toEqual(all.sort());
    for (const each of data) {
      for (const id of ordersOf(each)) expect(await order(id)).toMatchObject({ route: each.id });
    }
  });
});

describe('DELETE /routes/{route_id}/stops/{stop_id}', () => {
  test('books the order again; a run whose last open stop goes is completed', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    const done = await client.delete(`/routes/${run.route}/stops/${stops[0].id}`);
    expect(codeOf(done)).toEqual([409, 'invalid_state', '']);
    const reply = await client.delete(`/routes/${run.route}/stops/${stops[1].id}`);
    expect([reply.status, ordersOf(reply.body)]).toEqual([200, [stops[0].order]]);
    expect(await order(stops[1].order)).toMatchObject({ status: 'booked', route: null });
    expect((await client.get(`/runs/${run.id}`)).body.status).toBe('completed');
    expect((await client.delete(`/routes/${run.route}/stops/stp_none`)).status).toBe(409);
  });

  test('the last stop of a draft leaves an empty one, which cannot be published', async () => {
    const made = await plannedRoute(api, day, 1);
    expect((await client.delete(`/routes/${made.id}/stops/stp_none`)).status).toBe(404);
    const reply = await client.delete(`/routes/${made.id}/stops/${made.stops[0].id}`);
    expect(reply.body).toMatchObject({ stops: [], totals: { stops: 0, miles: 0 } });
    expect(codeOf(await client.post(`/routes/${made.id}/publish`))).toEqual([409, 'invalid_state', '']);
    expect((await optimise(api, day)).status).toBe('succeeded');
  });
});

describe('POST /routes', () => {
  test('a draft in the sequence given', async () => {
    const stops = [await bookedOrder(day, { at: 2 }), await bookedOrder(day, { at: 0 })];
    const body = { date: day.date, depot: day.depot, vehicle: day.vehicle, stops };
    const made = await client.post('/routes', body);
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toMatch(new RegExp(`/routes/${made.body.id}$`));
    expect(made.body).toMatchObject({ status: 'draft', driver: null, totals: { stops: 2 } });
    expect(ordersOf(made.body)).toEqual(stops);
    expect(await route(made.body.id)).toEqual(made.body);
    expect((await client.patch(`/routes/${made.body.id}`, { stops })).body).toEqual(made.body);
    const more = [await bookedOrder(day, { at: 3 })];
    expect(codeOf(await client.post('/routes', { ...body, stops: more }))).toEqual([
      409,
      'in_use',
      'vehicle',
    ]);
    const vehicle = await newVan();
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ stops: [stops[0]] }, 'invalid_value', 'stops[0]'],
      [{ stops: ['ord_none'] }, 'unknown_reference', 'stops[0]'],
      [{ vehicle: 'veh_none' }, 'unknown_reference', 'vehicle'],
      [{ driver: 'drv_none' }, 'unknown_reference', 'driver'],
      [{ depot: 'dep_none' }, 'unknown_reference', 'depot'],
      [{ date: '2020-01-01' }, 'invalid_value', 'date'],
    ];
    for (const [change, code, param] of wrong) {
      const reply = await client.post('/routes', { ...body, vehicle, stops: more, ...change });
      expect(codeOf(reply)).toEqual([422, code, param]);
    }
    const early = await bookedOrder(day, { at: 4, from: '08:00', to: '12:00' });
    const late = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00' });
    const broken = await client.post('/routes', { ...body, vehicle, stops: [late, early] });
    expect(codeOf(broken)).toEqual([422, 'window_broken', 'stops[1]']);
  });
});

describe('unpublishing and deleting', () => {
  test('a draft again, with the booked windows, until the run starts', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    expect(codeOf(await client.delete(`/routes/${run.route}`))).toEqual([409, 'invalid_state', '']);
    const reply = await client.post(`/routes/${run.route}/unpublish`);
    expect(reply.body).toMatchObject({ id: run.route, status: 'draft' });
    for (const stop of reply.body.stops) expect(stop.window).toEqual({ from: '08:00', to: '12:00' });
    expect((await client.get(`/runs/${run.id}`)).status).toBe(404);
    expect((await client.post(`/routes/${run.route}/unpublish`)).body).toEqual(reply.body);
    const again = await client.post(`/routes/${run.route}/publish`);
    expect(again.body.id).not.toBe(run.id);
    await client.post(`/runs/${again.body.id}/start`);
    expect(codeOf(await client.post(`/routes/${run.route}/unpublish`))).toEqual([409, 'invalid_state', '']);
    expect((await order(stops[0].order)).status).toBe('out_for_delivery');
  });

  test('a draft is deleted, and its orders are booked again', async () => {
    const made = await plannedRoute(api, day, 2);
    expect((await client.delete(`/routes/${made.id}`)).status).toBe(204);
    expect((await client.get(`/routes/${made.id}`)).status).toBe(404);
    expect((await client.delete(`/routes/${made.id}`)).status).toBe(404);
    for (const id of ordersOf(made)) expect(await order(id)).toMatchObject({ status: 'booked', route: null });
    expect((await client.get(`/routes?date=${day.date}`)).body.unassigned.sort()).toEqual(
      ordersOf(made).sort(),
    );
  });
});

describe('runs', () => {
  test('GET one; a breakdown keeps its first time', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    expect((await client.get(`/runs/${run.id}`)).body).toEqual(run);
    expect((await client.get('/runs/run_none')).status).toBe(404);
    const broken = await client.post(`/runs/${run.id}/breakdown`, { note: 'Clutch, by the A232.' });
    expect(broken.status).toBe(200);
    expect(broken.body).toEqual({ ...run, broken_down_at: expect.any(String) });
    expect((await client.post(`/runs/${run.id}/breakdown`)).body).toEqual(broken.body);
    expect((await client.get(`/runs/${run.id}`)).body).toEqual(broken.body);
    expect((await client.post('/runs/run_none/breakdown')).status).toBe(404);
    await client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    expect(codeOf(await client.post(`/runs/${run.id}/breakdown`))).toEqual([409, 'invalid_state', '']);
  });

  test('another van takes the place of one that broke down, and orders with it in one change', async () => {
    const { run, stops } = await publishedRun(api, day, 3);
    await client.post(`/runs/${run.id}/start`);
    await client.post(`/runs/${run.id}/breakdown`, { note: 'Clutch' });
    const sequence = [...stops.map((stop) => stop.order), await bookedOrder(day, { at: 3 })];
    const here = `/routes/${run.route}`;
    expect((await client.patch(here, { driver: await newDriver() })).status).toBe(200);
    expect((await client.get(`/runs/${run.id}`)).body.broken_down_at).not.toBeNull();
    const replacement = await newVan();
    const patched = await client.patch(here, { vehicle: replacement, stops: sequence });
    expect([patched.status, patched.body.vehicle]).toEqual([200, replacement]);
    expect(ordersOf(patched.body)).toEqual(sequence);
    expect((await client.get(`/runs/${run.id}`)).body).toMatchObject({
      vehicle: replacement,
      broken_down_at: null,
    });
    expect((await client.post(`/runs/${run.id}/breakdown`)).body.broken_down_at).not.toBeNull();
  });

  test.each(['before it starts', 'under way'])(
    'no stop is put on the route of a van that broke down %s, with force neither; stops can be taken off it',
    async (when) => {
      const { run, stops } = await publishedRun(api, day, 4);
      const [first, second, third, fourth] = stops.map((stop) => stop.order);
      if (when === 'under way') await client.post(`/runs/${run.id}/start`);
      await client.post(`/runs/${run.id}/breakdown`);
      const other = await secondRoute(4);
      const [booked, elsewhere] = [await bookedOrder(day, { at: 0 }), ordersOf(other)[0]!];
      const here = `/routes/${run.route}`;
      for (const force of [false, true]) {
        for (const orders of [[booked], [elsewhere], [first, booked]]) {
          const refused = await client.post(`${here}/stops`, { orders, force });
          expect([refused.status, refused.body.error]).toMatchObject([
            409,
            { code: 'invalid_state', message: expect.stringContaining('broke down') },
          ]);
        }
        const patched = await client.patch(here, { stops: [first, second, third, fourth, booked], force });
        expect(patched.body.error).toMatchObject({
          code: 'invalid_state',
          message: expect.stringContaining('broke down'),
        });
      }
      expect(ordersOf(await route(run.route))).toEqual([first, second, third, fourth]);
      expect((await client.patch(here, { stops: [second, first, third], force: true })).status).toBe(200);
      expect((await client.delete(`${here}/stops/${stops[1].id}`)).status).toBe(200);
      expect((await client.post(`/routes/${other.id}/stops`, { orders: [third], force: true })).status).toBe(
        200,
      );
      expect(ordersOf(await route(run.route))).toEqual([first]);
    },
  );
});
