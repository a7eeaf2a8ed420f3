/**
 * Endurance tests and simulations of whole days, run by `npm run test:long`. Shorter tests of the same behaviour always
 * run.
 */
const ONLY_LONG_RUNS = ['e2e/agent', 'e2e/conversations', 'e2e/crash', 'attack/lists'];

/** Test files are loaded the way tsx loads TypeScript in Node; see test/support/test-runner.mjs. */
export default {
  testRunner: '<rootDir>/test/support/test-runner.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env['LONG_TESTS'] ? [] : ONLY_LONG_RUNS.map((name) => `/test/${name}\\.test\\.ts$`)),
  ],
  transform: {},
  // One more than a small machine has processors, because the longest files mostly wait.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/slowest-first.mjs',
  testTimeout: 60_000,
  // A worker that has finished still frees what it loaded. On a busy machine half a second is too short for that.
  workerGracefulExitTimeout: 5_000,
};
