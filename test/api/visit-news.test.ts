/**
 * What recipients are told on the day where the courier wants it: that their stop is next, and that the van was there.
 */
import { checkRun } from '../../src/operations/runs/close.js';
import { useApi } from '../support/api.js';
import { conversationActivities, recordingMessaging, TUESDAY, waiting } from '../support/conversation.js';
import { makeOrder, orderBody } from '../support/day.js';
import {
  bookedOrder,
  emptyDay,
  optimise,
  outboxOf,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  await day.client.patch('/settings', { notify_recipients: ['next_stop', 'delivered'] });
});
afterAll(() => api.setNow(undefined));

const at = (run: any, stop: any, verb: string, body: object = {}) =>
  day.client.post(`/runs/${run.id}/stops/${stop.id}/${verb}`, body);
const newsOf = async (order: string): Promise<string[]> => {
  const { data } = (await day.client.get(`/messages?order=${order}&channel=sms`)).body;
  return data
    .map(({ template }: { template: string }) => template)
    .filter((template: string) => template !== 'narrowed_window')
    .toReversed();
};
/** Publishes and starts a run; resolves to it and its stops. */
async function started(count: number) {
  const { run, stops } = await publishedRun(api, day, count);
  await day.client.post(`/runs/${run.id}/start`);
  return { run, stops };
}
/** Sends what is queued for the order; resolves to the texts. */
async function send(order: string) {
  const { messaging, sent } = recordingMessaging();
  const outcome = await conversationActivities(api, messaging).deliverQueued({
    tenant: day.client.tenant.id,
    order,
  });
  const news = sent.sms.filter(({ kind }) => kind !== 'narrowed_window');
  return { texts: news.map(({ body }) => body), ...outcome };
}

test('nobody is told unless the settings say so', async () => {
  await day.client.patch('/settings', { notify_recipients: [] });
  const { run, stops } = await started(1);
  await at(run, stops[0], 'complete');
  expect(await newsOf(stops[0].order)).toEqual([]);
});

test('the first of a run that starts is told, then the one behind each stop that is done', async () => {
  const { run, stops } = await started(4);
  const told = () => Promise.all(stops.map(async ({ order }) => newsOf(order)));
  expect(await told()).toEqual([['next_stop'], [], [], []]);
  await at(run, stops[0], 'arrive');
  expect(await told()).toEqual([['next_stop'], [], [], []]);
  await at(run, stops[0], 'complete');
  expect(await told()).toEqual([['next_stop', 'delivered'], ['next_stop'], [], []]);
  await at(run, stops[1], 'fail', { reason: 'no_answer', rebook: false });
  expect((await told())[2]).toEqual(['next_stop']);
  await at(run, stops[2], 'skip');
  expect((await told())[3]).toEqual(['next_stop']);
  await at(run, stops[3], 'complete');
  expect(await told()).toEqual([
    ['next_stop', 'delivered'],
    ['next_stop'],
    ['next_stop'],
    ['next_stop', 'delivered'],
  ]);
});

/** What a worker does with the check of a run that is due. */
async function check(run: { id: string }) {
  const { rows } = await api.owner.query<{ run: string; claimedUntil: string }>(
    `select run, due_at::text as "claimedUntil" from run_checks where run = $1 and due_at <= clock_timestamp()`,
    [run.id],
  );
  expect(rows).toHaveLength(1);
  await day.client.scoped((scope) => checkRun(scope, rows[0]!));
}

const reroute = async (run: any, orders: readonly string[]) => {
  const { status } = await day.client.patch(`/routes/${run.route}`, { stops: orders });
  expect(status).toBe(200);
};

test('whoever is next once the office has taken out or moved the stop before is told, once', async () => {
  const { run, stops } = await started(4);
  const [, second, third, fourth] = stops.map(({ order }) => order);
  const told = () => Promise.all([second, third, fourth].map(newsOf));
  await reroute(run, [second, third, fourth]);
  await check(run);
  expect(await told()).toEqual([['next_stop'], [], []]);
  await reroute(run, [third, second, fourth]);
  await check(run);
  expect(await told()).toEqual([['next_stop'], ['next_stop'], []]);
  await reroute(run, [second, third, fourth]);
  await check(run);
  expect(await told()).toEqual([['next_stop'], ['next_stop'], []]);
});

test('nobody is next for a van that stands at a door or has broken down', async () => {
  const { run, stops } = await started(3);
  const [first, , third] = stops.map(({ order }) => order);
  await at(run, stops[0], 'arrive');
  await reroute(run, [first, third]);
  await check(run);
  expect(await newsOf(third)).toEqual([]);
  await day.client.post(`/runs/${run.id}/breakdown`);
  await at(run, stops[0], 'complete');
  expect(await newsOf(third)).toEqual([]);
});

test('the texts say when, and that it was delivered; the workflow sends them', async () => {
  const { run, stops } = await started(1);
  const { order, eta } = stops[0];
  const way = await send(order);
  expect(way.texts).toEqual([
    expect.stringMatching(/: you are next\. Your order .+ will arrive at about \d\d:\d\d\./),
  ]);
  expect(eta).toMatch(/^\d\d:\d\d$/);
  await at(run, stops[0], 'complete');
  expect((await send(order)).texts).toEqual([expect.stringContaining('has been delivered. Thank you.')]);
});

test('a delivery signals the order that it is closed; its news and those of the next stop have one cause', async () => {
  const { run, stops } = await started(2);
  const { order } = stops[0];
  const before = (await outboxOf(day.client, 'order.signal')).length;
  await at(run, stops[0], 'complete');
  const signals = (await outboxOf(day.client, 'order.signal')).slice(before);
  expect(signals).toMatchObject([{ order, type: 'closed', status: 'delivered' }]);
  const { rows } = await api.owner.query(
    `select count(*)::int as messages, count(distinct cause)::int as causes from messages
     where tenant_id = $1 and created_at = (select max(created_at) from messages where tenant_id = $1)`,
    [day.client.tenant.id],
  );
  expect(rows).toEqual([{ messages: 2, causes: 1 }]);
});

test('each once: repeating a start or a proof, and a driver who goes back, tell nobody again', async () => {
  const { run, stops } = await started(3);
  await day.client.post(`/runs/${run.id}/start`);
  await at(run, stops[2], 'arrive');
  await at(run, stops[2], 'complete');
  await at(run, stops[2], 'complete', { signed_by: 'Ada' });
  expect(await newsOf(stops[0].order)).toEqual(['next_stop']);
  expect(await newsOf(stops[2].order)).toEqual(['delivered']);
});

test('a van that is at the door, or was there, is no longer announced', async () => {
  const { run, stops } = await started(1);
  const { order } = stops[0];
  const statuses = async () =>
    (await day.client.get(`/messages?order=${order}`)).body.data
      .filter(({ template }: any) => template === 'next_stop')
      .map(({ status }: any) => status);
  expect(await statuses()).toEqual(['queued']);
  await at(run, stops[0], 'arrive');
  // At once, whenever a sender next looks at it.
  expect(await statuses()).toEqual(['superseded']);
  expect((await send(order)).texts).toEqual([]);
});

test('nor is one that waits for the morning, once the visit was skipped or made', async () => {
  await day.client.patch('/settings', { quiet_hours: { from: '00:00', to: '23:59' } });
  const { run, stops } = await started(2);
  const last = async ({ order }: any) =>
    (await day.client.get(`/messages?order=${order}`)).body.data
      .filter(({ template }: any) => template === 'next_stop')
      .map(({ status }: any) => status);
  await send(stops[0].order);
  expect(await last(stops[0])).toEqual(['queued']);
  // By day both windows have just gone out. Ten minutes later, who is next is news of its own.
  api.setNow(new Date(Date.now() + 15 * 60_000));
  await at(run, stops[0], 'skip');
  expect(await last(stops[0])).toEqual(['superseded']);
  expect(await last(stops[1])).toEqual(['queued']);
  await at(run, stops[1], 'complete');
  expect(await last(stops[1])).toEqual(['superseded']);
});

test('a part delivery is not delivered; the rest later is', async () => {
  await bookedOrder(day, { items: [{ sku: 'S', pieces: 2 }] });
  const job = await optimise(api, day);
  const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
  const stop = (await day.client.get(`/runs/${run.id}/stops`)).body.data[0];
  const pieces = (await day.client.get(`/orders/${stop.order}/pieces`)).body.data;
  await at(run, stop, 'complete', { pieces_delivered: [pieces[0].barcode] });
  expect(await newsOf(stop.order)).toEqual([]);
  await at(run, stop, 'complete', { pieces_delivered: pieces.map(({ barcode }: any) => barcode) });
  expect(await newsOf(stop.order)).toEqual(['delivered']);
});

test('who opted out of texts gets none, and at night nobody does', async () => {
  await day.client.patch('/settings', { quiet_hours: { from: '00:00', to: '23:59' } });
  api.setNow(TUESDAY);
  day = { ...day, date: '2026-03-11' };
  const { run, stops } = await started(1);
  const { order } = stops[0];
  expect(await send(order)).toMatchObject({ texts: [], ...waiting(TUESDAY, '2026-03-10T23:59:00Z') });
  await at(run, stops[0], 'complete');
  api.setNow(new Date('2026-03-10T23:59:30Z'));
  expect((await send(order)).texts).toEqual([expect.stringContaining('has been delivered')]);
});

test('an exchange is one visit: its delivery tells of it', async () => {
  const delivery = await makeOrder(day.client, day.shipper);
  const collection = await day.client.post(
    '/orders',
    orderBody(day.shipper, { type: 'collection', exchange_for: delivery.id }),
  );
  await day.client.post('/bookings', {
    order: delivery.id,
    slot: { date: day.date, from: '08:00', to: '12:00' },
  });
  const job = await optimise(api, day);
  const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
  const stops = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
  await day.client.post(`/runs/${run.id}/start`);
  for (const stop of stops) await at(run, stop, 'complete');
  const news = (kinds: string[]) => kinds.filter((kind) => kind === 'next_stop' || kind === 'delivered');
  expect(news(await newsOf(delivery.id))).toEqual(['next_stop', 'delivered']);
  expect(news(await newsOf(collection.body.id))).toEqual([]);
});

describe('a collection by itself', () => {
  /** Publishes it; resolves to its order, run and stop. */
  async function published() {
    const { id } = (await day.client.post('/orders', orderBody(day.shipper, { type: 'collection' }))).body;
    const slot = { date: day.date, from: '08:00', to: '12:00' };
    await day.client.post('/bookings', { order: id, slot, notify: false });
    const job = await optimise(api, day);
    const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
    return { id, run, stop: (await day.client.get(`/runs/${run.id}/stops`)).body.data[0] };
  }

  test('is told of in its own words', async () => {
    const { id, run, stop } = await published();
    await at(run, stop, 'complete');
    expect((await send(id)).texts.at(-1)).toContain('we have collected your goods');
  });

  // With it, the request for another slot says so.
  test.each([
    [false, ['visit_failed']],
    [true, []],
  ])('that fails, with `rebook` %s, is told of', async (rebook, kinds) => {
    const { id, run, stop } = await published();
    expect((await at(run, stop, 'fail', { reason: 'refused', rebook })).status).toBe(200);
    const told = (await newsOf(id)).filter((each) => each === 'visit_failed');
    expect(told).toEqual(kinds);
    if (!rebook) expect((await send(id)).texts.at(-1)).toContain('could not collect your goods');
  });
});

test('what is queued when an order is erased is never sent', async () => {
  const { run, stops } = await started(1);
  await at(run, stops[0], 'complete');
  expect((await day.client.post(`/orders/${stops[0].order}/erase`)).status).toBe(200);
  expect((await send(stops[0].order)).texts).toEqual([]);
  const { data } = (await day.client.get(`/messages?order=${stops[0].order}`)).body;
  expect(data.every((each: any) => each.body === '' && each.to === '' && each.status === 'superseded')).toBe(
    true,
  );
});
