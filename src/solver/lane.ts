/**
 * One thread's share of a search: it compiles the problem once and then runs the tasks that the coordinator
 * hands it, in its own thread or, for tests and tools, in the caller's.
 */
import { performance } from 'node:perf_hooks';
import type { RoutingProblem } from '../domain/routing-problem.js';
import type { Assignment } from './assignment.js';
import { Chain } from './chain.js';
import type { Budget, ChainState, Priced } from './chain.js';
import { compile } from './model.js';
import { createRandom } from './random.js';
import type { Tour } from './solution.js';

/** The problem of a lane's tasks. */
export type Brief = {
  readonly problem: RoutingProblem;
  readonly assignment: Assignment;
  readonly seed: number;
};

/** What to do: build a first plan (from `wishes`), find places for absent stops, spare vans, or anneal. */
export type Task = {
  readonly kind: 'construct' | 'place' | 'reduce' | 'anneal';
  readonly state: ChainState;
  /** Tours to begin a construction with, as far as they keep the rules. */
  readonly wishes: readonly Tour[];
  /** Ends the task: after so many moves, or milliseconds. */
  readonly moves: number;
  readonly milliseconds: number;
  /** Temperatures at the task's begin and end, in multiples of the model's length scale. */
  readonly hot: number;
  readonly cold: number;
  /** `reduce` stops at so few vans. */
  readonly fewestVans: number;
};

export type TaskResult = {
  readonly best: Priced;
  /** Where annealing stood when the task ended. */
  readonly current: Priced;
  readonly moves: number;
  /** Mean seconds of the best plan's routes, waiting included. */
  readonly meanRouteSeconds: number;
};

/** Runs tasks one after the other; `cancelled` is asked every few moves and ends the task at once. */
export function createLane(brief: Brief, cancelled: () => boolean): (task: Task) => TaskResult {
  const { problem, assignment, seed } = brief;
  const model = compile(problem, assignment.stops, assignment.vans);
  const chain = new Chain(model, createRandom(seed));
  return (task) => {
    const begin = performance.now();
    const budget: Budget = (moves) => {
      if (cancelled()) return 1;
      const elapsed = (performance.now() - begin) / task.milliseconds;
      // With a limit of moves, time is only an emergency brake: the same seed must give the same plan.
      return elapsed >= 1 || task.moves === Infinity ? elapsed : moves / task.moves;
    };
    const before = chain.moves;
    const temperature = (progress: number) => model.scale * task.hot * (task.cold / task.hot) ** progress;
    chain.load(task.state);
    if (task.kind === 'construct') {
      chain.adopt(task.wishes);
      chain.fill();
    }
    if (task.kind === 'place') chain.place(budget, model.scale * task.cold);
    if (task.kind === 'reduce') chain.reduceVans(budget, model.scale * task.cold, task.fewestVans);
    if (task.kind === 'anneal') chain.anneal(budget, temperature);
    const current = chain.current();
    return {
      current,
      best: chain.takeBest(),
      moves: chain.moves - before,
      meanRouteSeconds: chain.meanRouteSeconds(),
    };
  };
}
