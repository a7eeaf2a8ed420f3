/**
 * The order of test files: the slowest come first, so that the workers finish together. The long ones are listed; the
 * others are sorted by size, largest first. The order is the same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files that take more than twenty seconds, longest first. */
const LONG = [
  'night/faults',
  'night/conversations',
  'night/week',
  'night/agent',
  'long/reconcile',
  'long/crash',
  'long/start',
  'long/killed',
  'long/interrupted-worker',
  'e2e/console',
  'long/readiness',
  'long/worker-builds',
  'long/restored',
  'long/temporal-lost',
  'long/sealed',
  'long/lists',
  'e2e/attention',
  'e2e/channels',
  'attack/generated/fuzz',
  'attack/generated/limits',
  'attack/generated/tenancy',
  'e2e/console-board',
  'e2e/webhooks',
  'api/console-events',
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
