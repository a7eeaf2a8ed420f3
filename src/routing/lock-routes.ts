/** Locks routes of one day for a change: their orders first, then the routes, then their runs (docs/locks.md). */
import type { Scope } from '../db/scope.js';
import { AppError, notFound } from '../domain/errors.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { listOrdersById, lockOrders, type OrderRow } from '../records/orders/rows.js';
import { findRoute, lockRoutes, type RouteRow } from '../records/routes.js';
import { lockRunOf, type RunRow } from '../records/runs/rows.js';
import { listStops, type StopRow } from '../records/stops.js';

/** A route with all its stops in sequence and, once it is published, its run. */
export type RouteWithStops = { route: RouteRow; run: RunRow | undefined; stops: StopRow[] };

/** Locked routes with their runs, and every order of their open stops and those that may join them, also locked. */
export type LockedRoutes = { routes: RouteWithStops[]; orders: Map<string, OrderRow> };

/** Returns the stops still to be finished, in sequence. */
export function openStops({ stops }: Pick<RouteWithStops, 'stops'>): StopRow[] {
  return stops.filter(({ status }) => OPEN_STOPS.includes(status));
}

/**
 * Locks a route, the named orders, and the routes these are on. Throws 404 for an unknown route; 409 `invalid_state`
 * when its run is completed, or when something was changed concurrently.
 */
export async function lockRouteWithStops(
  scope: Scope,
  id: string,
  joining: readonly string[] = [],
): Promise<LockedRoutes & { current: RouteWithStops }> {
  if (!(await findRoute(scope, id))) throw notFound('route', id);
  const all = await lockRoutesWithStops(scope, [id], joining);
  const current = all.routes.find(({ route }) => route.id === id);
  if (!current) throw notFound('route', id);
  refuseCompleted(current);
  return { ...all, current };
}

/** Locks routes, the named orders, and the routes these are on. A route that is gone is left out. */
export async function lockRoutesWithStops(
  scope: Scope,
  ids: readonly string[],
  joining: readonly string[],
): Promise<LockedRoutes> {
  const named = await listOrdersById(scope, joining);
  const wanted = new Set([...ids, ...named.flatMap(({ route }) => route ?? [])]);
  const before = await listStops(scope, [...wanted]);
  const orders = await lockOrders(scope, [
    ...new Set([...before.map(({ order_id }) => order_id), ...joining]),
  ]);
  const locked: LockedRoutes = { routes: [], orders: new Map(orders.map((order) => [order.id, order])) };
  const rows = await lockRoutes(scope, [...wanted]);
  for (const route of rows) {
    const run = route.status === 'published' ? await lockRunOf(scope, route.id) : undefined;
    locked.routes.push({ route, run, stops: [] });
  }
  const stops = await listStops(
    scope,
    rows.map(({ id }) => id),
  );
  for (const each of locked.routes) each.stops = stops.filter(({ route }) => route === each.route.id);
  if (!isWhole(locked, joining)) throw changedJustNow();
  return locked;
}

/** Returns whether everything a change may touch is locked: something may have moved between reading and locking. */
function isWhole({ routes, orders }: LockedRoutes, joining: readonly string[]): boolean {
  const locked = new Set(routes.map(({ route }) => route.id));
  return (
    routes.every((each) => openStops(each).every(({ order_id }) => orders.has(order_id))) &&
    joining.every((id) => {
      const route = orders.get(id)?.route ?? null;
      return route === null || locked.has(route);
    })
  );
}

function changedJustNow(): AppError {
  return new AppError('invalid_state', { message: 'The route was changed concurrently. Retry.' });
}

/** Returns whether the van of a route has broken down, and no other one has taken it over. */
export const isBrokenDown = ({ run }: Partial<Pick<RouteWithStops, 'run'>>): boolean =>
  Boolean(run?.broken_down_at);

/** Throws 409 `invalid_state` when orders would join the route of a van that has broken down. */
export function refuseBrokenDown({ run }: RouteWithStops): void {
  if (!run?.broken_down_at) return;
  throw new AppError('invalid_state', {
    message: `The van of run ${run.id} broke down at ${run.broken_down_at.toISOString()}: stops can be removed from its route but not added.`,
  });
}

/** Throws 409 `invalid_state` once the run of the route is completed. */
export function refuseCompleted({ run }: RouteWithStops): void {
  if (run?.status !== 'completed') return;
  throw new AppError('invalid_state', {
    message: `The run ${run.id} of this route is completed; the route can no longer be changed.`,
  });
}
