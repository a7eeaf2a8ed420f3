/** The operations under `/routes`: specification "Routes and planning". */
import { defineOperation, type Operation, type ExternalServices } from '../../api/define-operation.js';
import { lockRouteWithOrders, findRoute } from '../../records/routes.js';
import { EXAMPLE_DATE, exampleId, QUEUED_JOB } from '../../resources/examples.js';
import { job } from '../../resources/job.js';
import { route, routeList, routePath, type RoutePath } from '../../resources/route.js';
import { run } from '../../resources/run.js';
import { patchRoute } from './change-route.js';
import { addStops as addStopsToRoute, removeStop } from './change-stops.js';
import { createRoute, deleteRoute, unpublishRoute } from './create-route.js';
import { optimiseRoutes } from './optimise.js';
import { publishRoute } from './publish.js';
import { getRoute, listRoutesOfDate } from './read-routes.js';
import {
  addStops,
  CHANGE_ERRORS,
  optimiseInput,
  removeStopQuery,
  routeInput,
  routePatch,
  routeQuery,
  type RouteParams,
  type AddStops,
  type RouteInput,
  type RoutePatch,
} from './schemas.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import type { Coordinates } from '@waypost/planning/travel';
import { findPlanDepot } from '../../records/planning-queries.js';
import { pointKey } from '../../records/roads.js';
import { listStops } from '../../records/stops.js';
import { locatedOf, MEASURING_MS, prepareRoads } from '../../routing/roads.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { remeasureDay } from '../../routing/remeasure-day.js';

export const routeOperations: Operation[] = [
  defineOperation({
    route: 'GET /routes',
    name: 'routes.list',
    summary: "List a day's routes and the orders without one",
    description: "Each van's route for the day, and the orders without a route with the reasons.",
    scopes: ['routes:read'],
    query: routeQuery,
    response: routeList,
    command: listRoutesOfDate,
  }),
  defineOperation({
    route: 'POST /routes',
    name: 'routes.create',
    summary: 'Create a route',
    description:
      'Creates a draft for one van from booked orders, in the given sequence. A route that would break a booked window, the opening hours, or the limits of the van or its crew is refused, naming the stop.',
    scopes: ['routes:write'],
    body: routeInput,
    response: route,
    location: ({ id }) => `/routes/${id}`,
    errors: ['unknown_reference', 'in_use', ...CHANGE_ERRORS],
    prepare: prepareNewRoute,
    example: { response: { status: 'draft' } },
    command: createRoute,
  }),
  defineOperation({
    route: 'POST /routes/optimise',
    name: 'routes.optimise',
    summary: "Build or rebuild a day's routes",
    description:
      'Keeps every booked window, van capacity and crew size. Poll the job, or wait for `job.completed`. Published routes are left untouched.',
    scopes: ['routes:write'],
    body: optimiseInput,
    status: 202,
    response: job,
    location: ({ id }) => `/jobs/${id}`,
    errors: ['unknown_reference', 'too_many_items'],
    example: {
      request: { date: EXAMPLE_DATE, depot: exampleId('depot'), objective: 'balanced' },
      response: QUEUED_JOB,
    },
    command: optimiseRoutes,
  }),
  defineOperation({
    route: 'GET /routes/{route_id}',
    name: 'routes.get',
    summary: 'Get a route with its stops in order',
    description:
      "The stops in driving order with their times, and the route's totals. A draft can be changed; the driver sees a published route.",
    scopes: ['routes:read'],
    response: route,
    lock: (scope, { route_id }) => lockRouteWithOrders(scope, route_id),
    command: getRoute,
  }),
  defineOperation({
    route: 'GET /routes/{route_id}/path',
    name: 'routes.get_path',
    summary: "Get a route's path",
    description:
      'For drawing on a map: along roads if the deployment has a road network that responds, otherwise in straight lines; `source` says which. Times and miles are those of the route.',
    scopes: ['routes:read'],
    response: routePath,
    prepare: prepareRoutePath,
    command: getRoutePath,
  }),
  defineOperation({
    route: 'PATCH /routes/{route_id}',
    name: 'routes.update',
    summary: "Change a route's van, driver or sequence",
    description:
      "The route is retimed, from the van's position once its run is under way. A change that would break a booked window or van capacity is refused, naming the stop. An omitted order becomes booked again. Completed, failed and skipped stops keep their place and may be omitted; a stop at which the van has arrived stays next.",
    scopes: ['routes:write'],
    body: routePatch,
    response: route,
    errors: ['invalid_state', 'in_use', 'driver_required', 'unknown_reference', ...CHANGE_ERRORS],
    prepare: prepareRoute,
    example: { request: { stops: [exampleId('order')] }, response: { status: 'draft' } },
    command: patchRoute,
  }),
  defineOperation({
    route: 'DELETE /routes/{route_id}',
    name: 'routes.delete',
    summary: 'Delete a draft route',
    description: 'Its orders become booked again. Unpublish a published route first.',
    scopes: ['routes:write'],
    errors: ['invalid_state'],
    command: deleteRoute,
  }),
  defineOperation({
    route: 'POST /routes/{route_id}/stops',
    name: 'routes.add_stops',
    summary: 'Add orders to a route',
    description:
      'Adds booked orders, or open stops of other routes of the same depot and day, all or none, until its run is completed. A refusal names the stop and the rule that would be broken.',
    scopes: ['routes:write'],
    body: addStops,
    response: route,
    errors: ['invalid_state', 'unknown_reference', 'too_many_items', ...CHANGE_ERRORS],
    prepare: prepareRoute,
    example: { request: { orders: [exampleId('order')] } },
    command: addStopsToRoute,
  }),
  defineOperation({
    route: 'DELETE /routes/{route_id}/stops/{stop_id}',
    name: 'routes.remove_stop',
    summary: 'Remove an open stop from a route',
    description: 'Its order becomes booked again.',
    scopes: ['routes:write'],
    query: removeStopQuery,
    response: route,
    errors: ['invalid_state'],
    prepare: prepareRoute,
    example: {
      response: { stops: [], totals: { stops: 0, miles: 0, drive_minutes: 0, load_percent: 0 } },
    },
    command: removeStop,
  }),
  defineOperation({
    route: 'POST /routes/{route_id}/publish',
    name: 'routes.publish',
    summary: 'Publish a route to its driver',
    description: 'Creates a run and texts recipients their narrowed arrival window, once.',
    scopes: ['routes:write'],
    response: run,
    errors: ['invalid_state', 'driver_required'],
    example: {
      response: { status: 'published', started_at: null, progress: { completed: 0, failed: 0, total: 14 } },
    },
    command: publishRoute,
  }),
  defineOperation({
    route: 'POST /routes/{route_id}/unpublish',
    name: 'routes.unpublish',
    summary: 'Make a published route a draft again',
    description: 'Possible until its run starts. Deletes the run; publishing creates another.',
    scopes: ['routes:write'],
    response: route,
    errors: ['invalid_state'],
    prepare: prepareRoute,
    command: unpublishRoute,
  }),
];

type Read = { params: RouteParams };
/** A road geometry, and the places it leads through. */
type Way = { places: readonly Coordinates[]; points: readonly Coordinates[] };

/** Asks the road network for the route's line; null without a road network. */
async function prepareRoutePath(outside: ExternalServices, { params }: Read): Promise<Way | null> {
  const { findPath, scoped } = outside;
  if (findPath === null) return null;
  const places = (await scoped((scope) => placesOf(scope, params.route_id))) ?? [];
  const points = await findPath(places);
  return points && { places, points };
}

/** Returns the line that was found. If the route has changed since, returns straight lines this time. */
async function getRoutePath(scope: Scope, { params }: Read, way: Way | null): Promise<RoutePath> {
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

/** Prepares the roads between the depot of a route, its stops, and orders that may join it. */
async function prepareRoute(
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
async function prepareNewRoute(outside: ExternalServices, { body }: { body: RouteInput }): Promise<void> {
  if (outside.measure === null) return;
  const points = await outside.scoped(async (scope) => {
    const depot = await findPlanDepot(scope, body.depot, body.date);
    return depot ? locatedOf([depot, ...(await listOrdersById(scope, body.stops))]) : [];
  });
  await prepareRoads(outside, body, points, MEASURING_MS);
}
