/** Depots, their zones and slot schedules over HTTP: a block per resource and status. */
import { type Client, useApi } from '../support/api.js';
import { comingWeekday, makeOrder, setUp, type Setup } from '../support/day.js';

const api = useApi();
let client: Client;
let ids: Setup;

const BODY = {
  name: 'Croydon',
  address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'cr04xz' },
  opening: { from: '06:30', to: '21:00' },
};

beforeAll(async () => {
  client = await api.client();
  ids = await setUp(client);
});

const add = async (): Promise<string> => (await client.post('/depots', BODY)).body.id;

describe('depots', () => {
  test('201: found on the map, with one zone and the usual windows', async () => {
    const made = await client.post('/depots', BODY);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^dep_/),
      object: 'depot',
      name: 'Croydon',
      address: {
        line1: '1 Depot Way',
        town: 'Croydon',
        postcode: 'CR0 4XZ',
        country: 'GB',
        latitude: expect.closeTo(51.377, 2),
        longitude: expect.closeTo(-0.127, 2),
      },
      opening: BODY.opening,
      timezone: 'Europe/London',
      bank_holidays: null,
    });
    const zones = await client.get(`/depots/${made.body.id}/zones`);
    expect(zones.body.data).toEqual([
      { id: expect.stringMatching(/^zon_/), name: 'All', postcode_prefixes: [''] },
    ]);
    const schedule = await client.get(`/depots/${made.body.id}/slot-schedule`);
    expect(schedule.body.overrides).toEqual([]);
    expect(schedule.body.windows).toHaveLength(18);
    expect(schedule.body.windows[0]).toEqual({ weekday: 1, from: '08:00', to: '12:00', capacity: 20 });
  });

  test.each([
    ['a postcode that does not exist', { postcode: 'ZZ9 9ZZ' }, 'unknown_postcode'],
    ['a postcode without data', { postcode: 'BT1 1AA' }, 'no_coordinates'],
    ['another country', { postcode: 'D02 X285', country: 'IE' }, 'no_coordinates'],
    ['a postcode that others are around', { postcode: 'cr04zz' }, 'doubtful_postcode', 'CR0 4 '],
    ['one of which only the district is known', { postcode: 'LS99 9ZZ' }, 'doubtful_postcode', 'LS99 '],
  ])('201 with a warning for %s, until it is corrected', async (_what, address, code, named = '') => {
    const made = await client.post('/depots', { ...BODY, address: { ...BODY.address, ...address } });
    expect(made.status).toBe(201);
    const message = expect.stringContaining(named);
    expect(made.body.warnings).toEqual([{ code, param: 'address.postcode', message }]);
    expect((await client.get(`/depots/${made.body.id}`)).body.warnings).toEqual(made.body.warnings);
    const corrected = await client.patch(`/depots/${made.body.id}`, { address: BODY.address });
    expect(corrected.body).not.toHaveProperty('warnings');
    const changed = await client.patch(`/depots/${made.body.id}`, {
      address: { ...BODY.address, ...address },
    });
    expect(changed.body.warnings).toEqual(made.body.warnings);
  });

  test('200: listed, got and changed; a new address is found again', async () => {
    const id = await add();
    expect((await client.get('/depots')).body.data.map((row: any) => row.id)).toContain(id);
    const changed = await client.patch(`/depots/${id}`, {
      address: { line1: '1 Quay', town: 'Bristol', postcode: 'BS1 4RW' },
      opening: { from: '07:00', to: '20:00' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'Croydon', opening: { from: '07:00', to: '20:00' } });
    expect(changed.body.address.latitude).toBeCloseTo(51.45, 1);
    expect((await client.get(`/depots/${id}`)).body).toEqual(changed.body);
  });

  test('204: gone; 409 in_use with an open order, a vehicle or a driver', async () => {
    const id = await add();
    const order = await makeOrder(client, ids.shipper, { depot: id });
    const used = await client.delete(`/depots/${id}`);
    expect(used.status).toBe(409);
    expect(used.body.error).toMatchObject({ code: 'in_use', message: expect.stringContaining(order.id) });
    await client.post(`/orders/${order.id}/cancel`);

    const vehicle = await client.post('/vehicles', { name: 'v', depot: id });
    expect((await client.delete(`/depots/${id}`)).body.error.message).toContain(vehicle.body.id);
    await client.patch(`/vehicles/${vehicle.body.id}`, { depot: null });

    expect((await client.delete(`/depots/${id}`)).status).toBe(204);
    expect((await client.get(`/depots/${id}`)).status).toBe(404);
    expect((await client.get(`/depots/${id}/zones`)).status).toBe(404);
    expect((await client.get('/depots')).body.data.map((row: any) => row.id)).not.toContain(id);
    const refused = await client.post('/vehicles', { name: 'v', depot: id });
    expect(refused.body.error).toMatchObject({ code: 'unknown_reference', param: 'depot' });
  });

  test.each([
    ['closing before it opens', { opening: { from: '21:00', to: '06:30' } }, 'invalid_value', 'opening.to'],
    ['no opening hours', { opening: undefined }, 'missing_field', 'opening'],
    [
      'no postcode of the country',
      { address: { ...BODY.address, postcode: 'nope' } },
      'invalid_value',
      'address.postcode',
    ],
    ['a time past midnight', { opening: { from: '06:30', to: '24:00' } }, 'invalid_value', 'opening.to'],
  ])('422: %s', async (_case, change, code, param) => {
    const refused = await client.post('/depots', { ...BODY, ...change });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });
});

describe('zones', () => {
  const put = (id: string, data: unknown) => client.put(`/depots/${id}/zones`, { data });

  test('200: PUT takes what GET returns, keeps ids by name and normalises prefixes', async () => {
    const id = await add();
    const before = (await client.get(`/depots/${id}/zones`)).body;
    expect((await client.put(`/depots/${id}/zones`, before)).body).toEqual(before);

    const after = await put(id, [
      { name: 'Near', postcode_prefixes: ['cr0 4', 'SM'] },
      { name: 'All', postcode_prefixes: [''] },
    ]);
    expect(after.status).toBe(200);
    expect(after.body.data[0]).toMatchObject({ name: 'Near', postcode_prefixes: ['CR04', 'SM'] });
    expect(after.body.data[1].id).toBe(before.data[0].id);
    const page = (query: string) => client.get(`/depots/${id}/zones?${query}`);
    const [near, all] = after.body.data;
    expect((await page('limit=1')).body).toEqual({ object: 'list', data: [near], has_more: true });
    expect((await page(`starting_after=${near.id}`)).body).toMatchObject({ data: [all], has_more: false });
    expect((await page('starting_after=zon_none')).body.error.param).toBe('starting_after');
  });

  test('200: a zone is renamed by its id, also in the schedule', async () => {
    const id = await add();
    const [zone] = (await client.get(`/depots/${id}/zones`)).body.data;
    const window = { weekday: 1, from: '08:00', to: '12:00', capacity: 5, zone: 'All' };
    await client.put(`/depots/${id}/slot-schedule`, { windows: [window] });
    await put(id, [{ ...zone, name: 'Everywhere' }]);
    const schedule = await client.get(`/depots/${id}/slot-schedule`);
    expect(schedule.body.windows).toEqual([{ ...window, zone: 'Everywhere' }]);
  });

  test('409 in_use: the schedule names it, or it has bookings to come', async () => {
    const id = await add();
    await put(id, [
      { name: 'Near', postcode_prefixes: ['CR'] },
      { name: 'All', postcode_prefixes: [''] },
    ]);
    await client.put(`/depots/${id}/slot-schedule`, {
      windows: [{ weekday: 1, from: '08:00', to: '12:00', capacity: 5, zone: 'Near' }],
    });
    const removed = await put(id, [{ name: 'All', postcode_prefixes: [''] }]);
    expect(removed.status).toBe(409);
    expect(removed.body.error).toMatchObject({ code: 'in_use', message: expect.stringContaining('Near') });

    await api.owner.query(
      `insert into slot_usage (tenant_id, depot, zone, date, window_from, window_to, capacity, booked)
       values ($1, $2, 'All', $3, '08:00', '12:00', 5, 1)`,
      [client.tenant.id, id, comingWeekday()],
    );
    const zones = (await client.get(`/depots/${id}/zones`)).body.data;
    const renamed = zones.map((zone: any) => (zone.name === 'All' ? { ...zone, name: 'Rest' } : zone));
    expect((await put(id, renamed)).body.error.message).toContain('All');
    expect((await client.get(`/depots/${id}/zones`)).body.data).toEqual(zones);
  });

  test.each([
    ['no zone', [], 'invalid_value', 'data'],
    [
      'a zone without prefixes',
      [{ name: 'A', postcode_prefixes: [] }],
      'invalid_value',
      'data[0].postcode_prefixes',
    ],
    [
      'an id of no zone',
      [{ id: 'zon_x', name: 'A', postcode_prefixes: [''] }],
      'unknown_reference',
      'data[0].id',
    ],
    [
      'a name twice',
      [
        { name: 'A', postcode_prefixes: ['A'] },
        { name: 'A', postcode_prefixes: ['B'] },
      ],
      'invalid_value',
      'data[1].name',
    ],
    [
      'a prefix twice',
      [
        { name: 'A', postcode_prefixes: ['CR0'] },
        { name: 'B', postcode_prefixes: ['SE', 'cr 0'] },
      ],
      'invalid_value',
      'data[1].postcode_prefixes[1]',
    ],
    [
      'no text of postcodes',
      [{ name: 'A', postcode_prefixes: ['%'] }],
      'invalid_value',
      'data[0].postcode_prefixes[0]',
    ],
  ])('422: %s', async (_case, data, code, param) => {
    const refused = await put(ids.depot, data);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });
});

describe('slot schedule', () => {
  const put = (body: unknown) => client.put(`/depots/${ids.depot}/slot-schedule`, body);
  const morning = { weekday: 1, from: '08:00', to: '12:00', capacity: 20 };

  test('200: PUT takes what GET returns, and GET /slots follows it', async () => {
    const date = comingWeekday(10);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const schedule = {
      windows: [
        { ...morning, weekday, capacity: 3 },
        { ...morning, weekday, capacity: 7, zone: 'All' },
        { ...morning, weekday, to: '20:00', capacity: 2 },
      ],
      overrides: [
        { date: '2030-12-25', closed: true },
        { date: '2030-12-24', windows: [{ from: '09:00', to: '11:00', capacity: 4, zone: 'All' }] },
      ],
    };
    const replaced = await put(schedule);
    expect(replaced.status).toBe(200);
    expect(replaced.body).toEqual(schedule);
    const got = (await client.get(`/depots/${ids.depot}/slot-schedule`)).body;
    expect(got).toEqual(schedule);
    expect((await put(got)).body).toEqual(schedule);
    const slots = await client.get(`/slots?from=${date}&to=${date}&depot=${ids.depot}`);
    expect(slots.body.data.map((slot: any) => [slot.from, slot.to, slot.capacity])).toEqual([
      ['08:00', '12:00', 7],
      ['08:00', '20:00', 2],
    ]);
  });

  test.each([
    ['a window twice', { windows: [morning, morning] }, 'invalid_value', 'windows[1]'],
    ['an unknown zone', { windows: [{ ...morning, zone: 'Mars' }] }, 'unknown_reference', 'windows[0].zone'],
    ['an eighth weekday', { windows: [{ ...morning, weekday: 7 }] }, 'invalid_value', 'windows[0].weekday'],
    ['an end before the start', { windows: [{ ...morning, to: '07:00' }] }, 'invalid_value', 'windows[0].to'],
    [
      'less than no capacity',
      { windows: [{ ...morning, capacity: -1 }] },
      'invalid_value',
      'windows[0].capacity',
    ],
    [
      'a date twice',
      {
        windows: [],
        overrides: [
          { date: '2030-12-25', closed: true },
          { date: '2030-12-25', windows: [] },
        ],
      },
      'invalid_value',
      'overrides[1].date',
    ],
    [
      'an override that says nothing',
      { windows: [], overrides: [{ date: '2030-12-25' }] },
      'invalid_value',
      'overrides[0]',
    ],
    [
      'an unknown zone in an override',
      {
        windows: [],
        overrides: [
          { date: '2030-12-25', windows: [{ from: '08:00', to: '09:00', capacity: 1, zone: 'x' }] },
        ],
      },
      'unknown_reference',
      'overrides[0].windows[0].zone',
    ],
  ])('422: %s', async (_case, body, code, param) => {
    const refused = await put(body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });

  test("404 and 403: another tenant's depot, a key that only reads", async () => {
    const other = await api.client();
    expect((await other.put(`/depots/${ids.depot}/slot-schedule`, { windows: [] })).status).toBe(404);
    expect(
      (await other.put(`/depots/${ids.depot}/zones`, { data: [{ name: 'A', postcode_prefixes: [''] }] }))
        .status,
    ).toBe(404);
    const reader = await api.client({ scopes: ['routes:write'] });
    expect((await reader.put('/depots/x/slot-schedule', { windows: [] })).status).toBe(403);
  });
});
