/** The best solution of a search, kept apart from the one under search. */
import type { Solution } from './solution.js';

export class BestSolution {
  /** Weight of the stops that it leaves out. */
  missed = 0;
  /** Metres plus penalties. */
  cost = 0;
  private readonly cells: Int32Array;
  private readonly absent: Int32Array;
  private absentCount = 0;
  private metres = 0;
  private used = 0;
  private pairs = 0;

  constructor({ cells, absent }: Solution) {
    this.cells = cells.slice();
    this.absent = absent.slice();
  }

  /** Keeps the solution as it is now. */
  keep(solution: Solution, missed: number, cost: number): void {
    this.cells.set(solution.cells);
    this.absent.set(solution.absent);
    this.absentCount = solution.absentCount;
    this.metres = solution.metres;
    this.used = solution.used;
    this.pairs = solution.pairs;
    this.missed = missed;
    this.cost = cost;
  }

  /** Makes the solution what was kept. */
  restore(solution: Solution): void {
    solution.cells.set(this.cells);
    solution.absent.set(this.absent);
    solution.absentCount = this.absentCount;
    solution.metres = this.metres;
    solution.used = this.used;
    solution.pairs = this.pairs;
    solution.mark();
  }
}
