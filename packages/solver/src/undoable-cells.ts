/**
 * Integer cells whose changes are logged, so that all since the last mark are undone by playing the log back. This is
 * cheaper than copying them, and no change can be missed.
 */
export class UndoableCells {
  readonly cells: Int32Array;
  /** Pairs of a cell and its previous value: the first `top` entries. */
  private log = new Int32Array(2 ** 12);
  private top = 0;

  constructor(size: number) {
    this.cells = new Int32Array(size);
  }

  /** Writes a cell and logs its previous value. There must be room for it: see `reserve`. */
  set(cell: number, value: number): void {
    this.log[this.top++] = cell;
    this.log[this.top++] = this.cells[cell]!;
    this.cells[cell] = value;
  }

  /** Makes room in the log for this many entries, two for each change to come. */
  protected reserve(entries: number): void {
    const needed = this.top + entries;
    if (needed <= this.log.length) return;
    const longer = new Int32Array(2 * needed);
    longer.set(this.log);
    this.log = longer;
  }

  /** Makes the cells as they are what `undoCells` returns to. */
  protected markCells(): void {
    this.top = 0;
  }

  /** Returns the cells to the last mark. */
  protected undoCells(): void {
    const { cells, log } = this;
    let top = this.top;
    while (top > 0) {
      top -= 2;
      cells[log[top]!] = log[top + 1]!;
    }
    this.top = 0;
  }
}
