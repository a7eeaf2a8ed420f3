/** Reads a day's routes. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listUnassignedReasons, listUnplanned } from '../../records/plan-days.js';
import { findRoute, listRoutes, type RouteRow, routeView } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import type { Route, RouteList } from '../../resources/route.js';
import { withLiveEtas } from '../../routing/live-eta.js';
import type { RouteParams, RouteQuery } from './schemas.js';

/** GET /routes: the date's routes, and the orders that are on none. */
export async function listRoutesOfDate(scope: Scope, { query }: { query: RouteQuery }): Promise<RouteList> {
  const { rows, has_more } = await listRoutes(scope, query);
  const unassigned = await listUnplanned(scope, query);
  const waiting = new Set(unassigned);
  const reasons = await listUnassignedReasons(scope, query);
  return {
    object: 'list',
    data: await viewsNow(scope, rows),
    unassigned,
    unassigned_reasons: reasons
      .filter(({ order }) => waiting.has(order))
      .map((reason) => ({ ...reason, relaxation: reason.relaxation ?? null })),
    has_more,
  };
}

async function viewsNow(scope: Scope, routes: readonly RouteRow[]): Promise<Route[]> {
  const ids = routes.map(({ id }) => id);
  const stops = await withLiveEtas(scope, await listStops(scope, ids));
  return routes.map((route) => routeView(route, stops));
}

export async function getRoute(scope: Scope, { params }: { params: RouteParams }): Promise<Route> {
  const route = requireFound(await findRoute(scope, params.route_id), 'route', params.route_id);
  return routeView(route, await withLiveEtas(scope, await listStops(scope, [route.id])));
}
