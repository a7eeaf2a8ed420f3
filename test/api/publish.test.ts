/** POST /routes/{route_id}/publish: once, however often and however many at once; and a hold of what was told. */
import { addDays, minutesOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { makeOrder, orderBody } from '../support/day.js';
import { bookedOrder, emptyDay, outboxOf, type PlannedDay, plannedRoute } from '../support/planning.js';
import { useToldDay } from '../support/told-day.js';

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

describe('a hold', () => {
  const told = useToldDay(api);
  const { at, tellAll } = told;
  beforeEach(() => {
    ({ day } = told.now());
  });
  afterAll(() => api.setNow(undefined));

  async function published(stops: string[]): Promise<any> {
    const { vehicle, driver, depot, date } = day;
    const made = await day.client.post('/routes', { date, depot, vehicle, driver, stops });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    await day.client.post(`/routes/${made.body.id}/publish`);
    return (await day.client.get(`/routes/${made.body.id}`)).body;
  }
  const eve = () => addDays(day.date, -1);
  /** Two visits, told on the evening before; the first is the one that is held. */
  async function toldOnTheEve(): Promise<{ route: any; order: string; window: any }> {
    const stops: string[] = [];
    for (const index of [0, 1]) stops.push(await bookedOrder(day, { at: index, from: '12:00', to: '16:00' }));
    at('18:00', eve());
    const route = await published(stops);
    await tellAll();
    return { route, ...route.stops[0] };
  }
  const hold = async (order: string, holds: boolean) =>
    expect((await day.client.patch(`/orders/${order}`, { hold: holds })).status).toBe(200);
  /** What became of the messages about an order since its window was told, the oldest first. */
  const heard = async (order: string): Promise<string[]> =>
    (await day.client.get(`/messages?order=${order}&limit=100`)).body.data
      .map(({ template, status }: any) => `${template} ${status}`)
      .toReversed()
      .slice(1);
  const bodyOf = async (order: string) =>
    (await day.client.get(`/messages?order=${order}&limit=1`)).body.data[0].body;
  const backOnTheRun = async (route: any, order: string) => {
    const back = await day.client.post(`/routes/${route.id}/stops`, { orders: [order], at: 0 });
    expect([back.status, back.body.error]).toEqual([200, undefined]);
    await tellAll();
  };

  test('is told once, then that the slot is kept, then the window; nobody else hears of it', async () => {
    const { route, order, window } = await toldOnTheEve();
    at('19:00', eve());
    await hold(order, true);
    await hold(order, true);
    await tellAll();
    expect(await heard(order)).toEqual(['on_hold sent']);
    expect(await bodyOf(order)).toContain(`, ${window.from}-${window.to}: the delivery of your order`);
    at('20:30', eve());
    await hold(order, false);
    await tellAll();
    expect(await heard(order)).toEqual(['on_hold sent', 'confirmation sent']);
    expect(await bodyOf(order)).toContain('12:00-16:00. Reply to change it.');
    const asked = await outboxOf(day.client, 'suggestion.requested');
    expect(asked.map(({ trigger }: any) => trigger)).toContain('rebooking');
    await backOnTheRun(route, order);
    expect(await heard(order)).toEqual(['on_hold sent', 'confirmation sent', 'narrowed_window sent']);
    expect(await heard(route.stops[1].order)).toEqual([]);
  });

  test('at night waits for seven; a release before that leaves what was told as it was', async () => {
    const { route, order, window } = await toldOnTheEve();
    at('22:30', eve());
    await hold(order, true);
    expect((await tellAll())?.because).toBe('night');
    at('23:30', eve());
    await hold(order, false);
    at('07:00');
    await tellAll();
    expect(await heard(order)).toEqual(['on_hold superseded']);
    await backOnTheRun(route, order);
    expect(await heard(order)).toEqual(['on_hold superseded']);
    expect(await told.windowOf(route.id, order)).toEqual(window);
  });

  test('a release at night is told at seven, and not if it is held again by then', async () => {
    const { order } = await toldOnTheEve();
    await hold(order, true);
    await tellAll();
    at('23:10', eve());
    await hold(order, false);
    expect((await tellAll())?.because).toBe('night');
    at('23:20', eve());
    await hold(order, true);
    at('07:00');
    await tellAll();
    expect(await heard(order)).toEqual(['on_hold sent', 'confirmation superseded']);
    await hold(order, false);
    await tellAll();
    await hold(order, true);
    await tellAll();
    expect((await heard(order)).slice(2)).toEqual(['confirmation sent', 'on_hold sent']);
  });

  test('that is cancelled is told so, whatever had gone out', async () => {
    const { route, order } = await toldOnTheEve();
    await hold(order, true);
    await tellAll();
    await day.client.post(`/orders/${order}/cancel`);
    await tellAll();
    expect(await heard(order)).toEqual(['on_hold sent', 'cancelled sent']);
    const other = route.stops[1].order;
    at('22:30', eve());
    await hold(other, true);
    await day.client.post(`/orders/${other}/cancel`);
    at('07:00');
    await tellAll();
    expect(await heard(other)).toEqual(['on_hold superseded', 'cancelled sent']);
  });

  describe('before any window was told', () => {
    const booked = async (notify: boolean) => {
      const order = (await makeOrder(day.client, day.shipper)).id;
      const slot = { date: day.date, from: '12:00', to: '16:00' };
      expect((await day.client.post('/bookings', { order, slot, notify })).status).toBe(201);
      return order;
    };
    const all = async (order: string): Promise<string[]> =>
      (await day.client.get(`/messages?order=${order}&channel=sms&limit=100`)).body.data
        .map(({ template, status }: any) => `${template} ${status}`)
        .toReversed();
    beforeEach(() => {
      at('09:00', eve());
    });

    test('whoever was told the slot is told of the hold, and of its end', async () => {
      const order = await booked(true);
      await tellAll();
      await hold(order, true);
      await tellAll();
      expect(await bodyOf(order)).toMatch(/do not wait for us on .*, 12:00-16:00: .* on hold/);
      await hold(order, false);
      await tellAll();
      expect(await all(order)).toEqual(['confirmation sent', 'on_hold sent', 'confirmation sent']);
    });

    test('whoever was told nothing hears of neither', async () => {
      const order = await booked(false);
      for (const holds of [true, false]) {
        await hold(order, holds);
        await tellAll();
      }
      await day.client.post(`/orders/${order}/cancel`);
      await tellAll();
      expect(await all(order)).toEqual([]);
    });

    test('a confirmation that a hold came before is sent once the order is released', async () => {
      const order = await booked(true);
      await hold(order, true);
      await tellAll();
      expect(await all(order)).toEqual(['confirmation superseded']);
      await hold(order, false);
      await tellAll();
      expect(await all(order)).toEqual(['confirmation superseded', 'confirmation sent']);
      for (const holds of [true, false]) await hold(order, holds);
      await tellAll();
      expect((await all(order)).filter((each) => each === 'confirmation sent')).toHaveLength(1);
    });

    test('whoever was told the slot is told that it is cancelled', async () => {
      const order = await booked(true);
      await tellAll();
      await day.client.post(`/orders/${order}/cancel`);
      await tellAll();
      expect(await all(order)).toEqual(['confirmation sent', 'cancelled sent']);
    });
  });

  test('is not told where nobody waits: before a window went out, and after its day', async () => {
    const stops = [await bookedOrder(day, { at: 0 }), await bookedOrder(day, { at: 1 })];
    at('18:00', eve());
    const route = await published(stops);
    await hold(stops[0]!, true);
    await hold(stops[0]!, false);
    await tellAll();
    expect(await heard(stops[0]!)).toEqual([]);
    at('00:30', addDays(day.date, 1));
    await hold(stops[1]!, true);
    await hold(stops[1]!, false);
    expect(await heard(stops[1]!)).toEqual([]);
    expect(route.stops).toHaveLength(2);
  });

  test('of an exchange is told once, by the half that was told the window', async () => {
    const delivery = await bookedOrder(day, { at: 0, from: '12:00', to: '16:00' });
    const made = await day.client.post('/orders', {
      ...orderBody(day.shipper, { type: 'collection' }),
      recipient: (await day.client.get(`/orders/${delivery}`)).body.recipient,
      exchange_for: delivery,
    });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const collection = made.body.id;
    at('18:00', eve());
    await published([delivery, collection]);
    await tellAll();
    for (const [half, holds] of [
      [collection, true],
      [delivery, false],
    ] as const) {
      await hold(half, holds);
      await tellAll();
    }
    expect(await heard(delivery)).toEqual(['on_hold sent', 'confirmation sent']);
    expect((await day.client.get(`/messages?order=${collection}`)).body.data).toEqual([]);
  });
});
