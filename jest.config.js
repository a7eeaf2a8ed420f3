/** Endurance, and days that are lived through at length: with `npm run test:long`. Shorter tests of the same are run always. */
const LONG = ['e2e/agent', 'e2e/conversations', 'e2e/crash', 'attack/lists'];

/** Test files are loaded as Node loads TypeScript by tsx: test/support/jest/runtime.mjs. */
export default {
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  runtime: '<rootDir>/test/support/jest/runtime.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env['LONG_TESTS'] ? [] : LONG.map((name) => `/test/${name}\\.test\\.ts$`)),
  ],
  transform: {},
  // One more than the processors of a small machine: the longest files mostly wait.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/slowest-first.mjs',
  testTimeout: 60_000,
  // A worker that has nothing left to do still frees what it has loaded: on a busy machine half a second is too little.
  workerGracefulExitTimeout: 20_000,
};
