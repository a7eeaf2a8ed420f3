/** The demo's output: steps with the elapsed time, progress while they run, and a table of totals. */
export type Report = {
  /** Starts a new step of the day. */
  step: (title: string) => void;
  /** Prints a result of the step. */
  note: (line: string) => void;
  /** Shows progress, overwriting itself; only on a terminal. */
  progress: (what: string, done: number, total: number) => void;
  /** Prints rows of name and figure at the end. */
  table: (rows: readonly (readonly [name: string, figure: string | number])[]) => void;
};

const BAR_CELLS = 30;

/** Creates a report on standard output; with `quiet` only the table. */
export function createReport(quiet: boolean): Report {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6);
  const drawsProgress = !quiet && process.stdout.isTTY;
  const clearLine = () => {
    if (drawsProgress) process.stdout.write('\r\x1b[K');
  };
  const line = (text: string) => {
    if (quiet) return;
    clearLine();
    console.log(text);
  };
  return {
    step: (title) => line(`[${seconds()} s] ${title}`),
    note: (text) => line(`             ${text}`),
    progress: (what, done, total) => {
      if (!drawsProgress) return;
      const filled = Math.round((BAR_CELLS * done) / Math.max(total, 1));
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
      process.stdout.write(`\r\x1b[K             ${bar} ${what}`);
    },
    table: (rows) => {
      clearLine();
      const width = Math.max(...rows.map(([name]) => name.length));
      console.log();
      for (const [name, figure] of rows) console.log(`  ${name.padEnd(width)}  ${figure}`);
      console.log();
    },
  };
}
