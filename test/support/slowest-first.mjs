/**
 * The order of test files: the slowest come first, so that the workers finish together. The long ones are listed; the
 * others are sorted by size, largest first. The order is the same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files that take more than twenty seconds, longest first; some only run with LONG_TESTS (`jest.config.js`). */
const LONG = [
  'e2e/console',
  'e2e/conversations',
  'e2e/reconcile',
  'e2e/crash',
  'e2e/start',
  'e2e/interrupted-worker',
  'e2e/readiness',
  'e2e/channels',
  'e2e/restored',
  'attack/lists',
  'e2e/attention',
  'e2e/faults',
  'attack/fuzz',
  'e2e/worker-builds',
  'e2e/console-board',
  'e2e/webhooks',
  'e2e/temporal-lost',
  'api/console-events',
  'e2e/killed',
  'e2e/sealed',
  'e2e/week',
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
