/**
 * The order of test files: the slowest come first, so that the workers finish together. The long ones are listed; the
 * others are sorted by size, largest first. The order is the same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files that take more than twenty seconds, longest first: those that mostly wait, and those that compute. */
const WAITING = [
  'night/faults',
  'night/conversations',
  'night/week',
  'night/agent',
  'long/reconcile',
  'long/crash',
  'night/worker-builds',
  'night/restored',
  'long/upgrade',
  'night/attention',
  'night/readiness',
  'long/temporal-lost',
  'long/killed',
  'long/webhooks',
  'night/import-large',
  'long/late-commits',
  'night/channels',
  'db/relay',
  'long/sealed',
  'attack/budgets',
];
const COMPUTING = [
  'long/start',
  'long/anywhere',
  'night/console-desk',
  'long/console',
  'night/console-office',
  'e2e/console-board',
  'e2e/reference',
  'e2e/start',
  'night/anywhere',
  'night/buttons',
  'night/console-views',
  'long/moves-told',
  'api/console-events',
  'e2e/driver-page',
  'e2e/console-today',
  'long/console-goods',
  'long/console-forms',
  'api/csv',
  'e2e/console-publishing',
  'api/windows-of-taken-off',
  'long/stalls',
  'attack/generated/tenancy',
  'attack/generated/limits',
];

/** In turn, so that workers whose files wait leave the processors to the others. */
const LONG = [
  ...WAITING.flatMap((name, index) => [name, COMPUTING[index] ?? []].flat()),
  ...COMPUTING.slice(WAITING.length),
];

const ranks = new Map(LONG.map((name, rank) => [name, rank]));

/** @param {string} path */
function rankOf(path) {
  const name = path
    .split(/[\\/]test[\\/]/)
    .at(-1)
    ?.replaceAll('\\', '/')
    .replace('.test.ts', '');
  return ranks.get(name ?? '') ?? LONG.length;
}

/** Implements jest's `testSequencer`. */
export default class SlowestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    const sized = tests.map((test) => ({ test, rank: rankOf(test.path), size: statSync(test.path).size }));
    sized.sort((a, b) => a.rank - b.rank || b.size - a.size);
    return sized.map(({ test }) => test);
  }

  /** Nothing is remembered between runs. */
  cacheResults() {}
}
