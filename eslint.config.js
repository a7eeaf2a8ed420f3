import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import noCopiedLists from './tools/lint/no-copied-lists.mjs';
import noHtmlOnMaps from './tools/lint/no-html-on-maps.mjs';
import oneWriterOfAStatus from './tools/lint/one-writer-of-a-status.mjs';
import retiredWords from './tools/lint/retired-words.mjs';

/** The project's own rules. */
const waypost = {
  rules: {
    'no-copied-lists': noCopiedLists,
    'no-html-on-maps': noHtmlOnMaps,
    'one-writer-of-a-status': oneWriterOfAStatus,
    'retired-words': retiredWords,
  },
};

/** Strict, type-checked rules everywhere. Exceptions are listed here with their reason. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'coverage/',
      'node_modules/',
      '.waypost/',
      'packages/client/src/{lists,schema}.ts',
      'src/db/tables.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read once, in src/runtime/config.ts.',
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { plugins: { waypost }, rules: { 'waypost/retired-words': 'error' } },
  {
    files: ['src/{db,records,operations}/**/*.ts', 'activities/**/*.ts'],
    rules: { 'waypost/one-writer-of-a-status': 'error' },
  },
  {
    files: ['{packages/console,tools,bench,test/support}/**/*.{ts,tsx,mjs}'],
    rules: { 'waypost/no-copied-lists': 'error' },
  },
  {
    files: ['packages/console/src/**/*.{ts,tsx}', 'web/**/*.ts'],
    rules: { 'waypost/no-html-on-maps': 'error' },
  },
  {
    files: ['{src,activities}/**/*.ts'],
    ignores: ['src/db/insert.ts', 'src/records/{archivable,couriers}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="insertInto"]',
          message:
            'Insert by insertRow or insertMany (src/db/insert.ts): there a forgotten column does not compile.',
        },
      ],
    },
  },
  {
    // Hot loops over typed arrays: indexes that are in range by construction are asserted, not checked.
    files: ['src/solver/**', 'src/domain/{working-day,timed-day,route-beginnings}.ts', 'bench/**', 'test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/runtime/config.ts', 'src/bin/**', 'bench/**', 'tools/**', 'test/**', '*.config.js'],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    // Only globals that browsers and edge workers have too.
    files: ['packages/client/src/**'],
    rules: { 'no-restricted-globals': ['error', 'Buffer', 'process', 'global', 'require', 'setImmediate'] },
  },
  {
    // React calls handlers with events, and nobody awaits the promises they return.
    files: ['packages/console/src/**'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@radix-ui/react-select', '@radix-ui/react-scroll-area'],
              message: 'It writes style elements.',
            },
          ],
        },
      ],
    },
  },
  {
    // Tests read responses as an untyped client would; a wrong field fails an assertion, not the compiler.
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      // Tests have stubs of asynchronous functions, and activities detached from the object that created them.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
