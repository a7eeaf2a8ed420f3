/**
 * Migrations run once and are never edited: what is kept of them, which are refused, and that a database with rows
 * comes up.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { checksumsOf, releasedChecksums } from '../../src/db/migration-checksums.js';
import { isUnavailable } from '../../src/db/unavailable.js';
import { queryOnce } from '@waypost/dev-servers/postgres';
import { severableProxyTo } from '../support/severable-proxy.js';
import { eventually } from '../support/deployment.js';
import { overTcp, testDatabase, type TestDatabase } from '../support/postgres.js';

const FOLDER = path.join(import.meta.dirname, '../../migrations');

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-migrations-'));
  cpSync(FOLDER, folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const kept = async () => {
  const { rows } = await queryOnce(database.url, 'select name, checksum from kysely_migration');
  return Object.fromEntries(rows.map(({ name, checksum }: any) => [name, checksum]));
};
const edit = (name: string) => {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// Edited.\n`);
};

test('the database keeps the checksum of each that ran', async () => {
  const { support: _shared, ...migrations } = checksumsOf(FOLDER);
  expect(await kept()).toEqual(migrations);
});

test('one that was edited is refused by name, also when its released checksum was edited with it', async () => {
  edit('0003_setup');
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow(
    /^Changed since its release: migrations\/0003_setup\.ts\. /,
  );
  const listed = { ...releasedChecksums(folder), ...checksumsOf(folder) };
  writeFileSync(path.join(folder, 'checksums.json'), JSON.stringify(listed));
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow(
    /^Changed since it ran on this database: migrations\/0003_setup\.ts\. /,
  );
});

test('what the migrations share is not edited either', async () => {
  edit('support');
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow('migrations/support.ts');
});

test('the checksum of one whose process ended before it was stored is stored by the next start', async () => {
  await queryOnce(database.url, `update kysely_migration set checksum = null where name = '0002_requests'`);
  expect(await migrateToLatest(database.url)).toEqual([]);
  const { support: _shared, ...migrations } = checksumsOf(FOLDER);
  expect(await kept()).toEqual(migrations);
});

/** Adds a migration, whose lines may use what migrations share. */
const add = (name: string, lines: string) => {
  for (const link of ['node_modules', 'package.json']) {
    const at = path.join(folder, link);
    if (!existsSync(at)) symlinkSync(path.join(FOLDER, '..', link), at);
  }
  const imports = `import { createIndex, run, validate } from './support.js';`;
  writeFileSync(path.join(folder, `${name}.ts`), `${imports}\n${lines}`);
};
const nothing = 'export const up = () => Promise.resolve();';
const couriers = (...names: string[]) =>
  queryOnce(
    database.url,
    `insert into couriers (id, name, plan, created_at)
     select 'cou_' || n, name, 'pro', now() from unnest($1::text[]) with ordinality as c (name, n)`,
    [`{${names.join(',')}}`],
  );

test('a newer migration runs on a database that has rows', async () => {
  await couriers('Northgate');
  add(
    '9999_newer',
    `export const up = (db) => run(db, "alter table couriers add column added text not null default 'later'");`,
  );
  expect(await migrateToLatest(database.url, folder)).toEqual(['9999_newer']);
  const { rows } = await queryOnce(database.url, 'select id, added from couriers');
  expect(rows).toEqual([{ id: 'cou_1', added: 'later' }]);
  expect(Object.keys(await kept())).toContain('9999_newer');
});

test('each is a transaction of its own: one that fails leaves those before it done', async () => {
  add('9998_first', `export const up = (db) => run(db, 'create table added_first ()');`);
  add('9999_second', `export const up = (db) => run(db, 'create table added_second (); select 1 / 0');`);
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow('division by zero');
  const { rows } = await queryOnce(
    database.url,
    `select to_regclass('added_first') is not null as first, to_regclass('added_second') is not null as second`,
  );
  expect(rows).toEqual([{ first: true, second: false }]);
  expect(Object.keys(await kept())).toEqual(expect.arrayContaining(['9998_first']));
  expect(Object.keys(await kept())).not.toContain('9999_second');
});

test('a lock that somebody holds for long is waited for in turns, and others pass meanwhile', async () => {
  add('9999_column', `export const up = (db) => run(db, 'alter table couriers add column added text');`);
  await couriers('Northgate');
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  const lockedOut: string[] = [];
  try {
    await holder.query('begin; select from couriers');
    const migrated = migrateToLatest(database.url, folder, (name) => lockedOut.push(name));
    await eventually('it waits for the table', async () => {
      const { rowCount } = await queryOnce(
        database.url,
        `select from pg_locks where relation = 'couriers'::regclass and not granted`,
      );
      return rowCount === 1;
    });
    // Queued behind the migration; the transaction before it is still open.
    expect((await queryOnce(database.url, 'select name from couriers')).rowCount).toBe(1);
    await eventually('it has let others pass', () => Promise.resolve(lockedOut.length > 0));
    await holder.query('commit');
    expect(await migrated).toEqual(['9999_column']);
  } finally {
    await holder.end();
  }
  expect(new Set(lockedOut)).toEqual(new Set(['9999_column']));
});

test('an index is built while a row is being written, and what was interrupted is built again', async () => {
  add(
    '9999_index',
    `${nothing}
     export const online = (db) => createIndex(db, 'couriers_by_name', 'couriers (name)', 'unique index');`,
  );
  await couriers('Northgate', 'Northgate');
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow('could not create unique index');
  const valid = async () => {
    const { rows } = await queryOnce(
      database.url,
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('couriers_by_name')`,
    );
    return rows.map((row: { valid: boolean }) => row.valid);
  };
  expect(await valid()).toEqual([false]);
  await queryOnce(database.url, `update couriers set name = 'Southgate' where id = 'cou_2'`);

  const writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
  try {
    await writer.query(`begin; update couriers set plan = 'growth'`);
    const migrated = migrateToLatest(database.url, folder);
    await eventually('it waits for the writer', async () => {
      const { rowCount } = await queryOnce(
        database.url,
        `select from pg_stat_activity where datname = current_database()
           and query ~ 'index concurrently' and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await queryOnce(
      database.url,
      `insert into couriers (id, name, plan, created_at) values ('cou_3', 'Eastgate', 'pro', now())`,
    );
    await writer.query('commit');
    // It had run before, but for its index.
    expect(await migrated).toEqual([]);
  } finally {
    await writer.end();
  }
  expect(await valid()).toEqual([true]);
  expect((await kept())['9999_index']).toEqual(expect.any(String));
});

/** Tables that grow with the orders. */
const GROWING =
  /^(orders|order_states|pieces|scans|booking_requests|bookings|replies|messages|events|webhook_deliveries|outbox|audit_log|stops|import_rows|vehicle_positions)$/;

test('no migration reads a large table of an earlier one under its lock', () => {
  const offences = Object.keys(checksumsOf(FOLDER))
    .filter((name) => name !== 'support')
    .flatMap((name) => {
      const source = readFileSync(path.join(FOLDER, `${name}.ts`), 'utf8').replaceAll(/--.*/g, '');
      const own = new Set(
        [...source.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, table]) => table),
      );
      const isLarge = (table: string) => GROWING.test(table) && !own.has(table);
      const indexes = [...source.matchAll(/create (?:unique )?index (\w+)\s+on (\w+)/g)];
      const changes = [...source.matchAll(/alter table (\w+)([^;]*);/g)];
      const checks =
        /\b(?:add\s+constraint|references|check\s*\(|set not null|add\s+(?:unique|primary|foreign))/g;
      return [
        ...indexes.filter(([, , table = '']) => isLarge(table)).map(([, index]) => `${name}: index ${index}`),
        ...changes
          .filter(([, table = '']) => isLarge(table))
          .filter(([, , change = '']) => checks.test(change) && !change.includes('not valid'))
          .map(([, table]) => `${name}: a check of ${table}`),
      ];
    });
  expect(offences).toEqual([]);
});

test('several at once: one runs them, the others wait', async () => {
  const name = `several_${path.basename(database.url)}`;
  const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  await queryOnce(database.url, `create database ${name}`);
  try {
    const ran = await Promise.all([1, 2, 3].map(() => migrateToLatest(url)));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  } finally {
    await queryOnce(database.url, `drop database ${name} with (force)`);
  }
});

test('a connection that is lost meanwhile fails it, and can be tried again: nothing ends the process', async () => {
  const way = await severableProxyTo(Number(new URL(database.url).port));
  const url = overTcp(database.url, String(way.port));
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query('select pg_advisory_lock(4007)');
    const waiting = migrateToLatest(url).then(
      () => undefined,
      (error: unknown) => error,
    );
    await eventually('it waits for its turn', async () => {
      const { rowCount } = await other.query(
        `select from pg_stat_activity where datname = current_database() and query ~ 'pg_try_advisory_lock'
           and pid <> pg_backend_pid()`,
      );
      return rowCount === 1;
    });
    await way.cut();
    expect(isUnavailable(await waiting)).toBe(true);
  } finally {
    await other.end();
  }
  expect(await migrateToLatest(database.url)).toEqual([]);
});
