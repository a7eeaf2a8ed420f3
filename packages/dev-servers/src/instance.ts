/**
 * The note a running `npm start` keeps in its home folder (`instance.json`, readable by its owner only): its process
 * id and the environment its children run with. Local tools read it, so that `npm run waypost` needs no variables
 * beside a running server. It is removed when the server ends and ignored when its process is gone.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRunning } from './processes.js';

const note = z.object({
  pid: z.number().int().positive(),
  environment: z.record(z.string(), z.string()),
});

/** `pid` of the supervising process, and the variables its children were started with. */
export type Instance = z.output<typeof note>;

function fileIn(home: string): string {
  return join(home, 'instance.json');
}

/** Returns the instance that runs on this home folder, or undefined. */
export function readInstance(home: string): Instance | undefined {
  const file = fileIn(home);
  if (!existsSync(file)) return undefined;
  const instance = note.parse(JSON.parse(readFileSync(file, 'utf8')));
  return isRunning(instance.pid) ? instance : undefined;
}

/** Writes a temporary file and renames it, so that nobody reads half of it; its mode protects its secrets. */
export function writeInstance(home: string, instance: Instance): void {
  const written = `${fileIn(home)}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify(instance, null, 2)}\n`, { mode: 0o600 });
  renameSync(written, fileIn(home));
}

export function removeInstance(home: string): void {
  rmSync(fileIn(home), { force: true });
}
