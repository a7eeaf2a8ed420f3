/** Presses of the page's button in the order in which they came, for the report on answers. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index bookings_by_link on bookings (tenant_id, answered_at)
       where booked_by = 'link' and answered_at is not null;`,
  );
}
