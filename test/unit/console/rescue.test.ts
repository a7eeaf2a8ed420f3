/** A van that broke down: what is stranded, which vans could come, and at what cost. */
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import {
  brokenFrom,
  byCost,
  costOf,
  rescuersOf,
  rescueWords,
  strandedOf,
  strandedWords,
  tryInPart,
} from '../../../packages/console/src/views/today/rescue';
import { laneOf, stopOf, visitOf } from './day';

const at = (postcode: string) => ({ postcode }) as never;
const run = (fields: object) =>
  ({ id: 'run_1', status: 'started', broken_down_at: null, ...fields }) as never;
const lane = (id: string, stops: ReturnType<typeof stopOf>[], fields: object = {}, crew: string[] = []) => {
  const made = laneOf(id, stops);
  return { ...made, route: { ...made.route, crew }, ...fields };
};
const broken = lane(
  '1',
  [
    stopOf('done', { status: 'completed', address: at('S75 3LN'), type: 'delivery' }),
    stopOf('a', { type: 'delivery' }),
    stopOf('b', { type: 'delivery' }),
    stopOf('back', { type: 'collection' }),
  ],
  { run: run({ broken_down_at: '2026-03-12T09:20:00Z' }) },
);
const visits = new Map(
  ['a', 'b', 'back'].map((order) => [`stp_${order}`, visitOf(order, { pieces_expected: 3 })] as const),
);

test('a van that broke down strands its open stops where it was last', () => {
  const [found, ...more] = strandedOf([broken, lane('2', [stopOf('c')], { run: run({}) })], visits);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ run: 'run_1', orders: ['a', 'b', 'back'], pieces: 6, at: 'S75 3LN' });
  expect(strandedWords(found!)).toBe('3 stops, 6 pieces at S75 3LN');
  const over = { ...broken, run: run({ broken_down_at: '2026-03-12T09:20:00Z', status: 'completed' }) };
  expect(strandedOf([over], visits)).toEqual([]);
});

test.each([
  ['when that was said', '2026-03-12T09:20:00Z', 560],
  ['after its last visit, on a run that is ahead of the clock', '2026-03-12T07:00:00Z', 495],
  ['after its last visit, on a run of another day', '2026-03-10T17:00:00Z', 495],
])('a van is out of service from %s', (_when, said, minute) => {
  const totals = { starts_at: '07:30' } as never;
  const route = { ...broken.route, date: '2026-03-12', totals };
  const bars = [{ at: 480, minutes: 15 }, ...Array.from({ length: 3 }, () => ({ at: 600, minutes: 15 }))];
  const of = (lane: typeof broken) => brokenFrom(lane, bars, clockIn('Europe/London'));
  expect(of({ ...broken, route, run: run({ broken_down_at: said }) })).toBe(minute);
  const none = { ...route, stops: route.stops.slice(1) };
  expect(of({ ...broken, route: none, run: run({ broken_down_at: '2026-03-10T17:00:00Z' }) })).toBe(450);
});

test('vans on the road and idle ones can come, the latter with a driver who is free', () => {
  const [stranded] = strandedOf([broken], visits);
  const lanes = [
    broken,
    lane('2', [stopOf('x', { status: 'completed' }), stopOf('y')], { run: run({}) }, ['drv_2']),
    lane('3', [stopOf('z', { status: 'completed' })], { run: run({ status: 'completed' }) }),
  ];
  const idle = [{ id: 'veh_9', name: 'Van 9', hue: 4 }];
  const drivers = [
    { id: 'drv_2', name: 'Busy' },
    { id: 'drv_5', name: 'Rhys' },
  ];
  expect(rescuersOf(stranded!, { lanes, idle, drivers })).toEqual([
    { name: 'Van 2', hue: 0, stops: 1, wanted: { vehicle: 'veh_2', stops: ['y', 'a', 'b', 'back'] } },
    {
      ...{ name: 'Van 9', hue: 4, stops: 0, driver: 'Rhys' },
      wanted: { vehicle: 'veh_9', stops: ['a', 'b', 'back'], crew: ['drv_5'] },
    },
  ]);
});

test('what is said of a rescue is what it takes, also once some are left out', () => {
  const stranded = { orders: ['a', 'b', 'c'], lane: { name: 'Van 1' } };
  expect(rescueWords(stranded, { van: 'Van 2', stops: ['x', 'a', 'b', 'c'] })).toEqual({
    title: 'Van 2 takes the stops of Van 1',
    done: 'The stops have a van.',
  });
  expect(rescueWords(stranded, { van: 'Van 2', stops: ['x', 'b'] })).toEqual({
    title: 'Van 2 takes 1 stop of Van 1',
    done: '2 stops still without a van.',
  });
});

test('its cost is what it adds; who cannot come is last, and says why', () => {
  const wanted = { vehicle: 'veh_2', stops: ['a', 'b'] };
  const answer = (fields: object) =>
    ({
      warnings: [{ code: 'window_broken', order: 'b', message: '' }],
      routes: [
        // What the broken van no longer drives makes the rescue no cheaper.
        {
          ...{ vehicle: 'veh_1', stops: [] },
          ...{ totals: { drive_minutes: 10, miles: 4 }, totals_before: { drive_minutes: 90, miles: 40 } },
        },
        {
          ...{ totals: { drive_minutes: 61, miles: 28.5 }, totals_before: { drive_minutes: 40, miles: 20 } },
          vehicle: 'veh_2',
          stops: [
            { order: 'a', late_minutes: 0 },
            { order: 'b', late_minutes: 7 },
          ],
        },
      ],
      ...fields,
    }) as never;
  const cost = costOf(answer({}), { wanted });
  expect(cost).toEqual({ minutes: 21, miles: 8.5, late: 1, refused: undefined });
  const fresh = { vehicle: 'veh_2', totals: { drive_minutes: 61, miles: 28.5 }, totals_before: null };
  expect(costOf(answer({ routes: [{ ...fresh, stops: [] }] }), { wanted })).toMatchObject({
    ...{ minutes: 61, miles: 28.5 },
  });
  const refused = costOf(
    answer({ warnings: [{ code: 'van_over_capacity', order: null, message: 'Too much.' }] }),
    { wanted },
  );
  expect(refused.refused).toBe('Too much.');
  const slow = { ...cost, late: 0, minutes: 50 };
  expect([refused, cost, slow].sort(byCost)).toEqual([slow, cost, refused]);
});

describe('a van that cannot take all', () => {
  const wanted = { vehicle: 'veh_2', stops: ['own', 'a', 'b', 'c'] };
  const stranded = ['a', 'b', 'c'];
  /** Tries routes with the warnings that each order causes; returns what was tried as well. */
  const trying = (causes: Record<string, string>) => {
    const tried: string[][] = [];
    const attempt = async (route: { stops: readonly string[] }) => {
      tried.push([...route.stops]);
      const warnings = route.stops.flatMap((order) =>
        causes[order] === undefined ? [] : [{ code: causes[order], order, message: '' }],
      );
      return { wanted: route, answer: { warnings, routes: [] } as never };
    };
    return { tried, attempt };
  };

  test.each([
    ['takes all that nothing speaks against', {}, ['own', 'a', 'b', 'c']],
    ['takes those that may be late', { a: 'window_broken', b: 'goods_not_in' }, ['own', 'a', 'b', 'c']],
    [
      'leaves out what needs two people, or is too much',
      { a: 'crew_short', c: 'van_over_capacity' },
      ['own', 'b'],
    ],
    ['keeps its own stops', { own: 'van_over_capacity' }, ['own', 'a', 'b', 'c']],
    ['that fits none of them says why', { a: 'crew_short', b: 'crew_short', c: 'crew_short' }, wanted.stops],
  ])('%s', async (_what, causes, stops) => {
    const { attempt } = trying(causes);
    expect((await tryInPart({ wanted }, stranded, attempt)).wanted.stops).toEqual(stops);
  });

  test('is tried again as often as there is something to leave out, up to a limit', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `s${at}`);
    const tried: number[] = [];
    const attempt = async ({ stops }: { stops: readonly string[] }) => {
      tried.push(stops.length);
      const warnings = [{ code: 'van_over_capacity', order: stops.at(-1), message: '' }];
      return { answer: { warnings, routes: [] } as never };
    };
    await tryInPart({ wanted: { vehicle: 'veh_2', stops: many } }, many, attempt);
    expect(tried).toEqual([20, 19, 18, 17, 16, 15]);
  });
});
