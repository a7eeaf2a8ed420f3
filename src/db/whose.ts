/** Whose records are that an operator names, across couriers; as the database's owner. */
import { sql } from 'kysely';
import type { Database } from './client.js';

/** A record and its courier, which for a courier is itself. `status`: of an endpoint, `archived` for one that was deleted. */
export type Named = { courier: string; status: string | null };

const KINDS = {
  courier: (id: string) => sql<Named>`select id as courier, null as status from couriers where id = ${id}`,
  order: (id: string) => sql<Named>`
    select t.courier_id as courier, o.status from orders o join tenants t on t.id = o.tenant_id where o.id = ${id}`,
  endpoint: (id: string) => sql<Named>`
    select t.courier_id as courier, case when w.archived_at is null then w.status else 'archived' end as status
    from webhook_endpoints w join tenants t on t.id = w.tenant_id where w.id = ${id}`,
};

/** The record of this kind, or undefined. */
export async function findNamed(
  db: Database,
  kind: keyof typeof KINDS,
  id: string,
): Promise<Named | undefined> {
  return (await KINDS[kind](id).execute(db)).rows[0];
}
