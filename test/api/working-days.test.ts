/** What a working day is made of: shifts, skills and limits of vehicles, roles and absences of drivers, the rules. */
import { useApi, type Client } from '../support/api.js';
import { makeOrder, setUp, type Setup } from '../support/day.js';

const api = useApi();
let client: Client;
let day: Setup;

beforeAll(async () => {
  client = await api.client();
  day = await setUp(client);
});

const refused = (reply: { status: number; body: any }) => [
  reply.status,
  reply.body.error?.code,
  reply.body.error?.param,
];

describe('a vehicle', () => {
  const limits = {
    shifts: [
      { from: '07:00', to: '19:00' },
      { weekday: 6, from: '08:00', to: '12:00' },
    ],
    skills: ['tail_lift', 'crane', 'crane'],
    max_stops: 12,
    max_miles: 80.5,
  };
  const shown = { ...limits, skills: ['crane', 'tail_lift'] };

  test('has shifts, skills, most stops and most miles; null takes each away', async () => {
    const made = await client.post('/vehicles', { name: 'Van L', ...limits });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject(shown);
    const cleared = { shifts: null, skills: null, max_stops: null, max_miles: null };
    const patched = await client.patch(`/vehicles/${made.body.id}`, cleared);
    expect(patched.status).toBe(200);
    for (const name of Object.keys(cleared)) expect(patched.body).not.toHaveProperty(name);
    expect((await client.patch(`/vehicles/${made.body.id}`, limits)).body).toMatchObject(shown);
    expect((await client.patch(`/vehicles/${made.body.id}`, { name: 'Van M' })).body).toMatchObject(shown);
  });

  test.each([
    [{ shifts: [] }, 'shifts'],
    [{ shifts: [{ from: '19:00', to: '07:00' }] }, 'shifts[0].to'],
    [{ shifts: [{ weekday: 7, from: '07:00', to: '19:00' }] }, 'shifts[0].weekday'],
    [
      {
        shifts: [
          { from: '07:00', to: '19:00' },
          { from: '08:00', to: '19:00' },
        ],
      },
      'shifts[1].weekday',
    ],
    [{ skills: ['Tail lift'] }, 'skills[0]'],
    [{ max_stops: 0 }, 'max_stops'],
    [{ max_stops: 1.5 }, 'max_stops'],
    [{ max_miles: -1 }, 'max_miles'],
  ])('%j is refused', async (body, param) => {
    expect(refused(await client.patch(`/vehicles/${day.vehicle}`, body))).toEqual([
      422,
      'invalid_value',
      param,
    ]);
  });
});

describe('a driver', () => {
  test('drives, unless added as a mate', async () => {
    const driver = { name: 'Uma', phone: '+447700900014' };
    const made = await client.post('/drivers', driver);
    expect(made.body.role).toBe('driver');
    const mate = await client.post('/drivers', { ...driver, role: 'mate' });
    expect(mate.body.role).toBe('mate');
    expect((await client.patch(`/drivers/${mate.body.id}`, { role: 'driver' })).body.role).toBe('driver');
    expect(refused(await client.post('/drivers', { ...driver, role: 'cook' }))).toEqual([
      422,
      'invalid_value',
      'role',
    ]);
  });

  test('may have one shift for every day', async () => {
    const shifts = [{ from: '07:00', to: '15:00' }];
    const made = await client.post('/drivers', { name: 'Uma', phone: '+447700900014', shifts });
    expect(made.body.shifts).toEqual(shifts);
  });
});

describe.each([
  ['vehicles', () => day.vehicle],
  ['drivers', () => day.driver],
])('absences of %s', (kind, id) => {
  const path = () => `/${kind}/${id()}/absences`;

  test('are added, listed and removed', async () => {
    const body = { from: '2030-01-07', to: '2030-01-11', reason: 'MOT' };
    const made = await client.post(path(), body);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.stringMatching(/^abs_/), object: 'absence', ...body });
    const other = await client.post(path(), { from: '2030-02-01', to: '2030-02-01' });
    expect(other.body).not.toHaveProperty('reason');
    const listed = await client.get(path());
    expect(listed.body).toEqual({ object: 'list', data: [other.body, made.body], has_more: false });
    expect((await client.delete(`${path()}/${other.body.id}`)).status).toBe(204);
    expect((await client.get(path())).body.data).toEqual([made.body]);
    expect((await client.delete(`${path()}/${other.body.id}`)).status).toBe(404);
  });

  test('end no sooner than they begin, and are of somebody known', async () => {
    const backwards = { from: '2030-01-07', to: '2030-01-06' };
    expect(refused(await client.post(path(), backwards))).toEqual([422, 'invalid_value', 'to']);
    const nobody = await client.post(`/${kind}/none/absences`, { from: '2030-01-07', to: '2030-01-07' });
    expect(refused(nobody).slice(0, 2)).toEqual([404, 'not_found']);
  });
});

test('an absence of a vehicle is not one of a driver', async () => {
  const of = { from: '2030-03-01', to: '2030-03-02' };
  const { body } = await client.post(`/vehicles/${day.vehicle}/absences`, of);
  expect((await client.delete(`/drivers/${day.driver}/absences/${body.id}`)).status).toBe(404);
});

test('the rules of planning have defaults, and each can be set alone', async () => {
  const defaults = {
    staffing: 'vans',
    break_minutes: 30,
    break_after_minutes: 360,
    max_duty_minutes: 660,
    max_drive_minutes: 600,
    loading_minutes: 0,
    moved_stop_metres: 800,
    join_drafts: false,
    tell_from_minutes: 30,
  };
  expect((await client.get('/settings')).body.planning).toEqual(defaults);
  const patched = await client.patch('/settings', { planning: { loading_minutes: 20 } });
  expect(patched.body.planning).toEqual({ ...defaults, loading_minutes: 20 });
  await client.patch('/settings', { planning: { break_minutes: 45 } });
  const now = { ...defaults, loading_minutes: 20, break_minutes: 45 };
  expect((await client.get('/settings')).body.planning).toEqual(now);
  const refusal = await client.patch('/settings', { planning: { max_duty_minutes: 2_000 } });
  const unknown = await client.patch('/settings', { planning: { staffing: 'mates' } });
  expect(refused(unknown)).toEqual([422, 'invalid_value', 'planning.staffing']);
  expect(refused(refusal)).toEqual([422, 'invalid_value', 'planning.max_duty_minutes']);
  expect(refused(await client.patch('/settings', { planning: { breaks: 1 } }))).toEqual([
    422,
    'unknown_field',
    'planning.breaks',
  ]);
});

test('an order asks for skills and has a priority; without them it shows none', async () => {
  const plain = await makeOrder(client, day.shipper);
  expect(plain.service).not.toHaveProperty('skills');
  expect(plain.service).not.toHaveProperty('priority');
  const service = { skills: ['tail_lift', 'crane'], priority: 5 };
  const order = await makeOrder(client, day.shipper, { service });
  expect(order.service).toMatchObject({ crew: 1, skills: ['crane', 'tail_lift'], priority: 5 });
  const patched = await client.patch(`/orders/${order.id}`, { service: { priority: null, skills: null } });
  expect(patched.body.service).toEqual(plain.service);
  const refusal = await client.patch(`/orders/${order.id}`, { service: { priority: 6 } });
  expect(refused(refusal)).toEqual([422, 'invalid_value', 'service.priority']);
});
