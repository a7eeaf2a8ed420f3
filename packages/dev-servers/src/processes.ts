/**
 * Queries about processes that are not our children: whether one runs, what it is, and how to end it. A process id
 * alone is not enough: after a restart of the machine it may belong to another program.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '@waypost/base/error-code';

const run = promisify(execFile);

/** Returns whether a process with this id exists, no matter who owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Returns the command line of a running process; empty if there is none with this id. */
export async function commandOf(pid: number): Promise<string> {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    }
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout.trim();
  } catch {
    // Both ways fail exactly when the process no longer exists.
    return '';
  }
}

/**
 * Ends a process: asks with `signal`, and kills it when it is still there after the patience.
 *
 * @param patienceMs how long it may take to end by itself
 */
export async function endProcess(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<void> {
  if (!signalled(pid, signal)) return;
  const deadline = performance.now() + patienceMs;
  while (isRunning(pid)) {
    if (performance.now() > deadline) {
      signalled(pid, 'SIGKILL');
      return;
    }
    await sleep(20);
  }
}

/** Sends a signal; false if the process has ended. */
function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}
