/** What the search makes of working days: rules of work, people, skills, limits of vans, locks, priorities. */
import fc from 'fast-check';
import { checkPlan } from '@waypost/planning/plan-check';
import { staffRoutes } from '@waypost/planning/route-crews';
import type { Plan, RoutingProblem, RoutingStop } from '@waypost/planning/routing-problem';
import { search } from '../src/search.js';
import { problemOf, shapes } from '../../planning/test/problems.js';
import { withWorkingDay } from './working-days.js';

const HOUR = 3600;
const solve = (problem: RoutingProblem, more: { warmStart?: Plan; maxIterations?: number } = {}) =>
  search(problem, { seed: 1, timeLimitMs: 20_000, maxIterations: 400, ...more });

test('the validator accepts every plan that is reported, and its routes can be staffed, whatever the rules', async () => {
  await fc.assert(
    fc.asyncProperty(shapes(30), fc.nat({ max: 1_000_000 }), async (shape, seed) => {
      const problem = withWorkingDay(problemOf(shape), seed);
      const reported: Plan[] = [];
      const { plan } = await search(problem, {
        ...{ seed: 1, timeLimitMs: 20_000, maxIterations: 300 },
        onProgress: (progress) => reported.push(progress.plan),
      });
      for (const each of [...reported, plan]) {
        expect(checkPlan(problem, each)).toEqual([]);
        expect(staffRoutes(problem, each.routes).unstaffed).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
}, 180_000);

/** A day of stops a minute from each other, with vans that all work from 6 to 22. */
function dayOf(
  stops: readonly Partial<RoutingStop>[],
  vans: number,
  more: Partial<RoutingProblem> = {},
): RoutingProblem {
  const size = stops.length + 1;
  const trips = Int32Array.from({ length: size * size }, (_, i) =>
    Math.floor(i / size) === i % size ? 0 : 60,
  );
  return {
    stops: stops.map((stop, i) => ({
      ...{
        id: `ord_${i}`,
        point: i + 1,
        kind: 'delivery',
        serviceSeconds: HOUR,
        litres: 1,
        grams: 0,
        crew: 1,
      },
      window: { fromSecond: 6 * HOUR, toSecond: 21 * HOUR },
      ...stop,
    })),
    vehicles: Array.from({ length: vans }, (_, i) => ({
      ...{ id: `veh_${i}`, capacityLitres: 100, capacityGrams: null, crew: 2 },
      shift: { fromSecond: 6 * HOUR, toSecond: 22 * HOUR },
    })),
    matrix: { metres: trips, seconds: trips, size },
    objective: 'fewest_miles',
    ...more,
  };
}

const ALL_DAY = { fromSecond: 0, toSecond: 24 * HOUR };
const peopleOf = (drivers: number, mates: number) => [
  ...Array.from({ length: drivers }, (_, i) => ({ id: `drv_${i}`, role: 'driver' as const, shift: ALL_DAY })),
  ...Array.from({ length: mates }, (_, i) => ({ id: `mat_${i}`, role: 'mate' as const, shift: ALL_DAY })),
];
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const forTwo = ({ stops }: RoutingProblem, plan: Plan) =>
  plan.routes.filter((route) => route.stops.some((id) => stops.find((stop) => stop.id === id)?.crew === 2))
    .length;

describe('people', () => {
  test('six people and five vans for two: at most three routes with stops for two', async () => {
    const rules = { maxDutySeconds: 10 * HOUR };
    const problem = dayOf(times(60, { crew: 2 as const }), 5, { people: peopleOf(6, 0), rules });
    const { plan } = await solve(problem, { maxIterations: 3000 });
    expect(forTwo(problem, plan)).toBe(3);
    expect(plan.routes).toHaveLength(3);
    expect(checkPlan(problem, plan)).toEqual([]);
    expect(new Set(plan.unassigned.map(({ code }) => code))).toEqual(new Set(['no_driver']));
  });

  test('without a second person stops for two stay, and that is the reason; the others are served', async () => {
    const problem = dayOf([{ crew: 2 }, {}, {}], 2, { people: peopleOf(1, 0) });
    const { plan } = await solve(problem);
    expect(plan.unassigned).toEqual([{ stop: 'ord_0', code: 'no_mate' }]);
    expect(plan.routes.flatMap(({ stops }) => stops).sort()).toEqual(['ord_1', 'ord_2']);
  });

  test('nobody on duty, no routes', async () => {
    const { plan } = await solve(dayOf([{}, {}], 2, { people: [] }));
    expect(plan.routes).toEqual([]);
    expect(plan.unassigned.map(({ code }) => code)).toEqual(['no_driver', 'no_driver']);
  });
});

describe('priority', () => {
  test('one that matters more is served before any number of others', async () => {
    // The van has ten hours: the long one, or nine others.
    const others = times(9, { priority: 4 });
    const long = { id: 'long', priority: 5, serviceSeconds: 9 * HOUR };
    const { plan } = await solve(dayOf([...others, long], 1, { rules: { maxDutySeconds: 9.5 * HOUR } }), {
      maxIterations: 3000,
    });
    expect(plan.routes.flatMap(({ stops }) => stops)).toContain('long');
  });

  test('among equals, one that was left out before', async () => {
    const stops = [...times(9, {}), { id: 'before', timesLeftOut: 1 }];
    const { plan } = await solve(dayOf(stops, 1, { rules: { maxDutySeconds: 4.5 * HOUR } }), {
      maxIterations: 2000,
    });
    expect(plan.routes.flatMap(({ stops: driven }) => driven)).toContain('before');
    expect(plan.unassigned).toHaveLength(6);
  });
});

describe('locks', () => {
  const problem = dayOf(
    times(12, {}).map((stop, i) => (i === 5 ? { ...stop, lockedVehicle: 'veh_1' } : stop)),
    3,
  );
  const [first, ...others] = problem.vehicles;
  const locked = { ...problem, vehicles: [{ ...first!, lockedHead: ['ord_3', 'ord_1'] }, ...others] };

  test('a head stays the head, a stop stays on its van', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { plan } = await search(locked, { seed, timeLimitMs: 20_000, maxIterations: 500 });
      expect(checkPlan(locked, plan)).toEqual([]);
      const stopsOf = (id: string) => plan.routes.find(({ vehicle }) => vehicle === id)?.stops ?? [];
      expect(stopsOf('veh_0').slice(0, 2)).toEqual(['ord_3', 'ord_1']);
      expect(stopsOf('veh_1')).toContain('ord_5');
    }
  });
});

test('skills, most stops and most miles', async () => {
  const { vehicles, ...day } = dayOf([{ skills: ['crane'] }, {}, {}, {}], 2);
  const problem = { ...day, vehicles: [vehicles[0]!, { ...vehicles[1]!, skills: ['crane'], maxStops: 1 }] };
  const { plan } = await solve(problem);
  expect(plan.routes.find(({ vehicle }) => vehicle === 'veh_1')?.stops).toEqual(['ord_0']);
  expect(plan.unassigned).toEqual([]);
});
