/** GET /orders/{order_id}/visits and GET /pieces/{piece_id}/scans: who came, what became of it, and what was seen. */
import { type TestApi, useApi } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { bookedOrder, emptyDay, optimise, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  api.setNow(new Date('2026-03-10T10:00:00Z'));
  day = { ...(await emptyDay(api)), date: '2026-03-11' };
});
afterEach(() => api.setNow(undefined));

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 7)]);

async function photo({ origin }: TestApi = api): Promise<string> {
  const made = await fetch(`${origin}/sandbox/admin/v1/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${day.client.key}`, 'content-type': 'image/png' },
    body: new Uint8Array(PNG),
  });
  return ((await made.json()) as { id: string }).id;
}

/** Plans and publishes the order's day; resolves to its run and stop. */
async function published(order: string, date: string): Promise<{ run: string; stop: string }> {
  const [route] = (await optimise(api, { ...day, date })).result.routes;
  const { body: run } = await day.client.post(`/routes/${route.id}/publish`);
  const { body: stops } = await day.client.get(`/runs/${run.id}/stops`);
  return { run: run.id, stop: stops.data.find((each: any) => each.order === order).id };
}

test('every attempt, the latest first, with who came and why it failed; earlier ones stay after a rebooking', async () => {
  const order = await bookedOrder(day);
  const visits = async (query = '') => (await day.client.get(`/orders/${order}/visits${query}`)).body;
  const first = await published(order, day.date);
  expect(await visits()).toEqual({ object: 'list', data: [], has_more: false });

  api.setNow(new Date('2026-03-11T09:00:00Z'));
  await day.client.post(`/runs/${first.run}/stops/${first.stop}/arrive`);
  expect((await visits()).data).toMatchObject([{ arrived_at: '2026-03-11T09:00:00.000Z', outcome: null }]);
  api.setNow(new Date('2026-03-11T09:10:00Z'));
  const place = { latitude: 51.4904, longitude: 0.1208 };
  const seen = { vehicle: day.vehicle, ...place, at: '2026-03-11T09:05:00Z' };
  expect((await day.client.post('/tracking/positions', { positions: [seen] })).status).toBeLessThan(300);
  const door = await photo();
  await day.client.post(`/runs/${first.run}/stops/${first.stop}/fail`, {
    ...{ reason: 'no_answer', rebook: false, notes: 'Rang twice.', photo_ids: [door] },
  });
  const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
  expect((await day.client.post('/bookings', { order, slot, notify: false })).status).toBe(201);
  expect((await day.client.get(`/orders/${order}`)).body.route).toBeNull();

  const { body: van } = await day.client.get(`/vehicles/${day.vehicle}`);
  const { body: driver } = await day.client.get(`/drivers/${day.driver}`);
  const failed = {
    ...{ id: first.stop, object: 'visit', order, run: first.run, type: 'delivery', date: '2026-03-11' },
    depot: day.depot,
    vehicle: { id: van.id, name: van.name },
    crew: [{ id: driver.id, name: driver.name }],
    window: { from: expect.stringMatching(/^\d\d:\d\d$/), to: expect.stringMatching(/^\d\d:\d\d$/) },
    pieces: 2,
    arrived_at: '2026-03-11T09:00:00.000Z',
    left_at: '2026-03-11T09:10:00.000Z',
    ...{ outcome: 'failed', reason: 'no_answer' },
    proof: {
      ...{ signed_by: null, photo_ids: [door], notes: 'Rang twice.', pieces_delivered: [] },
      ...{ at: '2026-03-11T09:10:00.000Z', position: place },
    },
  };
  expect((await visits()).data).toEqual([failed]);

  const second = await published(order, slot.date);
  api.setNow(new Date('2026-03-12T09:00:00Z'));
  await day.client.post(`/runs/${second.run}/stops/${second.stop}/complete`, { signed_by: 'S. Griffiths' });
  const { data } = await visits();
  expect(data).toMatchObject([
    // The van was seen last the day before.
    {
      ...{ id: second.stop, outcome: 'completed', reason: null },
      proof: { signed_by: 'S. Griffiths' },
    },
    failed,
  ]);
  const page = await visits('?limit=1');
  expect([page.data, page.has_more]).toEqual([[data[0]], true]);
  expect(await visits(`?limit=1&starting_after=${second.stop}`)).toMatchObject({
    data: [data[1]],
    has_more: false,
  });
});

test('both of a crew, and a stop that nobody came to', async () => {
  await day.client.patch('/settings', { planning: { staffing: 'people' } });
  const { body: mate } = await day.client.post('/drivers', {
    name: 'Sam Mate',
    phone: '+447700900321',
    depot: day.depot,
  });
  const order = await bookedOrder(day, { service: { crew: 2 } });
  await day.client.patch(`/vehicles/${day.vehicle}`, { crew: 2 });
  const { run, stop } = await published(order, day.date);
  await day.client.post(`/runs/${run}/start`);
  expect((await day.client.post(`/runs/${run}/stops/${stop}/skip`)).status).toBe(200);
  const { data } = (await day.client.get(`/orders/${order}/visits`)).body;
  expect(data).toMatchObject([{ outcome: 'skipped', arrived_at: null, left_at: null, proof: null }]);
  expect(data[0].crew.map(({ id }: any) => id).toSorted()).toEqual([day.driver, mate.id].toSorted());
});

test("404 for an order or piece that there is not, and for another courier's", async () => {
  const { id } = await makeOrder(day.client, day.shipper);
  const [piece] = (await day.client.get(`/orders/${id}/pieces`)).body.data;
  const stranger = await api.client();
  expect((await stranger.get(`/orders/${id}/visits`)).status).toBe(404);
  expect((await stranger.get(`/pieces/${piece.id}/scans`)).status).toBe(404);
  expect((await day.client.get('/pieces/pce_none/scans')).status).toBe(404);
});

test('the scans of a piece, the latest first, with their photos', async () => {
  const { id } = await makeOrder(day.client, day.shipper);
  const [piece, other] = (await day.client.get(`/orders/${id}/pieces`)).body.data;
  const dent = await photo();
  const { barcode } = piece;
  const scans = [
    { barcode, type: 'depot_in', depot: day.depot, at: '2026-03-10T08:00:00Z' },
    { barcode, type: 'damaged', depot: day.depot, at: '2026-03-10T08:05:00Z', photo_ids: [dent] },
  ];
  expect((await day.client.post('/scans', { scans })).body.accepted).toBe(2);
  const { body } = await day.client.get(`/pieces/${piece.id}/scans`);
  expect(body).toEqual({
    object: 'list',
    data: [
      {
        ...{ id: expect.stringMatching(/^scn_/), object: 'scan', piece: piece.id, barcode, type: 'damaged' },
        ...{ at: '2026-03-10T08:05:00.000Z', depot: day.depot, vehicle: null, photo_ids: [dent] },
        actor: expect.stringMatching(/^key_/),
      },
      expect.objectContaining({ type: 'depot_in', photo_ids: [] }),
    ],
    has_more: false,
  });
  const page = await day.client.get(`/pieces/${piece.id}/scans?limit=1&starting_after=${body.data[0].id}`);
  expect(page.body).toMatchObject({ data: [body.data[1]], has_more: false });
  expect((await day.client.get(`/pieces/${other.id}/scans`)).body.data).toEqual([]);
});

describe('GET /reports/visits', () => {
  test('a line a visit, as billing needs it; by shipper and depot, in pages, and as CSV', async () => {
    const order = await bookedOrder(day, { service: { assembly: true }, reference: 'SO-1' });
    const first = await published(order, day.date);
    api.setNow(new Date('2026-03-11T09:10:00Z'));
    await day.client.post(`/runs/${first.run}/stops/${first.stop}/fail`, {
      reason: 'no_answer',
      rebook: false,
    });
    const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
    await day.client.post('/bookings', { order, slot, notify: false });
    const second = await published(order, slot.date);
    api.setNow(new Date('2026-03-12T09:00:00Z'));
    await day.client.post(`/runs/${second.run}/stops/${second.stop}/complete`);

    const report = async (query: string) => (await day.client.get(`/reports/visits?${query}`)).body;
    const days = 'from=2026-03-11&to=2026-03-12';
    const all = await report(days);
    expect(all.data).toMatchObject([
      {
        ...{ id: second.stop, object: 'visit_line' },
        ...{ visit: second.stop, date: '2026-03-12', order, reference: 'SO-1', shipper: day.shipper },
        ...{ depot: day.depot, driver: day.driver, vehicle: day.vehicle, outcome: 'completed', reason: null },
        ...{ delivered_at: '2026-03-12T09:00:00.000Z', attempts: 2, services: ['assembly'] },
        ...{ miles: expect.any(Number), minutes: expect.any(Number) },
      },
      {
        visit: first.stop,
        outcome: 'failed',
        reason: 'no_answer',
        delivered_at: null,
        attempts: 1,
        services: [],
      },
    ]);
    expect(await report(`${days}&limit=1`)).toMatchObject({ data: [all.data[0]], has_more: true });
    expect((await report(`${days}&limit=1&starting_after=${second.stop}`)).data).toEqual([all.data[1]]);
    expect((await report(`${days}&shipper=${day.shipper}&depot=${day.depot}`)).data).toHaveLength(2);
    expect((await report(`${days}&shipper=shp_none`)).data).toEqual([]);
    expect((await report('from=2026-03-11&to=2026-03-11')).data).toEqual([all.data[1]]);
    expect((await day.client.get(`/reports/visits?${days}&starting_after=stp_none`)).status).toBe(422);

    const file = await fetch(`${api.origin}/sandbox/admin/v1/reports/visits?${days}`, {
      headers: { authorization: `Bearer ${day.client.key}`, accept: 'text/csv' },
    });
    expect(file.headers.get('content-type')).toMatch('text/csv');
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^visit,date,order,reference,/);
    expect(lines[1]).toContain(',completed,,,2026-03-12T09:00:00.000Z,2,2,assembly,');
    expect(lines[2]).toContain(',failed,no_answer,,,1,2,,');
  });

  test('the miles of each visit are those of its own drive; the list narrows to what a figure counts', async () => {
    const near = await bookedOrder(day);
    const far = await bookedOrder(day, {
      recipient: {
        name: 'F',
        phone: '+447700900321',
        address: { line1: '1', town: 'Luton', postcode: 'LU1 2LT' },
      },
    });
    const { run } = await published(near, day.date);
    const { body: stops } = await day.client.get(`/runs/${run}/stops`);
    const visit = async (order: string, what: string, at: string, body = {}) => {
      api.setNow(new Date(at));
      const { id } = stops.data.find((stop: any) => stop.order === order);
      expect((await day.client.post(`/runs/${run}/stops/${id}/${what}`, body)).status).toBe(200);
    };
    await visit(near, 'complete', '2026-03-11T06:30:00Z');
    await visit(far, 'fail', '2026-03-11T10:00:00Z', { reason: 'no_answer', rebook: false });
    const of = async (query: string) =>
      (await day.client.get(`/reports/visits?from=${day.date}&to=${day.date}${query}`)).body.data;
    const lines = await of('');
    const { totals } = (await day.client.get(`/routes?date=${day.date}`)).body.data[0];
    const [one, other] = lines.map(({ miles }: any) => miles);
    expect(one).not.toBe(other);
    expect(one + other).toBeLessThan(totals.miles);
    const ways = lines.map(({ minutes }: any) => minutes);
    expect(ways[0] + ways[1]).toBeLessThan(totals.drive_minutes);
    const orders = async (query: string) => (await of(query)).map(({ order }: any) => order);
    expect(await orders('&outcome=failed')).toEqual([far]);
    expect(await orders('&reason=no_answer')).toEqual([far]);
    expect(await orders('&reason=refused')).toEqual([]);
    expect(await orders(`&driver=${day.driver}&outcome=completed`)).toEqual([near]);
    expect(await orders('&driver=drv_none')).toEqual([]);
    expect(await orders('&outside=slot')).toEqual([near]);
    const [{ on_time_rate_booked: rate }] = (
      await day.client.get(`/reports/deliveries?from=${day.date}&to=${day.date}`)
    ).body.data;
    expect(rate).toBe(0.5);
    // Nobody was told a window.
    expect(await orders('&outside=window')).toEqual([]);
    await api.owner.query(
      `update stops set told_from = '10:30', told_to = '11:00', told_at = now() where order_id = $1`,
      [far],
    );
    expect(await orders('&outside=window')).toEqual([far]);
    expect((await day.client.get('/reports/visits?outside=door')).status).toBe(422);
  });

  test('a stop that nobody came to counts the visits up to the end of its day where its depot is', async () => {
    const order = await bookedOrder(day);
    const first = await published(order, day.date);
    api.setNow(new Date('2026-03-11T09:00:00Z'));
    await day.client.post(`/runs/${first.run}/stops/${first.stop}/fail`, {
      reason: 'refused',
      rebook: false,
    });
    const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
    await day.client.post('/bookings', { order, slot, notify: false });
    const second = await published(order, '2026-03-12');
    await api.owner.query(
      `update stops set status = 'skipped', completed_at = null, proof = null where id = $1`,
      [first.stop],
    );
    // Two o'clock at night of the 12th there.
    await api.owner.query(
      `update stops set status = 'completed', completed_at = '2026-03-11T13:00Z' where id = $1`,
      [second.stop],
    );
    await api.owner.query(`update depots set timezone = 'Pacific/Auckland' where id = $1`, [day.depot]);
    const { body } = await day.client.get('/reports/visits?from=2026-03-11&to=2026-03-11');
    expect(body.data).toMatchObject([{ outcome: 'skipped', attempts: 0 }]);
  });
});
