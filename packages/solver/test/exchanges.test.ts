/** Exchanges in the search, and in the validator, which knows nothing of how the search keeps them together. */
import { keptTogether } from '@waypost/planning/exchange';
import { checkPlan } from '@waypost/planning/plan-check';
import type { Plan, RoutingProblem, RoutingStop } from '@waypost/planning/routing-problem';
import { withExchanges } from '../src/exchanges.js';
import { search } from '../src/search.js';

const HOUR = 3600;

/** Four stops a kilometre apart; `old` is collected right behind the delivery `new`, at its place. */
function day(capacityLitres = 400, litresOfOld = 100): RoutingProblem {
  const size = 5;
  const apart = (cell: number) => Math.abs(Math.floor(cell / size) - (cell % size));
  const stop = (id: string, point: number, more: Partial<RoutingStop> = {}): RoutingStop => ({
    id,
    point,
    kind: 'delivery',
    serviceSeconds: 300,
    window: { fromSecond: 8 * HOUR, toSecond: 18 * HOUR },
    litres: 100,
    grams: 1000,
    crew: 1,
    ...more,
  });
  return {
    stops: [
      stop('old', 2, {
        kind: 'collection',
        litres: litresOfOld,
        follows: { stop: 'new', afterSeconds: 300 },
      }),
      stop('s1', 1),
      stop('new', 2),
      stop('s3', 3),
    ],
    vehicles: [
      {
        id: 'van',
        capacityLitres,
        capacityGrams: null,
        crew: 1,
        shift: { fromSecond: 7 * HOUR, toSecond: 20 * HOUR },
        maxStops: 3,
      },
    ],
    matrix: {
      size,
      metres: Int32Array.from({ length: size * size }, (_, cell) => apart(cell) * 1000),
      seconds: Int32Array.from({ length: size * size }, (_, cell) => apart(cell) * 600),
    },
    objective: 'fewest_miles',
  };
}

const rulesOf = (problem: RoutingProblem, plan: Plan) => checkPlan(problem, plan).map(({ rule }) => rule);
const route = (...stops: string[]): Plan => ({ routes: [{ vehicle: 'van', stops }], unassigned: [] });
const solve = (problem: RoutingProblem) => withExchanges(search)(problem, { seed: 1, timeLimitMs: 200 });

test('the search keeps both halves together, as one visit, and the validator agrees', async () => {
  const { plan } = await solve(day());
  expect(plan.unassigned).toEqual([]);
  const [stops] = plan.routes.map((each) => each.stops);
  expect(stops).toHaveLength(4);
  expect(stops![stops!.indexOf('new') + 1]).toBe('old');
  expect(checkPlan(day(), plan)).toEqual([]);
});

test('what is collected takes room on the way back: without it, both halves are left out', async () => {
  const problem = day(300, 500);
  const { plan } = await solve(problem);
  expect(plan.unassigned.map(({ stop }) => stop).toSorted()).toEqual(['new', 'old']);
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(rulesOf(problem, route('s1', 'new', 'old', 's3'))).toEqual(['volume']);
});

test('the validator refuses halves that are apart, the wrong way round, or left out alone', () => {
  expect(rulesOf(day(), route('s1', 'new', 'old', 's3'))).toEqual([]);
  expect(rulesOf(day(), route('new', 's1', 'old', 's3'))).toContain('exchange');
  expect(rulesOf(day(), route('s1', 'old', 'new', 's3'))).toContain('exchange');
  const alone = (left: string, ...stops: string[]): Plan => ({
    ...route(...stops),
    unassigned: [{ stop: left, code: 'capacity_exhausted' }],
  });
  expect(rulesOf(day(), alone('old', 's1', 'new', 's3'))).toEqual(['exchange']);
  expect(rulesOf(day(), alone('new', 's1', 'old', 's3'))).toEqual(['exchange']);
});

test('a sequence is kept together wherever its halves are named', () => {
  const orders = new Map(
    [
      { id: 'new', type: 'delivery', exchange_for: 'old' } as const,
      { id: 'old', type: 'collection', exchange_for: 'new' } as const,
      { id: 's1', type: 'delivery', exchange_for: null } as const,
    ].map((order) => [order.id, order]),
  );
  expect(keptTogether(['old', 's1', 'new'], orders)).toEqual(['s1', 'new', 'old']);
  expect(keptTogether(['new', 's1', 'old'], orders)).toEqual(['new', 'old', 's1']);
  expect(keptTogether(['old', 's1'], orders)).toEqual(['old', 's1']);
});
