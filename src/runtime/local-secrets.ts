/**
 * Secrets of a local instance: created on the first start and kept in the home folder, each in a file that only its
 * owner can read. A deployment gets its secrets from the environment instead.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the secret's 32 bytes in base64, read from the folder or created there. */
export function localSecret(home: string, name: 'master' | 'key-pepper'): string {
  const file = join(home, `${name}.key`);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
