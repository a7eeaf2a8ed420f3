/** Links of invitations: the signature stands in for a log-in that the invited do not have yet. Made and checked here alone. */
import type { Scope } from '../../db/scope.js';
import type { DriverRow } from '../../records/drivers.js';

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
