/**
 * When changes become visible. Whoever polls for changes since a time must not miss one that bears an earlier time and
 * is committed later. So changes that are polled for bear the time of their commit. A commit shows since when it stamps
 * its changes, by a lock that nobody else ever takes; a poll waits for it to end, or stops short of it. The trigger of
 * each such table stands with it.
 */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The milliseconds of an instant as the key of a lock: of their 32 lower bits, which come round every 49 days.
     create function commit_key(instant timestamptz) returns integer language sql immutable as $$
       select (floor(extract(epoch from instant) * 1000)::bigint % 4294967296 - 2147483648)::integer
     $$;

     -- The lock is there before the first stamp is taken, and until the changes are visible.
     create function begin_commit(tenant text) returns timestamptz language plpgsql as $$
       begin
         if coalesce(current_setting('waypost.commit_of', true), '') <> tenant then
           perform pg_advisory_xact_lock_shared(hashtext(tenant), commit_key(clock_timestamp()));
           perform set_config('waypost.commit_of', tenant, true);
         end if;
         return clock_timestamp();
       end
     $$;

     -- Waits for the commits under way, which are mostly over at once: then every change is visible that was stamped before
     -- the call. Who has waited long enough learns of an earlier time, at which the oldest of them began.
     create function visible_before(tenant text, patience interval default 'infinity')
       returns timestamptz language plpgsql as $$
       declare
         asked timestamptz := clock_timestamp();
         oldest timestamptz;
       begin
         loop
           select min(c.began) into oldest from (
             select asked - make_interval(secs =>
               ((commit_key(asked)::bigint - l.objid::bigint + 10737418240) % 4294967296 - 2147483648) / 1000.0) as began
             from pg_locks l join pg_database d on d.oid = l.database
             where l.locktype = 'advisory' and l.objsubid = 2 and d.datname = current_database()
               and l.classid::bigint = (hashtext(tenant)::bigint + 4294967296) % 4294967296
           ) c
           where c.began < asked;
           exit when oldest is null or clock_timestamp() - asked >= patience;
           perform pg_sleep(0.002);
         end loop;
         return coalesce(oldest, asked);
       end
     $$;`,
  );
}
