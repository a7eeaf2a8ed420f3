/** POST /scans: what becomes of pieces and of their orders. */
import { type Client, useApi } from '../support/api.js';
import { makeOrder, scanIn, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

const barcodesOf = async (order: { id: string }): Promise<string[]> =>
  (await client.get(`/orders/${order.id}/pieces`)).body.data.map(
    (piece: { barcode: string }) => piece.barcode,
  );
const statusOf = async (order: { id: string }) => (await client.get(`/orders/${order.id}`)).body.status;
const scan = (scans: object[]) => client.post('/scans', { scans });

test('the last piece completes the order, once, however the scans arrive', async () => {
  const order = await makeOrder(client, setup.shipper);
  const [one, two] = await barcodesOf(order);
  const first = await scan([{ barcode: one, type: 'depot_in', depot: setup.depot }]);
  expect(first.status).toBe(201);
  expect(first.body).toEqual({ accepted: 1, rejected: [], orders_completed: [] });
  expect(await statusOf(order)).toBe('part_scanned');
  const replies = await Promise.all([1, 2, 3].map(() => scan([{ barcode: two, type: 'depot_in' }])));
  expect(replies.flatMap((reply) => reply.body.orders_completed)).toEqual([order.id]);
  expect(await statusOf(order)).toBe('scanned');
  const { rows } = await api.owner.query(
    `select type from events where subject = $1 and type = 'order.scanned'`,
    [order.id],
  );
  expect(rows).toHaveLength(1);
});

test('the goods of an order without a depot come in at one: then it is that one’s, and can be asked about', async () => {
  const own = await api.client();
  const { shipper, depot } = await setUp(own);
  const second = await own.post('/depots', {
    name: 'Bromley',
    address: { line1: '1 Depot Way', town: 'Bromley', postcode: 'BR1 1AA' },
    opening: { from: '06:30', to: '21:00' },
  });
  const order = await makeOrder(own, shipper);
  const depotOf = async () => (await own.get(`/orders/${order.id}`)).body.depot;
  await api.owner.query('update orders set depot = null where id = $1', [order.id]);
  const { data } = (await own.get(`/orders/${order.id}/pieces`)).body;
  const [one, two] = data.map((piece: { barcode: string }) => piece.barcode);
  const scan = (each: object) => own.post('/scans', { scans: [each] });
  await scan({ barcode: one, type: 'damaged', depot: second.body.id });
  expect(await depotOf()).toBeUndefined();
  const again = await scan({ barcode: one, type: 'depot_in', depot: second.body.id });
  expect(await depotOf()).toBe(second.body.id);
  // The first one stays: elsewhere a piece is misrouted. One that was damaged says when it is sound again.
  const elsewhere = await scan({ barcode: two, type: 'depot_in', depot });
  expect(again.body.warnings).toEqual([{ barcode: one, reason: 'repaired_required', order: order.id }]);
  expect(elsewhere.body.warnings).toEqual([
    { barcode: two, reason: 'misrouted', order: order.id, belongs_to: second.body.id },
  ]);
  expect(await depotOf()).toBe(second.body.id);
  await scan({ barcode: one, type: 'depot_in', repaired: true });
  await scan({ barcode: two, type: 'depot_in', depot: second.body.id });
  const asked = await own.post('/bookings/requests', { orders: [order.id] });
  expect(asked.body).toEqual({ queued: 1, skipped: 0, skipped_orders: [] });
});

test('an answer says what each piece was scanned as before, if it is asked', async () => {
  const order = await makeOrder(client, setup.shipper);
  const [one, two] = await barcodesOf(order);
  const send = (scans: object[], more = {}) => client.post('/scans', { scans, earlier: true, ...more });
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const first = await send([{ barcode: one, type: 'depot_in', depot: setup.depot, at: at(9) }]);
  expect(first.body).toMatchObject({ accepted: 1, earlier: [] });
  await scan([{ barcode: one, type: 'damaged', depot: setup.depot, at: at(8) }]);
  // What comes in with the same request is not earlier, however often a piece comes in.
  const again = await send([
    ...[one, one, two].map((barcode) => ({ barcode, type: 'depot_in', depot: setup.depot })),
    { barcode: 'NO-SUCH', type: 'depot_in' },
  ]);
  expect(again.body.earlier).toMatchObject([
    { object: 'scan', barcode: one, type: 'damaged', depot: setup.depot, actor: expect.any(String) },
  ]);
  const silent = await send([{ barcode: one, type: 'depot_in' }], { earlier: false });
  expect(silent.body).not.toHaveProperty('earlier');
});

test('an unknown barcode and other misfits are listed and fail nothing else', async () => {
  const order = await makeOrder(client, setup.shipper);
  const cancelled = await makeOrder(client, setup.shipper);
  await client.post(`/orders/${cancelled.id}/cancel`);
  const [one, two] = await barcodesOf(order);
  const [gone] = await barcodesOf(cancelled);
  const reply = await scan([
    { barcode: 'NOPE', type: 'depot_in' },
    { barcode: gone, type: 'depot_in' },
    { barcode: one, type: 'depot_in', depot: 'dep_none' },
    { barcode: one, type: 'load_to_van', vehicle: 'veh_none' },
    { barcode: one, type: 'depot_in', at: new Date(Date.now() + 6 * 60_000).toISOString() },
    { barcode: two, type: 'depot_in' },
  ]);
  expect(reply.body).toEqual({
    accepted: 1,
    rejected: [
      { barcode: 'NOPE', reason: 'unknown_barcode' },
      { barcode: gone, reason: 'order_cancelled' },
      { barcode: one, reason: 'unknown_depot' },
      { barcode: one, reason: 'unknown_vehicle' },
      { barcode: one, reason: 'at_in_future' },
    ],
    orders_completed: [],
  });
});

test('501 scans, or a load without a van, are 422 and nothing is applied', async () => {
  const order = await makeOrder(client, setup.shipper);
  const [one] = await barcodesOf(order);
  const many = await scan(Array(501).fill({ barcode: one, type: 'depot_in' }));
  expect(many.body.error).toMatchObject({ code: 'too_many_items', param: 'scans' });
  const without = await scan([
    { barcode: one, type: 'depot_in' },
    { barcode: one, type: 'load_to_van' },
  ]);
  expect(without.status).toBe(422);
  expect(without.body.error).toMatchObject({ code: 'missing_field', param: 'scans[1].vehicle' });
  expect(await statusOf(order)).toBe('awaiting_scan');
});

test('a scan keeps what it was sent with, to the millisecond and the photo', async () => {
  const [one, two] = await barcodesOf(await makeOrder(client, setup.shipper));
  // As a courier's own app calls them.
  const photos = [`{"pho",\\}`, "pho'_2", 'https://photos.example/7.jpg'];
  const at = '2026-03-01T08:00:00.123Z';
  const reply = await scan([
    { barcode: one, type: 'damaged', at, photo_ids: photos },
    { barcode: two, type: 'depot_in', at },
  ]);
  expect(reply.body.accepted).toBe(2);
  const { rows } = await api.owner.query(
    `select s.type, s.at, s.photo_ids, s.depot, s.vehicle from scans s join pieces p on p.last_scan = s.id
      where p.barcode = any($1) order by p.number`,
    [[one, two]],
  );
  const common = { at: new Date(at), depot: setup.depot, vehicle: null };
  expect(rows).toEqual([
    { ...common, type: 'damaged', photo_ids: photos },
    { ...common, type: 'depot_in', photo_ids: null },
  ]);
});

test('an older scan is history only', async () => {
  const order = await makeOrder(client, setup.shipper);
  const [one] = await barcodesOf(order);
  await scan([{ barcode: one, type: 'load_to_van', vehicle: setup.vehicle, at: '2026-03-02T10:00:00Z' }]);
  await scan([{ barcode: one, type: 'depot_in', at: '2026-03-02T09:00:00Z' }]);
  const [piece] = (await client.get(`/orders/${order.id}/pieces`)).body.data;
  expect(piece).toMatchObject({
    status: 'on_van',
    last_scan: { type: 'load_to_van', at: '2026-03-02T10:00:00.000Z', vehicle: setup.vehicle },
  });
});

test('a piece that goes missing sends a scanned order back, and its return completes it without a second event', async () => {
  const order = await makeOrder(client, setup.shipper);
  await scanIn(client, order);
  const [one] = await barcodesOf(order);
  await scan([{ barcode: one, type: 'missing' }]);
  expect(await statusOf(order)).toBe('part_scanned');
  const found = await scan([{ barcode: one, type: 'depot_in' }]);
  expect(found.body.orders_completed).toEqual([order.id]);
  const { rows } = await api.owner.query(
    `select 1 from events where subject = $1 and type = 'order.scanned'`,
    [order.id],
  );
  expect(rows).toHaveLength(1);
});

test('a shipper who books automatically has the recipient asked in the same transaction', async () => {
  const automatic = await client.post('/shippers', { name: 'Northlight' });
  const order = await makeOrder(client, automatic.body.id);
  await scanIn(client, order);
  const { rows } = await api.owner.query('select status, kind from booking_requests where order_id = $1', [
    order.id,
  ]);
  expect(rows).toEqual([{ status: 'queued', kind: 'booking' }]);
  const signals = await api.owner.query(
    `select payload->>'type' as type from outbox where subject = $1 order by seq`,
    [order.id],
  );
  expect(signals.rows.map((row) => row.type)).toEqual(['booking_requested']);
});
