/** GET /routes/{route_id}/path: the way of a route, for a map. */
import type { ExternalServices } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import type { Coordinates } from '@waypost/planning/travel';
import { findPlanDepot } from '../../records/planning-queries.js';
import { pointKey } from '../../records/roads.js';
import { findRoute } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import type { RoutePath } from '../../resources/route-path.js';
import { locatedOf } from '../../routing/roads.js';
import type { RouteParams } from './schemas.js';

type Read = { params: RouteParams };
/** A way, and the places that it leads through. */
type Way = { places: readonly Coordinates[]; points: readonly Coordinates[] };

/** Asks the road network for the way; null without one. */
export async function prepareRoutePath(outside: ExternalServices, { params }: Read): Promise<Way | null> {
  const { findPath, scoped } = outside;
  if (findPath === null) return null;
  const places = (await scoped((scope) => placesOf(scope, params.route_id))) ?? [];
  const points = await findPath(places);
  return points && { places, points };
}

/** Returns the way that was found. If the route has changed since, its lines are straight this once. */
export async function getRoutePath(scope: Scope, { params }: Read, way: Way | null): Promise<RoutePath> {
  const places = requireFound(await placesOf(scope, params.route_id), 'route', params.route_id);
  const isCurrent = way !== null && sequenceOf(way.places) === sequenceOf(places);
  const points = isCurrent ? way.points : places;
  return {
    object: 'route_path',
    route: params.route_id,
    source: isCurrent ? 'roads' : 'straight_lines',
    line:
      points.length < 2
        ? null
        : {
            type: 'LineString',
            coordinates: points.map(({ latitude, longitude }) => [longitude, latitude]),
          },
  };
}

const sequenceOf = (places: readonly Coordinates[]) => places.map(pointKey).join(';');

/** Returns the places of a route: depot, stops in sequence, depot; undefined if there is no such route. */
async function placesOf(scope: Scope, id: string): Promise<Coordinates[] | undefined> {
  const route = await findRoute(scope, id);
  if (!route) return undefined;
  const depot = await findPlanDepot(scope, route.depot, route.date);
  return locatedOf([depot, ...(await listStops(scope, [id])), depot]);
}
