/**
 * Brings a database to the newest schema. Migrations only go forward, one at a time under an advisory lock, so any
 * number of processes may try at once. The database keeps a checksum of each migration that ran, and one that was
 * edited since is refused.
 */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { projectPath } from '../runtime/paths.js';
import { AS_OWNER, sealSchema } from './seal.js';
import { type Checksums, presentChecksums, refuseChanged, releasedChecksums } from './migration-checksums.js';

const FOLDER = projectPath('migrations');

/** Kysely's own table, with a row for each migration that ran. */
const RAN = 'kysely_migration';
const LOCK = 4_007;
const CONNECT_MS = 30_000;

/**
 * Runs the pending migrations as the owner; resolves to the names of those that ran. Rejects with the first failure.
 *
 * @param folder of the migrations and their released checksums
 * @throws {MigrationChangedError} naming each that is not what was released, or what ran on this database
 */
export async function migrateToLatest(databaseUrl: string, folder = FOLDER): Promise<string[]> {
  const present = presentChecksums(folder);
  refuseChanged(releasedChecksums(folder), present, 'its release');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: CONNECT_MS,
    // Migrations see all rows, which row-level security denies even the owner.
    options: `-c ${AS_OWNER}=on`,
  });
  // A lost connection fails the next statement, and that error counts. Without a listener the event would end the
  // process.
  const heard = (): void => undefined;
  pool.on('error', heard).on('connect', (client) => client.on('error', heard));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (locked) => {
      await sql`select pg_advisory_lock(${LOCK})`.execute(locked);
      try {
        refuseChanged(await ranChecksums(db), present, 'it ran on this database');
        const ran = await migrate(db, folder);
        await keepChecksums(db, present);
        await sealSchema(db);
        return ran;
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(locked);
      }
    });
  } finally {
    await db.destroy();
  }
}

/** Returns the migrations of this build: name → checksum of its source. */
export function presentMigrations(): Checksums {
  return Object.fromEntries(Object.entries(presentChecksums(FOLDER)).filter(([name]) => isMigration(name)));
}

/** Tells migrations from the shared modules in their folder. */
const isMigration = (name: string): boolean => /^\d{4}_/.test(name);

async function migrate(db: Kysely<unknown>, folder: string): Promise<string[]> {
  // It imports what it joins, and an import takes a path for a URL.
  const asUrl = { join: (...parts: string[]) => pathToFileURL(path.join(...parts)).href };
  const provider = new FileMigrationProvider({ fs, path: asUrl, migrationFolder: folder });
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(await provider.getMigrations()).filter(([name]) => isMigration(name)),
        ),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
  return (results ?? []).map((result) => result.migrationName);
}

/** Reads the checksums of the migrations that ran here; empty for a new database. */
async function ranChecksums(db: Kysely<unknown>): Promise<Checksums> {
  const found = await sql<{ table: string | null }>`select to_regclass(${RAN})::text as table`.execute(db);
  if (!found.rows[0]?.table) return {};
  await sql`alter table ${sql.table(RAN)} add column if not exists checksum text`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from ${sql.table(RAN)} where checksum is not null`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Stores the checksums of the migrations that have just run, or whose process ended before it had stored them. */
async function keepChecksums(db: Kysely<unknown>, present: Checksums): Promise<void> {
  await sql`alter table ${sql.table(RAN)} add column if not exists checksum text`.execute(db);
  await sql`
    update ${sql.table(RAN)} r set checksum = p.value
    from jsonb_each_text(${JSON.stringify(present)}::jsonb) p
    where p.key = r.name and r.checksum is null`.execute(db);
}
