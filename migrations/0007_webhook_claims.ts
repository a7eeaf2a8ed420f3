/** Deliveries that are being attempted: whoever makes an attempt claims it first, so that nobody makes it twice. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, 'alter table webhook_deliveries add column attempting_until timestamptz;');
}
