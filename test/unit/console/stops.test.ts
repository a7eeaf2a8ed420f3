/** Stops and lanes: what is late, what is done, where an order is, and when a lane is drawn again. */
import { lanesOf, type Run } from '../../../packages/console/src/views/today/lanes';
import { doneCount, isLate, lateBy, pickedOf } from '../../../packages/console/src/views/today/stops';
import { laneOf, routeOf, stopOf } from './day';

test.each([
  ['11:59', 0],
  ['12:00', 0],
  ['12:01', 1],
  ['13:25', 85],
  ['07:00', 0],
])('a van that comes at %s to a window until 12:00 is %i minutes late', (eta, minutes) => {
  expect(lateBy(stopOf('a', { eta }))).toBe(minutes);
});

test('a visit that is over is not late any more', () => {
  const late = (status: 'pending' | 'arrived' | 'completed' | 'failed' | 'skipped') =>
    isLate(stopOf('a', { eta: '12:30', status }));
  expect([late('pending'), late('arrived')]).toEqual([true, true]);
  expect([late('completed'), late('failed'), late('skipped')]).toEqual([false, false, false]);
});

test('a stop where the van has arrived is not done', () => {
  const stops = (['completed', 'failed', 'skipped', 'arrived', 'pending'] as const).map((status) =>
    stopOf(status, { status }),
  );
  expect(doneCount({ stops })).toBe(3);
});

describe('an order of the day', () => {
  const failed = stopOf('a', { id: 'stp_1', status: 'failed' });
  const again = stopOf('a', { id: 'stp_2' });
  const stopFor = (order: string | undefined, ...lanes: ReturnType<typeof laneOf>[]) =>
    pickedOf(order, lanes, [{ order: 'g' }]);

  test('is at its open visit', () => {
    expect(stopFor('a', laneOf('one', [failed]), laneOf('two', [again]))?.stop).toBe(again);
    expect(stopFor('a', laneOf('one', [again]), laneOf('two', [failed]))?.lane?.name).toBe('Van one');
  });
  test('is at its last visit if all are over', () => {
    const last = stopOf('a', { id: 'stp_3', status: 'completed' });
    expect(stopFor('a', laneOf('one', [failed, last]))?.stop).toBe(last);
  });
  test('may have no route', () => {
    expect(stopFor('g')).toEqual({ order: 'g', stop: undefined, lane: undefined });
  });
  test('is nowhere if it is not of this day', () => {
    expect([stopFor('x', laneOf('one', [again])), stopFor(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('lanes', () => {
  const vehicles = [10, 2, 1].map((number) => ({ id: `veh_${number}`, name: `Van ${number}` }));
  const drivers = [{ id: 'drv_1', name: 'Dee' }];
  const routes = [10, 2, 1].map((number) => routeOf(`rte_${number}`, [], { vehicle: `veh_${number}` }));
  const run = { id: 'run_1', route: 'rte_2' } as Run;
  const all = (runs: Run[] = []) => lanesOf(routes, { vehicles, drivers, runs });

  test('are sorted as people count, and differ in colour', () => {
    expect(all().map(({ name }) => name)).toEqual(['Van 1', 'Van 2', 'Van 10']);
    const twelve = lanesOf(
      Array.from({ length: 12 }, (_, number) => routeOf(`rte_${number}`, [])),
      { vehicles: [], drivers: [], runs: [] },
    );
    expect(new Set(twelve.map(({ hue }) => hue)).size).toBe(12);
    expect(twelve[0]?.name).toBe('Van');
  });
  test('have their people and run', () => {
    const people = [...drivers, { id: 'drv_2', name: 'Max' }];
    const of = (crew: string[]) =>
      lanesOf([routeOf('rte_2', [], { crew })], { vehicles, drivers: people, runs: [run] })[0];
    expect([of(['drv_1', 'drv_2'])?.crew, of(['drv_1'])?.run]).toEqual(['Dee, Max', run]);
    expect(of([])?.crew).toBeUndefined();
    expect(of(['drv_9'])?.crew).toBe('Removed driver');
  });
  test('are the same objects while nothing in them changes', () => {
    const [before, after] = [all(), all([run])];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });
});
