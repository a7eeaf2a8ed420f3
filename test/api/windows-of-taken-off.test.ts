/** What recipients were told, once their stop is taken off the plan or done. */
import { useApi } from '../support/api.js';
import { comingWeekday } from '../support/day.js';
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

  test('keeps it on a route that is planned anew and published', async () => {
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
      const booked = await day.client.post('/bookings', { order, slot, override: true });
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

describe('a changed window that waits for its half hour', () => {
  /** A second change within half an hour: one window is told, the next one waits; of the order that moved. */
  async function waiting(): Promise<{ route: any; order: string; stop: string }> {
    const route = await publishedRoute();
    const orders = ordersOf(route);
    const order = orders.at(-1)!;
    await day.client.patch(`/routes/${route.id}`, { stops: lastFirst(orders) });
    await tellAll();
    at('08:10');
    await day.client.patch(`/routes/${route.id}`, { stops: orders });
    await tellAll();
    expect(await lastStatusOf(order)).toBe('queued');
    return { route, order, stop: route.stops.at(-1).id };
  }
  const lastStatusOf = async (order: string) =>
    (await messages('window_changed')).find((each: any) => each.order === order).status;

  test('is overtaken as soon as the stop is skipped', async () => {
    const { route, order, stop } = await waiting();
    await day.client.post(`/runs/${route.run}/start`);
    expect((await day.client.post(`/runs/${route.run}/stops/${stop}/skip`)).status).toBe(200);
    expect(await lastStatusOf(order)).toBe('superseded');
  });

  test('is overtaken as soon as the stop is taken off', async () => {
    const { route, order, stop } = await waiting();
    expect((await day.client.delete(`/routes/${route.id}/stops/${stop}`)).status).toBe(200);
    expect(await lastStatusOf(order)).toBe('superseded');
  });

  test('is overtaken as soon as the route is unpublished', async () => {
    const { route, order } = await waiting();
    expect((await day.client.post(`/routes/${route.id}/unpublish`)).status).toBe(200);
    expect(await lastStatusOf(order)).toBe('superseded');
  });
});
