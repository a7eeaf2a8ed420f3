/**
 * The folder decides by which command a file is run: `test/long` by `npm run test:long`, `test/night` by
 * `npm run test:night`, all others by `npm test`. What is in `test/attack/generated` takes a seventh of its cases in
 * `npm test`, and all of them in `npm run test:long`. tools/test.ts says which command it is.
 */
const FILES = {
  test: ['**/*.test.ts', '!**/test/{long,night}/**'],
  long: ['**/test/long/**/*.test.ts', '**/test/attack/generated/**/*.test.ts'],
  both: ['**/*.test.ts', '!**/test/night/**'],
  night: ['**/test/night/**/*.test.ts'],
  named: ['**/*.test.ts'],
};

/** The packages whose tests stand beside their sources. */
const ENGINES = ['base', 'dev-servers', 'planning', 'reply-reader', 'solver'];

/** Test files are loaded the way tsx loads TypeScript in Node; see test/support/test-runner.mjs. */
export default {
  testRunner: '<rootDir>/test/support/test-runner.mjs',
  roots: ['<rootDir>/test', ...ENGINES.map((name) => `<rootDir>/packages/${name}`)],
  testMatch: FILES[process.env['TEST_GATE'] ?? 'named'],
  transform: {},
  // One more than a small machine has processors, because the longest files mostly wait.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/slowest-first.mjs',
  // At least ten times what a test takes that says nothing else.
  testTimeout: 300_000,
  // A worker that has finished still frees what it loaded. On a busy machine half a second is too short for that.
  workerGracefulExitTimeout: 5_000,
};
