/**
 * When changes become visible. Whoever polls for changes since a time must not miss one that bears an earlier time and
 * is committed later. So changes that are polled for bear the time of their commit, and a poll waits for the commits
 * under way. The trigger of each such table stands with it.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Whoever commits changes of a tenant shares this lock from the moment whose time they bear until the commit ends.
     create function begin_commit(tenant text) returns timestamptz language plpgsql as $$
       begin
         perform pg_advisory_xact_lock_shared(407, hashtext(tenant));
         return clock_timestamp();
       end
     $$;

     -- Whoever has held it alone knows that every change that bears an earlier time is visible.
     create function visible_before(tenant text) returns timestamptz language plpgsql as $$
       begin
         perform pg_advisory_xact_lock(407, hashtext(tenant));
         return clock_timestamp();
       end
     $$;`,
  );
}
