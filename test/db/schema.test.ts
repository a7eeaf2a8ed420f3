/** The database says the same as the code: lists of statuses, generated types, and who may see which rows. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import * as prettier from 'prettier';
import * as lifecycles from '../../src/domain/lifecycles.js';
import { ORDER_STATUSES } from '../../src/domain/order.js';
import { PIECE_STATUSES, SCAN_TYPES } from '../../src/domain/piece.js';
import { STOP_STATUSES, STOP_TYPES } from '../../src/domain/stop.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the columns' CHECKs admit, by `table.column`: the literals of each list. */
const LISTS: Record<string, readonly string[]> = {
  'orders.status': ORDER_STATUSES,
  'pieces.status': PIECE_STATUSES,
  'scans.type': SCAN_TYPES,
  'stops.status': STOP_STATUSES,
  'stops.type': STOP_TYPES,
  'routes.status': lifecycles.ROUTE_STATUSES,
  'runs.status': lifecycles.RUN_STATUSES,
  'jobs.status': lifecycles.JOB_STATUSES,
  'replies.outcome': lifecycles.REPLY_OUTCOMES,
  'replies.intent': lifecycles.REPLY_INTENTS,
  'replies.channel': lifecycles.CHANNELS,
  'suggestions.status': lifecycles.SUGGESTION_STATUSES,
  'suggestions.trigger': lifecycles.SUGGESTION_TRIGGERS,
  'drivers.app_status': lifecycles.APP_STATUSES,
  'webhook_endpoints.status': lifecycles.ENDPOINT_STATUSES,
  'webhook_deliveries.status': lifecycles.DELIVERY_STATUSES,
  'messages.status': lifecycles.MESSAGE_STATUSES,
  'messages.channel': lifecycles.CHANNELS,
  'booking_requests.status': lifecycles.REQUEST_STATUSES,
  'couriers.plan': lifecycles.PLANS,
  'tenants.mode': lifecycles.MODES,
  'shipper_keys.mode': lifecycles.MODES,
};

test.each(Object.entries(LISTS))('%s admits what the domain names', async (column, words) => {
  const [table, name] = column.split('.');
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(c.oid) as definition
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2 and cardinality(c.conkey) = 1`,
    [table, name],
  );
  const admitted = rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']+)'::text/g)].map((match) => match[1]),
  );
  expect(admitted.sort()).toEqual([...words].sort());
});

test('every table with a tenant is under row-level security', async () => {
  const { rows } = await client.query<{ relname: string; enabled: boolean; policies: number }>(
    `select c.relname, c.relrowsecurity as enabled,
            (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ enabled, policies }) => !enabled || policies === 0)).toEqual([]);
});

test('src/db/tables.ts is what kysely-codegen makes of the migrations', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-tables-'));
  try {
    const file = join(folder, 'tables.ts');
    const cli = join('node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
    await promisify(execFile)(process.execPath, [cli, '--url', database.url, '--out-file', file]);
    const options = { ...(await prettier.resolveConfig('src/db/tables.ts')), parser: 'typescript' };
    const generated = await prettier.format(await readFile(file, 'utf8'), options);
    expect(generated).toBe(await readFile('src/db/tables.ts', 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
});
