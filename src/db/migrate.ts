/**
 * Brings a database to the newest schema while others work on it. Migrations only go forward, one at a time under an
 * advisory lock, so any number of processes may run concurrently. Each is its own transaction, which waits less than a
 * second for a lock and then pauses before it tries again, because other statements queue behind a waiting lock. The
 * database keeps a checksum of each migration that ran, and one that was edited since is refused.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode } from '@waypost/base/error-code';
import { projectPath } from '@waypost/base/paths';
import { AS_OWNER, sealSchema } from './seal.js';
import { type Checksums, presentChecksums, refuseChanged, releasedChecksums } from './migration-checksums.js';

const FOLDER = projectPath('migrations');

/** A row for each migration that ran; its checksum is stored once it is complete. */
const RAN = 'kysely_migration';
const LOCK = 4_007;
const CONNECT_MS = 30_000;
/** How often a process that waits for its turn checks: a waiting statement would hold up indexes being built. */
const TURN_MS = 200;
/** How long a statement may wait for a lock, and between two tries, at first and at most. */
const LOCK_MS = 800;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
/** How long a migration is retried before an operator has to find out who holds the lock. */
const PATIENCE_MS = 30 * 60_000;

/** PostgreSQL's codes for a lock that was not available in time, and for a deadlock. */
const LOCKED_OUT = new Set<unknown>(['55P03', '40P01']);

type Migration = {
  /** Its changes, in one transaction. They take their locks for a moment: no rows are read or written in bulk. */
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  /** Long steps that block nobody, run afterwards without a transaction, and again if interrupted. */
  readonly online?: (db: Kysely<unknown>) => Promise<void>;
};

/**
 * Runs the pending migrations as the owner; resolves to the names of those that ran. Rejects with the first failure;
 * what ran before it has run.
 *
 * @param folder of the migrations and their released checksums
 * @param onLockedOut receives the name of what is tried again because a lock was not available
 * @throws {MigrationChangedError} naming each that is not what was released, or what ran on this database
 */
export async function migrateToLatest(
  databaseUrl: string,
  folder = FOLDER,
  onLockedOut: (name: string) => void = () => undefined,
): Promise<string[]> {
  const present = presentChecksums(folder);
  refuseChanged(releasedChecksums(folder), present, 'its release');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: CONNECT_MS,
    // Migrations see all rows, which row-level security denies even the owner.
    options: `-c ${AS_OWNER}=on -c lock_timeout=${LOCK_MS}`,
  });
  // A lost connection fails the next statement, and that error counts. Without a listener the event would end the
  // process.
  const heard = (): void => undefined;
  pool.on('error', heard).on('connect', (client) => client.on('error', heard));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (locked) => {
      while (!(await isOurTurn(locked))) await sleep(TURN_MS);
      try {
        return await migrate(db, folder, present, (name, work) =>
          untilNotLockedOut(() => work(db), name, onLockedOut),
        );
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

/** Distinguishes migrations from the shared modules in their folder. */
const isMigration = (name: string): boolean => /^\d{4}_/.test(name);

async function isOurTurn(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db);
  return rows[0]?.taken === true;
}

type Patiently = (name: string, work: (db: Kysely<unknown>) => Promise<void>) => Promise<void>;

async function migrate(
  db: Kysely<unknown>,
  folder: string,
  present: Checksums,
  patiently: Patiently,
): Promise<string[]> {
  const ran = await readRan(db);
  const complete = [...ran].flatMap(([name, checksum]) => (checksum === null ? [] : [[name, checksum]]));
  refuseChanged(Object.fromEntries(complete) as Checksums, present, 'it ran on this database');
  const names = Object.keys(present).filter(isMigration).toSorted();
  const newest = [...ran.keys()].at(-1) ?? '';
  const strange = [...ran.keys()].filter((name) => !names.includes(name));
  if (strange.length > 0) throw new Error(`This build does not know what ran here: ${strange.join(', ')}.`);
  const late = names.filter((name) => !ran.has(name) && name < newest);
  if (late.length > 0) throw new Error(`Newer migrations than ${late.join(', ')} have run here.`);
  const migrated: string[] = [];
  for (const name of names) {
    if (ran.get(name) === present[name]) continue;
    const { up, online } = await load(folder, name);
    if (!ran.has(name)) {
      await patiently(name, () =>
        db.transaction().execute(async (trx) => {
          await up(trx);
          await sql`
            insert into ${sql.table(RAN)} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
            trx,
          );
        }),
      );
      migrated.push(name);
    }
    if (online) await patiently(name, online);
    await sql`update ${sql.table(RAN)} set checksum = ${present[name]} where name = ${name}`.execute(db);
  }
  await patiently('rights', sealSchema);
  return migrated;
}

/** Repeats the work while a lock is not available, with pauses in which others can take it. */
async function untilNotLockedOut(
  work: () => Promise<void>,
  name: string,
  onLockedOut: (name: string) => void,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!LOCKED_OUT.has(errorCode(error)) || performance.now() > until) throw error;
      onLockedOut(name);
      await sleep(pauseMs);
    }
  }
}

/** Loads a migration, translated or not. */
async function load(folder: string, name: string): Promise<Migration> {
  const file = readdirSync(folder).find((each) => each === `${name}.js` || each === `${name}.ts`);
  if (file === undefined) throw new Error(`migrations/${name} is not there.`);
  return (await import(pathToFileURL(path.join(folder, file)).href)) as Migration;
}

/** Reads which migrations ran here, in order: name → checksum, null for one that is not complete. */
async function readRan(db: Kysely<unknown>): Promise<Map<string, string | null>> {
  await sql`
    create table if not exists ${sql.table(RAN)} (
      name text primary key, timestamp text not null, checksum text)`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from ${sql.table(RAN)} order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}
