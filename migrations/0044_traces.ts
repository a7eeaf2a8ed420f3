/** The trace that a row of the outbox belongs to, as a `traceparent`; null while nothing is traced. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, 'alter table outbox add column traceparent text');
}
