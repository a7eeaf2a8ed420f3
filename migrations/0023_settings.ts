/** What a courier sets for an environment by itself, in place of what it was made with. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants
       -- Null: as the courier was made with.
       add column name text,
       add column timezone text,
       -- The number that texts come from; null: the deployment's.
       add column sms_from text,
       -- Days after which the personal data of closed orders go; null: never by themselves.
       add column retention_days integer check (retention_days > 0),
       -- Who is told by email of what needs somebody.
       add column notify_emails text[] not null default '{}';
     grant update (name, timezone, cut_off, quiet_from, quiet_to, stop_minutes, sender_name, sms_from, retention_days,
                   notify_emails) on tenants to ${APP_ROLE};

     create or replace function authenticate_key(key_digest text)
       returns table (key_id text, tenant_id text, mode text, courier_id text, plan text, timezone text,
                      scopes text[], expires_at timestamptz, revoked_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select k.id, t.id, t.mode, c.id, c.plan, coalesce(t.timezone, c.timezone), k.scopes, k.expires_at, k.revoked_at
         from admin_keys k join tenants t on t.id = k.tenant_id join couriers c on c.id = t.courier_id
         where k.digest = key_digest
       $$;`,
  );
}
