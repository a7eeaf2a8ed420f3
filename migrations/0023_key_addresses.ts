/** From where a key may be used, and whether another one has taken its place. */
import type { Kysely } from 'kysely';
import { appFunction, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table admin_keys
       -- Addresses and networks; none means any.
       add column allowed_ips text[] not null default '{}',
       -- When its successor was made. It works until it expires.
       add column rolled_at timestamptz;

     drop function authenticate_key(text);
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
