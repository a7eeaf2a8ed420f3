/** The lint rule that refuses the names that docs/glossary.md retires, and where the repository has it on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from '../../../tools/lint/retired-words.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const RULE = 'waypost/retired-words';

/** Returns what the rule says of a file. */
function refusals(code: string, filename: string): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { waypost: { rules: { 'retired-words': rule } } },
      rules: { [RULE]: 'error' },
    },
    { filename: path.join(ROOT, filename) },
  );
  return messages.map(({ message }) => message);
}

test('a retired identifier is refused wherever it stands, with the one to use', () => {
  const use = 'The glossary retires `defineRoute`: use defineOperation.';
  for (const code of [
    'export const defineRoute = 1;',
    'export function defineRoute() {}',
    "import { defineRoute } from './other.js';",
    'export const all = { defineRoute: 1 };',
    'export type Of = { defineRoute: string };',
    'export class Of { #defineRoute = 1; }',
  ]) {
    expect([code, [...new Set(refusals(code, 'src/api/file.ts'))]]).toEqual([code, [use]]);
  }
});

test('a retired file name is refused, also as that of its test', () => {
  const use = 'The glossary retires the file name `meanings`: use enum-docs.';
  expect(refusals('export {};', 'src/resources/meanings.ts')).toEqual([use]);
  expect(refusals('export {};', 'test/unit/meanings.test.ts')).toEqual([use]);
  // A `*` in the glossary stands for any letters.
  expect(refusals('export {};', 'src/bin/kept-job-worker.ts')).toHaveLength(1);
});

test('a word within another, a text, or a comment is not', () => {
  const code = "/** defineRoute */ export const redefineRoute = 'defineRoute';";
  expect(refusals(code, 'src/replies/marks/dated-meanings.ts')).toEqual([]);
});

test.each([
  'src/api/server.ts',
  'workflows/index.ts',
  'packages/console/src/app.tsx',
  'tools/test.ts',
  'test/a.test.ts',
])('it is on in %s', async (file) => {
  const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, file))) as {
    rules: Record<string, unknown>;
  };
  expect(config.rules[RULE]).toEqual([2]);
});

test('no retired name is one that the glossary tells to use', () => {
  const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
  const rows = [...glossary.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`\s*\|$/gm)].map(([, retired, use]) => [
    retired,
    use,
  ]);
  expect(rows.length).toBeGreaterThan(40);
  const used = new Set(rows.map(([, use]) => use));
  expect(rows.filter(([retired]) => used.has(retired))).toEqual([]);
});
