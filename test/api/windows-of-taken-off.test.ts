/** What recipients were told, once their stop is taken off the plan or done. */
import { agentLooks } from '../support/agent.js';
import { useApi } from '../support/api.js';
import { ownPath } from '../support/conversation.js';
import { comingWeekday } from '../support/day.js';
import { publishedRun } from '../support/planning.js';
import { differing, lastFirst, ordersOf, useToldDay } from '../support/told-day.js';

const api = useApi();
const told = useToldDay(api);
const { at, windowOf, messages, publishedRoute, tellAll } = told;
let { day, texts, activities } = told.now();

beforeEach(() => {
  ({ day, texts, activities } = told.now());
});

/** A day on which nothing is planned. */
const LATER = comingWeekday(10);

describe('a stop that is taken off the plan and put back', () => {
  const publishAndTell = async (route: string) => {
    await day.client.post(`/routes/${route}/publish`);
    await activities.deliverQueued({ tenant: day.client.tenant.id });
  };
  const textsTo = async (order: string) =>
    (await day.client.get(`/messages?order=${order}&limit=100`)).body.data
      .filter(({ channel, template }: any) => channel === 'sms' && /window/.test(template))
      .map(({ template, status }: any) => [template, status]);

  test('keeps the window that its recipient was told, and nobody is told again', async () => {
    const route = await publishedRoute();
    const { id, order, window } = route.stops[2];
    await day.client.delete(`/routes/${route.id}/stops/${id}`);
    await tellAll();
    const back = await day.client.post(`/routes/${route.id}/stops`, { orders: [order], at: 2 });
    expect(back.status).toBe(200);
    await tellAll();
    expect(await windowOf(route.id, order)).toEqual(window);
    expect(await textsTo(order)).toEqual([['narrowed_window', 'sent']]);
  });

  test('is told a changed window, with an apology, where it no longer keeps the one told', async () => {
    const route = await publishedRoute();
    const { id, order, window } = route.stops.at(-1);
    await day.client.delete(`/routes/${route.id}/stops/${id}`);
    await day.client.post(`/routes/${route.id}/stops`, { orders: [order], at: 0 });
    await tellAll();
    expect(await windowOf(route.id, order)).not.toEqual(window);
    expect(await textsTo(order)).toEqual([
      ['window_changed', 'sent'],
      ['narrowed_window', 'sent'],
    ]);
  });

  test.each([
    ['keeps it', '08:40', true],
    ['says so where no van can', '13:25', false],
  ])('by a suggestion, which %s', async (_, now, isKept) => {
    const route = await publishedRoute();
    const sequence = lastFirst(ordersOf(route));
    at('08:40');
    await day.client.patch(`/routes/${route.id}`, { stops: sequence });
    await tellAll();
    const [order = '', ...others] = sequence;
    const window = await windowOf(route.id, order);
    for (const each of others.slice(1)) await day.client.patch(`/orders/${each}`, { hold: true });
    for (const hold of [true, false]) await day.client.patch(`/orders/${order}`, { hold });
    at(now);
    await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
    const [suggested] = await agentLooks(api, day);
    expect(suggested.changes).toContainEqual(expect.objectContaining({ order, from: null }));
    expect(suggested.impact.windows_kept).toBe(isKept);
    expect(suggested.reason.includes(`was promised ${window.from}–${window.to}`)).toBe(!isKept);
    expect((await day.client.post(`/agent/suggestions/${suggested.id}/accept`)).status).toBe(200);
    if (isKept) expect(await windowOf(route.id, order)).toEqual(window);
    else expect(await windowOf(route.id, order)).not.toEqual(window);
  });

  test('keeps it on a route that is planned again and published', async () => {
    const route = await publishedRoute();
    await day.client.post(`/routes/${route.id}/unpublish`);
    expect((await day.client.delete(`/routes/${route.id}`)).status).toBe(204);
    const { vehicle, driver } = route;
    const again = await day.client.post('/routes', {
      ...{ date: day.date, depot: day.depot, vehicle, driver },
      stops: ordersOf(route),
    });
    expect(again.status).toBe(201);
    await publishAndTell(again.body.id);
    expect(texts.sent.sms).toHaveLength(4);
    for (const { order, window } of route.stops) {
      expect(await windowOf(again.body.id, order)).toEqual(window);
    }
  });

  test('is told its window as a first one after it was confirmed another slot meanwhile', async () => {
    const route = await publishedRoute();
    const { id, order } = route.stops.at(-1);
    const tenant = day.client.tenant.id;
    await day.client.delete(`/routes/${route.id}/stops/${id}`);
    at('08:01');
    for (const slot of [
      { date: LATER, from: '12:00', to: '16:00' },
      { date: day.date, from: '12:00', to: '16:00' },
    ]) {
      const booked = await day.client.post('/bookings', { order, slot });
      expect(booked.status).toBe(201);
      await activities.deliverQueued({ tenant, order });
    }
    await day.client.post(`/routes/${route.id}/stops`, { orders: [order] });
    await tellAll();
    expect((await textsTo(order)).map(([template]: string[]) => template)).toEqual([
      'narrowed_window',
      'narrowed_window',
    ]);
  });
});

describe('a change of mind before the van starts', () => {
  const slot = { date: LATER, from: '12:00', to: '16:00' };
  const resolved = async (order: string) => {
    const tenant = day.client.tenant.id;
    const { body } = await day.client.post('/sandbox/replies', {
      ...{ order, channel: 'sms', text: 'We cannot be in after all, please call' },
    });
    await activities.readReply({ tenant, reply: body.id });
    return day.client.post(`/bookings/replies/${body.id}/resolve`, { action: 'book_slot', slot });
  };
  const moved = async (order: string) => {
    const path = api.origin + (await ownPath(day.client, order));
    const form = { slot: `${slot.date} ${slot.from} ${slot.to}` };
    const { status } = await fetch(path, { method: 'POST', body: new URLSearchParams(form) });
    return { status };
  };
  const WAYS: [string, (order: string) => Promise<{ status: number }>, string][] = [
    ['a hold', (order) => day.client.patch(`/orders/${order}`, { hold: true }), 'on_hold'],
    ['another slot', (order) => day.client.post('/bookings', { order, slot }), 'booked'],
    ['a reply that is resolved', resolved, 'booked'],
    ["the recipient's page", moved, 'booked'],
    ['another address', (order) => patched(order, { recipient: { address: NEARBY } }), 'booked'],
    ['another service', (order) => patched(order, { service: { assembly: false, crew: 2 } }), 'booked'],
    ['a call-off by the shop', (order) => day.client.post(`/orders/${order}/cancel`), 'cancelled'],
    ['an unbooking', (order) => day.client.post(`/orders/${order}/unbook`, { ask: false }), 'awaiting_scan'],
  ];
  const patched = (order: string, body: object) => day.client.patch(`/orders/${order}`, body);
  const NEARBY = { line1: '2 Test Street', town: 'London', postcode: 'CR0 2RF' };

  test.each(WAYS)(
    '%s: the stop leaves the run, and whose window changes is told',
    async (_by, change, status) => {
      const route = await publishedRoute();
      const [gone, ...staying] = route.stops;
      expect([200, 201]).toContain((await change(gone.order)).status);
      expect((await day.client.get(`/orders/${gone.order}`)).body).toMatchObject({ status, route: null });
      const stops = (await day.client.get(`/runs/${route.run}/stops`)).body.data;
      const left = stops.filter((stop: any) => stop.status === 'pending');
      expect(left.map(({ order }: any) => order)).toEqual(staying.map(({ order }: any) => order));
      await tellAll();
      const told = (await messages('window_changed')).map(({ order }: any) => order);
      expect(new Set(told)).toEqual(new Set(differing(left, staying)));
    },
  );

  test.each(WAYS)('%s: 409 once the run has started, with what can be done', async (by, change) => {
    const route = await publishedRoute();
    const { order } = route.stops[1];
    await day.client.post(`/runs/${route.run}/start`);
    const refused: any = await change(order);
    expect(refused.status).toBe(409);
    if (by !== "the recipient's page") {
      expect(refused.body.error.message).toContain('its run has started. Take its stop off the route first');
    }
    expect((await day.client.get(`/orders/${order}`)).body.status).toBe('out_for_delivery');
  });

  test('a run whose only stop leaves is gone, and so is its route', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    await day.client.patch(`/orders/${stops[0].order}`, { hold: true });
    expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toEqual([]);
    expect((await day.client.get(`/runs/${run.id}/stops`)).status).toBe(404);
  });
});

describe('a van that has broken down', () => {
  const WAYS: [string, (route: any, stop: any, van: string) => Promise<{ status: number }>][] = [
    [
      'is given to another van',
      (_, { order }, vehicle) =>
        day.client.post(`/depots/${day.depot}/days/${day.date}/rearrange`, {
          routes: [{ vehicle, stops: [order] }],
          force: true,
        }),
    ],
    ['is taken off', ({ id }, stop) => day.client.delete(`/routes/${id}/stops/${stop.id}`)],
    ['is skipped', ({ run }, stop) => day.client.post(`/runs/${run}/stops/${stop.id}/skip`)],
    [
      'is failed',
      ({ run }, stop) =>
        day.client.post(`/runs/${run}/stops/${stop.id}/fail`, { reason: 'no_answer', rebook: false }),
    ],
  ];

  /** A route whose van broke down at noon; by now, nobody could be visited on its day. */
  async function stranded(): Promise<any> {
    const route = await publishedRoute();
    at('11:50');
    await day.client.post(`/runs/${route.run}/start`);
    await day.client.post(`/runs/${route.run}/breakdown`);
    at('19:40');
    return route;
  }

  test.each(WAYS)('one stop %s: the others keep what they were told, and hear nothing', async (_, change) => {
    const van = (await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot })).body.id;
    const route = await stranded();
    const [gone, ...staying] = route.stops.toReversed();
    expect((await change(route, gone, van)).status).toBe(200);
    await tellAll();
    const left = (await day.client.get(`/routes/${route.id}`)).body.stops;
    for (const { order, window } of staying) {
      expect(left.find((stop: any) => stop.order === order).window).toEqual(window);
    }
    const about = (await messages('window_changed')).map(({ order }: any) => order);
    expect(about.filter((order: string) => order !== gone.order)).toEqual([]);
  });

  test('tells whoever was not told yet once another van takes over, with why it is late', async () => {
    const route = await stranded();
    const van = (await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot })).body.id;
    at('15:00');
    expect((await day.client.patch(`/routes/${route.id}`, { vehicle: van, force: true })).status).toBe(200);
    await tellAll();
    const now = (await day.client.get(`/routes/${route.id}`)).body.stops;
    const moved = differing(now, route.stops);
    expect(moved.length).toBeGreaterThan(0);
    const told = await messages('window_changed');
    expect(new Set(told.map(({ order }: any) => order))).toEqual(new Set(moved));
    const late = told.filter(({ body }: any) => body.includes('not 12:00-16:00 as booked'));
    expect(late.length).toBeGreaterThan(0);
    for (const { body } of late) expect(body).toContain(': a van has broken down.');
  });

  test('has nobody told of a window that waits, and no time is on the recipients page', async () => {
    const route = await publishedRoute();
    const orders = ordersOf(route);
    await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
    await tellAll();
    at('08:10');
    await day.client.patch(`/routes/${route.id}`, { stops: orders });
    await day.client.post(`/runs/${route.run}/start`);
    await day.client.post(`/runs/${route.run}/breakdown`);
    const queued = (await messages('window_changed')).map(({ status }: any) => status);
    expect(queued).not.toContain('queued');
    at('19:40');
    const page = await (await fetch(api.origin + (await ownPath(day.client, orders[0]!)))).text();
    expect(page).not.toContain('about');
    expect(page).toContain('Between');
  });
});
