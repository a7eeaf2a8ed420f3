/**
 * Rows of the sessions that give a shipper's user access to the portal. Secrets are kept as digests. Queries only.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';

/** Returns the tenant of a shipper's id, or null. */
export async function findTenantOfShipper(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ tenant: string | null }>`select tenant_of_shipper(${id}) as tenant`.execute(
    db,
  );
  return rows[0]?.tenant ?? null;
}

/** Returns the tenant of a session by its digest, or null. */
export async function findTenantOfPortalSession(db: Database, digest: string): Promise<string | null> {
  const { rows } = await sql<{
    tenant: string | null;
  }>`select tenant_of_portal_session(${digest}) as tenant`.execute(db);
  return rows[0]?.tenant ?? null;
}

/** Begins a session. */
export async function insertPortalSession(
  scope: Scope,
  session: { digest: string; shipper: string; portal_user: string; expires_at: Date },
): Promise<void> {
  await insertRow(scope, 'portal_sessions', { row: { ...session, created_at: scope.now } }).execute();
}

/** Returns the owner of a valid session, or undefined. */
export async function findPortalSession(
  scope: Scope,
  digest: string,
): Promise<{ shipper: string; portal_user: string } | undefined> {
  return scope.trx
    .selectFrom('portal_sessions')
    .select(['shipper', 'portal_user'])
    .where('digest', '=', digest)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
}

/** Ends a session. */
export async function deletePortalSession(scope: Scope, digest: string): Promise<void> {
  await scope.trx.deleteFrom('portal_sessions').where('digest', '=', digest).execute();
}
