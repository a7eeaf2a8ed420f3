/** Routes that optimisation leaves as they are, and what a running job has found so far. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table routes add column locked boolean not null default false;
     alter table jobs
       -- The best plan so far, in figures.
       add column best jsonb,
       -- Somebody wants the best plan so far rather than a better one.
       add column finish_asked_at timestamptz;`,
  );
}
