/** GET /audit-log: who did what. */
import { type Client, useApi } from '../support/api.js';
import { makeOrder, setUp } from '../support/day.js';
import { insertRoute } from '../support/routes.js';

const api = useApi();
let client: Client;
let order: { id: string; reference: string };
let actor: string;

beforeAll(async () => {
  client = await api.client();
  const { shipper } = await setUp(client);
  api.setNow(new Date('2026-03-10T10:00:00Z'));
  order = await makeOrder(client, shipper);
  api.setNow(new Date('2026-03-11T10:00:00Z'));
  await client.post(`/orders/${order.id}/cancel`, { reason: 'Sold out.' });
  api.setNow(undefined);
  const keys = await api.owner.query('select id from admin_keys where tenant_id = $1', [client.tenant.id]);
  actor = keys.rows[0].id;
});

const read = async (query = '') => (await client.get(`/audit-log${query}`)).body.data;
const actions = async (query: string) => (await read(query)).map((entry: { action: string }) => entry.action);

test('200: an entry says who did what to which record, when and why', async () => {
  const [entry] = await read('?action=orders.cancel');
  expect(entry).toEqual({
    id: expect.stringMatching(/^aud_/),
    object: 'audit_entry',
    changes: null,
    address: '127.0.0.1',
    actor,
    actor_name: expect.stringMatching(/^.+ ….{4}$/),
    action: 'orders.cancel',
    subject: order.id,
    subject_name: order.reference,
    detail: 'Sold out.',
    request_id: expect.stringMatching(/^rqs_/),
    at: '2026-03-11T10:00:00.000Z',
  });
});

test('200: records are called by their names, their order or their van', async () => {
  const courier = await api.client();
  const day = await setUp(courier);
  const { id, reference } = await makeOrder(courier, day.shipper);
  await courier.post(`/orders/${id}/cancel`, {});
  const route = await insertRoute(api, courier, day);
  await courier.delete(`/routes/${route}`);
  const { data } = (await courier.get('/audit-log?limit=100')).body;
  const names = new Map(data.map((entry: any) => [entry.action, entry.subject_name]));
  const van = (await courier.get(`/vehicles/${day.vehicle}`)).body.name;
  expect(names.get('orders.cancel')).toBe(reference);
  expect(names.get('vehicles.create')).toBe(van);
  expect(names.get('drivers.create')).toBe((await courier.get(`/drivers/${day.driver}`)).body.name);
  // It is gone.
  expect(names.get('routes.delete')).toBeNull();
  await api.owner.query('update audit_log set subject = $1 where tenant_id = $2 and action = $3', [
    await insertRoute(api, courier, day),
    courier.tenant.id,
    'routes.delete',
  ]);
  const [deletion] = (await courier.get('/audit-log?action=routes.delete')).body.data;
  expect(deletion.subject_name).toBe(van);
});

test('200: what has no name is called by its day, its host or what it says, also once it is gone', async () => {
  const courier = await api.client();
  const day = await setUp(courier);
  const { name } = (await courier.get(`/depots/${day.depot}`)).body;
  api.setNow(new Date('2026-03-10T10:00:00Z'));
  await courier.post('/routes/optimise', { date: '2026-03-12', depot: day.depot });
  api.setNow(undefined);
  const hook = { url: 'https://hooks.example.com:8443/way?key=1', events: ['order.created'] };
  const { id } = (await courier.post('/webhook-endpoints', hook)).body;
  expect((await courier.delete(`/webhook-endpoints/${id}`)).status).toBe(204);
  const text = { name: 'Short', kind: 'message', sms_body: 'Hello.' };
  await courier.post('/templates', text);
  await api.owner.query(
    `insert into suggestions (tenant_id, id, status, trigger, summary, reason, impact, depot, date, plan_version, plan,
       created_at, expires_at)
     values ($1, 'sug_1', 'open', 'capacity', 'Move 2 stops.', '', '{}', $2, '2026-03-12', 1, '{}', now(), now())`,
    [courier.tenant.id, day.depot],
  );
  await api.owner.query(
    `update audit_log set subject = 'sug_1' where tenant_id = $1 and action = 'vehicles.create'`,
    [courier.tenant.id],
  );
  const { data } = (await courier.get('/audit-log?limit=100')).body;
  const names = new Map(data.map((entry: any) => [entry.action, entry.subject_name]));
  expect(names.get('routes.optimise')).toBe(`${name}, 12 Mar 2026`);
  expect(names.get('webhooks.create')).toBe('hooks.example.com:8443');
  expect(names.get('webhooks.delete')).toBe('hooks.example.com:8443');
  expect(names.get('templates.create')).toBe('Short');
  expect(names.get('vehicles.create')).toBe('Move 2 stops.');
});

test('200: an entry says which date, pieces, key or delivery of its record changed', async () => {
  const courier = await api.client();
  const { depot, driver, shipper, vehicle } = await setUp(courier);
  const { id } = await makeOrder(courier, shipper);
  const detailOf = async (path: string, send: () => Promise<{ status: number }>) => {
    expect([path, (await send()).status < 300]).toEqual([path, true]);
    const [{ action, detail }] = (await courier.get('/audit-log?limit=1')).body.data;
    return `${action}: ${detail}`;
  };
  const details = [];
  const closed = `/depots/${depot}/slot-overrides/2026-12-25`;
  details.push(await detailOf(closed, () => courier.put(closed, { closed: true })));
  details.push(await detailOf(closed, () => courier.delete(closed)));
  const days = { from: '2026-12-24', to: '2026-12-26' };
  for (const [path, reason] of [
    [`/drivers/${driver}`, 'Dentist.'],
    [`/vehicles/${vehicle}`, undefined],
  ] as const) {
    const added = await courier.post(`${path}/absences`, { ...days, ...(reason && { reason }) });
    details.push(await detailOf(path, async () => added));
    details.push(await detailOf(path, () => courier.delete(`${path}/absences/${added.body.id}`)));
  }
  const key = (await courier.post(`/shippers/${shipper}/api-keys`, { mode: 'sandbox', label: 'Shop' })).body;
  details.push(await detailOf('key', () => courier.delete(`/shippers/${shipper}/api-keys/${key.id}`)));
  const barcodes = (await courier.get(`/orders/${id}/pieces`)).body.data.map(({ barcode }: any) => barcode);
  const scan = (barcode: string) => ({ barcode, type: 'depot_in', depot });
  details.push(
    await detailOf('scans', () =>
      courier.post('/scans', { scans: Array.from({ length: 12 }, () => scan(barcodes[0])) }),
    ),
  );
  details.push(await detailOf('none', () => courier.post('/scans', { scans: [scan('unknown')] })));
  const hook = { url: 'https://hooks.example.com/', events: ['order.created'] };
  const endpoint = (await courier.post('/webhook-endpoints', hook)).body.id;
  const sent = (await courier.post(`/webhook-endpoints/${endpoint}/test`)).body.id;
  await api.owner.query(`update webhook_deliveries set status = 'failed' where id = $1`, [sent]);
  details.push(
    await detailOf('replay', () => courier.post(`/webhook-endpoints/${endpoint}/deliveries/${sent}/replay`)),
  );
  const scanned = `${barcodes[0]} depot in`;
  expect(details).toEqual([
    'depots.put_slot_override: 2026-12-25',
    'depots.delete_slot_override: 2026-12-25',
    'drivers.add_absence: 2026-12-24 to 2026-12-26: Dentist.',
    'drivers.delete_absence: 2026-12-24 to 2026-12-26',
    'vehicles.add_absence: 2026-12-24 to 2026-12-26',
    'vehicles.delete_absence: 2026-12-24 to 2026-12-26',
    `shippers.revoke_api_key: Shop …${key.key.slice(-4)}`,
    `scans.record: ${Array.from({ length: 10 }, () => scanned).join(', ')}, 2 more`,
    'scans.record: null',
    'webhooks.replay: endpoint.test',
  ]);
});

test('200: by the id of the request', async () => {
  const [{ request_id: id }] = await read('?action=orders.cancel');
  expect(await actions(`?request_id=${id}`)).toEqual(['orders.cancel']);
});

test('200: by actor, action, subject and time', async () => {
  expect(await actions(`?subject=${order.id}`)).toEqual(['orders.cancel', 'orders.create']);
  expect(await actions(`?subject=${order.id}&action=orders.create`)).toEqual(['orders.create']);
  expect(await actions(`?subject=${order.id}&since=2026-03-11T10:00:00Z`)).toEqual(['orders.cancel']);
  expect(await actions(`?subject=${order.id}&until=2026-03-11T10:00:00Z`)).toEqual(['orders.create']);
  expect(await actions(`?subject=${order.id}&actor=${actor}`)).toHaveLength(2);
  expect(await actions(`?actor=key_none`)).toEqual([]);
});

test('200: newest first, in pages', async () => {
  const all = await read('?limit=100');
  const first = await client.get('/audit-log?limit=2');
  expect(first.body.has_more).toBe(true);
  const rest = await read(`?limit=100&starting_after=${first.body.data[1].id}`);
  expect([...first.body.data, ...rest]).toEqual(all);
});

test('200 with any scope, and nothing of another courier', async () => {
  for (const scope of ['orders:read', 'fleet:write', 'webhooks:write']) {
    const stranger = await api.client({ scopes: [scope] });
    expect((await stranger.get('/audit-log')).body).toMatchObject({ data: [], has_more: false });
  }
});

test.each([
  ['since=yesterday', 'since'],
  ['who=me', 'who'],
])('422: %s', async (query, param) => {
  expect((await client.get(`/audit-log?${query}`)).body.error.param).toBe(param);
});
