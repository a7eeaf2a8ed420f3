/**
 * Which of the generated attacks (`test/attack/generated`) a run takes. `npm test` takes a seventh, and the commit says
 * which, so that all are taken in turn; `npm run test:long` takes all.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const PARTS = 7;
const ROOT = new URL('../..', import.meta.url).pathname;

/**
 * Returns the variable ATTACKS for the tests: `all`, or a number from 1 to 7.
 *
 * @param asked the user's ATTACKS, if any
 * @throws for one that is neither
 */
export function attacksOf(asked: string | undefined, isWhole: boolean): string {
  if (asked === undefined) return isWhole ? 'all' : partOf(commit());
  if (asked !== 'all' && !/^[1-7]$/.test(asked))
    throw new Error(`ATTACKS is all, or 1 to ${PARTS}; not ${asked}.`);
  return asked;
}

function partOf(text: string): string {
  return String((createHash('sha256').update(text).digest().readUInt32BE() % PARTS) + 1);
}

/** Returns the commit's hash; outside a repository what the build says it was made from. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    const built = `${ROOT}dist/commit`;
    return existsSync(built) ? readFileSync(built, 'utf8') : '';
  }
}
