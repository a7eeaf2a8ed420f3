/** Who acted when an event was recorded, so that an order's history names whoever recorded its visit. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Null for events recorded before this column existed.
     alter table events add column actor text;
     alter table order_history add column actor text;`,
  );
}
