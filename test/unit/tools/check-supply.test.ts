/** The check of what the product is built from: it finds what is not pinned, and packages and programs here are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageProblems, packageProblems, pinned, programProblems } from '../../../tools/check-supply.mjs';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const dockerfile = read('Dockerfile');
// As npm writes it.
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
const manifest = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };

test('packages have hashes, and run nothing while they are installed', () => {
  expect(packageProblems(lock, manifest, read('.npmrc'), dockerfile)).toEqual([]);
});

test('programs that are downloaded have hashes', () => {
  expect(programProblems(read('packages/dev-servers/src/temporal-programs.ts'))).toEqual([]);
});

test('a package without a hash, from elsewhere, or with a script is found', () => {
  const packages = {
    'node_modules/a': { integrity: 'sha1-x' },
    'node_modules/b': { integrity: 'sha512-x', resolved: 'https://evil.example/b.tgz' },
    'node_modules/c/node_modules/@d/e': { integrity: 'sha512-x', hasInstallScript: true },
  };
  expect(packageProblems({ packages }, {}, '', 'RUN npm ci && npm prune --ignore-scripts')).toEqual([
    'package a: no hash in package-lock.json',
    'package b: is not from the registry',
    'package @d/e: has an install script that package.json does not block',
    '.npmrc: install scripts are not off',
    expect.stringContaining('Dockerfile: install scripts are not off'),
  ]);
});

test('an image without a digest or a version is found, one with a digest is not', () => {
  const digest = `@sha256:${'0'.repeat(64)}`;
  expect(
    imageProblems(
      `FROM node:20.1${digest} AS build`,
      `  x:\n    image: caddy:2.10\n    image: prom/prometheus:v3.5.0\n    image: redis\n    image: x:v3`,
    ),
  ).toEqual([
    expect.stringContaining('image caddy:2.10: no digest'),
    expect.stringContaining('image prom/prometheus:v3.5.0: no digest'),
    'image redis: no version',
    'image x:v3: no version',
  ]);
});

test('a program without a hash, or with a download that has none, is found', () => {
  const wheel = "wheel: { name: 'a', version: '1', sha256: ['x'] }";
  expect(programProblems(`${wheel} cached-download`)).toEqual([
    'program a 1: not all machines have a hash',
    'programs: pip does not require hashes',
    'programs: one is downloaded without a hash',
  ]);
});

test('images are pinned where they are named, and those that are stay as they are', () => {
  const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
  const compose = `  a:\n    image: caddy:2.10.2\n  b:\n    image: waypost:\${V}\n  c:\n    image: x:1.0@${digest('b')}\n`;
  const file = `ARG NODE_IMAGE=node:24.9.0\nFROM \${NODE_IMAGE} AS build\n`;
  const all = pinned(compose + file, () => digest('a'));
  expect(all).toContain(`image: caddy:2.10.2@${digest('a')}\n`);
  expect(all).toContain(`NODE_IMAGE=node:24.9.0@${digest('a')}\n`);
  expect(all).toContain(`image: x:1.0@${digest('b')}\n`);
  expect(all).toContain('FROM ${NODE_IMAGE} AS build');
  expect(
    imageProblems(
      pinned(dockerfile, () => digest('a')),
      pinned(read('docker-compose.yml'), () => digest('a')),
    ),
  ).toEqual([]);
});
