/** What a job found when it began, and plans that wait for somebody to take them. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table jobs
       -- The drafts as they were when the job began: one that differs when its plan is stored was changed by hand.
       add column drafts jsonb,
       -- The plan of a job that only proposes, and the version of the day that it was made for.
       add column proposal jsonb,
       -- When the proposed routes became the drafts of the day.
       add column applied_at timestamptz`,
  );
}
