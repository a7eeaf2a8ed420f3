/**
 * The recreation of slack induction by string removals: stops without a route are inserted one by one, each where it
 * costs the fewest metres, with occasional blinks that skip a position (Christiaens, Vanden Berghe 2020, section 5.2).
 * Likely neighbours are tried first, all positions only if none of those fits.
 */
import type { Model } from './model.js';
import type { Penalties } from './penalties.js';
import type { Random } from './random.js';
import type { RouteRules } from './route-rules.js';
import type { Removed } from './ruin.js';
import {
  COUNT,
  DEPART,
  EDGE,
  GRAMS,
  LATEST,
  LITRES,
  NEXT,
  NODE_SHIFT,
  NONE,
  PREV,
  ROUTE,
  VAN_SHIFT,
} from './cells.js';
import { type Solution } from './solution.js';

const NEVER_LATE = () => false;

/** Probability of skipping a position. */
const BLINK = 0.01;

/** The orders in which stops are inserted, with their weights. The first stops find the most room. */
const ORDERS: readonly { weight: number; key: (model: Model, node: number) => number }[] = [
  { weight: 4, key: () => 0 },
  { weight: 4, key: (m, c) => -(m.litres[c]! / largest(m.vanLitres) + m.grams[c]! / largest(m.vanGrams)) },
  { weight: 2, key: (m, c) => -m.metres[c]! },
  { weight: 1, key: (m, c) => m.metres[c]! },
  { weight: 2, key: (m, c) => m.latest[c]! - m.earliest[c]! },
  { weight: 2, key: (m, c) => m.earliest[c]! },
  { weight: 2, key: (m, c) => -m.latest[c]! },
];

function largest(capacities: Int32Array): number {
  return capacities.reduce((most, capacity) => Math.max(most, capacity), 1);
}

/** Reinserts stops. Holds the sort keys and the random numbers for blinks, so each search creates one. */
export class Recreation {
  private readonly keys: Float64Array[];
  private readonly draw: Float64Array;
  private readonly totalWeight: number;
  /** The most routes plus routes with a stop for two. */
  people = Infinity;
  /** Whether all positions are checked by all rules at once. */
  thorough = true;
  /** Whether `run` is to give up as soon as a stop fits nowhere. */
  all = false;
  /** 1 for stops whose positions are checked by all rules at once: it is worth knowing whether they fit. */
  readonly wanted: Uint8Array;
  private untilBlink = 1;
  /** The cost of the position found by `cheapestIdle`. */
  private cost = 0;

  constructor(
    private readonly model: Model,
    private readonly random: Random,
    private readonly rules: RouteRules,
  ) {
    this.keys = ORDERS.map(({ key }) =>
      Float64Array.from({ length: model.n + 1 }, (_, node) => (node === 0 ? 0 : key(model, node))),
    );
    this.wanted = new Uint8Array(model.n + 1);
    this.draw = new Float64Array(model.n + 1);
    this.totalWeight = ORDERS.reduce((sum, { weight }) => sum + weight, 0);
    this.blinkLater();
  }

  /**
   * Inserts `removed` into `solution`, with at most `vanLimit` vans in use. Returns false early once the metres exceed
   * `ceiling`, or a stop fits nowhere if `all` must fit. Stops that fit nowhere are left in `removed`. Once `isLate`, a
   * stop that has no place among its neighbours takes the first place where it fits.
   */
  run(
    solution: Solution,
    removed: Removed,
    penalties: Penalties,
    vanLimit: number,
    ceiling: number,
    isLate: () => boolean = NEVER_LATE,
  ): boolean {
    this.sort(removed);
    let unplaced = 0;
    for (let k = 0; k < removed.count; k++) {
      const node = removed.nodes[k]!;
      if (penalties.active) penalties.prepare(node);
      this.rules.exact = this.thorough || this.wanted[node] === 1;
      let after = this.cheapest(solution, node, penalties, vanLimit);
      if (after === NONE) after = this.anywhere(solution, node, penalties.vanPenalty, isLate());
      if (after === NONE) {
        if (this.all) return false;
        removed.nodes[unplaced++] = node;
        continue;
      }
      solution.insert(node, after);
      if (solution.metres > ceiling) return false;
    }
    removed.count = unplaced;
    return true;
  }

  /** Sorts by one of the orders, drawn at random by weight. */
  private sort({ nodes, count }: Removed): void {
    let ticket = this.random() * this.totalWeight;
    let order = 0;
    while (ticket >= ORDERS[order]!.weight) ticket -= ORDERS[order++]!.weight;
    let key = this.keys[order]!;
    if (order === 0) {
      key = this.draw;
      for (let k = 0; k < count; k++) key[nodes[k]!] = this.random();
    }
    if (count > 64) {
      nodes.subarray(0, count).sort((a, b) => key[a]! - key[b]!);
      return;
    }
    for (let k = 1; k < count; k++) {
      const node = nodes[k]!;
      let gap = k;
      for (; gap > 0 && key[nodes[gap - 1]!]! > key[node]!; gap--) nodes[gap] = nodes[gap - 1]!;
      nodes[gap] = node;
    }
  }

  /**
   * Returns the node after which inserting `node` is cheapest, among its neighbours and idle vans; NONE if it fits
   * nowhere there.
   */
  private cheapest(solution: Solution, node: number, penalties: Penalties, vanLimit: number): number {
    const { model } = this;
    const { vanPenalty } = penalties;
    const { n, metres, seconds, metresInto, secondsInto, vanLitres, vanGrams, vanType, allows, fixed } =
      model;
    const { rules } = this;
    const ruled = rules.active;
    // Where nobody is free for it, a stop for two goes to a van that has two people.
    const pairsOnly = model.forTwo[node] === 1 && solution.used + solution.pairs >= this.people;
    const { cells, vanCells } = solution;
    const row = node * model.size;
    const earliest = model.earliest[node]!;
    const latest = model.latest[node]!;
    const service = model.service[node]!;
    const litres = model.litres[node]!;
    const grams = model.grams[node]!;
    const allowed = model.stopClass[node]! * model.types;
    let position = this.cheapestIdle(solution, node, vanPenalty, vanLimit);
    let least = this.cost;
    let blink = this.untilBlink;
    // A position between two stops comes up twice, once from each side. Pricing it from the nearer side is enough, so
    // the other link is assumed to be no shorter. Only the depot is in no list. (A detour that saves metres can break
    // this assumption; the position is then found from one side at most.)
    const depot = Math.min(metres[row]!, metresInto[row]!);
    const discount = penalties.leastVanPenalty;

    const before = solution.before.links;
    for (let k = solution.before.start[node]!, end = solution.before.start[node + 1]!; k < end; k += 2) {
      const prev = before[k]!;
      const p = prev << NODE_SHIFT;
      const van = cells[p + ROUTE]!;
      if (van === NONE) continue;
      const into = before[k + 1]!;
      const freed = cells[p + EDGE]!;
      if (into + (into < depot ? into : depot) - freed + discount >= least) continue;
      const next = cells[p + NEXT]!;
      const onward = row + (next > n ? 0 : next);
      const cost = into + metres[onward]! - freed + vanPenalty[van]!;
      if (cost >= least) continue;
      const ready = cells[p + DEPART]! + secondsInto[row + prev]!;
      const start = ready > earliest ? ready : earliest;
      if (start > latest || start + service + seconds[onward]! > cells[(next << NODE_SHIFT) + LATEST]!)
        continue;
      const v = vanCells + (van << VAN_SHIFT);
      if (allows[allowed + vanType[van]!] === 0 || (pairsOnly && !solution.isPair(van))) continue;
      if (fixed[next] === 1) continue;
      if (cells[v + LITRES]! + litres > vanLitres[van]! || cells[v + GRAMS]! + grams > vanGrams[van]!) {
        if (!model.mixed || !fitsMixed(solution, node, prev)) continue;
      }
      if (ruled && !rules.allows(solution, node, prev)) continue;
      if (--blink === 0) {
        blink = this.blinkLater();
        continue;
      }
      least = cost;
      position = prev;
    }
    const after = solution.after.links;
    for (let k = solution.after.start[node]!, end = solution.after.start[node + 1]!; k < end; k += 2) {
      const next = after[k]!;
      const x = next << NODE_SHIFT;
      const van = cells[x + ROUTE]!;
      if (van === NONE) continue;
      const prev = cells[x + PREV]!;
      const p = prev << NODE_SHIFT;
      const onward = after[k + 1]!;
      const freed = cells[p + EDGE]!;
      if (onward + (onward < depot ? onward : depot) - freed + discount >= least) continue;
      const into = row + (prev > n ? 0 : prev);
      const cost = metresInto[into]! + onward - freed + vanPenalty[van]!;
      if (cost >= least) continue;
      const ready = cells[p + DEPART]! + secondsInto[into]!;
      const start = ready > earliest ? ready : earliest;
      if (start > latest || start + service + seconds[row + next]! > cells[x + LATEST]!) continue;
      const v = vanCells + (van << VAN_SHIFT);
      if (allows[allowed + vanType[van]!] === 0 || (pairsOnly && !solution.isPair(van))) continue;
      if (fixed[next] === 1) continue;
      if (cells[v + LITRES]! + litres > vanLitres[van]! || cells[v + GRAMS]! + grams > vanGrams[van]!) {
        if (!model.mixed || !fitsMixed(solution, node, prev)) continue;
      }
      if (ruled && !rules.allows(solution, node, prev)) continue;
      if (--blink === 0) {
        blink = this.blinkLater();
        continue;
      }
      least = cost;
      position = prev;
    }
    this.untilBlink = blink;
    return position;
  }

  /** Returns the gate of the cheapest idle van that can serve `node` alone. Ties are broken at random. */
  private cheapestIdle(solution: Solution, node: number, vanPenalty: Float64Array, vanLimit: number): number {
    this.cost = Infinity;
    const { model } = this;
    const people = solution.used + solution.pairs + 1 + model.forTwo[node]!;
    if (solution.used >= vanLimit || people > this.people) return NONE;
    let position = NONE;
    let ties = 0;
    for (let type = 0; type < model.types; type++) {
      const van = solution.idleVan(type);
      if (van === NONE || !canServe(model, van, node)) continue;
      if (!this.rules.allows(solution, node, solution.gate(van))) continue;
      const cost = model.metres[node]! + model.metres[node * model.size]! + vanPenalty[van]!;
      if (cost > this.cost) continue;
      ties = cost === this.cost ? ties + 1 : 1;
      this.cost = cost;
      if (ties === 1 || this.random() * ties < 1) position = solution.gate(van);
    }
    return position;
  }

  /** Works like `cheapest`, but over every position of every route in use; `first`: returns the first where it fits. */
  private anywhere(solution: Solution, node: number, vanPenalty: Float64Array, first: boolean): number {
    const { model, rules } = this;
    const pairsOnly = model.forTwo[node] === 1 && solution.used + solution.pairs >= this.people;
    const { cells, vanCells } = solution;
    let position = NONE;
    let least = Infinity;
    for (let van = 0; van < model.vans; van++) {
      if (cells[vanCells + (van << VAN_SHIFT) + COUNT] === 0) continue;
      if (pairsOnly && !solution.isPair(van)) continue;
      const gate = solution.gate(van);
      let prev = gate;
      do {
        const cost = insertionCost(solution, node, prev) + vanPenalty[van]!;
        if (cost < least && fits(solution, node, prev) && rules.allows(solution, node, prev)) {
          least = cost;
          position = prev;
          if (first) return position;
        }
        prev = solution.next(prev);
      } while (prev !== gate);
    }
    return position;
  }

  private blinkLater(): number {
    this.untilBlink = 1 + Math.floor(Math.log(1 - this.random()) / Math.log(1 - BLINK));
    return this.untilBlink;
  }
}

/** Returns the metres added by inserting `node` right after `prev`. */
function insertionCost(solution: Solution, node: number, prev: number): number {
  const { model, cells } = solution;
  const next = cells[(prev << NODE_SHIFT) + NEXT]!;
  return (
    model.metres[(prev > model.n ? 0 : prev) * model.size + node]! +
    model.metres[node * model.size + (next > model.n ? 0 : next)]! -
    cells[(prev << NODE_SHIFT) + EDGE]!
  );
}

/** Whether inserting `node` right after `prev` keeps every hard rule. */
export function fits(solution: Solution, node: number, prev: number): boolean {
  const { model, cells, vanCells } = solution;
  const { n, size, seconds } = model;
  const p = prev << NODE_SHIFT;
  const next = cells[p + NEXT]!;
  const van = cells[p + ROUTE]!;
  if (model.fixed[next] === 1 || !isAllowed(model, van, node)) return false;
  const ready = cells[p + DEPART]! + seconds[(prev > n ? 0 : prev) * size + node]!;
  const start = Math.max(ready, model.earliest[node]!);
  if (start > model.latest[node]!) return false;
  const onward = seconds[node * size + (next > n ? 0 : next)]!;
  if (start + model.service[node]! + onward > cells[(next << NODE_SHIFT) + LATEST]!) return false;
  const v = vanCells + (van << VAN_SHIFT);
  const roomy =
    cells[v + LITRES]! + model.litres[node]! <= model.vanLitres[van]! &&
    cells[v + GRAMS]! + model.grams[node]! <= model.vanGrams[van]!;
  return roomy || (model.mixed && fitsMixed(solution, node, prev));
}

/** Whether a van has the seats and skills for a stop. */
export function isAllowed(model: Model, van: number, node: number): boolean {
  return model.allows[model.stopClass[node]! * model.types + model.vanType[van]!] === 1;
}

/** Whether `van`, otherwise empty, can serve `node`. */
function canServe(model: Model, van: number, node: number): boolean {
  const out = model.vanFrom[van]! + model.seconds[node]!;
  const start = Math.max(out, model.earliest[node]!);
  return (
    isAllowed(model, van, node) &&
    model.litres[node]! <= model.vanLitres[van]! &&
    model.grams[node]! <= model.vanGrams[van]! &&
    start <= model.latest[node]! &&
    start + model.service[node]! + model.seconds[node * model.size]! <= model.vanTo[van]!
  );
}

/**
 * Whether the load fits with `node` right after `prev` if goods come on board on the way. The load changes along the
 * route, so the whole route is walked. A delivery is on board from the gate to its stop; a collection, or what a
 * delivery takes back, from its stop to the gate.
 */
function fitsMixed(solution: Solution, node: number, prev: number): boolean {
  const { model, cells } = solution;
  const { outLitres, outGrams, backLitres, backGrams } = model;
  const van = cells[(prev << NODE_SHIFT) + ROUTE]!;
  const gate = solution.gate(van);
  let litres = outLitres[node]!;
  let grams = outGrams[node]!;
  for (let at = solution.next(gate); at !== gate; at = solution.next(at)) {
    litres += outLitres[at]!;
    grams += outGrams[at]!;
  }
  let at = gate;
  for (;;) {
    if (litres > model.vanLitres[van]! || grams > model.vanGrams[van]!) return false;
    if (at === prev) {
      litres += backLitres[node]! - outLitres[node]!;
      grams += backGrams[node]! - outGrams[node]!;
      if (litres > model.vanLitres[van]! || grams > model.vanGrams[van]!) return false;
    }
    at = solution.next(at);
    if (at === gate) return true;
    litres += backLitres[at]! - outLitres[at]!;
    grams += backGrams[at]! - outGrams[at]!;
  }
}
