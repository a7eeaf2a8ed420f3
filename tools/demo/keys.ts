/** Finds the running server, and creates further sandbox keys, because each key has its own rate limit. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const whereabouts = z.object({
  api_sandbox: z.string(),
  temporal_ui: z.string().nullish(),
  keys: z.object({ sandbox: z.string() }),
  courier: z.string(),
});
export type Whereabouts = z.output<typeof whereabouts>;

const madeKey = z.object({ id: z.string(), key: z.string() });
export type ExtraKey = z.output<typeof madeKey>;

/** Reads what a running `npm start` wrote down. @throws with what to do if there is nothing */
export function readWhereabouts(home: string): Whereabouts {
  const file = join(home, 'demo.json');
  try {
    return whereabouts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: start the server with \`npm start\` first.`, { cause });
  }
}

async function waypost(...args: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'waypost', '--', ...args, '--json']);
  return stdout;
}

/** Creates sandbox keys of the courier, one after the other. */
export async function makeKeys(courier: string, count: number): Promise<ExtraKey[]> {
  const keys: ExtraKey[] = [];
  while (keys.length < count) {
    const made = await waypost('key', 'create', '--courier', courier, '--mode', 'sandbox', '--label', 'demo');
    keys.push(madeKey.parse(JSON.parse(made)));
  }
  return keys;
}

/** Revokes keys created by `makeKeys`. */
export async function revokeKeys(keys: readonly ExtraKey[]): Promise<void> {
  for (const { id } of keys) await waypost('key', 'revoke', id);
}
