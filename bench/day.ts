/**
 * `npm run bench -- day`: measures what an order costs from its creation to the closed run, while orders come at a
 * steady rate: requests, CPU time by process, rows and bytes of the database, workflows and events of Temporal. 2,800
 * orders an hour are the busiest hour of a day of 28,000, if that has a tenth of them, or a day of 2,800 in an hour.
 * One JSON line; figures without another unit are for each order. docs/scaling.md is built on it. With `--live` the
 * courier is a live one: a stand-in for the providers takes its texts and mails, and recipients answer by text.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { Command } from 'commander';
import pg from 'pg';
import { addDays } from '@waypost/base/local-time';
import { createRandom } from '@waypost/solver/random';
import { makeCourier } from '../tools/faults/campaign.js';
import { liveThrough, setUp, type Site, subscribe, type Tally, type World } from '../tools/faults/courier.js';
import { countUndone } from '../tools/faults/invariants-sql.js';
import { askFor, clientOf, createJournal } from '../tools/faults/journal.js';
import { createPeople } from '../tools/faults/people.js';
import { type ProgramName, type Programs, PROCESSES, startPrograms } from '../tools/faults/programs.js';
import { sendingBy, startTexts } from '../tools/faults/providers.js';
import { startReceivers } from '../tools/faults/receiver.js';
import { recovery } from '../tools/faults/strike.js';
import { startMailServer } from '../tools/support/mail-server.js';
import { print } from './support/beside-temporal.js';

const flags = new Command('bench day')
  .description('Measure what orders cost when they come at a steady rate.')
  .option('--orders <n>', 'orders an hour', Number, 2_800)
  .option('--minutes <n>', 'how long they come', Number, 10)
  .option('--live', 'send texts and emails')
  .parse()
  .opts<{ orders: number; minutes: number; live?: true }>();

/** Orders of a depot's day: its slots take twelve. */
const ORDERS_A_DAY = 9;
/** Room for a day to take. */
const DAY_MS = 100_000;
const KEYS = 20;
const REST_MS = 5 * 60_000;
const PROGRAMS: readonly ProgramName[] = [...PROCESSES, 'postgres', 'temporal'];

const home = mkdtempSync(join(tmpdir(), 'waypost-day-'));
const closing: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
try {
  const receivers = await startReceivers();
  closing.push(() => receivers.close());
  const [texts, mail] = await Promise.all([startTexts(), startMailServer()]);
  closing.push(() => Promise.all([texts.close(), mail.close()]));
  const programs = await startPrograms(home, {
    ...sendingBy(texts, mail),
    ...{ SOLVER_THREADS: '1', WAYPOST_COURIER_REQUESTS: '1000000', SMS_PER_DAY: '1000000' },
  });
  closing.push(() => programs.stop());
  texts.connect(programs.origin);
  const owner = new pg.Pool({ connectionString: programs.databaseUrl, max: 2 });
  closing.push(() => owner.end());
  await recovery(programs);

  const { world, sites, requests } = await makeWorld(programs, owner);
  texts.answer((text) => world.people.answerTo(text));
  const box = receivers.open('all', 1_000_000);
  await subscribe(world, box);
  await Promise.all(sites.map((site) => liveThrough(world, site, dayAhead(1), ORDERS_A_DAY)));
  await rest(owner);
  const warmedUp = world.tally.orders;
  const before = await measure(programs, owner);
  const sentBefore = requests();
  const watch = watchConnections(owner);
  const began = performance.now();
  const lateMs = await live(world, sites);
  const livedMs = performance.now() - began;
  const restedAfterMs = await rest(owner);
  const connections = watch.stop();
  const after = await measure(programs, owner);

  // Costs are of those after the first ones, rows of all.
  const { orders: all, delivered } = world.tally;
  const orders = all - warmedUp;
  const perOrder = (key: keyof Measured) => (after[key] - before[key]) / orders;
  print('day', {
    mode: flags.live ? 'live' : 'sandbox',
    orders,
    delivered: delivered / all,
    orders_an_hour: (orders * 3_600_000) / livedMs,
    behind_seconds: lateMs / 1_000,
    rest_seconds: restedAfterMs === null ? null : restedAfterMs / 1_000,
    late: world.tally.late,
    refused: world.tally.refused,
    requests: (requests() - sentBefore) / orders,
    cpu_ms: Object.fromEntries(
      PROGRAMS.map((name) => [name, ((after.cpu[name] - before.cpu[name]) * 1_000) / orders]),
    ),
    database_kb: perOrder('databaseBytes') / 1_000,
    wal_kb: perOrder('walBytes') / 1_000,
    tables_kb: await largestTables(owner, all),
    rows: await countRows(owner, all),
    webhooks_received: [...box.events.values()].reduce((sum, { attempts }) => sum + attempts, 0) / all,
    connections,
    ...(await readWorkflows(programs, all)),
    temporal_database_kb: perOrder('temporalBytes') / 1_000,
    seconds: await delays(owner),
    load_average: loadavg()[0] ?? 0,
  });
} finally {
  for (const close of closing.reverse()) await close();
}

async function makeWorld(programs: Programs, owner: pg.Pool) {
  const { courier } = await makeCourier(programs, owner, 'A courier', flags.live ? 'live' : 'sandbox', KEYS);
  const journal = createJournal();
  const ask = askFor(courier, journal);
  const tally: Tally = { days: 0, orders: 0, delivered: 0, refused: {}, late: {} };
  const world: World = {
    ...{
      courier,
      ask,
      tally,
      isLive: flags.live === true,
      people: createPeople(),
      references: new Set<string>(),
    },
    ...{ client: clientOf(courier, ask), random: createRandom(1), hurry: new AbortController().signal },
  };
  const lanes = Math.max(1, Math.ceil((flags.orders * DAY_MS) / 3_600_000 / ORDERS_A_DAY));
  const sites: Site[] = [];
  while (sites.length < lanes) sites.push(await setUp(world));
  const requests = () => Object.values(journal.seen).reduce((sum, count) => sum + count, 0);
  return { world, sites, requests };
}

function dayAhead(days: number): string {
  return addDays(new Date().toISOString().slice(0, 10), days);
}

/** Has each depot begin its days at even intervals. Resolves to how far the last ones were behind, in milliseconds. */
async function live(world: World, sites: readonly Site[]): Promise<number> {
  const everyMs = (ORDERS_A_DAY * sites.length * 3_600_000) / flags.orders;
  const began = Date.now();
  const untilMs = began + flags.minutes * 60_000;
  const lane = async (site: Site, index: number) => {
    let behindMs = 0;
    for (let day = 0; ; day += 1) {
      const due = began + (day + index / sites.length) * everyMs;
      if (due >= untilMs) return behindMs;
      await sleep(Math.max(0, due - Date.now()));
      behindMs = Math.max(0, Date.now() - due);
      await liveThrough(world, site, dayAhead(2 + day), ORDERS_A_DAY);
    }
  };
  return Math.max(...(await Promise.all(sites.map(lane))));
}

/** Waits until nothing is left to do; resolves to how long that took, or null. */
async function rest(owner: pg.Pool): Promise<number | null> {
  const began = Date.now();
  while (Date.now() - began < REST_MS) {
    if ((await countUndone(owner)) === 0) return Date.now() - began;
    await sleep(1_000);
  }
  return null;
}

type Measured = {
  databaseBytes: number;
  walBytes: number;
  temporalBytes: number;
};

async function measure(programs: Programs, owner: pg.Pool) {
  const { rows } = await owner.query<{ database: string; wal: string }>(
    `select pg_database_size(current_database()) as database, pg_current_wal_lsn() - '0/0' as wal`,
  );
  const cpu = await Promise.all(
    PROGRAMS.map(async (name) => [name, await programs.cpuSeconds(name)] as const),
  );
  return {
    databaseBytes: Number(rows[0]?.database),
    walBytes: Number(rows[0]?.wal),
    temporalBytes: readdirSync(home)
      .filter((file) => file.startsWith('temporal-'))
      .reduce((sum, file) => sum + statSync(join(home, file)).size, 0),
    // Every program is there.
    cpu: Object.fromEntries(cpu) as Record<ProgramName, number>,
  };
}

/** Looks every second how many connections clients have; `stop` returns the most. */
function watchConnections(owner: pg.Pool): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    void owner
      .query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
      )
      .then(({ rows }) => (most = Math.max(most, rows[0]?.count ?? 0)));
  }, 1_000);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

async function largestTables(owner: pg.Pool, orders: number): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 16`,
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes) / 1_000 / orders]));
}

async function countRows(owner: pg.Pool, orders: number): Promise<Record<string, number>> {
  const tables = ['events', 'outbox', 'webhook_deliveries', 'messages', 'audit_log', 'idempotency_keys'];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[table] = (rows[0]?.count ?? 0) / orders;
  }
  return counts;
}

/** Workflows by type, and the events of their histories. */
async function readWorkflows(programs: Programs, orders: number) {
  const connection = await Connection.connect({ address: programs.temporalAddress });
  try {
    const client = new Client({ connection, namespace: programs.namespace });
    const workflows: Record<string, number> = {};
    let events = 0;
    for await (const { type, historyLength } of client.workflow.list()) {
      workflows[type] = (workflows[type] ?? 0) + 1 / orders;
      events += historyLength;
    }
    return { workflows, history_events: events / orders };
  } finally {
    await connection.close();
  }
}

/** How long rows waited for Temporal, messages for their sender, and events for their receiver: median and p95. */
async function delays(owner: pg.Pool): Promise<Record<string, number[]>> {
  const waits = {
    outbox: 'select sent_at - created_at as took from outbox where sent_at is not null',
    messages: 'select sent_at - created_at as took from messages where sent_at is not null',
    webhooks: `select a.at - e.created_at as took from webhook_attempts a
      join webhook_deliveries d on (d.tenant_id, d.id) = (a.tenant_id, a.delivery)
      join events e on (e.tenant_id, e.id) = (d.tenant_id, d.event) where a.number = 1`,
  };
  const found: Record<string, number[]> = {};
  for (const [name, statement] of Object.entries(waits)) {
    const { rows } = await owner.query<{ took: number[] }>(
      `select percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from took)::float8) as took
       from (${statement}) waits`,
    );
    found[name] = rows[0]?.took ?? [];
  }
  return found;
}
