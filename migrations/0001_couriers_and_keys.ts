/** Couriers, their two tenants, admin keys, and what the HTTP kernel keeps: idempotency, rate limit, audit. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, SYSTEM_ROLE, systemTable, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Roles belong to the cluster, so another database of it may have made them, at this very moment even.
  await run(
    db,
    `do $$
     declare
       role_name text;
       -- From PostgreSQL 16 on one can be a member of a role and not be allowed to act under it.
       may_act_as text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
     begin
       perform pg_advisory_xact_lock(hashtext('waypost.roles'));
       foreach role_name in array array['${APP_ROLE}', '${SYSTEM_ROLE}'] loop
         begin
           if not exists (select from pg_roles where rolname = role_name) then
             execute format('create role %I nologin nosuperuser nobypassrls', role_name);
           end if;
           if not pg_has_role(current_user, role_name, may_act_as) then
             execute format('grant %I to %I', role_name, current_user);
           end if;
         exception when duplicate_object or unique_violation then null;
         end;
       end loop;
     end $$;

     create table couriers (
       id text primary key,
       name text not null,
       plan text not null check (plan in ('growth', 'pro', 'enterprise')),
       timezone text not null default 'Europe/London',
       created_at timestamptz not null
     );

     create table tenants (
       id text primary key,
       courier_id text not null references couriers,
       mode text not null check (mode in ('live', 'sandbox')),
       cut_off text not null default '18:00',
       quiet_from text not null default '20:00',
       quiet_to text not null default '08:00',
       sender_name text,
       stop_minutes jsonb not null default '{}',
       created_at timestamptz not null,
       unique (courier_id, mode)
     );

     create table admin_keys (
       tenant_id text not null references tenants,
       id text not null,
       label text,
       scopes text[] not null,
       digest text not null unique,
       last_four text not null,
       created_at timestamptz not null,
       last_used_at timestamptz,
       expires_at timestamptz,
       revoked_at timestamptz,
       primary key (tenant_id, id)
     );

     create table idempotency_keys (
       tenant_id text not null references tenants,
       key text not null,
       request_digest text not null,
       status integer,
       headers jsonb,
       body bytea,
       sealed boolean not null default false,
       created_at timestamptz not null,
       primary key (tenant_id, key)
     );
     create index idempotency_keys_by_age on idempotency_keys (created_at);

     -- As for events: row-level security, and no lock shared on the tenant's row.
     create table audit_log (
       tenant_id text not null,
       id text not null,
       actor text not null,
       action text not null,
       subject text,
       request_id text,
       detail text,
       at timestamptz not null,
       primary key (tenant_id, id)
     );
     create index audit_log_of_subject on audit_log (tenant_id, subject, at) where subject is not null;

     -- One hot row per key and minute: nothing is lost when a crash empties it, and unlogged it is sixty times faster.
     create unlogged table rate_limits (
       key varchar(255) primary key,
       points integer not null default 0,
       expire bigint
     );`,
  );
  await tenantTables(db, ['admin_keys', 'idempotency_keys', 'audit_log']);
  await tenantTables(db, ['tenants'], 'id');
  await run(
    db,
    `alter table couriers enable row level security;
     create policy of_tenant on couriers for select to ${APP_ROLE}
       using (id = (select courier_id from tenants where tenants.id = current_setting('waypost.tenant_id', true)));
     grant select on couriers to ${APP_ROLE}, ${SYSTEM_ROLE};
     revoke insert, update, delete on tenants, audit_log from ${APP_ROLE};
     grant insert on audit_log to ${APP_ROLE};
     grant select, insert, update, delete on rate_limits to ${APP_ROLE};`,
  );
  await systemTable(db, 'tenants', 'select');
  await run(db, `create policy of_system on couriers for select to ${SYSTEM_ROLE} using (true);`);
  await systemTable(db, 'admin_keys', 'select, update');
  await systemTable(db, 'idempotency_keys', 'select, delete');

  // Before a key is known there is no tenant: this function alone looks across tenants, by the digest of a secret.
  await run(
    db,
    `create function authenticate_key(key_digest text)
       returns table (key_id text, tenant_id text, mode text, courier_id text, plan text, timezone text,
                      scopes text[], expires_at timestamptz, revoked_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select k.id, t.id, t.mode, c.id, c.plan, c.timezone, k.scopes, k.expires_at, k.revoked_at
         from admin_keys k join tenants t on t.id = k.tenant_id join couriers c on c.id = t.courier_id
         where k.digest = key_digest
       $$;
     revoke all on function authenticate_key(text) from public;
     grant execute on function authenticate_key(text) to ${APP_ROLE};`,
  );
}
