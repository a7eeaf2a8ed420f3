/** Migrations run once and are never edited: what is kept of them, who is refused, and that an older database comes up. */
import { cpSync, mkdtempSync, promises as fs, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileMigrationProvider, Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from '../../src/db/migrate.js';
import { checksumsOf, releasedChecksums } from '../../src/db/migration-checksums.js';
import { isUnavailable } from '../../src/db/unavailable.js';
import { queryOnce } from '../../src/runtime/embedded/postgres.js';
import { wayTo } from '../support/cut.js';
import { eventually } from '../support/deployment.js';
import { testDatabase, type TestDatabase } from '../support/postgres.js';

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
  edit('0003_orders');
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow(
    /^Changed since its release: migrations\/0003_orders\.ts\. /,
  );
  const listed = { ...releasedChecksums(folder), ...checksumsOf(folder) };
  writeFileSync(path.join(folder, 'checksums.json'), JSON.stringify(listed));
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow(
    /^Changed since it ran on this database: migrations\/0003_orders\.ts\. /,
  );
});

test('what the migrations share is not edited either', async () => {
  edit('support');
  await expect(migrateToLatest(database.url, folder)).rejects.toThrow('migrations/support.ts');
});

test('a database from before checksums were kept comes up, with its rows, and keeps them from then on', async () => {
  const name = `older_${path.basename(database.url)}`;
  const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  await queryOnce(database.url, `create database ${name}`);
  try {
    const older = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
    });
    const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
    const migrations = async () =>
      Object.fromEntries(Object.entries(await provider.getMigrations()).filter(([each]) => /^\d/.test(each)));
    const migrator = new Migrator({ db: older, provider: { getMigrations: migrations } });
    expect((await migrator.migrateTo('0006_events')).error).toBeUndefined();
    await older.destroy();
    await queryOnce(
      url,
      `insert into couriers (id, name, plan, created_at) values ('cou_1', 'Older', 'pro', now());
       insert into tenants (id, courier_id, mode, created_at) values ('ten_1', 'cou_1', 'live', now());
       insert into shippers (tenant_id, id, name, booking_automatic, portal_users, created_at, updated_at) values ('ten_1', 'shp_1', 'Older', false, '{}', now(), now());
       insert into orders (tenant_id, id, reference, shipper, status, recipient, items, service, pieces_expected,
         created_at, updated_at)
       values ('ten_1', 'ord_1', 'A', 'shp_1', 'awaiting_scan', '{}', '[]', '{}', 1, '2026-01-01Z', '2026-01-02Z');`,
    );
    const ran = await migrateToLatest(url);
    expect(ran.length).toBeGreaterThan(0);
    expect(ran[0]).toMatch(/^0007_/);
    const { rows } = await queryOnce(url, 'select changed_at from order_states');
    expect(rows).toEqual([{ changed_at: new Date('2026-01-02Z') }]);
    const { rows: without } = await queryOnce(url, 'select 1 from kysely_migration where checksum is null');
    expect(without).toEqual([]);
    expect(await migrateToLatest(url)).toEqual([]);
  } finally {
    await queryOnce(database.url, `drop database ${name} with (force)`);
  }
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
  const way = await wayTo(Number(new URL(database.url).port));
  const url = Object.assign(new URL(database.url), { port: String(way.port) }).href;
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
