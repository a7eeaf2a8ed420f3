/** The plan under search, and the moves that change its routes. A rejected move is undone. */
import {
  NODE_SHIFT,
  NEXT,
  PREV,
  ROUTE,
  DEPART,
  LATEST,
  EDGE,
  DRIVE,
  VAN_SHIFT,
  COUNT,
  LITRES,
  GRAMS,
  NONE,
} from './cells.js';
import type { Model } from './model.js';
import { emptyNeighbours, type Neighbours, neighboursToSearch, restrictNeighbours } from './neighbours.js';
import { type Load, RouteCells, type Tour } from './route-cells.js';

export class Solution extends RouteCells {
  /**
   * True once a removal made a route late, which is possible only where a detour saves time. The caller must undo it.
   */
  broken = false;
  /** Stops of this search on no route: the first `absentCount` entries. */
  readonly absent: Int32Array;
  absentCount = 0;
  /** Stops of this search. */
  stopCount = 0;
  /** The model's neighbours that belong to this search. */
  readonly before: Neighbours;
  readonly after: Neighbours;

  /** Vans whose routes changed since the last mark: the first `touchedCount` entries. */
  readonly touched: Int32Array;
  touchedCount = 0;

  private readonly touchedAt: Int32Array;
  private marks = 1;
  private readonly marked = { metres: 0, used: 0, pairs: 0 };

  constructor(model: Model) {
    super(model);
    this.absent = new Int32Array(model.n + 1);
    this.touched = new Int32Array(model.vans);
    this.touchedAt = new Int32Array(model.vans);
    this.before = emptyNeighbours(model.n);
    this.after = emptyNeighbours(model.n);
  }

  /**
   * Replaces the whole solution: `tours` are the routes, `idleVans` may be used, `absent` are unplaced. This solution
   * ignores any other van or stop. Tours must be feasible.
   */
  load(tours: readonly Tour[], idleVans: readonly number[], absent: readonly number[]): void {
    const { cells, model } = this;
    cells.fill(0);
    for (let cell = ROUTE; cell < this.vanCells; cell += 1 << NODE_SHIFT) cells[cell] = NONE;
    cells.fill(NONE, this.idleCells);
    this.metres = 0;
    this.used = 0;
    this.pairs = 0;
    for (const van of [...idleVans, ...tours.map((tour) => tour.van)].reverse()) {
      const gate = this.gate(van);
      const g = gate << NODE_SHIFT;
      cells[g + NEXT] = gate;
      cells[g + PREV] = gate;
      cells[g + ROUTE] = van;
      cells[g + DEPART] = model.vanFrom[van]!;
      cells[g + LATEST] = model.vanTo[van]!;
      this.addIdleVan(van);
    }
    for (const { van, nodes } of tours) {
      let at = this.gate(van);
      for (const node of nodes) {
        this.insert(node, at);
        at = node;
      }
    }
    this.absent.set(absent);
    this.absentCount = absent.length;
    const stops = [...tours.flatMap((tour) => tour.nodes), ...absent];
    this.stopCount = stops.length;
    const part = { stops: stops.length, absent: absent.length, load: this.loadOf(tours) };
    const searched = neighboursToSearch(part);
    restrictNeighbours(this.before, model.before, stops, searched);
    restrictNeighbours(this.after, model.after, stops, searched);
    this.mark();
  }

  /** Returns the share of their vans' capacity that routes take, of litres or grams, whichever is more. */
  private loadOf(tours: readonly Tour[]): number {
    const { vanLitres, vanGrams } = this.model;
    const sum = (cell: number) =>
      tours.reduce((total, { van }) => total + this.cells[this.vanCells + (van << VAN_SHIFT) + cell]!, 0);
    const room = (capacities: Int32Array) => tours.reduce((total, { van }) => total + capacities[van]!, 1);
    return Math.max(sum(LITRES) / room(vanLitres), sum(GRAMS) / room(vanGrams));
  }

  /** Makes the current state the one that `undo` returns to. */
  mark(): void {
    this.markCells();
    this.touchedCount = 0;
    this.marks++;
    this.marked.metres = this.metres;
    this.marked.used = this.used;
    this.marked.pairs = this.pairs;
  }

  /** Returns to the last mark. The caller must restore the absent stops. */
  undo(): void {
    this.broken = false;
    this.undoCells();
    this.touchedCount = 0;
    this.marks++;
    this.metres = this.marked.metres;
    this.used = this.marked.used;
    this.pairs = this.marked.pairs;
  }

  /** Inserts stop `node` right after `after` (a stop or a gate). The caller must check feasibility. */
  insert(node: number, after: number): void {
    const { cells, model } = this;
    const { n, size, metres, seconds } = model;
    const a = after << NODE_SHIFT;
    const x = node << NODE_SHIFT;
    const before = cells[a + NEXT]!;
    const van = cells[a + ROUTE]!;
    const into = (after > n ? 0 : after) * size + node;
    const onward = node * size + (before > n ? 0 : before);
    this.touch(van);
    this.metres += metres[into]! + metres[onward]! - cells[a + EDGE]!;
    this.set(x + NEXT, before);
    this.set(x + PREV, after);
    this.set(x + ROUTE, van);
    this.set(x + EDGE, metres[onward]!);
    this.set(x + DRIVE, seconds[onward]!);
    this.set(a + NEXT, node);
    this.set(a + EDGE, metres[into]!);
    this.set(a + DRIVE, seconds[into]!);
    this.set((before << NODE_SHIFT) + PREV, node);
    const v = this.vanCells + (van << VAN_SHIFT);
    if (cells[v + COUNT] === 0) this.takeIdleVan(van);
    this.set(v + COUNT, cells[v + COUNT]! + 1);
    this.set(v + LITRES, cells[v + LITRES]! + model.litres[node]!);
    this.set(v + GRAMS, cells[v + GRAMS]! + model.grams[node]!);
    if (model.forTwo[node] === 1) this.addForTwo(v, 1);
    this.set(x + DEPART, -1);
    this.set(x + LATEST, -1);
    this.pushForward(after);
    this.pushBackward(before);
  }

  /** Removes the stops from `first` to `last`, consecutive on one route. */
  removeRun(first: number, last: number): void {
    const { cells, model } = this;
    const { n, size } = model;
    const after = cells[(first << NODE_SHIFT) + PREV]!;
    const before = cells[(last << NODE_SHIFT) + NEXT]!;
    const a = after << NODE_SHIFT;
    const van = cells[a + ROUTE]!;
    const v = this.vanCells + (van << VAN_SHIFT);
    let freed = cells[a + EDGE]!;
    let litres = 0;
    let grams = 0;
    let count = 0;
    let forTwo = 0;
    this.touch(van);
    for (let node = first; node !== before; node = cells[(node << NODE_SHIFT) + NEXT]!) {
      freed += cells[(node << NODE_SHIFT) + EDGE]!;
      litres += model.litres[node]!;
      grams += model.grams[node]!;
      forTwo += model.forTwo[node]!;
      count++;
      this.set((node << NODE_SHIFT) + ROUTE, NONE);
    }
    const link = (after > n ? 0 : after) * size + (before > n ? 0 : before);
    this.set(a + NEXT, before);
    this.set(a + EDGE, model.metres[link]!);
    this.set(a + DRIVE, model.seconds[link]!);
    this.set((before << NODE_SHIFT) + PREV, after);
    this.metres += model.metres[link]! - freed;
    this.set(v + LITRES, cells[v + LITRES]! - litres);
    this.set(v + GRAMS, cells[v + GRAMS]! - grams);
    this.set(v + COUNT, cells[v + COUNT]! - count);
    if (forTwo > 0) this.addForTwo(v, -forTwo);
    if (cells[v + COUNT] === 0) {
      this.releaseVan(van);
      return;
    }
    this.pushForward(after);
    this.pushBackward(before);
    this.broken ||= cells[a + DEPART]! + model.seconds[link]! > cells[(before << NODE_SHIFT) + LATEST]!;
  }

  /** Whether a van's route changed since the last mark. */
  isTouched(van: number): boolean {
    return this.touchedAt[van] === this.marks;
  }

  /**
   * Must be called before a van's route changes: notes the van, and reserves enough space in the log for its whole
   * route.
   */
  touch(van: number): void {
    if (this.touchedAt[van] !== this.marks) {
      this.touchedAt[van] = this.marks;
      this.touched[this.touchedCount++] = van;
    }
    this.reserve(8 * (this.model.n + 16));
  }

  /**
   * Exchanges the tails after `a` and `b` (2-opt*), which are stops or gates of two routes whose vans close at the same
   * second. The caller must check feasibility.
   */
  swapTails(a: number, b: number): void {
    const { cells } = this;
    const vanA = cells[(a << NODE_SHIFT) + ROUTE]!;
    const vanB = cells[(b << NODE_SHIFT) + ROUTE]!;
    const tailA = cells[(a << NODE_SHIFT) + NEXT]!;
    const tailB = cells[(b << NODE_SHIFT) + NEXT]!;
    const lastA = cells[(this.gate(vanA) << NODE_SHIFT) + PREV]!;
    const lastB = cells[(this.gate(vanB) << NODE_SHIFT) + PREV]!;
    const before = { a: this.count(vanA), b: this.count(vanB) };
    this.touch(vanA);
    this.touch(vanB);
    const moved = this.relabel(tailA, vanB);
    const gained = this.relabel(tailB, vanA);
    this.addLoad(vanA, gained, moved);
    this.addLoad(vanB, moved, gained);
    this.graft(a, tailB, lastB, vanA);
    this.graft(b, tailA, lastA, vanB);
    if (before.b === 0) this.takeIdleVan(vanB);
    if (before.a === 0) this.takeIdleVan(vanA);
    if (this.count(vanA) === 0) this.releaseVan(vanA);
    if (this.count(vanB) === 0) this.releaseVan(vanB);
  }

  /** Moves the stops from `first` to the end of its route to `van` and returns their sums. */
  private relabel(first: number, van: number): Load {
    const { model } = this;
    const sums = { count: 0, litres: 0, grams: 0, forTwo: 0 };
    for (let node = first; node <= model.n; node = this.next(node)) {
      this.set((node << NODE_SHIFT) + ROUTE, van);
      sums.count++;
      sums.litres += model.litres[node]!;
      sums.grams += model.grams[node]!;
      sums.forTwo += model.forTwo[node]!;
    }
    return sums;
  }

  /** Links the run from `first` to `last` (empty if `first` is a gate) between `after` and the gate of `van`. */
  private graft(after: number, first: number, last: number, van: number): void {
    const { n } = this.model;
    const gate = this.gate(van);
    const head = first > n ? gate : first;
    const end = first > n ? after : last;
    this.link(after, head);
    if (end !== after) this.link(end, gate);
    this.pushForward(after);
    // A moved run keeps its latest starts, because both vans close at the same time. Only the part before it changes.
    this.pushBackward(head);
  }
}
