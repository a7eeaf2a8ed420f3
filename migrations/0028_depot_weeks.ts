/** Opening hours of a depot by weekday. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Null: the same hours on every day. Otherwise opening_from and opening_to are the earliest and the latest of the week.
     alter table depots add column opening_week jsonb;`,
  );
}
