/** What runs before every npm script, with a package manager that only takes notes. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '../../../src/runtime/config.js';

const TOOLS = path.join(import.meta.dirname, '../../../tools');

/** Installs what the lock file names, but for what is optional, and notes its arguments; or fails. */
const NPM = `
  const { appendFileSync, cpSync, mkdirSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  console.log('a word on standard output');
  if (process.env.FAKE_NPM === 'fails') process.exit(7);
  mkdirSync('node_modules', { recursive: true });
  if (process.env.FAKE_NPM !== 'forgets') cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'a clone with spaces '));
  mkdirSync(path.join(folder, 'tools'));
  for (const tool of ['prestart.mjs', 'one-at-a-time.mjs']) {
    cpSync(path.join(TOOLS, tool), path.join(folder, 'tools', tool));
  }
  writeFileSync(path.join(folder, 'npm.cjs'), NPM);
  lock('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lock(file: string, packages: object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
}

function prestart(npm = 'works') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/prestart.mjs'], {
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
  expect(first.installs).toEqual(['ci --include=dev --no-audit --no-fund']);
  expect(first.stderr).toContain('Installing');
  expect(prestart()).toMatchObject({ status: 0, stdout: '', stderr: '', installs: first.installs });
});

test.each([
  ['another version', { 'node_modules/a': { version: '1.0.1' } }],
  ['a package more', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }],
])('installs again when the lock file names %s', (_, packages) => {
  prestart();
  lock('package-lock.json', { '': {}, ...packages });
  expect(prestart().installs).toHaveLength(2);
});

test('does not miss an optional package, which may be for another platform', () => {
  prestart();
  lock('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-other-machines': { version: '3.0.0', optional: true },
  });
  expect(prestart()).toMatchObject({ status: 0, stderr: '' });
});

test('installs again when a package of the repository is not linked', () => {
  lock('package-lock.json', {
    '': {},
    'node_modules/@waypost/client': { resolved: 'packages/client', link: true },
    'packages/client': { version: '1.0.0' },
  });
  prestart();
  expect(prestart().installs).toHaveLength(2);
  mkdirSync(path.join(folder, 'node_modules/@waypost/client'), { recursive: true });
  expect(prestart().installs).toHaveLength(2);
});

test('installs nothing when only the version of a package of the repository changes', () => {
  lock('package-lock.json', { '': {}, 'packages/client': { version: '1.0.0' } });
  prestart();
  lock('package-lock.json', { '': {}, 'packages/client': { version: '1.1.0' } });
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
