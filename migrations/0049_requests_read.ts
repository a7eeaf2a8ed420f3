/**
 * When the route agent began to read the day for a request: what happens after that is not what it looks at, and makes
 * another one.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table agent_requests add column read_at timestamptz;`);
}
