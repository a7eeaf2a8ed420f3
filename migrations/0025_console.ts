/** Who of a courier uses the console: staff, the links that are mailed to them, and their sessions. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- All of this belongs to the live tenant: staff are the courier's, in both environments.
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

     create table console_links (
       tenant_id text not null,
       id text not null,
       staff text not null,
       kind text not null check (kind in ('sign_in', 'invitation', 'demo')),
       created_at timestamptz not null,
       -- Null: it opens the console as often as wanted.
       expires_at timestamptz,
       used_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, staff) references staff
     );
     create unique index console_links_by_id on console_links (id);
     create index console_links_of_staff on console_links (tenant_id, staff, created_at);
     create index console_links_by_age on console_links (expires_at);

     create table console_sessions (
       tenant_id text not null,
       id text not null,
       digest text not null,
       staff text not null,
       -- Began by a link of the kind 'demo'.
       demo boolean not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, staff) references staff
     );
     create unique index console_sessions_by_digest on console_sessions (digest);
     create index console_sessions_of_staff on console_sessions (tenant_id, staff);
     create index console_sessions_by_age on console_sessions (expires_at);`,
  );
  await tenantTables(db, ['staff', 'console_links', 'console_sessions']);
  await systemTable(db, 'console_links', 'select, delete');
  await systemTable(db, 'console_sessions', 'select, delete');

  // A visitor has no key: an address, a link's id or the digest of a cookie leads to the tenant.
  await run(
    db,
    `create function staff_of_email(looked_up text) returns table (tenant_id text, id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.tenant_id, s.id from staff s where s.email = looked_up and s.archived_at is null
         order by s.created_at, s.id limit 20
       $$;
     create function tenant_of_console_link(looked_up text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from console_links where id = looked_up
       $$;
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
     revoke all on function staff_of_email(text) from public;
     revoke all on function tenant_of_console_link(text) from public;
     revoke all on function console_session(text, timestamptz) from public;
     grant execute on function staff_of_email(text) to ${APP_ROLE};
     grant execute on function tenant_of_console_link(text) to ${APP_ROLE};
     grant execute on function console_session(text, timestamptz) to ${APP_ROLE};`,
  );
}
