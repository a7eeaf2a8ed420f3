/**
 * The connection pool and Kysely over it. Every connection starts under a role that owns nothing, so that row-level
 * security holds even for a query that forgot its filter. Dates stay strings; timestamps are `Date`s in UTC.
 */
import type { Writable } from 'node:stream';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
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

/** Narrows the rest of the transaction to one tenant; row-level security goes by it. */
export const SET_TENANT = `select set_config('waypost.tenant_id', $1, true)`;

/**
 * Nobody reads what these answer: what opens a transaction, and what is added to the logs that it leaves behind. They
 * go out together with the statement that follows, in one packet; an error comes with that one's answer, at the latest
 * with the commit's.
 */
const UNANSWERED =
  /^(begin$|select set_config\('waypost\.tenant_id', \$1, true\)$|insert into "(audit_log|outbox)" )/;
const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/** What PostgreSQL says when a table has got another shape since a statement was prepared. */
const STALE = '0A000';

/** A connection that sends `UNANSWERED` statements without waiting, and prepares what it is asked again and again. */
function promptClient(client: pg.PoolClient): PostgresPoolClient {
  // What pg writes to; held back while more is to follow at once.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let held = 0;
  let failed: { error: unknown } | undefined;
  let stale = false;

  async function query(text: string, values: readonly unknown[]) {
    const name = preparedName(text, values);
    const waits = !UNANSWERED.test(text);
    if (!waits) {
      stream.cork();
      held += 1;
    }
    const sent = client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    if (!waits) {
      sent.catch((error: unknown) => (failed ??= { error }));
      return NOTHING;
    }
    for (; held > 0; held -= 1) stream.uncork();
    try {
      const result = await sent;
      if (!failed) return result;
    } catch (error) {
      // Where an earlier statement failed, its error says why this one did.
      failed ??= { error };
    }
    const { error } = failed;
    failed = undefined;
    stale ||= (error as { code?: unknown }).code === STALE;
    throw error;
  }
  const prompt = {
    query,
    // The connection's prepared statements go with it.
    release: () => {
      client.release(stale);
    },
  };
  // Kysely's other form of `query` takes a cursor, and is used for streaming only.
  return prompt as unknown as PostgresPoolClient;
}

const MOST_PREPARED = 500;
const MOST_VALUES = 32;
const names = new Map<string, string>();

/**
 * The name under which a statement is prepared on each connection. Not those with a limit, whose best plan depends on
 * the values; nor those of many values, which come in too many forms.
 */
function preparedName(text: string, values: readonly unknown[]): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (values.length > MOST_VALUES || names.size >= MOST_PREPARED || / limit \$/.test(text)) return undefined;
  if (!/^(select|insert|update|delete|with)\b/.test(text)) return undefined;
  const name = `waypost_${names.size}`;
  names.set(text, name);
  return name;
}
