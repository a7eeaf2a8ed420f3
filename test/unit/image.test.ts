/**
 * The image, by the words of Dockerfile: it needs what it copies, and copies what it needs. There is no Docker in
 * tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WITHOUT_TOOLS } from '../../tools/needed-packages.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');
const [build = '', run = ''] = dockerfile.split(/^FROM /m).slice(1);
/** Paths of this repository that `COPY` names, in a stage's lines before `until`. */
const copied = (stage: string, until = '') =>
  [
    ...stage
      .slice(0, until ? stage.indexOf(until) : undefined)
      .matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm),
  ]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace(/^\/app\//, ''));

// As npm writes it.
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { link?: boolean; resolved?: string; dev?: boolean }>;
};
const workspaces = Object.values(packages).flatMap(({ link, resolved }) =>
  link && resolved !== undefined ? [resolved] : [],
);

test('what is installed is installed once: each workspace of the lock file is there before', () => {
  expect(copied(build, 'RUN npm ci')).toEqual(
    expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)),
  );
  expect(workspaces).toContain('packages/client');
});

test('tools for checks and tests are not installed', () => {
  expect(build).toContain(`RUN npm ci --include=dev --ignore-scripts ${WITHOUT_TOOLS.join(' ')}\n`);
});

test('of the repository it copies only what is there', () => {
  const ofRepository = copied(build).filter((file) => file !== '.');
  expect(ofRepository.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(ofRepository.length).toBeGreaterThan(2);
});

test('what .dockerignore lets in is there', () => {
  const letIn = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  expect(letIn.filter((line) => !existsSync(path.join(ROOT, line.slice(1))))).toEqual([]);
  expect(letIn).toContain('!src');
});

test('a workspace that programs need at run time comes into the image, the others stay out with all that they use', () => {
  // As npm writes it.
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  for (const folder of workspaces) {
    // As npm writes it.
    const manifest = JSON.parse(read(`${folder}/package.json`)) as { name: string; dependencies?: object };
    if (manifest.name in dependencies) expect(copied(run)).toContain(`${folder}/package.json`);
    else {
      const stays = Object.keys(manifest.dependencies ?? {}).filter((name) => !/^@waypost\//.test(name));
      expect(stays.filter((name) => !(name in dependencies))).toEqual([]);
    }
  }
});
