/** What runs before every npm script, with a package manager that only takes notes. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '../../../src/runtime/config.js';

const TOOLS = path.join(import.meta.dirname, '../../../tools');

const { WITHOUT_TOOLS } = await import('../../../tools/needed-packages.mjs');

/** Installs what the lock file names, without tools if it is told so, and notes its arguments; or fails. */
const NPM = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  console.log('a word on standard output');
  if (process.env.FAKE_NPM === 'fails') process.exit(7);
  mkdirSync('node_modules', { recursive: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (process.argv.includes('--include-workspace-root')) delete packages['node_modules/a-tool'];
  else mkdirSync('node_modules/@waypost/tools', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'a clone with spaces '));
  mkdirSync(path.join(folder, 'tools'));
  for (const tool of ['prestart.mjs', 'needed-packages.mjs', 'one-at-a-time.mjs']) {
    cpSync(path.join(TOOLS, tool), path.join(folder, 'tools', tool));
  }
  writeFileSync(path.join(folder, 'tools/columns.mjs'), 'export const writeColumnsIfStale = () => {};');
  writeFileSync(path.join(folder, 'npm.cjs'), NPM);
  lock('package-lock.json', LOCKED);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROOT_NEEDS = { dependencies: { a: '*', b: '*' }, optionalDependencies: { 'for-other-machines': '*' } };
const LOCKED = {
  '': ROOT_NEEDS,
  'packages/tools': { devDependencies: { 'a-tool': '*' } },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-tool': { version: '1.0.0' },
};
const WITHOUT = `ci --include=dev --ignore-scripts --no-audit --no-fund ${WITHOUT_TOOLS.join(' ')}`;
const WHOLE = 'ci --include=dev --ignore-scripts --no-audit --no-fund';
const REST = 'install --include=dev --ignore-scripts --no-audit --no-fund --no-save';

function lock(file: string, packages: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
}

function prestart(npm = 'works', ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/prestart.mjs', ...flags], {
    cwd: folder,
    env: childEnvironment({ npm_execpath: path.join(folder, 'npm.cjs'), FAKE_NPM: npm }),
    encoding: 'utf8',
  });
  const calls = path.join(folder, 'calls');
  const installs = existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [];
  return { status, stdout, stderr, installs };
}

test('installs what is locked when nothing is there, once, and keeps standard output clean', () => {
  const first = prestart();
  expect(first).toMatchObject({ status: 0, stdout: '' });
  expect(first.installs).toEqual([WITHOUT]);
  expect(first.stderr).toContain('Installing');
  expect(prestart()).toMatchObject({ status: 0, stdout: '', stderr: '', installs: first.installs });
});

test('tools come when they are asked for, beside what is there, and are kept with the rest', () => {
  prestart();
  expect(prestart('works', '--tools').installs).toEqual([WITHOUT, REST]);
  expect(prestart('works', '--tools').installs).toHaveLength(2);
  expect(prestart().installs).toHaveLength(2);
  lock('package-lock.json', { ...LOCKED, 'node_modules/a': { version: '1.0.1' } });
  expect(prestart().installs).toEqual([WITHOUT, REST, WHOLE]);
});

test('everything comes at once where tools are asked for first', () => {
  expect(prestart('works', '--tools').installs).toEqual([WHOLE]);
  expect(prestart()).toMatchObject({ stderr: '', installs: [WHOLE] });
});

test.each([
  ['another version', { 'node_modules/a': { version: '1.0.1' } }],
  ['a package more', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }],
])('installs again when the lock file names %s', (_, packages) => {
  prestart();
  lock('package-lock.json', { '': ROOT_NEEDS, ...packages });
  expect(prestart().installs).toHaveLength(2);
});

test('does not miss an optional package, which may be for another platform', () => {
  prestart();
  lock('package-lock.json', {
    '': ROOT_NEEDS,
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-other-machines': { version: '3.0.0', optional: true },
  });
  expect(prestart()).toMatchObject({ status: 0, stderr: '' });
});

test('installs again when a package of the repository is not linked', () => {
  lock('package-lock.json', {
    '': { dependencies: { '@waypost/client': '*' } },
    'node_modules/@waypost/client': { resolved: 'packages/client', link: true },
    'packages/client': { version: '1.0.0' },
  });
  prestart();
  expect(prestart().installs).toHaveLength(2);
  mkdirSync(path.join(folder, 'node_modules/@waypost/client'), { recursive: true });
  expect(prestart().installs).toHaveLength(2);
});

test('installs nothing when only the version of a package of the repository changes', () => {
  lock('package-lock.json', { ...LOCKED, 'packages/client': { version: '1.0.0' } });
  prestart();
  lock('package-lock.json', { ...LOCKED, 'packages/client': { version: '1.1.0' } });
  expect(prestart().installs).toHaveLength(1);
});

test('installs again after an installation that was broken off', () => {
  mkdirSync(path.join(folder, 'node_modules', 'a'), { recursive: true });
  expect(prestart().installs).toHaveLength(1);
  writeFileSync(path.join(folder, 'node_modules', '.package-lock.json'), '{"packages": {');
  expect(prestart()).toMatchObject({ status: 0 });
  expect(prestart().installs).toHaveLength(2);
});

test('says that the installation failed, and fails', () => {
  const failed = prestart('fails');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('could not be installed');
  expect(existsSync(path.join(folder, '.one-at-a-time'))).toBe(false);
});

test('goes on after one that was killed while it held the place', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path.join(folder, '.one-at-a-time'), String(pid));
  expect(prestart()).toMatchObject({ status: 0 });
});
