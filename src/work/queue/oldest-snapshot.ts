/**
 * The oldest snapshot that anybody holds: a back-up, a forgotten transaction, a replication slot. Until it ends, index
 * entries of rows sent since stay in the outbox, and every claim has to skip them.
 */
import { sql } from 'kysely';
import type { Database } from '../../db/client.js';

/** `seconds` is null where the database does not say since when. */
export type Snapshot = { holder: string; xmin: string; transactions: number; seconds: number | null };

/** Returns the oldest snapshot besides this connection's own, or null. */
export async function findOldestSnapshot(db: Database): Promise<Snapshot | null> {
  const { rows } = await sql<Snapshot>`
    select holder, xmin::text as xmin, age(xmin) as transactions, seconds::float8 as seconds from (
      select 'session ' || pid || coalesce(' of ' || usename, '') as holder, backend_xmin as xmin,
        extract(epoch from clock_timestamp() - xact_start) as seconds
      from pg_stat_activity
      where backend_xmin is not null and pid <> pg_backend_pid() and coalesce(datname, current_database()) = current_database()
      union all
      select 'replication slot ' || slot_name, xmin, null from pg_replication_slots where xmin is not null
      union all
      select 'prepared transaction ' || gid, transaction, extract(epoch from clock_timestamp() - prepared)
      from pg_prepared_xacts where database = current_database()
    ) held order by age(xmin) desc, seconds desc nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}
