/**
 * The order of test files: the slowest come first, so that the workers finish together. The long ones are listed; the
 * others are sorted by size, largest first. The order is the same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files that take more than a quarter of a minute, longest first: those that mostly wait, and those that compute. */
const WAITING = [
  'night/faults',
  'night/conversations',
  'night/week',
  'night/agent',
  'night/reconcile',
  'long/crash',
  'night/evening',
  'night/interrupted-worker',
  'night/worker-builds',
  'night/lost-asker',
  'night/restored',
  'night/upgrade',
  'night/attention',
  'night/readiness',
  'long/temporal-lost',
  'long/killed',
  'night/webhooks',
  'night/import-large',
  'long/late-commits',
  'night/channels',
  'db/relay',
  'night/sealed',
  'attack/budgets',
  'db/slow-providers',
  'db/texted-twice',
  'workflows/jobs',
];
const COMPUTING = [
  'night/start',
  'long/anywhere',
  'night/console-desk',
  'night/console',
  'night/console-office',
  'e2e/console-board',
  'night/reference',
  'e2e/start',
  'night/anywhere',
  'night/buttons',
  'night/console-views',
  'night/moves-told',
  'api/console-events',
  'e2e/driver-page',
  'e2e/console-today',
  'night/console-goods',
  'night/console-forms',
  'api/csv',
  'e2e/console-publishing',
  'api/windows-of-taken-off',
  'api/changes-told-later',
  'night/stalls',
  'attack/generated/tenancy',
  'attack/generated/limits',
];

/** @param {string} path */
const nameOf = (path) =>
  path
    .split(/[\\/]test[\\/]/)
    .at(-1)
    ?.replaceAll('\\', '/')
    .replace('.test.ts', '') ?? '';

/** Implements jest's `testSequencer`. */
export default class SlowestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    const present = new Set(tests.map(({ path }) => nameOf(path)));
    const [waiting = [], computing = []] = [WAITING, COMPUTING].map((names) =>
      names.filter((name) => present.has(name)),
    );
    // In turn, so that workers whose files wait leave the processors to the others.
    const long = [
      ...waiting.flatMap((name, index) => [name, computing[index] ?? []].flat()),
      ...computing.slice(waiting.length),
    ];
    const ranks = new Map(long.map((name, rank) => [name, rank]));
    const rankOf = (/** @type {string} */ path) => ranks.get(nameOf(path)) ?? long.length;
    const sized = tests.map((test) => ({ test, rank: rankOf(test.path), size: statSync(test.path).size }));
    sized.sort((a, b) => a.rank - b.rank || b.size - a.size);
    return sized.map(({ test }) => test);
  }

  /** Nothing is remembered between runs. */
  cacheResults() {}
}
