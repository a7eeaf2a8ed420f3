/** Links of invitations: the signature stands in for a log-in that the invited do not have yet. Made and checked here alone. */
import type { Scope } from '../../db/scope.js';
import type { DriverRow } from '../../records/drivers.js';
import type { ShipperRow } from '../../records/shippers.js';

/** A driver's link, that of the latest invitation. */
export function driverLink(scope: Scope, driver: DriverRow): string {
  const signature = scope.vault.sign(driverText(scope, driver));
  return `${scope.settings.publicUrl}/driver?id=${driver.id}&signature=${signature}`;
}

/** Whether a link's signature is that of the driver's latest invitation. */
export function isDriverLink(scope: Scope, driver: DriverRow, signature: string): boolean {
  return scope.vault.verify(driverText(scope, driver), signature);
}

/** What is signed; the first invitation goes without a number. */
function driverText(scope: Scope, { id, invitation }: DriverRow): string {
  const text = `driver/${scope.tenant.id}/${id}`;
  return invitation === 1 ? text : `${text}/${invitation}`;
}

/** How long a link to the portal holds, and the sessions that begin with it. */
const PORTAL_DAYS = 30;

/** What a link to the portal says besides the shipper: for whom, without the address, and until when (Unix seconds). */
export type PortalClaim = { user: string; until: number; signature: string };

/** The link of one of a shipper's portal users, for 30 days from now. */
export function portalLink(scope: Scope, shipper: ShipperRow, address: string): string {
  const until = Math.floor(scope.now.getTime() / 1000) + PORTAL_DAYS * 86_400;
  const signature = scope.vault.sign(portalText(scope, shipper, address, until));
  const user = userKey(scope, shipper, address);
  return `${scope.settings.publicUrl}/portal?id=${shipper.id}&user=${user}&until=${until}&signature=${signature}`;
}

/**
 * Whose link it is, if it was made here and its user is still one of the shipper's; else undefined. Whether it has ended
 * is for the caller to see.
 */
export function findPortalUser(scope: Scope, shipper: ShipperRow, claim: PortalClaim): string | undefined {
  const address = shipper.portal_users.find((each) => userKey(scope, shipper, each) === claim.user);
  if (address === undefined) return undefined;
  return scope.vault.verify(portalText(scope, shipper, address, claim.until), claim.signature)
    ? address
    : undefined;
}

function portalText(scope: Scope, { id }: ShipperRow, address: string, until: number): string {
  return `portal/${scope.tenant.id}/${id}/${address}/${until}`;
}

/** Tells a shipper's users apart in addresses, which stand in logs and histories. */
function userKey(scope: Scope, { id }: ShipperRow, address: string): string {
  return scope.vault.sign(`portal-user/${scope.tenant.id}/${id}/${address}`).slice(0, 12);
}
