/**
 * Allows one `npm start` at a time on a home folder: a file in it names the process that holds it. The file of a
 * process that is gone, or whose number belongs to another program by now, is ignored.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@waypost/base/error-code';
import { commandOf } from './processes.js';

/** The home folder belongs to another running process. */
class HomeInUseError extends Error {
  override readonly name = 'HomeInUseError';

  constructor(home: string, pid: number) {
    super(`${home} is in use by process ${pid}. Stop that process, or set WAYPOST_HOME to another folder.`);
  }
}

/**
 * Locks the folder.
 *
 * @param marker a part of the command line of every process that takes such locks
 * @returns a function that unlocks it
 * @throws {HomeInUseError}
 */
export async function lockHome(home: string, marker: string): Promise<() => void> {
  const file = join(home, 'serve.lock');
  while (!taken(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== process.pid && (await commandOf(pid)).includes(marker)) throw new HomeInUseError(home, pid);
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/**
 * Creates the file unless it exists: of two processes that start at once where there is none, only one succeeds. Two
 * that find the file of a process that is gone may both take its place.
 */
function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}
