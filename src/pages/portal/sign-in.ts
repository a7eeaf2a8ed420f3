/**
 * Signs a shipper's user in by the mailed link, while it is valid; the session ends with it. Opening the link changes
 * nothing: scanners do so too, and it may be somebody else's.
 */
import { findRecordsOfAddress, findTenantBy } from '../../db/queries.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import {
  deletePortalSession,
  findPortalSession,
  insertPortalSession,
  lockPortalInvitation,
  markInvitationUsed,
  type PortalInvitation,
} from '../../sessions/portal.js';
import { findSenderNames } from '../../records/sender-names.js';
import { findShipper, lockShipper, type ShipperRow } from '../../setup/shippers/rows.js';
import { portalSession } from '../../page-kit/sessions.js';
import { invitePortalUsers } from '../../messaging/invitations.js';
import { findPortalUser, isLapsed, type PortalClaim, portalLinkEnds } from '../../messaging/invite-link.js';

/** A link as it was opened. */
export type PortalLink = PortalClaim & { id: string };

/** The actor in the audit log. */
const PORTAL_ACTOR = 'portal';

/** The user and portal that a link signs in to. */
export type PortalEntry = { courier: string; shipper: string; user: string };

/** Returns who would be signed in where; `ended` for an expired link, null for an invalid one. */
export function inspectLink(source: ScopeSource, link: PortalLink): Promise<PortalEntry | 'ended' | null> {
  return withLink(source, link, async (scope, shipper, user) => {
    const { courier } = await findSenderNames(scope, []);
    return { courier, shipper: shipper.name, user };
  });
}

/** Returns a session's secret and how long it lasts; `ended` for an expired link, null for an invalid one. */
export function enter(
  source: ScopeSource,
  link: PortalLink,
): Promise<{ secret: string; seconds: number } | 'ended' | null> {
  return withLink(source, link, async (scope, shipper, user) => {
    await markInvitationUsed(scope, shipper.id, user);
    const { secret, digest } = portalSession.create(source);
    await insertPortalSession(scope, {
      digest,
      shipper: shipper.id,
      portal_user: user,
      expires_at: new Date(link.until * 1000),
    });
    await insertAudit(scope, { action: 'portal.sign_in', subject: shipper.id });
    return { secret, seconds: link.until - Math.floor(scope.now.getTime() / 1000) };
  });
}

/** Runs `work` for a link's shipper and user, unless the link has ended or is invalid. */
async function withLink<Result>(
  source: ScopeSource,
  link: PortalLink,
  work: (scope: Scope, shipper: ShipperRow, user: string) => Promise<Result>,
): Promise<Result | 'ended' | null> {
  const tenant = await findTenantBy(source.db, 'tenant_of_shipper', link.id);
  if (tenant === null) return null;
  return inScope(source, tenant, PORTAL_ACTOR, async (scope) => {
    const shipper = await findShipper(scope, link.id);
    const user = shipper && findPortalUser(scope, shipper, link);
    if (!shipper || user === undefined) return null;
    const invitation = await lockPortalInvitation(scope, shipper.id, user);
    if (link.until * 1000 <= scope.now.getTime() || (invitation && hasEnded(scope, invitation, link))) {
      await insertAudit(scope, { action: 'portal.sign_in_failed', subject: shipper.id });
      return 'ended';
    }
    return work(scope, shipper, user);
  });
}

/** Returns whether there is a later invitation, or this one was not used in time. */
function hasEnded(scope: Scope, invitation: PortalInvitation, { until }: PortalLink): boolean {
  const { invited_at: invitedAt, used_at: usedAt } = invitation;
  return until !== portalLinkEnds(invitedAt) || (usedAt === null && isLapsed(scope, invitedAt));
}

/** Runs `work` for the shipper of a session by its cookie's secret; null when there is no session, or no longer. */
export async function withShipper<Result>(
  source: ScopeSource,
  secret: string,
  work: (scope: Scope, shipper: ShipperRow, token: string) => Promise<Result>,
): Promise<Result | null> {
  const digest = portalSession.digestOf(source, secret);
  const tenant = await findTenantBy(source.db, 'tenant_of_portal_session', digest);
  if (tenant === null) return null;
  return inScope(source, tenant, PORTAL_ACTOR, async (scope) => {
    const session = await findPortalSession(scope, digest);
    const shipper = session && (await findShipper(scope, session.shipper));
    // A user removed from the shipper is out.
    if (!shipper?.portal_users.includes(session?.portal_user ?? '')) return null;
    return work(scope, shipper, portalSession.tokenOf(source, digest));
  });
}

/** Ends the session of a cookie's secret, if there is one. */
export async function leave(source: ScopeSource, secret: string): Promise<void> {
  const digest = portalSession.digestOf(source, secret);
  const tenant = await findTenantBy(source.db, 'tenant_of_portal_session', digest);
  if (tenant === null) return;
  await inScope(source, tenant, PORTAL_ACTOR, (scope) => deletePortalSession(scope, digest));
}

/** How long after an invitation another one can be requested. */
const PAUSE_MS = 15 * 60_000;

/**
 * POST /portal/link: invites the user with this address again, for each shipper whose user they are. Sends nothing to an
 * address that no shipper has named, or that was invited just now.
 */
export async function requestPortalLink(source: ScopeSource, email: string): Promise<void> {
  for (const { tenant_id: tenant, id } of await findRecordsOfAddress(
    source.db,
    'shippers_of_portal_user',
    email,
  )) {
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
