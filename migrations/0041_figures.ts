/** What the relay counts for its figures: messages by channel and state, and bookings by how, of all tenants. */
import type { Kysely } from 'kysely';
import { createIndex, run, SYSTEM_ROLE, systemTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `grant select (channel) on messages to ${SYSTEM_ROLE};
     ${systemTable('bookings', 'select (tenant_id, booked_by, created_at)')}`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  // Rows are written in the order of their time and never changed, so that a few pages find the last day.
  await createIndex(db, 'bookings_by_time', 'bookings using brin (created_at) with (pages_per_range = 16)');
}
