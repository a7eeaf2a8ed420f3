/** Finds whose record an operator has named, across couriers; read as the database's owner. */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';

/** A record and its courier; a courier is its own. `status` is an endpoint's, `archived` if it was deleted. */
export type OwnedRecord = { courier: string; status: string | null };

const KINDS = {
  courier: (id: string) =>
    sql<OwnedRecord>`select id as courier, null as status from couriers where id = ${id}`,
  order: (id: string) => sql<OwnedRecord>`
    select t.courier_id as courier, o.status from orders o join tenants t on t.id = o.tenant_id where o.id = ${id}`,
  endpoint: (id: string) => sql<OwnedRecord>`
    select t.courier_id as courier, case when w.archived_at is null then w.status else 'archived' end as status
    from webhook_endpoints w join tenants t on t.id = w.tenant_id where w.id = ${id}`,
};

export async function findOwner(
  db: Database,
  kind: keyof typeof KINDS,
  id: string,
): Promise<OwnedRecord | undefined> {
  return (await KINDS[kind](id).execute(db)).rows[0];
}
