/** Invitations of drivers to install the app, and of shippers' portal users, each with their own link. */
import type { Scope } from '../db/scope.js';
import type { DriverRow } from '../setup/drivers/rows.js';
import { type Draft, insertMessages } from '../records/messages.js';
import { invitePortalUser } from '../sessions/portal.js';
import type { ShipperRow } from '../setup/shippers/rows.js';
import { draftTo } from './draft.js';
import { driverLink, portalLink } from './invite-link.js';

type InvitationKind = 'driver_invite' | 'portal_invite';

/** Returns the key prefix of a driver's invitations, or of those of a shipper's portal users. */
export const inviteKeyPrefix = (kind: InvitationKind, subject: string): string => `${kind}/${subject}/`;

const keyOf = (scope: Scope, kind: InvitationKind, subject: string) =>
  `${inviteKeyPrefix(kind, subject)}${scope.newId('event')}`;

/** Invites a driver by text to install the app and set a PIN. */
export async function inviteDriver(scope: Scope, driver: DriverRow): Promise<void> {
  const kind = 'driver_invite';
  const to = [{ channel: 'sms' as const, address: driver.phone }];
  const about = { keyPrefix: keyOf(scope, kind, driver.id), link: driverLink(scope, driver) };
  await insertMessages(scope, await draftTo(scope, kind, to, { driver_name: driver.name }, about));
}

/** Invites these of a shipper's portal users by email, and no others. The links of earlier invitations end. */
export async function invitePortalUsers(
  scope: Scope,
  shipper: ShipperRow,
  users: readonly string[],
): Promise<void> {
  const kind = 'portal_invite';
  const keyPrefix = keyOf(scope, kind, shipper.id);
  const drafts: Draft[] = [];
  for (const address of users) {
    const invitedAt = await invitePortalUser(scope, shipper.id, address);
    const link = portalLink(scope, shipper, address, invitedAt);
    const values = { shipper_name: shipper.name };
    const to = [{ channel: 'email' as const, address }];
    drafts.push(...(await draftTo(scope, kind, to, values, { keyPrefix, link })));
  }
  await insertMessages(scope, drafts);
}
