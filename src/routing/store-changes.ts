/** Stores changes of routes that have been timed: stops move, and orders on and off with them. */
import type { Scope } from '../db/scope.js';
import type { Telling, WindowReason } from '../domain/promised-window.js';
import { moveOrders, type OrderMove } from '../records/orders/move.js';
import type { OrderRow } from '../records/orders/rows.js';
import { withPages } from '../records/orders/tracking.js';
import { deleteRoutes, saveRoutes } from '../records/routes.js';
import { moveRunToEnd } from '../records/runs/move.js';
import { type LockedRoutes, openStops } from './lock-routes.js';
import { auditVanChanges } from './audit-van-changes.js';
import { notifyChangedWindows, tellUntoldWindows, withTelling } from './notify-windows.js';
import type { TimedChange } from './rearrange.js';
import { requireTwo } from './vehicle-and-crew.js';

/**
 * Stores timed changes of locked routes, all of one depot and day. Orders that join are planned, or out for delivery
 * where the van has left; those left without a route return to booked. A draft that lost its last stop is deleted,
 * unless `keepEmpty`; a run whose last open stop was taken off is completed. `tell`: when recipients are told their
 * other windows; `reason`: why, where the changes do not show it. `resumes`: their broken-down vans drive on, so
 * windows that were not told during the breakdown are told too.
 */
export async function storeChanges(
  scope: Scope,
  { orders }: Pick<LockedRoutes, 'orders'>,
  changes: readonly TimedChange[],
  {
    keepEmpty = [],
    tell = 'now',
    resumes = false,
    reason = resumes ? 'broken_down' : undefined,
  }: {
    keepEmpty?: readonly string[];
    tell?: Telling;
    resumes?: boolean;
    reason?: WindowReason | undefined;
  } = {},
): Promise<void> {
  const isGone = ({ route, timed }: TimedChange) =>
    route.status === 'draft' && timed.stops.length === 0 && !keepEmpty.includes(route.id);
  const staying = changes.filter((change) => !isGone(change));
  for (const { current, route, sequence } of staying) {
    const were = new Set(openStops(current).map(({ order_id }) => order_id));
    await requireTwo(
      scope,
      route,
      sequence.flatMap((id) => (were.has(id) ? [] : (orders.get(id) ?? []))),
    );
  }
  // Stops are removed before others are added: an order has one open stop at a time.
  const marked = tell === 'now' ? staying : await withTelling(scope, staying, orders, { tell, reason });
  await saveRoutes(
    scope,
    marked.map(({ timed }) => timed),
  );
  await deleteRoutes(
    scope,
    changes.filter(isGone).map(({ route }) => route.id),
  );
  await moveOrders(scope, [...joining(scope, changes, orders), ...leaving(changes, orders)]);
  for (const { current, timed } of staying) {
    const lost = openStops(current).length > 0 && timed.stops.length > 0;
    if (current.run && lost) await moveRunToEnd(scope, current.run, scope.now);
  }
  if (tell === 'now') notifyChangedWindows(scope, staying, orders, reason);
  if (resumes) await tellUntoldWindows(scope, staying, tell);
  await auditVanChanges(scope, changes, orders);
}

/** Returns orders that were on another route, or on none. */
function joining(
  scope: Scope,
  changes: readonly TimedChange[],
  orders: ReadonlyMap<string, OrderRow>,
): OrderMove[] {
  return changes.flatMap(({ current, route, sequence }) => {
    const left = current.run?.status === 'started';
    return sequence.flatMap((id): OrderMove[] => {
      const order = orders.get(id);
      if (!order || order.route === route.id) return [];
      const pages = route.status === 'published' ? withPages(scope, order) : {};
      return [{ order, event: left ? 'put_on_run' : 'planned', changes: { route: route.id, ...pages } }];
    });
  });
}

/** Returns orders of open stops that no route has. */
function leaving(changes: readonly TimedChange[], orders: ReadonlyMap<string, OrderRow>): OrderMove[] {
  const staying = new Set(changes.flatMap(({ sequence }) => sequence));
  return changes.flatMap(({ current }) =>
    openStops(current).flatMap(({ order_id: id }): OrderMove[] => {
      const order = orders.get(id);
      if (!order || staying.has(id)) return [];
      return [{ order, event: 'unplanned', changes: { route: null } }];
    }),
  );
}
