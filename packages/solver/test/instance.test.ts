import { checkPlan } from '@waypost/planning/plan-check';
import { parseSolomon } from '../src/instance.js';
import { search } from '../src/search.js';
import { solomonInstance } from './solomon.js';

const HEAD =
  'X1\n\nVEHICLE\nNUMBER CAPACITY\n 3  50\n\nCUSTOMER\nCUST NO. XCOORD. YCOORD. DEMAND READY DUE SERVICE\n\n';

describe('a Solomon file', () => {
  const problem = parseSolomon(
    `${HEAD} 0 0 0 0 0 100 0\r\n 1 1 1 7 5 60 10\n 2 -3 4 8 0 90 10\n`,
    'fewest_miles',
  );

  test('distances are truncated to one decimal, and counted in tenths like the times', () => {
    expect([...problem.matrix.metres]).toEqual([0, 14, 50, 14, 0, 50, 50, 50, 0]);
    expect(problem.matrix.seconds).toBe(problem.matrix.metres);
    expect(problem.stops[0]).toEqual({
      id: '1',
      point: 1,
      kind: 'delivery',
      serviceSeconds: 100,
      window: { fromSecond: 50, toSecond: 600 },
      litres: 7,
      grams: 0,
      crew: 1,
    });
  });

  test('has so many vehicles, alike, open as long as the depot', () => {
    expect(problem.vehicles.map((van) => van.id)).toEqual(['1', '2', '3']);
    expect(problem.vehicles[2]).toMatchObject({
      capacityLitres: 50,
      capacityGrams: null,
      shift: { fromSecond: 0, toSecond: 1000 },
    });
  });

  test.each([
    ['nothing', ''],
    ['prose', 'The quick brown fox'],
    ['a fleet without a depot', '3 50'],
    ['a row that is too short', `${HEAD}0 0 0 0 0 100 0\n1 1 1 7 5 60`],
    ['a demand below 0', `${HEAD}0 0 0 0 0 100 0\n1 1 1 -7 5 60 10`],
    ['a capacity below 0', '3 -50\n0 0 0 0 0 100 0\n1 1 1 7 5 60 10'],
  ])('is not %s', (_, text) => expect(() => parseSolomon(text, 'fewest_miles')).toThrow(SyntaxError));
});

describe('instances after the recipe', () => {
  const classes = (['R', 'C', 'RC'] as const).flatMap((places) =>
    ([1, 2] as const).map((type) => ({ places, type })),
  );

  test.each(classes)('$places$type: everybody served, much shorter than the construction', async (kind) => {
    const recipe = { ...kind, customers: 100, windowShare: 0.75, seed: 4 };
    const problem = parseSolomon(solomonInstance(recipe), 'fewest_miles');
    let first = 0;
    const { plan, metres } = await search(problem, {
      seed: 1,
      timeLimitMs: 60_000,
      maxIterations: 20_000,
      onProgress: (news) => (first ||= news.metres),
    });
    expect(checkPlan(problem, plan)).toEqual([]);
    expect(plan.unassigned).toEqual([]);
    expect(metres).toBeLessThan(0.8 * first);
  });
});
