/**
 * Runs `npm start` as a person would: in its own process group, as in a terminal, with its own home folder and ports,
 * and without the machine's configuration. Also finds the processes that belong to a home folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from '../../src/runtime/config.js';
import { describeEnvironment } from '../../src/runtime/environment.js';

export const ROOT = path.join(import.meta.dirname, '../..');

/** Generous, because other tests load the machine. */
const READY_MS = 300_000;

export type Started = {
  /** npm's own process, which leads the group. */
  readonly npm: ChildProcess;
  readonly output: () => string;
  /** Resolves with npm's exit code, null after a signal. */
  readonly exited: Promise<number | null>;
};

/** Where npm runs, and what runs it: a command that takes another one, such as `env` with its options. */
export type Place = { readonly folder: string; readonly by: readonly string[] };

const HERE: Place = { folder: ROOT, by: [] };

/** Runs an npm script. Of this machine's configuration, only the path of Temporal's program is kept. */
export function npmRun(
  args: readonly string[],
  variables: Record<string, string>,
  { folder, by }: Place = HERE,
): Started {
  const unset = describeEnvironment()
    .map(({ name }) => name)
    .filter((name) => name !== 'TEMPORAL_CLI_PATH');
  // Never empty: it ends with npm's own command.
  const [program, ...rest] = [...by, 'npm', ...args] as [string, ...string[]];
  const npm = spawn(program, rest, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({ ...Object.fromEntries(unset.map((name) => [name, undefined])), ...variables }),
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = new Promise<number | null>((resolve, reject) => {
    npm.once('error', reject).once('close', resolve);
  });
  return { npm, output: () => output, exited };
}

/** Starts Waypost and waits for its last line. */
export async function npmStart(variables: Record<string, string>, place?: Place): Promise<Started> {
  const started = npmRun(['start'], variables, place);
  const outcome = await outcomeOf(started);
  if (outcome === 'is ready') return started;
  signalGroup(started, 'SIGKILL');
  throw new Error(`npm start ${outcome}:\n${started.output()}`);
}

/** Resolves when Waypost `is ready`, has `ended with` a code, or `was not ready in time`. */
export async function outcomeOf(started: Started): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('was not ready in time'), READY_MS);
  });
  const ready = new Promise<string>((resolve) => {
    started.npm.stdout?.on('data', () => {
      if (/ is ready after .*\n/.test(started.output())) resolve('is ready');
    });
  });
  const outcome = await Promise.race([ready, late, started.exited.then((code) => `ended with ${code}`)]);
  clearTimeout(timer);
  return outcome;
}

/** Sends a signal to the whole process group, as Ctrl-C at a terminal does. */
export function signalGroup({ npm }: Started, signal: NodeJS.Signals): void {
  if (npm.pid !== undefined && npm.exitCode === null && npm.signalCode === null)
    process.kill(-npm.pid, signal);
}

/** Returns the ids of all processes with the folder as WAYPOST_HOME or working inside it, whoever started them. */
export function processesOf(home: string): number[] {
  if (!existsSync('/proc/self/environ')) throw new Error('Looking for processes needs /proc.');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return (
          environment.includes(`WAYPOST_HOME=${home}`) || readlinkSync(`/proc/${pid}/cwd`).startsWith(home)
        );
      } catch {
        // The process has ended, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}

/** Returns what the server of a home folder has written for its owner: addresses and keys. */
export const demoOf = (home: string) => JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8'));

/** Returns an answer's status and body; what is not JSON as text. */
export async function get(url: string, key?: string) {
  const response = await fetch(url, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
