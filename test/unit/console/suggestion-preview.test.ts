/** What a suggestion would change, as the board and the map show it. */
import {
  type Change,
  etasOf,
  mainChanges,
  previewOf,
} from '../../../packages/console/src/views/today/suggestion-preview';
import { laneOf, stopOf } from './day';

const LANES = [
  laneOf('one', [
    stopOf('a', { status: 'completed', eta: '08:10' }),
    stopOf('b', { eta: '09:00' }),
    stopOf('c', { eta: '10:00' }),
  ]),
  laneOf('two', [stopOf('d', { eta: '08:30' }), stopOf('e', { eta: '11:00' })]),
];
const change = (
  order: string,
  from: [route: string, eta: string] | null,
  to: { route: string | null; eta: string; vehicle?: string } | null,
): Change => ({ order, from: from && { route: from[0], eta: from[1] }, to });
const preview = (changes: Change[], routes: string[] = []) =>
  previewOf({ changes, impact: { routes_changed: routes } }, LANES);

test('an order that changes vans shows on both routes', () => {
  const shown = preview([change('b', ['one', '09:00'], { route: 'two', eta: '09:30' })]);
  expect([...shown.movedOrders]).toEqual(['b']);
  // The clock has room for them.
  expect(etasOf(shown)).toEqual(['09:30']);
  expect(shown.incoming).toEqual(
    new Map([
      ['one', []],
      ['two', [{ order: 'b', eta: '09:30', from: 'Van one' }]],
    ]),
  );
  expect(shown.after).toEqual(
    new Map([
      ['one', ['a', 'c']],
      ['two', ['d', 'b', 'e']],
    ]),
  );
  expect([shown.newRoutes, shown.unassigned]).toEqual([[], []]);
});

test('orders that only make room move, but are not what the suggestion is about', () => {
  const across = change('b', ['one', '09:00'], { route: 'two', eta: '08:00' });
  const room = change('d', ['two', '08:30'], { route: 'two', eta: '11:30' });
  expect(mainChanges([across, room])).toEqual([across]);
  const shown = preview([across, room]);
  expect([...shown.movedOrders]).toEqual(['b']);
  expect(shown.incoming.get('two')).toHaveLength(1);
  expect(shown.after.get('two')).toEqual(['b', 'e', 'd']);
});

test('a new sequence of one route is about all that move', () => {
  const changes = [
    change('b', ['one', '09:00'], { route: 'one', eta: '10:20' }),
    change('c', ['one', '10:00'], { route: 'one', eta: '09:10' }),
  ];
  expect(mainChanges(changes)).toEqual(changes);
  expect(preview(changes).after.get('one')).toEqual(['a', 'c', 'b']);
});

test.each([
  ['orders without a van get one', [change('b', null, { route: 'two', eta: '09:30' })], true],
  [
    'one of them has a van',
    [change('b', null, { route: 'two', eta: '9' }), change('a', ['one', '8'], { route: 'two', eta: '8' })],
    false,
  ],
  ['only the sequence changes', [change('b', ['one', '09:00'], { route: 'one', eta: '10:20' })], false],
  ['there are none', [], false],
  ['one gets none', [change('b', null, null)], false],
])('a first plan has no before: %s', (_, changes, isFirst) => {
  expect(preview(changes).isFirst).toBe(isFirst);
});

test('several orders come in the sequence of their times, behind a stop at the same time', () => {
  const shown = preview([
    change('c', ['one', '10:00'], { route: 'two', eta: '12:00' }),
    change('b', ['one', '09:00'], { route: 'two', eta: '08:30' }),
  ]);
  expect(shown.after.get('two')).toEqual(['d', 'b', 'e', 'c']);
});

test('a van without a route gets one', () => {
  const shown = preview([
    change('c', ['one', '10:00'], { route: null, vehicle: 'veh_3', eta: '10:40' }),
    change('b', null, { route: null, vehicle: 'veh_3', eta: '09:40' }),
  ]);
  expect(shown.newRoutes).toEqual([
    {
      vehicle: 'veh_3',
      stops: [
        { order: 'b', eta: '09:40', from: 'no van' },
        { order: 'c', eta: '10:40', from: 'Van one' },
      ],
    },
  ]);
  expect([...shown.after.keys()]).toEqual(['one']);
});

test('an order can be left without a route', () => {
  const shown = preview([change('e', ['two', '11:00'], null)]);
  expect(shown.unassigned).toEqual([{ order: 'e', eta: '', from: 'Van two' }]);
  expect(shown.after.get('two')).toEqual(['d']);
});

test.each(['completed', 'failed', 'skipped'] as const)(
  'a visit that is %s stays where it was when its order is visited again',
  (status) => {
    const lanes = [laneOf('one', [stopOf('a', { status, eta: '08:10' }), stopOf('b', { eta: '09:00' })])];
    const again = change('a', ['one', '08:10'], { route: 'one', eta: '15:00' });
    const shown = previewOf({ changes: [again], impact: { routes_changed: [] } }, lanes);
    expect(shown.after.get('one')).toEqual(['a', 'b', 'a']);
  },
);

test('a route that changes otherwise, in its times alone, counts as changed', () => {
  const shown = preview([change('b', ['one', '09:00'], null)], ['two']);
  expect([...shown.after.keys()].toSorted()).toEqual(['one', 'two']);
  expect(shown.after.get('two')).toEqual(['d', 'e']);
});
