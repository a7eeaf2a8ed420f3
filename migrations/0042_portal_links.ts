/** A shipper's user asks for a new link to the portal by their address alone, before anybody knows whose user it is. */
import type { Kysely } from 'kysely';
import { appFunction, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function shippers_of_portal_user(looked_up text) returns table (tenant_id text, id text)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.tenant_id, s.id from shippers s
         where s.archived_at is null and exists (
           select from unnest(s.portal_users) as named (address) where lower(named.address) = looked_up)
         order by s.created_at, s.id limit 20
       $$;
     ${appFunction('shippers_of_portal_user(text)')}`,
  );
}
