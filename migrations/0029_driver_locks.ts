/** How often a driver was locked out: each lock is longer than the one before. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Locks since the last right one.
     alter table driver_pins add column locks integer not null default 0;`,
  );
}
