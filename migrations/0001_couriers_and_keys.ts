/** The database's two roles; couriers, their two tenants and sender numbers, and the keys to the API. */
import type { Kysely } from 'kysely';
import { APP_ROLE, appFunction, run, SYSTEM_ROLE, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Roles belong to the whole cluster: a migration of another database may create them, even at this very moment.
     do $$
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

     -- A courier's live or sandbox environment, and its settings.
     create table tenants (
       id text primary key,
       courier_id text not null references couriers,
       mode text not null check (mode in ('live', 'sandbox')),
       -- Null: the courier's.
       name text,
       timezone text,
       cut_off text not null default '18:00',
       quiet_from text not null default '20:00',
       quiet_to text not null default '08:00',
       -- The number of the courier's office.
       phone text,
       -- What recipients are told that messages come from. Null: the courier's name.
       sender_name text,
       -- The number that texts come from. Null: the deployment's.
       sms_from text,
       -- What emails have: the courier's colour, and where they are answered.
       colour text check (colour ~ '^#[0-9a-f]{6}$'),
       reply_to text,
       -- How long a stop takes.
       stop_minutes jsonb not null default '{}',
       -- The rules of planning that the courier has set; those that are left out have their default.
       planning jsonb not null default '{}',
       goods_not_in text not null default 'warn' check (goods_not_in in ('warn', 'leave_out')),
       -- After which reasons of failure a visit is booked again, and how often. Null: every reason; any number.
       rebook_on text[],
       max_attempts integer check (max_attempts > 0),
       -- Days after which the personal data of closed orders are erased. Null: they are kept until somebody asks.
       retention_days integer check (retention_days > 0),
       -- A shorter retention takes effect a week after it was set: what held before, null for ever, and until when it
       -- still does.
       retention_before_days integer,
       retention_before_until timestamptz,
       -- Who is told by email of what needs attention.
       notify_emails text[] not null default '{}',
       -- Of which steps of a day's visit recipients are told.
       notify_recipients text[] not null default '{}' check (notify_recipients <@ array['next_stop', 'delivered']),
       -- When the courier was, or will be, told last of work that is parked.
       told_parked_at timestamptz,
       -- The courier's local date of the night in which the route agent was last asked for a plan.
       asked_overnight_on date,
       created_at timestamptz not null,
       unique (courier_id, mode)
     );
     -- A number belongs to one courier alone, and so does what is sent to it.
     create unique index tenants_live_number on tenants (sms_from) where mode = 'live' and sms_from is not null;
     ${tenantTable('tenants', 'select', 'id')}
     -- What a courier sets by itself, and the agent's mark.
     grant update (name, timezone, cut_off, quiet_from, quiet_to, phone, sender_name, sms_from, colour, reply_to,
                   stop_minutes, planning, goods_not_in, rebook_on, max_attempts, retention_days,
                   retention_before_days, retention_before_until, notify_emails, notify_recipients,
                   asked_overnight_on) on tenants to ${APP_ROLE};
     ${systemTable('tenants', 'select, update (told_parked_at)')}

     alter table couriers enable row level security;
     create policy of_tenant on couriers for select to ${APP_ROLE}
       using (id = (select courier_id from tenants where tenants.id = current_setting('waypost.tenant_id', true)));
     create policy of_system on couriers for select to ${SYSTEM_ROLE} using (true);
     grant select on couriers to ${APP_ROLE}, ${SYSTEM_ROLE};

     -- The numbers that the operator gave a courier; its texts come from no others.
     create table sms_numbers (
       number text primary key,
       courier_id text not null references couriers,
       given_at timestamptz not null
     );
     create index sms_numbers_of_courier on sms_numbers (courier_id);
     alter table sms_numbers enable row level security;
     create policy of_tenant on sms_numbers for select to ${APP_ROLE}
       using (courier_id = (select courier_id from tenants where tenants.id = current_setting('waypost.tenant_id', true)));
     grant select on sms_numbers to ${APP_ROLE};

     create table admin_keys (
       tenant_id text not null references tenants,
       id text not null,
       label text,
       scopes text[] not null,
       -- Addresses and networks that it may be used from; none means any.
       allowed_ips text[] not null default '{}',
       digest text not null unique,
       last_four text not null,
       created_at timestamptz not null,
       last_used_at timestamptz,
       -- When its successor was made. It works until it expires.
       rolled_at timestamptz,
       expires_at timestamptz,
       revoked_at timestamptz,
       primary key (tenant_id, id)
     );
     ${tenantTable('admin_keys')}
     ${systemTable('admin_keys', 'select, update')}

     -- Before a key is known there is no tenant: the digest of the secret leads to both.
     create function authenticate_key(key_digest text)
       returns table (key_id text, tenant_id text, mode text, courier_id text, plan text, timezone text,
                      scopes text[], allowed_ips text[], expires_at timestamptz, revoked_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select k.id, t.id, t.mode, c.id, c.plan, coalesce(t.timezone, c.timezone), k.scopes, k.allowed_ips,
           k.expires_at, k.revoked_at
         from admin_keys k join tenants t on t.id = k.tenant_id join couriers c on c.id = t.courier_id
         where k.digest = key_digest
       $$;
     ${appFunction('authenticate_key(text)')}`,
  );
}
