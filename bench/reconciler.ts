/**
 * `npm run bench -- reconciler`: measures how long a round over open booking requests takes, with a Temporal that is
 * made up: each of its answers takes a set time, and it knows a workflow for every request. One JSON line, with the
 * calls.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import type { Client } from '@temporalio/client';
import { Command } from 'commander';
import { createDatabase, createPool } from '../src/db/client.js';
import { startReconciler } from '../src/work/relay/reconcile.js';
import { createLogger } from '../src/runtime/logger.js';
import { newId } from '../src/runtime/new-id.js';
import { print } from './support/beside-temporal.js';
import { addOrders, makeTenant } from './support/data.js';
import { PEPPER, startDatabase } from './support/servers.js';

const flags = new Command('bench reconciler')
  .description('Measure a round of the reconciler over open booking requests.')
  .option('--requests <n>', 'open requests', Number, 200_000)
  .option('--answer <ms>', 'how long Temporal takes to list a page', Number, 50)
  .parse()
  .opts<{ requests: number; answer: number }>();

const INTERVAL_MS = 3_600_000;
const LIMIT_MS = 600_000;

const database = await startDatabase();
const pool = createPool(database.url, 'waypost_system', 3);
// A connection may outlast the end of its pool by a moment, in which its server ends.
pool.on('error', () => undefined);
try {
  await fill();
  const calls = { list: 0, describe: 0, terminate: 0 };
  const began = performance.now();
  const reconciler = startReconciler({
    ...{ db: createDatabase(pool), client: temporal(), everyMs: INTERVAL_MS, callsPerSecond: 30, newId },
    logger: createLogger('bench', 'warn'),
    observe: {
      requeued: () => undefined,
      called: (call) => void (calls[call] += 1),
      failed: (kind) => console.error(`${kind} could not be checked`),
    },
  });
  while (!(await isOver())) {
    if (performance.now() - began > LIMIT_MS) throw new Error('the round does not end');
    await sleep(250);
  }
  const seconds = (performance.now() - began) / 1000;
  await reconciler.stop();
  print('reconciler', { requests: flags.requests, seconds, ...calls, load_average: loadavg()[0] ?? 0 });
} finally {
  await pool.end();
  await database.close();
}

/** Adds orders and their requests, past triggers and keys, which take longer than the round. */
async function fill(): Promise<void> {
  const tenant = await makeTenant(database.owner, 'main', PEPPER);
  await addOrders(database.owner, tenant, 'm', 1, 'mixed');
  const { rows } = await database.owner.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'
       and column_name not in ('id', 'reference', 'tracking_token')`,
  );
  const names = rows[0]?.names ?? '';
  await database.owner.query(`
    set session_replication_role = replica;
    insert into orders (id, reference, tracking_token, ${names})
    select 'ord_' || n, n, 'tok_' || n, ${names}
    from (select * from orders limit 1) o, generate_series(1, ${flags.requests}) n;
    insert into booking_requests
      (tenant_id, id, order_id, kind, status, status_at, channels, token, asked_at, created_at)
    select tenant_id, 'req_' || id, id, 'booking', 'open', now(), '{sms}', id, now() - interval '1 hour', now()
    from orders where tracking_token like 'tok%';
    set session_replication_role = origin;`);
  await database.owner.query('vacuum analyze');
}

async function isOver(): Promise<boolean> {
  const { rowCount } = await database.owner.query(
    `select from reconciliations
     where kind = 'open requests' and after_id = '' and next_at > now() + interval '5 minutes'`,
  );
  return rowCount === 1;
}

/** Every workflow that is asked for is open; all that the reconciler uses of the client. */
function temporal(): Client {
  const client = {
    withDeadline: <Result>(_deadline: unknown, work: () => Promise<Result>) => work(),
    workflow: {
      async *list({ query }: { query: string }) {
        await sleep(flags.answer);
        for (const [, workflowId] of query.matchAll(/'(order\/[^']+)'/g)) yield { workflowId, runId: 'run' };
      },
    },
  };
  return client as unknown as Client;
}
