/** A second visit on the same day: the van comes to that stop no sooner than a time of day. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table stops add column not_before text;`);
}
