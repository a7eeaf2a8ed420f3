import { checkPlan } from '../../../src/domain/plan-check.js';
import { createSolverPool } from '../../../src/solver/pool.js';
import type { Progress, SolverPool } from '../../../src/solver/pool.js';
import { problemOf } from './problems.js';
import type { Shape } from './problems.js';

const shape: Shape = {
  seed: 3,
  stops: 60,
  vans: 8,
  objective: 'fewest_miles',
  collections: true,
  asymmetric: false,
  lockedRoutes: 1,
};

let pool: SolverPool;
beforeAll(() => {
  pool = createSolverPool({ threads: 2 });
});
afterAll(() => pool.close());

test('threads search, report and agree with the validator', async () => {
  const problem = problemOf(shape);
  const news: Progress[] = [];
  const options = {
    seed: 1,
    timeLimitMs: 20_000,
    maxIterations: 4000,
    onProgress: (p: Progress) => news.push(p),
  };
  const { plan, iterations, metres } = await pool.solve(problem, options);
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(iterations).toBeGreaterThanOrEqual(4000);
  expect(news.length).toBeGreaterThan(2);
  expect(news.at(-1)).toMatchObject({ plan, metres, progress: 1 });
});

test('a day that is cut into parts for the threads is whole again at the end, and the same every time', async () => {
  const problem = problemOf({ ...shape, stops: 400, vans: 60 });
  const options = { seed: 7, timeLimitMs: 60_000, maxIterations: 6000 };
  const first = await pool.solve(problem, options);
  expect(checkPlan(problem, first.plan)).toEqual([]);
  expect((await pool.solve(problem, options)).plan).toEqual(first.plan);
});

test('an abort ends the search at once, and the pool goes on', async () => {
  const problem = problemOf({ ...shape, stops: 200, vans: 30 });
  const controller = new AbortController();
  let abortedAt = 0;
  const running = pool.solve(problem, {
    seed: 1,
    timeLimitMs: 60_000,
    signal: controller.signal,
    onProgress: () => {
      if (abortedAt > 0) return;
      abortedAt = performance.now();
      controller.abort(new Error('enough'));
    },
  });
  await expect(running).rejects.toThrow('enough');
  expect(performance.now() - abortedAt).toBeLessThan(1000);
  const again = await pool.solve(problemOf(shape), { seed: 1, timeLimitMs: 5000, maxIterations: 200 });
  expect(checkPlan(problemOf(shape), again.plan)).toEqual([]);
});

test('a job that waits for its turn can be cancelled, too', async () => {
  const controller = new AbortController();
  const first = pool.solve(problemOf(shape), { seed: 1, timeLimitMs: 700 });
  const second = pool.solve(problemOf(shape), { seed: 1, timeLimitMs: 60_000, signal: controller.signal });
  controller.abort(new Error('not any more'));
  await expect(second).rejects.toThrow('not any more');
  expect(checkPlan(problemOf(shape), (await first).plan)).toEqual([]);
});

test('a closed pool takes no jobs', async () => {
  const closed = createSolverPool({ threads: 1 });
  await closed.close();
  await expect(closed.solve(problemOf(shape), { seed: 1, timeLimitMs: 100 })).rejects.toThrow('closed');
});
