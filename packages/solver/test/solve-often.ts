/** A program for pool.test.ts: opens a pool, solves a day with one stop and closes the pool, as often as it is told. */
import { createSolverPool } from '../src/pool.js';
import { problemOf } from '../../planning/test/problems.js';

const problem = problemOf({
  seed: 3,
  stops: 1,
  vans: 2,
  objective: 'fewest_miles',
  collections: false,
  asymmetric: false,
  lockedRoutes: 0,
});
for (let cycle = 0; cycle < Number(process.argv[2]); cycle++) {
  const pool = createSolverPool({ threads: 2 });
  await pool.withThreads({ owner: 'a' }, (solve) => solve(problem, { seed: 1, timeLimitMs: 1000 }));
  await pool.close();
}
console.log('done');
