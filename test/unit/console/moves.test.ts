/** A stop moved by hand: how the day looks before the answer, and what is asked of the API. */
import fc from 'fast-check';
import type { DayRoutes } from '../../../packages/console/src/views/today/lanes';
import {
  isSamePlace,
  type Move,
  requestFor,
  withMove,
} from '../../../packages/console/src/views/today/moves';
import { routeOf, stopOf } from './day';

const DAY: DayRoutes = {
  data: [
    routeOf('one', [stopOf('a', { status: 'completed' }), stopOf('b'), stopOf('c')]),
    routeOf('two', [stopOf('d', { status: 'completed' }), stopOf('e', { status: 'failed' }), stopOf('f')]),
  ],
  unassigned: ['g'],
  unassigned_reasons: [],
};
const move = (order: string, from: [string | null, number], to: [string | null, number]): Move => ({
  order,
  from: { route: from[0], index: from[1] },
  to: { route: to[0], index: to[1] },
});
const shape = ({ data, unassigned }: DayRoutes) => ({
  ...Object.fromEntries(data.map(({ id, stops }) => [id, stops.map(({ order }) => order).join('')])),
  none: unassigned.join(''),
});

const WITHIN = move('b', ['one', 1], ['one', 2]);
const ACROSS = move('b', ['one', 1], ['two', 3]);
const OFF = move('c', ['one', 2], [null, 1]);
const ON = move('g', [null, 0], ['two', 2]);

test.each([
  ['within its route', WITHIN, { one: 'acb', two: 'def', none: 'g' }],
  ['to another route', ACROSS, { one: 'ac', two: 'defb', none: 'g' }],
  ['off its route', OFF, { one: 'ab', two: 'def', none: 'gc' }],
  // There is no stop of an order without a route; it shows once the answer has come.
  ['onto a route', ON, { one: 'abc', two: 'def', none: 'g' }],
])('%s, a stop is shown there at once', (_where, wanted, after) => {
  const before = structuredClone(DAY);
  expect(shape(withMove(DAY, wanted))).toEqual(after);
  expect(DAY).toEqual(before);
});

test('a move and the move back leave the day as it was', () => {
  const index = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('one', 'two'), index, (order, route, at) => {
      const from = { route: 'one', index: 'abc'.indexOf(order) };
      const to = { route, index: at };
      const moved = withMove(DAY, { order, from, to });
      expect(shape(withMove(moved, { order, from: to, to: from }))).toEqual(shape(DAY));
    }),
  );
});

test('the request is a new sequence, an insertion among the open stops, or a removal', () => {
  expect([WITHIN, ACROSS, OFF, ON].map((wanted) => requestFor(DAY, wanted))).toEqual([
    { kind: 'reorder', route: 'one', orders: ['a', 'c', 'b'] },
    { kind: 'add', route: 'two', order: 'b', at: 1 },
    { kind: 'unassign', route: 'one', stop: 'stp_c' },
    { kind: 'add', route: 'two', order: 'g', at: 0 },
  ]);
});

test('nothing is inserted before a stop that is done', () => {
  expect(requestFor(DAY, move('b', ['one', 1], ['two', 0]))).toMatchObject({ at: 0 });
});

test('a stop that is put down where it was has not moved', () => {
  const same = ({ from, to }: Move) => isSamePlace(from, to);
  expect(same(move('b', ['one', 1], ['one', 1]))).toBe(true);
  expect(same(WITHIN)).toBe(false);
  expect(same(move('b', ['one', 1], ['two', 1]))).toBe(false);
  expect(same(move('g', [null, 0], [null, 4]))).toBe(true);
});
