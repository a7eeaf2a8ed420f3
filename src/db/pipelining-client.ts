/**
 * A connection that saves round trips. Statements whose answer nobody waits for go out in one packet with the
 * statement that follows: the opening of a transaction, and each statement marked so (pipelined.ts). A read-only
 * transaction ends in the same packet. Statements that recur are prepared.
 */
import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isPipelined } from './pipelined.js';
import { WatchedClient } from './watched-pool.js';

/** Limits the rest of the transaction to one tenant, for row-level security. */
export const SET_TENANT = `select set_config('waypost.tenant_id', $1, true)`;

/** How Kysely begins a transaction that may write, and one that may not. */
const WRITES = 'begin';
const READS = 'start transaction read only';

const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/** PostgreSQL's code when a table has changed its shape since a statement was prepared. */
const STALE = '0A000';

/** Wraps `client` for Kysely, from checkout to release. */
export function pipeliningClient(client: pg.PoolClient): PostgresPoolClient {
  // Writes are held back while more follow at once.
  const socket = client instanceof WatchedClient ? client.socket : undefined;
  let held = 0;
  let failed: { error: unknown } | undefined;
  let stale = false;
  const fail = (error: unknown) => (failed ??= { error });
  // A connection may be lost while nothing is asked of it; later statements then fail with the reason.
  let lost: Error | undefined;
  const lose = (error: Error) => (lost ??= error);
  client.on('error', lose);
  // The statements that open the transaction, until they are sent. A read-only transaction is opened and ended again
  // with each statement: at PostgreSQL's usual isolation each statement sees what is committed by then, whether in
  // one transaction or in several.
  let opening: string | undefined;
  let reading = false;

  function query(text: string, values: unknown[]) {
    if (lost) throw lost;
    if (text === WRITES || text === READS) {
      opening = text;
      reading = text === READS;
      return NOTHING;
    }
    if (text === SET_TENANT && opening !== undefined) {
      opening += `; set local waypost.tenant_id = ${pg.escapeLiteral(String(values[0]))}`;
      return NOTHING;
    }
    if ((text === 'commit' || text === 'rollback') && opening !== undefined) {
      opening = undefined;
      return NOTHING;
    }
    if (opening !== undefined) {
      sendAhead(opening);
      if (!reading) opening = undefined;
    }
    if (!reading && isPipelined(text)) {
      sendAhead(text, values);
      return NOTHING;
    }
    return answered(text, values);
  }

  function sendAhead(text: string, values?: unknown[]): void {
    socket?.cork();
    held += 1;
    send(text, values).catch(fail);
  }

  async function answered(text: string, values: unknown[]) {
    const sent = send(text, values);
    if (reading) send('commit').catch(fail);
    for (; held > 0; held -= 1) socket?.uncork();
    try {
      const result = await sent;
      if (!failed) return result;
    } catch (error) {
      // Where an earlier statement failed, its error says why this one did.
      fail(error);
    }
    const error = failed?.error;
    failed = undefined;
    stale ||= (error as { code?: unknown }).code === STALE;
    throw error;
  }

  function send(text: string, values: unknown[] = []) {
    const name = preparedName(text, values);
    return client.query({ text, values, ...(name === undefined ? {} : { name }) });
  }

  const pipelining = {
    query,
    // The connection's prepared statements go with it.
    release: () => {
      client.off('error', lose);
      client.release(stale);
    },
  };
  // Kysely's other form of `query` takes a cursor, and is used for streaming only.
  return pipelining as unknown as PostgresPoolClient;
}

const MAX_PREPARED = 500;
const MAX_VALUES = 32;
const names = new Map<string, string>();

/**
 * Returns the name under which a statement is prepared on each connection. Statements whose limit is a value are not
 * prepared because their best plan may depend on the other values; nor are those with many values, which come in too many
 * forms.
 */
function preparedName(text: string, values: readonly unknown[]): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (values.length > MAX_VALUES || names.size >= MAX_PREPARED || / limit \$/.test(text)) return undefined;
  if (!/^\s*(select|insert|update|delete|with)\b/.test(text)) return undefined;
  const name = `waypost_${names.size}`;
  names.set(text, name);
  return name;
}
