/**
 * The answers on fixed seeds, to the digit, as recorded here: a change that is not meant to change plans changes none.
 * One that is renews them, with a measurement (docs/measurements/optimiser.md) that says whether they are better.
 */
import { createHash } from 'node:crypto';
import { checkPlan } from '@waypost/planning/plan-check';
import { type Shape, problemOf } from '../../planning/test/problems.js';
import { search } from '../src/search.js';

const SHAPES: Record<string, Shape & { digest: string }> = {
  'few miles': {
    ...{ seed: 3, stops: 60, vans: 8, objective: 'fewest_miles', collections: true, asymmetric: false },
    lockedRoutes: 1,
    digest: '366ef6dbe2e5b708',
  },
  'few vans': {
    ...{ seed: 11, stops: 80, vans: 12, objective: 'fewest_vehicles', collections: true, asymmetric: true },
    lockedRoutes: 0,
    digest: '7bbf4c26a63b2897',
  },
  'even routes': {
    ...{ seed: 29, stops: 50, vans: 6, objective: 'balanced', collections: false, asymmetric: true },
    lockedRoutes: 0,
    digest: '23754f512242cdd1',
  },
};

test.each(Object.entries(SHAPES))('%s', async (_name, { digest, ...shape }) => {
  const problem = problemOf(shape);
  const { plan } = await search(problem, { seed: 1, timeLimitMs: 600_000, maxIterations: 1500 });
  expect(checkPlan(problem, plan)).toEqual([]);
  const answer = JSON.stringify({ routes: plan.routes, unassigned: plan.unassigned });
  expect(createHash('sha256').update(answer).digest('hex').slice(0, 16)).toBe(digest);
});
