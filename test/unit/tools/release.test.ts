/** A release into an empty folder, by the words that say what is in it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notesOf } from '../../../tools/release.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'waypost-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the notes are the section of the version', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const changelog = '# C\n\n## Unreleased\n\n- a\n\n## [1.1.0] - today\n\n- b\n\n## [1.0.0]\n\n- c\n';
  expect([notesOf(changelog, '1.1.0'), notesOf(changelog, '2.0.0')]).toEqual(['- b', undefined]);
  expect(notesOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), version)).toContain('### The API');
});

test('a folder that is not empty is refused, and stays as it is', () => {
  writeFileSync(path.join(folder, 'mine'), 'x');
  const { status, stderr } = spawnSync(process.execPath, ['tools/release.mjs', '--into', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `There is no release: ${folder} is not empty.\n`]);
});
