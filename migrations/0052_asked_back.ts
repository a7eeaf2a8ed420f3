/**
 * The slot that a reply with two readings may have meant, until the next reply, and when its sender was asked whether
 * it did.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    'alter table booking_requests add column asked_about jsonb, add column asked_back_at timestamptz;',
  );
}
