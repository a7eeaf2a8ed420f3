/** Housekeeping deletes suggestions that were decided, or expired, long ago. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index suggestions_over on suggestions (created_at) where status <> 'open';
     grant delete on suggestions to ${SYSTEM_ROLE};`,
  );
}
