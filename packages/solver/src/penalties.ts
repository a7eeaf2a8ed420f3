/**
 * Penalties on a plan beyond its distance: for routes of unequal length (`balanced`) and for stops that change vans
 * (plan stability). Both are sums over routes, in metres, so only changed routes are evaluated again.
 */
import { NONE } from './cells.js';
import { type Solution } from './solution.js';

/** The active penalties; null for none. */
export type PenaltyRules = {
  /** A route of duration d costs weight · (d − t)² / t metres, where t is this share of its van's working time. */
  readonly balance: { readonly workedShare: number; readonly metresPerSecond: number } | null;
  /** Van of each node (index 0 unused; NONE if any van will do) and the cost in metres of using another van. */
  readonly home: { readonly vans: readonly number[]; readonly metres: number } | null;
};

export const NO_PENALTIES: PenaltyRules = { balance: null, home: null };

/** Keeps the penalties of one solution up to date with its routes. */
export class Penalties {
  readonly active: boolean;
  /** Sum over all routes, metres. */
  total = 0;
  /** Metres to add per van for the stop that is about to be inserted; set by `prepare`. */
  readonly vanPenalty: Float64Array;
  /** The smallest of them, at most 0. */
  leastVanPenalty = 0;
  private readonly ofVan: Float64Array;
  private readonly duration: Float64Array;
  private readonly fresh: Float64Array;
  private readonly freshDuration: Float64Array;
  /** How long each van's route should be, in seconds. */
  private readonly target: Float64Array;

  constructor(
    private readonly rules: PenaltyRules,
    private readonly solution: Solution,
  ) {
    const { vans } = solution.model;
    this.active = rules.balance !== null || rules.home !== null;
    this.vanPenalty = new Float64Array(vans);
    this.ofVan = new Float64Array(vans);
    this.duration = new Float64Array(vans);
    this.fresh = new Float64Array(vans);
    this.freshDuration = new Float64Array(vans);
    const share = rules.balance?.workedShare ?? 0;
    this.target = Float64Array.from(solution.model.vanWorks, (seconds) => Math.max(1, share * seconds));
  }

  /** Recalculates the penalty of every route. */
  reset(): void {
    this.total = 0;
    if (!this.active) return;
    for (let van = 0; van < this.ofVan.length; van++) {
      this.evaluate(van);
      this.ofVan[van] = this.fresh[van]!;
      this.duration[van] = this.freshDuration[van]!;
      this.total += this.ofVan[van]!;
    }
  }

  /** Returns the total including the routes changed since the solution's mark; `commit` makes it the current one. */
  proposed(): number {
    if (!this.active) return 0;
    const { touched, touchedCount } = this.solution;
    let total = this.total;
    for (let k = 0; k < touchedCount; k++) {
      const van = touched[k]!;
      this.evaluate(van);
      total += this.fresh[van]! - this.ofVan[van]!;
    }
    return total;
  }

  /** Makes the result of `proposed` the current total. Call it before marking the solution. */
  commit(total: number): void {
    if (!this.active) return;
    const { touched, touchedCount } = this.solution;
    for (let k = 0; k < touchedCount; k++) {
      const van = touched[k]!;
      this.ofVan[van] = this.fresh[van]!;
      this.duration[van] = this.freshDuration[van]!;
    }
    this.total = total;
  }

  /**
   * Estimates per van what `node` would add to the penalties: the cost of leaving its home van, and the slope of the
   * balance penalty over its service time. The estimate guides insertions; acceptance uses the exact penalty.
   */
  prepare(node: number): void {
    const { vanPenalty, rules, solution } = this;
    const { model } = solution;
    vanPenalty.fill(0);
    this.leastVanPenalty = 0;
    if (rules.balance !== null) {
      const { metresPerSecond } = rules.balance;
      const seconds = model.service[node]!;
      for (let van = 0; van < vanPenalty.length; van++) {
        const targetSeconds = this.target[van]!;
        // An idle van would start a new route: service time plus the trip there and back.
        const idle = solution.count(van) === 0;
        const from = idle ? -targetSeconds : this.duration[van]! - targetSeconds;
        const added = idle ? seconds + model.seconds[node]! + model.seconds[node * model.size]! : seconds;
        const to = from + added;
        const rise = idle ? to * to : to * to - from * from;
        vanPenalty[van] = (metresPerSecond * rise) / targetSeconds;
        this.leastVanPenalty = Math.min(this.leastVanPenalty, vanPenalty[van]!);
      }
    }
    if (rules.home !== null) {
      const home = rules.home.vans[node]!;
      if (home === NONE) return;
      for (let van = 0; van < vanPenalty.length; van++)
        if (van !== home) vanPenalty[van]! += rules.home.metres;
    }
  }

  private evaluate(van: number): void {
    const { rules, solution } = this;
    let penalty = 0;
    if (rules.balance !== null) {
      const seconds = routeSeconds(solution, van);
      this.freshDuration[van] = seconds;
      const target = this.target[van]!;
      const off = seconds - target;
      if (seconds > 0) penalty += (rules.balance.metresPerSecond * off * off) / target;
    }
    if (rules.home !== null && solution.count(van) > 0) {
      const gate = solution.gate(van);
      for (let node = solution.next(gate); node !== gate; node = solution.next(node)) {
        const home = rules.home.vans[node]!;
        if (home !== NONE && home !== van) penalty += rules.home.metres;
      }
    }
    this.fresh[van] = penalty;
  }
}

/**
 * Returns the shortest time between leaving the depot and returning, over all departures that keep the time windows; 0
 * if idle.
 */
export function routeSeconds(solution: Solution, van: number): number {
  const { model } = solution;
  if (solution.count(van) === 0) return 0;
  const gate = solution.gate(van);
  let clock = model.vanFrom[van]!;
  let waited = 0;
  let delay = Infinity;
  let from = 0;
  for (let node = solution.next(gate); node !== gate; node = solution.next(node)) {
    clock += model.seconds[from * model.size + node]!;
    const waiting = Math.max(0, model.earliest[node]! - clock);
    clock += waiting;
    waited += waiting;
    delay = Math.min(delay, waited + model.latest[node]! - clock);
    clock += model.service[node]!;
    from = node;
  }
  const back = clock + model.seconds[from * model.size]!;
  return back - model.vanFrom[van]! - Math.min(delay, waited);
}
