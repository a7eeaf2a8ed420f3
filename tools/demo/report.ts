/** The demo's output: steps with the elapsed time, progress while they run, and a table of totals. */

/** Where a report is written: standard output, or what a test reads. */
export type Output = { isTTY?: boolean; write: (text: string) => unknown };

export type Report = {
  /** Starts a new step of the day. */
  step: (title: string) => void;
  /** Prints a result of the step. */
  note: (line: string) => void;
  /** Says how far the step is. */
  progress: (what: string, done: number, total: number) => void;
  /** Prints rows of name and figure at the end. */
  table: (rows: readonly (readonly [name: string, figure: string | number])[]) => void;
  /** Ends the lines of progress. */
  close: () => void;
};

const BAR_CELLS = 30;
const EVERY_MS = 1_000;

/**
 * Creates a report; with `quiet` only the table. Nobody looks at silence for more than a second: while a step continues
 * without a result, a line says how far it is. On a terminal the line overwrites itself.
 */
export function createReport(quiet: boolean, output: Output = process.stdout): Report {
  const startedAt = performance.now();
  const seconds = () => `[${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s]`;
  let now = '';
  let lastAt = 0;
  const line = (text: string) => {
    if (quiet) return;
    lastAt = performance.now();
    output.write(output.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  };
  const ticker = setInterval(() => {
    if (quiet || now === '' || performance.now() - lastAt < EVERY_MS / 2) return;
    if (output.isTTY) output.write(`\r\x1b[K${seconds()}   ${now}`);
    else line(`${seconds()}   ${now}`);
  }, EVERY_MS);
  // A report that nobody ends holds nothing up.
  ticker.unref();
  return {
    step: (title) => {
      now = '…';
      line(`${seconds()} ${title}`);
    },
    note: (text) => line(`             ${text}`),
    progress: (what, done, total) => {
      const filled = Math.min(BAR_CELLS, Math.round((BAR_CELLS * done) / Math.max(total, 1)));
      now = `${'█'.repeat(filled)}${'░'.repeat(BAR_CELLS - filled)} ${what}`;
    },
    table: (rows) => {
      clearInterval(ticker);
      const width = Math.max(...rows.map(([name]) => name.length));
      const lines = rows.map(([name, figure]) => `  ${name.padEnd(width)}  ${figure}\n`);
      output.write(`${!quiet && output.isTTY ? '\r\x1b[K' : ''}\n${lines.join('')}\n`);
    },
    close: () => clearInterval(ticker),
  };
}
