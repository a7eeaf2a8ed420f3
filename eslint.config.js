/**
 * The project's own rules, and what they have to know. Everything that is not the project's own is checked by Oxlint
 * (.oxlintrc.json), which has the same rules with types and takes a tenth of the time.
 */
import tseslint from 'typescript-eslint';
import noCopiedLists from './tools/lint/no-copied-lists.mjs';
import noHtmlOnMaps from './tools/lint/no-html-on-maps.mjs';
import oneWriterOfAStatus from './tools/lint/one-writer-of-a-status.mjs';

const waypost = {
  rules: {
    'no-copied-lists': noCopiedLists,
    'no-html-on-maps': noHtmlOnMaps,
    'one-writer-of-a-status': oneWriterOfAStatus,
  },
};

export default [
  {
    ignores: [
      '**/dist/',
      'coverage/',
      'node_modules/',
      '.waypost/',
      'packages/client/src/{lists,schema}.ts',
      'src/db/columns.ts',
    ],
  },
  {
    files: [
      '{src,activities,tools,bench,test/support,web,packages/console,packages/*/{bench,tools}}/**/*.{ts,tsx,mjs}',
    ],
    languageOptions: { parser: tseslint.parser },
    // Comments that switch a rule off speak to Oxlint too.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { waypost, '@typescript-eslint': tseslint.plugin },
  },
  {
    // The only rule that asks for types.
    files: [
      'src/{db,messaging,operations,operator,pages,records,routing,sessions,setup,work}/**/*.ts',
      'activities/**/*.ts',
    ],
    // Its statuses are those of workflows.
    ignores: ['src/work/relay/**'],
    languageOptions: {
      parserOptions: { project: './tools/lint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'waypost/one-writer-of-a-status': 'error' },
  },
  {
    files: ['{packages/console,packages/*/{bench,tools},tools,bench,test/support}/**/*.{ts,tsx,mjs}'],
    rules: { 'waypost/no-copied-lists': 'error' },
  },
  {
    files: ['packages/console/src/**/*.{ts,tsx}', 'web/**/*.ts'],
    rules: { 'waypost/no-html-on-maps': 'error' },
  },
  {
    files: ['{src,activities}/**/*.ts'],
    ignores: ['src/db/insert.ts', 'src/records/{couriers,sms-numbers}.ts', 'src/setup/archivable.ts'],
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
    files: ['src/operations/**/*.ts'],
    ignores: ['src/operations/runs/{move-visit,close}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/records/stops.js'],
              importNames: ['moveStop'],
              message:
                'Move a stop by moveVisit (src/operations/runs/move-visit.ts), from which all that follows does.',
            },
          ],
        },
      ],
    },
  },
];
