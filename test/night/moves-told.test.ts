/** Whatever moves the stops of a published run: what recipients were told agrees with the plan, or waits to be told. */
import { useApi } from '../support/api.js';
import { ownPath } from '../support/conversation.js';
import { comingWeekday } from '../support/day.js';
import { minutesLater, type Telling } from '../../src/domain/promised-window.js';
import { bookedOrder } from '../support/planning.js';
import { lastFirst, ordersOf, useToldDay } from '../support/told-day.js';

const api = useApi();
const told = useToldDay(api);
const { at, tellAll } = told;
let { day } = told.now();

beforeEach(() => {
  ({ day } = told.now());
});

type Answer = { status: number; body: any };
/** Two published routes, a third van, and an order that is booked but on no route. */
type Plan = { first: any; second: any; van: string; waiting: string };

/** Minutes of a change that is told later at all (`settings.planning.tell_from_minutes`). */
const LEAST_TOLD = 30;

const STATES = ['published', 'started', 'broken down', 'broken down before anybody was told'] as const;

/** The moves that say when they are told. */
const MOVES: Record<string, (plan: Plan, tell: string) => Promise<Answer>> = {
  'another sequence': ({ first }, tell) =>
    day.client.patch(`/routes/${first.id}`, { stops: lastFirst(ordersOf(first)), tell, force: true }),
  'onto another run': ({ first, second }, tell) =>
    day.client.post(`/routes/${second.id}/stops`, {
      orders: [first.stops.at(-1).order],
      at: 0,
      tell,
      force: true,
    }),
  'a visit more': ({ first, second, waiting }, tell) =>
    day.client.post(`/routes/${(first.isBroken ? second : first).id}/stops`, {
      ...{ orders: [waiting], at: 0, tell, force: true },
    }),
  'a swap of two vans': ({ first, second }, tell) =>
    day.client.post(`/depots/${day.depot}/days/${day.date}/rearrange`, {
      routes: [
        { vehicle: first.vehicle, stops: first.isBroken ? [] : ordersOf(second) },
        { vehicle: second.vehicle, stops: [...(first.isBroken ? ordersOf(second) : []), ...ordersOf(first)] },
      ],
      ...{ tell, force: true },
    }),
  'off the route': ({ first }, tell) =>
    day.client.delete(`/routes/${first.id}/stops/${first.stops[0].id}?tell=${tell}`),
  'another van': ({ first, van }, tell) =>
    day.client.patch(`/routes/${first.id}`, { vehicle: van, tell, force: true }),
};

const SLOT = { date: comingWeekday(10), from: '12:00', to: '16:00' };
/** The moves that are told at once. */
const CHANGES: Record<string, (order: string) => Promise<Answer>> = {
  hold: (order) => day.client.patch(`/orders/${order}`, { hold: true }),
  'another slot': (order) => day.client.post('/bookings', { order, slot: SLOT }),
  'a call-off': (order) => day.client.post(`/orders/${order}/cancel`),
  'an unbooking': (order) => day.client.post(`/orders/${order}/unbook`, { reason: 'snow' }),
};

async function published(carriers: object, stops: string[]): Promise<any> {
  const made = await day.client.post('/routes', { date: day.date, depot: day.depot, ...carriers, stops });
  expect(made.status).toBe(201);
  const run = await day.client.post(`/routes/${made.body.id}/publish`);
  return { ...(await day.client.get(`/routes/${made.body.id}`)).body, run: run.body.id };
}

async function planIn(state: (typeof STATES)[number]): Promise<Plan> {
  const orders: string[] = [];
  for (let index = 0; index < 5; index++) {
    orders.push(
      await bookedOrder(day, { at: index, from: '12:00', to: '16:00', service: { assembly: true } }),
    );
  }
  const { client, depot } = day;
  const vans: string[] = [];
  for (const name of ['Van 2', 'Van 3']) {
    vans.push((await client.post('/vehicles', { name, crew: 2, depot })).body.id);
  }
  const driver = (await client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot })).body.id;
  at('09:00');
  const second = await published({ vehicle: vans[0], driver }, [orders[3]!]);
  if (state.endsWith('told')) await tellAll();
  const first = await published({ vehicle: day.vehicle, driver: day.driver }, orders.slice(0, 3));
  if (!state.endsWith('told')) await tellAll();
  at('12:00');
  if (state !== 'published') await client.post(`/runs/${first.run}/start`);
  const isBroken = state.startsWith('broken');
  if (isBroken) expect((await client.post(`/runs/${first.run}/breakdown`)).status).toBe(200);
  at('12:20');
  return { first: { ...first, isBroken }, second, van: vans[1]!, waiting: orders[4]! };
}

const sent = async () =>
  (await day.client.get('/messages?limit=100')).body.data.filter(
    ({ order, status }: any) => order && status === 'sent',
  );

/** Returns each order's open stop on a published route, and whether its van has broken down. */
async function openStops(): Promise<{ order: string; window: any; isStranded: boolean }[]> {
  const runs = (await day.client.get(`/runs?date=${day.date}`)).body.data;
  const stops = [];
  for (const { id, broken_down_at: broken } of runs) {
    for (const stop of (await day.client.get(`/runs/${id}/stops`)).body.data) {
      if (stop.status === 'pending') stops.push({ ...stop, isStranded: broken !== null });
    }
  }
  return stops;
}

/** The window that a recipient was told last. */
async function lastTold(order: string): Promise<string | undefined> {
  const { data } = (await day.client.get(`/messages?order=${order}&limit=100`)).body;
  const last = data.find(({ template, status }: any) => /window/.test(template) && status === 'sent');
  return /\d\d:\d\d-\d\d:\d\d/.exec(last?.body ?? '')?.[0];
}

const untoldPath = () => `/depots/${day.depot}/days/${day.date}/untold`;
const untold = async () => (await day.client.get(untoldPath())).body.data.map(({ order }: any) => order);

/** Expects of every visit that its recipient was told its window, or that it waits; nobody was told anything twice. */
async function expectTold(tell: string): Promise<void> {
  const waits = await untold();
  for (const { order, window, isStranded } of await openStops()) {
    const said = await lastTold(order);
    if (isStranded || said === `${window.from}-${window.to}`) {
      expect([order, waits]).toEqual([order, expect.not.arrayContaining([order])]);
      continue;
    }
    if (tell === 'now') expect([order, said]).toEqual([order, `${window.from}-${window.to}`]);
    const [from = '', to = ''] = said?.split('-') ?? [];
    const page = await (await fetch(api.origin + (await ownPath(day.client, order)))).text();
    expect([order, page.includes(from)]).toEqual([order, true]);
    const isSmall = said !== undefined && Math.abs(minutesLater(window, { from, to })) < LEAST_TOLD;
    if (tell === 'later' && !isSmall) expect(waits).toContain(order);
  }
  const bodies = (await sent()).map(({ order, body }: any) => `${order} ${body}`);
  expect(bodies).toEqual([...new Set(bodies)]);
}

/** State → when the moves of it are told; every move is made in each. */
const TOLD: [(typeof STATES)[number], Telling[]][] = [
  ['published', ['now', 'later']],
  ['started', ['none']],
  ['broken down', ['now']],
  ['broken down before anybody was told', ['later']],
];

describe.each(TOLD)('a run that is %s', (state, tellings) => {
  test.each(Object.keys(MOVES).flatMap((way) => tellings.map((tell) => [way, tell] as const)))(
    '%s, told %s',
    async (way, tell) => {
      const plan = await planIn(state);
      const before = (await sent()).length;
      const moved = await MOVES[way]!(plan, tell);
      expect([moved.status, moved.body.error]).toEqual([200, undefined]);
      await tellAll();
      await expectTold(tell);
      if (tell === 'now') return;
      expect(await sent()).toHaveLength(before);
      expect((await day.client.post(untoldPath())).body.data).toEqual([]);
      await tellAll();
      await expectTold(tell);
    },
  );
});

test.each(Object.keys(CHANGES))(
  '%s of an order that a started run has: once it is taken off',
  async (way) => {
    const plan = await planIn('started');
    const { id, order } = plan.first.stops[0];
    expect((await CHANGES[way]!(order)).status).toBe(409);
    await day.client.delete(`/routes/${plan.first.id}/stops/${id}`);
    expect([200, 201]).toContain((await CHANGES[way]!(order)).status);
    await tellAll();
    await expectTold('now');
  },
);

describe('a window after the booked slot says why', () => {
  const [ROUND, LATE] = ['our round has changed', 'our van is running late'];
  const [VAN, BROKEN] = ['another van now comes to you', 'a van has broken down'];
  const ADDED = 'we had to add a visit before yours';

  /** The reasons that are given for the second and the last visit of the first van, and for that of the second van. */
  test.each<[string, (typeof STATES)[number], Telling, (string | undefined)[]]>([
    ['another sequence', 'published', 'now', [ROUND, undefined, undefined]],
    ['onto another run', 'published', 'later', [LATE, undefined, ADDED]],
    ['onto another run', 'started', 'now', [LATE, undefined, ADDED]],
    ['a visit more', 'published', 'later', [ADDED, ADDED, undefined]],
    ['a swap of two vans', 'published', 'later', [VAN, VAN, undefined]],
    ['another van', 'published', 'now', [VAN, VAN, undefined]],
    ['another van', 'broken down', 'later', [BROKEN, BROKEN, undefined]],
    ['a swap of two vans', 'broken down', 'now', [BROKEN, BROKEN, undefined]],
  ])('%s of a run that is %s, told %s', async (way, state, tell, expected) => {
    const plan = await planIn(state);
    at('15:20');
    const moved = await MOVES[way]!(plan, tell);
    expect([moved.status, moved.body.error]).toEqual([200, undefined]);
    if (tell === 'later') await day.client.post(untoldPath());
    await tellAll();
    const reasons = new Map<string, string>();
    for (const { order, body } of await sent()) {
      const reason = /not 12:00-16:00 as booked: (.*?)\. /.exec(body)?.[1];
      if (reason !== undefined) reasons.set(order, reason);
    }
    const orders = [...ordersOf(plan.first).slice(1), ...ordersOf(plan.second)];
    expect(orders.map((order) => reasons.get(order))).toEqual(expected);
  });
});
