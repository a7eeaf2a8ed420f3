/**
 * `npm run bench -- age`: what two years of a courier cost each statement. A live courier's day runs through the
 * product's own processes, with providers that are made up, and everything that can be read is read: first in a new
 * database, then in one that has aged. No statement may read more than ten times the pages that it read at first, unless it
 * reads the days that it is asked for. One JSON line for each that does, and one for the whole.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Compared, compareAges } from './support/ages.js';
import { print } from './support/beside-temporal.js';

const flags = new Command('bench age')
  .description('Compare the pages that statements read in an old database and in a new one.')
  .option('--orders <n>', 'orders of the courier', Number, 400_000)
  .option('--days <n>', 'days that they span', Number, 730)
  .option('--all', 'print every statement')
  .option('--plans <file>', 'folder for the plans of all statements')
  .parse()
  .opts<{ orders: number; days: number; all?: true; plans?: string }>();

const home = mkdtempSync(join(tmpdir(), 'waypost-age-'));
try {
  const { statements, rows, ...whole } = await compareAges(home, flags, (line) => console.error(line));
  if (flags.plans !== undefined) writeFileSync(flags.plans, JSON.stringify(statements, null, 1));
  for (const { plan: _plan, statement, ...figures } of statements) {
    if (flags.all || figures.grows !== 'no') print('age', { ...figures, statement });
  }
  const growing = (how: Compared['grows']) => statements.filter(({ grows }) => grows === how).length;
  print('age', {
    ...{ orders: rows['orders'], messages: rows['messages'], ...whole, statements: statements.length },
    ...{ with_age: growing('with_age'), with_days: growing('with_days'), load_average: loadavg()[0] ?? 0 },
  });
  process.exitCode = growing('with_age') > 0 ? 1 : 0;
} finally {
  rmSync(home, { recursive: true, force: true });
}
