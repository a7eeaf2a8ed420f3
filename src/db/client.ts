/**
 * The connection pool and Kysely over it. Every connection starts under a role that owns nothing, so that row-level
 * security holds even for a query that forgot its filter. Dates stay strings; timestamps are `Date`s in UTC.
 */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { pipeliningClient } from './pipelining-client.js';
import type { DB } from './tables.js';
import { WatchedPool } from './watched-pool.js';

export type Database = Kysely<DB>;
export type Role = 'waypost_app' | 'waypost_system';

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));

/** How long things may take, in milliseconds. */
export type Timeouts = {
  /** Waiting for a connection that others hold, or that is being opened. */
  readonly checkoutMs: number;
  /** Waiting for the server to say anything on any connection; silent for longer, it counts as frozen. */
  readonly silenceMs: number;
  readonly statementMs: number;
  /** Waiting for a row that others have locked. */
  readonly lockMs: number;
};

const TIMEOUTS: Timeouts = {
  checkoutMs: 5_000,
  silenceMs: 2_500,
  statementMs: 60_000,
  lockMs: 10_000,
};

/** How much longer than the server's own time-out the client waits for a statement's answer. */
const GRACE_MS = 5_000;

/**
 * Creates a pool of at most `size` connections under `role`. Anything that exceeds `patience` fails, either with
 * PostgreSQL's code (57014, 55P03) or as a lost connection.
 */
export function createPool(
  databaseUrl: string,
  role: Role,
  size: number,
  { checkoutMs, silenceMs, statementMs, lockMs }: Timeouts = TIMEOUTS,
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

/** Creates a Kysely instance over a pool. Its `destroy()` ends the pool. */
export function createDatabase(pool: pg.Pool): Database {
  const pipelining: PostgresPool = {
    connect: async () => pipeliningClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pipelining }) });
}
