/** What is new for open consoles, over several tenants at once; whom they belong to, and since when they know. */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';

/** `key` tells a piece of news from every other; of positions and of a job's progress it is another one with each change. */
export type NewsRow = {
  tenant: string;
  key: string;
  type: string;
  id: string | null;
  subjects: string[];
  at: Date;
};

/** The last few seconds' news of tenants: what bears the database's time, and what was done since `changedSince`. */
export async function listNews(
  db: Database,
  tenants: readonly string[],
  { changedSince, patienceMs }: { changedSince: Date; patienceMs: number },
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select * from console_news(${tenants}, ${changedSince}, ${`${patienceMs} milliseconds`}::interval)
    order by at, key`.execute(db);
  return rows;
}

/** Of these sessions, those that last. */
export async function listOpenSessions(db: Database, ids: readonly string[], at: Date): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select * from open_console_sessions(${ids}, ${at}) as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
