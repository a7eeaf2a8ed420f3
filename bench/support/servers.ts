/** The processes of the benchmark: an embedded PostgreSQL, Waypost's API from the build, the bare server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { childEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { ensureDatabase, startPostgres } from '@waypost/dev-servers/postgres';
import type { BenchTenant } from './data.js';

const ROOT = path.join(import.meta.dirname, '../..');
export const PEPPER = Buffer.alloc(32, 2);

export type BenchDatabase = { url: string; owner: pg.Pool; close: () => Promise<void> };

/** Starts a durable PostgreSQL with the newest schema, in a folder that is removed with it. */
export async function startDatabase(): Promise<BenchDatabase> {
  const home = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
  const server = await startPostgres({ home, port: await freePort(), durable: true });
  await ensureDatabase(server, 'waypost');
  const url = server.url('waypost');
  await migrateToLatest(url);
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  return {
    url,
    owner,
    async close() {
      await owner.end();
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

export type BenchServer = {
  name: 'waypost' | 'bare';
  origin: string;
  base: string;
  /** Returns the processor time of its process in milliseconds on Linux; 0 elsewhere. */
  processorMs: () => number;
  stop: () => Promise<void>;
};

/** Starts Waypost's API process. `flags` go to Node, such as --cpu-prof, and `environment` to the process. */
export async function startWaypost(
  url: string,
  poolSize: number,
  flags: string[] = [],
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, path.join(ROOT, 'dist/src/bin/api.js')], {
    cwd: ROOT,
    env: childEnvironment({
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: String(poolSize),
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      WAYPOST_MASTER_KEYS: Buffer.alloc(32, 1).toString('base64'),
      WAYPOST_KEY_PEPPER: PEPPER.toString('base64'),
      LOG_LEVEL: 'warn',
      // One courier stands for all; its keys have their own limits.
      WAYPOST_COURIER_REQUESTS: '1000000',
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      ...environment,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child);
  return {
    name: 'waypost',
    origin: `http://127.0.0.1:${port}`,
    base: '/sandbox/admin/v1',
    processorMs: () => processorMs(child),
    stop: () => end(child),
  };
}

/** Starts the bare server over the same database. */
export async function startBare(url: string, poolSize: number, tenant: BenchTenant): Promise<BenchServer> {
  const port = await freePort();
  const args = [url, String(port), String(poolSize), tenant.id, tenant.depot, tenant.shipper];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', path.join(import.meta.dirname, 'bare.ts'), ...args],
    {
      cwd: ROOT,
      env: childEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await ready(child);
  return {
    name: 'bare',
    origin: `http://127.0.0.1:${port}`,
    base: '',
    processorMs: () => processorMs(child),
    stop: () => end(child),
  };
}

/**
 * Converts the ticks of a hundredth of a second in user and system mode (proc(5), fields 14 and 15 of stat) to
 * milliseconds.
 */
function processorMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${code ?? 'a signal'}`));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    if (!child.kill('SIGTERM')) resolve();
  });
}
