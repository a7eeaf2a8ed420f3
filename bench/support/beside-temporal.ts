/**
 * The product's processes with a dedicated PostgreSQL and Temporal, and the rate at which the same Temporal runs
 * workflows that do nothing, as the baseline for the product's rates.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection, type WorkflowClient, type WorkflowHandle } from '@temporalio/client';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import pg from 'pg';
import { z } from 'zod';
import { ATTRIBUTE_TYPES } from '../../src/contracts/workflows.js';
import { migrateToLatest } from '../../src/db/migrate.js';
import { freePort } from '@waypost/dev-servers/ports';
import { ensureDatabase, startPostgres } from '@waypost/dev-servers/postgres';
import { findDevServer } from '@waypost/dev-servers/temporal-programs';
import { startTemporal } from '@waypost/dev-servers/temporal';
import { ensureTemporalReady } from '../../src/bin/temporal-connection.js';
import { launch } from '../../test/support/deployment.js';

const NAMESPACE = 'bench';
const WARM_UP = 20;
const RECORD = z.record(z.string(), z.unknown());

export type Courier = {
  tenant: string;
  keys: readonly string[];
  /** Calls the sandbox with the key of that index. A text body is CSV. Throws if the call does not succeed. */
  call: (key: number, method: string, path: string, body?: object | string) => Promise<unknown>;
};

/** Starts a workflow of `raw-workflow.ts`. */
export type StartRaw = (
  client: WorkflowClient,
  options: { workflowId: string; taskQueue: string },
) => Promise<WorkflowHandle>;

export type Bench = {
  owner: pg.Pool;
  client: Client;
  /** Creates a courier's sandbox with demonstration data and this many keys. */
  courier: (name: string, keys: number) => Promise<Courier>;
  /** Measures workflows per second, started by `start` with this concurrency, each running one activity. */
  rawRate: (name: string, count: number, concurrency: number, start: StartRaw) => Promise<number>;
  close: () => Promise<void>;
};

/** Starts everything; `close` stops it and leaves nothing behind. */
export async function startBench(): Promise<Bench> {
  Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] });
  const home = mkdtempSync(join(tmpdir(), 'waypost-bench-'));
  const postgres = await startPostgres({ home, port: await freePort(), durable: true });
  await ensureDatabase(postgres, 'bench');
  const databaseUrl = postgres.url('bench');
  await migrateToLatest(databaseUrl);
  const temporal = await startTemporal({
    home,
    program: await findDevServer(undefined),
    port: await freePort(),
    uiPort: await freePort(),
    namespace: NAMESPACE,
    searchAttributes: ATTRIBUTE_TYPES,
  });
  const connection = await Connection.connect({ address: temporal.address, connectTimeout: '30s' });
  await ensureTemporalReady(connection, NAMESPACE, ATTRIBUTE_TYPES);
  const client = new Client({ connection, namespace: NAMESPACE });
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const product = await launch(
    { databaseUrl, temporalAddress: temporal.address, namespace: NAMESPACE, home },
    { LOG_LEVEL: 'error' },
  );

  return {
    owner,
    client,
    async courier(name, count) {
      const id = field(await product.waypost('courier', 'create', '--name', name, '--plan', 'pro'), 'id');
      const sandbox = ['--courier', id, '--mode', 'sandbox'];
      const tenant = field(await product.waypost('demo-data', ...sandbox), 'tenant');
      const keys: string[] = [];
      while (keys.length < count) {
        keys.push(field(await product.waypost('key', 'create', ...sandbox), 'key'));
      }
      const call: Courier['call'] = async (key, method, path, body) => {
        const isText = typeof body === 'string';
        const response = await fetch(`${product.origin}/sandbox/admin/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${keys[key] ?? ''}`,
            'content-type': isText ? 'text/csv' : 'application/json',
          },
          ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
        });
        const answer: unknown = await response.json();
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
        return answer;
      };
      return { tenant, keys, call };
    },
    async rawRate(name, count, concurrency, start) {
      const workflowsPath = fileURLToPath(new URL('raw-workflow.ts', import.meta.url));
      const taskQueue = `raw-${name}`;
      const worker = await Worker.create({
        connection: await NativeConnection.connect({ address: temporal.address }),
        namespace: NAMESPACE,
        taskQueue,
        workflowBundle: await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') }),
        activities: { nothing: () => Promise.resolve() },
        maxCachedWorkflows: 2_000,
      });
      const run = async (index: number): Promise<void> => {
        await (await start(client.workflow, { workflowId: `raw/${name}/${index}`, taskQueue })).result();
      };
      return worker.runUntil(async () => {
        await atOnce(WARM_UP, concurrency, (index) => run(count + index));
        return rate(count, () => atOnce(count, concurrency, run));
      });
    },
    async close() {
      await product.close();
      await owner.end();
      await connection.close();
      await temporal.stop();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Returns a text field of a response. */
export function field(of: unknown, name: string): string {
  return z.string().parse(RECORD.parse(of)[name]);
}

/** Runs `work` for 0 … count − 1 with limited concurrency. */
export async function atOnce(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, lane));
}

/** Runs `work`, which handles `count` items, and resolves to the items per second. */
export async function rate(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (count * 1000) / (performance.now() - began);
}

/** Prints figures as one JSON line, with numbers to two decimals. */
export function print(bench: string, figures: Readonly<Record<string, unknown>>): void {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  console.log(JSON.stringify({ bench, ...figures }, round));
}
