/**
 * Lets one process at a time install and build, because two processes started together in a fresh clone would write the
 * same files. A lock file at the root of the repository names the working process; others wait for it. Plain Node.
 */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, '.one-at-a-time');

/**
 * Does the work if it is needed, once no other process is doing it.
 * @param {() => boolean} isNeeded checked again after waiting, because the other process may have done it
 * @param {() => void | Promise<void>} work
 */
export async function oneAtATime(isNeeded, work) {
  if (!isNeeded()) return;
  await take();
  const giveBack = () => rmSync(FILE, { force: true });
  // Releases the lock even if the work ends the process.
  process.once('exit', giveBack);
  try {
    if (isNeeded()) await work();
  } catch (error) {
    explain(error);
    throw error;
  } finally {
    process.off('exit', giveBack);
    giveBack();
  }
}

async function take() {
  for (let told = false; !taken();) {
    const holder = readHolder();
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      rmSync(FILE, { force: true });
      continue;
    }
    if (!told) console.error(`Waiting for process ${holder}, which is installing or building …`);
    told = true;
    await sleep(200);
  }
}

/** Takes the lock. The file is written elsewhere and linked into place, so that it never exists without its content. */
function taken() {
  const draft = `${FILE}.${process.pid}`;
  try {
    writeFileSync(draft, String(process.pid));
    linkSync(draft, FILE);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    explain(error);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the holder, or undefined if the lock was released just now. */
function readHolder() {
  try {
    return Number(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Ends the process with what to do, if what was to be written cannot be. */
function explain({ code, path = ROOT }) {
  if (!['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS'].includes(code)) return;
  console.error(
    `Packages or dist are missing or out of date, and ${path} cannot be written (${code}): run this as the owner of ${ROOT}, or in a copy with room.`,
  );
  process.exit(1);
}
