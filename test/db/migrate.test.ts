/**
 * Migrations run once and are never edited: what is kept of them, which are refused, and that a database with rows
 * comes up.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { checksumsOf, releasedChecksums } from '../../src/db/migration-checksums.js';
import { isUnavailable } from '../../src/db/unavailable.js';
import { queryOnce } from '../../src/runtime/embedded/postgres.js';
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

test('a newer migration runs on a database that has rows', async () => {
  await queryOnce(
    database.url,
    `insert into couriers (id, name, plan, created_at) values ('cou_1', 'Northgate', 'pro', now())`,
  );
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(path.join(FOLDER, '..', name), path.join(folder, name));
  writeFileSync(
    path.join(folder, '9999_newer.ts'),
    `import { run } from './support.js';
     export const up = (db) => run(db, "alter table couriers add column added text not null default 'later'");`,
  );
  expect(await migrateToLatest(database.url, folder)).toEqual(['9999_newer']);
  const { rows } = await queryOnce(database.url, 'select id, added from couriers');
  expect(rows).toEqual([{ id: 'cou_1', added: 'later' }]);
  expect(Object.keys(await kept())).toContain('9999_newer');
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
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
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
