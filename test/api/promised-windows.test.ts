/** Promises to recipients are kept, or they are notified of others. */
import { instantOf } from '@waypost/base/local-time';
import { checkRun } from '../../src/operations/runs/close.js';
import { makeDueCheck, recheckRun } from '../../src/routing/recheck-run.js';
import { useApi } from '../support/api.js';
import { waiting } from '../support/conversation.js';
import { comingWeekday } from '../support/day.js';
import { bookedOrder } from '../support/planning.js';
import { lastFirst, ordersOf, useToldDay } from '../support/told-day.js';

const api = useApi();
const told = useToldDay(api);
const { at, windowOf, messages, publishedRoute, tellAll } = told;
let { day, texts, activities } = told.now();

beforeEach(() => {
  ({ day, texts, activities } = told.now());
});

/** A day on which nothing is planned. */
const LATER = comingWeekday(10);

test('publishing tells everybody once; a promised window that still holds stays, and nobody is told again', async () => {
  const route = await publishedRoute();
  expect(texts.sent.sms).toHaveLength(4);
  const [a, b, ...rest] = ordersOf(route);
  // Two visits change places: neither is more than a quarter of an hour outside of what was promised.
  const swapped = await day.client.patch(`/routes/${route.id}`, { stops: [b, a, ...rest] });
  expect(swapped.status).toBe(200);
  for (const stop of route.stops) expect(await windowOf(route.id, stop.order)).toEqual(stop.window);
  await tellAll();
  expect(await messages('window_changed')).toEqual([]);
});

test('a change by hand that breaks promised windows tells those recipients, with the new one', async () => {
  const route = await publishedRoute();
  const orders = ordersOf(route);
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  const first = await windowOf(route.id, orders.at(-1)!);
  expect(first).not.toEqual(route.stops.at(-1).window);
  await tellAll();
  const [changed] = (await messages('window_changed')).filter((each: any) => each.order === orders.at(-1));
  expect(changed.status).toBe('sent');
  expect(changed.body).toContain(`will now arrive on`);
  expect(changed.body).toContain(`, ${first.from}-${first.to}.`);
  // What is told by now is true: the same again tells nothing.
  const all = await messages('window_changed');
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await tellAll();
  expect(await messages('window_changed')).toEqual(all);
});

test('whoever was told a window is told that the order is cancelled, and nobody else', async () => {
  const route = await publishedRoute();
  const [first, second] = ordersOf(route) as [string, string];
  await day.client.post(`/orders/${first}/cancel`);
  const cancelled = await messages('cancelled');
  expect(cancelled.map(({ order, channel }: any) => [order, channel])).toEqual([[first, 'sms']]);
  const told = route.stops[0].window;
  expect(cancelled[0].body).toContain(`${told.from}-${told.to}: it is cancelled.`);
  // Booked, but on no published route: a slot alone was confirmed.
  const later = await bookedOrder(day, { at: 5, on: LATER });
  await day.client.post(`/orders/${later}/cancel`);
  // The day has passed.
  at('00:30', comingWeekday(11));
  await day.client.post(`/orders/${second}/cancel`);
  expect(await messages('cancelled')).toHaveLength(1);
});

test('who is next is told within an hour of the time, and not beside a window', async () => {
  await day.client.patch('/settings', { notify_recipients: ['next_stop'] });
  const route = await publishedRoute();
  const { order, window } = route.stops[0];
  const check = () =>
    day.client.scoped((scope) => checkRun(scope, { run: route.run, claimedUntil: '2000-01-01' }));
  const dueInMinutes = async () => {
    const { rows } = await api.owner.query<{ minutes: number }>(
      `select extract(epoch from due_at - clock_timestamp())::integer / 60 as minutes from run_checks where run = $1`,
      [route.run],
    );
    return rows[0]?.minutes;
  };
  at('08:05');
  expect((await day.client.post(`/runs/${route.run}/start`)).status).toBe(200);
  expect(await messages('next_stop')).toEqual([]);
  expect(await dueInMinutes()).toBeLessThan(4 * 60);
  await check();
  expect(await messages('next_stop')).toEqual([]);
  at('11:59');
  await check();
  const [next, ...more] = await messages('next_stop');
  expect(more).toEqual([]);
  expect(next.order).toBe(order);
  const told = /at about (\d\d:\d[05])/.exec(next.body)?.[1] ?? '';
  expect(told >= window.from && told <= window.to).toBe(true);
});

test('two changes before the text went out: one text, with the last window', async () => {
  const route = await publishedRoute();
  const orders = ordersOf(route);
  const moved = orders.at(-1)!;
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await day.client.patch(`/routes/${route.id}`, { stops: [orders[0], moved, ...orders.slice(1, -1)] });
  const last = await windowOf(route.id, moved);
  await tellAll();
  const sent = (await messages('window_changed')).filter((each: any) => each.order === moved);
  expect(sent.map(({ status }: any) => status)).toEqual(['sent']);
  expect(sent[0].body).toContain(`${last.from}-${last.to}`);
});

test('two changes within half an hour of a text: one more, half an hour after it, with the last window', async () => {
  const route = await publishedRoute();
  const orders = ordersOf(route);
  const moved = orders.at(-1)!;
  const changed = async () =>
    (await messages('window_changed')).filter((each: any) => each.order === moved && each.status === 'sent');
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await tellAll();
  expect(await changed()).toHaveLength(1);

  at('08:10');
  await day.client.patch(`/routes/${route.id}`, { stops: [...orders.slice(0, 2), moved, orders[2]] });
  expect(await tellAll()).toEqual({ ms: 20 * 60_000, because: 'just_told' });
  at('08:20');
  // What was told last holds for a while.
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await tellAll();
  at('08:25');
  await day.client.patch(`/routes/${route.id}`, { stops: orders });
  const last = await windowOf(route.id, moved);
  expect(await tellAll()).toEqual({ ms: 5 * 60_000, because: 'just_told' });
  expect(await changed()).toHaveLength(1);

  at('08:30');
  await activities.deliverQueued({ tenant: day.client.tenant.id, order: moved });
  await activities.deliverQueued({ tenant: day.client.tenant.id, order: moved });
  expect(await changed()).toHaveLength(2);
  expect((await changed())[0].body).toContain(`${last.from}-${last.to}`);
});

test('a promised window that holds again before the text went out: nothing is sent', async () => {
  const route = await publishedRoute();
  const orders = ordersOf(route);
  texts.behaviour.broken.add('+447700900123');
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await expect(tellAll()).rejects.toThrow('the provider is down');
  await day.client.patch(`/routes/${route.id}`, { stops: orders });
  texts.behaviour.broken.clear();
  await tellAll();
  for (const stop of route.stops) expect(await windowOf(route.id, stop.order)).toEqual(stop.window);
  const statuses = (await messages('window_changed')).map(({ status }: any) => status);
  expect(new Set(statuses)).toEqual(new Set(['superseded']));
});

test('a window of another day waits for the morning, and is the last one then', async () => {
  const route = await publishedRoute();
  const orders = ordersOf(route);
  const eve = new Date(Date.parse(day.date) - 86_400_000).toISOString().slice(0, 10);
  at('22:00', eve);
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  const [asked, morning] = [
    [eve, '22:00'],
    [day.date, '07:00'],
  ].map(([date, time]) => instantOf(date!, time!, 'Europe/London').toISOString());
  expect({ wait: await tellAll() }).toEqual(waiting(asked!, morning!, 'night'));
  expect(texts.sent.sms).toHaveLength(4);
  at('08:00');
  await activities.deliverQueued({ tenant: day.client.tenant.id, order: orders.at(-1)! });
  expect(texts.sent.sms).toHaveLength(5);
});

describe('an order that joins a published route', () => {
  test('is told its window; one that comes from another route, when the window promised there no longer holds', async () => {
    const joining = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00', on: LATER });
    const seed = await bookedOrder(day, { at: 6, from: '12:00', to: '16:00', on: LATER });
    const route = await publishedRoute();
    for (const [order, slot] of [
      [joining, { from: '16:00', to: '20:00' }],
      [seed, { from: '12:00', to: '16:00' }],
    ] as const) {
      const booking = { order, slot: { date: day.date, ...slot }, override: true, notify: false };
      expect((await day.client.post('/bookings', booking)).status).toBe(201);
    }
    await day.client.post(`/routes/${route.id}/stops`, { orders: [joining] });
    await tellAll();
    const [first] = (await messages('narrowed_window')).filter((each: any) => each.order === joining);
    const window = await windowOf(route.id, joining);
    expect(first.body).toContain(`${window.from}-${window.to}`);

    const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
    const driver = await day.client.post('/drivers', {
      name: 'Vic',
      phone: '+447700900011',
      depot: day.depot,
    });
    const second = await day.client.post('/routes', {
      date: day.date,
      depot: day.depot,
      vehicle: van.body.id,
      driver: driver.body.id,
      stops: [seed],
    });
    await day.client.post(`/routes/${second.body.id}/publish`);
    const moved = ordersOf(route).at(-1)!;
    await day.client.post(`/routes/${second.body.id}/stops`, { orders: [moved], at: 0 });
    await tellAll();
    const now = await windowOf(second.body.id, moved);
    const [changed] = (await messages('window_changed')).filter((each: any) => each.order === moved);
    expect(changed.body).toContain(`${now.from}-${now.to}`);
    // Those that stay behind are visited as they were told.
    expect(await messages('window_changed')).toHaveLength(1);
  });
});

test('a route that is taken back and published again tells only those whose window breaks', async () => {
  const route = await publishedRoute();
  await day.client.post(`/routes/${route.id}/unpublish`);
  await day.client.post(`/routes/${route.id}/publish`);
  await activities.deliverQueued({
    tenant: day.client.tenant.id,
  });
  expect(texts.sent.sms).toHaveLength(4);

  await day.client.post(`/routes/${route.id}/unpublish`);
  const orders = ordersOf(route);
  await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
  await day.client.post(`/routes/${route.id}/publish`);
  await activities.deliverQueued({
    tenant: day.client.tenant.id,
  });
  const changed = await messages('window_changed');
  expect(changed.map(({ order }: any) => order)).toContain(orders.at(-1));
});

test('a stop that is taken off leaves the others told what holds, and tells those for whom it does not', async () => {
  const route = await publishedRoute();
  const [first] = route.stops;
  const last = route.stops.at(-1);
  await day.client.delete(`/routes/${route.id}/stops/${first.id}`);
  const window = await windowOf(route.id, last.order);
  const wait = await tellAll();
  const changed = (await messages('window_changed')).map(({ order }: any) => order);
  expect(changed.includes(last.order)).toBe(window.from !== last.window.from);
  expect(wait).toBeNull();
});

describe('a van that comes late', () => {
  const look = (run: string) => day.client.scoped((scope) => recheckRun(scope, run));
  const isDue = async (run: string) => {
    const due = await api.owner.query(
      'select from run_checks where run = $1 and due_at <= clock_timestamp()',
      [run],
    );
    return due.rowCount === 1;
  };
  /** What the worker does with a check that is due. */
  const lookIfDue = async (run: string) => {
    const { rows } = await api.owner.query(
      'select run, due_at::text as "claimedUntil" from run_checks where run = $1',
      [run],
    );
    await day.client.scoped((scope) => makeDueCheck(scope, rows[0]));
  };

  test('has those told whose windows break, at the minute at which they do, and nobody before', async () => {
    const route = await publishedRoute();
    const [first] = route.stops;
    at('11:00');
    await day.client.post(`/runs/${route.run}/start`);
    expect(await isDue(route.run)).toBe(true);
    const { recheck_at: due } = await look(route.run);
    await tellAll();
    expect(await messages('window_changed')).toEqual([]);
    // The first window ends at 13:00; until a quarter past it holds.
    expect(first.window.to).toBe('13:00');
    expect(Date.parse(due!)).toBeLessThanOrEqual(
      instantOf(day.date, '13:15', 'Europe/London').getTime() + 1_000,
    );
    api.setNow(new Date(Date.parse(due!) - 120_000));
    await look(route.run);
    await tellAll();
    expect(await messages('window_changed')).toEqual([]);
    api.setNow(new Date(Date.parse(due!) + 60_000));
    await look(route.run);
    await tellAll();
    const changed = await messages('window_changed');
    expect(changed.length).toBeGreaterThan(0);
    for (const { order, body } of changed) {
      const window = await windowOf(route.id, order);
      expect(body).toContain(`${window.from}-${window.to}`);
    }
  });

  test('says sorry and why after the booked slot, in the courier words only if they do, and nothing after the day', async () => {
    await day.client.post('/templates', {
      ...{ name: 'Ours', kind: 'window_changed', channels: ['sms'] },
      sms_body: 'It is now {{ window }}.',
    });
    const route = await publishedRoute();
    at('14:40');
    await day.client.post(`/runs/${route.run}/start`);
    await look(route.run);
    await tellAll();
    const changed = await messages('window_changed');
    const late = changed.filter(({ body }: any) =>
      body.includes('not 12:00-16:00 as booked: our van is running late'),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const { order, body } of changed) {
      const { from, to } = await windowOf(route.id, order);
      if (to <= '16:00') expect(body).toBe(`It is now ${from}-${to}.`);
      else expect(body).toMatch(/sorry.* as booked: our van/);
    }
    const { to: closes } = (await day.client.get(`/depots/${day.depot}`)).body.opening;
    for (const time of ['19:20', '21:30', '23:50']) {
      at(time);
      await look(route.run);
      await tellAll();
      for (const { order } of route.stops) {
        expect((await windowOf(route.id, order)).to <= closes).toBe(true);
      }
    }
    for (const { body } of await messages('window_changed')) {
      for (const [told] of body.matchAll(/\d\d:\d\d/g)) expect(told <= closes).toBe(true);
    }
  });

  test('is noticed by its position, once; the look tells', async () => {
    const route = await publishedRoute();
    at('11:30');
    await day.client.post(`/runs/${route.run}/start`);
    await lookIfDue(route.run);
    const position = (latitude: number) =>
      day.client.post('/tracking/positions', {
        positions: [{ vehicle: route.vehicle, latitude, longitude: -0.1 }],
      });
    at('11:40');
    await position(51.37);
    expect(await isDue(route.run)).toBe(false);
    // No van is this far within five minutes: it changes nothing.
    at('11:45');
    await position(53.5);
    await position(0);
    expect(await isDue(route.run)).toBe(false);
    // Far in the north.
    at('12:30');
    await position(52.2);
    at('12:31');
    await position(52.2);
    expect(await isDue(route.run)).toBe(true);
    await lookIfDue(route.run);
    expect(await isDue(route.run)).toBe(false);
    await tellAll();
    expect(await messages('window_changed')).toHaveLength(4);

    // It was never there: three that agree are the truth, and those who were told are told again.
    for (const time of ['12:32', '12:33', '12:34']) {
      at(time);
      await position(51.37);
    }
    expect(await isDue(route.run)).toBe(true);
    at('13:05');
    await lookIfDue(route.run);
    await tellAll();
    const told = await messages('window_changed');
    expect(told.length).toBeGreaterThan(4);
    const right = await Promise.all(
      told.map(async ({ order, body }: { order: string; body: string }) => {
        const window = await windowOf(route.id, order);
        return body.includes(`${window.from}-${window.to}`);
      }),
    );
    expect(right.filter(Boolean)).toHaveLength(told.length - 4);
  });

  test('a van that has broken down, and a run that is over, are not looked at', async () => {
    const route = await publishedRoute();
    expect(await look(route.run)).toEqual({ recheck_at: null });
    await day.client.post(`/runs/${route.run}/start`);
    await day.client.post(`/runs/${route.run}/breakdown`);
    expect(await look(route.run)).toEqual({ recheck_at: null });
    for (const stop of route.stops) await day.client.post(`/runs/${route.run}/stops/${stop.id}/complete`);
    expect(await look(route.run)).toEqual({ recheck_at: null });
  });
});
