/** Housekeeping deletes suggestions that were decided, or expired, long ago. */
import type { Kysely } from 'kysely';
import { createIndex, run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `grant delete on suggestions to ${SYSTEM_ROLE};`);
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'suggestions_over', `suggestions (created_at) where status <> 'open'`);
}
