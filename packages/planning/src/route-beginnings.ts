/**
 * What a working day's dynamic programming keeps (`working-day.ts`): for each stop, the ways in which a route can have
 * reached it that may still turn out the best.
 */

// The cells of a beginning.
/** When the van is here at the earliest. */
export const EARLIEST = 0;
/** Work since the last break ended, or since the duty began, if the van never waits. */
export const WORKED = 1;
/** When the last break ends, or the duty begins, at the latest. */
export const RESTED_BY = 2;
/** When the duty begins at the latest. */
export const DUTY_BY = 3;
export const BREAKS = 4;
/** Breaks on the last trip. */
export const ON_TRIP = 5;
/** The beginning that this one continues. */
export const PARENT = 6;
const CELLS = 7;

/**
 * Beginnings of a route, in the order of the stop that they end at. If the last break ends at e, at most `RESTED_BY`,
 * the van is here at max(e + `WORKED`, `EARLIEST`).
 */
export class Beginnings {
  count = 0;
  private cells = new Int32Array(64 * CELLS);

  get(i: number, cell: number): number {
    return this.cells[i * CELLS + cell]!;
  }

  /** Adds a beginning, unless one from `first` on is as good; drops those from there on that it is as good as. */
  add(
    first: number,
    earliest: number,
    worked: number,
    restedBy: number,
    dutyBy: number,
    breaks: number,
    onTrip: number,
    parent: number,
  ): void {
    const added = this.count;
    if ((added + 1) * CELLS > this.cells.length) this.grow();
    const at = added * CELLS;
    this.cells[at + EARLIEST] = earliest;
    this.cells[at + WORKED] = worked;
    this.cells[at + RESTED_BY] = restedBy;
    this.cells[at + DUTY_BY] = dutyBy;
    this.cells[at + BREAKS] = breaks;
    this.cells[at + ON_TRIP] = onTrip;
    this.cells[at + PARENT] = parent;
    for (let i = first; i < added; i++) if (this.isAsGood(i, added)) return;
    let kept = first;
    for (let i = first; i <= added; i++) {
      if (i < added && this.isAsGood(added, i)) continue;
      if (kept < i) this.cells.copyWithin(kept * CELLS, i * CELLS, (i + 1) * CELLS);
      kept++;
    }
    this.count = kept;
  }

  /** Returns whether beginning `a` is as good as `b` for any continuation. */
  private isAsGood(a: number, b: number): boolean {
    return (
      this.get(a, EARLIEST) <= this.get(b, EARLIEST) &&
      this.get(a, WORKED) <= this.get(b, WORKED) &&
      this.get(a, RESTED_BY) >= this.get(b, RESTED_BY) &&
      this.get(a, DUTY_BY) >= this.get(b, DUTY_BY) &&
      this.get(a, BREAKS) <= this.get(b, BREAKS)
    );
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.cells.length);
    larger.set(this.cells);
    this.cells = larger;
  }
}
