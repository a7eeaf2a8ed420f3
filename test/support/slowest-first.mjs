/**
 * The order of test files: what takes longest comes first, so that the workers end together. The long ones are
 * named; of the others the larger file comes first. The same on every machine, whatever ran there before.
 */
import { statSync } from 'node:fs';

/** Files of more than twenty seconds, the longest first. */
const LONG = [
  'e2e/conversations',
  'e2e/reconcile',
  'e2e/crash',
  'e2e/start',
  'e2e/killed',
  'e2e/webhooks',
  'e2e/attention',
  'e2e/console',
  'e2e/faults',
  'e2e/restored',
  'attack/lists',
  'attack/fuzz',
  'e2e/driver-page',
  'e2e/temporal-lost',
  'e2e/reference',
  'e2e/deployment',
];

const places = new Map(LONG.map((name, place) => [name, place]));

/** @param {string} path */
function placeOf(path) {
  const name = path
    .split(/[\\/]test[\\/]/)
    .at(-1)
    ?.replaceAll('\\', '/')
    .replace('.test.ts', '');
  return places.get(name ?? '') ?? LONG.length;
}

/** What jest asks of a `testSequencer`. */
export default class SlowestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    const sized = tests.map((test) => ({ test, place: placeOf(test.path), size: statSync(test.path).size }));
    sized.sort((a, b) => a.place - b.place || b.size - a.size);
    return sized.map(({ test }) => test);
  }

  /** Nothing is remembered between runs. */
  cacheResults() {}
}
