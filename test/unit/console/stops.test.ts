/** Stops and lanes: what is late, what is done, where an order is, and when a lane is drawn again. */
import {
  lanesOf,
  type Run,
  sortedUnassigned,
  UNASSIGNED_SORTS,
  type UnassignedSort,
  vansOut,
} from '../../../packages/console/src/views/today/lanes';
import {
  doneCount,
  isLate,
  latenessOf,
  offSign,
  offWords,
  outcodeOf,
  outcomesOf,
  pickedOf,
  shortName,
  shownStatus,
} from '../../../packages/console/src/views/today/stops';
import { whenOf } from '../../../packages/console/src/parts/visits';
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import { laneOf, routeOf, stopOf, visitOf } from './day';

test.each([
  ['11:59', 0],
  ['12:00', 0],
  ['12:01', 1],
  ['13:25', 85],
  ['07:00', 0],
])('a van that comes at %s to a window until 12:00 is %i minutes late', (eta, minutes) => {
  expect(latenessOf(stopOf('a', { eta }))).toEqual({ slot: minutes, told: minutes });
});

test('an open visit is late for its booked slot, however its window has moved, and for what was told', () => {
  const stop = stopOf('a', { eta: '13:00', window: { from: '12:00', to: '14:00' } });
  const slot = { from: '08:00', to: '12:00' };
  expect(latenessOf(stop, visitOf('a', { slot }))).toEqual({ slot: 60, told: 0 });
  expect(latenessOf(stop, visitOf('a', { slot, told: { from: '11:00', to: '12:30' } }))).toEqual({
    slot: 60,
    told: 30,
  });
  expect(isLate(stop, visitOf('a', { slot }))).toBe(true);
});

test('a stop that is skipped as its order was cancelled is shown as cancelled, and any other as it is', () => {
  const cancelled = visitOf('a', { cancelled: true });
  expect(shownStatus(stopOf('a', { status: 'skipped' }), cancelled)).toBe('cancelled');
  expect(shownStatus(stopOf('a', { status: 'failed' }), cancelled)).toBe('failed');
  expect(shownStatus(stopOf('a', { status: 'skipped' }), visitOf('a'))).toBe('skipped');
  expect(shownStatus(stopOf('a', { status: 'skipped' }))).toBe('skipped');
});

test('a visit that is over stays as late as it was, as the reports count it, and is not late any more', () => {
  const late = (status: 'pending' | 'arrived' | 'completed' | 'failed' | 'skipped') =>
    isLate(stopOf('a', { eta: '12:30', status }));
  expect([late('pending'), late('arrived')]).toEqual([true, true]);
  expect([late('completed'), late('failed'), late('skipped')]).toEqual([false, false, false]);
  const done = stopOf('a', { eta: '09:00', status: 'completed' });
  expect(latenessOf(done, visitOf('a', { outside_slot_minutes: 90 })).slot).toBe(90);
  expect(latenessOf(done, visitOf('a', { outside_slot_minutes: -5 })).slot).toBe(-5);
});

test.each([
  [12, '12 min late', '+12'],
  [-10, '10 min early', '−10'],
  [99, '1 h 39 min late', '+99'],
  [106, '1 h 46 min late', '+2h'],
  [-233, '3 h 53 min early', '−4h'],
  [719, '11 h 59 min late', '+12h'],
])('%i minutes off are %s', (minutes, words, sign) => {
  expect([offWords(minutes), offSign(minutes)]).toEqual([words, sign]);
});

test('a visit is when it was done, once it is; when the van came, while it is there; and before, at its ETA', () => {
  const visit = visitOf('a', { arrived: '09:20', left: '09:31' });
  const at = (status: 'pending' | 'arrived' | 'completed' | 'failed', of?: typeof visit) =>
    whenOf(stopOf('a', { status }), of, clockIn('Europe/London'));
  expect([at('completed', visit), at('failed', visit)]).toEqual(['09:31', '09:31']);
  expect(at('arrived', { ...visit, left: null })).toBe('09:20');
  expect([at('pending', visitOf('a')), at('completed')]).toEqual(['09:00', '09:00']);
});

test.each([
  ['Sioned Griffiths', 'Griffiths'],
  ['Ana-Maria O’Neill', 'O’Neill'],
  ['Ada', 'Ada'],
  ['Recipient 3', 'Recipient 3'],
  ['Flat B', 'Flat B'],
])('%s is called %s where there is little room', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('an outcode is the first half of a postcode', () => {
  expect([outcodeOf('SE2 9NL'), outcodeOf(undefined)]).toEqual(['SE2', '']);
});

test('a stop where the van has arrived is not done', () => {
  const stops = (['completed', 'failed', 'skipped', 'arrived', 'pending'] as const).map((status) =>
    stopOf(status, { status }),
  );
  expect(doneCount({ stops })).toBe(3);
});

test('a skipped stop is not counted as failed, and one of a cancelled order as neither', () => {
  const stops = (['completed', 'failed', 'skipped', 'pending'] as const).map((status) =>
    stopOf(status, { status }),
  );
  const gone = stopOf('gone', { status: 'skipped' });
  const visits = new Map([['stp_gone', visitOf('gone', { cancelled: true })]]);
  expect(outcomesOf([...stops, gone], visits)).toEqual({ completed: 1, failed: 1, skipped: 1 });
});

describe('an order of the day', () => {
  const failed = stopOf('a', { id: 'stp_1', status: 'failed' });
  const again = stopOf('a', { id: 'stp_2' });
  const stopFor = (order: string | undefined, ...lanes: ReturnType<typeof laneOf>[]) =>
    pickedOf(order === undefined ? undefined : { order }, lanes, [{ order: 'g' }]);

  test('is at its open visit', () => {
    expect(stopFor('a', laneOf('one', [failed]), laneOf('two', [again]))?.stop).toBe(again);
    expect(stopFor('a', laneOf('one', [again]), laneOf('two', [failed]))?.lane?.name).toBe('Van one');
  });
  test('is at the visit that was picked, also once it is tried again', () => {
    const lanes = [laneOf('one', [failed]), laneOf('two', [again])];
    expect(pickedOf({ order: 'a', stop: 'stp_1' }, lanes, [])?.stop).toBe(failed);
    // A stop that is no longer there has become another one.
    expect(pickedOf({ order: 'a', stop: 'stp_9' }, lanes, [])?.stop).toBe(again);
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
  test('a van is on the map of the day whose run it drives, and on no other', () => {
    const at = (vehicle: string, run: string) => [vehicle, { vehicle, run } as never] as const;
    const positions = new Map([at('veh_1', 'run_1'), at('veh_2', 'run_of_tomorrow'), at('veh_3', 'run_3')]);
    const on = (id: string, run: string | undefined) => ({
      ...laneOf(id, []),
      run: run === undefined ? run : ({ id: run } as Run),
    });
    const lanes = [on('1', 'run_1'), on('2', 'run_2'), on('3', undefined), on('4', 'run_4')];
    expect([...vansOut(lanes, positions).keys()]).toEqual(['veh_1']);
  });

  const vehicles = [10, 2, 1].map((number) => ({ id: `veh_${number}`, name: `Van ${number}` }));
  const drivers = [{ id: 'drv_1', name: 'Dee' }];
  const routes = [10, 2, 1].map((number) => routeOf(`rte_${number}`, [], { vehicle: `veh_${number}` }));
  const run = { id: 'run_1', route: 'rte_2' } as Run;
  const all = (runs: Run[] = []) => lanesOf(routes, { vehicles, drivers, runs });

  test('are sorted as people count', () => {
    expect(all().map(({ name }) => name)).toEqual(['Van 1', 'Van 2', 'Van 10']);
    expect(lanesOf([routeOf('rte_0', [])], { vehicles: [], drivers: [], runs: [] })[0]?.name).toBe('Van');
  });
  test('have the colours of their vans, whichever are out that day', () => {
    const hueOf = (of: readonly (typeof vehicles)[number][], out: readonly string[]) =>
      lanesOf(
        out.map((id) => routeOf(id, [], { vehicle: id })),
        { vehicles: of, drivers, runs: [] },
      ).map(({ hue }) => hue);
    const fleet = Array.from({ length: 12 }, (_, number) => ({
      id: `veh_${number + 10}`,
      name: `Van ${number}`,
    }));
    const ids = fleet.map(({ id }) => id);
    const hues = hueOf(fleet, ids);
    expect(new Set(hues).size).toBe(12);
    expect(hueOf(fleet, ids.slice(6))).toEqual(hues.slice(6));
    // A new van changes no colour of the others, nor do the vans of other depots, which are never beside them.
    expect(hueOf([...fleet, { id: 'veh_99', name: 'New' }], ids)).toEqual(hues);
    const elsewhere = fleet
      .slice(0, 5)
      .map((van) => ({ ...van, id: van.id.replace('_', '_0'), depot: 'dep_other' }));
    expect(hueOf([...elsewhere, ...fleet], ids)).toEqual(hues);
  });
  test('have their people and run', () => {
    const people = [...drivers, { id: 'drv_2', name: 'Max' }];
    const of = (crew: string[]) =>
      lanesOf([routeOf('rte_2', [], { crew })], { vehicles, drivers: people, runs: [run] })[0];
    expect([of(['drv_1', 'drv_2'])?.crew, of(['drv_1'])?.run]).toEqual(['Dee, Max', run]);
    expect(of([])?.crew).toBeUndefined();
    expect(of(['drv_9'])?.crew).toBe('Removed driver');
  });
  test('say who is absent that day, until they are seen at work', () => {
    const awayOn = (fields: object, ...absent: string[]) =>
      lanesOf([routeOf('rte_2', [stopOf('a')], { vehicle: 'veh_2', crew: ['drv_1'], ...fields })], {
        ...{ vehicles, drivers, runs: [], absent },
      })[0]?.away;
    expect([awayOn({}), awayOn({}, 'drv_2', 'veh_1')]).toEqual(['', '']);
    expect([awayOn({}, 'drv_1'), awayOn({ status: 'published' }, 'veh_2', 'drv_1')]).toEqual([
      'Dee is absent',
      'Dee and Van 2 are absent',
    ]);
    expect(awayOn({ status: 'published', stops: [stopOf('a', { status: 'arrived' })] }, 'drv_1')).toBe('');
  });
  test('are the same objects while nothing in them changes', () => {
    const [before, after] = [all(), all([run])];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });
});

test('orders without a route are sorted by what is chosen; those without it come last', () => {
  const order = (id: string, fields: object): [string, any] => [
    id,
    { id, recipient: {}, items: [], slot: null, ...fields },
  ];
  const orders = new Map([
    order('a', { recipient: { name: 'Zoe', address: { postcode: 'BS10 1AA' } }, items: [{ weight_kg: 20 }] }),
    order('b', { slot: { from: '12:00', to: '16:00' }, items: [{ weight_kg: 5 }, { weight_kg: 60.2 }] }),
    order('c', {
      recipient: { name: 'Amara', address: { postcode: 'BS9 2BB' } },
      slot: { from: '08:00', to: '12:00' },
    }),
  ]);
  // The last one is not loaded yet.
  const unassigned = ['a', 'b', 'c', 'd'].map((id) => ({ order: id }));
  const by = (sort: UnassignedSort) =>
    sortedUnassigned(unassigned, orders, sort)
      .map((one) => one.order)
      .join('');
  expect(UNASSIGNED_SORTS.map(([sort]) => [sort, by(sort)])).toEqual([
    ['', 'abcd'],
    ['slot', 'cbad'],
    ['postcode', 'cabd'],
    ['load', 'bacd'],
    ['name', 'cabd'],
  ]);
});
