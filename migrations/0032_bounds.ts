/** A rate limit by a sliding window, and an index for how much a tenant has stored of photos in an hour. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index photos_of_hour on photos (tenant_id, created_at);

     -- 'points' counts a second, the one that ends a minute before 'expire'; 'earlier' the seconds before it, newest first.
     alter table rate_limits add column earlier integer[] not null default '{}';

     -- Of requests of each key as many as the last 60 seconds have room for: how many there were before, how many of these
     -- are let through, and in how many milliseconds the next one, or, with room left, the oldest ones are forgotten. Keys in
     -- order, so that no two processes wait for each other; by this clock, which all of them share.
     create function count_requests(keys text[], counts integer[], most integer)
       returns table (counted text, before integer, granted integer, reset_ms integer)
       language plpgsql as $$
     declare
       now_ms bigint;
       now_second bigint;
       known rate_limits%rowtype;
       passed bigint;
       asked integer;
       excess integer;
     begin
       for counted, asked in
         select given.key, given.count from unnest(keys, counts) as given (key, count) order by given.key
       loop
         insert into rate_limits as fresh (key, points, expire, earlier) values (counted, 0, 0, '{}')
           on conflict (key) do nothing;
         select * into known from rate_limits where rate_limits.key = counted for update;
         now_ms := (extract(epoch from clock_timestamp()) * 1000)::bigint;
         now_second := now_ms / 1000;
         passed := greatest(0, now_second - (known.expire / 1000 - 60));
         if passed >= 60 then
           known.points := 0;
           known.earlier := '{}';
         elsif passed > 0 then
           known.earlier := (array_fill(0, array[passed::integer - 1]) || known.points || known.earlier)[1:59];
           known.points := 0;
         end if;
         if passed > 0 then known.expire := (now_second + 60) * 1000; end if;
         before := known.points + (select coalesce(sum(n), 0) from unnest(known.earlier) as n);
         granted := greatest(0, least(asked, most - before));
         known.points := known.points + granted;
         update rate_limits set points = known.points, expire = known.expire, earlier = known.earlier
           where rate_limits.key = counted;
         -- The seconds from the oldest one on, until enough of them are gone.
         excess := case when granted < asked then before + granted - most + 1 else 1 end;
         select (known.expire / 1000 - oldest.age) * 1000 - now_ms into reset_ms
           from (select age, sum(n) over (order by age desc) as gone
                   from (select 0 as age, known.points as n
                         union all select position, n from unnest(known.earlier) with ordinality as e (n, position)) as s
                  where n > 0) as oldest
           where gone >= excess order by age desc limit 1;
         reset_ms := coalesce(reset_ms, 0);
         return next;
       end loop;
     end $$;
     grant execute on function count_requests to ${APP_ROLE};`,
  );
}
