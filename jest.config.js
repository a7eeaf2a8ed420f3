/** Endurance, and days that are lived through at length: with `npm run test:long`. Shorter tests of the same are run always. */
const LONG = ['e2e/agent', 'e2e/conversations', 'e2e/crash', 'attack/lists'];

/** ESM throughout: TypeScript is stripped by swc, `./x.js` specifiers map back to `./x.ts`. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env['LONG_TESTS'] ? [] : LONG.map((name) => `/test/${name}\\.test\\.ts$`)),
  ],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Its ES modules import JSON in a way that jest's module loader warns of; the CommonJS build is the same code.
    '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/min/index.cjs',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  // One more than the processors of a small machine: the longest files mostly wait.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/slowest-first.mjs',
  testTimeout: 60_000,
};
