/** The route agent when a van breaks down, or is taken out of service. */
import { instantOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { agentLooks, brokenRules, lastAnswer } from '../support/agent.js';
import { makeOrder, orderBody } from '../support/day.js';
import {
  anotherVan,
  bookedOrder,
  bookedOrders,
  emptyDay,
  eventTypes,
  outboxOf,
  type PlannedDay,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});
afterEach(() => api.setNow(undefined));

const referenceOf = async (id: string): Promise<string> =>
  (await day.client.get(`/orders/${id}`)).body.reference;
const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const order = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const route = async (id: string) => (await day.client.get(`/routes/${id}`)).body;
const ordersOf = (of: any): string[] => of.stops.map((stop: any) => stop.order);
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);

/** A route with these orders, published; resolves to its run and stops. */
async function run(vehicle: string, driver: string, orders: string[]): Promise<{ run: any; stops: any[] }> {
  const made = await day.client.post('/routes', {
    date: day.date,
    depot: day.depot,
    vehicle,
    driver,
    stops: orders,
  });
  expect(made.status).toBe(201);
  const published = await day.client.post(`/routes/${made.body.id}/publish`);
  return { run: published.body, stops: (await route(made.body.id)).stops };
}

const another = (name: string) => anotherVan(day, name, { capacity_m3: 20 });

/** Two vans under way, the first with three stops, one of them done. */
async function twoVans(): Promise<{ first: any; second: any; other: { vehicle: string; driver: string } }> {
  const other = await another('Van 2');
  const orders: string[] = [];
  for (const postcode of [0, 1, 2, 3, 4]) orders.push(await bookedOrder(day, { at: postcode }));
  const first = await run(day.vehicle, day.driver, orders.slice(0, 3));
  const second = await run(other.vehicle, other.driver, orders.slice(3));
  at('09:00');
  await day.client.post(`/runs/${first.run.id}/start`);
  await day.client.post(`/runs/${second.run.id}/start`);
  at('09:15');
  await day.client.post(`/runs/${first.run.id}/stops/${first.stops[0].id}/complete`);
  await day.client.post(`/runs/${first.run.id}/stops/${first.stops[1].id}/arrive`);
  await day.client.post(`/runs/${second.run.id}/stops/${second.stops[0].id}/arrive`);
  return { first, second, other };
}

test('its open stops go to another van, the one that it stands at too; what is done stays', async () => {
  const { first, second } = await twoVans();
  at('09:20');
  await day.client.post(`/runs/${first.run.id}/breakdown`, { note: 'Clutch.' });
  const [suggestion] = await agentLooks(api, day);
  const orphans = ordersOf(first).slice(1);
  expect(suggestion).toMatchObject({
    status: 'open',
    trigger: 'breakdown',
    date: day.date,
    depot: day.depot,
    subject: first.run.id,
    summary: expect.stringMatching(/^Move 2 stops of .* to Van 2\.$/),
    impact: { routes_changed: expect.arrayContaining([first.run.route, second.run.route]) },
  });
  for (const id of orphans) expect(suggestion.reason).toContain(await referenceOf(id));
  expect(`${suggestion.summary} ${suggestion.reason}`).not.toMatch(/[a-z]{3}_[0-9a-z]{26}/);
  expect(suggestion.reason).toContain('09:20');
  const moved = suggestion.changes.filter(({ from, to }: any) => from.route !== to.route);
  expect(moved.map((change: any) => change.order).sort()).toEqual([...orphans].sort());
  for (const change of moved) {
    expect(change.from).toEqual({ route: first.run.route, eta: expect.any(String) });
    expect(change.to).toEqual({ route: second.run.route, eta: expect.any(String) });
    // Both pieces left with the van, whether or not anybody scanned them onto it.
    expect(change.pieces_aboard).toBe(2);
  }
  // What stays on its van is not handed over.
  const staying = suggestion.changes.filter(({ from, to }: any) => from.route === to.route);
  expect(staying.filter((change: any) => 'pieces_aboard' in change)).toEqual([]);
  expect((await day.client.get(`/agent/suggestions/${suggestion.id}`)).body).toEqual(suggestion);
  expect(await eventTypes(day.client, suggestion.id)).toEqual(['agent.suggestion_created']);

  const accepted = await accept(suggestion.id);
  expect([accepted.status, accepted.body.status]).toEqual([200, 'accepted']);
  const now = await route(second.run.route);
  expect(ordersOf(now)[0]).toBe(ordersOf(second)[0]);
  expect(now.stops[0].status).toBe('arrived');
  expect(ordersOf(now).sort()).toEqual([...ordersOf(second), ...orphans].sort());
  expect(ordersOf(await route(first.run.route))).toEqual([ordersOf(first)[0]]);
  for (const id of orphans) {
    expect(await order(id)).toMatchObject({ status: 'out_for_delivery', route: second.run.route });
  }
  for (const id of orphans) {
    const { body: story } = await day.client.get(`/orders/${id}/timeline`);
    const { body: van } = await day.client.get(`/vehicles/${day.vehicle}`);
    expect(story.data.map(({ summary }: any) => summary)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^orders\\.breakdown by \\w+: ${van.name}\\.$`)),
        expect.stringMatching(
          new RegExp(`^orders\\.change_van by \\w+: from ${van.name}, which broke down, to Van 2\\.$`),
        ),
      ]),
    );
  }
  const { body: stayed } = await day.client.get(`/orders/${ordersOf(second)[0]}/timeline`);
  expect(stayed.data.filter(({ type }: any) => /breakdown|change_van/.test(type))).toEqual([]);
  expect(await brokenRules(day)).toEqual([]);
  expect((await day.client.get(`/runs/${first.run.id}`)).body.status).toBe('completed');
  for (const { order: id, to } of moved)
    expect(now.stops.find((stop: any) => stop.order === id).eta).toBe(to.eta);
});

describe('stops for two', () => {
  /** Two vans of two with a driver alone under way; the first has stops for two. Resolves to its run. */
  async function pairs(): Promise<any> {
    const other = await another('Van 2');
    const service = { crew: 2 };
    const heavy = [await bookedOrder(day, { at: 0, service }), await bookedOrder(day, { at: 1, service })];
    const light = [await bookedOrder(day, { at: 2 })];
    const first = await run(day.vehicle, day.driver, heavy);
    const second = await run(other.vehicle, other.driver, light);
    at('09:00');
    for (const each of [first, second]) await day.client.post(`/runs/${each.run.id}/start`);
    return first.run;
  }
  const breaksDown = async (id: string) => {
    await day.client.post(`/runs/${id}/breakdown`);
    return agentLooks(api, day);
  };

  test('go to a van that is manned as its crew says', async () => {
    const [suggestion] = await breaksDown((await pairs()).id);
    expect(suggestion.summary).toMatch(/^Move 2 stops of .* to Van 2\.$/);
    expect((await accept(suggestion.id)).status).toBe(200);
  });

  test('go to nobody alone where people staff the vans', async () => {
    const { id } = await pairs();
    await day.client.patch('/settings', { planning: { staffing: 'people' } });
    expect(await breaksDown(id)).toEqual([]);
  });

  test.each([
    ['08:00', true],
    ['18:00', false],
  ])('a spare van is sent with a driver who is on duty from %s: %j', async (from, isSent) => {
    const { id } = await pairs();
    const [other] = (await day.client.get('/vehicles')).body.data;
    await day.client.patch(`/vehicles/${other.id}`, { capacity_m3: 0 });
    const spare = await day.client.post('/vehicles', { name: 'Van 3', crew: 2, depot: day.depot });
    const driver = await day.client.post('/drivers', {
      ...{ name: 'Wyn', phone: '+447700900012', depot: day.depot, shifts: [{ from, to: '20:00' }] },
    });
    const [suggestion] = await breaksDown(id);
    expect(suggestion.reason.includes('No driver is free')).toBe(!isSent);
    await accept(suggestion.id);
    const { data } = (await day.client.get(`/routes?date=${day.date}`)).body;
    const sent = data.find(({ vehicle }: any) => vehicle === spare.body.id);
    expect(sent.crew).toEqual(isSent ? [driver.body.id] : []);
  });
});

test('both halves of an exchange go to the other van, one behind the other', async () => {
  const other = await another('Van 2');
  const { id: delivery } = await makeOrder(day.client, day.shipper);
  const joined = await day.client.post(
    '/orders',
    orderBody(day.shipper, { type: 'collection', exchange_for: delivery }),
  );
  const collection = joined.body.id as string;
  const slot = { date: day.date, from: '08:00', to: '12:00' };
  expect((await day.client.post('/bookings', { order: delivery, slot })).status).toBe(201);
  const [before, after, theirs] = await bookedOrders(day, 3);
  const first = await run(day.vehicle, day.driver, [before!, delivery, collection, after!]);
  const second = await run(other.vehicle, other.driver, [theirs!]);
  at('07:30');
  await day.client.post(`/runs/${first.run.id}/start`);
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion.summary).toMatch(/^Move 4 stops of .* to Van 2\.$/);
  expect((await accept(suggestion.id)).status).toBe(200);
  const now = ordersOf(await route(second.run.route));
  expect(now).toHaveLength(5);
  expect(now.indexOf(collection)).toBe(now.indexOf(delivery) + 1);
  expect(await brokenRules(day)).toEqual([]);
});

test('before a van leaves, only goods that were scanned onto it are handed over', async () => {
  const other = await another('Van 2');
  const [loaded, waiting, theirs] = await bookedOrders(day, 3);
  const first = await run(day.vehicle, day.driver, [loaded!, waiting!]);
  await run(other.vehicle, other.driver, [theirs!]);
  const { data: pieces } = (await day.client.get(`/orders/${loaded}/pieces`)).body;
  const scans = [{ barcode: pieces[0].barcode, type: 'load_to_van', vehicle: day.vehicle }];
  expect((await day.client.post('/scans', { scans })).status).toBe(201);
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  const aboard = suggestion.changes.flatMap(({ order, pieces_aboard: count }: any) =>
    count === undefined ? [] : [[order, count]],
  );
  expect(aboard).toEqual([[loaded, 1]]);
  expect(suggestion.reason).toContain('The goods of 1 order');
  expect(suggestion.reason).toContain(await referenceOf(loaded!));
});

test('goods that are known not to be on the van are not handed over', async () => {
  const other = await another('Van 2');
  const [short, whole, theirs] = await bookedOrders(day, 3);
  const first = await run(day.vehicle, day.driver, [short!, whole!]);
  await run(other.vehicle, other.driver, [theirs!]);
  at('07:30');
  await day.client.post(`/runs/${first.run.id}/start`);
  const { data: pieces } = (await day.client.get(`/orders/${short}/pieces`)).body;
  const scans = [{ barcode: pieces[0].barcode, type: 'missing' }];
  expect((await day.client.post('/scans', { scans })).status).toBe(201);
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  const aboard = new Map(suggestion.changes.map((change: any) => [change.order, change.pieces_aboard]));
  expect([aboard.get(short), aboard.get(whole)]).toEqual([1, 2]);
});

test('once for one cause: told again, it is not suggested a second time', async () => {
  const { first } = await twoVans();
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  await day.client.post(`/runs/${first.run.id}/breakdown`, { note: 'Again.' });
  expect(await agentLooks(api, day)).toEqual([suggestion]);
  expect(await lastAnswer(day)).toMatchObject({
    outcome: 'nothing',
    suggestion: null,
    reason: expect.stringContaining(suggestion.id),
  });
  await day.client.post(`/agent/suggestions/${suggestion.id}/dismiss`);
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  expect(await agentLooks(api, day)).toHaveLength(1);
});

test('a day that changed in a way that matters: 409 day_changed, nothing moves, and it is expired', async () => {
  const { first, second } = await twoVans();
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  // A new order of the day does not matter to it.
  api.setNow(undefined);
  await bookedOrder(day, { at: 6, from: '16:00', to: '20:00' });
  at('09:20');
  expect((await day.client.get(`/agent/suggestions/${suggestion.id}`)).body.status).toBe('open');
  const [orphan] = ordersOf(first).slice(1);
  const arrived = first.stops[1];
  await day.client.post(`/runs/${first.run.id}/stops/${arrived.id}/complete`);
  const refused = await accept(suggestion.id);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'day_changed']);
  expect(ordersOf(await route(second.run.route))).toEqual(ordersOf(second));
  expect(await order(orphan!)).toMatchObject({ status: 'delivered' });
  const rows = await api.owner.query('select status from suggestions where id = $1', [suggestion.id]);
  expect(rows.rows).toEqual([{ status: 'expired' }]);
  expect(await outboxOf(day.client, 'suggestion.closed')).toMatchObject([{ suggestion: suggestion.id }]);
  expect((await accept(suggestion.id)).body.error.code).toBe('suggestion_closed');
});

test('after a refusal the agent looks again: the van is still broken down', async () => {
  const { first, second } = await twoVans();
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  await day.client.patch(`/routes/${second.run.route}`, { stops: ordersOf(second) });
  expect((await accept(suggestion.id)).status).toBe(409);
  const [fresh] = await agentLooks(api, day);
  expect(fresh).toMatchObject({ trigger: 'breakdown', subject: first.run.id });
  expect((await accept(fresh.id)).status).toBe(200);
});

test('a refusal with an Idempotency-Key expires it too, and is remembered', async () => {
  const { first, second } = await twoVans();
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  await day.client.patch(`/routes/${second.run.route}`, { stops: ordersOf(second) });
  const again = () =>
    day.client.post(`/agent/suggestions/${suggestion.id}/accept`, undefined, { 'idempotency-key': 'once' });
  for (const reply of [await again(), await again()]) {
    expect([reply.status, reply.body.error.code]).toEqual([409, 'day_changed']);
  }
  expect((await day.client.get(`/agent/suggestions/${suggestion.id}`)).body.status).toBe('expired');
});

test('no suggestion: no other van can take anything, or nothing is left to be taken', async () => {
  const { first, other } = await twoVans();
  await day.client.patch(`/vehicles/${other.vehicle}`, { capacity_m3: 0 });
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  expect(await agentLooks(api, day)).toEqual([]);
  expect(await lastAnswer(day)).toMatchObject({
    outcome: 'nothing',
    reason: expect.stringContaining('No other van'),
  });
  for (const stop of first.stops.slice(1)) {
    await day.client.post(`/runs/${first.run.id}/stops/${stop.id}/complete`);
  }
  expect((await day.client.post(`/runs/${first.run.id}/breakdown`)).status).toBe(409);
});

test('a vehicle made inactive: its routes of the days to come find other vans, drafts too', async () => {
  const other = await another('Van 2');
  const mine = [await bookedOrder(day, { at: 0 }), await bookedOrder(day, { at: 1 })];
  const theirs = [await bookedOrder(day, { at: 2 })];
  const bodies = [
    { vehicle: day.vehicle, driver: day.driver, stops: mine },
    { ...other, stops: theirs },
  ];
  const [first, second] = await Promise.all(
    bodies.map(
      async (body) => (await day.client.post('/routes', { date: day.date, depot: day.depot, ...body })).body,
    ),
  );
  await day.client.patch(`/vehicles/${day.vehicle}`, { active: false });
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion).toMatchObject({ trigger: 'breakdown', subject: day.vehicle });
  expect(suggestion.reason).not.toContain('handed over');
  expect((await accept(suggestion.id)).status).toBe(200);
  expect((await day.client.get(`/routes/${first.id}`)).status).toBe(404);
  expect(ordersOf(await route(second.id)).sort()).toEqual([...mine, ...theirs].sort());
  expect(await brokenRules(day)).toEqual([]);
  // Active or not, what changes nothing gives rise to nothing.
  await day.client.patch(`/vehicles/${day.vehicle}`, { active: false });
  expect(await agentLooks(api, day)).toEqual([]);
});

test('the van is in service again: what was suggested without it is out of date', async () => {
  const other = await another('Van 2');
  const orders = [await bookedOrder(day, { at: 0 }), await bookedOrder(day, { at: 1 })];
  const bodies = [
    { vehicle: day.vehicle, driver: day.driver, stops: [orders[0]] },
    { ...other, stops: [orders[1]] },
  ];
  for (const body of bodies) await day.client.post('/routes', { date: day.date, depot: day.depot, ...body });
  await day.client.patch(`/vehicles/${day.vehicle}`, { active: false });
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion).toMatchObject({ trigger: 'breakdown', status: 'open' });
  await day.client.patch(`/vehicles/${day.vehicle}`, { active: true });
  const path = `/agent/suggestions/${suggestion.id}`;
  expect((await day.client.get(path)).body.status).toBe('expired');
  const reply = await accept(suggestion.id);
  expect([reply.status, reply.body.error.code]).toEqual([409, 'day_changed']);
  expect((await order(orders[0]!)).status).toBe('planned');
});

test('nothing stands open for a run that is completed', async () => {
  const { first } = await twoVans();
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion.subject).toBe(first.run.id);
  for (const stop of first.stops.slice(1)) {
    await day.client.post(`/runs/${first.run.id}/stops/${stop.id}/complete`);
  }
  expect((await day.client.get('/agent/suggestions?status=open')).body.data).toEqual([]);
  expect((await accept(suggestion.id)).body.error.code).toBe('day_changed');
});

test('a spare van is sent out where no other has room: a draft of its own', async () => {
  const { first, other } = await twoVans();
  await day.client.patch(`/vehicles/${other.vehicle}`, { capacity_m3: 0 });
  const spare = await another('Van 3');
  await day.client.post(`/runs/${first.run.id}/breakdown`);
  const [suggestion] = await agentLooks(api, day);
  expect(suggestion.changes[0].to).toEqual({ route: null, vehicle: spare.vehicle, eta: expect.any(String) });
  await accept(suggestion.id);
  const { data } = (await day.client.get(`/routes?date=${day.date}`)).body;
  const made = data.find((each: any) => each.vehicle === spare.vehicle);
  expect(made).toMatchObject({ status: 'draft', driver: spare.driver });
  expect(ordersOf(made).sort()).toEqual(ordersOf(first).slice(1).sort());
});
