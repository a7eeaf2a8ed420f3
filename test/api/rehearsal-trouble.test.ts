/** What goes wrong on a rehearsed day, by its own clock, and what the agent and the office make of it. */
import { failureOf } from '../../src/domain/rehearsal.js';
import { secondOfRun } from '../../src/records/runs/clock.js';
import { instantOf, minutesOf } from '@waypost/base/local-time';
import { agentLooks, brokenRules } from '../support/agent.js';
import { useApi } from '../support/api.js';
import { bookedOrder, emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';
import { rehearsal } from '../support/rehearsal.js';

const api = useApi();
let day: PlannedDay;
const { begin, clock, clockOf, drive, driveNextStep, pass, shownBy, step, stopsOf } = rehearsal(
  api,
  () => day,
);

beforeEach(async () => {
  begin();
  day = await emptyDay(api);
});

/** Publishes the route of a second van, with one visit in the evening; returns its id. */
async function publishAnotherVan(): Promise<string> {
  const van = await day.client.post('/vehicles', { name: 'Van 2', crew: 2, depot: day.depot });
  const driver = await day.client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot: day.depot });
  const seed = await bookedOrder(day, { at: 5, from: '16:00', to: '20:00' });
  const carriers = { vehicle: van.body.id, driver: driver.body.id };
  const other = await day.client.post('/routes', {
    ...{ date: day.date, depot: day.depot, stops: [seed] },
    ...carriers,
  });
  await day.client.post(`/routes/${other.body.id}/publish`);
  return other.body.id;
}

test('a van that leaves much too late has the agent suggest who helps it, by its own clock', async () => {
  const other = await publishAnotherVan();
  const { run } = await publishedRun(api, day, 3);
  await drive(run.id, { speed: 60, late_minutes: 100 });
  const suggestions = await agentLooks(api, day);
  const [late] = suggestions.filter(({ trigger }) => trigger === 'running_late');
  expect(late).toMatchObject({ subject: run.id, impact: { windows_kept: true } });
  expect(late.changes.some(({ to }: any) => to.route === other)).toBe(true);
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
      clock.now = instantOf(day.date, time, 'Europe/London').getTime();
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
      expect(secondOfRun(await clockOf(behind.id), 'Europe/London', new Date(clock.now))).toBeLessThan(shown);
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

test('a van waits while the agent looks at its day, and if asked for while a suggestion is open', async () => {
  await publishAnotherVan();
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
