/** A route that somebody makes by hand: which orders are offered, and what becomes of those that would be late. */
import {
  lackOf,
  lateAdded,
  routeChoices,
  sequenceOf,
} from '../../../packages/console/src/views/today/by-hand';
import { reviewOfRearrangement } from '../../../packages/console/src/views/today/review';

const looseOf = (id: string, name: string | null, postcode: string, from?: string, crew = 1) => ({
  id,
  reference: `SO-${id}`,
  recipient: { name, address: { postcode } },
  service: { crew },
  slot: from === undefined ? null : { from, to: '20:00' },
});

test('orders are offered by name, postcode and slot, neighbours of one slot together', () => {
  expect(
    routeChoices([
      looseOf('4', 'Dot', 'CR0 4XZ'),
      looseOf('3', 'Cy', 'SE10 9NL', '16:00'),
      looseOf('1', 'Ada', 'SE2 9NL', '08:00'),
      looseOf('2', 'Bo', 'CR0 4XZ', '08:00', 2),
    ]),
  ).toEqual([
    ['2', 'Bo, CR0 4XZ, 08:00–20:00 (SO-2), needs 2 people'],
    ['1', 'Ada, SE2 9NL, 08:00–20:00 (SO-1)'],
    ['3', 'Cy, SE10 9NL, 16:00–20:00 (SO-3)'],
    ['4', 'Dot, CR0 4XZ (SO-4)'],
  ]);
  expect(
    routeChoices([{ id: '1', reference: 'SO-1', recipient: {}, slot: null, service: { crew: 1 } }]),
  ).toEqual([['1', 'SO-1']]);
});

test.each([
  ['no van is free', { vans: 0, choices: 2, stops: 1 }, 'Every van at this depot already has a route.'],
  [
    'no order is without a route',
    { vans: 1, choices: 0, stops: 0 },
    'Every order has a route. Drag a stop to Unassigned first.',
  ],
  ['nothing is ticked', { vans: 1, choices: 2, stops: 0 }, 'Tick the orders for this van.'],
  ['nothing is missing', { vans: 1, choices: 2, stops: 1 }, undefined],
])('a route that cannot be reviewed says why: %s', (_why, has, words) => {
  expect(lackOf(has)).toBe(words);
});

test('what is kept is what was tried: the sequence of the answer', () => {
  const routes = [{ vehicle: 'veh_1', stops: [{ order: 'b' }, { order: 'a' }] }] as never;
  expect(sequenceOf({ routes }, { vehicle: 'veh_1', stops: ['a', 'b'] })).toEqual(['b', 'a']);
  expect(sequenceOf({ routes: [] }, { vehicle: 'veh_1', stops: ['a', 'b'] })).toEqual(['a', 'b']);
});

test.each([
  ['a route made by hand', [], ['b']],
  ['its own customers stay, late or not', ['b'], []],
  ['only what is added is left out', ['a'], ['b']],
  ['not all that is added', ['a', 'c'], []],
])('what would be late can be left out: %s', (_case, own, late) => {
  const wanted = { vehicle: 'veh_1', stops: ['a', 'b', 'c'] };
  const lanes = [
    { route: { vehicle: 'veh_1', stops: own.map((order) => ({ order })) } },
    { route: { vehicle: 'veh_2', stops: [{ order: 'b' }] } },
  ];
  expect(lateAdded(wanted, { broken: [{ order: 'b', minutes: 20 }] }, lanes)).toEqual(late);
});

test.each([
  ['window_broken', false],
  ['goods_not_in', false],
  ['van_over_capacity', true],
  ['crew_too_small', true],
])('whoever insists may break a window, and nothing else: %s', (code, isRefused) => {
  const warnings = [{ vehicle: 'veh_1', order: 'a', code, message: 'Why.' }];
  const answer = { routes: [], unassigned: [], told: [], warnings } as never;
  expect(
    reviewOfRearrangement('New route', answer, {
      ...{ lanes: [], visits: new Map(), short: new Set(), forTwo: new Set() },
    }).isRefused,
  ).toBe(isRefused);
});
