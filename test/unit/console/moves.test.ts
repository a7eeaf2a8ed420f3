/** Stops moved by hand: how the day looks before the answer, what is asked of the API, and how it is taken back. */
import fc from 'fast-check';
import type { DayRoutes } from '../../../packages/console/src/views/today/lanes';
import {
  isSamePlace,
  type Move,
  routesBack,
  routesWanted,
  withAnswer,
  withMove,
} from '../../../packages/console/src/views/today/moves';
import { type UndoStep, withoutLast } from '../../../packages/console/src/views/today/undo-steps';
import { routeOf, stopOf } from './day';

const DAY: DayRoutes = {
  data: [
    routeOf('one', [stopOf('a', { status: 'completed' }), stopOf('b'), stopOf('c')]),
    routeOf('two', [stopOf('d', { status: 'completed' }), stopOf('e', { status: 'failed' }), stopOf('f')]),
  ],
  unassigned: ['g'],
  unassigned_reasons: [],
};
const move = (orders: string, route: string | null, index: number): Move => ({
  orders: Array.from(orders),
  to: { route, index },
});
const shape = ({ data, unassigned }: Pick<DayRoutes, 'data' | 'unassigned'>): Record<string, string> => ({
  ...Object.fromEntries(data.map(({ id, stops }) => [id, stops.map(({ order }) => order).join('')])),
  none: unassigned.join(''),
});
const wanted = (of: Move) =>
  routesWanted(DAY, of)
    .map(({ vehicle, stops }) => `${vehicle} ${stops.join('')}`)
    .join(', ');

test.each([
  ['within its route', move('b', 'one', 2), { one: 'acb', two: 'def', none: 'g' }, 'veh_one cb'],
  ['to another route', move('b', 'two', 3), { one: 'ac', two: 'defb', none: 'g' }, 'veh_one c, veh_two fb'],
  ['off its route', move('c', null, 1), { one: 'ab', two: 'def', none: 'gc' }, 'veh_one b'],
  // There is no stop of an order without a route; it shows once the answer has come.
  ['onto a route', move('g', 'two', 2), { one: 'abc', two: 'def', none: 'g' }, 'veh_two gf'],
  ['with others', move('fb', 'one', 2), { one: 'acfb', two: 'de', none: 'g' }, 'veh_one cfb, veh_two '],
  [
    'with one that has none',
    move('gc', 'two', 3),
    { one: 'ab', two: 'defc', none: 'g' },
    'veh_one b, veh_two fgc',
  ],
  [
    'before what is done',
    move('b', 'two', 0),
    { one: 'ac', two: 'bdef', none: 'g' },
    'veh_one c, veh_two bf',
  ],
])('%s, a stop is shown there at once, and asked for', (_where, made, after, asked) => {
  const before = structuredClone(DAY);
  expect(shape(withMove(DAY, made))).toEqual(after);
  expect(wanted(made)).toBe(asked);
  expect(DAY).toEqual(before);
});

describe('what a move was answered with', () => {
  const answered = (id: string, stops: [order: string, eta: string][]) => ({
    ...{ route: id, vehicle: `veh_${id}`, crew: [], status: 'draft' as const, totals_before: null },
    stops: stops.map(([order, eta]) => ({
      ...{ order, eta, was: null, late_minutes: 0, window: { from: eta, to: '12:00' } },
    })),
    totals: {
      stops: stops.length,
      miles: 7,
      drive_minutes: 20,
      load_percent: 10,
      returns_at: '17:00',
      starts_at: '08:00',
      duty_minutes: 480,
      wait_minutes: 0,
      break_minutes: 0,
    },
  });

  test('is shown without asking for the day again: sequence, times, windows and totals', () => {
    const moved = withMove(DAY, move('c', 'two', 3));
    const routes = [answered('one', [['b', '09:10']]), answered('two', [['f', '09:30'], ['c', '10:05']])]; // oxfmt-ignore
    const after = withAnswer(moved, { routes, unassigned: [] });
    expect(after && shape(after)).toEqual({ one: 'ab', two: 'defc', none: 'g' });
    expect(after?.data[1]?.stops.map(({ eta, window }) => [eta, window.from])).toEqual([
      ...[['09:00', '08:00'], ['09:00', '08:00']], // oxfmt-ignore
      ...[['09:30', '09:30'], ['10:05', '10:05']], // oxfmt-ignore
    ]);
    expect(after?.data[1]?.totals.miles).toBe(7);
    expect(after?.data[1]?.stops.slice(2).map(({ sequence }) => sequence)).toEqual([3, 4]);
  });

  test('has no route for what was taken off, once', () => {
    const routes = [answered('one', [['b', '09:00']])];
    const after = withAnswer(withMove(DAY, move('c', null, 0)), { routes, unassigned: ['c'] });
    expect(after && shape(after)).toEqual({ one: 'ab', two: 'def', none: 'gc' });
  });

  test.each([
    ['a stop that was on no route', answered('two', [['g', '10:00']])],
    ['a route that was not there', { ...answered('new', [['b', '10:00']]), route: null }],
  ])('is asked for again if it has %s', (_what, route) => {
    expect(withAnswer(DAY, { routes: [route], unassigned: [] })).toBeUndefined();
  });
});

test('a visit that is over stays when its order is visited again', () => {
  const again = {
    ...DAY,
    data: [routeOf('one', [stopOf('a', { status: 'failed' }), stopOf('a'), stopOf('b')])],
  };
  expect(shape(withMove(again, move('a', 'one', 2)))['one']).toBe('aba');
});

test('what was changed is asked back: only of vans that have other stops now, with the people of a route that is gone', () => {
  const index = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(
      fc.constantFrom('b', 'c', 'f'),
      fc.constantFrom('one', 'two', null),
      index,
      (order, route, at) => {
        const now = withMove(DAY, move(order, route, at));
        const back = new Map(routesBack(DAY, now).map(({ vehicle, stops }) => [vehicle, stops.join('')]));
        const before = new Map([
          ['veh_one', 'bc'],
          ['veh_two', 'f'],
        ]);
        for (const [van, stops] of back) expect(before.get(van)).toBe(stops);
        if (shape(now)['one'] !== 'abc') expect(back.has('veh_one')).toBe(true);
      },
    ),
  );
  const gone = {
    ...DAY,
    data: [routeOf('two', DAY.data[1]!.stops), routeOf('new', [stopOf('b'), stopOf('c')])],
  };
  const was = { ...DAY, data: DAY.data.map((route) => ({ ...route, crew: ['drv_1'] })) };
  expect(routesBack(was, gone)).toEqual([
    { vehicle: 'veh_one', stops: ['b', 'c'], crew: ['drv_1'] },
    { vehicle: 'veh_new', stops: [] },
  ]);
});

test('a stop that is put down where it was has not moved', () => {
  expect(isSamePlace({ route: 'one', index: 1 }, { route: 'one', index: 1 })).toBe(true);
  expect(isSamePlace({ route: 'one', index: 1 }, { route: 'one', index: 2 })).toBe(false);
  expect(isSamePlace({ route: 'one', index: 1 }, { route: 'two', index: 1 })).toBe(false);
  expect(isSamePlace({ route: null, index: 0 }, { route: null, index: 4 })).toBe(true);
});

test('steps are taken back one after the other, each from the plan that it led to', () => {
  const step = (versionBefore: number, versionAfter: number): UndoStep => ({
    ...{ kind: 'plan', done: 'Undone.', before: DAY },
    ...{ versionBefore, versionAfter },
  });
  // Taking the second one back makes a version of its own, which the first one's plan is again.
  expect(withoutLast([step(1, 2), step(2, 3)], 4)).toEqual([step(1, 4)]);
  // Somebody else changed the day between the two: the first one can no longer be taken back.
  expect(withoutLast([step(1, 2), step(5, 6)], 7)).toEqual([step(1, 2)]);
  const dismissal: UndoStep = { kind: 'dismissal', done: 'Back.', suggestion: 'sug_1' };
  expect(withoutLast([step(1, 2), dismissal], undefined)).toEqual([step(1, 2)]);
});
