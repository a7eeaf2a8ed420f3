/**
 * `npm run check`: everything that is checked without running the product. `npm run check -- types docs` runs only
 * these parts. Runs all parts even if one fails, names those that failed, and exits with 1 then. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const tool = (file, ...args) => [process.execPath, '--import', 'tsx/esm', file, ...args];

/**
 * The native compiler: TypeScript 7. Tools that call the compiler's API still need `typescript` 5. Several checkers would
 * each work out what they share: 24 s of processor time instead of 14.
 */
const tsc = (...args) => [
  process.execPath,
  ...['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1', ...args],
];

/** Each part → its commands. */
const PARTS = {
  types: [
    tsc(),
    ...['web/driver', 'web/driver-worker', 'web/reference', 'packages/console', 'test/unit/console'].map(
      (project) => tsc('-p', project),
    ),
  ],
  lint: [['oxlint', '--type-aware']],
  boundaries: [
    [
      'depcruise',
      'src',
      'workflows',
      'activities',
      'migrations',
      'packages',
      'tools',
      'bench',
      'test',
      'web',
    ],
  ],
  unused: [['knip']],
  format: [['oxfmt', '--list-different']],
  generated: [
    [process.execPath, 'tools/generate.mjs', '--check'],
    tool('packages/reply-reader/tools/train.ts', '--check'),
  ],
  openapi: [['redocly', 'lint', '--config', 'redocly.yaml', 'docs/openapi.json', 'docs/openapi-core.json']],
  docs: [tool('tools/check-docs.ts')],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(', ')}. Checks: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
const passes = ([command, ...args]) =>
  spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;

const failed = Object.entries(PARTS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  // Every command of a part runs, so that each says what it has found.
  .filter(([, commands]) => commands.map(passes).includes(false))
  .map(([name]) => name);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
