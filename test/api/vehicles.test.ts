/** Vehicles over HTTP: a block per status. */
import { localDateTime } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { setUp, type Setup } from '../support/day.js';
import { insertRoute } from '../support/routes.js';

const api = useApi();
let client: Client;
let ids: Setup;

beforeAll(async () => {
  client = await api.client();
  ids = await setUp(client);
});

const add = async (body: object = {}) => (await client.post('/vehicles', { name: 'Van', ...body })).body;

describe('201', () => {
  test('returns every field that was given, and leaves out the others', async () => {
    const full = {
      name: 'Van 9',
      registration: 'LV24 KTE',
      capacity_m3: 12.5,
      capacity_kg: 1100,
      crew: 2,
      depot: ids.depot,
      active: false,
    };
    const made = await client.post('/vehicles', full);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.stringMatching(/^veh_/), object: 'vehicle', ...full });
    expect(made.headers.get('location')).toBe(`/sandbox/admin/v1/vehicles/${made.body.id}`);
    expect((await client.get(`/vehicles/${made.body.id}`)).body).toEqual(made.body);

    const bare = await client.post('/vehicles', { name: 'Van 10', id: 'ignored' });
    expect(bare.body).toEqual({
      id: expect.stringMatching(/^veh_/),
      object: 'vehicle',
      name: 'Van 10',
      active: true,
    });
  });

  test('is in the audit log twice: as the request, and because it can change the bill', async () => {
    const { id } = await add();
    const { rows } = await api.owner.query(
      'select action, actor from audit_log where subject = $1 order by action',
      [id],
    );
    expect(rows.map((row) => row.action)).toEqual(['billing.vehicle_added', 'vehicles.create']);
    expect(rows[0].actor).toBe(rows[1].actor);
  });

  test('happens once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-van' };
    const first = await client.post('/vehicles', { name: 'Once' }, headers);
    const second = await client.post('/vehicles', { name: 'Once' }, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('200', () => {
  test('lists every vehicle, newest first, or pages of them', async () => {
    const own = await api.client();
    const made = [];
    for (const name of ['a', 'b', 'c']) made.push((await own.post('/vehicles', { name })).body.id);
    const all = await own.get('/vehicles');
    expect(all.body).toMatchObject({ object: 'list', has_more: false });
    expect(all.body.data.map((row: any) => row.id)).toEqual(made.toReversed());
    const page = await own.get('/vehicles?limit=2');
    expect(page.body.has_more).toBe(true);
    const rest = await own.get(`/vehicles?limit=2&starting_after=${page.body.data[1].id}`);
    expect(rest.body.data.map((row: any) => row.name)).toEqual(['a']);
  });

  test('PATCH changes what is sent; null takes away', async () => {
    const { id } = await add({ registration: 'AB12 CDE', capacity_kg: 900, depot: ids.depot });
    const changed = await client.patch(`/vehicles/${id}`, { name: 'New', capacity_kg: null, depot: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      id,
      object: 'vehicle',
      name: 'New',
      registration: 'AB12 CDE',
      active: true,
    });
  });
});

describe('204', () => {
  test('a removed vehicle is gone from lists, paths and references', async () => {
    const { id } = await add();
    expect((await client.delete(`/vehicles/${id}`)).status).toBe(204);
    expect((await client.get(`/vehicles/${id}`)).status).toBe(404);
    expect((await client.delete(`/vehicles/${id}`)).status).toBe(404);
    const listed = (await client.get('/vehicles')).body.data.map((row: any) => row.id);
    expect(listed).not.toContain(id);
  });

  test('a vehicle whose run is completed can go', async () => {
    const { id } = await add();
    await insertRoute(api, client, { ...ids, vehicle: id }, { run: 'completed' });
    expect((await client.delete(`/vehicles/${id}`)).status).toBe(204);
  });
});

describe('409 in_use', () => {
  test('a draft of today where its depot is, though the courier’s day is another one', async () => {
    const far = await client.post('/depots', {
      name: 'Far',
      address: { line1: '1 Depot Way', town: 'Leeds', postcode: 'LS1 4DY' },
      opening: { from: '06:30', to: '21:00' },
      timezone: 'Pacific/Pago_Pago',
    });
    const { id } = await add();
    const route = await insertRoute(api, client, { ...ids, depot: far.body.id, vehicle: id });
    const { date } = localDateTime(new Date(), 'Pacific/Pago_Pago');
    await api.owner.query('update routes set date = $1 where id = $2', [date, route]);
    await client.patch('/settings', { timezone: 'Pacific/Kiritimati' });
    expect((await client.delete(`/vehicles/${id}`)).body.error?.code).toBe('in_use');
    await client.patch('/settings', { timezone: 'Europe/London' });
  });

  test.each([
    ['a draft route', {}],
    ['an open run', { run: 'started' as const }],
  ])('%s', async (_case, state) => {
    const { id } = await add();
    const route = await insertRoute(api, client, { ...ids, vehicle: id }, state);
    const refused = await client.delete(`/vehicles/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: 'in_use', message: expect.stringContaining(route) });
    expect((await client.get(`/vehicles/${id}`)).status).toBe(200);
  });
});

describe('422', () => {
  test.each([
    ['no name', {}, 'missing_field', 'name'],
    ['an unknown field', { name: 'v', colour: 'red' }, 'unknown_field', 'colour'],
    ['a crew of three', { name: 'v', crew: 3 }, 'invalid_value', 'crew'],
    ['less than no payload', { name: 'v', capacity_kg: -1 }, 'invalid_value', 'capacity_kg'],
    ['an unknown depot', { name: 'v', depot: 'dep_none' }, 'unknown_reference', 'depot'],
    ['a NUL in the name', { name: 'a\u0000b' }, 'invalid_value', 'name'],
    ['a name too long', { name: 'x'.repeat(121) }, 'invalid_value', 'name'],
  ])('%s', async (_case, body, code, param) => {
    const refused = await client.post('/vehicles', body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });

  test("another tenant's depot is no depot", async () => {
    const other = await api.client();
    const refused = await other.post('/vehicles', { name: 'v', depot: ids.depot });
    expect(refused.body.error).toMatchObject({ code: 'unknown_reference', param: 'depot' });
  });
});

describe('403 and 404', () => {
  test('a key for routes reads, and cannot write', async () => {
    const reader = await api.client({ scopes: ['routes:read'] });
    expect((await reader.get('/vehicles')).status).toBe(200);
    const refused = await reader.post('/vehicles', { name: 'v' });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      code: 'insufficient_scope',
      message: expect.stringContaining('fleet:write'),
    });
  });

  test("another tenant's vehicle is not there", async () => {
    const other = await api.client();
    expect((await other.get(`/vehicles/${ids.vehicle}`)).status).toBe(404);
    expect((await other.patch(`/vehicles/${ids.vehicle}`, { name: 'mine' })).status).toBe(404);
    expect((await other.delete(`/vehicles/${ids.vehicle}`)).status).toBe(404);
  });
});
