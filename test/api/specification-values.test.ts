/** What the specification allows is taken, what it rules out is refused, and each operation asks for a key and its scope. */
import { type Client, useApi } from '../support/api.js';
import { ADDRESS, comingWeekday, makeOrder, scanIn, setUp, type Setup } from '../support/day.js';
import { SPECIFIED, SPECIFIED_ERROR, SPECIFIED_EVENT } from '../support/specification.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeAll(async () => {
  client = await api.client();
  setup = await setUp(client);
});

describe('each operation', () => {
  const OPERATIONS = Object.keys(SPECIFIED).map((name) => {
    const [method = '', template = ''] = name.split(' ');
    return { name, method, path: template.replaceAll(/\{\w+\}/g, 'none') };
  });
  const call = (who: Client, { method, path }: (typeof OPERATIONS)[number]) =>
    method === 'GET' ? who.get(path) : method === 'POST' ? who.post(path, {}) : who.patch(path, {});
  /** Of whatever the specification says who may change it. */
  const WRITES: Readonly<Record<string, string>> = {
    ...{ orders: 'orders:write', scans: 'orders:write', bookings: 'bookings:write' },
    ...{ routes: 'routes:write', agent: 'routes:write', runs: 'routes:write' },
    ...{ vehicles: 'fleet:write', drivers: 'fleet:write' },
    ...{ shippers: 'shippers:write', 'webhook-endpoints': 'webhooks:write' },
  };

  test('is 401 without a key, and 404 or 422 at most for one that may call it', async () => {
    for (const operation of OPERATIONS) {
      const { method, path } = operation;
      const without = await fetch(`${api.origin}/sandbox/admin/v1${path}`, { method });
      expect([operation.name, without.status]).toEqual([operation.name, 401]);
      const { status } = await call(client, operation);
      expect([operation.name, [200, 202, 404, 422].includes(status)]).toEqual([operation.name, true]);
    }
  });

  test('of the lowest plan reads, except for the route agent, and writes nothing', async () => {
    const growth = await api.client({ plan: 'growth' });
    for (const operation of OPERATIONS) {
      const { status } = await call(growth, operation);
      const isRefused = operation.method !== 'GET' || operation.path.startsWith('/agent');
      expect([operation.name, status === 403]).toEqual([operation.name, isRefused]);
    }
  });

  test('that writes needs the scope of what it changes, and the refusal names it', async () => {
    for (const scope of new Set(Object.values(WRITES))) {
      const [only, others] = await Promise.all([
        api.client({ scopes: [scope] }),
        api.client({ scopes: [...new Set(Object.values(WRITES))].filter((each) => each !== scope) }),
      ]);
      for (const operation of OPERATIONS) {
        const [, noun = ''] = operation.path.split('/');
        if (operation.method === 'GET' || WRITES[noun] !== scope) continue;
        expect([operation.name, (await call(only, operation)).status === 403]).toEqual([
          operation.name,
          false,
        ]);
        const { status, body } = await call(others, operation);
        expect([operation.name, status, body.error.code]).toEqual([
          operation.name,
          403,
          'insufficient_scope',
        ]);
        expect(body.error.message).toContain(scope);
      }
    }
  });
});

describe('what the specification allows is taken', () => {
  test('every optional field may be left out, and has the default that is stated', async () => {
    const { body: shipper } = await client.post('/shippers', { name: 'Bare' });
    expect(shipper.booking.automatic).toBe(true);
    expect((await client.post('/vehicles', { name: 'Bare' })).body.active).toBe(true);
    expect((await client.post(`/shippers/${shipper.id}/api-keys`)).body.mode).toBe('sandbox');
    expect((await client.post('/bookings/requests')).status).toBe(202);
    const order = await makeOrder(client, setup.shipper, { recipient: { address: ADDRESS }, items: [{}] });
    expect([order.recipient.address.country, order.pieces]).toEqual(['GB', { expected: 1, scanned: 0 }]);
  });

  test('read-only fields of any type are ignored', async () => {
    const own = { id: 'mine', object: 'x', created_at: 1 };
    const { body: vehicle } = await client.post('/vehicles', { id: 'mine', name: 'V' });
    const { body: driver } = await client.post('/drivers', {
      ...{ id: 'mine', app_status: 'suspended', name: 'D', phone: '+447700900011' },
    });
    const order = await makeOrder(client, setup.shipper, {
      ...own,
      ...{ status: 'delivered', pieces: 7, slot: 'x', route: 5, tracking_url: false, updated_at: 'now' },
      recipient: { address: { ...ADDRESS, latitude: 'abc', longitude: null } },
    });
    expect([vehicle.id, driver.id, order.id]).not.toContain('mine');
    expect([driver.app_status, order.status, order.pieces.scanned]).toEqual(['invited', 'awaiting_scan', 0]);
    expect(order.recipient.address.latitude).toEqual(expect.any(Number));
  });

  test('500 scans are taken, unknown barcodes rejected, and times answered in UTC', async () => {
    const order = await makeOrder(client, setup.shipper);
    const { data } = (await client.get(`/orders/${order.id}/pieces`)).body;
    const known = { barcode: data[0].barcode, type: 'depot_in', depot: setup.depot };
    const minutesAgo = new Date(Date.now() - 600_000);
    minutesAgo.setMilliseconds(0);
    const at = new Date(minutesAgo.getTime() + 3_600_000).toISOString().replace('.000Z', '+01:00');
    const unknown = Array.from({ length: 499 }, (_, index) => ({ barcode: `X${index}`, type: 'missing' }));
    const { status, body } = await client.post('/scans', {
      scans: [{ ...known, at, photo_ids: ['theirs'] }, ...unknown],
    });
    expect([status, body.accepted, body.rejected.length]).toEqual([201, 1, 499]);
    expect(body.rejected[0]).toEqual({ barcode: 'X0', reason: 'unknown_barcode' });
    const [piece] = (await client.get(`/orders/${order.id}/pieces`)).body.data;
    expect(new Date(piece.last_scan.at)).toEqual(minutesAgo);
    expect(piece.last_scan).toMatchObject({
      type: 'depot_in',
      at: expect.stringMatching(/Z$/),
      depot: setup.depot,
    });
  });

  test('the filters of orders find together what each of them fits, and nothing with another value', async () => {
    const { client: own, ids } = await freshDay();
    const since = new Date(Date.now() - 1_000).toISOString();
    const order = await makeOrder(own, ids.shipper);
    await scanIn(own, order);
    const date = comingWeekday();
    const slot = { date, from: '08:00', to: '12:00' };
    expect((await own.post('/bookings', { order: order.id, slot, notify: false })).status).toBe(201);
    await makeOrder(own, ids.shipper);
    const fitting = {
      ...{
        status: 'booked',
        shipper: ids.shipper,
        date,
        depot: ids.depot,
        postcode_prefix: 'SE2',
        updated_since: since,
      },
    };
    const others = {
      ...{ status: 'planned', shipper: 'shp_none', date: comingWeekday(10), depot: 'dep_none' },
      ...{ postcode_prefix: 'SE3', updated_since: '2099-01-01T00:00:00Z' },
    };
    const found = async (query: object) =>
      (await own.get(`/orders?${String(new URLSearchParams({ ...query }))}`)).body.data.map(
        ({ id }: any) => id,
      );
    expect(await found(fitting)).toEqual([order.id]);
    for (const [name, value] of Object.entries(others)) {
      expect([name, await found({ ...fitting, [name]: value })]).toEqual([name, []]);
    }
  });

  test('a page has 25 records unless it is asked for up to 100, and a key of 64 characters is one', async () => {
    const { client: own, ids } = await freshDay();
    const key = { 'idempotency-key': 'k'.repeat(64) };
    const body = { shipper: ids.shipper, recipient: {}, items: [{}] };
    const [one, again] = [
      await own.post('/orders', { ...body, reference: 'R-0' }, key),
      await own.post('/orders', { ...body, reference: 'R-0' }, key),
    ];
    expect([one.status, again.body.id]).toEqual([201, one.body.id]);
    for (let at = 1; at < 26; at++) await own.post('/orders', { ...body, reference: `R-${at}` });
    const pages = [(await own.get('/orders')).body, (await own.get('/orders?limit=100')).body];
    expect(pages.map(({ data, has_more }) => [data.length, has_more])).toEqual([
      [25, true],
      [26, false],
    ]);
  });

  test('an endpoint may have each of the ten types of event; its secret is shown once', async () => {
    const events = SPECIFIED_EVENT.shape.type.options;
    expect(events).toHaveLength(10);
    const made = await client.post('/webhook-endpoints', { url: 'https://courier.example/all', events });
    expect(made.body).toMatchObject({ status: 'enabled', events, secret: expect.any(String) });
    expect(JSON.stringify((await client.get('/webhook-endpoints')).body)).not.toContain(made.body.secret);
  });

  async function freshDay(): Promise<{ client: Client; ids: Setup }> {
    const own = await api.client();
    return { client: own, ids: await setUp(own) };
  }
});

describe('what the specification rules out is refused, with the name of what is wrong', () => {
  const address = { line1: '1 Test Street', town: 'London', postcode: 'CR0 2RF' };
  const order = (more: object = {}) => ({
    shipper: 'shp_1',
    reference: 'R',
    recipient: {},
    items: [{}],
    ...more,
  });
  const at = (recipient: object) => order({ recipient });
  const slot = { date: '2026-03-12', from: '08:00', to: '12:00' };
  const scan = { barcode: 'B', type: 'depot_in' };
  const key = (length: number) => ({ 'idempotency-key': 'k'.repeat(length) });

  test.each<[call: string, body: unknown, status: number, param: string, headers?: Record<string, string>]>([
    ['GET /orders?date=2026-13-01', null, 422, 'date'],
    ['GET /orders?limit=0', null, 422, 'limit'],
    ['GET /orders?limit=101', null, 422, 'limit'],
    ['GET /orders?limit=1.5', null, 422, 'limit'],
    ['GET /orders?status=booking', null, 422, 'status'],
    ['GET /orders?updated_since=yesterday', null, 422, 'updated_since'],
    ['GET /orders?starting_after=ord_none', null, 422, 'starting_after'],
    ['GET /orders/ord_none', null, 404, ''],
    ['GET /orders/ord_none/pieces', null, 404, ''],
    ['POST /orders', order({ shipper: undefined }), 422, 'shipper'],
    ['POST /orders', order({ reference: undefined }), 422, 'reference'],
    ['POST /orders', order({ recipient: undefined }), 422, 'recipient'],
    ['POST /orders', order({ items: undefined }), 422, 'items'],
    ['POST /orders', order({ items: [{ pieces: 0 }] }), 422, 'items[0].pieces'],
    ['POST /orders', order({ items: [{ pieces: 1.5 }] }), 422, 'items[0].pieces'],
    ['POST /orders', order({ items: [{ pieces: '2' }] }), 422, 'items[0].pieces'],
    ['POST /orders', order({ service: { crew: 3 } }), 422, 'service.crew'],
    ['POST /orders', order({ service: { assembly: 'yes' } }), 422, 'service.assembly'],
    ['POST /orders', at({ email: 'ann' }), 422, 'recipient.email'],
    ['POST /orders', at({ address: { ...address, line1: undefined } }), 422, 'recipient.address.line1'],
    ['POST /orders', at({ address: { ...address, town: undefined } }), 422, 'recipient.address.town'],
    ['POST /orders', at({ address: { ...address, postcode: undefined } }), 422, 'recipient.address.postcode'],
    ['POST /orders', order(), 422, 'Idempotency-Key', key(65)],
    ['POST /scans', {}, 422, 'scans'],
    ['POST /scans', { scans: [{ type: 'depot_in' }] }, 422, 'scans[0].barcode'],
    ['POST /scans', { scans: [{ barcode: 'B' }] }, 422, 'scans[0].type'],
    ['POST /scans', { scans: [{ ...scan, type: 'load_to_van' }] }, 422, 'scans[0].vehicle'],
    ['POST /scans', { scans: [{ ...scan, at: 'now' }] }, 422, 'scans[0].at'],
    ['POST /bookings', { slot }, 422, 'order'],
    ['POST /bookings', { order: 'ord_1' }, 422, 'slot'],
    ['POST /bookings', { order: 'ord_1', slot: { ...slot, from: '9:00' } }, 422, 'slot.from'],
    ['POST /bookings', { order: 'ord_1', slot: { ...slot, date: '12.3.2026' } }, 422, 'slot.date'],
    ['POST /bookings/requests', { channels: ['fax'] }, 422, 'channels[0]'],
    ['POST /bookings/requests', { orders: ['ord_none'] }, 422, 'orders[0]'],
    ['POST /bookings/requests', { template: 'tpl_none' }, 422, 'template'],
    ['POST /bookings/replies/rep_none/resolve', { action: 'dismiss' }, 404, ''],
    ['POST /bookings/replies/rep_none/resolve', {}, 422, 'action'],
    ['GET /slots?from=2026-03-12', null, 422, 'to'],
    ['GET /slots?to=2026-03-12', null, 422, 'from'],
    ['GET /routes', null, 422, 'date'],
    ['GET /routes/rte_none', null, 404, ''],
    ['PATCH /routes/rte_none', { stops: ['ord_none'] }, 404, ''],
    ['POST /routes/rte_none/publish', {}, 404, ''],
    ['POST /routes/optimise', { date: '2026-03-12' }, 422, 'depot'],
    ['POST /routes/optimise', { depot: 'dep_1' }, 422, 'date'],
    ['POST /routes/optimise', { date: '2026-03-12', depot: 'dep_1', objective: 'cheap' }, 422, 'objective'],
    ['GET /jobs/job_none', null, 404, ''],
    ['GET /agent/suggestions?status=new', null, 422, 'status'],
    ['POST /agent/suggestions/sug_none/accept', {}, 404, ''],
    ['POST /agent/suggestions/sug_none/dismiss', {}, 404, ''],
    ['GET /runs', null, 422, 'date'],
    ['GET /runs/run_none/stops', null, 404, ''],
    ['POST /runs/run_none/stops/stp_none/complete', {}, 404, ''],
    ['POST /runs/run_none/stops/stp_none/fail', {}, 422, 'reason'],
    ['POST /runs/run_none/stops/stp_none/fail', { reason: 'asleep' }, 422, 'reason'],
    ['POST /vehicles', {}, 422, 'name'],
    ['POST /vehicles', { name: 'Van', crew: 3 }, 422, 'crew'],
    ['POST /vehicles', { name: 'Van', capacity_m3: -1 }, 422, 'capacity_m3'],
    ['POST /drivers', { name: 'Uma' }, 422, 'phone'],
    ['POST /drivers', { phone: '+447700900010' }, 422, 'name'],
    ['POST /shippers', {}, 422, 'name'],
    ['POST /shippers', { name: 'S', contact_email: 'x' }, 422, 'contact_email'],
    ['POST /shippers/shp_none/api-keys', { mode: 'test' }, 422, 'mode'],
    ['POST /webhook-endpoints', { events: ['order.created'] }, 422, 'url'],
    ['POST /webhook-endpoints', { url: 'https://a.example/' }, 422, 'events'],
    [
      'POST /webhook-endpoints',
      { url: 'https://a.example/', events: ['consignment.created'] },
      422,
      'events[0]',
    ],
  ])('%s %j: %i %s', async (call, body, status, param, headers = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const send =
      method === 'GET'
        ? client.get(path)
        : method === 'POST'
          ? client.post(path, body, headers)
          : client.patch(path, body);
    const answer = await send;
    expect([answer.status, answer.body.error.param]).toEqual([status, param]);
    expect(SPECIFIED_ERROR.safeParse(answer.body).success).toBe(true);
    expect(answer.headers.get('ratelimit-limit')).toBe('300');
  });
});
