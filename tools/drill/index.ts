/**
 * `npm run drill`: backs up the running home (WAYPOST_HOME), restores the back-up into another folder, starts it with
 * an empty Temporal, and proves that nothing was lost: every row is there, every conversation, run and delivery has its
 * workflow again, a workflow without a row ends, and the invariants of the fault campaign hold as they did before. The
 * last line is one JSON object with how long it took. Exits with 1 if anything is missing. The running home continues
 * untouched.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { Command } from 'commander';
import pg from 'pg';
import { TASK_QUEUES, workflowIds, type OrderConversationInput } from '../../src/contracts/workflows.js';
import { freePort } from '@waypost/dev-servers/ports';
import { queryOnce, startPostgres } from '@waypost/dev-servers/postgres';
import { readInstance } from '@waypost/dev-servers/instance';
import { newId } from '../../src/runtime/new-id.js';
import { findStrayWorkflows } from '../faults/invariants-outside.js';
import { findViolations } from '../faults/invariants-sql.js';
import { backUp } from './backup.js';
import { type Contents, contentsOf, countRows, lostRows } from './contents.js';
import { startRestored } from './restored.js';

/** How long the restored home may take until all its workflows run, and until a stray one has ended. */
const LIMIT_MS = 600_000;
const POLL_MS = 500;
const DAY_MS = 86_400_000;

const options = new Command('drill')
  .description('Backs up the running home, restores it elsewhere with an empty Temporal, and checks it.')
  .option('--home <folder>', 'the running home', process.env['WAYPOST_HOME'] ?? '.waypost')
  .option('--into <folder>', 'new or empty folder for the restored home; kept afterwards')
  .parse()
  .opts<{ home: string; into?: string }>();

const began = Date.now();
const say = (line: string) =>
  console.log(
    `${seconds(Date.now() - began)
      .toFixed(1)
      .padStart(6)} s  ${line}`,
  );

try {
  process.exitCode = await drill(path.resolve(options.home), options.into);
} catch (error) {
  console.error(`The drill failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function drill(home: string, into: string | undefined): Promise<number> {
  const source = superuserUrl(home);
  const folder = into === undefined ? mkdtempSync(path.join(tmpdir(), 'waypost-drill-')) : path.resolve(into);
  const copy = path.join(folder, 'home');
  try {
    let before: Contents = new Map();
    const backup = await backUp(source, {
      home,
      into: copy,
      beforeEnd: async () => void (before = await contentsOf(source)),
    });
    const backedUp = Date.now();
    const after = await contentsOf(source);
    const brokenBefore = await withPool(source, (pool) => findViolations(pool, 0));
    const sentBefore = await withPool(source, sentMessages);
    say(`backed up: ${countRows(before)} rows, ${Math.ceil(backup.bytes / 1e6)} MB, up to ${backup.atLsn}`);

    const restoring = Date.now();
    const lost = await withDatabase(copy, async (url) => {
      const missing = lostRows(before, after, await contentsOf(url));
      // Of the copy, not of the running home: what is checked less often than a drill lasts is checked at once.
      await queryOnce(url, 'delete from reconciliations');
      return missing;
    });
    say(
      `restored: ${Object.keys(lost).length === 0 ? 'every row is there' : `lost ${JSON.stringify(lost)}`}`,
    );

    const restored = await startRestored(copy);
    const readyAt = Date.now();
    say('serving, with an empty Temporal');
    try {
      const found = await withPool(superuserUrl(copy), async (pool) => {
        const connection = await Connection.connect({ address: restored.temporalAddress });
        try {
          const temporal = new Client({ connection, namespace: restored.namespace });
          const stray = await startStray(temporal);
          const strays = await untilNone(() => findStrayWorkflows({ owner: pool, temporal }), stray);
          const runningAt = Date.now();
          say(
            strays.length === 0
              ? 'whatever waits has its workflow again'
              : `not as it was: ${strays.join('; ')}`,
          );
          const zombies = await untilNone(async () => ((await isOpen(temporal, stray)) ? [stray] : []));
          say(
            zombies.length === 0 ? 'a workflow without a row has ended' : `still open: ${zombies.join(', ')}`,
          );
          const broken = await untilNone(async () => newIn(await findViolations(pool, 0), brokenBefore));
          say(broken.length === 0 ? 'the invariants hold as before' : `broken: ${broken.join('; ')}`);
          const { count } = await temporal.workflow.count(`ExecutionStatus = 'Running'`);
          return { strays, zombies, broken, runningAt, workflows: count };
        } finally {
          await connection.close();
        }
      });
      const again = restored.sent().filter((id) => sentBefore.has(id));
      say(again.length === 0 ? 'nothing was sent a second time' : `sent again: ${again.join(', ')}`);
      const isSound =
        Object.keys(lost).length +
          found.strays.length +
          found.zombies.length +
          found.broken.length +
          again.length ===
        0;
      console.log(
        JSON.stringify({
          drill: isSound ? 'passed' : 'failed',
          rows: countRows(before),
          bytes: backup.bytes,
          lost,
          workflows_running: found.workflows,
          workflows_missing: found.strays.length,
          workflows_without_a_row: found.zombies.length,
          invariants_broken: found.broken.length,
          sent_again: again.length,
          backup_seconds: seconds(backedUp - began),
          // What was answered before the back-up ended is there; what came after it is not.
          rpo_seconds: 0,
          serves_after_seconds: seconds(readyAt - restoring),
          rto_seconds: seconds(found.runningAt - restoring),
        }),
      );
      return isSound ? 0 : 1;
    } finally {
      await restored.stop();
    }
  } finally {
    if (into === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the address of a running home's own PostgreSQL, as its superuser. */
function superuserUrl(home: string): string {
  const address = readInstance(home)?.environment['DATABASE_URL'];
  if (address === undefined) throw new Error(`Nothing runs on ${home}: run npm start first.`);
  const url = new URL(address);
  if (!url.pathname.startsWith('/waypost') || !['127.0.0.1', 'localhost'].includes(url.hostname))
    throw new Error(`The database of ${home} is elsewhere; back it up there.`);
  url.username = 'waypost';
  url.password = readFileSync(path.join(home, 'postgres.password'), 'utf8').trim();
  return url.href;
}

/** Runs the restored cluster alone, before anything else can change it. */
async function withDatabase<Result>(home: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startPostgres({ home, port: await freePort(), durable: true });
  try {
    return await work(server.url('waypost'));
  } finally {
    await server.stop();
  }
}

async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function sentMessages(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from messages where status in ('sent', 'delivered')`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Polls until nothing is found; resolves to what is still found at the limit. What is about `except` does not count.
 */
async function untilNone(look: () => Promise<string[]>, except?: string): Promise<string[]> {
  for (const deadline = Date.now() + LIMIT_MS; ;) {
    const found = (await look()).filter((each) => except === undefined || !each.includes(except));
    if (found.length === 0 || Date.now() > deadline) return found;
    await sleep(POLL_MS);
  }
}

/** Starts what a Temporal newer than the back-up would have: the conversation of an order that is in no row. */
async function startStray(temporal: Client): Promise<string> {
  const [tenant, order] = [newId('tenant'), newId('order')];
  const workflowId = workflowIds.order(tenant, order);
  const input: OrderConversationInput = {
    ...{ tenant, order, courier: newId('courier'), mode: 'sandbox', attention_after_seconds: 900 },
    carried: {
      seen_events: [],
      waiting: {
        request: newId('request'),
        remind_at: null,
        unanswered_at: new Date(Date.now() + DAY_MS).toISOString(),
      },
      asking: null,
      attention: { from_rows: null, failing: [] },
      is_closed: false,
    },
  };
  await temporal.workflow.start('orderConversation', {
    workflowId,
    taskQueue: TASK_QUEUES.main,
    args: [input],
  });
  return workflowId;
}

async function isOpen(temporal: Client, id: string): Promise<boolean> {
  return (await temporal.workflow.getHandle(id).describe()).status.name === 'RUNNING';
}

/** Returns violations that were not there before. */
function newIn(now: Record<string, string[]>, before: Record<string, string[]>): string[] {
  return Object.entries(now).flatMap(([name, found]) =>
    found.filter((each) => !before[name]?.includes(each)).map((each) => `${name}: ${each}`),
  );
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
