/** The reconciler sees whether the claim of a message has run out, so that its order finds out what became of it. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `grant select (claimed_until) on messages to ${SYSTEM_ROLE};`);
}
