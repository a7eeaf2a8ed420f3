/**
 * The rules of a working day during the search: duty, breaks and driving, most stops and most miles. Windows, loads and
 * seats are checked where a stop is inserted, in constant time; these take a walk along the route.
 */
import { UNBOUNDED, WorkingDay } from '@waypost/planning/working-day';
import type { Model } from './model.js';
import { COUNT, EDGE, NEXT, NODE_SHIFT, ROUTE, VAN_SHIFT } from './cells.js';
import { type Solution } from './solution.js';

export class RouteRules {
  /** False if the problem has none of these rules: then nothing is to be checked. */
  readonly active: boolean;
  /**
   * Whether `allows` checks everything. Otherwise it passes what cannot be ruled out in one short walk, and the whole
   * route is to be checked once all stops are inserted.
   */
  exact = true;
  private readonly day: WorkingDay;
  private readonly timed: boolean;
  private readonly breakAfter: number;
  private readonly breakSeconds: number;
  private readonly maxDuty: number;
  private readonly maxDrive: number;
  private readonly loading: number;

  constructor(private readonly model: Model) {
    const { rules, vanStops, vanMetres } = model;
    this.day = new WorkingDay(rules);
    this.breakAfter = rules.break?.afterSeconds ?? UNBOUNDED;
    this.breakSeconds = rules.break?.seconds ?? 0;
    this.maxDuty = rules.maxDutySeconds ?? UNBOUNDED;
    this.maxDrive = rules.maxDriveSeconds ?? UNBOUNDED;
    this.loading = rules.loadingSeconds ?? 0;
    this.timed = this.breakAfter < UNBOUNDED || this.maxDuty < UNBOUNDED;
    const limited = vanStops.some((most) => most < UNBOUNDED) || vanMetres.some((most) => most < UNBOUNDED);
    this.active = this.timed || this.maxDrive < UNBOUNDED || limited;
  }

  /** Whether inserting stop `node` right after `prev` keeps the rules; see `exact`. The windows must allow it. */
  allows(solution: Solution, node: number, prev: number): boolean {
    return !this.active || this.check(solution, solution.cells[(prev << NODE_SHIFT) + ROUTE]!, node, prev);
  }

  /** Whether all routes that changed since the mark keep the rules. */
  allowsTouched(solution: Solution): boolean {
    if (!this.active) return true;
    const wasExact = this.exact;
    this.exact = true;
    let legal = true;
    for (let k = 0; k < solution.touchedCount && legal; k++)
      legal = this.check(solution, solution.touched[k]!, 0, -1);
    this.exact = wasExact;
    return legal;
  }

  /** Walks the route of `van`, with `extra` after `prev` unless `prev` is negative. */
  private check(solution: Solution, van: number, extra: number, prev: number): boolean {
    const { model } = this;
    const { cells } = solution;
    const { n, size, seconds, metres, earliest, latest, service } = model;
    const count = cells[solution.vanCells + (van << VAN_SHIFT) + COUNT]! + (prev < 0 ? 0 : 1);
    if (count === 0) return true;
    if (count > model.vanStops[van]!) return false;
    const { day } = this;
    day.reserve(count);
    const { travel, opens, closes } = day;
    const visits = day.service;
    const gate = solution.gate(van);
    let driven = 0;
    let distance = 0;
    let work = this.loading;
    let from = 0;
    let k = 0;
    for (let at = gate; ;) {
      const isExtra = at === prev;
      const next = isExtra ? extra : cells[(at << NODE_SHIFT) + NEXT]!;
      const to = next > n ? 0 : next;
      const trip = seconds[from * size + to]!;
      driven += trip;
      distance += isExtra || from === extra ? metres[from * size + to]! : cells[(at << NODE_SHIFT) + EDGE]!;
      travel[k] = trip;
      if (to === 0) break;
      opens[k] = earliest[to]!;
      closes[k] = latest[to]!;
      visits[k] = service[to]!;
      work += visits[k]!;
      k++;
      from = to;
      if (isExtra) {
        const onward = cells[(prev << NODE_SHIFT) + NEXT]!;
        const last = onward > n ? 0 : onward;
        const back = seconds[from * size + last]!;
        driven += back;
        distance += metres[from * size + last]!;
        travel[k] = back;
        if (last === 0) break;
        opens[k] = earliest[last]!;
        closes[k] = latest[last]!;
        visits[k] = service[last]!;
        work += visits[k]!;
        k++;
        from = last;
        at = onward;
      } else {
        at = next;
      }
    }
    if (driven > this.maxDrive || distance > model.vanMetres[van]!) return false;
    if (!this.timed) return true;
    work += driven;
    // Each break is time on duty, and the work between two of them is limited.
    const breaks = Math.max(0, Math.ceil(work / this.breakAfter) - 1);
    if (work + breaks * this.breakSeconds > this.maxDuty) return false;
    day.fromDepot(model.vanFrom[van]! - this.loading);
    return this.exact ? day.isLegal(count, model.vanTo[van]!) : day.mayBeLegal(count);
  }
}
