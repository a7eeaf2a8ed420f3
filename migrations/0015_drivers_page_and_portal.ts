/** The drivers' page and the shippers' portal: who is signed in, and what an open page asks for. */
import type { Kysely } from 'kysely';
import { appFunction, run, systemTable, tenantTable } from './support.js';

/** A visitor has no key: an id, or the digest of a secret, leads to the tenant, under which all else is checked. */
function tenantLookup(name: string, query: string): string {
  return `
     create function ${name}(looked_up text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$ ${query} $$;
     ${appFunction(`${name}(text)`)}`;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table driver_pins (
       tenant_id text not null,
       driver text not null,
       salt bytea not null,
       hash bytea not null,
       -- Tries since the last right one; each is counted before it is checked.
       tries integer not null default 0,
       -- Locks since the last right one: each is longer than the one before.
       locks integer not null default 0,
       locked_until timestamptz,
       set_at timestamptz not null,
       primary key (tenant_id, driver),
       foreign key (tenant_id, driver) references drivers
     );
     ${tenantTable('driver_pins')}

     create table driver_sessions (
       tenant_id text not null,
       digest text not null,
       driver text not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, digest),
       foreign key (tenant_id, driver) references drivers
     );
     create unique index driver_sessions_by_digest on driver_sessions (digest);
     create index driver_sessions_of_driver on driver_sessions (tenant_id, driver);
     create index driver_sessions_by_age on driver_sessions (expires_at);
     ${tenantTable('driver_sessions')}
     ${systemTable('driver_sessions', 'select, delete')}

     -- Of a shipper's portal user: the latest invitation, and whether it was ever used.
     create table portal_invitations (
       tenant_id text not null,
       shipper text not null,
       portal_user text not null,
       invited_at timestamptz not null,
       used_at timestamptz,
       primary key (tenant_id, shipper, portal_user),
       foreign key (tenant_id, shipper) references shippers
     );
     ${tenantTable('portal_invitations')}

     create table portal_sessions (
       tenant_id text not null,
       digest text not null,
       shipper text not null,
       -- The address that was invited: the session ends when it is taken off the shipper.
       portal_user text not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (tenant_id, digest),
       foreign key (tenant_id, shipper) references shippers
     );
     create unique index portal_sessions_by_digest on portal_sessions (digest);
     create index portal_sessions_of_shipper on portal_sessions (tenant_id, shipper);
     create index portal_sessions_by_age on portal_sessions (expires_at);
     ${tenantTable('portal_sessions')}
     ${systemTable('portal_sessions', 'select, delete')}

     ${tenantLookup('tenant_of_driver', 'select tenant_id from drivers where id = looked_up')}
     ${tenantLookup(
       'tenant_of_driver_session',
       'select tenant_id from driver_sessions where digest = looked_up',
     )}
     ${tenantLookup('tenant_of_shipper', 'select tenant_id from shippers where id = looked_up')}
     ${tenantLookup(
       'tenant_of_portal_session',
       'select tenant_id from portal_sessions where digest = looked_up',
     )}

     -- A shipper's user asks for a new link by their address alone, before anybody knows whose user it is.
     create function shippers_of_portal_user(looked_up text) returns table (tenant_id text, id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.tenant_id, s.id from shippers s
         where s.archived_at is null and exists (
           select from unnest(s.portal_users) as named (address) where lower(named.address) = looked_up)
         order by s.created_at, s.id limit 20
       $$;
     ${appFunction('shippers_of_portal_user(text)')}

     -- For the open pages of all drivers at once: the sessions that still last, each with a word that changes whenever
     -- something changes that its page shows.
     create function watched_runs(digests text[], at timestamptz, from_date date, to_date date)
       returns table (digest text, version text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.digest, md5(coalesce(seen.words, ''))
         from driver_sessions s
         join drivers d on d.tenant_id = s.tenant_id and d.id = s.driver
         left join lateral (
           select string_agg(concat_ws('|', r.id, r.status, r.vehicle, r.broken_down_at, p.id, p.sequence, p.status,
             p.pieces, p.eta, p.window_from, p.window_to, p.failure_reason, o.updated_at), ';'
             order by r.id, p.sequence, p.id) as words
           from runs r
           left join stops p on p.tenant_id = r.tenant_id and p.route = r.route
           left join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
           where r.tenant_id = s.tenant_id and r.driver = s.driver
             and (r.date between from_date and to_date or r.status = 'started')
         ) seen on true
         where s.digest = any(digests) and s.expires_at > at
           and d.app_status <> 'suspended' and d.archived_at is null
       $$;
     ${appFunction('watched_runs(text[], timestamptz, date, date)')}`,
  );
}
