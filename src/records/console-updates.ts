/** Updates for open consoles, over several tenants: whose they are, and from when. */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';

/** `key` identifies an update; for positions and a job's progress each change has another key. */
export type UpdateRow = {
  tenant: string;
  key: string;
  type: string;
  id: string | null;
  subjects: string[];
  at: Date;
};

/** Lists tenants' updates of the last few seconds, by the database's time, and changes since `changedSince`. */
export async function listUpdates(
  db: Database,
  tenants: readonly string[],
  { changedSince, patienceMs }: { changedSince: Date; patienceMs: number },
): Promise<UpdateRow[]> {
  const { rows } = await sql<UpdateRow>`
    select * from console_news(${tenants}, ${changedSince}, ${`${patienceMs} milliseconds`}::interval)
    order by at, key`.execute(db);
  return rows;
}

/** Returns the sessions that are still valid and were used since then. */
export async function listOpenSessions(
  db: Database,
  ids: readonly string[],
  { at, usedSince }: { at: Date; usedSince: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select * from open_console_sessions(${ids}, ${at}, ${usedSince}) as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
