/** The review of what plans: who moves, what it saves and breaks, who is told; in one form whoever made the plan. */
import {
  leftByReason,
  type Rearrangement,
  reviewOfPlan,
  reviewOfRearrangement,
  reviewOfSuggestion,
} from '../../../packages/console/src/views/today/review';
import { byWords, rowsOf } from '../../../packages/console/src/views/today/review-rows';
import { forcedOutcome, outcomeOf, trialOf } from '../../../packages/console/src/views/today/move-words';
import { reviewOfPostponement } from '../../../packages/console/src/views/today/postponement';
import { laneOf, routeOf, stopOf, visitOf } from './day';

const totals = (miles: number, minutes: number) =>
  ({
    stops: 2,
    miles,
    drive_minutes: minutes,
    duty_minutes: 400,
    load_percent: 10,
    returns_at: '15:00',
  }) as never;
const lane = (id: string, status: 'draft' | 'published', ...stops: ReturnType<typeof stopOf>[]) => ({
  ...laneOf(id, stops),
  route: routeOf(id, stops, { status, totals: totals(20, 60), crew: [`drv_${id}`] }),
});
const visits = new Map(
  ['a', 'b', 'c'].map((order) => [`stp_${order}`, visitOf(order, order === 'c' ? { pieces_in: 1 } : {})]),
);
const names = {
  orderOf: (order: string) => order.toUpperCase(),
  vanOf: (place: { route: string | null } | null) => `Van ${place?.route}`,
  hueOf: () => undefined,
  personOf: (person: string) => person,
  named: (text: string) => text,
};
const forTwo = new Set(['c']);
const short = new Set(['c', 'z']);

test('a plan of the optimiser: moves, figures, goods, what is left; and what was moved by hand', () => {
  const lanes = [lane('1', 'draft', stopOf('a'), stopOf('b')), lane('2', 'published', stopOf('x'))];
  const plan = {
    routes: [
      { ...routeOf('1', [stopOf('a')]), totals: totals(12, 40), crew: ['drv_1'] },
      { ...routeOf('new', [stopOf('b', { eta: '10:00' }), stopOf('c')]), totals: totals(5, 15), crew: [] },
    ],
    unassigned: ['e', 'd', 'f'],
    unassigned_reasons: ['d', 'f'].map((order) => ({ order, code: 'crew' as const, message: '' })),
    kept_routes: [{ route: 'rte_9', message: '' }],
    miles_saved: 3,
    warnings: [
      { route: 'new', code: 'no_driver' as const, message: 'Nobody drives it.' },
      ...['c', 'a'].map((order) => ({
        order,
        code: 'goods_not_in' as const,
        message: 'It is damaged.',
      })),
    ],
  };
  const review = reviewOfPlan(plan, { lanes, visits, short, forTwo, moved: new Set(['b']) });
  // A published route is no part of a plan, and a stop that stays as it is does not move.
  expect(review.changes).toEqual([
    {
      order: 'b',
      from: { route: '1', eta: '09:00' },
      to: { route: null, vehicle: 'veh_new', eta: '10:00' },
    },
    { order: 'c', from: null, to: { route: null, vehicle: 'veh_new', eta: '09:00' } },
  ]);
  expect(review.figures.slice(0, 4)).toEqual([
    { words: 'miles', before: '20.0', after: '17.0' },
    { words: 'driving', before: '1 h', after: '55 min' },
    { words: 'routes', before: '1', after: '2' },
    { words: 'person', before: '1', after: '1' },
  ]);
  // The first plan of a day has nothing to be compared with.
  const first = reviewOfPlan(plan, { lanes: [], visits, short, forTwo, moved: new Set() });
  expect(first.figures[0]).toEqual({ words: 'miles', before: '', after: '17.0' });
  expect([review.missing, review.left, review.told]).toEqual([
    ['c'],
    ['e', 'd', 'f'],
    ['Nobody, before it is published.'],
  ]);
  expect(leftByReason(review)).toEqual([
    ['crew', ['d', 'f']],
    [undefined, ['e']],
  ]);
  const van = { route: null, vehicle: 'veh_new', eta: '09:00' };
  expect(review.pairs).toEqual([{ van, orders: ['c'], mate: null }]);
  expect(review.notes).toEqual([
    '1 stop that you moved by hand moves again.',
    '1 draft changed while the plan was made, and stays as it is.',
    'Nobody drives it.',
    'a: It is damaged.',
  ]);
});

test('a suggestion: who is late, and who is told', () => {
  const lanes = [lane('1', 'published', stopOf('a')), lane('2', 'published', stopOf('b'))];
  const review = reviewOfSuggestion(
    {
      ...{ summary: 'Move 1 order.', reason: 'Van 1 broke down.' },
      changes: [{ order: 'a', from: { route: '1', eta: '09:00' }, to: { route: '2', eta: '12:20' } }],
      impact: { miles_saved: -2.5, windows_kept: false, routes_changed: ['1', '2'] },
    } as never,
    { lanes, visits, short, forTwo: new Set(['a']) },
  );
  expect(review.broken).toEqual([{ order: 'a', minutes: 20 }]);
  const van = { route: '2', vehicle: 'veh_2', eta: '12:20' };
  expect(review.pairs).toEqual([{ van, orders: ['a'], mate: null }]);
  expect(review.told).toEqual(['1 recipient whose window changes, once you send it.']);
  expect(review.notes).toEqual(['Van 1 broke down.']);
  expect(review.figures).toEqual([{ words: 'miles more', before: '', after: '2.5' }]);
});

const ANSWER = {
  ...{ object: 'rearrangement', depot: 'dep_1', date: '2026-03-12', dry_run: true, plan_version: 3 },
  routes: [
    {
      ...{ route: '1', vehicle: 'veh_1', crew: [], status: 'draft', totals: totals(22, 70) },
      totals_before: totals(20, 60),
      stops: [
        { order: 'a', eta: '09:00', was: '09:00', window: { from: '08:00', to: '12:00' }, late_minutes: 0 },
        { order: 'c', eta: '12:13', was: null, window: { from: '08:00', to: '12:00' }, late_minutes: 13 },
      ],
    },
  ],
  ...{ unassigned: [], told: ['c'], miles_saved: -2, minutes_saved: -10 },
  warnings: [
    { vehicle: 'veh_1', order: 'c', code: 'window_broken', message: 'late' },
    { vehicle: 'veh_1', order: 'c', code: 'van_over_capacity', message: 'full' },
    { vehicle: 'veh_1', order: 'c', code: 'goods_not_in', message: 'not in' },
  ],
} as unknown as Rearrangement;

test('a route made by hand is reviewed from its dry run', () => {
  const review = reviewOfRearrangement('New route', ANSWER, {
    lanes: [lane('1', 'draft', stopOf('a'))],
    ...{ visits, short, forTwo },
  });
  expect(review).toMatchObject({
    broken: [{ order: 'c', minutes: 13 }],
    missing: ['c'],
    notes: ['full'],
    told: ['1 recipient another window, once you send it.'],
    pairs: [{ van: { route: '1', vehicle: 'veh_1', eta: '12:13' }, orders: ['c'], mate: null }],
  });
  const withMate = {
    ...ANSWER,
    routes: ANSWER.routes.map((route) => ({ ...route, crew: ['drv_1', 'drv_2'] })),
  };
  const known = { lanes: [], visits, short, forTwo };
  expect(reviewOfRearrangement('New route', withMate, known).pairs[0]?.mate).toBe('drv_2');
  expect(reviewOfRearrangement('New route', ANSWER, { ...known, forTwo: new Set() }).pairs).toEqual([]);
  expect(review.changes.map(({ order }) => order)).toEqual(['c']);
});

test('what stays on a van that broke down is stranded: it has no new times, miles or missing goods', () => {
  const run = { id: 'run_1', status: 'started', broken_down_at: '2026-03-12T09:20:00Z' } as never;
  const broken = { ...lane('1', 'published', stopOf('a'), stopOf('b'), stopOf('c')), run };
  const answer = {
    ...ANSWER,
    warnings: [],
    routes: [
      ANSWER.routes[0]!,
      {
        ...ANSWER.routes[0]!,
        ...{ route: null, vehicle: 'veh_2', totals: totals(7, 20), totals_before: null },
        stops: [{ ...ANSWER.routes[0]!.stops[0]!, order: 'a', eta: '10:00', late_minutes: 0 }],
      },
    ],
  };
  const review = reviewOfRearrangement('Van 2 takes 1 stop', answer, {
    lanes: [broken],
    ...{ visits, short, forTwo },
  });
  expect(review.changes.map(({ order, to }) => [order, to?.vehicle])).toEqual([['a', 'veh_2']]);
  expect(review.notes).toEqual(['2 stops stay stranded on Van 1.']);
  expect(review.figures[0]).toEqual({ words: 'miles', before: '', after: '7.0' });
  expect([review.broken, review.missing, review.pairs]).toEqual([[], [], []]);
});

test('a move says its time, its cost and what it breaks before it is made, and what came of it after', () => {
  const move = { orders: ['c'], to: { route: '1', index: 1 } };
  expect(trialOf(move, ANSWER, names)).toEqual({
    lines: [
      '12:13 · +2 mi · +10 min driving · 1 to be told',
      'C: 13 min late',
      'C: too much for the van',
      '1 order not all in',
    ],
    isBad: true,
  });
  expect(trialOf(move, new Error('Nobody answers.'), names)).toEqual({
    lines: ['Nobody answers.'],
    isBad: true,
  });
  expect(outcomeOf(move, ANSWER, names)).toBe('C moved to Van 1, 12:13, 13 min late.');
  const off = { route: null, index: 0 };
  expect(outcomeOf({ orders: ['b'], to: off }, ANSWER, names)).toBe('B has no van now.');
  expect(outcomeOf({ orders: ['b', 'd'], to: off }, ANSWER, names)).toBe('2 stops have no van now.');
});

test.each([
  ['the stop that was moved', 'c', 'c', 'Moved. It will be outside its window.'],
  ['another one', 'b', 'c', 'Moved. C will be outside its window.'],
  ['one of several', 'abc', 'c', '3 stops moved. C will be outside its window.'],
  ['several of several', 'abc', 'ca', '3 stops moved. 2 stops will be outside their windows.'],
  ['none', 'ab', '', '2 stops moved.'],
])('a move that somebody insists on says what it breaks: %s', (_what, orders, late, words) => {
  const warnings = Array.from(late + late).map((order) => ({
    vehicle: 'veh_1',
    order,
    code: 'window_broken',
    message: '',
  }));
  const move = { orders: Array.from(orders), to: { route: '1', index: 0 } };
  expect(forcedOutcome(move, { ...ANSWER, warnings }, names)).toBe(words);
});

test('a postponed day says whose slots are given back and who is told', () => {
  const result = { routes: ['rte_1'], unbooked: ['a', 'b'], asked: 1, told: 1, on_the_road: [] };
  const review = reviewOfPostponement(result);
  expect([review.left, review.told]).toEqual([
    ['a', 'b'],
    [
      '1 recipient, and asked for another slot.',
      '1 recipient only, because goods are not in or the order is on hold.',
    ],
  ]);
  expect(review.notes).toContain('This cannot be undone, as recipients are told.');
});

test('rows of a review: no van first, then by how much each misses what was told, then by the shift', () => {
  const told = new Map(
    [
      visitOf('early', { told: { from: '10:52', to: '12:22' } }),
      visitOf('late', { told: { from: '10:00', to: '11:00' } }),
      visitOf('kept', { told: null, slot: { from: '08:00', to: '12:00' } }),
    ].map((visit) => [visit.stop, visit]),
  );
  const at = (eta: string) => ({ route: '1', eta });
  const rows = rowsOf(
    [
      { order: 'kept', from: at('09:00'), to: at('10:40') },
      { order: 'new', from: null, to: at('09:30') },
      { order: 'late', from: at('10:30'), to: at('11:20') },
      { order: 'left', from: at('09:00'), to: null },
      { order: 'early', from: at('11:30'), to: at('07:00') },
    ],
    told,
  );
  expect(rows.map((row) => [row.order, row.told, row.to?.eta, byWords(row)])).toEqual([
    ['left', '09:00', undefined, 'no van'],
    ['early', '10:52–12:22', '07:00', '3 h 52 min early'],
    ['late', '10:00–11:00', '11:20', '20 min late'],
    ['kept', '08:00–12:00', '10:40', '+1 h 40 min'],
    ['new', '', '09:30', ''],
  ]);
});

test('a suggestion says what happened; its reasons are folded', () => {
  const known = { lanes: [], visits, short, forTwo };
  const suggestion = {
    ...{ summary: 'Move 2 stops of Van 1 to Van 2.', changes: [] },
    impact: { miles_saved: -4, windows_kept: true, routes_changed: [] },
  };
  const long = reviewOfSuggestion(
    { ...suggestion, reason: 'Van 1 broke down at 09:20. Every order has a van.' } as never,
    known,
  );
  expect([long.notes, long.why]).toEqual([['Van 1 broke down at 09:20.'], 'Every order has a van.']);
  const brief = reviewOfSuggestion({ ...suggestion, reason: 'Few miles are saved.' } as never, known);
  expect([brief.notes, brief.why]).toEqual([['Few miles are saved.'], undefined]);
});
