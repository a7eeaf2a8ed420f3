/**
 * `npm run bench -- start-up`: measures how long the API and a worker take from start until they can serve, each as a
 * process with a dedicated PostgreSQL and Temporal. After a warm-up it runs `--rounds` of each in turn. Prints one JSON
 * line per program with the medians of elapsed seconds and of processor seconds (Linux), which other load affects less.
 * `--root` measures the build of another checkout.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { Command } from 'commander';
import { ATTRIBUTE_TYPES } from '../src/contracts/workflows.js';
import { childEnvironment } from '../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { ensureDatabase, startPostgres } from '@waypost/dev-servers/postgres';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import { startTemporal } from '@waypost/dev-servers/temporal';
import { ensureTemporalReady } from '../src/bin/temporal-connection.js';

const flags = new Command('bench start-up')
  .description('Measure how long the API and a worker take to start.')
  .option('--rounds <n>', 'starts of each', Number, 5)
  .option('--root <folder>', 'a checkout that is built', path.join(import.meta.dirname, '..'))
  .parse()
  .opts<{ rounds: number; root: string }>();

const NAMESPACE = 'bench';
const PROGRAMS = ['api', 'worker'] as const;
/** Ticks per second in /proc/<pid>/stat, on every Linux that Node runs on. */
const TICKS = 100;

const root = path.resolve(flags.root);
const home = mkdtempSync(path.join(tmpdir(), 'waypost-bench-'));
const postgres = await startPostgres({ home, port: await freePort(), durable: false });
await ensureDatabase(postgres, 'bench');
const temporal = await startTemporal({
  home,
  program: await findDevServer(undefined),
  port: await freePort(),
  uiPort: await freePort(),
  namespace: NAMESPACE,
  searchAttributes: ATTRIBUTE_TYPES,
});
try {
  const connection = await Connection.connect({ address: temporal.address, connectTimeout: '30s' });
  await ensureTemporalReady(connection, NAMESPACE, ATTRIBUTE_TYPES);
  await connection.close();
  await ended(run('migrate', await freePort()));
  const found = new Map(PROGRAMS.map((name) => [name, [] as { seconds: number; busy: number | null }[]]));
  for (let round = 0; round <= flags.rounds; round += 1) {
    for (const name of PROGRAMS) {
      const measured = await startOnce(name);
      if (round > 0) found.get(name)?.push(measured);
    }
  }
  for (const [name, rounds] of found) {
    const busy = rounds.flatMap((each) => each.busy ?? []);
    console.log(
      JSON.stringify({
        bench: 'start-up',
        program: name,
        rounds: rounds.length,
        seconds: median(rounds.map(({ seconds }) => seconds)),
        processor_seconds: busy.length === 0 ? null : median(busy),
        load_average: loadavg()[0],
      }),
    );
  }
} finally {
  await temporal.stop();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}

async function startOnce(name: string): Promise<{ seconds: number; busy: number | null }> {
  const port = await freePort();
  const began = performance.now();
  const child = run(name, port);
  await ready(child, name);
  const seconds = (performance.now() - began) / 1000;
  const busy = busySeconds(child);
  child.kill('SIGTERM');
  await ended(child);
  return { seconds, busy };
}

function run(name: string, port: number): ChildProcess {
  return spawn(process.execPath, [path.join(root, `dist/src/bin/${name}.js`)], {
    cwd: root,
    env: childEnvironment({
      DATABASE_URL: postgres.url('bench'),
      TEMPORAL_ADDRESS: temporal.address,
      TEMPORAL_NAMESPACE: NAMESPACE,
      WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
      WAYPOST_KEY_PEPPER: Buffer.alloc(32, 2).toString('base64'),
      WAYPOST_HOME: home,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Waits for the message that each program sends once it can serve. */
function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code ?? 'a signal'} before it was ready`)),
    );
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Returns the processor time of all threads so far, in seconds; null if the system does not report it. */
function busySeconds({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name in parentheses may contain spaces; the text after it begins with the third field.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
