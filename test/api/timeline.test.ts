/** GET /orders/{order_id}/timeline, and the reasons that the audit log keeps. */
import { createDatabase, createPool } from '../../src/db/client.js';
import { failRequest } from '../../src/operations/bookings/ask.js';
import { closeRun } from '../../src/operations/runs/close.js';
import { listExpired } from '../../src/records/retention.js';
import { type Client, useApi } from '../support/api.js';
import { member } from '../support/console.js';
import { makeOrder, scanIn, setUp } from '../support/day.js';
import { bookedOrders, emptyDay, publishedRun } from '../support/planning.js';

const api = useApi();
let client: Client;
let shipper: string;

beforeAll(async () => {
  client = await api.client();
  ({ shipper } = await setUp(client, { automatic: true }));
});

test('200: events, scans, replies and actions, the newest first, in pages', async () => {
  const order = await makeOrder(client, shipper);
  await scanIn(client, order);
  await client.post('/sandbox/replies', { order: order.id, channel: 'sms', text: 'Who is this?' });
  await client.post(`/orders/${order.id}/cancel`, { reason: 'Sold out' });
  const { status, body } = await client.get(`/orders/${order.id}/timeline`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ object: 'list', has_more: false });
  expect(body.data.map((entry: any) => entry.type).toSorted()).toEqual([
    'action.orders.cancel',
    'action.orders.create',
    'event.order.cancelled',
    'event.order.created',
    'event.order.scanned',
    'reply.unread',
    'scan.depot_in',
    'scan.depot_in',
  ]);
  expect(body.data[0].type).toBe('event.order.cancelled');
  expect(body.data[1]).toMatchObject({
    type: 'action.orders.cancel',
    summary: expect.stringMatching(/^orders\.cancel by key_\w+: Sold out\.$/),
  });
  expect(body.data.filter((entry: any) => entry.type === 'scan.depot_in').map((e: any) => e.summary)).toEqual(
    expect.arrayContaining(['Piece 1 of 2 scanned: depot in.', 'Piece 2 of 2 scanned: depot in.']),
  );
  const times = body.data.map((entry: any) => entry.at);
  expect(times).toEqual(times.toSorted().toReversed());

  const page = await client.get(`/orders/${order.id}/timeline?limit=3`);
  expect(page.body.has_more).toBe(true);
  const rest = await client.get(
    `/orders/${order.id}/timeline?limit=9&starting_after=${page.body.data[2].id}`,
  );
  expect([...page.body.data, ...rest.body.data]).toEqual(body.data);
});

test("404 for an order that there is not, and for another tenant's; 422 for a cursor that names no entry", async () => {
  const order = await makeOrder(client, shipper);
  expect((await client.get('/orders/ord_none/timeline')).status).toBe(404);
  expect((await (await api.client()).get(`/orders/${order.id}/timeline`)).status).toBe(404);
  const reply = await client.get(`/orders/${order.id}/timeline?starting_after=evt_none`);
  expect([reply.status, reply.body.error.param]).toEqual([422, 'starting_after']);
});

describe('a visit that failed', () => {
  test('has its reason and driver; the story stays the same when the events are deleted', async () => {
    const day = await emptyDay(api);
    const { run, stops } = await publishedRun(api, day, 1);
    const [{ id: stop, order }] = stops;
    const { body: driver } = await day.client.get(`/drivers/${day.driver}`);
    await day.client.post(`/runs/${run.id}/stops/${stop}/arrive`);
    await day.client.post(`/runs/${run.id}/stops/${stop}/fail`, { reason: 'refused', rebook: true });
    const { rows } = await api.owner.query('select id from booking_requests where order_id = $1', [order]);
    await day.client.scoped((scope) => failRequest(scope, rows[0].id, 'There is no free slot to offer.'));
    const story = async () => (await day.client.get(`/orders/${order}/timeline`)).body.data;
    const summaries = async () => (await story()).map(({ summary }: { summary: string }) => summary);
    const who = `${driver.name} (${driver.id})`;
    const failure = (await story()).find(({ type }: { type: string }) => type === 'event.stop.failed');
    expect(failure.actor).toMatch(/^key_/);
    expect(await summaries()).toEqual(
      expect.arrayContaining([
        'Event booking.failed: There is no free slot to offer.',
        `Event stop.failed by ${who}: refused.`,
        `The van arrived, driven by ${who}.`,
      ]),
    );

    const before = await story();
    await api.owner.query(
      `update events set created_at = created_at - interval '31 days' where tenant_id = $1`,
      [day.client.tenant.id],
    );
    const pool = createPool(api.databaseUrl, 'waypost_system', 1);
    const kinds = await listExpired(createDatabase(pool), new Date(), { eventsKeptDays: 30 });
    for (const { table, clearChunk } of kinds) if (table === 'events') await clearChunk();
    await pool.end();
    expect((await day.client.get('/events')).body.data).toEqual([]);
    const after = await story();
    const known = ({ type, summary, actor }: any) => ({ type, summary, actor });
    expect(after.map(known)).toEqual(expect.arrayContaining(before.map(known)));
    expect(after).toHaveLength(before.length);
  });
});

test('an order names who took it off a published van, and who skipped its stop', async () => {
  const day = await emptyDay(api);
  const office = await member(api, day.client, 'dispatcher');
  const { run, stops } = await publishedRun(api, day, 3);
  const [takenOff, skipped, other] = stops;
  const route = `/admin/v1/routes/${run.route}`;
  expect((await office.call('DELETE', `${route}/stops/${takenOff.id}`)).status).toBe(200);
  await day.client.post(`/runs/${run.id}/start`);
  const skip = await office.call('POST', `/admin/v1/runs/${run.id}/stops/${skipped.id}/skip`);
  expect(skip.status).toBe(200);

  const { name: van } = (await day.client.get(`/vehicles/${day.vehicle}`)).body;
  const actions = async (order: string) =>
    (await day.client.get(`/orders/${order}/timeline`)).body.data
      .filter(({ type }: any) => /take_off|skip/.test(type))
      .map(({ summary }: any) => summary);
  expect(await actions(takenOff.order)).toEqual([`orders.take_off by ${office.staff.id}: ${van}.`]);
  expect(await actions(skipped.order)).toEqual([`orders.skip by ${office.staff.id}: ${van}.`]);
  expect(await actions(other.order)).toEqual([]);
});

test('drafts, too: an order names who put it on, moved it and took it off, and the audit log which orders were moved', async () => {
  const day = await emptyDay(api);
  const office = await member(api, day.client, 'dispatcher');
  const { body: second } = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const { body: van } = await day.client.get(`/vehicles/${day.vehicle}`);
  const orders = await bookedOrders(day, 3);
  const [one = '', two = '', three = ''] = orders;
  const references = await Promise.all(
    orders.map(async (id) => (await day.client.get(`/orders/${id}`)).body.reference),
  );
  const rearrange = async (routes: object[]) => {
    const path = `/admin/v1/depots/${day.depot}/days/${day.date}/rearrange`;
    expect((await office.call('POST', path, { routes })).status).toBe(200);
    const log = await day.client.get('/audit-log?action=days.rearrange&limit=1');
    return log.body.data[0];
  };
  const [a, b, c] = references;
  const put = await rearrange([{ vehicle: van.id, stops: [one, two, three] }]);
  expect(put).toMatchObject({
    actor: office.staff.id,
    detail: `${a}, ${b}, ${c} onto ${van.name}`,
  });
  const moved = await rearrange([
    { vehicle: van.id, stops: [two] },
    { vehicle: second.id, stops: [three] },
  ]);
  expect(moved.detail).toBe(`${a} off ${van.name}; ${c} from ${van.name} to Van 2`);
  await rearrange([{ vehicle: van.id, stops: [two, one] }]);
  const within = await rearrange([{ vehicle: van.id, stops: [one, two] }]);
  expect(within.detail).toMatch(new RegExp(`^(${a}|${b}) within ${van.name}$`));

  const actions = async (order: string) =>
    (await day.client.get(`/orders/${order}/timeline`)).body.data
      .filter(({ type }: any) => /put_on|take_off|change_van/.test(type))
      .map(({ summary }: any) => summary);
  const by = `by ${office.staff.id}`;
  expect(await actions(one)).toEqual([
    `orders.put_on ${by}: ${van.name}.`,
    `orders.take_off ${by}: ${van.name}.`,
    `orders.put_on ${by}: ${van.name}.`,
  ]);
  expect(await actions(three)).toEqual([
    `orders.change_van ${by}: from ${van.name} to Van 2.`,
    `orders.put_on ${by}: ${van.name}.`,
  ]);
});

test('the audit log names the order of a visit, and the van of a route and a run', async () => {
  const day = await emptyDay(api);
  const { run, stops } = await publishedRun(api, day, 3);
  const [done, failed, skipped] = await Promise.all(
    stops.map(async ({ order }: any) => (await day.client.get(`/orders/${order}`)).body.reference),
  );
  await day.client.post(`/runs/${run.id}/start`);
  await day.client.post(`/runs/${run.id}/breakdown`);
  const at = (index: number) => `/runs/${run.id}/stops/${stops[index].id}`;
  await day.client.post(`${at(0)}/complete`);
  await day.client.post(`${at(1)}/fail`, { reason: 'no_answer' });
  await day.client.post(`${at(2)}/skip`);
  const { name } = (await day.client.get(`/vehicles/${day.vehicle}`)).body;
  const { data } = (await day.client.get('/audit-log?limit=100')).body;
  const said = data
    .filter(({ action }: any) => /^(stops|runs|routes\.publish)/.test(action))
    .map(({ action, detail }: any) => `${action}: ${detail}`);
  expect(said.toReversed()).toEqual([
    `routes.publish: ${name}`,
    `runs.start: ${name}`,
    `runs.breakdown: ${name}`,
    `stops.complete: ${done}`,
    `stops.fail: ${failed}: no_answer`,
    `stops.skip: ${skipped}`,
  ]);
});

test('an order whose van did not get to it by the end of the day says so', async () => {
  const day = await emptyDay(api);
  const { run, stops } = await publishedRun(api, day, 1);
  await day.client.post(`/runs/${run.id}/start`);
  await day.client.scoped((scope) => closeRun(scope, run.id));
  const { body } = await day.client.get(`/orders/${stops[0].order}/timeline`);
  const { name } = (await day.client.get(`/vehicles/${day.vehicle}`)).body;
  const said = body.data.find(({ type }: any) => type === 'action.orders.skip');
  expect(said.summary).toMatch(new RegExp(`: ${name}, which did not get there by the end of its day\\.$`));
});

test('a visit is recorded by whoever recorded it: of the office not the driver, and the proof says so', async () => {
  const day = await emptyDay(api, { mode: 'live' });
  // The console has both environments of a courier.
  await api.client({ mode: 'sandbox', courier: day.client.tenant.courier });
  const office = await member(api, day.client, 'dispatcher');
  const { run, stops } = await publishedRun(api, day, 2);
  const [byOffice, byKey] = stops;
  const at = `/admin/v1/runs/${run.id}/stops/${byOffice.id}`;
  await office.call('POST', `${at}/fail`, { reason: 'no_answer', rebook: false });
  const done = await office.call('POST', `${at}/complete`, { signed_by: 'S. Field' });
  await day.client.post(`/runs/${run.id}/stops/${byKey.id}/complete`, {});
  expect(done.body.proof).toMatchObject({ signed_by: 'S. Field', recorded_by: office.staff.id });
  // Whoever amends the proof has not recorded the visit.
  const amended = await day.client.post(`/runs/${run.id}/stops/${byOffice.id}/complete`, { notes: 'Dry.' });
  expect(amended.body.proof).toMatchObject({ notes: 'Dry.', recorded_by: office.staff.id });

  const story = async (order: string) => (await day.client.get(`/orders/${order}/timeline`)).body.data;
  const ofStops = (await story(byOffice.order)).filter(({ type }: any) => type.startsWith('event.stop.'));
  expect(ofStops.map(({ summary, actor }: any) => [summary, actor])).toEqual(
    expect.arrayContaining([
      [`Event stop.failed by ${office.staff.id}.`, office.staff.id],
      [`Event stop.completed by ${office.staff.id}.`, office.staff.id],
    ]),
  );
  const [other] = (await story(byKey.order)).filter(({ type }: any) => type === 'event.stop.completed');
  expect(other).toMatchObject({
    summary: expect.stringContaining(`(${day.driver})`),
    actor: expect.stringMatching(/^key_/),
  });

  const proofOf = async (order: string) =>
    (
      await fetch(`${api.origin}/admin/v1/orders/${order}/proof`, {
        headers: { authorization: `Bearer ${day.client.key}` },
      })
    ).text();
  expect(await proofOf(byOffice.order)).toContain('The office');
  expect(await proofOf(byKey.order)).not.toContain('The office');
});
