/** The route agent when an order is booked for a planned day, or vans are too few or too many. */
import { useApi } from '../support/api.js';
import { agentLooks, brokenRules, lastAnswer } from '../support/agent.js';
import { comingWeekday, makeOrder, orderBody } from '../support/day.js';
import {
  anotherVan,
  bookedOrder,
  bookedOrders,
  emptyDay,
  optimise,
  type PlannedDay,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const order = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const ordersOf = (of: any): string[] => of.stops.map((stop: any) => stop.order);
const standingOf = async (id: string) => (await day.client.get(`/agent/suggestions/${id}`)).body.status;
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);

async function makeRoute(stops: string[], carriers: object = { vehicle: day.vehicle, driver: day.driver }) {
  return (await day.client.post('/routes', { date: day.date, depot: day.depot, ...carriers, stops })).body;
}

const another = (name: string) => anotherVan(day, name);

describe('rebooking', () => {
  const publish = (route: any) => day.client.post(`/routes/${route.id}/publish`);
  /** Says what a suggestion says, without any id in it. */
  const wordsOf = ({ summary, reason }: any) => {
    expect(`${summary} ${reason}`).not.toMatch(/[a-z]{2,4}_[0-9a-z]{26}/);
    return { summary, reason };
  };

  test('an order booked for a day with published routes finds its cheapest place', async () => {
    const route = await makeRoute(await bookedOrders(day, 3));
    await publish(route);
    const late = await bookedOrder(day, { at: 3 });
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'rebooking', subject: late });
    const { reference } = await order(late);
    expect(wordsOf(suggestion).summary).toContain(`order ${reference} (Ada) with Van 1 at `);
    expect(suggestion.changes).toEqual([
      { order: late, from: null, to: { route: route.id, eta: expect.any(String) } },
    ]);
    expect((await accept(suggestion.id)).status).toBe(200);
    expect(await order(late)).toMatchObject({ status: 'planned', route: route.id });
    expect(await brokenRules(day)).toEqual([]);
  });

  test('expires once the order no longer waits for a route of that day', async () => {
    await publish(await makeRoute(await bookedOrders(day, 3)));
    const late = await bookedOrder(day, { at: 3 });
    const [suggestion] = await agentLooks(api, day);
    await day.client.patch(`/orders/${late}`, { hold: true });
    expect(await standingOf(suggestion.id)).toBe('expired');
  });

  test.each(['delivery', 'collection'])(
    'both halves of an exchange find one place, by the %s',
    async (half) => {
      const route = await makeRoute(await bookedOrders(day, 3));
      await publish(route);
      const { id: delivery } = await makeOrder(day.client, day.shipper);
      const body = orderBody(day.shipper, { type: 'collection', exchange_for: delivery });
      const collection = (await day.client.post('/orders', body)).body.id;
      const slot = { date: day.date, from: '08:00', to: '12:00' };
      await day.client.post('/bookings', { order: half === 'delivery' ? delivery : collection, slot });
      const found = await agentLooks(api, day);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ trigger: 'rebooking', subject: delivery });
      expect(found[0].changes.map((change: any) => change.order)).toEqual([delivery, collection]);
      expect((await accept(found[0].id)).status).toBe(200);
      const now = ordersOf((await day.client.get(`/routes/${route.id}`)).body);
      expect(now).toHaveLength(5);
      expect(now.indexOf(collection)).toBe(now.indexOf(delivery) + 1);
    },
  );

  test('those of a day are one suggestion, which later bookings extend', async () => {
    const route = await makeRoute(await bookedOrders(day, 2));
    await publish(route);
    const orders = [await bookedOrder(day, { at: 3 }), await bookedOrder(day, { at: 4 })];
    const [two, ...others] = await agentLooks(api, day);
    expect(others).toEqual([]);
    expect(two).toMatchObject({ trigger: 'rebooking', subject: null });
    expect(wordsOf(two).summary).toBe('Bring 2 more orders with Van 1.');
    orders.push(await bookedOrder(day, { at: 5 }));
    const [three, ...more] = await agentLooks(api, day);
    expect(more).toEqual([]);
    expect(three.changes.flatMap(({ from, order: id }: any) => (from ? [] : [id])).sort()).toEqual(
      [...orders].sort(),
    );
    expect(await standingOf(two.id)).toBe('expired');
    // A look for each booking, and one event for each suggestion that came of them.
    const events = (await day.client.get('/events?type=agent.suggestion_created')).body.data;
    expect(events.map(({ data }: any) => data.id).sort()).toEqual([two.id, three.id].sort());
    expect((await accept(three.id)).status).toBe(200);
    expect(ordersOf((await day.client.get(`/routes/${route.id}`)).body)).toHaveLength(5);
  });

  test('once its route has changed by hand, those that still wait are looked at again', async () => {
    const route = await makeRoute(await bookedOrders(day, 2));
    await publish(route);
    const orders = [await bookedOrder(day, { at: 3 }), await bookedOrder(day, { at: 4 })];
    const [two] = await agentLooks(api, day);
    await day.client.post(`/routes/${route.id}/stops`, { orders: [orders[0]] });
    expect((await accept(two.id)).status).toBe(409);
    const [again] = await agentLooks(api, day);
    expect(again).toMatchObject({ trigger: 'rebooking', subject: orders[1] });
  });

  test('the first booking on a day of drafts waits for the next plan; one that moves there does not', async () => {
    await makeRoute(await bookedOrders(day, 2));
    await bookedOrder(day, { at: 3 });
    expect(await agentLooks(api, day)).toEqual([]);
    const moved = await bookedOrder(day, { at: 4, on: comingWeekday(10) });
    await day.client.post('/bookings', {
      order: moved,
      slot: { date: day.date, from: '08:00', to: '12:00' },
    });
    expect(await agentLooks(api, day)).toMatchObject([{ trigger: 'rebooking', subject: moved }]);
  });

  test('by the setting, orders join drafts without a suggestion, and published routes with one', async () => {
    await day.client.patch('/settings', { planning: { join_drafts: true } });
    const route = await makeRoute(await bookedOrders(day, 2));
    const joining = await bookedOrder(day, { at: 3 });
    expect(await agentLooks(api, day)).toEqual([]);
    expect(await lastAnswer(day)).toMatchObject({
      outcome: 'nothing',
      reason: 'It joined the drafts of its day.',
    });
    expect(await order(joining)).toMatchObject({ status: 'planned', route: route.id });
    expect(await brokenRules(day)).toEqual([]);
    await publish(route);
    const late = await bookedOrder(day, { at: 4 });
    expect(await agentLooks(api, day)).toMatchObject([{ trigger: 'rebooking', subject: late }]);
  });

  test('none without routes, and none where no van has room', async () => {
    const first = await bookedOrder(day);
    expect(await agentLooks(api, day)).toEqual([]);
    await publish(await makeRoute([first]));
    await bookedOrder(day, { at: 2, items: [{ weight_kg: 50_000 }] });
    expect(await agentLooks(api, day)).toEqual([]);
    expect(await lastAnswer(day)).toMatchObject({ outcome: 'nothing' });
  });
});

describe('capacity', () => {
  test('orders that a job left without a route: a van more', async () => {
    await day.client.patch(`/vehicles/${day.vehicle}`, { capacity_kg: 100 });
    const spare = await another('Van 2');
    await bookedOrders(day, 2);
    const job = await optimise(api, day, { vehicles: [day.vehicle] });
    expect(job.result.unassigned).toHaveLength(1);
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'capacity', subject: null });
    expect(suggestion.changes).toEqual([
      {
        order: job.result.unassigned[0],
        from: null,
        to: { route: null, vehicle: spare.vehicle, eta: expect.any(String) },
      },
    ]);
    expect((await accept(suggestion.id)).status).toBe(200);
    expect((await day.client.get(`/routes?date=${day.date}`)).body).toMatchObject({ unassigned: [] });
    expect(await brokenRules(day)).toEqual([]);
  });

  test('a route that others can absorb, once an order has left the day; none while every van is needed', async () => {
    const orders = await bookedOrders(day, 3);
    const other = await another('Van 2');
    const gone = await bookedOrder(day, { at: 5 });
    const first = await makeRoute(orders.slice(0, 2));
    const second = await makeRoute([orders[2]!, gone], other);
    await day.client.post(`/orders/${gone}/cancel`);
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'capacity', subject: null, impact: { windows_kept: true } });
    expect(suggestion.impact.miles_saved).toBeGreaterThan(0);
    expect((await accept(suggestion.id)).status).toBe(200);
    const { data } = (await day.client.get(`/routes?date=${day.date}`)).body;
    expect(data).toHaveLength(1);
    expect([first.id, second.id]).toContain(data[0].id);
    expect(ordersOf(data[0]).sort()).toEqual([...orders].sort());
    await day.client.post(`/orders/${orders[0]}/cancel`);
    expect(await agentLooks(api, day)).toEqual([]);
    expect(await lastAnswer(day)).toMatchObject({
      outcome: 'nothing',
      reason: expect.stringContaining('van'),
    });
  });
});
