/** Changed windows that recipients are told later, or not at all. */
import { useApi } from '../support/api.js';
import { ownPath } from '../support/conversation.js';
import { differing, lastFirst, ordersOf, useToldDay } from '../support/told-day.js';

const api = useApi();
const told = useToldDay(api);
const { at, windowOf, messages, publishedRoute, tellAll } = told;
let { day } = told.now();

beforeEach(() => {
  ({ day } = told.now());
});

describe('a change that is told later', () => {
  const path = () => `/depots/${day.depot}/days/${day.date}/untold`;
  const untold = async () => (await day.client.get(path())).body.data;
  const rearranged = (stops: string[], tell: string) =>
    day.client.post(`/depots/${day.depot}/days/${day.date}/rearrange`, {
      routes: [{ vehicle: day.vehicle, stops }],
      tell,
    });
  const WAYS: [string, (route: any, orders: string[]) => Promise<{ status: number }>][] = [
    ['rearranging', (_, orders) => rearranged(lastFirst(orders), 'later')],
    [
      'PATCH',
      ({ id }, orders) => day.client.patch(`/routes/${id}`, { stops: lastFirst(orders), tell: 'later' }),
    ],
    [
      'adding stops',
      ({ id }, orders) =>
        day.client.post(`/routes/${id}/stops`, { orders: [orders.at(-1)], at: 0, tell: 'later' }),
    ],
  ];

  test.each([
    ['cancelling', (order: string) => day.client.post(`/orders/${order}/cancel`, { tell: 'later' })],
    ['holding', (order: string) => day.client.patch(`/orders/${order}`, { hold: true, tell: 'later' })],
  ])('by %s an order: the others on its route wait, unless it says nothing of them', async (_, change) => {
    const route = await publishedRoute();
    const [first, second, third, last] = ordersOf(route);
    for (const order of [first!, second!]) expect((await change(order)).status).toBe(200);
    expect(await messages('window_changed')).toEqual([]);
    const waiting = (await untold()).map(({ order }: any) => order);
    const rest = await day.client.get(`${path()}?starting_after=${waiting[0]}`);
    expect(rest.body.data.map(({ order }: any) => order)).toEqual(waiting.slice(1));
    expect(waiting).toContain(last);
    expect(waiting).not.toContain(second);
    await day.client.post(path());
    await tellAll();
    expect((await messages('window_changed')).map(({ order }: any) => order).sort()).toEqual(waiting.sort());
    await day.client.post(`/orders/${third}/cancel`);
    await tellAll();
    expect(await untold()).toEqual([]);
    expect((await messages('window_changed')).length).toBeGreaterThan(waiting.length);
  });

  test.each(WAYS)('by %s: nothing leaves before it is sent; then each is told once', async (_, change) => {
    const route = await publishedRoute();
    const orders = ordersOf(route);
    const moved = orders.at(-1)!;
    expect((await change(route, orders)).status).toBe(200);
    expect(await messages('window_changed')).toEqual([]);
    const waiting = await untold();
    const now = await windowOf(route.id, moved);
    const told = route.stops.at(-1).window;
    const [mine] = waiting.filter(({ order }: any) => order === moved);
    expect(mine).toMatchObject({ object: 'untold_window', recipient: 'Ada', told, window: now });
    expect(mine.minutes).toBeLessThan(-30);
    const page = await (await fetch(api.origin + (await ownPath(day.client, moved)))).text();
    expect(page).toContain(told.from);
    expect(page).not.toContain(now.from === '12:00' ? now.to : now.from);

    const sent = await day.client.post(path(), { orders: [moved] });
    expect(sent.body.data).toEqual(waiting.filter(({ order }: any) => order !== moved));
    expect((await day.client.post(path())).body.data).toEqual([]);
    await tellAll();
    const said = await messages('window_changed');
    expect(new Set(said.map(({ order }: any) => order))).toEqual(
      new Set(waiting.map(({ order }: any) => order)),
    );
    expect(said).toHaveLength(waiting.length);
    expect(said.find(({ order }: any) => order === moved).body).toContain(`${now.from}-${now.to}`);
  });

  test('is gone once it is taken back, and nobody hears of it', async () => {
    const route = await publishedRoute();
    await rearranged(lastFirst(ordersOf(route)), 'later');
    expect(await untold()).not.toEqual([]);
    await rearranged(ordersOf(route), 'later');
    expect(await untold()).toEqual([]);
    await tellAll();
    expect(await messages('window_changed')).toEqual([]);
  });

  test('a stop taken off: the others wait to be told', async () => {
    const route = await publishedRoute();
    await day.client.delete(`/routes/${route.id}/stops/${route.stops[0].id}?tell=later`);
    const left = (await day.client.get(`/routes/${route.id}`)).body.stops;
    expect((await untold()).map(({ order }: any) => order)).toEqual(differing(left, route.stops));
    expect(await messages('window_changed')).toEqual([]);
  });

  test.each([
    ['dropped', 'later', 30],
    ['not to be told at all', 'none', 30],
    ['smaller than what is told', 'later', 600],
  ])('%s: they keep what they were told, on their page too', async (how, tell, least) => {
    await day.client.patch('/settings', { planning: { tell_from_minutes: least } });
    const route = await publishedRoute();
    const orders = ordersOf(route);
    await rearranged(lastFirst(orders), tell);
    if (how === 'dropped') expect((await day.client.post(path(), { action: 'drop' })).status).toBe(200);
    expect(await untold()).toEqual([]);
    await day.client.post(path());
    await tellAll();
    expect(await messages('window_changed')).toEqual([]);
    const told = route.stops.at(-1).window;
    const page = await (await fetch(api.origin + (await ownPath(day.client, orders.at(-1)!)))).text();
    expect(page).toContain(told.from);
    // A change that is told tells what it is by then.
    await rearranged(orders.toReversed(), 'now');
    await tellAll();
    for (const { order, body } of await messages('window_changed')) {
      const { from, to } = await windowOf(route.id, order);
      expect(body).toContain(`${from}-${to}`);
    }
  });

  test('422 for an order that does not wait, 404 for an unknown depot', async () => {
    const route = await publishedRoute();
    const refused = await day.client.post(path(), { orders: [route.stops[0].order] });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'orders[0]']);
    const nowhere = `/depots/dep_0000000000000000000000000a/days/${day.date}/untold`;
    expect((await day.client.get(nowhere)).status).toBe(404);
    expect((await day.client.post(nowhere)).status).toBe(404);
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
