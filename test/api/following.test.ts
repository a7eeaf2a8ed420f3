/** ETAs and lateness of runs under way follow their vans, by the roads of the day. */
import { toldTime } from '../../src/domain/promised-window.js';
import { instantOf, minutesOf, timeOfMinutes } from '@waypost/base/local-time';
import { startApi, type TestApi } from '../support/api.js';
import { emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';
import { type RoadNetwork, startRoadNetwork } from '../support/road-network.js';

const LONDON = 'Europe/London';

let network: RoadNetwork;
let api: TestApi;
let day: PlannedDay;
let run: any;
let stops: any[];

beforeAll(async () => {
  network = await startRoadNetwork();
  api = await startApi({ OSRM_BASE_URL: network.baseUrl });
});
afterAll(async () => {
  await api.close();
  await network.close();
});
beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  ({ run, stops } = await publishedRun(api, day, 4));
});

const goTo = (time: string) => api.setNow(instantOf(day.date, time, LONDON));
const later = (time: string, minutes: number) => timeOfMinutes(minutesOf(time) + minutes);
const stopsNow = async () => (await day.client.get(`/runs/${run.id}/stops`)).body.data as any[];
const etas = async () => (await stopsNow()).map(({ eta }) => eta as string);
const follow = async () => (await day.client.get('/tracking/vehicles')).body.data;
const act = (stop: any, what: string, body?: object) =>
  day.client.post(`/runs/${run.id}/stops/${stop.id}/${what}`, body);
async function positionAt(stop: any) {
  const { latitude, longitude } = stop.address;
  await day.client.post('/tracking/positions', {
    positions: [{ vehicle: day.vehicle, latitude, longitude }],
  });
}
/** Waiting at a door whose window is not open would hide a delay. */
const firstAfterOpening = () => {
  const index = stops.findIndex(({ eta }) => eta > '08:00');
  expect(index).toBeGreaterThanOrEqual(0);
  return index;
};

test('what is done late or early moves what follows, everywhere alike; patching the same stops agrees', async () => {
  goTo('07:30');
  await day.client.post(`/runs/${run.id}/start`);
  const planned = stops.map(({ eta }) => eta as string);
  goTo(later(planned[0]!, 20));
  await act(stops[0], 'arrive');
  await act(stops[0], 'complete');
  const now = await etas();
  expect(now[0]).toBe(planned[0]);
  // Left 20 minutes after the visit was to begin, which takes 8.
  expect(now.slice(1)).toEqual(planned.slice(1).map((eta) => later(eta, 12)));
  const route = (await day.client.get(`/routes/${run.route}`)).body;
  expect(route.stops.map(({ eta }: any) => eta)).toEqual(now);
  const [listed] = (await day.client.get(`/routes?date=${day.date}`)).body.data;
  expect(listed.stops).toEqual(route.stops);
  const token = (await day.client.get(`/orders/${stops[2].order}`)).body.tracking_url.split('/').at(-1);
  const page = await (await fetch(`${api.origin}/t/${token}`)).text();
  expect(page).toContain(toldTime(route.stops[2].window, now[2]!));

  const patched = await day.client.patch(`/routes/${run.route}`, { stops: stops.map(({ order }) => order) });
  expect(patched.body.stops.map(({ eta }: any) => eta)).toEqual(now);
});

test('a van that stands still is later by the minute; lateness is measured from the plan, not from the last timing', async () => {
  goTo('07:30');
  await day.client.post(`/runs/${run.id}/start`);
  const next = firstAfterOpening();
  for (const stop of stops.slice(0, next)) {
    goTo(stop.eta);
    await act(stop, 'arrive');
    goTo(later(stop.eta, 8));
    await act(stop, 'complete');
  }
  goTo(later(stops[next].eta, 25));
  await positionAt(stops[next]);
  const before = await etas();
  expect(before[next]).toBe(later(stops[next].eta, 25));
  expect((await follow())[0]).toMatchObject({ next_stop: stops[next].id, running_late_minutes: 25 });
  await day.client.patch(`/routes/${run.route}`, { stops: stops.map(({ order }) => order) });
  expect((await follow())[0].running_late_minutes).toBe(25);
  goTo(later(stops[next].eta, 30));
  expect((await follow())[0].running_late_minutes).toBe(30);
  await act(stops[next], 'arrive');
  goTo(later(stops[next].eta, 50));
  expect((await follow())[0]).toMatchObject({ next_stop: stops[next].id, running_late_minutes: 30 });
});

test('a position since the last stop counts: the nearer the van, the sooner it is there', async () => {
  goTo('07:30');
  await day.client.post(`/runs/${run.id}/start`);
  goTo('09:30');
  await act(stops[0], 'arrive');
  await act(stops[0], 'complete');
  const [, far] = await etas();
  goTo('09:31');
  await positionAt(stops[1]);
  const [, near] = await etas();
  expect(near).toBe('09:31');
  expect(minutesOf(far!)).toBeGreaterThan(minutesOf('09:31'));
});

test('stops done out of turn: the van goes on from where it was last', async () => {
  goTo('07:30');
  await day.client.post(`/runs/${run.id}/start`);
  goTo('09:00');
  await act(stops[2], 'arrive');
  await act(stops[2], 'complete');
  const now = await etas();
  const patched = await day.client.patch(`/routes/${run.route}`, { stops: stops.map(({ order }) => order) });
  expect(patched.body.stops.map(({ eta }: any) => eta)).toEqual(now);
  expect(minutesOf(now[0]!)).toBeGreaterThan(minutesOf('09:00'));
});

test('a run started before its date is timed as if on its date, and its van is followed', async () => {
  const planned = stops.map(({ eta }) => eta as string);
  await day.client.post(`/runs/${run.id}/start`);
  await positionAt({ address: { latitude: 51.37, longitude: -0.1 } });
  const [tracked] = await follow();
  expect(tracked).toMatchObject({ run: run.id, next_stop: stops[0].id });
  // It leaves when it was planned to, by its own clock, and its van was seen elsewhere than at the depot.
  expect(tracked.running_late_minutes).toBeLessThan(60);
  const now = await etas();
  expect(now).toHaveLength(planned.length);
  expect(now.every((eta) => eta >= '06:30')).toBe(true);
});

test('the day of a run that is started before its date begins when its van was to leave', async () => {
  const clockOf = async () =>
    (await api.owner.query('select clock_second from runs where id = $1', [run.id])).rows[0].clock_second;
  const departure = async () =>
    (await api.owner.query('select departs_second from routes where id = $1', [run.route])).rows[0]
      .departs_second;
  const leaves = await departure();
  expect(leaves).toBeGreaterThan(0);
  expect(leaves).toBeLessThan(60 * minutesOf(stops[0].eta));
  await day.client.post(`/runs/${run.id}/start`);
  expect(await clockOf()).toBe(leaves);
});

test('a completed run of another day is not followed', async () => {
  await day.client.post(`/runs/${run.id}/start`);
  await positionAt({ address: { latitude: 51.37, longitude: -0.1 } });
  expect(await follow()).toHaveLength(1);
  for (const stop of stops) await act(stop, 'complete');
  expect(await follow()).toEqual([]);
});
