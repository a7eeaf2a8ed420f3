/** Rows of the API keys of couriers: digests, never the keys. Queries only. */
import type { Selectable } from 'kysely';
import type { Database } from '../db/client.js';
import type { DB } from '../db/tables.js';
import type { Mode } from '../domain/access.js';

export type AdminKeyRow = Selectable<DB['admin_keys']> & { courier: string; mode: Mode };

/** Adds an admin key. */
export async function insertAdminKey(
  db: Database,
  key: Pick<AdminKeyRow, 'tenant_id' | 'id' | 'label' | 'scopes' | 'digest' | 'last_four' | 'created_at'>,
): Promise<void> {
  await db.insertInto('admin_keys').values(key).execute();
}

const keys = (db: Database) =>
  db
    .selectFrom('admin_keys')
    .innerJoin('tenants', 'tenants.id', 'admin_keys.tenant_id')
    .selectAll('admin_keys')
    .select(['tenants.courier_id as courier', 'tenants.mode']);

/** Every admin key, the oldest first. */
export async function listAdminKeys(db: Database): Promise<AdminKeyRow[]> {
  return keys(db).orderBy('admin_keys.created_at').orderBy('admin_keys.id').execute();
}

/** The admin key with this id, or undefined. */
export async function findAdminKey(db: Database, id: string): Promise<AdminKeyRow | undefined> {
  return keys(db).where('admin_keys.id', '=', id).executeTakeFirst();
}

/** The admin key with this digest, if it isn't revoked. */
export async function findAdminKeyByDigest(db: Database, digest: string): Promise<AdminKeyRow | undefined> {
  return keys(db)
    .where('admin_keys.digest', '=', digest)
    .where('admin_keys.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Revokes an admin key; one that was revoked before stays so since then. */
export async function revokeAdminKey(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('admin_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}
