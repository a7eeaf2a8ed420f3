/**
 * The order of test files: the slowest come first, so that the workers finish together. The long ones are listed; the
 * others are sorted by size, largest first. The order is the same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files that take more than twenty seconds, longest first. */
const LONG = [
  'e2e/console',
  'e2e/conversations',
  'e2e/reconcile',
  'e2e/crash',
  'e2e/start',
  'e2e/killed',
  'e2e/webhooks',
  'e2e/attention',
  'e2e/interrupted-worker',
  'e2e/faults',
  'e2e/restored',
  'e2e/channels',
  'attack/lists',
  'attack/fuzz',
  'e2e/driver-page',
  'e2e/temporal-lost',
  'e2e/reference',
  'e2e/deployment',
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
