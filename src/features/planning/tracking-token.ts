/** The secret part of a recipient's tracking address. */
import type { Scope } from '../../db/scope.js';
import type { OrderRow } from '../orders/orders.store.js';

/** The order's token: the one it has, else one that only the holder of the master key could make. */
export function trackingToken(scope: Scope, order: Pick<OrderRow, 'id' | 'tracking_token'>): string {
  return order.tracking_token ?? scope.vault.sign(`tracking/${scope.tenant.id}/${order.id}`);
}
