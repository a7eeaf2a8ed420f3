/** Measures the roads by which a route change will be timed, before and outside its transaction. */
import type { ExternalServices } from '../../api/define-operation.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { findPlanDepot } from '../../records/planning-queries.js';
import { findRoute } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import { remeasureDay } from '../../routing/remeasure-day.js';
import { locatedOf, MEASURING_MS, prepareRoads } from '../../routing/roads.js';
import type { AddStops, RouteInput, RouteParams, RoutePatch } from './schemas.js';

/** Prepares the roads between the depot of a route, its stops, and orders that may join it. */
export async function prepareRoute(
  outside: ExternalServices,
  { params, body }: { params: RouteParams; body: RoutePatch | AddStops | undefined },
): Promise<void> {
  if (outside.measure === null) return;
  const joining = (body && ('orders' in body ? body.orders : body.stops)) ?? [];
  const known = await outside.scoped(async (scope) => {
    const route = await findRoute(scope, params.route_id);
    if (!route) return undefined;
    const orders = [...(await listStops(scope, [route.id])), ...(await listOrdersById(scope, joining))];
    return {
      day: route,
      points: locatedOf([await findPlanDepot(scope, route.depot, route.date), ...orders]),
    };
  });
  if (!known) return;
  await remeasureDay(outside, known.day, MEASURING_MS);
  await prepareRoads(outside, known.day, known.points, MEASURING_MS);
}

/** Prepares the roads between a depot and the orders of a new route. */
export async function prepareNewRoute(
  outside: ExternalServices,
  { body }: { body: RouteInput },
): Promise<void> {
  if (outside.measure === null) return;
  const points = await outside.scoped(async (scope) => {
    const depot = await findPlanDepot(scope, body.depot, body.date);
    return depot ? locatedOf([depot, ...(await listOrdersById(scope, body.stops))]) : [];
  });
  await prepareRoads(outside, body, points, MEASURING_MS);
}
