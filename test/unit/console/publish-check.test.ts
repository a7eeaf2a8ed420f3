/** Publishing: what is asked before anything counts down, and what is said after. */
import {
  checkPublish,
  draftWords,
  missingLines,
  notAllIn,
  publishedWords,
  toldWords,
  untoldWords,
} from '../../../packages/console/src/views/today/publish-check';
import { laneOf, routeOf, stopOf, visitOf } from './day';

const lane = (id: string, crew: readonly string[], ...orders: string[]) => {
  const stops = orders.map((order) => stopOf(order));
  return {
    ...laneOf(id, stops),
    route: routeOf(id, stops, { status: 'draft', driver: crew[0] ?? null, crew: [...crew] }),
  };
};
const visits = new Map(
  [
    visitOf('a'),
    visitOf('part', { pieces_in: 1 }),
    visitOf('two', { crew: 2 }),
    visitOf('too', { crew: 2, recipient: null }),
  ].map((visit) => [visit.stop, visit]),
);
const check = (...lanes: ReturnType<typeof lane>[]) => checkFor(true, ...lanes);
const checkFor = (needsMates: boolean, ...lanes: ReturnType<typeof lane>[]) => {
  const { ready, blocked, missing } = checkPublish(lanes, visits, needsMates);
  return {
    ready: ready.map(({ name }) => name),
    blocked: blocked.map(({ why }) => why),
    missing: missing.map(({ words }) => words),
  };
};

test('routes with all that they need are published without a question', () => {
  expect(check(lane('1', ['drv_1'], 'a'), lane('2', ['drv_2', 'drv_3'], 'two'))).toEqual({
    ready: ['Van 1', 'Van 2'],
    blocked: [],
    missing: [],
  });
});

test('where vans count as manned, nobody lacks a mate, but a driver', () => {
  expect(checkFor(false, lane('1', ['drv_1'], 'two'), lane('2', [], 'too'))).toEqual({
    ready: ['Van 1'],
    blocked: ['Van 2 has no driver.'],
    missing: [],
  });
});

test.each([
  ['no driver', lane('1', [], 'a'), 'Van 1 has no driver.'],
  ['no stops', lane('1', ['drv_1']), 'Van 1 has no stops.'],
  [
    'no mate for a stop that needs two',
    lane('1', ['drv_1'], 'a', 'two'),
    'Van 1 has no mate, and Recipient two, two needs 2 people.',
  ],
  [
    'no mate for several',
    lane('1', ['drv_1'], 'two', 'too'),
    'Van 1 has no mate, and Recipient two, two and 1 other need 2 people.',
  ],
])('a route that would be refused says why: %s', (_why, blocked, words) => {
  expect(check(lane('2', ['drv_2'], 'a'), blocked)).toEqual({
    ready: ['Van 2'],
    blocked: [words],
    missing: [],
  });
});

test('a route of somebody who is absent is asked about, and is published all the same', () => {
  const away = { ...lane('1', ['drv_1'], 'a'), away: 'Dee is absent' };
  const unmanned = { ...lane('2', [], 'a'), away: 'Van 2 is absent' };
  const { ready, away: asked } = checkPublish([away, unmanned, lane('3', ['drv_3'], 'a')], visits, true);
  expect(ready.map(({ name }) => name)).toEqual(['Van 1', 'Van 3']);
  expect(asked).toEqual([away]);
});

test('goods that are not all in are asked for, with the van; not those of a route that stays a draft', () => {
  expect(check(lane('1', ['drv_1'], 'a', 'part')).missing).toEqual([
    'Recipient part, part on Van 1: 1 of 2 pieces in',
  ]);
  expect(check(lane('1', [], 'part')).missing).toEqual([]);
});

test('a review counts the same orders, and those without a route; what is collected is not there before', () => {
  const collected = stopOf('part', { type: 'collection' });
  expect(notAllIn([lane('1', ['drv_1'], 'a', 'part')], visits, new Map())).toEqual(new Set(['part']));
  expect(notAllIn([laneOf('1', [collected])], visits, new Map())).toEqual(new Set());
  const loose = [
    { id: 'none', type: 'delivery', pieces: { expected: 3, scanned: 0 } },
    { id: 'all', type: 'delivery', pieces: { expected: 2, scanned: 2 } },
    { id: 'back', type: 'collection', pieces: { expected: 1, scanned: 0 } },
  ] as const;
  expect(notAllIn([], visits, new Map(loose.map((order) => [order.id, order])))).toEqual(new Set(['none']));
});

test('who is about to be told counts everybody of the crew, once', () => {
  const lanes = [lane('1', ['drv_1', 'drv_2'], 'a', 'part'), lane('2', ['drv_1'], 'two')];
  expect(toldWords(lanes)).toBe('3 recipients are told when the van comes, and 2 people get runs.');
  expect(toldWords(lanes.slice(1))).toBe('1 recipient is told when the van comes, and 1 person gets a run.');
});

test('drafts of a change are not said to be all of the day', () => {
  expect([draftWords(1), draftWords(2)]).toEqual([
    'This route is a draft: nobody is told before it is published.',
    'These 2 routes are drafts: nobody is told before they are published.',
  ]);
});

test('before a run starts, orders that are not all in are named, the first ones', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ order: `${at}`, words: `Order ${at}` }));
  expect(missingLines(of(0))).toEqual([]);
  expect(missingLines(of(1))).toEqual(['1 order is not all in at the depot:', 'Order 0']);
  expect(missingLines(of(10)).slice(8)).toEqual(['Order 7', 'and 2 more']);
});

test.each([
  ['all', 2, [], '2 routes published.'],
  ['one of them', 1, ['Why.'], '1 route published, 1 not. Why.'],
  ['none', 0, ['Why.', 'So.'], 'Why. So.'],
  ['few', 1, ['A.', 'B.', 'C.', 'D.', 'E.'], '1 route published, 5 not. A. B. C. And 2 more.'],
])(
  'what came of it counts the routes that were published, and those that were not: %s',
  (_what, count, refused, words) => {
    expect(publishedWords(count, refused)).toBe(words);
  },
);

test.each([
  ['tt', '2 customers get a new time'],
  ['t', '1 customer gets a new time'],
  ['ff', '2 customers have not been told a time yet'],
  ['f', '1 customer has not been told a time yet'],
  ['tff', '1 customer gets a new time, 2 have not been told one yet'],
  ['ttf', '2 customers get a new time, 1 has not been told one yet'],
])('a time is new only to who was told another: %s', (all, words) => {
  const untold = all.split('').map((one) => ({ told: one === 't' ? { from: '09:00', to: '10:00' } : null }));
  expect(untoldWords(untold)).toBe(words);
});
