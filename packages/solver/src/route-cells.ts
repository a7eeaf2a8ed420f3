/**
 * Routes as doubly linked lists with the time slack of every node, and what each van carries, in one array of integer
 * cells. The steps here keep one aspect each right; `Solution` makes whole moves of them.
 */
import {
  NODE_SHIFT,
  NEXT,
  PREV,
  DEPART,
  LATEST,
  EDGE,
  DRIVE,
  VAN_SHIFT,
  COUNT,
  LITRES,
  GRAMS,
  IDLE_NEXT,
  FOR_TWO,
} from './cells.js';
import type { Model } from './model.js';
import { UndoableCells } from './undoable-cells.js';

/** One van's stops as nodes, in driving order. */
export type Tour = { readonly van: number; readonly nodes: readonly number[] };

/** The load that a run of stops adds to a van. */
export type Load = { count: number; litres: number; grams: number; forTwo: number };

export class RouteCells extends UndoableCells {
  /** Index of the first van cell. */
  readonly vanCells: number;
  /** Index of the cells that hold the first idle van of each type, NONE if all are in use. */
  readonly idleCells: number;
  /** Metres of all routes. */
  metres = 0;
  /** Vans with at least one stop. */
  used = 0;
  /** Vans with at least one stop for two people. */
  pairs = 0;

  constructor(readonly model: Model) {
    const vanCells = (model.n + 1 + model.vans) << NODE_SHIFT;
    const idleCells = vanCells + (model.vans << VAN_SHIFT);
    super(idleCells + model.types);
    this.vanCells = vanCells;
    this.idleCells = idleCells;
  }

  gate(van: number): number {
    return this.model.n + 1 + van;
  }

  /** Returns the routes as lists of nodes, without vans that have no stops. */
  tours(): Tour[] {
    const tours: Tour[] = [];
    for (let van = 0; van < this.model.vans; van++) {
      if (this.cells[this.vanCells + (van << VAN_SHIFT) + COUNT]! > 0)
        tours.push({ van, nodes: this.nodesOf(van) });
    }
    return tours;
  }

  /** Returns a van's stops in driving order. */
  nodesOf(van: number): number[] {
    const gate = this.gate(van);
    const nodes: number[] = [];
    for (let node = this.next(gate); node !== gate; node = this.next(node)) nodes.push(node);
    return nodes;
  }

  next(node: number): number {
    return this.cells[(node << NODE_SHIFT) + NEXT]!;
  }

  count(van: number): number {
    return this.cells[this.vanCells + (van << VAN_SHIFT) + COUNT]!;
  }

  /** Returns whether a van has a stop for two people. */
  isPair(van: number): boolean {
    return this.cells[this.vanCells + (van << VAN_SHIFT) + FOR_TWO]! > 0;
  }

  /** Returns the first idle van of a type, NONE if all are in use. */
  idleVan(type: number): number {
    return this.cells[this.idleCells + type]!;
  }

  /** Updates earliest departures from `node` onwards until nothing changes. */
  pushForward(node: number): void {
    const { cells } = this;
    const { n, earliest, service } = this.model;
    let at = node << NODE_SHIFT;
    for (let next = cells[at + NEXT]!; next <= n; next = cells[at + NEXT]!) {
      const ready = cells[at + DEPART]! + cells[at + DRIVE]!;
      const open = earliest[next]!;
      const depart = (ready > open ? ready : open) + service[next]!;
      at = next << NODE_SHIFT;
      if (cells[at + DEPART] === depart) return;
      this.set(at + DEPART, depart);
    }
  }

  /** Updates latest starts backwards from `node` until nothing changes. */
  pushBackward(node: number): void {
    const { cells } = this;
    const { n, latest, service } = this.model;
    let at = node << NODE_SHIFT;
    for (let prev = cells[at + PREV]!; prev <= n; prev = cells[at + PREV]!) {
      const limit = cells[at + LATEST]! - service[prev]!;
      at = prev << NODE_SHIFT;
      const start = Math.min(limit - cells[at + DRIVE]!, latest[prev]!);
      if (cells[at + LATEST] === start) return;
      this.set(at + LATEST, start);
    }
  }

  protected addLoad(van: number, plus: Load, minus: Load): void {
    const v = this.vanCells + (van << VAN_SHIFT);
    this.set(v + COUNT, this.cells[v + COUNT]! + plus.count - minus.count);
    this.set(v + LITRES, this.cells[v + LITRES]! + plus.litres - minus.litres);
    this.set(v + GRAMS, this.cells[v + GRAMS]! + plus.grams - minus.grams);
    if (plus.forTwo !== minus.forTwo) this.addForTwo(v, plus.forTwo - minus.forTwo);
  }

  /** Adds to the number of stops for two people of the van whose cells begin at `v`. */
  protected addForTwo(v: number, more: number): void {
    const before = this.cells[v + FOR_TWO]!;
    this.set(v + FOR_TWO, before + more);
    if (before === 0) this.pairs++;
    if (before + more === 0) this.pairs--;
  }

  /** Makes `to` the successor of `from`. */
  protected link(from: number, to: number): void {
    const { n, size, metres, seconds } = this.model;
    const at = (from > n ? 0 : from) * size + (to > n ? 0 : to);
    const f = from << NODE_SHIFT;
    this.metres += metres[at]! - this.cells[f + EDGE]!;
    this.set(f + NEXT, to);
    this.set(f + EDGE, metres[at]!);
    this.set(f + DRIVE, seconds[at]!);
    this.set((to << NODE_SHIFT) + PREV, from);
  }

  protected releaseVan(van: number): void {
    this.addIdleVan(van);
    this.used--;
  }

  protected addIdleVan(van: number): void {
    const head = this.idleCells + this.model.vanType[van]!;
    this.set(this.vanCells + (van << VAN_SHIFT) + IDLE_NEXT, this.cells[head]!);
    this.set(head, van);
  }

  protected takeIdleVan(van: number): void {
    this.used++;
    let holder = this.idleCells + this.model.vanType[van]!;
    while (this.cells[holder] !== van) {
      holder = this.vanCells + (this.cells[holder]! << VAN_SHIFT) + IDLE_NEXT;
    }
    this.set(holder, this.cells[this.vanCells + (van << VAN_SHIFT) + IDLE_NEXT]!);
  }
}
