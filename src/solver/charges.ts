/**
 * What a plan is charged beyond its miles: routes of unequal length (`balanced`) and stops that change vans
 * (plan stability). Both are sums over routes, in metres, so that only changed routes are priced anew.
 */
import { NONE } from './solution.js';
import type { Solution } from './solution.js';

/** The charges in force; null for none. */
export type ChargeRules = {
  /** A route of duration d costs weight · (d − target)² / target metres. */
  readonly balance: { readonly targetSeconds: number; readonly metresPerSecond: number } | null;
  /** Van of each node (index 0 unused; NONE where it may go anywhere) and the metres that another van costs. */
  readonly home: { readonly vans: readonly number[]; readonly metres: number } | null;
};

export const FREE_OF_CHARGE: ChargeRules = { balance: null, home: null };

/** Keeps the charges of one solution in step with its routes. */
export class Charges {
  readonly active: boolean;
  /** Sum over all routes, metres. */
  total = 0;
  /** What `prepare` found: metres to add per van for the stop that is about to be inserted. */
  readonly surcharge: Float64Array;
  /** The least of them, at most 0. */
  leastSurcharge = 0;
  private readonly ofVan: Float64Array;
  private readonly duration: Float64Array;
  private readonly fresh: Float64Array;
  private readonly freshDuration: Float64Array;

  constructor(
    private readonly rules: ChargeRules,
    private readonly solution: Solution,
  ) {
    const { vans } = solution.model;
    this.active = rules.balance !== null || rules.home !== null;
    this.surcharge = new Float64Array(vans);
    this.ofVan = new Float64Array(vans);
    this.duration = new Float64Array(vans);
    this.fresh = new Float64Array(vans);
    this.freshDuration = new Float64Array(vans);
  }

  /** Prices every route anew. */
  reset(): void {
    this.total = 0;
    if (!this.active) return;
    for (let van = 0; van < this.ofVan.length; van++) {
      this.price(van);
      this.ofVan[van] = this.fresh[van]!;
      this.duration[van] = this.freshDuration[van]!;
      this.total += this.ofVan[van]!;
    }
  }

  /** The total with the routes that changed since the solution's mark; `commit` makes it the present one. */
  proposed(): number {
    if (!this.active) return 0;
    const { touched, touchedCount } = this.solution;
    let total = this.total;
    for (let k = 0; k < touchedCount; k++) {
      const van = touched[k]!;
      this.price(van);
      total += this.fresh[van]! - this.ofVan[van]!;
    }
    return total;
  }

  /** Takes over what `proposed` found. Before the solution is marked. */
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
   * Estimates per van what `node` would add to the charges: another van than its home, and the slope of the
   * balance charge over its service time. A guide for insertions; the exact charge decides on acceptance.
   */
  prepare(node: number): void {
    const { surcharge, rules, solution } = this;
    const { model } = solution;
    surcharge.fill(0);
    this.leastSurcharge = 0;
    if (rules.balance !== null) {
      const { targetSeconds, metresPerSecond } = rules.balance;
      const seconds = model.service[node]!;
      for (let van = 0; van < surcharge.length; van++) {
        // A van that is still idle would begin a route of its own: service and the way there and back.
        const idle = solution.count(van) === 0;
        const from = idle ? -targetSeconds : this.duration[van]! - targetSeconds;
        const added = idle ? seconds + model.seconds[node]! + model.seconds[node * model.size]! : seconds;
        const to = from + added;
        const rise = idle ? to * to : to * to - from * from;
        surcharge[van] = (metresPerSecond * rise) / targetSeconds;
        this.leastSurcharge = Math.min(this.leastSurcharge, surcharge[van]!);
      }
    }
    if (rules.home !== null) {
      const home = rules.home.vans[node]!;
      if (home === NONE) return;
      for (let van = 0; van < surcharge.length; van++) if (van !== home) surcharge[van]! += rules.home.metres;
    }
  }

  private price(van: number): void {
    const { rules, solution } = this;
    let charge = 0;
    if (rules.balance !== null) {
      const seconds = routeSeconds(solution, van);
      this.freshDuration[van] = seconds;
      const off = seconds - rules.balance.targetSeconds;
      if (seconds > 0) charge += (rules.balance.metresPerSecond * off * off) / rules.balance.targetSeconds;
    }
    if (rules.home !== null && solution.count(van) > 0) {
      const gate = solution.gate(van);
      for (let node = solution.next(gate); node !== gate; node = solution.next(node)) {
        const home = rules.home.vans[node]!;
        if (home !== NONE && home !== van) charge += rules.home.metres;
      }
    }
    this.fresh[van] = charge;
  }
}

/** Shortest time between leaving the depot and being back, over all departures that keep the windows; 0 if idle. */
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
