/** What the API keeps of requests: idempotency keys, the rate limit, the audit log and the request log. */
import type { Kysely } from 'kysely';
import { APP_ROLE, appFunction, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table idempotency_keys (
       tenant_id text not null references tenants,
       key text not null,
       request_digest text not null,
       -- The answer; null while the request is under way.
       status integer,
       headers jsonb,
       body bytea,
       -- The body holds a secret, and is encrypted.
       sealed boolean not null default false,
       created_at timestamptz not null,
       primary key (tenant_id, key)
     );
     create index idempotency_keys_by_age on idempotency_keys (created_at);
     ${tenantTable('idempotency_keys')}
     ${systemTable('idempotency_keys', 'select, delete')}

     -- Requests of a key or address in the last minute: 'points' counts one second, the one that ends a minute before
     -- 'expire', and 'earlier' the seconds before it, newest first. Each is one row that every request writes. A crash
     -- may empty the table, which costs nothing, and unlogged it is sixty times as fast.
     create unlogged table rate_limits (
       key varchar(255) primary key,
       points integer not null default 0,
       earlier integer[] not null default '{}',
       expire bigint
     );
     grant select, insert, update, delete on rate_limits to ${APP_ROLE};

     -- Lets through as many requests of each key as the last 60 seconds have room for. Returns how many there were
     -- before, how many of these are let through, and in how many milliseconds there is room for the next one or, with
     -- room left, the oldest ones are forgotten. It takes keys in order, so that no two processes wait for each other,
     -- and goes by the database's clock, which all of them share.
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
     grant execute on function count_requests to ${APP_ROLE};

     -- Who did what to which record. The application may add to it, and changes nothing of it. Row-level security
     -- confines it to its tenant; a foreign key besides would make every writer lock the tenant's row.
     create table audit_log (
       tenant_id text not null,
       id text not null,
       actor text not null,
       action text not null,
       subject text,
       request_id text,
       detail text,
       -- What a change replaced and by what, and from which address it came.
       changes jsonb,
       address text,
       at timestamptz not null,
       primary key (tenant_id, id)
     );
     create index audit_log_newest on audit_log (tenant_id, at desc, id desc);
     create index audit_log_of_subject on audit_log (tenant_id, subject, at) where subject is not null;
     create index audit_log_by_actor on audit_log (tenant_id, actor, at desc, id desc);
     create index audit_log_by_actor_and_action on audit_log (tenant_id, actor, action, at desc, id desc);
     create index audit_log_by_action on audit_log (tenant_id, action, at desc, id desc);
     create index audit_log_of_request on audit_log (tenant_id, request_id) where request_id is not null;
     ${tenantTable('audit_log', 'select, insert')}

     -- Answered requests, without their bodies.
     create table request_log (
       tenant_id text not null references tenants,
       id text not null,
       at timestamptz not null,
       method text not null,
       -- The path as the reference has it, and as it was requested: with ids in place of parameters, without the query.
       route text not null,
       path text not null,
       status integer not null,
       -- Who asked: the API key, or the member of staff.
       key text,
       staff text,
       request_id text not null,
       duration_ms integer not null,
       primary key (tenant_id, id)
     );
     create index request_log_newest on request_log (tenant_id, at desc, id desc);
     create index request_log_of_key on request_log (tenant_id, key, at desc, id desc);
     create index request_log_by_age on request_log (at);
     ${tenantTable('request_log', 'select')}
     ${systemTable('request_log', 'select, delete')}

     -- Writes requests of all tenants in one statement: a process stores what it has answered once a second.
     create function keep_requests(requests jsonb) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         insert into request_log (tenant_id, id, at, method, route, path, status, key, staff, request_id, duration_ms)
         select r.tenant_id, r.id, r.at, r.method, r.route, r.path, r.status, r.key, r.staff, r.request_id, r.duration_ms
         from jsonb_to_recordset(requests) as r (tenant_id text, id text, at timestamptz, method text, route text,
           path text, status integer, key text, staff text, request_id text, duration_ms integer)
         on conflict do nothing
       $$;
     ${appFunction('keep_requests(jsonb)')}`,
  );
}
