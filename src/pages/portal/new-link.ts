/** Sends a shipper's user a new link to the portal, when they ask for one. */
import { insertAudit } from '../../db/audit.js';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { findShippersOfPortalUser, lockPortalInvitation } from '../../sessions/portal.js';
import { lockShipper } from '../../setup/shippers/rows.js';
import { invitePortalUsers } from '../../messaging/invitations.js';
import { PORTAL_ACTOR } from './sign-in.js';

/** For how long after an invitation no other one is sent for the asking. */
const PAUSE_MS = 15 * 60_000;

/**
 * POST /portal/link: invites the user with this address again, for each shipper whose user they are. Sends nothing to an
 * address that no shipper has named, or that was invited just now.
 */
export async function requestPortalLink(source: ScopeSource, email: string): Promise<void> {
  for (const { tenant_id: tenant, id } of await findShippersOfPortalUser(source.db, email)) {
    await inScope(source, tenant, PORTAL_ACTOR, async (scope) => {
      const shipper = await lockShipper(scope, id);
      const user = shipper?.portal_users.find((each) => each.toLowerCase() === email);
      if (!shipper || user === undefined) return;
      const invitation = await lockPortalInvitation(scope, id, user);
      if (invitation && scope.now.getTime() - invitation.invited_at.getTime() < PAUSE_MS) return;
      await invitePortalUsers(scope, shipper, [user]);
      await insertAudit(scope, { action: 'portal.link_requested', subject: id });
    });
  }
}
