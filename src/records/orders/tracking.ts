/** The URL at which a recipient follows an order, and its secret token. */
import type { Scope } from '../../db/scope.js';
import type { OrderRow } from './rows.js';

/** Returns the order's token: the stored one, or else one that only the holder of the master key can make. */
export function trackingToken(scope: Scope, order: Pick<OrderRow, 'id' | 'tracking_token'>): string {
  return order.tracking_token ?? scope.deployment.vault.sign(`tracking/${scope.tenant.id}/${order.id}`);
}

/** Returns the URL of the order's tracking page; null before a booking gives it one. */
export function trackingUrl(scope: Scope, { tracking_token: token }: Pick<OrderRow, 'tracking_token'>) {
  return token === null ? null : `${scope.deployment.publicUrl}/t/${token}`;
}
