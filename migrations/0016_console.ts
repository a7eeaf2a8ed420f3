/** The console: the courier's staff, the links that are mailed to them, their sessions, and what open pages are told. */
import type { Kysely } from 'kysely';
import { appFunction, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Staff, links and sessions belong to the live tenant: staff are the courier's, in both environments.
     create table staff (
       tenant_id text not null references tenants,
       id text not null,
       -- In lower case.
       email text not null,
       role text not null check (role in ('owner', 'dispatcher', 'viewer')),
       created_at timestamptz not null,
       updated_at timestamptz not null,
       archived_at timestamptz,
       primary key (tenant_id, id)
     );
     create unique index staff_by_email on staff (email, tenant_id) where archived_at is null;
     ${tenantTable('staff')}

     create table console_links (
       tenant_id text not null,
       id text not null,
       staff text not null,
       kind text not null check (kind in ('sign_in', 'invitation', 'demo')),
       created_at timestamptz not null,
       -- Null: it opens the console any number of times.
       expires_at timestamptz,
       used_at timestamptz,
       -- The digest of a cookie of the browser that asked. Null: somebody else had the link sent.
       asked_by text,
       -- What became of the mail; null while it is still to be sent, and for a link that is not mailed.
       mail text check (mail in ('sent', 'refused', 'unknown')),
       -- The sending is claimed as that of a message is.
       claimed_by text,
       claimed_until timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, staff) references staff
     );
     create unique index console_links_by_id on console_links (id);
     create index console_links_of_staff on console_links (tenant_id, staff, created_at);
     create index console_links_by_age on console_links (expires_at);
     ${tenantTable('console_links')}
     ${systemTable('console_links', 'select, delete')}

     create table console_sessions (
       tenant_id text not null,
       id text not null,
       digest text not null,
       staff text not null,
       -- It began by a link of the kind 'demo'.
       demo boolean not null,
       device text not null default '',
       last_used_at timestamptz not null default now(),
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, staff) references staff
     );
     create unique index console_sessions_by_digest on console_sessions (digest);
     create index console_sessions_of_staff on console_sessions (tenant_id, staff);
     create index console_sessions_by_age on console_sessions (expires_at);
     ${tenantTable('console_sessions')}
     ${systemTable('console_sessions', 'select, delete')}

     -- A visitor has no key: an address, a link's id or the digest of a cookie leads to the tenant.
     create function staff_of_email(looked_up text) returns table (tenant_id text, id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.tenant_id, s.id from staff s where s.email = looked_up and s.archived_at is null
         order by s.created_at, s.id limit 20
       $$;
     ${appFunction('staff_of_email(text)')}

     create function tenant_of_console_link(looked_up text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from console_links where id = looked_up
       $$;
     ${appFunction('tenant_of_console_link(text)')}

     create function console_session(looked_up text, at timestamptz)
       returns table (id text, staff text, email text, role text, demo boolean, courier text, courier_name text,
                      plan text, live text, live_timezone text, sandbox text, sandbox_timezone text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.id, f.id, f.email, f.role, s.demo, c.id, coalesce(live.name, c.name), c.plan,
           live.id, coalesce(live.timezone, c.timezone), box.id, coalesce(box.timezone, c.timezone)
         from console_sessions s
         join staff f on f.tenant_id = s.tenant_id and f.id = s.staff and f.archived_at is null
         join tenants live on live.id = s.tenant_id
         join couriers c on c.id = live.courier_id
         join tenants box on box.courier_id = c.id and box.mode = 'sandbox'
         where s.digest = looked_up and s.expires_at > at
       $$;
     ${appFunction('console_session(text, timestamptz)')}

     -- The same, if it was used lately enough.
     create function console_session(looked_up text, at timestamptz, used_since timestamptz)
       returns table (id text, staff text, email text, role text, demo boolean, courier text, courier_name text,
                      plan text, live text, live_timezone text, sandbox text, sandbox_timezone text,
                      last_used_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select found.*, s.last_used_at
         from console_session(looked_up, at) as found
         join console_sessions s on s.tenant_id = found.live and s.id = found.id
         where s.last_used_at > used_since
       $$;
     ${appFunction('console_session(text, timestamptz, timestamptz)')}

     -- Of these sessions, those that last.
     create function open_console_sessions(ids text[], at timestamptz) returns setof text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.id from console_sessions s
         join staff f on f.tenant_id = s.tenant_id and f.id = s.staff and f.archived_at is null
         where s.id = any(ids) and s.expires_at > at
       $$;
     ${appFunction('open_console_sessions(text[], timestamptz)')}

     create function open_console_sessions(ids text[], at timestamptz, used_since timestamptz) returns setof text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.id from console_sessions s
         where s.id in (select open_console_sessions(ids, at)) and s.last_used_at > used_since
       $$;
     ${appFunction('open_console_sessions(text[], timestamptz, timestamptz)')}

     -- What is new for the open consoles of several tenants: events, what was done by the API, orders that changed, how far
     -- jobs are, and a word that changes when a vehicle reports. A change can be seen a little after the time that it
     -- bears, so each call overlaps the one before by 'patience'; the caller knows what it has passed on.
     create function console_news(tenants text[], changed_since timestamptz, patience interval)
       returns table (tenant text, key text, type text, id text, subjects text[], at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select n.tenant, n.key, n.type, n.id, array_remove(n.subjects, null), n.at
         from unnest(tenants) as asked (tenant)
         cross join lateral (
           (select asked.tenant, e.id as key, e.type, e.id, array[e.subject, e.data ->> 'order', e.data ->> 'run',
              e.data ->> 'route'] as subjects, e.created_at as at
            from events e
            where e.tenant_id = asked.tenant and e.created_at > now() - patience
            order by e.created_at desc limit 500)
           union all
           (select asked.tenant, a.id, a.action, a.id, array[a.subject], a.at
            from audit_log a
            where a.tenant_id = asked.tenant and a.at > changed_since
            order by a.at desc limit 500)
           union all
           (select asked.tenant, o.id || o.changed_at, 'order.changed', o.id, array[o.id], o.changed_at
            from order_states o
            where o.tenant_id = asked.tenant and o.changed_at > now() - patience
            order by o.changed_at desc limit 500)
           union all
           (select asked.tenant, j.id || j.progress, 'job.progress', j.id, array[j.id], clock_timestamp()
            from jobs j where j.tenant_id = asked.tenant and j.status = 'running')
           union all
           (select asked.tenant, 'positions' || md5(string_agg(concat_ws('|', p.vehicle, p.at, p.latitude, p.longitude,
              (select max(d.at) from doubted_positions d where (d.tenant_id, d.vehicle) = (p.tenant_id, p.vehicle))), ';'
              order by p.vehicle)), 'positions', null, array[]::text[], clock_timestamp()
            from vehicle_positions p where p.tenant_id = asked.tenant having count(*) > 0)
         ) as n
       $$;
     ${appFunction('console_news(text[], timestamptz, interval)')}`,
  );
}
