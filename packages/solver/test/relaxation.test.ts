/** What would let an order in: each change, the smallest of several, and none where only two would help. */
import { checkPlan } from '@waypost/planning/plan-check';
import type { Plan, RoutingProblem, RoutingStop, RoutingVehicle } from '@waypost/planning/routing-problem';
import { relaxations } from '../src/relaxation.js';
import { search } from '../src/search.js';
import { problemOf } from '../../planning/test/problems.js';

const HOUR = 3_600;
const DAY = { fromSecond: 8 * HOUR, toSecond: 18 * HOUR };

/** Three places in a row, ten minutes and ten kilometres apart, the depot first. */
const matrix = {
  size: 3,
  seconds: Int32Array.from([0, 600, 1200, 600, 0, 600, 1200, 600, 0]),
  metres: Int32Array.from([0, 10_000, 20_000, 10_000, 0, 10_000, 20_000, 10_000, 0]),
};
const stop = (id: string, point: number, more: Partial<RoutingStop> = {}): RoutingStop => ({
  id,
  point,
  kind: 'delivery',
  serviceSeconds: 600,
  window: DAY,
  litres: 100,
  grams: 100_000,
  crew: 1,
  ...more,
});
const van = (more: Partial<RoutingVehicle> = {}): RoutingVehicle => ({
  id: 'veh_a',
  capacityLitres: 1_000,
  capacityGrams: 1_000_000,
  crew: 2,
  shift: DAY,
  ...more,
});
const planned = stop('ord_planned', 1);

/** Returns what would let `left` in beside the planned stop on the first van. */
async function relaxed(
  left: RoutingStop,
  vehicles: readonly RoutingVehicle[],
  more: Partial<RoutingProblem> = {},
) {
  const problem: RoutingProblem = {
    stops: [planned, left],
    vehicles,
    matrix,
    objective: 'fewest_miles',
    ...more,
  };
  const plan: Plan = {
    routes: [{ vehicle: 'veh_a', stops: ['ord_planned'] }],
    unassigned: [{ stop: left.id, code: 'capacity_exhausted' }],
  };
  const found = (await relaxations(problem, plan)).get(left.id);
  return found && [found.change, found.by, ...(found.skill === undefined ? [] : [found.skill])];
}

test.each<[string, RoutingStop, RoutingVehicle[], Partial<RoutingProblem>, unknown]>([
  [
    'the end of its window',
    stop('ord_x', 2, { window: { fromSecond: 8 * HOUR, toSecond: 8 * HOUR + 900 } }),
    [van()],
    {},
    ['window_to', 5],
  ],
  [
    'the beginning of its window',
    // Twenty minutes there and back, ten at the door: back by noon if it begins at 11:30 instead of 11:50.
    stop('ord_x', 2, { window: { fromSecond: 11 * HOUR + 3_000, toSecond: 12 * HOUR } }),
    [van({ shift: { fromSecond: 8 * HOUR, toSecond: 12 * HOUR } })],
    {},
    ['window_from', 20],
  ],
  ['room', stop('ord_x', 2, { litres: 950 }), [van()], {}, ['capacity_m3', 0.05]],
  ['weight', stop('ord_x', 2, { grams: 905_000 }), [van()], {}, ['capacity_kg', 5]],
  ['a crew', stop('ord_x', 2, { crew: 2 }), [van({ crew: 1 })], {}, ['crew', 1]],
  ['a skill', stop('ord_x', 2, { skills: ['tail_lift'] }), [van()], {}, ['skills', 1, 'tail_lift']],
  ['a stop more', stop('ord_x', 2), [van({ maxStops: 1 })], {}, ['max_stops', 1]],
  // 40 km there and back are 24.9 miles, and the van may drive 20.
  ['miles', stop('ord_x', 2), [van({ maxMetres: 32_187 })], {}, ['max_miles', 4.9]],
  ['duty', stop('ord_x', 2), [van()], { rules: { maxDutySeconds: HOUR - 600 } }, ['max_duty_minutes', 10]],
  ['driving', stop('ord_x', 2), [van()], { rules: { maxDriveSeconds: 2_000 } }, ['max_drive_minutes', 7]],
])('%s', async (_name, left, vehicles, more, expected) => {
  expect(await relaxed(left, vehicles, more)).toEqual(expected);
});

test('a vehicle, where the one there is has no time', async () => {
  const tight = { fromSecond: 8 * HOUR, toSecond: 8 * HOUR + 3_000 };
  expect(await relaxed(stop('ord_x', 2), [van({ shift: tight })])).toEqual(['vehicles', 1]);
});

test('a driver, where a vehicle stands idle; a mate, where two are needed', async () => {
  const ann = { id: 'drv_ann', role: 'driver', shift: DAY } as const;
  const tight = { fromSecond: 8 * HOUR, toSecond: 8 * HOUR + 2_400 };
  const vehicles = [van({ shift: tight }), van({ id: 'veh_b' })];
  expect(await relaxed(stop('ord_x', 2), vehicles, { people: [ann] })).toEqual(['drivers', 1]);
  const bob = { ...ann, id: 'drv_bob' };
  expect(await relaxed(stop('ord_x', 2, { crew: 2 }), vehicles, { people: [ann, bob] })).toEqual(['crew', 1]);
});

test('nothing, where only two changes would help, or no way leads there', async () => {
  const both = stop('ord_x', 2, { litres: 2_000, skills: ['tail_lift'] });
  expect(await relaxed(both, [van()])).toBeUndefined();
  const seconds = Int32Array.from(matrix.seconds, (trip, at) => (at % 3 === 2 && at !== 8 ? 2 ** 21 : trip));
  expect(await relaxed(stop('ord_x', 2), [van()], { matrix: { ...matrix, seconds } })).toBeUndefined();
});

test('the smallest: five minutes rather than a vehicle, the larger van rather than the smaller one', async () => {
  const early = stop('ord_x', 2, { window: { fromSecond: 8 * HOUR, toSecond: 8 * HOUR + 900 } });
  expect(await relaxed(early, [van(), van({ id: 'veh_b' })])).toEqual(['window_to', 5]);
  const sofa = stop('ord_x', 2, { litres: 1_600 });
  expect(await relaxed(sofa, [van(), van({ id: 'veh_b', capacityLitres: 1_500 })])).toEqual([
    'capacity_m3',
    0.1,
  ]);
});

test('on an over-booked day each relaxation lets its order in, by the validator', async () => {
  const problem = problemOf({
    seed: 4,
    stops: 60,
    vans: 3,
    objective: 'fewest_miles',
    collections: false,
    asymmetric: true,
    lockedRoutes: 0,
  });
  const { plan } = await search(problem, { seed: 1, timeLimitMs: 20_000, maxIterations: 2_000 });
  expect(plan.unassigned.length).toBeGreaterThan(5);
  expect(checkPlan(problem, plan)).toEqual([]);
  const found = await relaxations(problem, plan);
  expect(found.size).toBeGreaterThan(0);
  for (const { by, message } of found.values()) {
    expect(by).toBeGreaterThan(0);
    expect(message).toMatch(/could be delivered\.$/);
  }
});
