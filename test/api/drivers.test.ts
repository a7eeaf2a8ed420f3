/** Drivers over HTTP: a block per status. */
import { type Client, useApi } from '../support/api.js';
import { setUp, type Setup } from '../support/day.js';
import { emptyDay, bookedOrder, optimise } from '../support/planning.js';
import { insertRoute } from '../support/routes.js';
import { weekdayOf } from '@waypost/base/local-time';

const api = useApi();
let client: Client;
let ids: Setup;

beforeAll(async () => {
  client = await api.client();
  ids = await setUp(client);
});

const PHONE = '+447700900011';
const add = async (body: object = {}) =>
  (await client.post('/drivers', { name: 'Ewan Davies', phone: PHONE, ...body })).body;

const invitesOf = async (driver: string) => {
  const { rows } = await api.owner.query<{ kind: string; recipient: string }>(
    `select kind, recipient from messages where starts_with(dedupe_key, 'driver_invite/' || $1 || '/')`,
    [driver],
  );
  return rows;
};

describe('201', () => {
  test('a new driver is invited, and the text is on its way', async () => {
    const made = await client.post('/drivers', {
      name: 'Ewan Davies',
      phone: '07700 900011',
      depot: ids.depot,
      app_status: 'active',
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^drv_/),
      object: 'driver',
      name: 'Ewan Davies',
      phone: PHONE,
      depot: ids.depot,
      app_status: 'invited',
      role: 'driver',
    });
    expect(await invitesOf(made.body.id)).toEqual([{ kind: 'driver_invite', recipient: PHONE }]);
  });
});

describe('shifts', () => {
  const SHIFTS = [{ weekday: 1, from: '07:00', to: '15:00' }];

  test('are kept as they were given, changed, and taken away', async () => {
    const driver = await add({ shifts: SHIFTS });
    expect(driver.shifts).toEqual(SHIFTS);
    const other = [...SHIFTS, { weekday: 0, from: '10:00', to: '12:00' }];
    expect((await client.patch(`/drivers/${driver.id}`, { shifts: other })).body.shifts).toEqual(other);
    expect((await client.patch(`/drivers/${driver.id}`, { name: 'E' })).body.shifts).toEqual(other);
    expect((await client.patch(`/drivers/${driver.id}`, { shifts: null })).body).not.toHaveProperty('shifts');
    expect((await client.get(`/drivers/${driver.id}`)).body).not.toHaveProperty('shifts');
  });

  test('give a route only to one who works from its start to its end', async () => {
    const day = await emptyDay(api);
    await bookedOrder(day);
    await day.client.patch('/settings', { planning: { staffing: 'people' } });
    const weekday = weekdayOf(day.date);
    const driverOf = async (shifts: object[] | null) => {
      await day.client.patch(`/drivers/${day.driver}`, { shifts });
      const { result } = await optimise(api, day);
      return result.routes[0]?.driver ?? result.unassigned_reasons[0].code;
    };
    expect(await driverOf(null)).toBe(day.driver);
    expect(await driverOf([{ weekday: (weekday + 1) % 7, from: '00:00', to: '23:59' }])).toBe('no_driver');
    expect(await driverOf([{ weekday, from: '00:00', to: '08:01' }])).toBe('no_driver');
    // A route can begin when its driver does.
    expect(await driverOf([{ weekday, from: '08:10', to: '23:59' }])).toBe(day.driver);
    expect(await driverOf([{ weekday, from: '06:00', to: '18:00' }])).toBe(day.driver);
    const [route] = (await day.client.get(`/routes?date=${day.date}`)).body.data;
    const { status } = await day.client.patch(`/routes/${route.id}`, { driver: day.driver });
    expect(status).toBe(200);
    // Where vans are manned whoever is on file, the route is made, without them.
    await day.client.patch('/settings', { planning: { staffing: 'vans' } });
    await day.client.patch(`/drivers/${day.driver}`, { shifts: [{ weekday, from: '00:00', to: '08:01' }] });
    expect((await optimise(api, day)).result.routes).toMatchObject([{ driver: null }]);
  });

  test.each([
    [[]],
    [[{ weekday: 7, from: '07:00', to: '15:00' }]],
    [[{ weekday: 1, from: '15:00', to: '07:00' }]],
    [[...SHIFTS, ...SHIFTS]],
  ])('that make no sense are refused: %j', async (shifts) => {
    const { status, body } = await client.post('/drivers', { name: 'E', phone: PHONE, shifts });
    expect([status, body.error.param]).toEqual([422, expect.stringMatching(/^shifts/)]);
  });
});

describe('200', () => {
  test('GET lists and gets', async () => {
    const driver = await add();
    expect((await client.get('/drivers')).body.data).toContainEqual(driver);
    expect((await client.get(`/drivers/${driver.id}`)).body).toEqual(driver);
  });

  test('PATCH changes name, phone and depot, never the status', async () => {
    const { id } = await add({ depot: ids.depot });
    const changed = await client.patch(`/drivers/${id}`, {
      phone: '+447700900012',
      depot: null,
      app_status: 'active',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      object: 'driver',
      id,
      name: 'Ewan Davies',
      phone: '+447700900012',
      app_status: 'invited',
      role: 'driver',
    });
  });

  test('suspended, and back', async () => {
    const { id } = await add();
    const suspended = await client.post(`/drivers/${id}/suspend`);
    expect(suspended.status).toBe(200);
    expect(suspended.body.app_status).toBe('suspended');
    expect((await client.post(`/drivers/${id}/resume`)).body.app_status).toBe('invited');
    await api.owner.query(
      `insert into driver_pins (tenant_id, driver, salt, hash, set_at) values ($1, $2, 'salt', 'hash', now())`,
      [client.tenant.id, id],
    );
    await client.post(`/drivers/${id}/suspend`);
    expect((await client.post(`/drivers/${id}/resume`)).body.app_status).toBe('active');
  });
});

describe('202', () => {
  test('the invite is sent once more', async () => {
    const { id } = await add();
    expect((await client.post(`/drivers/${id}/resend-invite`)).status).toBe(202);
    expect(await invitesOf(id)).toHaveLength(2);
  });
});

describe('204', () => {
  test('a removed driver is gone', async () => {
    const { id } = await add();
    expect((await client.delete(`/drivers/${id}`)).status).toBe(204);
    expect((await client.get(`/drivers/${id}`)).status).toBe(404);
  });

  test('removed drivers are listed apart until they are erased', async () => {
    const [stays, goes] = [await add(), await add()];
    const removed = async () =>
      (await client.get('/drivers?removed=true')).body.data.map(({ id }: { id: string }) => id);
    const before = await removed();
    await client.delete(`/drivers/${goes.id}`);
    expect(await removed()).toEqual([goes.id, ...before]);
    expect((await client.get('/drivers?removed=true&limit=1')).body).toMatchObject({
      data: [{ id: goes.id, name: goes.name }],
      has_more: before.length > 0,
    });
    const listed = (await client.get('/drivers?removed=false')).body.data.map(({ id }: any) => id);
    expect([listed.includes(stays.id), listed.includes(goes.id)]).toEqual([true, false]);
    expect((await client.post(`/drivers/${goes.id}/erase`)).status).toBe(204);
    expect(await removed()).toEqual(before);
  });
});

describe('409', () => {
  test('invalid_state: suspended twice, resumed when not suspended, invited while suspended', async () => {
    const { id } = await add();
    expect((await client.post(`/drivers/${id}/resume`)).body.error.code).toBe('invalid_state');
    await client.post(`/drivers/${id}/suspend`);
    expect((await client.post(`/drivers/${id}/suspend`)).status).toBe(409);
    expect((await client.post(`/drivers/${id}/resend-invite`)).status).toBe(409);
    expect(await invitesOf(id)).toHaveLength(1);
  });

  test('in_use: a draft route or an open run is the driver’s', async () => {
    for (const state of [{}, { run: 'published' as const }]) {
      const { id } = await add();
      await insertRoute(api, client, { ...ids, driver: id }, state);
      const { error } = (await client.delete(`/drivers/${id}`)).body;
      expect(error.code).toBe('in_use');
      // The office looks for the route by its day.
      expect(error.message).toMatch(/^Route rte_\w+ of \d{4}-\d\d-\d\d uses this driver\./);
    }
  });
});

describe('422', () => {
  test.each([
    ['no phone', { name: 'E' }, 'missing_field', 'phone'],
    ['no phone number', { name: 'E', phone: 'call me' }, 'invalid_value', 'phone'],
    ['no name', { phone: PHONE }, 'missing_field', 'name'],
    ['an unknown depot', { name: 'E', phone: PHONE, depot: 'dep_none' }, 'unknown_reference', 'depot'],
    ['an unknown field', { name: 'E', phone: PHONE, pin: '1234' }, 'unknown_field', 'pin'],
  ])('%s', async (_case, body, code, param) => {
    const refused = await client.post('/drivers', body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
  });
});

describe('403 and 404', () => {
  test('the lowest plan reads only', async () => {
    const growth = await api.client({ plan: 'growth' });
    expect((await growth.get('/drivers')).status).toBe(200);
    const refused = await growth.post('/drivers', { name: 'E', phone: PHONE });
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('plan_read_only');
  });

  test("another tenant's driver is not there", async () => {
    const other = await api.client();
    for (const action of ['suspend', 'resume', 'resend-invite']) {
      expect((await other.post(`/drivers/${ids.driver}/${action}`)).status).toBe(404);
    }
  });
});
