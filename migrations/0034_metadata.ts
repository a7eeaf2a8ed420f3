/** What clients keep with their orders and shippers. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table orders add column metadata jsonb; alter table shippers add column metadata jsonb;`,
  );
}
