/** Collections: orders whose goods are fetched, from the request to the hand-over to the shipper. */
import { useApi } from '../support/api.js';
import { makeOrder, orderBody, setUp } from '../support/day.js';
import { bookedOrder, emptyDay, optimise, outboxOf, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const collection = (overrides: Record<string, unknown> = {}) =>
  makeOrder(day.client, day.shipper, { type: 'collection', ...overrides });
const orderOf = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const piecesOf = async (id: string): Promise<{ barcode: string; status: string }[]> =>
  (await day.client.get(`/orders/${id}/pieces`)).body.data;
const scan = (scans: object[]) => day.client.post('/scans', { scans });

/** Books a collection, plans it, publishes its route and starts the run; resolves to the run and its stop. */
async function collectionOnTheRoad(overrides: Record<string, unknown> = {}) {
  const order = await bookedOrder(day, { type: 'collection', ...overrides });
  const job = await optimise(api, day);
  const run = (await day.client.post(`/routes/${job.result.routes[0].id}/publish`)).body;
  await day.client.post(`/runs/${run.id}/start`);
  const [stop] = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
  return { order, stop, path: `/runs/${run.id}/stops/${stop.id}` };
}

describe('before the visit', () => {
  test('a collection waits for a booking, not for a scan; a delivery is the default', async () => {
    const order = await collection();
    expect(order).toMatchObject({ type: 'collection', status: 'awaiting_booking', exchange_for: null });
    const delivery = await makeOrder(day.client, day.shipper);
    expect(delivery).toMatchObject({ type: 'delivery', status: 'awaiting_scan', exchange_for: null });
    expect((await day.client.get('/orders?type=collection')).body.data).toEqual([order]);
    expect((await day.client.get('/orders?type=delivery')).body.data).toEqual([delivery]);
  });

  test('its recipient is asked at once if the shipper books automatically, once quiet hours are over', async () => {
    const own = await api.client({ quietHours: true });
    const { shipper } = await setUp(own, { automatic: true });
    const order = await makeOrder(own, shipper, { type: 'collection' });
    await makeOrder(own, shipper);
    const requests = (await own.get('/bookings/requests')).body.data;
    expect(requests).toMatchObject([{ order: order.id, kind: 'booking', status: 'queued' }]);
    expect(await outboxOf(own, 'booking.batch')).toHaveLength(1);
  });

  test('it can be asked about on request, and be booked', async () => {
    const order = await collection();
    const asked = await day.client.post('/bookings/requests', { orders: [order.id] });
    expect(asked.body).toMatchObject({ queued: 1, skipped: 0 });
    const slot = { date: day.date, from: '08:00', to: '12:00' };
    const booked = await day.client.post('/bookings', { order: order.id, slot });
    expect(booked.body).toMatchObject({ status: 'booked', slot });
  });

  test('it keeps its type; held and released it waits for a booking again', async () => {
    const order = await collection();
    const path = `/orders/${order.id}`;
    const other = await day.client.patch(path, { type: 'delivery' });
    expect([other.status, other.body.error.param]).toEqual([422, 'type']);
    expect((await day.client.patch(path, order)).body).toEqual(order);
    await day.client.patch(path, { hold: true });
    expect((await day.client.patch(path, { hold: false })).body.status).toBe('awaiting_booking');
    const changed = await day.client.patch(path, { items: [{ description: 'Sofa', pieces: 3 }] });
    expect(changed.body.pieces.expected).toBe(3);
  });
});

describe('at the door and after', () => {
  test('its stop is a collection; the driver takes the goods, which come in at the depot and go back', async () => {
    const { order, stop, path } = await collectionOnTheRoad();
    expect(stop.type).toBe('collection');
    const [one, two] = await piecesOf(order);
    const scanned = await scan([{ barcode: one!.barcode, type: 'collected', vehicle: day.vehicle }]);
    expect(scanned.body).toEqual({ accepted: 1, rejected: [], orders_completed: [] });
    expect((await orderOf(order)).status).toBe('out_for_delivery');

    const done = await day.client.post(`${path}/complete`, { signed_by: 'Ada' });
    expect(done.body).toMatchObject({
      status: 'completed',
      proof: { signed_by: 'Ada', pieces_delivered: [one!.barcode, two!.barcode] },
    });
    expect(await orderOf(order)).toMatchObject({ status: 'collected', pieces: { expected: 2, scanned: 2 } });
    expect((await piecesOf(order)).map(({ status }) => status)).toEqual(['collected', 'collected']);

    const barcodes = [one!.barcode, two!.barcode];
    const home = await scan(barcodes.map((barcode) => ({ barcode, type: 'depot_in', depot: day.depot })));
    expect(home.body).toEqual({ accepted: 2, rejected: [], orders_completed: [] });
    expect((await piecesOf(order)).map(({ status }) => status)).toEqual(['at_depot', 'at_depot']);
    expect((await orderOf(order)).status).toBe('collected');

    await scan([{ barcode: one!.barcode, type: 'depot_out' }]);
    expect((await orderOf(order)).status).toBe('collected');
    await scan([{ barcode: two!.barcode, type: 'depot_out' }]);
    expect((await orderOf(order)).status).toBe('returned');
    expect((await piecesOf(order)).map(({ status }) => status)).toEqual(['returned', 'returned']);
  });

  test('what the recipient does not hand over is a failed attempt; it is fetched on another visit', async () => {
    const { order, path } = await collectionOnTheRoad();
    const [one, two] = await piecesOf(order);
    await day.client.post(`${path}/complete`, { pieces_delivered: [one!.barcode] });
    expect((await orderOf(order)).status).toBe('failed_attempt');
    expect((await piecesOf(order)).map(({ status }) => status)).toEqual(['collected', 'awaiting_scan']);
    await scan([{ barcode: one!.barcode, type: 'depot_in' }]);
    const amended = await day.client.post(`${path}/complete`, {
      pieces_delivered: [one!.barcode, two!.barcode],
    });
    expect(amended.status).toBe(200);
    expect((await orderOf(order)).status).toBe('collected');
    expect((await piecesOf(order)).map(({ status }) => status)).toEqual(['at_depot', 'collected']);
  });

  test('what was collected stays collected when the rest is split off', async () => {
    const { order, path } = await collectionOnTheRoad();
    const [one, two] = await piecesOf(order);
    await day.client.post(`${path}/complete`, { pieces_delivered: [two!.barcode] });
    const split = (barcodes: string[]) => day.client.post(`/orders/${order}/split`, { barcodes });
    for (const [barcodes, param] of [
      [[two!.barcode], 'barcodes[0]'],
      [[one!.barcode], 'barcodes'],
    ] as const) {
      const refused = await split([...barcodes]);
      expect([refused.status, refused.body.error]).toMatchObject([422, { code: 'invalid_value', param }]);
    }
  });

  test('the rest of a part-collected order keeps what was collected, by its new numbers', async () => {
    const items = [{ description: 'Chair', pieces: 3 }];
    const { order, path } = await collectionOnTheRoad({ items });
    const [one, , three] = await piecesOf(order);
    await day.client.post(`${path}/complete`, { pieces_delivered: [three!.barcode] });
    await day.client.post(`/orders/${order}/split`, { barcodes: [one!.barcode] });
    const { rows } = await api.owner.query('select delivered_pieces from orders where id = $1', [order]);
    expect(rows).toEqual([{ delivered_pieces: [2] }]);
  });

  test('a failed collection asks for another slot, as a delivery does', async () => {
    const { order, path } = await collectionOnTheRoad();
    const failed = await day.client.post(`${path}/fail`, { reason: 'no_answer' });
    expect(failed.body).toMatchObject({ status: 'failed', type: 'collection' });
    expect((await orderOf(order)).status).toBe('failed_attempt');
    const requests = (await day.client.get(`/bookings/requests?order=${order}`)).body.data;
    expect(requests).toMatchObject([{ kind: 'rebooking' }]);
  });
});

describe('goods that go back', () => {
  test('of a cancelled order are unloaded and scanned out; the last piece returns the order', async () => {
    const order = await makeOrder(day.client, day.shipper);
    const [one, two] = await piecesOf(order.id);
    await scan([{ barcode: one!.barcode, type: 'load_to_van', vehicle: day.vehicle }]);
    await day.client.post(`/orders/${order.id}/cancel`);
    const refused = await scan([
      { barcode: two!.barcode, type: 'depot_in' },
      { barcode: two!.barcode, type: 'load_to_van', vehicle: day.vehicle },
    ]);
    expect(refused.body.rejected.map(({ reason }: { reason: string }) => reason)).toEqual([
      'order_cancelled',
      'order_cancelled',
    ]);
    const unloaded = await scan([{ barcode: one!.barcode, type: 'unload' }]);
    expect(unloaded.body).toEqual({ accepted: 1, rejected: [], orders_completed: [] });
    expect((await orderOf(order.id)).status).toBe('cancelled');
    await scan([{ barcode: one!.barcode, type: 'depot_out' }]);
    expect((await orderOf(order.id)).status).toBe('returned');
  });

  test('stay where they are while their order is alive', async () => {
    const order = await makeOrder(day.client, day.shipper);
    const [one, two] = await piecesOf(order.id);
    const reply = await scan([
      { barcode: one!.barcode, type: 'depot_out' },
      { barcode: two!.barcode, type: 'collected' },
    ]);
    expect(reply.body).toMatchObject({
      accepted: 0,
      rejected: [
        { barcode: one!.barcode, reason: 'not_going_back' },
        { barcode: two!.barcode, reason: 'not_a_collection' },
      ],
    });
  });
});

test('a manifest lists what is to be handed back to a shipper, and what was on a day', async () => {
  const manifest = async (query = '') =>
    (await day.client.get(`/shippers/${day.shipper}/return-manifest${query}`)).body;
  const { order, path } = await collectionOnTheRoad();
  await makeOrder(day.client, day.shipper);
  expect((await manifest()).data).toEqual([]);
  await day.client.post(`${path}/complete`, {});
  const [one, two] = await piecesOf(order);
  expect((await manifest()).data).toMatchObject([
    { barcode: two!.barcode, state: 'to_return', piece_status: 'collected', order, order_type: 'collection' },
    { barcode: one!.barcode, state: 'to_return', order_status: 'collected', returned_at: null },
  ]);
  await scan([one, two].map((piece) => ({ barcode: piece!.barcode, type: 'depot_in' })));
  const cancelled = await makeOrder(day.client, day.shipper);
  const [gone] = await piecesOf(cancelled.id);
  await scan([{ barcode: gone!.barcode, type: 'depot_in' }]);
  await day.client.post(`/orders/${cancelled.id}/cancel`);
  expect((await manifest(`?depot=${day.depot}`)).data.map(({ barcode }: any) => barcode)).toEqual([
    gone!.barcode,
    two!.barcode,
    one!.barcode,
  ]);
  const [first] = (await manifest('?limit=1')).data;
  const next = await manifest(`?limit=1&starting_after=${first.id}`);
  expect([next.data[0].barcode, next.has_more]).toEqual([two!.barcode, true]);

  await scan([{ barcode: gone!.barcode, type: 'depot_out' }]);
  expect((await manifest()).data[0]).toMatchObject({
    barcode: gone!.barcode,
    goods: 'Treadmill',
    shipper: day.shipper,
    state: 'returned',
    order_status: 'returned',
    depot: day.depot,
    returned_at: expect.any(String),
  });
  expect((await manifest('?date=2026-01-05')).data).toHaveLength(2);
  expect((await manifest('?depot=dep_none')).data).toEqual([]);
  expect((await day.client.get('/shippers/shp_none/return-manifest')).status).toBe(404);
  expect((await day.client.get(`/shippers/${day.shipper}/return-manifest?starting_after=no`)).status).toBe(
    422,
  );
});

test('what goes back to all shippers, as a list and a file; the note to sign has a sheet for each depot', async () => {
  const other = (await day.client.post('/shippers', { name: 'Oak <Works>', booking: { automatic: false } }))
    .body.id;
  const cancelled = async (shipper: string) => {
    const order = await makeOrder(day.client, shipper);
    const pieces = await piecesOf(order.id);
    await scan(pieces.map(({ barcode }: any) => ({ barcode, type: 'depot_in', depot: day.depot })));
    await day.client.post(`/orders/${order.id}/cancel`);
    return {
      reference: String(order.reference),
      barcodes: pieces.map(({ barcode }: any) => String(barcode)),
    };
  };
  const [one, two] = [await cancelled(day.shipper), await cancelled(other)];
  const list = async (query = '') => (await day.client.get(`/reports/returns${query}`)).body;
  expect((await list()).data.map(({ shipper, goods }: any) => [shipper, goods])).toEqual([
    ...[other, other, day.shipper, day.shipper].map((shipper) => [shipper, 'Treadmill']),
  ]);
  expect((await list(`?shipper=${other}&depot=${day.depot}`)).data).toMatchObject([
    { reference: two.reference, number: '2 of 2' },
    { reference: two.reference, number: '1 of 2' },
  ]);
  expect((await list('?depot=dep_none')).data).toEqual([]);
  await scan([{ barcode: one.barcodes[0], type: 'depot_out', depot: day.depot }]);
  expect((await list(`?shipper=${day.shipper}`)).data.map(({ state }: any) => state)).toEqual([
    'to_return',
    'returned',
  ]);
  expect((await list(`?shipper=${day.shipper}&date=2026-01-05`)).data).toHaveLength(1);
  const file = await day.client.get('/reports/returns?limit=1', { accept: 'text/csv' });
  expect(file.headers.get('link')).toContain('starting_after=');
  expect(String(file.body).split('\r\n')).toEqual([
    expect.stringContaining('state,barcode,number,goods'),
    expect.stringContaining(`to_return,${two.barcodes[1]},2 of 2,Treadmill`),
    '',
  ]);

  const note = async (shipper: string, query = '') =>
    String((await day.client.get(`/shippers/${shipper}/return-note${query}`)).body);
  const sheet = await note(day.shipper);
  for (const part of [
    'Return note: Hearth &#38; Home',
    'From Test Couriers, Croydon',
    '1 piece to hand back, 1 piece handed back',
    one.reference,
    `<code>${one.barcodes[1]}</code>`,
    'Signature',
  ]) {
    expect(sheet).toContain(part);
  }
  expect(sheet.split('class="box"')).toHaveLength(2);
  expect(sheet).not.toContain(two.reference);
  expect(await note(other)).toContain('Return note: Oak &#60;Works&#62;');
  const third = (await day.client.post('/shippers', { name: 'Third' })).body.id;
  expect(await note(third)).toContain('Nothing goes back to Third.');
  for (const unknown of ['shp_none/return-note', `${other}/return-note?depot=dep_none`]) {
    expect((await day.client.get(`/shippers/${unknown}`)).status).toBe(404);
  }
});

test('a file may hold both halves of an exchange, in any sequence', async () => {
  const rows = ['type,reference,exchange_for,postcode,line1,town', 'collection,OLD-1,NEW-1,,,'];
  const file = [...rows, 'delivery,NEW-1,,CR0 2RF,1 Test Street,London', 'collection,OLD-2,NEW-2,,,'];
  const job = await day.client.post(`/orders/import?shipper=${day.shipper}`, file.join('\n'), {
    'content-type': 'text/csv',
  });
  expect(job.body.result).toMatchObject({
    created: 2,
    errors: [{ row: 4, column: 'exchange_for', code: 'unknown_reference' }],
  });
  const [delivery] = (await day.client.get('/orders?reference=NEW-1')).body.data;
  const [collected] = (await day.client.get('/orders?reference=OLD-1')).body.data;
  expect(collected).toMatchObject({ exchange_for: delivery.id, recipient: delivery.recipient });
  expect(delivery.exchange_for).toBe(collected.id);
});

test('a file of orders names types, and an export has them', async () => {
  const { shipper, reference } = orderBody(day.shipper);
  const file = `reference,type,postcode,line1,town\n${reference},collection,CR0 2RF,1 Test Street,London\n`;
  const job = await day.client.post(`/orders/import?shipper=${shipper}`, file, {
    'content-type': 'text/csv',
  });
  expect(job.body).toMatchObject({ status: 'succeeded', result: { created: 1, rejected: 0 } });
  const [order] = (await day.client.get(`/orders?reference=${reference}`)).body.data;
  expect(order).toMatchObject({ type: 'collection', status: 'awaiting_booking' });
  const csv = await day.client.get('/orders', { accept: 'text/csv' });
  const [header, line] = (csv.body as string)
    .trim()
    .split('\r\n')
    .map((cells: string) => cells.split(','));
  expect(line![header!.indexOf('type')]).toBe('collection');
});
