/** What the demo tells a person: steps with the time that has passed, progress while they run, and a table of totals. */
export type Report = {
  /** A new step of the day. */
  step: (title: string) => void;
  /** What came of it. */
  note: (line: string) => void;
  /** How far something has come; drawn over itself, and on a terminal only. */
  progress: (what: string, done: number, total: number) => void;
  /** Rows of name and figure, at the end. */
  table: (rows: readonly (readonly [name: string, figure: string | number])[]) => void;
};

const BAR_CELLS = 30;

/** A report on the standard output; `quiet` leaves the table only. */
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
