/**
 * Runs a server program that never outlives this process, even if this process is killed. A short shell script runs
 * between the two: it holds one end of a pipe whose other end only this process has, and when the pipe closes, it asks
 * the server to end. Server and shell have a process group of their own, so that Ctrl-C at the terminal reaches only
 * this process and things end in order.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { Duplex, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, endProcess } from './processes.js';

/** $1 the signal that asks the server to end; then its command. Descriptor 3: the pipe; 4: the pid file. */
const GUARD_SCRIPT = `
  signal=$1; shift
  "$@" 3<&- 4>&- & server=$!
  echo "$server" >&4
  (read -r _ <&3; kill -s "$signal" "$server") 4>&- & watch=$!
  wait "$server"; code=$?
  kill "$watch" 2>/dev/null
  exit "$code"
`;

const PATIENCE_MS = 3_000;

export type Program = {
  readonly command: readonly [string, ...string[]];
  /** The signal that makes it end cleanly, without the SIG. */
  readonly stopSignal: 'INT' | 'TERM';
  /** Where its process id is recorded while it runs. */
  readonly pidFile: string;
  /** Where its output goes; emptied first. */
  readonly logFile: string;
  /** Where it starts; entered as this process's user. */
  readonly folder: string;
  /** Runs it as this user; only root can. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
};

/**
 * Runs a program to completion.
 *
 * @param inputFile its standard input
 * @throws with the last line of what it said, if it fails
 */
export async function runToEnd({
  command: [program, ...args],
  folder,
  inputFile,
  user,
}: Pick<Program, 'command' | 'folder' | 'user'> & { readonly inputFile: string }): Promise<void> {
  const input = openSync(inputFile, 'r');
  const child = spawn(program, args, { cwd: folder, stdio: [input, 'ignore', 'pipe'], ...user });
  closeSync(input);
  let said = '';
  // Descriptor 2 was requested as a pipe above, so it is one.
  (child.stderr as Readable).on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trimEnd().split('\n').at(-1) || `${program} fails`);
}

export type ManagedProcess = {
  /** Resolves with the exit code when the server has ended, for any reason. */
  readonly exited: Promise<number | null>;
  /** Asks the server to end and waits for it; kills it after 3 s. */
  readonly stop: () => Promise<void>;
};

/** Ends the server that a killed shell has left behind: it must be gone before another one may take its data. */
async function endServer({ pidFile, stopSignal }: Program): Promise<void> {
  const server = Number(readFileSync(pidFile, 'utf8').trim());
  if (server > 0) await endProcess(server, `SIG${stopSignal}`, PATIENCE_MS);
}

/** Starts the program; the caller finds out when it answers. */
export function startManagedProcess(program: Program): ManagedProcess {
  const log = openSync(program.logFile, 'w', 0o600);
  const pid = openSync(program.pidFile, 'w', 0o644);
  const shell = spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'guard', program.stopSignal, ...program.command], {
    cwd: program.folder,
    detached: true,
    stdio: ['ignore', log, log, 'pipe', pid],
    ...program.user,
  });
  closeSync(log);
  closeSync(pid);
  // Descriptor 3 was requested as a pipe above, so it is one.
  const pipe = shell.stdio[3] as Duplex;
  const exited = new Promise<number | null>((resolve, reject) => {
    shell.once('error', reject);
    shell.once('exit', (code) => {
      pipe.destroy();
      const ended = code === null ? endServer(program) : Promise.resolve();
      ended.then(() => {
        rmSync(program.pidFile, { force: true });
        resolve(code);
      }, reject);
    });
  });
  return {
    exited,
    stop: async () => {
      pipe.destroy();
      const timer = setTimeout(() => {
        if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL');
      }, PATIENCE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * Ends a server that outlived a previous run, which requires that both that run and its shell died.
 *
 * @param marker a part of its command line that no other program has, such as its data folder
 * @returns whether there was one
 */
export async function endStaleProcess(
  pidFile: string,
  stopSignal: 'INT' | 'TERM',
  marker: string,
): Promise<boolean> {
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').trim());
  const isOurs = pid > 0 && (await commandOf(pid)).includes(marker);
  if (isOurs) await endProcess(pid, `SIG${stopSignal}`, PATIENCE_MS);
  rmSync(pidFile, { force: true });
  return isOurs;
}

/**
 * Waits until `probe` succeeds.
 *
 * @throws with the end of the program's log if it ends first, or if it does not answer within the limit
 */
export async function waitUntilUp(
  server: ManagedProcess,
  logFile: string,
  probe: () => Promise<unknown>,
  limitMs: number,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      await probe();
      return;
    } catch (cause) {
      const ended = await Promise.race([server.exited.then(() => true), sleep(50, false)]);
      const problem = ended ? 'It exited immediately.' : `It does not respond after ${limitMs / 1000} s.`;
      if (ended || performance.now() > deadline) {
        throw new Error(`${problem} The end of its log:\n${tail(logFile)}`, { cause });
      }
    }
  }
}

function tail(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
}
