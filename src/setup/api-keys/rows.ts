/** Rows of couriers' API keys: digests, never the keys. Queries only. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/client.js';
import { insertRow } from '../../db/insert.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { type AccessScope, type Mode, SCOPES } from '../../domain/access.js';
import type { ApiKey } from './resource.js';

type OwnKeyRow = Selectable<DB['admin_keys']>;
export type AdminKeyRow = OwnKeyRow & { courier: string; mode: Mode };

export async function insertAdminKey(
  scope: Scope,
  key: Pick<OwnKeyRow, 'id' | 'label' | 'scopes' | 'allowed_ips' | 'digest' | 'last_four' | 'expires_at'>,
): Promise<OwnKeyRow> {
  return insertRow(scope, 'admin_keys', {
    row: { ...key, created_at: scope.now },
    defaults: ['last_used_at', 'revoked_at', 'rolled_at'],
  })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists the tenant's keys that are not revoked, a page or all; newest first. */
export async function listOwnAdminKeys(scope: Scope, query: PageQuery): Promise<Page<OwnKeyRow>> {
  const valid = scope.trx.selectFrom('admin_keys').selectAll().where('revoked_at', 'is', null);
  return page(scope, 'admin_keys', valid, query, { unlimited: true });
}

/**
 * Counts the tenant's keys that are neither revoked nor expired. Other counts wait until this transaction ends, so that
 * none can be added in between.
 */
export async function countAdminKeys(scope: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`admin_keys/${scope.tenant.id}`}, 0))`.execute(
    scope.trx,
  );
  const { count } = await scope.trx
    .selectFrom('admin_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', scope.now)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the tenant's key with this id if it is not revoked, and keeps it so until the transaction ends. */
export async function lockAdminKeyShared(scope: Scope, id: string): Promise<OwnKeyRow | undefined> {
  return unrevoked(scope, id).forShare().executeTakeFirst();
}

/** Returns the tenant's key with this id, locked, if it is not revoked. */
export async function lockAdminKey(scope: Scope, id: string): Promise<OwnKeyRow | undefined> {
  return unrevoked(scope, id).forUpdate().executeTakeFirst();
}

function unrevoked(scope: Scope, id: string) {
  return scope.trx
    .selectFrom('admin_keys')
    .selectAll()
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
}

/** Ends a locked key at this time, another one having taken its place. */
export async function endRolledKey(scope: Scope, id: string, expiresAt: Date): Promise<void> {
  await scope.trx
    .updateTable('admin_keys')
    .set({ expires_at: expiresAt, rolled_at: scope.now })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .execute();
}

/** Revokes one of the tenant's keys; false if there is none, or it was already revoked. */
export async function revokeAdminKey(scope: Scope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('admin_keys')
    .set({ revoked_at: scope.now })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function adminKeyView(row: OwnKeyRow, mode: Mode): ApiKey {
  return {
    id: row.id,
    object: 'api_key',
    mode,
    label: row.label,
    scopes: row.scopes.filter(isScope),
    allowed_ips: row.allowed_ips.length === 0 ? undefined : row.allowed_ips,
    last_four: row.last_four,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

const isScope = (name: string): name is AccessScope => (SCOPES as readonly string[]).includes(name);

const keys = (db: Database) =>
  db
    .selectFrom('admin_keys')
    .innerJoin('tenants', 'tenants.id', 'admin_keys.tenant_id')
    .selectAll('admin_keys')
    .select(['tenants.courier_id as courier', 'tenants.mode']);

/** Lists every admin key, the oldest first; for operators' tools. */
export async function listAdminKeys(db: Database): Promise<AdminKeyRow[]> {
  return keys(db).orderBy('admin_keys.created_at').orderBy('admin_keys.id').execute();
}

/** Returns the admin key with this id, or undefined; for operators' tools. */
export async function findAdminKey(db: Database, id: string): Promise<AdminKeyRow | undefined> {
  return keys(db).where('admin_keys.id', '=', id).executeTakeFirst();
}

/** Returns the admin key with this digest, if it is not revoked. */
export async function findAdminKeyByDigest(db: Database, digest: string): Promise<AdminKeyRow | undefined> {
  return keys(db)
    .where('admin_keys.digest', '=', digest)
    .where('admin_keys.revoked_at', 'is', null)
    .executeTakeFirst();
}
