/**
 * Local search on one solution: ruin and recreate, and 2-opt*, under a falling temperature, or until every stop is
 * placed. Knows nothing of threads or clocks: a budget says when to stop.
 */
import { BestSolution } from './best-solution.js';
import type { Model } from './model.js';
import { NO_PENALTIES, Penalties, type PenaltyRules, routeSeconds } from './penalties.js';
import type { Random } from './random.js';
import { fits, Recreation } from './recreate.js';
import { RouteRules } from './route-rules.js';
import { type Removed, ruin } from './ruin.js';
import { NONE } from './cells.js';
import type { Tour } from './route-cells.js';
import { Solution } from './solution.js';
import { swapVehicles, twoOptStar } from './two-opt-star.js';

/** Share of the moves that are 2-opt* instead of removing strings. They take a tenth of the time. */
const TWO_OPT_STAR_SHARE = 0.4;

/** Share of the moves that give a route to another van if vans differ. */
const VEHICLE_SWAP_SHARE = 0.02;

/** Share of the moves that try to place absent stops, and most stops that one tries. */
const TRY_ABSENT_SHARE = 0.25;
const MAX_TRIED = 5;

/** Number of moves between two checks of the budget; a few hundred microseconds. */
const STRIDE = 16;

/** A plan as nodes: the input and output of a search. */
export type NodePlan = { readonly tours: readonly Tour[]; readonly absent: readonly number[] };

/** A plan with its cost, metres plus penalties, and the weight of the stops that it leaves out. */
export type CostedPlan = NodePlan & { readonly cost: number; readonly missed: number };

/** Returns the progress of a run, 0 to 1; at 1 it ends. Called every few moves with the number of moves made so far. */
export type Budget = (moves: number) => number;

export type SearchState = {
  readonly plan: NodePlan;
  /** Vans without a route that the search may use. */
  readonly idleVans: readonly number[];
  /** Maximum number of vans in use. */
  readonly vanLimit: number;
  /** Maximum number of routes plus routes with a stop for two people. */
  readonly people: number;
  readonly penalties: PenaltyRules;
};

export class LocalSearch {
  readonly solution: Solution;
  moves = 0;
  private readonly rules: RouteRules;
  private readonly recreation: Recreation;
  private readonly removed: Removed;
  private readonly best: BestSolution;
  private readonly absences: Float64Array;
  private penalties: Penalties;
  private vanLimit = Infinity;
  private stops: number[] = [];
  /** Weight of the absent stops. */
  private missed = 0;
  /** How many absent stops a move leaves alone, the first ones, and their weight. */
  private leftAlone = 0;
  private missedLeftAlone = 0;

  constructor(
    private readonly model: Model,
    private readonly random: Random,
  ) {
    this.solution = new Solution(model);
    this.rules = new RouteRules(model);
    this.recreation = new Recreation(model, random, this.rules);
    this.removed = { nodes: new Int32Array(model.n + 1), count: 0 };
    this.absences = new Float64Array(model.n + 1).fill(1);
    this.penalties = new Penalties(NO_PENALTIES, this.solution);
    this.best = new BestSolution(this.solution);
  }

  /** Starts over from `state`. */
  load(state: SearchState): void {
    this.solution.load(state.plan.tours, state.idleVans, state.plan.absent);
    this.stops = [...state.plan.tours.flatMap((tour) => tour.nodes), ...state.plan.absent];
    this.vanLimit = Math.min(state.vanLimit, this.model.drivers);
    this.recreation.people = state.people;
    this.missed = this.weightOf(state.plan.absent);
    this.penalties = new Penalties(state.penalties, this.solution);
    this.penalties.reset();
    this.keepBest();
  }

  /** Returns the search's current solution. */
  current(): CostedPlan {
    const { solution } = this;
    return {
      tours: solution.tours(),
      absent: [...solution.absent.subarray(0, solution.absentCount)],
      cost: solution.metres + this.penalties.total,
      missed: this.missed,
    };
  }

  /** Returns which share of the working time of the vans in use their routes take. */
  workedShare(): number {
    const { solution, model } = this;
    let [worked, workable] = [0, 0];
    for (let van = 0; van < model.vans; van++) {
      if (solution.count(van) === 0) continue;
      worked += routeSeconds(solution, van);
      workable += model.vanWorks[van]!;
    }
    return worked / Math.max(1, workable);
  }

  /** Returns the best solution since `load` and makes it the current one. */
  takeBest(): CostedPlan {
    this.restoreBest();
    return this.current();
  }

  /** Inserts absent stops where `tours` has them. A stop that would break a rule there stays absent. */
  adopt(tours: readonly Tour[]): void {
    const { solution, removed, rules } = this;
    rules.exact = true;
    this.gatherAbsent();
    const seated = new Set<number>();
    for (const { van, nodes } of tours) {
      let inserted = this.insertAll(van, nodes, false);
      if (!rules.allowsTouched(solution)) {
        solution.removeRun(inserted[0]!, inserted.at(-1)!);
        inserted = this.insertAll(van, nodes, true);
      }
      for (const node of inserted) seated.add(node);
    }
    const left = removed.nodes.subarray(0, removed.count).filter((node) => !seated.has(node));
    removed.nodes.set(left);
    removed.count = left.length;
    this.accept(this.penalties.proposed());
    this.keepBest();
  }

  /**
   * Inserts stops one after the other into a van's empty route. Returns those that fit; `ruled`: by all rules of a day.
   */
  private insertAll(van: number, nodes: readonly number[], ruled: boolean): number[] {
    const { solution } = this;
    const inserted: number[] = [];
    let last = solution.gate(van);
    for (const node of nodes) {
      if (!fits(solution, node, last) || !this.isStaffed(van, node)) continue;
      if (ruled && !this.rules.allows(solution, node, last)) continue;
      solution.insert(node, last);
      inserted.push(node);
      last = node;
    }
    return inserted;
  }

  /** Whether there are people for one more stop on a van. */
  private isStaffed(van: number, node: number): boolean {
    const { solution, model } = this;
    const isNew = solution.count(van) === 0;
    if (isNew && solution.used >= this.vanLimit) return false;
    const pairs = model.forTwo[node] === 1 && !solution.isPair(van) ? 1 : 0;
    return solution.used + solution.pairs + (isNew ? 1 : 0) + pairs <= this.recreation.people;
  }

  /**
   * Inserts absent stops where they fit at the least cost, without search. This is the construction. Once the budget is
   * used up, any place will do; what is still absent afterwards fits nowhere.
   */
  fill(budget: Budget): void {
    this.recreation.thorough = true;
    this.recreation.all = false;
    this.gatherAbsent();
    const isLate = () => budget(0) >= 1;
    this.recreation.run(this.solution, this.removed, this.penalties, this.vanLimit, Infinity, isLate);
    this.accept(this.penalties.proposed());
    this.keepBest();
  }

  /**
   * Runs simulated annealing. `temperature` returns metres for the budget's progress. Fewer absent stops always win.
   */
  anneal(budget: Budget, temperature: (progress: number) => number): void {
    const { solution, random } = this;
    let heat = 0;
    this.recreation.thorough = false;
    for (let move = 0; ; move++) {
      if (move % STRIDE === 0) {
        const progress = budget(move);
        if (progress >= 1) break;
        heat = temperature(progress);
      }
      this.moves++;
      const ceiling = solution.metres + this.penalties.total - heat * Math.log(1 - random());
      const seed = this.stops[Math.floor(random() * this.stops.length)]!;
      // Most moves leave the absent stops alone: with them, a move takes several times as long.
      const tried = solution.absentCount > 0 && random() < TRY_ABSENT_SHARE ? MAX_TRIED : 0;
      this.gatherAbsent(tried);
      this.recreation.all = tried === 0;
      if (this.propose(seed, ceiling)) this.decide(ceiling);
      else solution.undo();
    }
  }

  /** Makes one move around `seed`. Returns false if nothing changed or the cost cannot stay below `ceiling`. */
  private propose(seed: number, ceiling: number): boolean {
    const { model, solution, random, penalties, removed } = this;
    // With penalties or absent stops, metres alone do not decide whether the result is acceptable.
    const abort = penalties.active || !this.recreation.all ? Infinity : ceiling;
    const draw = random();
    if (draw < TWO_OPT_STAR_SHARE) return twoOptStar(solution, seed, ceiling - penalties.total, random);
    if (draw < TWO_OPT_STAR_SHARE + VEHICLE_SWAP_SHARE && model.types > 1)
      return swapVehicles(solution, seed, random);
    ruin(solution, seed, removed, random);
    if (solution.broken) return false;
    return this.recreation.run(solution, removed, penalties, this.vanLimit, abort);
  }

  /** Keeps or undoes the last move. `removed` holds the stops that it leaves out. */
  private decide(ceiling: number): void {
    const { solution, best } = this;
    const missed = this.missedLeftAlone + this.weightOf(this.removed.nodes, this.removed.count);
    const penalised = this.penalties.proposed();
    const cost = solution.metres + penalised;
    const worse = missed > this.missed || (missed === this.missed && cost > ceiling);
    if (worse || !this.isLegal()) {
      solution.undo();
      return;
    }
    this.accept(penalised);
    if (missed < best.missed || (missed === best.missed && cost < best.cost)) this.keepBest();
  }

  /** Whether the changed routes keep the rules of a day, and there are people for all routes. */
  private isLegal(): boolean {
    const { solution, rules } = this;
    if (solution.used > this.vanLimit || solution.used + solution.pairs > this.recreation.people)
      return false;
    return rules.allowsTouched(solution);
  }

  /**
   * Searches for a position for every absent stop, minimizing the sum of absences: the more often a stop was left out,
   * the more it costs to leave it out (Christiaens, Vanden Berghe 2020, section 5.4). Returns true once no stop is
   * absent.
   */
  place(budget: Budget, temperature: number): boolean {
    const { solution, random, absences } = this;
    this.recreation.thorough = true;
    this.recreation.all = false;
    let missed = this.sumOfAbsences(solution.absent, solution.absentCount);
    for (let move = 0; solution.absentCount > 0; move++) {
      if (budget(move) >= 1) return false;
      this.moves++;
      const ceiling = solution.metres - temperature * Math.log(1 - random());
      this.gatherAbsent();
      ruin(solution, this.stops[Math.floor(random() * this.stops.length)]!, this.removed, random);
      if (solution.broken) {
        solution.undo();
        continue;
      }
      this.recreation.run(solution, this.removed, this.penalties, this.vanLimit, Infinity);
      const { nodes, count } = this.removed;
      const missing = this.sumOfAbsences(nodes, count);
      const weight = this.weightOf(nodes, count);
      const better = weight < this.missed || missing < missed;
      const level = weight === this.missed && missing === missed && solution.metres <= ceiling;
      for (let k = 0; k < count; k++) absences[nodes[k]!]!++;
      if ((better || level) && this.isLegal()) {
        this.accept(this.penalties.proposed());
        if (weight < this.best.missed) this.keepBest();
      } else {
        solution.undo();
      }
      missed = this.sumOfAbsences(solution.absent, solution.absentCount);
    }
    return true;
  }

  /**
   * Removes one van after the other while every stop still fits somewhere, down to `fewest` vans or until the budget is
   * used up. Afterwards the last complete solution is the current one.
   */
  reduceVans(budget: Budget, temperature: number, fewest: number): void {
    const { solution } = this;
    let spent = 0;
    const remaining: Budget = (moves) => budget(spent + moves);
    while (solution.used > fewest && solution.absentCount === 0 && remaining(0) < 1) {
      const van = this.leastMissedVan();
      const nodes = solution.nodesOf(van);
      solution.removeRun(nodes[0]!, nodes[nodes.length - 1]!);
      solution.absent.set(nodes);
      solution.absentCount = nodes.length;
      this.missed = this.weightOf(nodes);
      this.penalties.commit(this.penalties.proposed());
      solution.mark();
      this.vanLimit = solution.used;
      const before = this.moves;
      const placed = this.place(remaining, temperature);
      spent += this.moves - before;
      if (!placed) break;
      this.keepBest();
    }
    this.restoreBest();
    this.vanLimit = solution.used;
  }

  private leastMissedVan(): number {
    const { solution } = this;
    let chosen = NONE;
    let least = Infinity;
    for (let van = 0; van < this.model.vans; van++) {
      const nodes = solution.nodesOf(van);
      if (nodes.length === 0 || this.model.fixed[nodes[0]!] === 1) continue;
      const missed = nodes.reduce((sum, node) => sum + this.absences[node]!, 0);
      if (missed < least) {
        least = missed;
        chosen = van;
      }
    }
    return chosen;
  }

  private sumOfAbsences(nodes: Int32Array, count: number): number {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += this.absences[nodes[k]!]! * this.model.weight[nodes[k]!]!;
    return sum;
  }

  /** Returns what leaving out these stops costs. */
  private weightOf(nodes: ArrayLike<number>, count = nodes.length): number {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += this.model.weight[nodes[k]!]!;
    return sum;
  }

  /** Takes up the absent stops, at most `most` of them, drawn at random; the others are left alone. */
  private gatherAbsent(most = Infinity): void {
    const { removed, solution, random } = this;
    const { absent, absentCount } = solution;
    this.leftAlone = Math.max(0, absentCount - most);
    for (let k = absentCount - 1; k >= this.leftAlone && this.leftAlone > 0; k--) {
      const drawn = Math.floor(random() * (k + 1));
      const node = absent[k]!;
      absent[k] = absent[drawn]!;
      absent[drawn] = node;
    }
    this.missedLeftAlone = this.weightOf(absent, this.leftAlone);
    removed.nodes.set(absent.subarray(this.leftAlone, absentCount));
    removed.count = absentCount - this.leftAlone;
    const { wanted } = this.recreation;
    for (let k = 0; k < absentCount; k++) wanted[absent[k]!] = 0;
    for (let k = 0; k < removed.count; k++) wanted[removed.nodes[k]!] = 1;
  }

  /** Accepts the last move, including the stops it left in `removed`, as the current solution. */
  private accept(penalised: number): void {
    const { removed, solution } = this;
    for (let k = this.leftAlone; k < solution.absentCount; k++)
      this.recreation.wanted[solution.absent[k]!] = 0;
    solution.absent.set(removed.nodes.subarray(0, removed.count), this.leftAlone);
    solution.absentCount = this.leftAlone + removed.count;
    this.missed = this.missedLeftAlone + this.weightOf(removed.nodes, removed.count);
    this.penalties.commit(penalised);
    solution.mark();
  }

  private keepBest(): void {
    const { best, solution } = this;
    best.keep(solution, this.missed, solution.metres + this.penalties.total);
  }

  private restoreBest(): void {
    this.best.restore(this.solution);
    this.missed = this.best.missed;
    this.penalties.reset();
  }
}
