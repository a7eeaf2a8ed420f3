/**
 * Coordinates a search over one or more task runners: construct, place the remaining stops, reduce vans, anneal, and
 * try once more to place what is left before anything stays unassigned. On small days every runner searches the whole
 * day, and they share their best solution. Large days are decomposed into subproblems that the runners anneal in
 * parallel.
 */
import { performance } from 'node:perf_hooks';
import { planMetres } from '@waypost/planning/plan-timing';
import type { Plan, RoutingProblem } from '@waypost/planning/routing-problem';
import { assignable, type Assignment, fewestVansFor, homeOf, planOf, toursOf } from './assignment.js';
import { decompose, type Geography, geographyOf, idleVans, merge } from './decompose.js';
import { type Fleet, fleetOf } from './fleet.js';
import type { CostedPlan, SearchState } from './local-search.js';
import { NO_PENALTIES, type PenaltyRules } from './penalties.js';
import { createRandom, type Random } from './random.js';
import type { Tour } from './route-cells.js';
import { createTaskRunner, type Task, type TaskResult } from './task-runner.js';

/** Progress of a running search. */
export type Progress = {
  /** 0 to 1. */
  readonly progress: number;
  readonly metres: number;
  readonly vehicles: number;
  /** The best plan so far, complete and keeping every rule. */
  readonly plan: Plan;
};

export type SolveOptions = {
  readonly seed: number;
  readonly timeLimitMs: number;
  /** Moves of all runners together. The same seed, runners and moves give the same plan, unless time runs out first. */
  readonly maxIterations?: number;
  /** A plan to start from: the drafts of the day, or the last plan reported by a search that was lost. */
  readonly warmStart?: Plan;
  /** Plan stability: extra metres worth driving to keep a stop on its van of the warm start. Default 0. */
  readonly movedStopMetres?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
};

export type SolveResult = {
  readonly plan: Plan;
  /** Of all routes, including locked ones. */
  readonly metres: number;
  readonly iterations: number;
  /** Milliseconds from the start of the search to the first plan that keeps every rule. */
  readonly firstFeasibleMs: number;
};

export type TaskRunner = (task: Task) => Promise<TaskResult>;

/** Days with more stops than this are decomposed, into one subproblem per runner. */
const DECOMPOSE_ABOVE = 250;
/** Length of a round of subproblems; on small days the runners share their best between this many rounds instead. */
const SUBPROBLEM_MS = 150;
const SUBPROBLEM_MOVES = 10_000;
const SHARED_ROUNDS = 10;
/** Minimum interval between progress reports: building a plan takes time during which the threads wait. */
const PROGRESS_EVERY_MS = 250;
/** From this share of an annealing on, all runners continue from the solution of the best. */
const SHARE_FROM = 0.6;

/**
 * Initial temperature of an annealing, in multiples of the distance of near stops; lower if there is no time for a full
 * one.
 */
const HOT = 3;
const HOT_IN_HASTE = 2;
/** Initial temperature for a plan that is already good. */
const WARM = 0.3;
/** Final temperature, in multiples of the link length of likely successors. Plans hardly change below it. */
const COLD = 0.04;

/** An annealing improves no further beyond this many moves per stop; the remaining time goes to a new annealing. */
const CYCLE_MOVES_PER_STOP = 8_000;
/** Moves per millisecond and thread, until they are measured: for a search limited by time. */
const MOVES_PER_MS = 80;
/** Share of a search on a small day that measures them. */
const MEASURE_UNTIL = 0.01;

/** End of each phase as a share of the whole search. */
const PLACE_UNTIL = 0.2;
const REDUCE_UNTIL = 0.5;
const BALANCE_FROM = 0.5;

/** Returns a sensible time limit: 1 s for a handful of stops, 10 s for 200, 30 s for 1,000. */
export function defaultTimeLimitMs(stops: number): number {
  return Math.max(1_000, Math.min(50 * stops, 10_000 + 25 * Math.max(0, stops - 200)));
}

/** Searches in the caller's thread: for tests and tools. Blocks the event loop while it computes. */
export async function search(problem: RoutingProblem, options: SolveOptions): Promise<SolveResult> {
  const began = performance.now();
  const assignment = assignable(problem);
  const run = createTaskRunner(
    { problem, assignment, seed: options.seed },
    () => options.signal?.aborted ?? false,
  );
  return coordinate(problem, assignment, [(task) => Promise.resolve(run(task))], options, began);
}

/**
 * Searches over `runners`, all of the same problem. The time limit counts from `began` (of `performance.now`), so that
 * preparations count. Rejects with the signal's reason when aborted.
 */
export async function coordinate(
  problem: RoutingProblem,
  assignment: Assignment,
  runners: readonly TaskRunner[],
  options: SolveOptions,
  began = performance.now(),
): Promise<SolveResult> {
  return new Search(problem, assignment, runners, options, began).run();
}

class Search {
  private readonly random: Random;
  private readonly fleet: Fleet;
  private readonly geography: Geography;
  private moves = 0;
  private best: CostedPlan;
  private movesPerMs = MOVES_PER_MS;
  private workedShare = 0;
  private reportedAt = -Infinity;

  constructor(
    private readonly problem: RoutingProblem,
    private readonly assignment: Assignment,
    private readonly runners: readonly TaskRunner[],
    private readonly options: SolveOptions,
    private readonly began: number,
  ) {
    this.random = createRandom(options.seed);
    this.fleet = fleetOf(problem, assignment.vans);
    this.geography = geographyOf(problem, assignment);
    this.best = {
      tours: [],
      absent: assignment.stops.map((_, k) => k + 1),
      cost: Infinity,
      missed: Infinity,
    };
  }

  async run(): Promise<SolveResult> {
    const { options, problem, assignment } = this;
    await this.complete(beginning(problem, assignment, options.warmStart));
    const firstFeasibleMs = performance.now() - this.began;
    this.report();
    if (assignment.stops.length > 1) await this.improve();
    const plan = planOf(problem, assignment, this.best);
    return { plan, metres: planMetres(problem, plan.routes), iterations: this.moves, firstFeasibleMs };
  }

  private async improve(): Promise<void> {
    const { problem, options, assignment } = this;
    const penalties: PenaltyRules = { balance: null, home: homeOf(problem, assignment, options) };
    if (!this.isDecomposed() && options.maxIterations === undefined) await this.measure(penalties);
    const fresh = this.movesPerStop() < CYCLE_MOVES_PER_STOP ? HOT_IN_HASTE : HOT;
    const hot = options.warmStart === undefined ? fresh : WARM;
    if (this.best.absent.length > 0) await this.place();
    const fleetFixed = problem.objective === 'fewest_vehicles' && this.best.absent.length === 0;
    if (fleetFixed) await this.reduce();
    if (problem.objective === 'balanced') {
      await this.anneal({ until: BALANCE_FROM, hot, penalties, fleetFixed });
      const balance = {
        workedShare: this.workedShare,
        metresPerSecond: this.geography.metresPerSecond,
      };
      await this.anneal({ until: 1, hot: WARM, penalties: { ...penalties, balance }, fleetFixed });
    } else {
      await this.anneal({ until: 1, hot, penalties, fleetFixed });
    }
    // No stop is left out while any van has room for it.
    if (this.best.absent.length > 0) {
      await this.complete([]);
      this.report();
    }
  }

  /** Inserts absent stops wherever there is room, first where `wishes` has them if that keeps the rules. */
  private async complete(wishes: readonly Tour[]): Promise<void> {
    const task = this.task(this.whole(this.best, NO_PENALTIES, Infinity), 1);
    const [result] = await this.runAll([{ ...task, kind: 'construct', wishes }]);
    if (result !== undefined) this.best = result.best;
  }

  /**
   * Improves the first plan for a moment, and measures how fast that is on this machine, with this many threads. A
   * plan whose stops are to keep their vans stays as it is: what the penalties add cannot be compared with its cost.
   */
  private async measure(penalties: PenaltyRules): Promise<void> {
    const from = this.progress();
    const task = this.task(this.whole(this.best, penalties, Infinity), from + MEASURE_UNTIL);
    const cooling = { hot: WARM, cold: COLD, from: 0, until: 0 };
    const [before, began] = [this.moves, performance.now()];
    const results = await this.runAll(this.runners.map(() => ({ ...task, cooling })));
    if (penalties.home === null) {
      for (const { best } of results) if (isBetter(best, this.best)) this.best = best;
    }
    this.movesPerMs = (this.moves - before) / this.runners.length / (performance.now() - began);
  }

  private isDecomposed(): boolean {
    return this.runners.length > 1 && this.assignment.stops.length > DECOMPOSE_ABOVE;
  }

  /** Searches for positions for absent stops; every runner works on the whole day. */
  private async place(): Promise<void> {
    while (this.best.absent.length > 0 && this.progress() < PLACE_UNTIL) {
      const task = this.task(this.whole(this.best, NO_PENALTIES, Infinity), this.soon(PLACE_UNTIL));
      const results = await this.runAll(this.runners.map(() => ({ ...task, kind: 'place' })));
      for (const { best } of results) if (isBetter(best, this.best)) this.best = best;
      this.report();
    }
  }

  /** Reduces the number of vans; every runner works on the whole day. */
  private async reduce(): Promise<void> {
    const fewestVans = fewestVansFor(this.problem, this.assignment);
    while (this.best.tours.length > fewestVans && this.progress() < REDUCE_UNTIL) {
      const task = this.task(this.whole(this.best, NO_PENALTIES, Infinity), this.soon(REDUCE_UNTIL));
      const results = await this.runAll(this.runners.map(() => ({ ...task, kind: 'reduce', fewestVans })));
      for (const { best } of results) if (best.tours.length < this.best.tours.length) this.best = best;
      this.report();
    }
  }

  /** Anneals from now to `until`. */
  private async anneal(course: {
    until: number;
    hot: number;
    penalties: PenaltyRules;
    fleetFixed: boolean;
  }): Promise<void> {
    const { until, hot, penalties, fleetFixed } = course;
    const from = this.progress();
    const decomposed = this.isDecomposed();
    const cycles = decomposed ? 1 : this.cycles(until - from);
    const cycleRounds = decomposed ? this.subproblemRounds(until - from) : SHARED_ROUNDS;
    const rounds = cycles * cycleRounds;
    const start = this.best;
    const vanLimit = fleetFixed ? start.tours.length : Infinity;
    let states = this.runners.map(() => this.whole(start, penalties, vanLimit));
    let current = start;
    // The penalties changed, so the first round recalculates the cost of the best.
    this.best = { ...start, cost: Infinity };
    for (let round = 0; round < rounds && this.progress() < until; round++) {
      if (decomposed)
        states = decompose(
          this.geography,
          { plan: current, penalties, fleetFixed, fleet: this.fleet },
          this.runners.length,
          this.random,
        );
      const end = from + ((until - from) * (round + 1)) / rounds;
      const step = round % cycleRounds;
      const cooling = { hot, cold: COLD, from: step / cycleRounds, until: (step + 1) / cycleRounds };
      const results = await this.runAll(states.map((state) => ({ ...this.task(state, end), cooling })));
      if (decomposed) {
        current = merge(results.map((result) => result.current));
        const best = merge(results.map((result) => result.best));
        if (isBetter(best, this.best)) this.best = best;
      } else {
        for (const { best } of results) if (isBetter(best, this.best)) this.best = best;
        const plans = nextPlans(results, step + 1 >= SHARE_FROM * cycleRounds);
        states = plans.map((plan) => this.whole(plan, penalties, vanLimit));
      }
      this.workedShare = results.reduce((sum, r) => sum + r.workedShare, 0) / results.length;
      this.report();
    }
  }

  /** Returns the whole day as a search's state. */
  private whole(plan: CostedPlan, penalties: PenaltyRules, vanLimit: number): SearchState {
    const { people } = this.fleet;
    return { plan, penalties, vanLimit, people, idleVans: idleVans(this.geography, plan) };
  }

  /** Returns a task that ends when the search reaches `end`; annealing by default. */
  private task(state: SearchState, end: number): Task {
    const { maxIterations, timeLimitMs } = this.options;
    const byTime = maxIterations === undefined;
    const moves = byTime ? Infinity : ((end - this.progress()) * maxIterations) / this.runners.length;
    // With a move limit, time only cuts a search off.
    const milliseconds = (byTime ? end : 1) * timeLimitMs - this.elapsedMs();
    const least = { moves: Math.max(1, Math.ceil(moves)), milliseconds: Math.max(1, milliseconds) };
    const cooling = { hot: WARM, cold: COLD, from: 0, until: 1 };
    return { kind: 'anneal', state, wishes: [], ...least, cooling, fewestVans: 1 };
  }

  /** Runs one task per runner in parallel. */
  private async runAll(tasks: readonly Task[]): Promise<TaskResult[]> {
    this.options.signal?.throwIfAborted();
    const results = await Promise.all(tasks.map((task, i) => this.runners[i]!(task)));
    this.options.signal?.throwIfAborted();
    for (const { moves } of results) this.moves += moves;
    return results;
  }

  private elapsedMs(): number {
    return performance.now() - this.began;
  }

  /** Returns the progress of the search, 0 to 1: by moves if they are limited, unless time runs out first. */
  private progress(): number {
    const { maxIterations, timeLimitMs } = this.options;
    const elapsed = this.elapsedMs() / timeLimitMs;
    if (maxIterations === undefined || elapsed >= 1) return Math.min(1, elapsed);
    return Math.min(1, this.moves / maxIterations);
  }

  /** Returns the end of a short round starting now, at most `until`. */
  private soon(until: number): number {
    return Math.min(until, this.progress() + until / 5);
  }

  /** Returns how many moves each stop gets from every runner that searches its part of the day. */
  private movesPerStop(): number {
    const { maxIterations, timeLimitMs } = this.options;
    const runners = this.runners.length;
    const perRunner = maxIterations === undefined ? timeLimitMs * this.movesPerMs : maxIterations / runners;
    return ((this.isDecomposed() ? runners : 1) * perRunner) / this.assignment.stops.length;
  }

  /** Returns how many successive annealings fit into a share of the search. */
  private cycles(span: number): number {
    return Math.max(1, Math.round((span * this.movesPerStop()) / CYCLE_MOVES_PER_STOP));
  }

  private subproblemRounds(span: number): number {
    const { maxIterations, timeLimitMs } = this.options;
    const rounds =
      maxIterations === undefined
        ? (span * timeLimitMs) / SUBPROBLEM_MS
        : (span * maxIterations) / (SUBPROBLEM_MOVES * this.runners.length);
    return Math.max(4, Math.round(rounds));
  }

  private report(): void {
    const elapsed = this.elapsedMs();
    const tooSoon = elapsed - this.reportedAt < PROGRESS_EVERY_MS && this.progress() < 1;
    if (this.options.onProgress === undefined || tooSoon) return;
    this.reportedAt = elapsed;
    const plan = planOf(this.problem, this.assignment, this.best);
    this.options.onProgress({
      progress: this.progress(),
      metres: planMetres(this.problem, plan.routes),
      vehicles: plan.routes.length,
      plan,
    });
  }
}

/** Returns the tours of the warm start; those of vans with a locked head begin with it. */
function beginning(problem: RoutingProblem, assignment: Assignment, warmStart: Plan | undefined): Tour[] {
  const heads = problem.vehicles.filter(({ lockedHead }) => lockedHead !== undefined);
  const locked = new Set(heads.flatMap(({ lockedHead = [] }) => lockedHead));
  const rest = (warmStart?.routes ?? []).map(({ vehicle, stops }) => ({
    vehicle,
    stops: stops.filter((id) => !locked.has(id)),
  }));
  const begun = heads.map(({ id, lockedHead = [] }) => ({ vehicle: id, stops: lockedHead }));
  return toursOf(problem, assignment, { routes: [...begun, ...rest], unassigned: [] });
}

/** Compares by the weight of the stops left out, then by cost. */
function isBetter(a: CostedPlan, b: CostedPlan): boolean {
  return a.missed < b.missed || (a.missed === b.missed && a.cost < b.cost);
}

/** Returns the leader's solution for every runner if they share, otherwise each runner's own. */
function nextPlans(results: readonly TaskResult[], share: boolean): CostedPlan[] {
  const leader = results.reduce((a, b) => (isBetter(b.best, a.best) ? b : a));
  return results.map((result) => (share ? leader : result).current);
}
