/**
 * Runs Waypost's processes under `npm start`. Each has a channel over which it reports when it is ready and notices
 * the loss of its parent; it is restarted with growing pauses when it dies, and ended cleanly. Each has a process
 * group of its own, so that Ctrl-C at the terminal reaches only the supervisor; and a log file.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessSpec = {
  /** The process's name, for people and for the log file. */
  readonly name: string;
  /** Arguments of this same Node: the script, and options before it. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** How long it may take to end when asked to; then it is killed. Two seconds if left out. */
  readonly drainMs?: number;
};

export type Supervised = {
  /** Resolves when the process first reports that it is ready; rejects if it ends before, with the end of its log. */
  readonly ready: Promise<void>;
  /** Ends the process permanently. */
  readonly stop: () => Promise<void>;
};

/** Beyond a process's own limit. */
const STOP_PATIENCE_MS = 2_000;

const FIRST_PAUSE_MS = 250;
/** Short, so that everything is back soon after the last of its dependencies is. */
const MAX_PAUSE_MS = 4_000;
/** A process that lived this long has no trouble starting, so the next pause is short again. */
const SETTLED_MS = 30_000;
/**
 * Consecutive starts that may fail before the process has been ready once: a server that it needs may be coming back.
 */
const FIRST_TRIES = 6;

/**
 * Runs a process to its end; if it fails, again a few times, so it must bear repetition.
 *
 * @throws with the end of its log if it does not exit with 0
 */
export async function runOnce(spec: ProcessSpec, tries = 1): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS, left = tries; ; pauseMs *= 2, left -= 1) {
    const outcome = await endOf(start(spec));
    if (outcome === 'exit 0') return;
    if (left <= 1) throw failure(spec, outcome);
    await sleep(pauseMs);
  }
}

/**
 * Keeps a process running until it is stopped. If it never becomes ready, it fails after a few starts.
 *
 * @param say receives, in words for people, when it died and when it is back
 */
export function supervise(spec: ProcessSpec, say: (line: string) => void): Supervised {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let child = start(spec);
  let wasReady = false;
  let settleReady: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const ready = new Promise<void>((resolve, reject) => (settleReady = { resolve, reject }));
  // A caller that does not await it must not get an unhandled rejection.
  ready.catch(() => undefined);
  const watch = (which: ChildProcess): void => {
    void readiness(which).then(() => {
      if (wasReady) say(`${spec.name} is back`);
      wasReady = true;
      settleReady?.resolve();
    });
  };
  watch(child);

  const restartWhenEnded = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    for (let tries = 1; ; tries += 1) {
      const since = performance.now();
      const outcome = await endOf(child);
      if (isStopping()) return;
      if (!wasReady && tries === FIRST_TRIES) {
        settleReady?.reject(failure(spec, outcome));
        return;
      }
      if (performance.now() - since > SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      say(`${spec.name} exited (${outcome}, log: ${spec.logFile}); restarting it in ${pauseMs / 1_000} s`);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      if (isStopping()) return;
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      child = start(spec);
      watch(child);
    }
  };

  const done = restartWhenEnded();
  return {
    ready,
    stop: async () => {
      stopping.abort();
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), (spec.drainMs ?? 0) + STOP_PATIENCE_MS);
      await Promise.all([endOf(child), done]);
      clearTimeout(timer);
    },
  };
}

/** Starts the process; its log continues where an earlier start left it. */
function start({ args, env, logFile }: ProcessSpec): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', log, log, 'ipc'] });
  closeSync(log);
  return child;
}

/** Returns how a process ended, as "exit 1" or "SIGKILL"; at once if it has. */
function endOf(child: ChildProcess): Promise<string> {
  const describe = (code: number | null, signal: NodeJS.Signals | null): string => signal ?? `exit ${code}`;
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(describe(child.exitCode, child.signalCode));
  }
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(describe(code, signal)));
  });
}

function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'type' in message && message.type === 'ready') resolve();
    });
  });
}

function failure({ name, logFile }: ProcessSpec, outcome: string): Error {
  const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  return new Error(`${name} exited (${outcome}). The end of ${logFile}:\n${tail}`);
}
