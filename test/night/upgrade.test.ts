/**
 * A rolling upgrade under load, in the order of docs/operations.md: a migration that indexes a large `messages` while
 * an old snapshot is open, then worker, relay and API of a new build, one after the other. Requests go on all the while,
 * to whichever API there is; none waits for a table, and no row is parked.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { freePort } from '@waypost/dev-servers/ports';
import { makeCourier } from '../support/couriers.js';
import { orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';

jest.setTimeout(400_000);

const MESSAGES = 200_000;
const COURIERS = 6;
/** So that a courier stays below 300 requests a minute. */
const PAUSE_MS = 220;
const SAMPLE_MS = 20;
const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');
const BASE = '/sandbox/admin/v1';

let product: Deployment;
let folder: string;
let keys: string[];

beforeAll(async () => {
  product = await deploy({ WAYPOST_BUILD_ID: 'one' });
  keys = [];
  for (let n = 0; n < COURIERS; n += 1) keys.push((await makeCourier(product, `Upgraded ${n}`)).key);
  await product.owner.query(
    `insert into messages (tenant_id, id, dedupe_key, cause, channel, kind, recipient, body, status, created_at, sent_at, settled)
     select t.id, 'msg_old_' || n, 'old/' || n, 'old/' || n, 'email', 'notice', 'office@courier.example', repeat('News. ', 40), 'sent',
       now() - interval '40 days' - n * interval '1 second', now() - interval '40 days', true
     from (select id from tenants limit 1) t, generate_series(1, ${MESSAGES}) n`,
  );
  await product.owner.query('analyze messages');
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-upgrade-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  for (const link of ['node_modules', 'package.json']) {
    symlinkSync(path.join(MIGRATIONS, '..', link), path.join(folder, link));
  }
  // What it computes takes a while for each row.
  writeFileSync(
    path.join(folder, '9999_index_of_messages.ts'),
    `import { createIndex } from './support.js';
     export const up = () => Promise.resolve();
     export const online = (db) => createIndex(db, 'messages_by_digest', 'messages (tenant_id, md5(repeat(body, 50)))');`,
  );
});
/** What goes on beside the test, also where it fails. */
const beside: { stop: () => Promise<unknown> }[] = [];
afterAll(async () => {
  for (const each of beside) await each.stop();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answered = { what: string; status: number; ms: number };

/** Sends requests for each courier until it is stopped, to one of `origins` after the other. */
function startLoad(origins: readonly string[]) {
  const answered: Answered[] = [];
  const underWay = new Map<string, number>();
  let isStopped = false;
  let turn = 0;

  async function send(key: string, method: string, at: string, body?: object): Promise<any> {
    const origin = origins[(turn += 1) % origins.length] ?? '';
    underWay.set(origin, (underWay.get(origin) ?? 0) + 1);
    const began = performance.now();
    try {
      const response = await fetch(`${origin}${BASE}${at}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const json = await response.json();
      answered.push({ what: `${method} ${at}`, status: response.status, ms: performance.now() - began });
      return json;
    } catch (error) {
      answered.push({ what: `${method} ${at}: ${String(error)}`, status: 0, ms: performance.now() - began });
      return {};
    } finally {
      underWay.set(origin, (underWay.get(origin) ?? 0) - 1);
      await sleep(PAUSE_MS);
    }
  }
  /** An order from its import to the question to its recipient, with a message of the office's and what is read. */
  async function work(key: string): Promise<void> {
    const { data: shippers } = await send(key, 'GET', '/shippers');
    while (!isStopped) {
      const order = await send(key, 'POST', '/orders', orderBody(shippers[0].id));
      await send(key, 'POST', `/orders/${order.id}/messages`, {
        text: 'We have your order.',
        channels: ['email'],
      });
      const { data: pieces } = await send(key, 'GET', `/orders/${order.id}/pieces`);
      const scans = (pieces ?? []).map(({ barcode }: any) => ({ barcode, type: 'depot_in' }));
      await send(key, 'POST', '/scans', { scans });
      await send(key, 'GET', '/messages?limit=100');
      await send(key, 'GET', '/orders?limit=100');
    }
  }
  const all = Promise.all(keys.map(work));
  return {
    answered,
    isIdle: (origin: string) => (underWay.get(origin) ?? 0) === 0,
    stop: () => {
      isStopped = true;
      return all;
    },
  };
}

/** Looks again and again for sessions but the index's own that wait for a whole table, as behind a migration's lock. */
function watchTables() {
  const waits = new Set<string>();
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const { rows } = await product.owner.query(
        `select query from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'
           and query !~ 'create index concurrently'`,
      );
      for (const { query } of rows) waits.add(query);
      await sleep(SAMPLE_MS);
    }
  })();
  return {
    waits,
    stop: () => {
      stopped.abort();
      return watching;
    },
  };
}

const slowest = (answered: readonly Answered[]) => answered.toSorted((a, b) => b.ms - a.ms)[0];

test('requests are answered all the while, and every row is sent', async () => {
  const origins = [product.origin];
  const load = startLoad(origins);
  beside.push(load);
  /** How many requests had been answered at the end of each part of the upgrade. */
  const ends: [part: string, answered: number][] = [];
  const over = (part: string) => void ends.push([part, load.answered.length]);
  await eventually('every courier is at work', () => Promise.resolve(load.answered.length > 10 * COURIERS));
  over('before');
  const tables = watchTables();
  beside.push(tables);

  // As pg_dump has one: the index is not done before it ends.
  const snapshot = new pg.Client({ connectionString: product.databaseUrl });
  await snapshot.connect();
  await snapshot.query('begin isolation level repeatable read; select from messages limit 1');
  const migrated = migrateToLatest(product.databaseUrl, folder);
  await eventually('the index waits for the snapshot', async () => {
    const { rowCount } = await product.owner.query(
      `select from pg_stat_activity where datname = current_database()
         and query ~ 'create index concurrently' and wait_event = 'virtualxid'`,
    );
    return rowCount === 1;
  });
  const whileItWaits = load.answered.length;
  await eventually('requests go on', () =>
    Promise.resolve(load.answered.length > whileItWaits + 5 * COURIERS),
  );
  await snapshot.query('commit');
  await snapshot.end();
  expect(await migrated).toEqual(['9999_index_of_messages']);
  over('index');

  const two = { WAYPOST_BUILD_ID: 'two' };
  await product.start('second worker', two);
  await product.waypost('workers', 'promote', 'two', '--wait', '120');
  await product.end('worker');
  over('worker');
  await product.end('relay');
  await product.start('relay', two);
  over('relay');
  const port = await freePort();
  await product.start('second api', { ...two, PORT: String(port) });
  origins.push(`http://127.0.0.1:${port}`);
  // As proxies do before an API ends.
  const [old = ''] = origins.splice(0, 1);
  await eventually('the old API has nothing to do', () => Promise.resolve(load.isIdle(old)));
  await product.end('api');
  const afterwards = load.answered.length;
  await eventually('the new API is asked', () =>
    Promise.resolve(load.answered.length > afterwards + 5 * COURIERS),
  );
  await load.stop();
  over('api');
  await tables.stop();

  expect(load.answered.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect([...tables.waits]).toEqual([]);
  const rows = async (which: string) =>
    (await product.owner.query(`select topic, last_error from outbox where ${which}`)).rows;
  await eventually(
    'every row is sent or parked',
    async () => (await rows('sent_at is null and parked_at is null')).length === 0,
  );
  const parked = await rows('parked_at is not null');
  const parts = ends.map(([part, end], index) => {
    const { what, ms } = slowest(load.answered.slice(ends[index - 1]?.[1] ?? 0, end)) ?? {
      what: 'none',
      ms: 0,
    };
    return { part, what, ms: Math.round(ms) };
  });
  process.stderr.write(
    `${load.answered.length} requests, ${parked.length} rows parked; the slowest:\n${parts.map(({ part, what, ms }) => `  ${part}: ${ms} ms, ${what}\n`).join('')}`,
  );
  expect(parked).toEqual([]);
  // A second, or what this machine's load makes of it.
  const [{ ms: usual } = { ms: 0 }, ...meanwhile] = parts;
  expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(Math.max(1_000, 10 * usual));
});
