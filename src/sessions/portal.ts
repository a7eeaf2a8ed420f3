/**
 * Rows of the sessions that give a shipper's user access to the portal. Secrets are kept as digests. Queries only.
 */
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';

/** Invites one of a shipper's users, or invites them again: earlier invitations end. Returns when that was. */
export async function invitePortalUser(scope: Scope, shipper: string, address: string): Promise<Date> {
  await insertRow(scope, 'portal_invitations', {
    row: { shipper, portal_user: address, invited_at: scope.now },
    defaults: ['used_at'],
  })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'shipper', 'portal_user'])
        .doUpdateSet({ invited_at: scope.now, used_at: null }),
    )
    .execute();
  return scope.now;
}

/** Ends what gives users of a shipper access: of one, or of all. */
export async function deletePortalAccess(scope: Scope, shipper: string, address?: string): Promise<void> {
  for (const table of ['portal_sessions', 'portal_invitations'] as const) {
    let query = scope.trx.deleteFrom(table).where('shipper', '=', shipper);
    if (address !== undefined) query = query.where('portal_user', '=', address);
    await query.execute();
  }
}

/** The latest invitation of a shipper's user; `used_at` is null while nobody has come by it. */
export type PortalInvitation = { invited_at: Date; used_at: Date | null };

/** Returns the invitation, locked; undefined for somebody who was invited before invitations were kept. */
export async function lockPortalInvitation(
  scope: Scope,
  shipper: string,
  address: string,
): Promise<PortalInvitation | undefined> {
  return scope.trx
    .selectFrom('portal_invitations')
    .select(['invited_at', 'used_at'])
    .where('shipper', '=', shipper)
    .where('portal_user', '=', address)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that a locked invitation was used. */
export async function markInvitationUsed(scope: Scope, shipper: string, address: string): Promise<void> {
  await scope.trx
    .updateTable('portal_invitations')
    .set({ used_at: scope.now })
    .where('shipper', '=', shipper)
    .where('portal_user', '=', address)
    .where('used_at', 'is', null)
    .execute();
}

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

export async function deletePortalSession(scope: Scope, digest: string): Promise<void> {
  await scope.trx.deleteFrom('portal_sessions').where('digest', '=', digest).execute();
}
