/** The route agent is told of windows for which a van will come too late. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table agent_requests
       -- Windows that were promised until a van came to run late, by order: recipients are told others meanwhile.
       add column promises jsonb;`,
  );
}
