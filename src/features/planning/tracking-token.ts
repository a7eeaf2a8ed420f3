/** The secret part of a recipient's tracking address. */
import type { Scope } from '../../db/scope.js';
import type { OrderRow } from '../orders/orders.store.js';

/** The order's token: the one it has, so that an older link keeps working, or a fresh one that nobody can guess. */
export function trackingToken(scope: Scope, order: OrderRow): string {
  return order.tracking_token ?? scope.vault.sign(`${scope.tenant.id}/${order.id}/${scope.newId('order')}`);
}
