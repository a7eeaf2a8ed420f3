/** Until when a pending task waits on purpose, so that nobody signals it before. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table errands add column not_before timestamptz;`);
}
