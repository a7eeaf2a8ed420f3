/**
 * The client package from a fresh clone, by the command that its README names, and from a release: with its code and its
 * types. The clone has what is committed; its packages are links to those of this one.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/npm-start.js';

jest.setTimeout(600_000);

/** Below the packages, so that programs in it find them. */
const folder = mkdtempSync(path.join(ROOT, 'dist', 'client-package-'));
const clone = path.join(folder, 'clone');

beforeAll(() => {
  execFileSync('git', ['-c', 'safe.directory=*', 'clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  mkdirSync(path.join(clone, 'node_modules'));
  // The repository's own packages are the clone's.
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@waypost')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(clone, 'node_modules', name));
  }
  cpSync(path.join(ROOT, 'node_modules/@waypost'), path.join(clone, 'node_modules/@waypost'), {
    recursive: true,
    verbatimSymlinks: true,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: clone, encoding: 'utf8' });
const filesOf = (tarball: string) => execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
const expected = ['index', 'webhooks', 'webhooks-node'].flatMap((name) => [
  `package/dist/${name}.js`,
  `package/dist/${name}.d.ts`,
]);

test('by the command of the README', () => {
  const readme = readFileSync(path.join(clone, 'packages/client/README.md'), 'utf8');
  const [, script = ''] = /^npm run (\S+) +# here: makes/m.exec(readme) ?? [];
  const tarball = run(script).trim().split('\n').at(-1) ?? '';
  expect(filesOf(path.join(clone, tarball))).toEqual(expect.arrayContaining(expected));
});

test('in a release', () => {
  // As after `npm start`: the scripts are built, and no types.
  rmSync(path.join(clone, 'packages/client/dist'), { recursive: true, force: true });
  const into = path.join(folder, 'release');
  run('release', '--', '--into', into);
  const tarball = readdirSync(into).find((name) => name.endsWith('.tgz') && name.includes('client')) ?? '';
  expect(filesOf(path.join(into, tarball))).toEqual(expect.arrayContaining(expected));
});
