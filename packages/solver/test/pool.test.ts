import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPlan } from '@waypost/planning/plan-check';
import { createSolverPool } from '../src/pool.js';
import type { Progress, Solve, SolverPool } from '../src/pool.js';
import { problemOf } from '../../planning/test/problems.js';
import type { Shape } from '../../planning/test/problems.js';

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

const solve: Solve = (problem, options) =>
  pool.withThreads({ owner: 'a', ...(options.signal ? { signal: options.signal } : {}) }, (search) =>
    search(problem, options),
  );

test('threads search, report and agree with the validator', async () => {
  const problem = problemOf(shape);
  const news: Progress[] = [];
  const options = {
    seed: 1,
    timeLimitMs: 20_000,
    maxIterations: 4000,
    onProgress: (p: Progress) => news.push(p),
  };
  const { plan, iterations, metres } = await solve(problem, options);
  expect(checkPlan(problem, plan)).toEqual([]);
  expect(iterations).toBeGreaterThanOrEqual(4000);
  expect(news.length).toBeGreaterThan(2);
  expect(news.at(-1)).toMatchObject({ plan, metres, progress: 1 });
});

test('a day that is cut into parts for the threads is whole again at the end, and the same every time', async () => {
  const problem = problemOf({ ...shape, stops: 400, vans: 60 });
  const options = { seed: 7, timeLimitMs: 60_000, maxIterations: 6000 };
  const first = await solve(problem, options);
  expect(checkPlan(problem, first.plan)).toEqual([]);
  expect((await solve(problem, options)).plan).toEqual(first.plan);
});

test('an abort ends the search at once, and the pool goes on', async () => {
  const problem = problemOf({ ...shape, stops: 200, vans: 30 });
  const controller = new AbortController();
  let isAborted = false;
  const running = solve(problem, {
    seed: 1,
    timeLimitMs: 3_600_000,
    signal: controller.signal,
    onProgress: () => {
      if (isAborted) return;
      isAborted = true;
      controller.abort(new Error('enough'));
    },
  });
  await expect(running).rejects.toThrow('enough');
  const again = await solve(problemOf(shape), { seed: 1, timeLimitMs: 5000, maxIterations: 200 });
  expect(checkPlan(problemOf(shape), again.plan)).toEqual([]);
});

test('couriers take turns: two jobs wait behind the five of another, and one runs at a time', async () => {
  const small = createSolverPool({ threads: 1 });
  const problem = problemOf({ ...shape, stops: 10 });
  const order: string[] = [];
  let searching = 0;
  const job = (owner: string) =>
    small.withThreads({ owner }, async (search) => {
      expect(++searching).toBe(1);
      const { plan } = await search(problem, { seed: 1, timeLimitMs: 20_000, maxIterations: 200 });
      searching--;
      order.push(owner);
      return plan;
    });
  const plans = await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'b'].map(job));
  await small.close();
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'a', 'a']);
  for (const plan of plans) expect(checkPlan(problem, plan)).toEqual([]);
});

test('a job that waits for its turn can be cancelled at once', async () => {
  const controller = new AbortController();
  const first = solve(problemOf(shape), { seed: 1, timeLimitMs: 700 });
  const second = solve(problemOf(shape), { seed: 1, timeLimitMs: 3_600_000, signal: controller.signal });
  controller.abort(new Error('not any more'));
  await expect(second).rejects.toThrow('not any more');
  expect(checkPlan(problemOf(shape), (await first).plan)).toEqual([]);
});

test('after a search that fails the next turn has threads of its own', async () => {
  const problem = problemOf(shape);
  // A function can't be sent to a thread.
  const broken = { ...problem, name: () => 'unspeakable' };
  await expect(solve(broken, { seed: 1, timeLimitMs: 500 })).rejects.toThrow('could not be cloned');
  const { plan } = await solve(problem, { seed: 1, timeLimitMs: 5000, maxIterations: 200 });
  expect(checkPlan(problem, plan)).toEqual([]);
});

test('a closed pool takes no jobs, and those that wait are told', async () => {
  const closed = createSolverPool({ threads: 1 });
  const job = () =>
    closed.withThreads({ owner: 'a' }, (search) =>
      search(problemOf(shape), { seed: 1, timeLimitMs: 60_000 }),
    );
  const jobs = Promise.allSettled([job(), job()]);
  await closed.close();
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(job()).rejects.toThrow('closed');
});

test('a program ends by itself however often it opens a pool, solves one stop and closes it', async () => {
  const program = fileURLToPath(new URL('./solve-often.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', program, '10']);
  expect(stdout).toBe('done\n');
}, 120_000);
