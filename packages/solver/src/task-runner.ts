/**
 * One thread's share of a search. It compiles the problem once, then runs the tasks the coordinator sends it, in its
 * own thread or, for tests and tools, in the caller's.
 */
import { performance } from 'node:perf_hooks';
import type { RoutingProblem } from '@waypost/planning/routing-problem';
import type { Assignment } from './assignment.js';
import { type Budget, type CostedPlan, LocalSearch, type SearchState } from './local-search.js';
import { compile } from './model.js';
import { createRandom } from './random.js';
import type { Tour } from './route-cells.js';

/** The problem that a runner's tasks work on. */
export type SearchInput = {
  readonly problem: RoutingProblem;
  readonly assignment: Assignment;
  readonly seed: number;
};

/**
 * The part of an annealing that a task runs. At 0 the temperature is `hot` times the distance of near stops; at 1 it is
 * `cold` times the link length of likely successors.
 */
export type Cooling = {
  readonly hot: number;
  readonly cold: number;
  readonly from: number;
  readonly until: number;
};

/**
 * Temperature for placing stops and reducing vans, in multiples of the distance of near stops: little that is longer is
 * accepted.
 */
const STEADY = 0.05;

/** What to do: build a first plan (from `wishes`), place absent stops, reduce vans, or anneal. */
export type Task = {
  readonly kind: 'construct' | 'place' | 'reduce' | 'anneal';
  readonly state: SearchState;
  /** Tours to start a construction from, as far as they keep the rules. */
  readonly wishes: readonly Tour[];
  /** Limits that end the task: moves and milliseconds. */
  readonly moves: number;
  readonly milliseconds: number;
  readonly cooling: Cooling;
  /** `reduce` stops at this number of vans. */
  readonly fewestVans: number;
};

export type TaskResult = {
  readonly best: CostedPlan;
  /** The annealing's current solution when the task ended. */
  readonly current: CostedPlan;
  readonly moves: number;
  /** The share of their vans' working time that the best plan's routes take. */
  readonly workedShare: number;
};

/**
 * Creates a function that runs tasks one after the other. `cancelled` is checked every few moves and ends the task at
 * once, and already the preparations.
 */
export function createTaskRunner(input: SearchInput, cancelled: () => boolean): (task: Task) => TaskResult {
  const { problem, assignment, seed } = input;
  const model = compile(problem, assignment.stops, assignment.vans, cancelled);
  const search = new LocalSearch(model, createRandom(seed));
  return (task) => {
    const begin = performance.now();
    const budget: Budget = (moves) => {
      if (cancelled()) return 1;
      const elapsed = (performance.now() - begin) / task.milliseconds;
      // With a move limit, time is only an emergency brake: the same seed must give the same plan.
      return elapsed >= 1 || task.moves === Infinity ? elapsed : moves / task.moves;
    };
    const before = search.moves;
    const { hot, cold, from, until } = task.cooling;
    const hottest = model.near * hot;
    const coldest = Math.min(hottest, model.likely * cold);
    const temperature = (progress: number) =>
      hottest * (coldest / hottest) ** (from + (until - from) * progress);
    search.load(task.state);
    if (task.kind === 'construct') {
      search.adopt(task.wishes);
      search.fill(budget);
    }
    if (task.kind === 'place') search.place(budget, model.near * STEADY);
    if (task.kind === 'reduce') search.reduceVans(budget, model.near * STEADY, task.fewestVans);
    if (task.kind === 'anneal') search.anneal(budget, temperature);
    const current = search.current();
    return {
      current,
      best: search.takeBest(),
      moves: search.moves - before,
      workedShare: search.workedShare(),
    };
  };
}
