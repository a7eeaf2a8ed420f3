/**
 * The outbox as the relay reads it: across tenants, under the system's role. A row is taken only when no older row
 * of the same subject is unsent, so that any number of relays keep the order of events of one subject.
 */
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './client.js';
import type { DB } from './tables.js';

export type OutboxRow = Selectable<DB['outbox']>;

/** The channel on which the API says that rows are waiting. */
export const OUTBOX_CHANNEL = 'waypost_outbox';

/**
 * Takes up to `limit` sendable rows, locked for this relay, hands them to `send`, and marks those that it reports as
 * sent; the others are tried again after the delay that `send` gives them. If the process dies in between, nothing is
 * marked and the rows are sent again: at least once, and receivers know the event's id. Resolves to how many were taken.
 */
export async function relayBatch(
  db: Database,
  limit: number,
  send: (rows: readonly OutboxRow[]) => Promise<Map<number, 'sent' | { retryAfterMs: number }>>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await takeRows(trx, limit);
    if (rows.length === 0) return 0;
    const results = await send(rows);
    const sent = rows.filter((row) => results.get(row.seq) === 'sent').map((row) => row.seq);
    if (sent.length > 0) {
      await sql`update outbox set sent_at = clock_timestamp() where seq = any(${sent})`.execute(trx);
    }
    for (const [seq, result] of results) {
      if (result === 'sent') continue;
      await sql`update outbox set attempts = attempts + 1,
          next_attempt_at = clock_timestamp() + make_interval(secs => ${result.retryAfterMs / 1000})
        where seq = ${seq}`.execute(trx);
    }
    return rows.length;
  });
}

async function takeRows(trx: Transaction<DB>, limit: number): Promise<OutboxRow[]> {
  return trx
    .selectFrom('outbox as o')
    .selectAll()
    .where('o.sent_at', 'is', null)
    .where('o.next_attempt_at', '<=', sql<Date>`clock_timestamp()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox as earlier')
            .select('earlier.seq')
            .whereRef('earlier.subject', '=', 'o.subject')
            .whereRef('earlier.seq', '<', 'o.seq')
            .where('earlier.sent_at', 'is', null),
        ),
      ),
    )
    .orderBy('o.seq')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
