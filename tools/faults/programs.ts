/**
 * A deployment to break: PostgreSQL, Temporal, and the product's processes from the build, with one worker per queue.
 * Each can be killed, frozen and given a wrong clock. A process that ends is restarted at once, as by a supervisor.
 * Workers of another build can be started beside those that run, and take their place.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ATTRIBUTE_TYPES } from '../../src/contracts/workflows.js';
import { migrateToLatest } from '../../src/db/migrate.js';
import { childEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { type EmbeddedPostgres, ensureDatabase, startPostgres } from '@waypost/dev-servers/postgres';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import { type EmbeddedTemporal, startTemporal } from '@waypost/dev-servers/temporal';
import { endProcess, isRunning } from '@waypost/dev-servers/processes';

const run = promisify(execFile);

export const PROCESSES = ['api', 'relay', 'worker-main', 'worker-solver', 'worker-webhooks'] as const;
export type ProcessName = (typeof PROCESSES)[number];
export type ServerName = 'postgres' | 'temporal';
export type ProgramName = ProcessName | ServerName;
const WORKERS = PROCESSES.filter((name) => name.startsWith('worker-'));

/** This checkout. */
export const ROOT = join(import.meta.dirname, '../..');
const NAMESPACE = 'waypost';
/** Pause between the end of a process and its next start. */
const PAUSE_MS = 250;
/** Time for the remaining processes of a killed server to notice and exit before they are killed. */
const LEFTOVERS_MS = 5_000;
const STOP_MS = 5_000;
/** Longer than a process may take to finish its work (`DRAIN_MS`). */
const DRAINED_MS = 150_000;

/** Of /proc. */
const TICKS_A_SECOND = 100;

/** A process that is not wanted any more is not restarted. */
type Running = {
  name: ProcessName;
  child: ChildProcess;
  port: number;
  shiftMs: number;
  build: Build;
  isWanted: boolean;
};
/** A build of the product: its id, and the folder of its checkout. */
export type Build = { id: string; root: string };

export type Programs = {
  origin: string;
  /** Connects as the database's owner. */
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  logs: string;
  /** Processes that ended although nobody killed them. */
  ownEnds: string[];
  kill: (name: ProcessName) => void;
  /** Asks the process to end, as the deployment of a new version does; resolves once it has. */
  terminate: (name: ProcessName) => Promise<void>;
  /** Kills a server, as a crash does; it stays away until `startServer`. */
  killServer: (name: ServerName) => Promise<void>;
  /** Starts the server; resolves once it responds. */
  startServer: (name: ServerName) => Promise<void>;
  /** Kills one of the PostgreSQL processes that serve the product's connections. */
  killBackend: (choose: (pids: readonly number[]) => number | undefined) => Promise<boolean>;
  freeze: (name: ProgramName) => Promise<void>;
  thaw: (name: ProgramName) => void;
  /** Restarts the process with its clock this far off. */
  shiftClock: (name: ProcessName, shiftMs: number) => void;
  isReady: (name: ProcessName) => Promise<boolean>;
  /** Returns the address of the process, or of its figures where it serves nothing else. */
  urlOf: (name: ProcessName) => string;
  /** Starts workers of another build beside those that run. */
  startBeside: (build: Build) => Promise<void>;
  areReadyBeside: () => Promise<boolean>;
  /** Ends the workers that run, as a deployment does; those beside them take their place. */
  takeOver: () => Promise<void>;
  /** Replaces a process by one of another build; resolves once the old one has ended. */
  replace: (name: ProcessName, build: Build) => Promise<void>;
  /** Seconds of CPU that the process has used, with those that it started and that have ended. */
  cpuSeconds: (name: ProgramName) => Promise<number>;
  /** Runs the operator's command; resolves to the JSON that it prints. */
  waypost: (...args: string[]) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Starts everything in `home` with this configuration; resolves once the processes are started. */
export async function startPrograms(
  home: string,
  configuration: Record<string, string>,
  first: Build = { id: 'build-1', root: ROOT },
): Promise<Programs> {
  const logs = join(home, 'logs');
  mkdirSync(logs, { recursive: true });
  const program = await findDevServer(process.env['TEMPORAL_CLI_PATH']);
  const ports = new Map<string, number>();
  for (const name of [...PROCESSES, 'postgres', 'temporal', 'ui']) ports.set(name, await freePort());
  const port = (name: string): number => ports.get(name) ?? 0;

  const startDatabase = () => startPostgres({ home, port: port('postgres'), durable: true });
  const startWorkflows = () =>
    startTemporal({
      home,
      program,
      port: port('temporal'),
      uiPort: port('ui'),
      namespace: NAMESPACE,
      searchAttributes: ATTRIBUTE_TYPES,
    });
  let postgres: EmbeddedPostgres = await startDatabase();
  await ensureDatabase(postgres, 'waypost');
  await migrateToLatest(postgres.url('waypost'));
  let temporal: EmbeddedTemporal = await startWorkflows();

  const origin = `http://127.0.0.1:${port('api')}`;
  const environment = {
    DATABASE_URL: postgres.url('waypost'),
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: NAMESPACE,
    WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
    WAYPOST_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
    WAYPOST_ALLOW_LOOPBACK_WEBHOOKS: 'true',
    WAYPOST_PUBLIC_URL: origin,
    WAYPOST_HOME: home,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...configuration,
  };

  const running = new Map<ProcessName, Running>();
  /** Workers of another build, until they take over. */
  const beside = new Map<ProcessName, Running>();
  let isStopped = false;
  const killed = new WeakSet<ChildProcess>();
  const ownEnds: string[] = [];

  function spawnProcess({ name, port: own, shiftMs, build }: Omit<Running, 'child'>): ChildProcess {
    const [program = name, queue] = name.split('-');
    const shifted = shiftMs === 0 ? [] : ['--import', join(import.meta.dirname, 'shifted-clock.mjs')];
    const child = spawn(process.execPath, [...shifted, join(build.root, `dist/src/bin/${program}.js`)], {
      cwd: build.root,
      env: childEnvironment({
        ...environment,
        WAYPOST_BUILD_ID: build.id,
        ...(name === 'api'
          ? { PORT: String(own) }
          : { WAYPOST_HEALTH_PORT: String(own), PORT: String(port('api')) }),
        ...(queue === undefined ? {} : { WORKER_QUEUES: queue }),
        ...(shiftMs === 0 ? {} : { FAULTS_CLOCK_SHIFT_MS: String(shiftMs) }),
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    return child;
  }

  /** Keeps a process running until it is not wanted any more; it is restarted with what holds of it then. */
  function start(of: Omit<Running, 'child' | 'isWanted'>): Running {
    const wanted = { ...of, isWanted: true };
    const instance: Running = { ...wanted, child: spawnProcess(wanted) };
    const watch = (child: ChildProcess) =>
      child.once('exit', (code, signal) => {
        if (isStopped || !instance.isWanted) return;
        if (!killed.has(child)) ownEnds.push(`${of.name}: ${signal ?? `exit ${code}`}`);
        setTimeout(() => {
          if (isStopped || !instance.isWanted) return;
          instance.child = spawnProcess(instance);
          watch(instance.child);
        }, PAUSE_MS);
      });
    watch(instance.child);
    return instance;
  }

  function kill(name: ProcessName): void {
    const found = running.get(name);
    if (!found) return;
    killed.add(found.child);
    found.child.kill('SIGKILL');
  }

  async function terminate({ name, child }: Running): Promise<void> {
    killed.add(child);
    if (!(await endChild(child, DRAINED_MS))) ownEnds.push(`${name}: did not end when it was asked to`);
  }

  async function isAnswering({ port: own }: Running): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${own}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  const pidOf = (name: ServerName): number => Number(readFileSync(join(home, `${name}.pid`), 'utf8').trim());

  /** Returns the process and, for PostgreSQL, its child processes. */
  async function pidsOf(name: ProgramName): Promise<number[]> {
    if (name !== 'postgres' && name !== 'temporal') {
      const pid = running.get(name)?.child.pid;
      return pid === undefined ? [] : [pid];
    }
    const pid = pidOf(name);
    return name === 'postgres' ? [pid, ...(await childrenOf(pid))] : [pid];
  }
  const frozen = new Map<ProgramName, readonly number[]>();

  for (const name of PROCESSES) {
    running.set(name, start({ name, port: port(name), shiftMs: 0, build: first }));
  }
  return {
    origin,
    databaseUrl: postgres.url('waypost'),
    temporalAddress: temporal.address,
    namespace: NAMESPACE,
    logs,
    ownEnds,
    kill,
    async terminate(name) {
      const found = running.get(name);
      if (found) await terminate(found);
    },
    async killServer(name) {
      const pids = await pidsOf(name);
      const [server] = pids;
      if (server !== undefined) process.kill(server, 'SIGKILL');
      await (name === 'postgres' ? postgres : temporal).exited;
      await Promise.all(pids.map((pid) => ended(pid)));
    },
    async startServer(name) {
      if (name === 'postgres') postgres = await startDatabase();
      else temporal = await startWorkflows();
    },
    async killBackend(choose) {
      const serving = (await childrenOf(pidOf('postgres'))).filter((pid) => /waypost/.test(commandLine(pid)));
      const pid = choose(serving);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      return pid !== undefined;
    },
    async freeze(name) {
      const pids = await pidsOf(name);
      frozen.set(name, pids);
      for (const pid of pids) signal(pid, 'SIGSTOP');
    },
    thaw(name) {
      for (const pid of frozen.get(name) ?? []) signal(pid, 'SIGCONT');
      frozen.delete(name);
    },
    shiftClock(name, shiftMs) {
      const found = running.get(name);
      if (found) found.shiftMs = shiftMs;
      kill(name);
    },
    async isReady(name) {
      const found = running.get(name);
      return found !== undefined && isAnswering(found);
    },
    urlOf: (name) => `http://127.0.0.1:${port(name)}`,
    async startBeside(build) {
      for (const name of WORKERS) {
        beside.set(name, start({ name, port: await freePort(), shiftMs: 0, build }));
      }
    },
    async areReadyBeside() {
      return (await Promise.all([...beside.values()].map(isAnswering))).every(Boolean);
    },
    async takeOver() {
      for (const [name, next] of beside) {
        const old = running.get(name);
        running.set(name, next);
        beside.delete(name);
        if (!old) continue;
        old.isWanted = false;
        await terminate(old);
      }
    },
    async replace(name, build) {
      const found = running.get(name);
      if (!found) return;
      found.build = build;
      await terminate(found);
    },
    async cpuSeconds(name) {
      const pids = await pidsOf(name);
      return pids.reduce((sum, pid, index) => sum + cpuSecondsOf(pid, index === 0), 0);
    },
    async waypost(...args) {
      const script = join(ROOT, 'dist/src/bin/waypost.js');
      const env = childEnvironment({ ...environment, PORT: String(port('api')) });
      const { stdout } = await run(process.execPath, [script, ...args, '--json'], { cwd: ROOT, env });
      return JSON.parse(stdout) as unknown;
    },
    async stop() {
      isStopped = true;
      for (const name of frozen.keys()) for (const pid of frozen.get(name) ?? []) signal(pid, 'SIGCONT');
      const processes = [...running.values(), ...beside.values()];
      await Promise.all(processes.map(({ child }) => endChild(child, STOP_MS)));
      await Promise.all([postgres.stop(), temporal.stop()]);
    },
  };
}

/** Asks a process to end, and kills it after `patienceMs`. Resolves to whether it ended by itself. */
async function endChild(child: ChildProcess, patienceMs: number): Promise<boolean> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return true;
  const gone = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)));
  child.kill('SIGTERM');
  const isGone = await Promise.race([gone, sleep(patienceMs, false, { ref: false })]);
  if (!isGone) child.kill('SIGKILL');
  return isGone;
}

async function childrenOf(pid: number): Promise<number[]> {
  // pgrep fails if there is none.
  const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/**
 * Returns the process title, such as `postgres: waypost waypost 127.0.0.1(5432) idle`; empty if the process is gone.
 */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Seconds of CPU that a process has used; `withEnded`: with its children that have ended. 0 if it is gone. */
function cpuSecondsOf(pid: number, withEnded: boolean): number {
  try {
    // After the name in brackets, which may hold anything: the 12th to 15th field are utime, stime, cutime and cstime.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isRunning(pid)) process.kill(pid, name);
}

async function ended(pid: number): Promise<void> {
  const deadline = Date.now() + LEFTOVERS_MS;
  while (isRunning(pid) && Date.now() < deadline) await sleep(20);
  await endProcess(pid, 'SIGKILL', 1_000);
}
