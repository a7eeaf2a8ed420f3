/** A depot's day: what was visited when, and several routes changed at once, tried before and taken back after. */
import { prepareRearrangement } from '../../src/operations/days/rearrange-day.js';
import { addDays } from '@waypost/base/local-time';
import { rearrangeInput } from '../../src/operations/days/schemas.js';
import type { MeasureTrips } from '@waypost/planning/travel';
import { type Client, useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { comingWeekday, makeOrder, scanIn } from '../support/day.js';
import { bookedOrder, bookedOrders, emptyDay, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let client: Client;

beforeEach(async () => {
  day = await emptyDay(api);
  client = day.client;
});

const dayNow = async () => (await client.get(`/depots/${day.depot}/days/${day.date}`)).body;
const routesNow = async () => (await client.get(`/routes?date=${day.date}&depot=${day.depot}`)).body;
const rearrange = (body: object) => client.post(`/depots/${day.depot}/days/${day.date}/rearrange`, body);
const ordersOf = (route: any): string[] => route.stops.map(({ order }: any) => order);
const secondVan = async () =>
  (await client.post('/vehicles', { name: 'Van 2', capacity_m3: 20, crew: 2, depot: day.depot })).body.id;

describe('GET /depots/{depot_id}/days/{date}', () => {
  test('has the booked slot, the recipient and the goods of each stop', async () => {
    const [order = ''] = await bookedOrders(day, 1);
    await optimise(api, day);
    const { visits, ...rest } = await dayNow();
    expect(rest).toEqual({
      object: 'day',
      depot: day.depot,
      date: day.date,
      plan_version: expect.any(Number),
      outside_slot: 0,
      loads: [],
    });
    expect(visits).toEqual([
      expect.objectContaining({
        order,
        recipient: 'Ada',
        slot: { from: '08:00', to: '12:00' },
        told: null,
        pieces_expected: 2,
        pieces_in: 0,
        arrived: null,
        left: null,
        outside_slot_minutes: 0,
      }),
    ]);
    await scanIn(client, { id: order });
    expect((await dayNow()).visits[0].pieces_in).toBe(2);
  });

  test('names who is absent on the day, whoever it is planned for', async () => {
    const absence = { from: day.date, to: day.date };
    await client.post(`/drivers/${day.driver}/absences`, absence);
    const van = await secondVan();
    await client.post(`/vehicles/${van}/absences`, absence);
    const after = addDays(day.date, 1);
    await client.post(`/vehicles/${await secondVan()}/absences`, { from: after, to: after });
    expect((await dayNow()).absent).toEqual([day.driver, van].toSorted());
  });

  test('tells a stop that is skipped as its order was cancelled from one that nobody got to', async () => {
    const orders = await bookedOrders(day, 2);
    await optimise(api, day);
    const [route] = (await routesNow()).data;
    await client.patch(`/routes/${route.id}`, { driver: day.driver });
    expect((await client.post(`/routes/${route.id}/publish`)).status).toBe(200);
    await client.post(`/orders/${orders[0]}/cancel`);
    const { visits } = await dayNow();
    const isCancelled = (order?: string) => visits.find((visit: any) => visit.order === order).cancelled;
    expect(orders.map(isCancelled)).toEqual([true, false]);
    const stops = (await routesNow()).data[0].stops;
    expect(stops.find((stop: any) => stop.order === orders[0]).status).toBe('skipped');
  });

  test('404 for an unknown depot', async () => {
    expect((await client.get(`/depots/dep_none/days/${day.date}`)).body.error.code).toBe('not_found');
  });
});

describe('GET /depots/{depot_id}/days', () => {
  const days = async (from: string, to: string, depot = day.depot) =>
    client.get(`/depots/${depot}/days?from=${from}&to=${to}`);

  test('counts the orders to plan and the routes of each day that has any, of this depot alone', async () => {
    const [first = '', second = ''] = await bookedOrders(day, 3);
    const later = addDays(day.date, 7);
    await client.post('/bookings', {
      order: (await makeOrder(client, day.shipper)).id,
      slot: { date: later, from: '08:00', to: '12:00' },
      override: true,
    });
    const [from, to] = [addDays(day.date, -7), addDays(day.date, 10)];
    const none = { object: 'day_count', unplanned: 0, drafts: 0, published: 0 };
    expect((await days(from, to)).body).toEqual({
      object: 'list',
      data: [
        { ...none, date: day.date, unplanned: 3 },
        { ...none, date: later, unplanned: 1 },
      ],
      has_more: false,
    });
    const path = `/depots/${day.depot}/days?from=${from}&to=${to}`;
    expect((await client.get(`${path}&limit=1`)).body).toMatchObject({
      data: [{ date: day.date }],
      has_more: true,
    });
    const rest = await client.get(`${path}&starting_after=${day.date}`);
    expect(rest.body).toMatchObject({ data: [{ date: later }], has_more: false });
    const on = { date: day.date, depot: day.depot };
    const route = await client.post('/routes', {
      ...on,
      vehicle: day.vehicle,
      driver: day.driver,
      stops: [first],
    });
    await client.post(`/routes/${route.body.id}/publish`);
    await client.post('/routes', { ...on, vehicle: await secondVan(), stops: [second] });
    expect((await days(day.date, day.date)).body.data).toEqual([
      { ...none, date: day.date, unplanned: 1, drafts: 1, published: 1 },
    ]);
    const other = await emptyDay(api);
    expect((await other.client.get(`/depots/${other.depot}/days?from=${from}&to=${to}`)).body.data).toEqual(
      [],
    );
  });

  test('404 for an unknown depot, 422 for too many days and for dates the wrong way round', async () => {
    expect((await days(day.date, day.date, 'dep_none')).status).toBe(404);
    for (const to of [addDays(day.date, 62), addDays(day.date, -1)]) {
      const { status, body } = await days(day.date, to);
      expect([status, body.error.param]).toEqual([422, 'to']);
    }
    expect((await days(day.date, addDays(day.date, 61))).status).toBe(200);
    // From today on, unless it is said.
    await bookedOrders(day, 1);
    const { body } = await client.get(`/depots/${day.depot}/days`);
    expect(body.data).toMatchObject([{ date: day.date, unplanned: 1 }]);
  });
});

test('visits outside their booked slots are as many here as in the reports and by SQL', async () => {
  const today = '2026-03-11';
  api.setNow(TUESDAY);
  day = { ...(await emptyDay(api)), date: today };
  client = day.client;
  await bookedOrders(day, 3);
  const [route] = (await optimise(api, day)).result.routes;
  const { body: run } = await client.post(`/routes/${route.id}/publish`);
  const { body: stops } = await client.get(`/runs/${run.id}/stops`);
  const visit = async (at: number, how: string, time: string, body = {}) => {
    api.setNow(new Date(`${today}T${time}:00Z`));
    const done = await client.post(`/runs/${run.id}/stops/${stops.data[at].id}/${how}`, body);
    expect(done.status).toBe(200);
  };
  await visit(0, 'arrive', '09:00');
  await visit(0, 'complete', '09:10');
  expect((await dayNow()).loads).toEqual([{ route: route.id, load_percent: 13 }]);
  await visit(1, 'arrive', '12:01');
  await visit(1, 'fail', '12:20', { reason: 'no_answer' });
  await visit(2, 'complete', '12:00');

  const { visits, outside_slot, loads } = await dayNow();
  expect(visits.map((one: any) => [one.arrived, one.left, one.outside_slot_minutes])).toEqual([
    ['09:00', '09:10', 0],
    ['12:01', '12:20', 1],
    ['12:00', '12:00', 0],
  ]);
  expect(outside_slot).toBe(1);
  // What came back is still on board; what was delivered is not.
  expect(loads).toEqual([{ route: route.id, load_percent: 7 }]);
  const { body: report } = await client.get(`/reports/deliveries?from=${today}&to=${today}`);
  const [{ attempts, on_time_rate_booked: rate }] = report.data;
  expect(attempts - Math.round(attempts * rate)).toBe(outside_slot);
  const { rows } = await api.owner.query(
    `select count(*)::integer as late from stops s join routes r on r.tenant_id = s.tenant_id and r.id = s.route
       join bookings b on b.tenant_id = s.tenant_id and b.order_id = s.order_id and b.slot_date = r.date
     where s.tenant_id = $1 and s.status in ('completed', 'failed')
       and to_char(coalesce(s.arrived_at, s.completed_at), 'HH24:MI') > b.slot_to`,
    [client.tenant.id],
  );
  expect(rows).toEqual([{ late: outside_slot }]);
});

describe('POST /depots/{depot_id}/days/{date}/rearrange', () => {
  test('a dry run answers times, totals, warnings and who is told, and changes nothing', async () => {
    const [early, other] = await bookedOrders(day, 2);
    const late = await bookedOrder(day, { at: 2, from: '16:00', to: '20:00' });
    await optimise(api, day);
    const before = [await routesNow(), await dayNow()];
    const tried = await rearrange({
      routes: [{ vehicle: day.vehicle, stops: [other, late, early] }],
      dry_run: true,
    });
    expect(tried.status).toBe(200);
    expect(tried.body).toMatchObject({
      dry_run: true,
      plan_version: before[1].plan_version,
      unassigned: [],
      told: [],
      routes: [{ vehicle: day.vehicle, status: 'draft', totals: { stops: 3 }, totals_before: { stops: 3 } }],
      warnings: [{ vehicle: day.vehicle, order: early, code: 'window_broken' }],
    });
    const [stop] = tried.body.routes[0].stops.filter(({ order }: any) => order === early);
    expect(stop.late_minutes).toBeGreaterThan(240);
    expect(stop.was < '12:00' && stop.eta > '16:00').toBe(true);
    expect([await routesNow(), await dayNow()]).toEqual(before);
    const audited = (await client.get('/audit-log')).body.data ?? [];
    expect(audited.filter(({ action }: any) => action === 'days.rearrange')).toEqual([]);

    const refused = await rearrange({ routes: [{ vehicle: day.vehicle, stops: [other, late, early] }] });
    expect(refused.body.error).toMatchObject({ code: 'window_broken', param: 'routes[0].stops[2]' });
    const forced = await rearrange({
      routes: [{ vehicle: day.vehicle, stops: [other, late, early] }],
      force: true,
    });
    expect(forced.body.routes[0].stops).toEqual(tried.body.routes[0].stops);
    expect(ordersOf((await routesNow()).data[0])).toEqual([other, late, early]);
  });

  test('with any_order the stops come in the sequence that breaks the least and drives the least', async () => {
    const evening = await bookedOrder(day, { at: 0, from: '16:00', to: '20:00' });
    const far = await bookedOrder(day, { at: 6 });
    const near = await bookedOrder(day, { at: 1 });
    const between = await bookedOrder(day, { at: 3 });
    const given = [evening, far, near, between];
    const tryOut = (wanted: object) =>
      rearrange({ routes: [{ vehicle: day.vehicle, stops: given, ...wanted }], dry_run: true });
    const asGiven = (await tryOut({})).body;
    expect(ordersOf(asGiven.routes[0])).toEqual(given);
    expect(asGiven.warnings.filter(({ code }: any) => code === 'window_broken')).toHaveLength(3);

    const { status, body: sequenced } = await tryOut({ any_order: true });
    expect(status).toBe(200);
    expect(ordersOf(sequenced.routes[0]).at(-1)).toBe(evening);
    expect(ordersOf(sequenced.routes[0]).toSorted()).toEqual(given.toSorted());
    expect(sequenced.warnings.filter(({ code }: any) => code === 'window_broken')).toEqual([]);
    expect(sequenced.routes[0].totals.drive_minutes).toBeLessThanOrEqual(
      asGiven.routes[0].totals.drive_minutes,
    );
    // What is stored is what was tried.
    const kept = await rearrange({ routes: [{ vehicle: day.vehicle, stops: given, any_order: true }] });
    expect(ordersOf(kept.body.routes[0])).toEqual(ordersOf(sequenced.routes[0]));

    const many = Array.from({ length: 41 }, (_, at) => `ord_${at}`);
    const refused = await rearrange({ routes: [{ vehicle: day.vehicle, stops: many, any_order: true }] });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'routes[0].stops']);
    const halves = [many.slice(0, 20), many.slice(20)].map((stops) => ({
      ...{ vehicle: day.vehicle, stops, any_order: true },
    }));
    const both = await rearrange({ routes: halves });
    expect([both.status, both.body.error.param]).toEqual([422, 'routes[1].stops']);
  });

  test('several stops go to a van without a route, and back again while nothing else has changed', async () => {
    const van = await secondVan();
    await bookedOrders(day, 4);
    await optimise(api, day);
    const was = await routesNow();
    const [route] = was.data;
    const [first, second, ...rest] = ordersOf(route);
    const other = route.vehicle === van ? day.vehicle : van;
    const moved = await rearrange({ routes: [{ vehicle: other, stops: [second, first] }] });
    expect(moved.status).toBe(200);
    expect(moved.body.routes.map((one: any) => [one.vehicle, ordersOf(one)])).toEqual([
      [other, [second, first]],
      [route.vehicle, rest],
    ]);
    // Its goods are not in, which is said, never refused.
    expect(moved.body.warnings.map(({ order, code }: any) => [order, code])).toEqual([
      [second, 'goods_not_in'],
      [first, 'goods_not_in'],
    ]);
    const version = moved.body.plan_version;
    expect(version).toBe((await dayNow()).plan_version);
    const back = {
      routes: [
        { vehicle: other, stops: [] },
        { vehicle: route.vehicle, stops: ordersOf(route) },
      ],
    };
    const stale = await rearrange({ ...back, plan_version: version - 1 });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'day_changed']);
    expect((await rearrange({ ...back, plan_version: version })).status).toBe(200);
    const now = await routesNow();
    expect(now.data.map((one: any) => [one.id, ordersOf(one)])).toEqual([[route.id, ordersOf(route)]]);
  });

  test('a published route that has lost its stops is answered as the route that it is', async () => {
    const [order] = await bookedOrders(day, 1);
    const [route] = (await optimise(api, day)).result.routes;
    await client.post(`/routes/${route.id}/publish`);
    await rearrange({ routes: [{ vehicle: day.vehicle, stops: [] }] });
    const tried = await rearrange({ routes: [{ vehicle: day.vehicle, stops: [order] }], dry_run: true });
    expect(tried.body.routes).toMatchObject([
      { route: route.id, status: 'published', totals: { stops: 1 }, totals_before: { stops: 0 } },
    ]);
  });

  test('orders that are left out are booked again, and those on no route join', async () => {
    const [kept, dropped] = await bookedOrders(day, 2);
    await optimise(api, day);
    const joining = await bookedOrder(day, { at: 4 });
    const reply = await rearrange({ routes: [{ vehicle: day.vehicle, stops: [joining, kept] }] });
    expect(reply.body.unassigned).toEqual([dropped]);
    expect((await routesNow()).unassigned).toEqual([dropped]);
    expect((await client.get(`/orders/${joining}`)).body.status).toBe('planned');
  });

  test('who is told of a published route is said before', async () => {
    await bookedOrders(day, 2);
    const [route] = (await optimise(api, day)).result.routes;
    await client.post(`/routes/${route.id}/publish`);
    const joining = await bookedOrder(day, { at: 4 });
    const stops = [...ordersOf(route), joining];
    const tried = await rearrange({ routes: [{ vehicle: day.vehicle, stops }], dry_run: true });
    expect(tried.body.told).toContain(joining);
  });

  test('what cannot be is refused, naming it, by a dry run too', async () => {
    const [order] = await bookedOrders(day, 1);
    const elsewhere = await bookedOrder({ ...day, date: comingWeekday(6) }, { at: 1 });
    const stops = (...ids: (string | undefined)[]) =>
      rearrange({ routes: [{ vehicle: day.vehicle, stops: ids }], dry_run: true });
    expect((await stops(order, order)).body.error).toMatchObject({
      code: 'invalid_value',
      param: 'routes[0].stops[1]',
    });
    expect((await stops('ord_none')).body.error).toMatchObject({
      code: 'unknown_reference',
      param: 'routes[0].stops[0]',
    });
    expect((await stops(elsewhere)).body.error).toMatchObject({
      code: 'invalid_value',
      param: 'routes[0].stops[0]',
    });
    const none = await client.post(`/depots/dep_none/days/${day.date}/rearrange`, {
      routes: [{ vehicle: day.vehicle, stops: [] }],
    });
    expect(none.body.error.code).toBe('not_found');
  });

  test('the roads of all its vans are measured together, within the time limit of one', async () => {
    const [first = '', second = ''] = await bookedOrders(day, 2);
    const limits: number[] = [];
    const measure: MeasureTrips = (_from, _to, limitMs) => {
      limits.push(limitMs);
      return Promise.reject(new Error('the road network is slow'));
    };
    const routes = [
      { vehicle: day.vehicle, stops: [first] },
      { vehicle: await secondVan(), stops: [second] },
    ];
    await prepareRearrangement(
      { measure, findPath: null, scoped: (work) => client.scoped(work) },
      { params: { depot_id: day.depot, date: day.date }, body: rearrangeInput.parse({ routes }) },
    );
    expect(limits).toHaveLength(1);
  });
});
