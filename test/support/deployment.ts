/**
 * Runs the product as separate processes, as a deployment does: API, relay and worker from the build, over a separate
 * database and Temporal namespace. Each can be killed and restarted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type OperatorContext, openOperatorContext } from '../../src/bin/operator/context.js';
import { childEnvironment, loadConfig } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { noteOnFailure } from './failure-notes.js';
import { runCommand } from './operator-command.js';
import { testDatabase } from './postgres.js';
import { testTemporal } from './temporal.js';

/** Each process's program. A second one runs only where a test starts it; an API needs a PORT then. */
const PROGRAMS = {
  ...{ api: 'api', relay: 'relay', worker: 'worker' },
  ...{ 'second api': 'api', 'second worker': 'worker' },
} as const;
export type ProcessName = keyof typeof PROGRAMS;
/** The three processes. */
export type Processes = {
  origin: string;
  /** `environment` is added to the configuration. */
  start: (name: ProcessName, environment?: Record<string, string>) => Promise<void>;
  /** Stops a process in its tracks (SIGSTOP), until it is thawed. */
  freeze: (name: ProcessName) => void;
  thaw: (name: ProcessName) => void;
  /** Kills a process, as a crash does. */
  kill: (name: ProcessName) => Promise<void>;
  /** Asks a process to end; resolves once it has. */
  end: (name: ProcessName) => Promise<void>;
  /** Returns the ids of the running processes. */
  pids: () => (number | undefined)[];
  /** Runs the operator's command; resolves to the JSON that it prints. */
  waypost: (...args: string[]) => Promise<any>;
  /**
   * Returns what the operator's command runs on, in this process, because starting a separate program takes longer than
   * its work.
   */
  operator: () => OperatorContext;
  close: () => Promise<void>;
};
export type Deployment = Processes & {
  databaseUrl: string;
  owner: pg.Pool;
  temporal: Awaited<ReturnType<typeof testTemporal>>;
};

const ROOT = path.join(import.meta.dirname, '../..');
const READY_MS = 150_000;

/** Creates a database and a namespace, and starts all three processes. `environment` is added to the configuration. */
export async function deploy(environment: Record<string, string> = {}): Promise<Deployment> {
  const database = await testDatabase();
  const temporal = await testTemporal();
  const home = process.env['TEST_HOME'] ?? path.join(tmpdir(), 'waypost-test');
  const processes = await launch(
    { databaseUrl: database.url, temporalAddress: temporal.address, namespace: temporal.namespace, home },
    environment,
  );
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  return {
    ...processes,
    databaseUrl: database.url,
    owner,
    temporal,
    async close() {
      await processes.close();
      await owner.end();
      await temporal.close();
      await database.drop();
    },
  };
}

/** Starts the three processes over a migrated database and a namespace. */
export async function launch(
  on: { databaseUrl: string; temporalAddress: string; namespace: string; home: string },
  environment: Record<string, string> = {},
): Promise<Processes> {
  const port = await freePort();
  const env = childEnvironment({
    DATABASE_URL: on.databaseUrl,
    TEMPORAL_ADDRESS: on.temporalAddress,
    TEMPORAL_NAMESPACE: on.namespace,
    WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
    WAYPOST_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
    WAYPOST_ALLOW_LOOPBACK_WEBHOOKS: 'true',
    WAYPOST_HOME: on.home,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const running = new Map<ProcessName, ChildProcess>();
  const forgetLogs = new Map<ProcessName, () => void>();

  const start: Processes['start'] = async (name, more) => {
    const child = spawn(process.execPath, [path.join(ROOT, `dist/src/bin/${PROGRAMS[name]}.js`)], {
      cwd: ROOT,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const logFile = path.join(on.home, `${on.namespace}-${name.replace(' ', '-')}.log`);
    const log = createWriteStream(logFile, { flags: 'a' });
    let before = 0;
    forgetLogs.set(
      name,
      noteOnFailure(`${name}'s log (${logFile})`, {
        begin: () => void (before = existsSync(logFile) ? statSync(logFile).size : 0),
        text: () => (existsSync(logFile) ? readFileSync(logFile).subarray(before).toString() : ''),
      }),
    );
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    running.set(name, child);
    await ready(child, name);
  };
  const stop = (name: ProcessName, signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      const child = running.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        resolve();
        return;
      }
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  await Promise.all((['api', 'relay', 'worker'] as const).map((name) => start(name)));
  let operator: OperatorContext | undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    start,
    freeze: (name) => void running.get(name)?.kill('SIGSTOP'),
    thaw: (name) => void running.get(name)?.kill('SIGCONT'),
    kill: (name) => stop(name, 'SIGKILL'),
    end: (name) => stop(name, 'SIGTERM'),
    pids: () =>
      [...running.values()].map((child) =>
        (child.exitCode ?? child.signalCode) === null ? child.pid : undefined,
      ),
    waypost: (...args) => runWaypost(args, env),
    operator: () =>
      (operator ??= openOperatorContext(loadConfig('operator', { ...env, LOG_LEVEL: 'silent' }), 'test')),
    async close() {
      await operator?.close();
      for (const forget of forgetLogs.values()) forget();
      // Not asked to end, as one that is sending would end that first; its database and namespace go with it.
      await Promise.all([...running.keys()].map((name) => stop(name, 'SIGKILL')));
    },
  };
}

/** Waits until `probe` returns something, for at most two minutes, to allow for a busy machine. */
export async function eventually<Result>(
  what: string,
  probe: () => Promise<Result | undefined | false>,
  limitMs = 120_000,
): Promise<Result> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const result = await probe();
    if (result !== undefined && result !== false) return result;
    if (Date.now() > deadline) throw new Error(`It did not happen in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} was not ready in time`)), READY_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with ${code ?? 'a signal'} before it was ready`));
    });
  });
}

/** Runs the operator's command; rejects with its standard error output if it failed. */
async function runWaypost(args: readonly string[], env: NodeJS.ProcessEnv): Promise<any> {
  const { code, output, errors } = await runCommand([...args, '--json'], env);
  if (code !== 0) throw new Error(`waypost ${args.join(' ')}: ${errors}`);
  return JSON.parse(output);
}
