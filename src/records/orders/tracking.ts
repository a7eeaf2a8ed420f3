/** The address at which a recipient follows an order, and its secret part. */
import type { Scope } from '../../db/scope.js';
import type { OrderRow } from './rows.js';

/** The order's token: the one it has, else one that only the holder of the master key could make. */
export function trackingToken(scope: Scope, order: Pick<OrderRow, 'id' | 'tracking_token'>): string {
  return order.tracking_token ?? scope.vault.sign(`tracking/${scope.tenant.id}/${order.id}`);
}

/** The order's tracking page; null before it has one, which booking gives it. */
export function trackingUrl(scope: Scope, { tracking_token: token }: Pick<OrderRow, 'tracking_token'>) {
  return token === null ? null : `${scope.settings.publicUrl}/t/${token}`;
}
