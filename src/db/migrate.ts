/** Brings a database to the newest schema. Forward only, under Kysely's advisory lock, so any number may try at once. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileMigrationProvider, Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Runs the pending migrations as the owner; resolves to the names of those that ran. Rejects with the first failure. */
export async function migrateToLatest(databaseUrl: string): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 2 }) }),
  });
  try {
    const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
    const migrator = new Migrator({
      db,
      // The folder also holds what the migrations share, which is not one.
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            Object.entries(await provider.getMigrations()).filter(([name]) => /^\d{4}_/.test(name)),
          ),
      },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
