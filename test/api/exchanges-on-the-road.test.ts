/** Exchanges on the road: both halves are neighbours on one route, from the plan to the door. */
import { useApi } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { exchangesOn } from '../support/exchanges.js';
import { bookedOrders, emptyDay, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const { orderOf, slotOn, bookedExchange } = exchangesOn(() => day);

/** Plans an exchange among other orders; resolves to the pair and its route. */
async function plannedExchange() {
  await bookedOrders(day, 3);
  const pair = await bookedExchange();
  const job = await optimise(api, day);
  expect(job.result.unassigned).toEqual([]);
  const [route] = job.result.routes;
  return { ...pair, route };
}
const stopsOf = (route: any, pair: { delivery: string; collection: string }) => {
  const at = route.stops.findIndex(({ order }: { order: string }) => order === pair.delivery);
  return [route.stops[at], route.stops[at + 1]];
};

test('both are neighbours on one route, with one ETA and one window', async () => {
  const { route, ...pair } = await plannedExchange();
  const [first, second] = stopsOf(route, pair);
  expect(first).toMatchObject({ order: pair.delivery, type: 'delivery' });
  expect(second).toMatchObject({
    order: pair.collection,
    type: 'collection',
    eta: first.eta,
    window: first.window,
  });
});

test('by hand neither goes anywhere without the other', async () => {
  const { route, ...pair } = await plannedExchange();
  const others = route.stops
    .map(({ order }: { order: string }) => order)
    .filter((id: string) => id !== pair.delivery && id !== pair.collection);
  const patch = (stops: string[]) => day.client.patch(`/routes/${route.id}`, { stops, force: true });
  const sequenceOf = (body: any) => body.stops.map(({ order }: { order: string }) => order);
  const split = await patch([pair.collection, ...others, pair.delivery]);
  expect(sequenceOf(split.body)).toEqual([...others, pair.delivery, pair.collection]);
  const alone = await patch([pair.delivery, ...others]);
  expect(sequenceOf(alone.body)).toEqual([pair.delivery, pair.collection, ...others]);

  const stop = alone.body.stops.find(({ order }: { order: string }) => order === pair.collection);
  const removed = await day.client.delete(`/routes/${route.id}/stops/${stop.id}`);
  expect(sequenceOf(removed.body)).toEqual(others);
  expect((await orderOf(pair.delivery)).status).toBe('booked');
  const added = await day.client.post(`/routes/${route.id}/stops`, { orders: [pair.collection], at: 1 });
  expect(sequenceOf(added.body)).toEqual([others[0], pair.delivery, pair.collection, ...others.slice(1)]);
});

test('whatever is wrong is said of the order that was named', async () => {
  const { route, ...pair } = await plannedExchange();
  const { date, depot, vehicle } = route;
  const unbooked = (await makeOrder(day.client, day.shipper)).id;
  const named = [pair.delivery, unbooked];
  const replies = [
    await day.client.patch(`/routes/${route.id}`, { stops: named }),
    await day.client.post(`/routes/${route.id}/stops`, { orders: named }),
    await day.client.post(`/depots/${depot}/days/${date}/rearrange`, {
      routes: [{ vehicle, stops: named }],
    }),
  ];
  expect(replies.map(({ body }) => body.error.param)).toEqual([
    'stops[1]',
    'orders[1]',
    'routes[0].stops[1]',
  ]);
});

test('a route that is made with one half has both', async () => {
  const { route, ...pair } = await plannedExchange();
  expect((await day.client.delete(`/routes/${route.id}`)).status).toBe(204);
  const { date, depot, vehicle } = route;
  for (const stops of [[pair.collection], [pair.delivery], [pair.collection, pair.delivery]]) {
    const made = await day.client.post('/routes', { date, depot, vehicle, stops });
    expect(made.body.stops.map(({ order }: { order: string }) => order)).toEqual([
      pair.delivery,
      pair.collection,
    ]);
    expect((await orderOf(pair.collection)).route).toBe(made.body.id);
    await day.client.delete(`/routes/${made.body.id}`);
  }
  const small = await day.client.post('/vehicles', { name: 'Small', depot, capacity_kg: 0, crew: 2 });
  const refused = await day.client.post('/routes', {
    date,
    depot,
    vehicle: small.body.id,
    stops: [pair.collection],
  });
  expect([refused.status, refused.body.error.param]).toEqual([422, 'stops[0]']);
});

test('what the driver collects is part of the way back; the recipient is told one window', async () => {
  const { route, ...pair } = await plannedExchange();
  const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
  const messages = (await day.client.get('/messages?limit=100')).body.data.filter(
    ({ order, template }: { order: string; template: string }) =>
      template === 'narrowed_window' && [pair.delivery, pair.collection].includes(order),
  );
  expect(new Set(messages.map(({ order }: { order: string }) => order))).toEqual(new Set([pair.delivery]));
  expect(messages.length).toBeGreaterThan(0);

  const stops = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
  const pathOf = (id: string) =>
    `/runs/${run.id}/stops/${stops.find(({ order }: { order: string }) => order === id).id}`;
  await day.client.post(`${pathOf(pair.delivery)}/complete`, {});
  await day.client.post(`${pathOf(pair.collection)}/complete`, {});
  expect((await orderOf(pair.delivery)).status).toBe('delivered');
  expect((await orderOf(pair.collection)).status).toBe('collected');
});

test('nobody at home is asked once for a new visit, which is of both', async () => {
  const { route, ...pair } = await plannedExchange();
  const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
  const stops = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
  for (const id of [pair.delivery, pair.collection]) {
    const stop = stops.find(({ order }: { order: string }) => order === id);
    const failed = await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason: 'no_answer' });
    expect(failed.status).toBe(200);
    expect((await orderOf(id)).status).toBe('failed_attempt');
  }
  const requests = (await day.client.get('/bookings/requests')).body.data;
  expect(requests).toMatchObject([{ order: pair.delivery, kind: 'rebooking' }]);
  await day.client.post('/bookings', { order: pair.delivery, slot: slotOn('16:00', '20:00') });
  expect(await orderOf(pair.collection)).toMatchObject({
    status: 'booked',
    slot: slotOn('16:00', '20:00'),
  });
});
