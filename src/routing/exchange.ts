/** Exchanges on routes: moving one half by hand moves both. */
import type { Scope } from '../db/scope.js';
import { type Exchanged, keptTogether } from '@waypost/planning/exchange';
import { VISIT_TO_COME } from '../domain/states/order.js';
import { listOrdersById } from '../records/orders/rows.js';

/**
 * Returns an order's index in the caller's list, or that of the other half of its exchange; −1 if neither was named.
 */
export function indexAmong(
  named: readonly string[],
  orders: ReadonlyMap<string, Pick<Exchanged, 'exchange_for'>>,
  id: string,
): number {
  const index = named.indexOf(id);
  return index < 0 ? named.findIndex((half) => orders.get(half)?.exchange_for === id) : index;
}

/** Returns ids of orders with the other halves of their exchanges, where these are still to be visited. */
export async function withPartners(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const orders = await listOrdersById(scope, ids);
  const known = new Set(ids);
  const missing = orders.flatMap(({ exchange_for: id }) => (id === null || known.has(id) ? [] : [id]));
  if (missing.length === 0) return [...ids];
  const partners = (await listOrdersById(scope, missing)).filter(({ status }) =>
    VISIT_TO_COME.includes(status),
  );
  const all = new Map([...orders, ...partners].map((order) => [order.id, order]));
  return keptTogether([...ids, ...partners.map(({ id }) => id)], all);
}
