/**
 * The connection pool and Kysely over it. Every connection starts under a role that owns nothing, so that row-level
 * security holds even for a query that forgot its filter. Dates stay strings; timestamps are `Date`s in UTC.
 */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { promptClient } from './prompt-client.js';
import type { DB } from './tables.js';

export type Database = Kysely<DB>;
export type Role = 'waypost_app' | 'waypost_system';

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));

/** A pool of at most `size` connections under `role`; a query that runs beyond a minute is ended by the server. */
export function createPool(databaseUrl: string, role: Role, size: number): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    options: `-c role=${role} -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000`,
    max: size,
    types,
    keepAlive: true,
    pipeline: true,
  });
}

/** Kysely over a pool. `destroy()` on it ends the pool. */
export function createDatabase(pool: pg.Pool): Database {
  const prompt: PostgresPool = {
    connect: async () => promptClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: prompt }) });
}
