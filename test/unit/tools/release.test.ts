/** A release: the version that packages and changelog are given, and what is made into an empty folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bump, cutChangelog, notesOf, packChart, versionProblem } from '../../../tools/release.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const PACKAGES = readdirSync(path.join(ROOT, 'packages'));
const BUMPED = [
  ...['CHANGELOG.md', 'package-lock.json', 'package.json', 'packages/client/README.md'],
  ...PACKAGES.map((name) => `packages/${name}/package.json`),
];
const CHANGELOG = '# C\n\n## Unreleased\n\n- $a\n\n## [1.1.0] - 2026-01-01\n\n- b\n\n## [1.0.0]\n\n- c\n';
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-release-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the files that a version is written to. */
function checkout(): { root: string; read: (file: string) => string } {
  const root = newFolder();
  for (const file of BUMPED) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(root, file));
  }
  return { root, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}
const release = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/release.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });
const versionNow = (): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

test('the notes are the section of the version', () => {
  expect([notesOf(CHANGELOG, '1.1.0'), notesOf(CHANGELOG, '2.0.0')]).toEqual(['- b', undefined]);
  expect(notesOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), versionNow())).toMatch(/\S/);
});

test('what is unreleased becomes the section of the version', () => {
  const cut = cutChangelog(CHANGELOG, '1.2.0', '2026-11-26');
  expect(cut).toBe(CHANGELOG.replace('Unreleased\n', () => 'Unreleased\n\n## [1.2.0] - 2026-11-26\n'));
  expect(notesOf(cut, '1.2.0')).toBe('- $a');
  expect(() => cutChangelog(cut, '1.3.0', '2026-11-27')).toThrow('CHANGELOG.md has nothing unreleased.');
  expect(() => cutChangelog(CHANGELOG, '1.1.0', '2026-11-26')).toThrow('CHANGELOG.md has 1.1.0 already.');
});

test.each([
  ['0.2.1', undefined],
  ['0.10.0', undefined],
  ['1.0.0', undefined],
  ['0.2.0', '0.2.0 does not follow 0.2.0.'],
  ['0.1.9', '0.1.9 does not follow 0.2.0.'],
  ['v0.3.0', 'v0.3.0 is not a version: use three numbers, such as 1.4.0.'],
  ['0.3', '0.3 is not a version: use three numbers, such as 1.4.0.'],
])('%s after 0.2.0', (version, problem) => {
  expect(versionProblem(version, '0.2.0')).toBe(problem);
});

test('a version is given to every package, and nothing else changes', () => {
  const { root, read } = checkout();
  const before = versionNow();
  const changelog = read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- something\n');
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog);
  const old = new Map(BUMPED.map((file) => [file, read(file)]));
  bump(root, '99.0.0', '2026-11-26');
  expect(notesOf(read('CHANGELOG.md'), '99.0.0')).toContain('- something');
  for (const file of BUMPED.slice(1)) {
    expect(read(file)).toContain('99.0.0');
    const [now, then] = [read(file), old.get(file) ?? ''].map((text) => text.split('\n'));
    expect(now?.length).toBe(then?.length);
    const changed = now?.filter((line, index) => line !== then?.[index]);
    expect(changed?.filter((line) => !line.includes('99.0.0'))).toEqual([]);
  }
  const own = [...read('package-lock.json').matchAll(/"packages\/[\w-]+": \{[^}]*?"version": "([^"]+)"/g)];
  expect(own.map(([, version]) => version)).toEqual(PACKAGES.map(() => '99.0.0'));
  expect(read('package.json')).not.toContain(`"${before}"`);
});

test('a version that cannot be given changes nothing', () => {
  const { root, read } = checkout();
  expect(() => bump(root, '0.0.1', '2026-11-26')).toThrow('0.0.1 does not follow');
  for (const file of BUMPED) expect(read(file)).toBe(readFileSync(path.join(ROOT, file), 'utf8'));
});

test('the chart is packed under the version, whole', () => {
  const into = newFolder();
  packChart('99.0.0', into);
  expect(readdirSync(into).toSorted()).toEqual(['values', 'waypost-chart-99.0.0.tgz']);
  const archive = path.join(into, 'waypost-chart-99.0.0.tgz');
  const tar = (...args: string[]) => spawnSync('tar', args, { encoding: 'utf8' }).stdout;
  const packed = tar('-tzf', archive)
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('/'));
  const chart = path.join(ROOT, 'deploy/charts/waypost');
  const there = readdirSync(chart, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join('waypost', path.relative(chart, path.join(entry.parentPath, entry.name))));
  expect(packed.toSorted()).toEqual(there.toSorted());
  const manifest = tar('-xzOf', archive, 'waypost/Chart.yaml');
  expect(manifest).toMatch(/^version: 99\.0\.0\nappVersion: 99\.0\.0$/m);
});

test('a folder that is not empty is refused, and stays as it is, as does the version', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'mine'), 'x');
  const { status, stderr } = release('99.0.0', '--into', folder);
  expect([status, stderr]).toEqual([1, `No release was made: ${folder} is not empty.\n`]);
  expect(readdirSync(folder)).toEqual(['mine']);
  expect(versionNow()).not.toBe('99.0.0');
});

test('without a folder it says what it needs', () => {
  expect(release('99.0.0').stderr).toBe(
    'No release was made: Usage: npm run release -- [VERSION] --into FOLDER.\n',
  );
});
