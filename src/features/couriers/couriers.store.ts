/**
 * Rows of couriers, their tenants and admin keys, across tenants: for operators' tools, which run as the database's
 * owner, not under a scope. Queries only.
 */
import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.js';
import { json } from '../../db/json-column.js';
import type { Tenant } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Mode } from '../../domain/lifecycles.js';

export type CourierRow = Selectable<DB['couriers']>;
export type AdminKeyRow = Selectable<DB['admin_keys']> & { courier: string; mode: Mode };

/** Adds a courier with its two tenants. */
export async function insertCourier(
  db: Database,
  courier: Pick<CourierRow, 'id' | 'name' | 'plan' | 'created_at'>,
  tenants: Record<Mode, string>,
): Promise<void> {
  const modes: Mode[] = ['live', 'sandbox'];
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('couriers').values(courier).execute();
    await trx
      .insertInto('tenants')
      .values(
        modes.map((mode) => ({
          id: tenants[mode],
          courier_id: courier.id,
          mode,
          stop_minutes: json({}),
          created_at: courier.created_at,
        })),
      )
      .execute();
  });
}

/** The oldest courier of this name, or undefined. */
export async function findCourierByName(db: Database, name: string): Promise<CourierRow | undefined> {
  return db
    .selectFrom('couriers')
    .selectAll()
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Every courier with its tenants, the oldest first. */
export async function listCouriers(db: Database) {
  return db
    .selectFrom('couriers')
    .innerJoin('tenants as live', (join) =>
      join.onRef('live.courier_id', '=', 'couriers.id').on('live.mode', '=', 'live'),
    )
    .innerJoin('tenants as sandbox', (join) =>
      join.onRef('sandbox.courier_id', '=', 'couriers.id').on('sandbox.mode', '=', 'sandbox'),
    )
    .select(['couriers.id', 'couriers.name', 'couriers.plan', 'couriers.created_at'])
    .select(['live.id as live', 'sandbox.id as sandbox'])
    .orderBy('couriers.created_at')
    .execute();
}

/** The courier's tenant of this mode, or undefined. */
export async function findTenant(db: Database, courier: string, mode: Mode): Promise<Tenant | undefined> {
  return db
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select(['tenants.id', 'tenants.mode', 'couriers.id as courier', 'couriers.plan', 'couriers.timezone'])
    .where('couriers.id', '=', courier)
    .where('tenants.mode', '=', mode)
    .executeTakeFirst();
}

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
