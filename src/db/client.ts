/**
 * The connection pool and Kysely over it. Every connection starts under a role that owns nothing, so that row-level
 * security holds even for a query that forgot its filter. Dates stay strings; timestamps are `Date`s in UTC.
 */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { promptClient } from './prompt-client.js';
import type { DB } from './tables.js';
import { WatchedPool } from './watched-pool.js';

export type Database = Kysely<DB>;
export type Role = 'waypost_app' | 'waypost_system';

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));

/** How long things may take, in milliseconds. */
export type Patience = {
  /** To wait for a connection that others hold, or that is being made. */
  readonly checkoutMs: number;
  /** For a server that was asked to say anything on any connection; silent for longer, it is taken for frozen. */
  readonly silenceMs: number;
  readonly statementMs: number;
  /** To wait for a row that others hold. */
  readonly lockMs: number;
};

const PATIENCE: Patience = {
  checkoutMs: 5_000,
  silenceMs: 2_500,
  statementMs: 60_000,
  lockMs: 10_000,
};

/** How much longer than the server's own time-out a statement's answer is waited for. */
const GRACE_MS = 5_000;

/**
 * A pool of at most `size` connections under `role`. What takes longer than the `patience` says fails: with the code
 * that PostgreSQL gives it (57014, 55P03), or as a connection that was lost.
 */
export function createPool(
  databaseUrl: string,
  role: Role,
  size: number,
  { checkoutMs, silenceMs, statementMs, lockMs }: Patience = PATIENCE,
): pg.Pool {
  const settings = {
    role,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: Math.max(60_000, statementMs),
  };
  return new WatchedPool(
    databaseUrl,
    {
      options: Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
      connectionTimeoutMillis: checkoutMs,
      query_timeout: statementMs + GRACE_MS,
      max: size,
      types,
      keepAlive: true,
      pipeline: true,
    },
    silenceMs,
  );
}

/** Kysely over a pool. `destroy()` on it ends the pool. */
export function createDatabase(pool: pg.Pool): Database {
  const prompt: PostgresPool = {
    connect: async () => promptClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: prompt }) });
}
