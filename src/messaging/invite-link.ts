/**
 * Invitation links: the signature replaces a log-in that the invited person does not have yet. Links are made and
 * checked only here, and never stored (`src/domain/acting-links.ts`).
 */
import type { Scope } from '../db/scope.js';
import type { ActingLink } from '../domain/acting-links.js';
import { actingLink } from '../records/acting-links.js';
import type { DriverRow } from '../setup/drivers/rows.js';
import type { ShipperRow } from '../setup/shippers/rows.js';

const DAY_MS = 86_400_000;

/** For how many days an invitation can be used for the first time. */
const UNUSED_DAYS = 7;

/** Returns whether an unused invitation is too old. */
export function isLapsed(scope: Scope, invitedAt: Date): boolean {
  return scope.now.getTime() - invitedAt.getTime() >= UNUSED_DAYS * DAY_MS;
}

/** Returns a driver's link, for the latest invitation. */
export function driverLink(scope: Scope, driver: DriverRow): ActingLink {
  return actingLink(
    scope,
    driverText(scope, driver),
    (token) => `/driver?id=${driver.id}&signature=${token}`,
  );
}

/** Returns whether a link's signature is that of the driver's latest invitation. */
export function isDriverLink(scope: Scope, driver: DriverRow, signature: string): boolean {
  return scope.deployment.vault.verify(driverText(scope, driver), signature);
}

/** Returns the text to sign; the first invitation has no number. */
function driverText(scope: Scope, { id, invitation }: DriverRow): string {
  const text = `driver/${scope.tenant.id}/${id}`;
  return invitation === 1 ? text : `${text}/${invitation}`;
}

/** How long a link to the portal holds, and the sessions that begin with it. */
const PORTAL_DAYS = 30;

/**
 * What a link to the portal contains in addition to the shipper: the user, without their address, and its expiry (Unix
 * seconds).
 */
export type PortalClaim = { user: string; until: number; signature: string };

/** Returns the link for one of a shipper's portal users, valid for 30 days from their invitation. */
export function portalLink(scope: Scope, shipper: ShipperRow, address: string, invitedAt: Date): ActingLink {
  const until = portalLinkEnds(invitedAt);
  const user = userKey(scope, shipper, address);
  return actingLink(
    scope,
    portalText(scope, shipper, address, until),
    (token) => `/portal?id=${shipper.id}&user=${user}&until=${until}&signature=${token}`,
  );
}

/** Returns when the link of an invitation ends (Unix seconds), which tells it from the links of others. */
export function portalLinkEnds(invitedAt: Date): number {
  return Math.floor(invitedAt.getTime() / 1000) + PORTAL_DAYS * 86_400;
}

/**
 * Returns the link's user, if its signature is valid and they are still a user of the shipper; otherwise undefined. The
 * caller checks its expiry.
 */
export function findPortalUser(scope: Scope, shipper: ShipperRow, claim: PortalClaim): string | undefined {
  const address = shipper.portal_users.find((each) => userKey(scope, shipper, each) === claim.user);
  if (address === undefined) return undefined;
  return scope.deployment.vault.verify(portalText(scope, shipper, address, claim.until), claim.signature)
    ? address
    : undefined;
}

function portalText(scope: Scope, { id }: ShipperRow, address: string, until: number): string {
  return `portal/${scope.tenant.id}/${id}/${address}/${until}`;
}

/** Returns a key that tells a shipper's users apart in URLs, which end up in logs and histories. */
function userKey(scope: Scope, { id }: ShipperRow, address: string): string {
  return scope.deployment.vault.sign(`portal-user/${scope.tenant.id}/${id}/${address}`).slice(0, 12);
}
