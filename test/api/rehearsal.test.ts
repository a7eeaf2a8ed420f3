/**
 * The sandbox drives a run on a clock of its own, step by step; the steps are taken here, with time moved in between.
 */
import { createRunActivities } from '../../activities/runs.js';
import { createDatabase, createPool } from '../../src/db/client.js';
import { listWaiting } from '../../src/work/queue/reconciler-queries.js';
import { failureOf } from '../../src/domain/rehearsal.js';
import { instantOf, localDateTime, minutesOf } from '@waypost/base/local-time';
import { type Clocked, secondOfRun } from '../../src/records/runs/clock.js';
import { agentLooks, brokenRules } from '../support/agent.js';
import { useApi } from '../support/api.js';
import {
  bookedOrder,
  emptyDay,
  eventTypes,
  outboxOf,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let now: number;

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  now = Date.now();
});

/** Moves time on. */
const pass = (ms: number) => {
  now += ms;
  api.setNow(new Date(now));
};
const step = (run: string) =>
  createRunActivities({ source: api.foundation.source }).driveNextStep({ tenant: day.client.tenant.id, run });
/** Takes steps until the drive is over, or `until` says so; each comes `late` after it was due. */
const driveNextStep = async (
  run: string,
  {
    late = () => 0,
    until = () => Promise.resolve(false),
  }: {
    late?: () => number;
    until?: () => Promise<boolean>;
  } = {},
) => {
  for (let steps = 0; steps < 500; steps += 1) {
    const { wait_ms: wait } = await step(run);
    if (wait === null || (await until())) return;
    pass(wait + late());
  }
  throw new Error('the drive does not end');
};
const drive = async (run: string, body: object) => {
  pass(0);
  const reply = await day.client.post(`/sandbox/runs/${run}/drive`, body);
  expect(reply.status).toBe(202);
  return reply.body;
};
const stopsOf = async (run: string): Promise<any[]> => (await day.client.get(`/runs/${run}/stops`)).body.data;
/** What became of each stop, and when by the run's clock: seconds of its day. */
const dayOf = async (run: string) => {
  const clock = await clockOf(run);
  return (await stopsOf(run)).map(({ sequence, status, failure_reason, proof }) => ({
    sequence,
    status,
    failure_reason,
    at: proof && secondOfRun(clock, 'Europe/London', new Date(proof.at)),
  }));
};
const clockOf = async (run: string): Promise<Clocked> =>
  (await api.owner.query('select *, date::text from runs where id = $1', [run])).rows[0];
/** The second of its day that a run's clock shows. */
const shownBy = async (run: string) => secondOfRun(await clockOf(run), 'Europe/London', new Date(now));
const minutesLater = (a: string, b: string) => minutesOf(b) - minutesOf(a);

test('sets the run out at once; its stops are visited at their ETAs, by its own clock', async () => {
  const { run, stops } = await publishedRun(api, day, 3);
  const set = await drive(run.id, { speed: 60 });
  const began = now;
  expect(set).toMatchObject({ status: 'started', progress: { completed: 0, total: 3 } });
  expect(await outboxOf(day.client, 'rehearsal.start')).toMatchObject([{ run: run.id, depot: day.depot }]);

  await driveNextStep(run.id);
  expect((await day.client.get(`/runs/${run.id}`)).body.status).toBe('completed');
  const events = (await eventTypes(day.client)).filter((type) => /^(run|stop)\./.test(type));
  expect(events).toEqual(['run.started', ...Array(3).fill('stop.completed'), 'run.completed']);
  // An hour is a minute: the visits are as far apart as was planned, to the minute that an ETA is rounded to.
  const arrived = await api.owner.query('select arrived_at from stops where route = $1 order by sequence', [
    run.route,
  ]);
  const minutes = arrived.rows.map(({ arrived_at: at }) => (at.getTime() - began) / 1000);
  for (const [index, stop] of stops.entries()) {
    const planned = minutesLater(stops[0].eta, stop.eta);
    expect(Math.abs(minutes[index]! - minutes[0]! - planned)).toBeLessThanOrEqual(1);
  }
  expect(await step(run.id)).toEqual({ wait_ms: null });
});

test('the van is seen on its way between the stops', async () => {
  const { run, stops } = await publishedRun(api, day, 2);
  await drive(run.id, { speed: 60 });
  const seen: { latitude: number; longitude: number }[] = [];
  const isAtLast = async () => {
    const [position] = (
      await api.owner.query('select * from vehicle_positions where vehicle = $1', [day.vehicle])
    ).rows;
    seen.push(position);
    return (await stopsOf(run.id))[1].status === 'arrived';
  };
  await driveNextStep(run.id, { until: isAtLast });
  const { latitude, longitude } = stops[1].address;
  expect(seen.at(-1)).toMatchObject({ latitude, longitude });
  const places = new Set(seen.map((place) => `${place.latitude} ${place.longitude}`));
  expect(places.size).toBeGreaterThan(4);
});

test('the same seed gives the same day, also when steps come late', async () => {
  const days: object[][] = [];
  for (const late of [0, 70_000]) {
    day = await emptyDay(api);
    const { run } = await publishedRun(api, day, 6);
    await drive(run.id, { speed: 60, fail_share: 0.5, seed: 11 });
    let turn = 0;
    await driveNextStep(run.id, { late: () => (turn++ % 3) * late });
    days.push(await dayOf(run.id));
  }
  expect(days[1]).toEqual(days[0]);
  const statuses = days[0]!.map((stop: any) => stop.status);
  expect(new Set(statuses)).toEqual(new Set(['completed', 'failed']));
  const expected = days[0]!.map((stop: any) => failureOf({ seed: 11, fail_share: 0.5 }, stop.sequence));
  expect(days[0]!.map((stop: any) => stop.failure_reason)).toEqual(expected);
});

test('a van that leaves late says so at once, and comes so much later', async () => {
  const { run, stops } = await publishedRun(api, day, 2);
  await drive(run.id, { speed: 60, late_minutes: 40 });
  const began = now;
  const late = await stopsOf(run.id);
  const delays = late.map((stop, index) => minutesLater(stops[index].eta, stop.eta));
  // Waiting for a window that is not open yet may take up some of it.
  expect(delays[1]).toBeGreaterThan(0);
  expect(Math.max(...delays)).toBeLessThanOrEqual(40);
  const [tracked] = (await day.client.get('/tracking/vehicles')).body.data;
  expect(tracked).toMatchObject({ run: run.id, running_late_minutes: delays[0] });
  const [leaving] = (
    await api.owner.query('select leaves_second, clock_second from runs where id = $1', [run.id])
  ).rows;
  expect(leaving.leaves_second - leaving.clock_second).toBe(40 * 60);

  expect(await outboxOf(day.client, 'suggestion.requested')).not.toContainEqual(
    expect.objectContaining({ trigger: 'running_late' }),
  );

  await driveNextStep(run.id);
  const arrived = await api.owner.query(
    'select arrived_at, eta from stops where route = $1 order by sequence',
    [run.route],
  );
  expect(arrived.rows[0].arrived_at.getTime() - began).toBeGreaterThan(40_000);
  const [first, second] = arrived.rows.map(({ arrived_at: at }) => (at.getTime() - began) / 1000);
  expect(Math.abs(second! - first! - minutesLater(late[0].eta, late[1].eta))).toBeLessThanOrEqual(1);
});

test('a van that leaves much too late has the agent suggest who helps it, by its own clock', async () => {
  const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const driver = await day.client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot });
  const seed = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00' });
  const carriers = { vehicle: van.body.id, driver: driver.body.id };
  const other = await day.client.post('/routes', {
    ...{ date: day.date, depot: day.depot, stops: [seed] },
    ...carriers,
  });
  await day.client.post(`/routes/${other.body.id}/publish`);
  const { run } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60, late_minutes: 100 });
  const suggestions = await agentLooks(api, day);
  const [late] = suggestions.filter(({ trigger }) => trigger === 'running_late');
  expect(late).toMatchObject({ subject: run.id, impact: { windows_kept: true } });
  expect(late.changes.some(({ to }: any) => to.route === other.body.id)).toBe(true);
  expect((await day.client.post(`/agent/suggestions/${late.id}/accept`)).status).toBe(200);
  expect(await brokenRules(day)).toEqual([]);
});

test('a visit that its seed has fail is suggested to be made again, before the van goes on', async () => {
  const first = (seed: number) => failureOf({ seed, fail_share: 0.5 }, 1);
  const seed = Array.from({ length: 100 }, (_, index) => index).find((each) => first(each) === 'no_answer')!;
  const { run, stops } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60, fail_share: 0.5, seed });
  await driveNextStep(run.id, { until: async () => (await stopsOf(run.id))[0].status === 'failed' });
  const suggestions = await agentLooks(api, day);
  const [again] = suggestions.filter(({ trigger }) => trigger === 'failed_stop');
  expect(again).toMatchObject({ subject: stops[0].id });
  expect((await day.client.post(`/agent/suggestions/${again.id}/accept`)).status).toBe(200);
  const orders = (await stopsOf(run.id)).map(({ order }) => order);
  expect(orders.filter((order) => order === stops[0].order)).toHaveLength(2);
  expect(await brokenRules(day)).toEqual([]);
});

test('breaks down after the stop that was named, and stands', async () => {
  const { run } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60, breakdown_at_stop: 2 });
  await driveNextStep(run.id);
  const broken = (await day.client.get(`/runs/${run.id}`)).body;
  expect(broken).toMatchObject({ status: 'started', progress: { completed: 2 } });
  expect(broken.broken_down_at).toEqual(expect.any(String));
  expect((await stopsOf(run.id)).map(({ status }) => status)).toEqual(['completed', 'completed', 'pending']);
  const [eta, shown] = [(await stopsOf(run.id))[2].eta, await shownBy(run.id)];
  pass(3_600_000);
  expect(await step(run.id)).toEqual({ wait_ms: null });
  const last = (await stopsOf(run.id))[2];
  // So does its clock: its day does not go by while the office looks for another van.
  expect([last.status, last.eta, await shownBy(run.id)]).toEqual(['pending', eta, shown]);
});

/** Publishes a route of these orders; resolves to its run. */
async function sentOut(van: { vehicle: string; driver: string }, stops: string[]): Promise<any> {
  const route = await day.client.post('/routes', { date: day.date, depot: day.depot, ...van, stops });
  const run = await day.client.post(`/routes/${route.body.id}/publish`);
  expect(run.status).toBe(200);
  return run.body;
}

/** How a van breaks down: in a rehearsal after a stop, or at a time of the day itself. */
type Breakdown = {
  from: string;
  to: string;
  after?: number;
  /** Minutes after its time. */
  late?: number;
  /** Another van is driven, whose clock shows less. */
  isBehind?: true;
  /** When the day is begun, on the day itself. */
  at?: string;
  breaksAt?: string;
};

test.each([
  ['early on a rehearsed day', { from: '08:00', to: '12:00', after: 1 }],
  ['late on a rehearsed day', { from: '16:00', to: '20:00', after: 3 }],
  ['while another rehearsed van is behind', { from: '16:00', to: '20:00', after: 2, isBehind: true }],
  [
    'too late for what was booked, with a van behind',
    { from: '08:00', to: '12:00', after: 1, late: 300, isBehind: true },
  ],
  ['in a rehearsal on the day itself', { from: '16:00', to: '20:00', after: 2, at: '05:00' }],
  ['on the day itself, early', { from: '08:00', to: '12:00', at: '05:00', breaksAt: '07:45' }],
  ['on the day itself, late', { from: '08:00', to: '12:00', at: '05:00', breaksAt: '10:40' }],
] satisfies [string, Breakdown][])(
  'a van breaks down %s: nobody else comes before that',
  async (_when, { from, to, after, late, isBehind, at, breaksAt }: Breakdown) => {
    const set = (time: string) => {
      now = instantOf(day.date, time, 'Europe/London').getTime();
      pass(0);
    };
    if (at) set(at);
    const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
    const vic = await day.client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot });
    const other = { vehicle: van.body.id, driver: vic.body.id };
    const stops: string[] = [];
    for (const index of [0, 1, 2, 3]) stops.push(await bookedOrder(day, { at: index, from, to }));
    const run = await sentOut({ vehicle: day.vehicle, driver: day.driver }, stops);
    const behind = isBehind && (await sentOut(other, [await bookedOrder(day, { at: 6 })]));
    if (behind) await drive(behind.id, { speed: 1 });
    if (breaksAt) {
      set('07:30');
      await day.client.post(`/runs/${run.id}/start`);
      set(breaksAt);
      expect((await day.client.post(`/runs/${run.id}/breakdown`)).status).toBe(200);
    } else {
      await drive(run.id, { speed: 60, breakdown_at_stop: after, ...(late && { late_minutes: late }) });
      await driveNextStep(run.id);
    }
    const shown = await shownBy(run.id);
    expect(shown).toBeGreaterThan(7 * 3_600);
    if (behind)
      expect(secondOfRun(await clockOf(behind.id), 'Europe/London', new Date(now))).toBeLessThan(shown);
    const isEarly = (stop: { eta: string }) => minutesOf(stop.eta) * 60 < shown - 59;

    const [suggestion] = (await agentLooks(api, day)).filter(({ trigger }) => trigger === 'breakdown');
    expect(suggestion !== undefined).toBe(!late);
    const left = (await stopsOf(run.id))
      .filter(({ status }) => status === 'pending')
      .map(({ order }) => order);
    expect(left.length).toBeGreaterThan(0);
    const held = behind ? (await stopsOf(behind.id)).map(({ order }) => order) : [];
    // By hand, whoever it is given to; also an order that nobody had.
    const loose = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00' });
    const routes = [{ vehicle: other.vehicle, stops: [...held, ...left, loose] }];
    const tried = await day.client.post(`/depots/${day.depot}/days/${day.date}/rearrange`, {
      routes,
      dry_run: true,
    });
    const taken = tried.body.routes
      .flatMap((route: any) => route.stops)
      .filter(({ order }: any) => [...left, loose].includes(order));
    expect(taken).toHaveLength(left.length + 1);
    expect(taken.filter(isEarly)).toEqual([]);
    if (!suggestion) return;
    expect(suggestion.changes.map(({ to: there }: any) => there).filter(isEarly)).toEqual([]);
    expect((await day.client.post(`/agent/suggestions/${suggestion.id}/accept`)).status).toBe(200);
    const routesNow = (await day.client.get(`/routes?date=${day.date}`)).body.data.filter(
      ({ vehicle }: any) => vehicle === other.vehicle,
    );
    const moved = routesNow
      .flatMap((route: any) => route.stops)
      .filter(({ order }: any) => left.includes(order));
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter(isEarly)).toEqual([]);
  },
);

test('one stop taken off a broken-down van of a rehearsed day: nobody else is told anything', async () => {
  const van = (await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot })).body.id;
  const { run, stops } = await publishedRun(api, day, 5);
  await drive(run.id, { speed: 60, breakdown_at_stop: 1 });
  await driveNextStep(run.id);
  pass(3_600_000);
  const [, moved, ...others] = stops;
  const path = `/depots/${day.depot}/days/${day.date}/rearrange`;
  const given = await day.client.post(path, {
    routes: [{ vehicle: van, stops: [moved.order] }],
    force: true,
  });
  expect(given.status).toBe(200);
  const left = (await stopsOf(run.id)).filter(({ status }) => status === 'pending');
  expect(left.map(({ window }) => window)).toEqual(others.map(({ window }) => window));
  const told = (await day.client.get('/messages?limit=100')).body.data;
  expect(told.filter(({ template }: any) => template === 'window_changed')).toEqual([]);
});

test('follows a change of the route by the office, from where the van is', async () => {
  const { run, stops } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60 });
  const isOnTheWay = async () => {
    const { rows } = await api.owner.query('select rehearsal from runs where id = $1', [run.id]);
    const [first] = await stopsOf(run.id);
    return first.status === 'completed' && rows[0].rehearsal.leg?.stop === stops[1].id;
  };
  await driveNextStep(run.id, { until: isOnTheWay });
  pass(1_000);
  const changed = await day.client.patch(`/routes/${run.route}`, {
    stops: [stops[2].order, stops[1].order],
    force: true,
  });
  expect(changed.status).toBe(200);
  await driveNextStep(run.id);
  const after = await stopsOf(run.id);
  expect(after.map(({ order }) => order)).toEqual([stops[0].order, stops[2].order, stops[1].order]);
  expect(after.map(({ status }) => status)).toEqual(Array(3).fill('completed'));
  const times = after.map(({ proof }) => Date.parse(proof.at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('at once, with failures and a breakdown, when no speed is named', async () => {
  const { run } = await publishedRun(api, day, 4);
  const body = { fail_share: 0.5, breakdown_at_stop: 3, seed: 11 };
  const reply = await drive(run.id, body);
  expect(reply.broken_down_at).toEqual(expect.any(String));
  const expected = [1, 2, 3].map((sequence) => failureOf({ seed: 11, fail_share: 0.5 }, sequence));
  const stops = await stopsOf(run.id);
  expect(stops.map(({ failure_reason: reason }) => reason)).toEqual([...expected, null]);
  expect(stops[3].status).toBe('pending');
  expect(await outboxOf(day.client, 'rehearsal.start')).toEqual([]);
});

test('a drive without its workflow waits to be put back, until it is over', async () => {
  const { run } = await publishedRun(api, day, 1);
  await drive(run.id, { speed: 60 });
  await api.owner.query(`update runs set clock_at = clock_at - interval '10 seconds' where id = $1`, [
    run.id,
  ]);
  const pool = createPool(api.databaseUrl, 'waypost_system', 1);
  try {
    const waiting = async () =>
      (await listWaiting(createDatabase(pool), 'rehearsals', '', 100)).filter(({ id }) => id === run.id);
    expect(await waiting()).toMatchObject([
      { topic: 'rehearsal.start', subject: run.id, due: false, payload: { run: run.id, depot: day.depot } },
    ]);
    await driveNextStep(run.id);
    expect(await waiting()).toEqual([]);
  } finally {
    await pool.end();
  }
});

test('its clock stands until what is due has been done, and the reports count by it', async () => {
  const { run, stops } = await publishedRun(api, day, 2);
  await drive(run.id, { speed: 60 });
  await driveNextStep(run.id, { until: async () => (await stopsOf(run.id))[0].status === 'arrived' });
  // The machine does nothing for an hour, which is two and a half days by this clock.
  const arrived = await shownBy(run.id);
  pass(3_600_000);
  expect(await shownBy(run.id)).toBe(arrived);
  await driveNextStep(run.id);
  const visits = await dayOf(run.id);
  const atDoor = visits.map(({ at }, index) => at / 60 - minutesOf(stops[index].eta));
  for (const minutes of atDoor) expect(minutes).toBeGreaterThan(0);
  expect(Math.max(...atDoor)).toBeLessThan(15);
  const report = await day.client.get(`/reports/deliveries?from=${day.date}&to=${day.date}`);
  expect(report.body.data[0]).toMatchObject({ on_time_rate_booked: 1 });
  // Of a rehearsal only its own clock is shown, whenever it is driven.
  const { body } = await day.client.get(`/depots/${day.depot}/days/${day.date}`);
  expect(body.visits.map(({ actual_at }: any) => actual_at)).toEqual([null, null]);
  // Everything that says when a visit was says the same.
  const lines = (await day.client.get(`/reports/visits?from=${day.date}&to=${day.date}`)).body.data;
  const exported = await day.client.get('/orders', { accept: 'text/csv' });
  for (const { order, arrived, left } of body.visits) {
    const [visit] = (await day.client.get(`/orders/${order}/visits`)).body.data;
    const line = lines.find((each: any) => each.order === order);
    const at = (time: string) => [day.date, time];
    const clock = (instant: string) =>
      Object.values(localDateTime(new Date(instant), 'Europe/London')).slice(0, 2);
    expect([visit.arrived_at, line.arrived_at].map(clock)).toEqual(Array(2).fill(at(arrived)));
    expect([visit.left_at, line.delivered_at].map(clock)).toEqual(Array(2).fill(at(left)));
    expect(exported.body).toContain(line.delivered_at);
    expect((await day.client.get(`/orders/${order}/proof`)).body).toContain(left);
  }
});

test('a van waits while the agent looks at its day, and if asked for while a suggestion is open', async () => {
  const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const driver = await day.client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot });
  const seed = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00' });
  const carriers = { vehicle: van.body.id, driver: driver.body.id };
  const other = await day.client.post('/routes', {
    ...{ date: day.date, depot: day.depot, stops: [seed] },
    ...carriers,
  });
  await day.client.post(`/routes/${other.body.id}/publish`);
  const { run } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60, late_minutes: 100, waits_for_suggestions: true });
  const waits = async () => {
    for (let steps = 0; steps < 60; steps += 1) {
      const { wait_ms: wait } = await step(run.id);
      pass(wait ?? 0);
    }
    return [await shownBy(run.id), (await stopsOf(run.id))[0].status];
  };
  // Nobody answers what the agent is asked: it is waited for a minute.
  const [late] = (await agentLooks(api, day)).filter(({ trigger }) => trigger === 'running_late');
  const [at, status] = await waits();
  expect(status).toBe('pending');
  expect((await waits())[0]).toBe(at);
  expect((await day.client.post(`/agent/suggestions/${late.id}/dismiss`)).status).toBe(200);
  await driveNextStep(run.id);
  expect((await stopsOf(run.id)).map((stop) => stop.status)).toEqual(Array(3).fill('completed'));
});

test('422 for what cannot be driven', async () => {
  for (const [field, value] of [
    ['speed', 0],
    ['late_minutes', -1],
    ['fail_share', 1.1],
    ['breakdown_at_stop', 0],
    ['seed', 0.5],
  ] as const) {
    const reply = await day.client.post('/sandbox/runs/run_none/drive', { [field]: value });
    expect([reply.status, reply.body.error.param]).toEqual([422, field]);
  }
});
