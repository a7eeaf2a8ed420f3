/** Live tracking: reporting positions and following vehicles. */
import { instantOf, localDateTime } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { emptyDay, type PlannedDay, publishedRun } from '../support/planning.js';

const LONDON = 'Europe/London';

const api = useApi();
let day: PlannedDay;
let run: any;
let stops: any[];

beforeEach(async () => {
  api.setNow(undefined);
  day = await emptyDay(api);
  ({ run, stops } = await publishedRun(api, day, 2));
});

const here = (position: Record<string, unknown> = {}) => ({
  vehicle: day.vehicle,
  latitude: 51.37,
  longitude: -0.1,
  ...position,
});
const report = (...positions: unknown[]) => day.client.post('/tracking/positions', { positions });
const follow = async (query = '') => (await day.client.get(`/tracking/vehicles${query}`)).body.data;
const goTo = (time: string) => api.setNow(instantOf(day.date, time, LONDON));

test('the latest position of each vehicle, with its next stop', async () => {
  goTo('07:00');
  const at = new Date(instantOf(day.date, '06:59', LONDON)).toISOString();
  const reply = await report(
    here({ heading: 90, speed_mph: 31, at }),
    here({ latitude: 50, at: '2020-01-01T00:00:00Z' }),
  );
  expect([reply.status, reply.body]).toEqual([202, { accepted: 2 }]);
  expect(await follow()).toEqual([
    {
      object: 'vehicle_position',
      vehicle: day.vehicle,
      run: run.id,
      latitude: 51.37,
      longitude: -0.1,
      heading: 90,
      speed_mph: 31,
      next_stop: stops[0].id,
      running_late_minutes: 0,
      updated_at: at,
    },
  ]);
  await report(here({ latitude: 50, at: '2020-01-01T00:00:00Z' }));
  expect((await follow())[0].latitude).toBe(51.37);
  expect(await follow(`?depot=${day.depot}`)).toHaveLength(1);
  expect(await follow('?depot=dep_none')).toEqual([]);
});

test('minutes late grow after the ETA, and stand still once the van is there', async () => {
  const eta = instantOf(day.date, stops[0].eta, LONDON).getTime();
  api.setNow(new Date(eta + 25 * 60_000));
  await report(here());
  expect((await follow())[0].running_late_minutes).toBe(25);
  await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/arrive`);
  api.setNow(new Date(eta + 40 * 60_000));
  expect((await follow())[0]).toMatchObject({ running_late_minutes: 25, next_stop: stops[0].id });
  await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
  expect((await follow())[0].next_stop).toBe(stops[1].id);
});

test('only vehicles that have a run today, or one under way, whatever its date', async () => {
  await report(here());
  expect(localDateTime(new Date(), LONDON).date).not.toBe(day.date);
  expect(await follow()).toEqual([]);
  await day.client.post(`/runs/${run.id}/start`);
  expect(await follow()).toMatchObject([{ vehicle: day.vehicle, run: run.id, next_stop: stops[0].id }]);
  for (const { id } of stops) await day.client.post(`/runs/${run.id}/stops/${id}/complete`);
  expect(await follow()).toEqual([]);
});

describe('a position that cannot be true', () => {
  const minute = (minutes: number) =>
    api.setNow(new Date(instantOf(day.date, '09:00', LONDON).getTime() + minutes * 60_000));
  const etas = async () =>
    (await day.client.get(`/runs/${run.id}/stops`)).body.data.map(({ eta }: any) => eta);
  const checks = async () =>
    (await api.owner.query('select due_at from run_checks where run = $1', [run.id])).rows;

  beforeEach(async () => {
    minute(0);
    await day.client.post(`/runs/${run.id}/start`);
    await report(here());
    minute(1);
  });

  test.each([
    ['null island', { latitude: 0, longitude: 0 }, 'out_of_area'],
    ['swapped coordinates', { latitude: -0.1, longitude: 51.37 }, 'out_of_area'],
    ['a longitude without its sign', { longitude: 0.1 }, 'too_fast'],
    ['a cache of yesterday', { latitude: 51.75, longitude: -1.26 }, 'too_fast'],
    ['a mast', { latitude: 51.372, accuracy_m: 3_000 }, 'inaccurate'],
  ])('%s is kept, marked, and changes nothing', async (_what, wrong, doubt) => {
    const before = [await etas(), await checks()];
    const reply = await report(here(wrong));
    const { accuracy_m: _accuracy, ...place } = here(wrong) as any;
    const at = new Date(instantOf(day.date, '09:01', LONDON)).toISOString();
    expect([reply.status, reply.body]).toEqual([202, { accepted: 1, doubted: [{ ...place, at, doubt }] }]);
    const { vehicle: _vehicle, ...marked } = place;
    expect(await follow()).toMatchObject([
      { latitude: 51.37, longitude: -0.1, doubted: { ...marked, at, doubt } },
    ]);
    expect([await etas(), await checks()]).toEqual(before);
    minute(2);
    expect((await report(here({ latitude: 51.371 }))).body).toEqual({ accepted: 1 });
    const [now] = await follow();
    expect(now).toMatchObject({ latitude: 51.371 });
    expect(now).not.toHaveProperty('doubted');
  });

  test('the third that agrees is the truth, and the run is checked', async () => {
    const there = { latitude: 51.5, longitude: -0.3 };
    expect((await report(here(there))).body.doubted).toHaveLength(1);
    minute(2);
    expect((await report(here(there))).body.doubted).toHaveLength(1);
    await api.owner.query('delete from run_checks where run = $1', [run.id]);
    minute(3);
    expect((await report(here(there))).body).toEqual({ accepted: 1 });
    expect((await follow())[0]).toMatchObject(there);
    expect(await checks()).toHaveLength(1);
  });

  test("three that agree at another depot of the courier, which is not the run's, are not the truth", async () => {
    const address = { line1: '1 Depot Way', town: 'Milton Keynes', postcode: 'MK9 3QA' };
    const opening = { from: '06:00', to: '20:00' };
    const made = await day.client.post('/depots', { name: 'Other', address, opening });
    expect(made.status).toBe(201);
    for (const at of [2, 3, 4, 5]) {
      minute(at);
      const { doubted } = (await report(here({ latitude: 52.04, longitude: -0.76 }))).body;
      expect(doubted).toMatchObject([{ doubt: 'too_fast' }]);
    }
    expect((await follow())[0]).toMatchObject({ latitude: 51.37 });
  });

  test('null island is never the truth, however often it is said', async () => {
    for (const at of [2, 3, 4, 5]) {
      minute(at);
      expect((await report(here({ latitude: 0, longitude: 0 }))).body.doubted).toHaveLength(1);
    }
    expect((await follow())[0]).toMatchObject({ latitude: 51.37 });
  });

  test('a clock that is ahead hides none that follow', async () => {
    const ahead = new Date(instantOf(day.date, '09:05', LONDON)).toISOString();
    await report(here({ latitude: 51.371, at: ahead }));
    expect((await follow())[0].updated_at).toBe(new Date(instantOf(day.date, '09:01', LONDON)).toISOString());
    minute(2);
    await report(here({ latitude: 51.372 }));
    expect((await follow())[0].latitude).toBe(51.372);
  });

  test('of a tracker that is broken for good the last ones are kept', async () => {
    for (let at = 2; at < 26; at++) {
      minute(at);
      await report(here({ latitude: 0, longitude: 0 }));
    }
    const { rows } = await api.owner.query('select at from doubted_positions where vehicle = $1', [
      day.vehicle,
    ]);
    expect(rows).toHaveLength(20);
  });
});

describe('the first position of a day', () => {
  const minute = (minutes: number) =>
    api.setNow(new Date(instantOf(day.date, '09:00', LONDON).getTime() + minutes * 60_000));

  test.each([
    ['null island', { latitude: 0, longitude: 0 }],
    ['a cache of another town', { latitude: 52.2, longitude: -0.9 }],
  ])('%s is not believed, however often, and the first true one is', async (_what, wrong) => {
    minute(0);
    await day.client.post(`/runs/${run.id}/start`);
    const etas = async () =>
      (await day.client.get(`/runs/${run.id}/stops`)).body.data.map(({ eta }: any) => eta);
    const before = await etas();
    for (const at of [1, 2, 3, 4]) {
      minute(at);
      expect((await report(here(wrong))).body.doubted).toMatchObject([{ doubt: 'out_of_area' }]);
    }
    expect([await follow(), await etas()]).toEqual([[], before]);
    minute(5);
    expect((await report(here())).body).toEqual({ accepted: 1 });
    expect(await follow()).toMatchObject([{ latitude: 51.37 }]);
  });

  test('of a day after another is judged like it', async () => {
    goTo('07:00');
    await report(here());
    minute(0);
    await day.client.post(`/runs/${run.id}/start`);
    expect((await report(here({ latitude: 52.2, longitude: -0.9 }))).body.doubted).toHaveLength(1);
    expect((await report(here({ latitude: 51.5 }))).body).toEqual({ accepted: 1 });
  });
});

test('422 for an unknown vehicle, a time ahead, no place on earth, or too many; nothing is taken', async () => {
  goTo('07:00');
  for (const [position, code, param] of [
    [{ vehicle: 'veh_none' }, 'unknown_reference', 'positions[1].vehicle'],
    [{ at: '2999-01-01T00:00:00Z' }, 'invalid_value', 'positions[1].at'],
    [{ latitude: 91 }, 'invalid_value', 'positions[1].latitude'],
    [{ colour: 'red' }, 'unknown_field', 'positions[1].colour'],
  ] as const) {
    const reply = await report(here(), here(position));
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([422, code, param]);
  }
  const many = await report(...Array.from({ length: 101 }, () => here()));
  expect(many.body.error).toMatchObject({ code: 'too_many_items', param: 'positions' });
  expect(await follow()).toEqual([]);
});
