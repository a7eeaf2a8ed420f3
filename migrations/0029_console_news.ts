/** What open consoles are told of, and the log of requests that they show. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table request_log (
       tenant_id text not null references tenants,
       id text not null,
       at timestamptz not null,
       method text not null,
       -- As the reference has it, and as it was asked for: ids in place of parameters, no query.
       route text not null,
       path text not null,
       status integer not null,
       -- The key, or whoever of the staff it was.
       key text,
       staff text,
       request_id text not null,
       duration_ms integer not null,
       primary key (tenant_id, id)
     );
     create index request_log_newest on request_log (tenant_id, at desc, id desc);
     create index request_log_of_key on request_log (tenant_id, key, at desc, id desc);
     create index request_log_by_age on request_log (at);

     -- Requests of all tenants in one statement: a process writes down what it has answered, once a second.
     create function keep_requests(requests jsonb) returns void
       language sql security definer set search_path = pg_catalog, public as $$
         insert into request_log (tenant_id, id, at, method, route, path, status, key, staff, request_id, duration_ms)
         select r.tenant_id, r.id, r.at, r.method, r.route, r.path, r.status, r.key, r.staff, r.request_id, r.duration_ms
         from jsonb_to_recordset(requests) as r (tenant_id text, id text, at timestamptz, method text, route text,
           path text, status integer, key text, staff text, request_id text, duration_ms integer)
         on conflict do nothing
       $$;
     revoke all on function keep_requests(jsonb) from public;
     grant execute on function keep_requests(jsonb) to ${APP_ROLE};

     -- What is new for the open consoles of several tenants: events, what was done by the API, orders that became
     -- something else, how far jobs are, and a word that changes when a vehicle reports. Times lie close together, as
     -- changes are seen a little after the time that they bear; who asks knows what it was told before.
     create function console_news(tenants text[], changed_since timestamptz, patience interval)
       returns table (tenant text, key text, type text, id text, subjects text[], at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select n.tenant, n.key, n.type, n.id, array_remove(n.subjects, null), n.at
         from unnest(tenants) as asked (tenant)
         cross join lateral (
           (select asked.tenant, e.id as key, e.type, e.id, array[e.subject, e.data ->> 'order', e.data ->> 'run',
              e.data ->> 'route'] as subjects, e.created_at as at
            from events e
            where e.tenant_id = asked.tenant and e.created_at > clock_timestamp() - patience
            order by e.created_at desc limit 500)
           union all
           (select asked.tenant, a.id, a.action, a.id, array[a.subject], a.at
            from audit_log a
            where a.tenant_id = asked.tenant and a.at > changed_since
            order by a.at desc limit 500)
           union all
           (select asked.tenant, o.id || o.changed_at, 'order.changed', o.id, array[o.id], o.changed_at
            from order_states o
            where o.tenant_id = asked.tenant and o.changed_at > clock_timestamp() - patience
            order by o.changed_at desc limit 500)
           union all
           (select asked.tenant, j.id || j.progress, 'job.progress', j.id, array[j.id], clock_timestamp()
            from jobs j where j.tenant_id = asked.tenant and j.status = 'running')
           union all
           (select asked.tenant, 'positions' || md5(string_agg(concat_ws('|', p.vehicle, p.at, p.latitude, p.longitude), ';'
              order by p.vehicle)), 'positions', null, array[]::text[], clock_timestamp()
            from vehicle_positions p where p.tenant_id = asked.tenant having count(*) > 0)
         ) as n
       $$;
     revoke all on function console_news(text[], timestamptz, interval) from public;
     grant execute on function console_news(text[], timestamptz, interval) to ${APP_ROLE};

     -- Of these sessions, those that last.
     create function open_console_sessions(ids text[], at timestamptz) returns setof text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.id from console_sessions s
         join staff f on f.tenant_id = s.tenant_id and f.id = s.staff and f.archived_at is null
         where s.id = any(ids) and s.expires_at > at
       $$;
     revoke all on function open_console_sessions(text[], timestamptz) from public;
     grant execute on function open_console_sessions(text[], timestamptz) to ${APP_ROLE};`,
  );
  await tenantTables(db, ['request_log']);
  await systemTable(db, 'request_log', 'select, delete');
  // Written by the function alone.
  await run(db, `revoke insert, update, delete on request_log from ${APP_ROLE};`);
}
