/** The first plan: it can be cancelled, and it is finished when the time is over before it is. */
import { checkPlan } from '@waypost/planning/plan-check';
import { assignable } from '../src/assignment.js';
import { compile } from '../src/model.js';
import { coordinate } from '../src/search.js';
import { createTaskRunner } from '../src/task-runner.js';
import { problemOf } from '../../planning/test/problems.js';

const problem = problemOf({
  seed: 11,
  stops: 150,
  vans: 8,
  objective: 'fewest_miles',
  collections: true,
  asymmetric: true,
  lockedRoutes: 0,
});
const assignment = assignable(problem);

test('once cancelled, the preparations end without a neighbour', () => {
  const neighboursFor = (isCancelled: () => boolean) =>
    compile(problem, assignment.stops, assignment.vans, isCancelled).after.start.at(-1)!;
  expect(neighboursFor(() => true)).toBe(0);
  expect(neighboursFor(() => false)).toBeGreaterThan(0);
});

test('when the time was over before the construction, the plan is whole, and whoever is left out fits nowhere', async () => {
  const run = createTaskRunner({ problem, assignment, seed: 1 }, () => false);
  const runners = [(task: Parameters<typeof run>[0]) => Promise.resolve(run(task))];
  const options = { seed: 1, timeLimitMs: 1_000 };
  const { plan, iterations } = await coordinate(
    problem,
    assignment,
    runners,
    options,
    performance.now() - 2_000,
  );
  // Preparations count: nothing is searched any more, beyond a first look at the clock. A second has 80,000 moves.
  expect(iterations).toBeLessThan(2_000);
  expect(checkPlan(problem, plan)).toEqual([]);
  const exhausted = plan.unassigned.filter(({ code }) => code === 'capacity_exhausted');
  expect(exhausted.length).toBeGreaterThan(0);
  for (const { stop } of exhausted) {
    for (const vehicle of problem.vehicles) {
      const route = plan.routes.find((each) => each.vehicle === vehicle.id)?.stops ?? [];
      for (let at = 0; at <= route.length; at++) {
        const sequence = route.toSpliced(at, 0, stop);
        const part = {
          ...problem,
          vehicles: [vehicle],
          stops: problem.stops.filter(({ id }) => sequence.includes(id)),
        };
        const only = { routes: [{ vehicle: vehicle.id, stops: sequence }], unassigned: [] };
        expect(checkPlan(part, only)).not.toEqual([]);
      }
    }
  }
});
