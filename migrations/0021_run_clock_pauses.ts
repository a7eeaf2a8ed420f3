/** A run's own clock stands while the product has not done what is due by it. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table runs
       -- When the run's own clock stood, in sequence: [{"at": "2026-05-01T08:30:00.000Z", "ms": 1200}].
       add column clock_pauses jsonb not null default '[]';`,
  );
}
