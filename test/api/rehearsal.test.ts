/**
 * The sandbox drives a run on a clock of its own, step by step; the steps are taken here, with time moved in between.
 */
import { createDatabase, createPool } from '../../src/db/client.js';
import { listWaiting } from '../../src/work/queue/reconciler-queries.js';
import { failureOf } from '../../src/domain/rehearsal.js';
import { localDateTime, minutesOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { emptyDay, eventTypes, outboxOf, type PlannedDay, publishedRun } from '../support/planning.js';
import { rehearsal } from '../support/rehearsal.js';

const api = useApi();
let day: PlannedDay;
const { begin, clock, dayOf, drive, driveNextStep, pass, shownBy, step, stopsOf } = rehearsal(api, () => day);

beforeEach(async () => {
  begin();
  day = await emptyDay(api);
});

const minutesLater = (a: string, b: string) => minutesOf(b) - minutesOf(a);

test('sets the run out at once; its stops are visited at their ETAs, by its own clock', async () => {
  const { run, stops } = await publishedRun(api, day, 3);
  const set = await drive(run.id, { speed: 60 });
  const began = clock.now;
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
  const began = clock.now;
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
  await everyTimeIs(body.visits);
});

test.each([
  ['as fast', 60, 60],
  ['faster', 60, 240],
  ['slower: it goes on as fast', 240, 60],
  ['by the sandbox for the first time', undefined, 60],
])('driven again %s, what it has done keeps its time of day', async (_how, first, then) => {
  const { run, stops } = await publishedRun(api, day, 4);
  const isHalfDone = async () => (await stopsOf(run.id))[1].status === 'completed';
  if (first !== undefined) {
    await drive(run.id, { speed: first });
    await driveNextStep(run.id, { late: () => 70_000, until: isHalfDone });
  } else {
    pass(0);
    expect((await day.client.post(`/runs/${run.id}/start`)).status).toBe(200);
    for (const stop of stops.slice(0, 2)) {
      const occurred_at = new Date(clock.now).toISOString();
      const at = `/runs/${run.id}/stops/${stop.id}`;
      expect((await day.client.post(`${at}/arrive`, { occurred_at })).status).toBe(200);
      pass(120_000);
      const done = await day.client.post(`${at}/complete`, { signed_by: 'Ada' });
      expect(done.status).toBe(200);
      pass(300_000);
    }
  }
  pass(45_000);
  const before = await dayOf(run.id);
  const shown = await shownBy(run.id);
  await drive(run.id, { speed: then });
  // A second is as near as a clock is kept.
  const near = (difference: number) => Math.abs(difference) < 2;
  const compare = (after: any[]) =>
    after.slice(0, 2).map(({ at }, index) => near(at - Number(before[index]!.at)));
  expect(compare(await dayOf(run.id))).toEqual([true, true]);
  expect(near((await shownBy(run.id)) - shown)).toBe(true);
  await driveNextStep(run.id);
  const after = await dayOf(run.id);
  expect(compare(after)).toEqual([true, true]);
  const times = after.map(({ at }) => Number(at));
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
});

test('driven at once, its visits were when they were planned, wherever they are shown', async () => {
  for (const seed of [undefined, 11]) {
    day = await emptyDay(api);
    const { run, stops } = await publishedRun(api, day, 3);
    await drive(run.id, seed === undefined ? {} : { seed, fail_share: 0.5 });
    const { body } = await day.client.get(`/depots/${day.depot}/days/${day.date}`);
    expect(body.visits.map(({ arrived }: any) => arrived)).toEqual(stops.map(({ eta }: any) => eta));
    await everyTimeIs(body.visits);
  }
});

/** Compares the times of visits, as the day has them, with all others that say when a visit was. */
async function everyTimeIs(visits: any[]): Promise<void> {
  const lines = (await day.client.get(`/reports/visits?from=${day.date}&to=${day.date}`)).body.data;
  const exported = await day.client.get('/orders', { accept: 'text/csv' });
  const clockOf = (instant: string) =>
    Object.values(localDateTime(new Date(instant), 'Europe/London')).slice(0, 2);
  for (const { order, arrived, left } of visits) {
    const [visit] = (await day.client.get(`/orders/${order}/visits`)).body.data;
    const line = lines.find((each: any) => each.order === order);
    expect([visit.arrived_at, line.arrived_at].map(clockOf)).toEqual(Array(2).fill([day.date, arrived]));
    expect(clockOf(visit.left_at)).toEqual([day.date, left]);
    if (visit.outcome !== 'completed') continue;
    expect(clockOf(line.delivered_at)).toEqual([day.date, left]);
    expect(exported.body).toContain(line.delivered_at);
    expect((await day.client.get(`/orders/${order}/proof`)).body).toContain(left);
  }
}

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
