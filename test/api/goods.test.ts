/** Goods that are not where their order's van is loaded: misrouted, lost, loaded elsewhere, back-ordered, split off. */
import { type Client, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, scanIn, type Setup, setUp } from '../support/day.js';
import { bookedOrder, eventTypes, optimise, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let client: Client;
let setup: Setup;
let day: PlannedDay;
let leeds: string;

beforeEach(async () => {
  client = await api.client();
  setup = await setUp(client);
  day = { client, date: comingWeekday(), ...setup };
  const made = await client.post('/depots', {
    name: 'Leeds',
    address: { line1: '1 Depot Way', town: 'Leeds', postcode: 'LS1 4DY' },
    opening: { from: '06:30', to: '21:00' },
  });
  leeds = made.body.id;
});

const orderOf = async (id: string) => (await client.get(`/orders/${id}`)).body;
const barcodesOf = async (id: string): Promise<string[]> =>
  (await client.get(`/orders/${id}/pieces`)).body.data.map(({ barcode }: { barcode: string }) => barcode);
const statusesOf = async (id: string): Promise<string[]> =>
  (await client.get(`/orders/${id}/pieces`)).body.data.map(({ status }: { status: string }) => status);
const scan = async (...scans: object[]) => (await client.post('/scans', { scans })).body;
const inboxKinds = async (id: string): Promise<string[]> =>
  (await client.get('/inbox')).body.data
    .filter(({ order }: { order: { id: string } }) => order.id === id)
    .map(({ kind }: { kind: string }) => kind);
const requestsOf = async (id: string) => (await client.get(`/bookings/requests?order=${id}`)).body.data;
const summariesOf = async (id: string): Promise<string[]> =>
  (await client.get(`/orders/${id}/timeline`)).body.data.map(({ summary }: { summary: string }) => summary);

/** A run with one order of two pieces, scanned in; resolves to its path, the order and the barcodes. */
async function run() {
  const { run: made, stops } = await publishedRun(api, day, 1);
  const [stop] = stops;
  await scanIn(client, { id: stop.order });
  const path = `/runs/${made.id}/stops/${stop.id}`;
  return { path, order: stop.order as string, barcodes: await barcodesOf(stop.order) };
}

describe('misrouted', () => {
  test('a piece counts as in where the depot of its order saw it last', async () => {
    const order = await makeOrder(client, setup.shipper, { depot: setup.depot });
    const [one, two] = await barcodesOf(order.id);
    const first = await scan(
      { barcode: one, type: 'depot_in', depot: leeds },
      { barcode: two, type: 'depot_in' },
    );
    expect(first).toMatchObject({
      accepted: 2,
      orders_completed: [],
      warnings: [{ barcode: one, reason: 'misrouted', order: order.id, belongs_to: setup.depot }],
    });
    expect(await orderOf(order.id)).toMatchObject({
      status: 'part_scanned',
      pieces: { expected: 2, scanned: 1 },
    });
    expect(await inboxKinds(order.id)).toEqual(['misrouted']);
    expect(await summariesOf(order.id)).toContain(
      'Piece 1 of 2 scanned: depot in at Leeds, where it is misrouted.',
    );
    const arrived = await scan({ barcode: one, type: 'depot_in', depot: setup.depot });
    expect(arrived).toEqual({ accepted: 1, rejected: [], orders_completed: [order.id] });
    expect(await inboxKinds(order.id)).toEqual([]);
  });

  test('another depot counts what it has itself', async () => {
    const order = await makeOrder(client, setup.shipper, { depot: setup.depot });
    await scanIn(client, order);
    const moved = await client.patch(`/orders/${order.id}`, { depot: leeds });
    expect(moved.body).toMatchObject({ status: 'part_scanned', pieces: { scanned: 0 } });
    expect(await inboxKinds(order.id)).toEqual(['misrouted']);
    const back = await client.patch(`/orders/${order.id}`, { depot: setup.depot });
    expect(back.body).toMatchObject({ status: 'scanned', pieces: { scanned: 2 } });
  });
});

describe('damaged and missing', () => {
  test('a damaged piece stays damaged until a scan says otherwise', async () => {
    const order = await makeOrder(client, setup.shipper);
    const [one] = await barcodesOf(order.id);
    await scanIn(client, order);
    await scan({ barcode: one, type: 'damaged' });
    const warnings = [{ barcode: one, reason: 'repaired_required', order: order.id }];
    for (const type of ['depot_in', 'unload']) {
      expect(await scan({ barcode: one, type })).toMatchObject({ accepted: 1, warnings });
    }
    expect(await scan({ barcode: one, type: 'load_to_van', vehicle: setup.vehicle })).toMatchObject({
      warnings,
    });
    expect(await scan({ barcode: one, type: 'damaged' })).not.toHaveProperty('warnings');
    expect(await statusesOf(order.id)).toEqual(['damaged', 'at_depot']);
    const repaired = await scan({ barcode: one, type: 'depot_in', repaired: true });
    expect(repaired).not.toHaveProperty('warnings');
    expect(repaired.orders_completed).toEqual([order.id]);
    expect(await statusesOf(order.id)).toEqual(['at_depot', 'at_depot']);
  });

  test('a stop completed without a list delivers what is not lost', async () => {
    const { path, order, barcodes } = await run();
    const [one, two] = barcodes;
    await scan({ barcode: one, type: 'missing' });
    const completed = await client.post(`${path}/complete`, {});
    expect(completed.body.proof.pieces_delivered).toEqual([two]);
    expect(await statusesOf(order)).toEqual(['missing', 'delivered']);
    expect((await orderOf(order)).status).toBe('failed_attempt');
    // The driver says otherwise.
    await client.post(`${path}/complete`, { pieces_delivered: [one, two] });
    expect((await orderOf(order)).status).toBe('delivered');
  });

  test('a booked order whose goods are lost is in the inbox, and an event says so, once', async () => {
    const order = await bookedOrder(day);
    const [one] = await barcodesOf(order);
    await scanIn(client, { id: order });
    await scan({ barcode: one, type: 'damaged' });
    await scan({ barcode: one, type: 'damaged' });
    expect((await orderOf(order)).status).toBe('booked');
    expect(await inboxKinds(order)).toEqual(['goods_short']);
    expect((await eventTypes(client, order)).filter((type) => type === 'order.goods_lost')).toHaveLength(1);
    expect(await summariesOf(order)).toContain('Event order.goods_lost.');
  });

  test('goods_not_in: planned with a warning, or left out with the reason', async () => {
    const [short, whole] = [await bookedOrder(day), await bookedOrder(day, { at: 1 })];
    const [one] = await barcodesOf(short);
    await scan({ barcode: one, type: 'missing' });
    const warned = await optimise(api, day);
    expect(warned.result.unassigned).toEqual([]);
    expect(warned.result.warnings).toMatchObject([{ order: short, code: 'goods_not_in' }]);
    await client.patch('/settings', { goods_not_in: 'leave_out' });
    const left = await optimise(api, day);
    expect(left.result.unassigned).toEqual([short]);
    expect(left.result.unassigned_reasons).toMatchObject([{ order: short, code: 'goods_not_in' }]);
    expect(left.result.warnings).toBeUndefined();
    expect((await orderOf(whole)).status).toBe('planned');
  });

  test('loading onto another van than the route’s is accepted, with a warning', async () => {
    const { order, barcodes } = await run();
    const other = await client.post('/vehicles', { name: 'Van 2', crew: 1, depot: setup.depot });
    const [one, two] = barcodes;
    const loaded = await scan(
      { barcode: one, type: 'load_to_van', vehicle: other.body.id },
      { barcode: two, type: 'load_to_van', vehicle: setup.vehicle },
    );
    expect(loaded).toMatchObject({
      accepted: 2,
      rejected: [],
      warnings: [{ barcode: one, reason: 'wrong_vehicle', order, belongs_to: setup.vehicle }],
    });
    expect(await statusesOf(order)).toEqual(['on_van', 'on_van']);
  });
});

test('the last piece of a part-delivered order asks again, once', async () => {
  const { run: made, stops } = await publishedRun(api, day, 1);
  const { order, id } = stops[0];
  const [one, two] = await barcodesOf(order);
  await scan({ barcode: one, type: 'depot_in' });
  await client.post(`/runs/${made.id}/stops/${id}/complete`, { pieces_delivered: [one] });
  expect(await orderOf(order)).toMatchObject({ status: 'failed_attempt', attempts: 1 });
  expect(await requestsOf(order)).toEqual([]);
  await scan({ barcode: two, type: 'depot_in' });
  await scan({ barcode: two, type: 'depot_in' });
  expect(await requestsOf(order)).toMatchObject([{ kind: 'booking', status: 'queued' }]);
});

describe('split', () => {
  const items = [
    { sku: 'TABLE', pieces: 3, weight_kg: 10, volume_m3: 1 },
    { sku: 'LAMP', pieces: 1, weight_kg: 2 },
  ];

  test('pieces that come later are an order of their own, and the rest can be asked about', async () => {
    const order = await makeOrder(client, setup.shipper, { items, deliver_by: '2031-01-31' });
    const [one, two, three, lamp] = await barcodesOf(order.id);
    await scan({ barcode: two, type: 'depot_in' }, { barcode: three, type: 'depot_in' });
    const split = await client.post(`/orders/${order.id}/split`, { barcodes: [one, lamp] });
    expect(split.status).toBe(201);
    expect(split.body).toMatchObject({
      reference: `${order.reference}-2`,
      status: 'awaiting_scan',
      recipient: order.recipient,
      deliver_by: '2031-01-31',
      pieces: { expected: 2, scanned: 0 },
      items: [
        { sku: 'TABLE', pieces: 1, weight_kg: 3.333, volume_m3: 0.333 },
        { sku: 'LAMP', pieces: 1, weight_kg: 2 },
      ],
      split_from: order.id,
    });
    expect(await barcodesOf(split.body.id)).toEqual([one, lamp]);
    expect(await barcodesOf(order.id)).toEqual([two, three]);
    expect(await orderOf(order.id)).toMatchObject({
      status: 'scanned',
      pieces: { expected: 2, scanned: 2 },
      items: [{ sku: 'TABLE', pieces: 2, weight_kg: 6.667, volume_m3: 0.667 }],
      split_into: [split.body.id],
    });
    expect(await eventTypes(client, split.body.id)).toEqual(['order.created']);
    expect(await eventTypes(client, order.id)).toContain('order.scanned');
    expect((await summariesOf(order.id)).some((entry) => entry.startsWith('orders.split'))).toBe(true);
    expect((await summariesOf(split.body.id)).some((entry) => entry.includes(order.id))).toBe(true);
    const rest = await scan({ barcode: one, type: 'depot_in' }, { barcode: lamp, type: 'depot_in' });
    expect(rest.orders_completed).toEqual([split.body.id]);
  });

  test('a planned order keeps its place, with less on the van; on a published route it is refused', async () => {
    const order = await bookedOrder(day, { items });
    await optimise(api, day);
    const [one] = await barcodesOf(order);
    const split = await client.post(`/orders/${order}/split`, { barcodes: [one] });
    expect(split.body).toMatchObject({ slot: null, route: null });
    const planned = await orderOf(order);
    expect(planned).toMatchObject({ status: 'planned', pieces: { expected: 3 } });
    const route = await client.get(`/routes/${planned.route}`);
    expect(route.body.stops).toMatchObject([{ order, pieces: 3 }]);
    await client.post(`/routes/${planned.route}/publish`);
    const [two] = await barcodesOf(order);
    const refused = await client.post(`/orders/${order}/split`, { barcodes: [two] });
    expect(refused.body.error.code).toBe('route_published');
  });

  test('something to deliver stays, and only pieces of the order go', async () => {
    const order = await makeOrder(client, setup.shipper);
    const barcodes = await barcodesOf(order.id);
    const all = await client.post(`/orders/${order.id}/split`, { barcodes });
    expect(all.body.error).toMatchObject({ code: 'invalid_value', param: 'barcodes' });
    const other = await client.post(`/orders/${order.id}/split`, { barcodes: ['NOPE'] });
    expect(other.body.error).toMatchObject({ code: 'unknown_reference', param: 'barcodes[0]' });
    const named = { barcodes: barcodes.slice(0, 1), reference: order.reference };
    const taken = await client.post(`/orders/${order.id}/split`, named);
    expect(taken.body.error.code).toBe('duplicate_reference');
    await client.post(`/orders/${order.id}/cancel`);
    const closed = await client.post(`/orders/${order.id}/split`, { barcodes: barcodes.slice(0, 1) });
    expect(closed.body.error.code).toBe('invalid_state');
  });
});
