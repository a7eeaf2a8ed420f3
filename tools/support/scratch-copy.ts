/** A copy of the working tree, to change and to run. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Copies what git knows of, and the installed packages as hard links; what is built is built there. */
export function scratchCopy(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `waypost-${name}-`));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  for (const file of tracked.split('\0')) if (file !== '') cpSync(join(ROOT, file), join(folder, file));
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
  return folder;
}
