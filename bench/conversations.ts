/**
 * Booking conversations against Temporal itself: requests and replies a second through the API, the relay, the workflows
 * and the worker, each a process of its own, beside the rate of signal-with-start with one activity that does nothing,
 * on the same server in the same run. One JSON line; `ratio` is the product's rate over the bare one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { Command } from 'commander';
import pg from 'pg';
import { z } from 'zod';
import { SEARCH_ATTRIBUTES } from '../src/contracts/workflows.js';
import { migrateToLatest } from '../src/db/migrate.js';
import { freePort } from '../src/runtime/embedded/ports.js';
import { ensureDatabase, startPostgres } from '../src/runtime/embedded/postgres.js';
import { findDevServer } from '../src/runtime/embedded/temporal-programs.js';
import { startTemporal } from '../src/runtime/embedded/temporal.js';
import { ensureTemporalReady } from '../src/runtime/temporal-ready.js';
import { eventually, launch } from '../test/support/deployment.js';
import { seedScannedOrders } from '../test/support/seed.js';

const flags = new Command('bench:conversations')
  .description('Measure booking requests and replies against the bare rate of Temporal.')
  .option('--conversations <n>', 'how many', Number, 400)
  .option('--concurrency <n>', 'calls at once', Number, 50)
  .parse()
  .opts<{ conversations: number; concurrency: number }>();

const NAMESPACE = 'bench';
/** Requests that a key may make in a minute, with room for the set-up. */
const PER_KEY = 250;
const LIMIT_MS = 300_000;
const LISTED = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) });
const RECORD = z.record(z.string(), z.unknown());

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
  searchAttributes: Object.values(SEARCH_ATTRIBUTES),
});
const connection = await Connection.connect({ address: temporal.address, connectTimeout: '30s' });
await ensureTemporalReady(connection, NAMESPACE, Object.values(SEARCH_ATTRIBUTES));
const client = new Client({ connection, namespace: NAMESPACE });
const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const product = await launch(
  { databaseUrl, temporalAddress: temporal.address, namespace: NAMESPACE, home },
  { LOG_LEVEL: 'error' },
);

try {
  const { conversations } = flags;
  const before = await rawRate(conversations, 'before');
  const measured = await converse(conversations);
  const after = await rawRate(conversations, 'after');
  const raw = (before + after) / 2;
  const figures = {
    conversations,
    requests_per_second: measured.requests,
    replies_per_second: measured.replies,
    raw_per_second: raw,
    ratio_requests: measured.requests / raw,
    ratio_replies: measured.replies / raw,
    ratio: Math.min(measured.requests, measured.replies) / raw,
    load_average: loadavg()[0] ?? 0,
  };
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  console.log(JSON.stringify({ bench: 'conversations', ...figures }, round));
} finally {
  await product.close();
  await owner.end();
  await connection.close();
  await temporal.stop();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}

/** Workflows a second that are signalled with start and have run one activity. */
async function rawRate(count: number, name: string): Promise<number> {
  const workflowsPath = fileURLToPath(new URL('support/raw-workflow.ts', import.meta.url));
  const native = await NativeConnection.connect({ address: temporal.address });
  const taskQueue = `raw-${name}`;
  const worker = await Worker.create({
    connection: native,
    namespace: NAMESPACE,
    taskQueue,
    workflowBundle: await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') }),
    activities: { nothing: () => Promise.resolve() },
    maxCachedWorkflows: 2_000,
  });
  return worker.runUntil(async () => {
    const run = async (index: number): Promise<void> => {
      const handle = await client.workflow.signalWithStart('raw', {
        workflowId: `raw/${name}/${index}`,
        taskQueue,
        signal: 'go',
        signalArgs: [],
      });
      await handle.result();
    };
    await atOnce(20, (index) => run(count + index));
    return rate(count, () => atOnce(count, run));
  });
}

/** Recipients asked, and recipients who answered and were booked and sent their confirmation, a second. */
async function converse(count: number): Promise<{ requests: number; replies: number }> {
  const create = ['create', '--name', 'Bench Couriers', '--plan', 'pro'];
  const courier = field(await product.admin('courier', ...create), 'id');
  const sandbox = ['--courier', courier, '--mode', 'sandbox'];
  const tenant = field(await product.admin('demo-data', ...sandbox), 'tenant');
  const keys: string[] = [];
  for (let made = 0; made <= count / PER_KEY; made += 1) {
    keys.push(field(await product.admin('key', 'create', ...sandbox), 'key'));
  }
  const call = (index: number, method: string, path: string, body?: object) =>
    api(keys[Math.floor(index / PER_KEY)] ?? '', method, path, body);
  const depot = firstId(await call(0, 'GET', '/depots'));
  const shipper = firstId(await call(0, 'GET', '/shippers'));
  await call(0, 'PUT', `/depots/${depot}/slot-schedule`, {
    windows: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00', capacity: 10_000 })),
    overrides: [],
  });
  const done = (query: string, expected: number) =>
    eventually(
      query,
      async () => {
        const { rows } = await owner.query<{ count: string }>(query, [tenant]);
        return Number(rows[0]?.count) >= expected;
      },
      LIMIT_MS,
    );
  const ask = async (orders: string[]) => {
    for (let start = 0; start < orders.length; start += 1000) {
      await call(0, 'POST', '/bookings/requests', { orders: orders.slice(start, start + 1000) });
    }
  };
  const asked = `select count(*) from orders where tenant_id = $1 and status in ('awaiting_reply', 'booked')`;
  const confirmed = `select count(*) from messages where tenant_id = $1 and kind = 'confirmation' and status = 'sent'`;

  const warm = await seedScannedOrders(owner, { tenant, depot, shipper }, 20, count);
  await ask(warm.map(({ id }) => id));
  await done(asked, warm.length);

  const orders = await seedScannedOrders(owner, { tenant, depot, shipper }, count);
  await owner.query('analyze');
  const requests = await rate(count, async () => {
    await ask(orders.map(({ id }) => id));
    await done(asked, warm.length + count);
  });
  const replies = await rate(count, async () => {
    await atOnce(count, (index) =>
      call(index, 'POST', '/sandbox/replies', { order: orders[index]?.id, channel: 'sms', text: '1 please' }),
    );
    await done(confirmed, count);
  });
  return { requests, replies };
}

async function api(key: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${product.origin}/sandbox/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

function firstId(list: unknown): string {
  return LISTED.parse(list).data[0].id;
}

function field(of: unknown, name: string): string {
  return z.string().parse(RECORD.parse(of)[name]);
}

/** Runs `work` for 0 … count − 1, so many at once. */
async function atOnce(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: Math.min(flags.concurrency, count) }, lane));
}

/** So many of `count` in a second. */
async function rate(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (count * 1000) / (performance.now() - began);
}
