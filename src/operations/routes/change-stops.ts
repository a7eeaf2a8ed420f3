/** Adds orders to a route and removes stops from it, before its run starts and while it is under way. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import type { OrderRow } from '../../records/orders/rows.js';
import type { Route } from '../../resources/route.js';
import { insertCheapest } from '../../routing/cheapest-sequence.js';
import {
  lockRouteWithStops,
  openStops,
  refuseBrokenDown,
  refuseCompleted,
  type RouteWithStops,
} from '../../routing/lock-routes.js';
import { indexAmong, withPartners } from '../../routing/exchange.js';
import {
  readContext,
  refuseBroken,
  type RouteChange,
  timeChange,
  timeChanges,
  unchangedRoute,
} from '../../routing/rearrange.js';
import { storeChanges } from '../../routing/store-changes.js';
import { requireBookedFor, requireLocated } from './change-route.js';
import { getRoute } from './read-routes.js';
import type { AddStops, RemoveStopQuery, RouteParams, RouteStopParams } from './schemas.js';

/**
 * POST /routes/{route_id}/stops: moves booked orders, or open stops of other routes of that depot and day, here, all or
 * none: at a position among the open stops, or each where it costs the van the least time. Throws 422 `window_broken`
 * (unless forced), `van_over_capacity`, `crew_too_small` naming the stop, and `too_many_items`; 409 `invalid_state` for
 * a completed run, and for one whose van broke down.
 */
export async function addStops(
  scope: Scope,
  { params, body }: { params: RouteParams; body: AddStops },
): Promise<Route> {
  const wanted = await withPartners(scope, body.orders);
  const { current, routes, orders } = await lockRouteWithStops(scope, params.route_id, wanted);
  const paramOf = (id: string | null) => paramToBlame(body, orders, id);
  const isHere = new Set(openStops(current).map(({ order_id }) => order_id));
  if (wanted.some((id) => !isHere.has(id))) refuseBrokenDown(current);
  refuseTwice(body);
  for (const id of wanted) requireJoinable(current, routes, orders.get(id), { id, param: paramOf(id) });
  const from = routes
    .filter((each) => each !== current && openStops(each).some(({ order_id }) => wanted.includes(order_id)))
    .map((each): RouteChange => without(each, wanted));
  const here = without(current, wanted);
  const context = await readContext(scope, here, orders, { joining: wanted });
  const joined =
    body.at === undefined
      ? insertCheapest(context, here, wanted, 'orders')
      : timeChange(context, { ...here, sequence: insertedAt(here.sequence, wanted, body.at) });
  refuseBroken(joined, { force: body.force, paramOf });
  const changes = [...(await timeChanges(scope, from, orders)), joined];
  await storeChanges(scope, { orders }, changes, { tell: body.tell });
  return getRoute(scope, { params });
}

/**
 * DELETE /routes/{route_id}/stops/{stop_id}: removes an open stop; its order returns to booked. Throws 409
 * `invalid_state` for one that is done.
 */
export async function removeStop(
  scope: Scope,
  { params, query }: { params: RouteStopParams; query: RemoveStopQuery },
): Promise<Route> {
  const { current, orders } = await lockRouteWithStops(scope, params.route_id);
  const stop = current.stops.find(({ id }) => id === params.stop_id);
  if (!stop) throw notFound('stop', params.stop_id);
  if (!openStops(current).includes(stop)) {
    throw new AppError('invalid_state', {
      message: `Stop ${stop.id} is ${stop.status} and must stay on its route.`,
    });
  }
  const gone = await withPartners(scope, [stop.order_id]);
  const changes = await timeChanges(scope, [without(current, gone)], orders);
  await storeChanges(scope, { orders }, changes, { keepEmpty: [current.route.id], tell: query.tell });
  return getRoute(scope, { params });
}

/** Returns the route without the open stops of these orders. */
function without(current: RouteWithStops, orders: readonly string[]): RouteChange {
  const change = unchangedRoute(current);
  return { ...change, sequence: change.sequence.filter((id) => !orders.includes(id)) };
}

/** Throws 422 for an order that is listed twice. */
function refuseTwice({ orders }: AddStops): void {
  orders.forEach((id, index) => {
    if (orders.indexOf(id) === index) return;
    throw new AppError('invalid_value', {
      message: `Order ${id} is listed twice.`,
      param: `orders[${index}]`,
    });
  });
}

/**
 * Throws 422 for an order that is unknown, not of the route's depot and day, or neither booked nor on an open stop.
 */
function requireJoinable(
  { route }: RouteWithStops,
  routes: readonly RouteWithStops[],
  order: OrderRow | undefined,
  { id, param }: { id: string; param: string },
): void {
  if (!order) throw unknownReference('order', id, param);
  const from = routes.find((each) => openStops(each).some(({ order_id }) => order_id === id));
  if (!from || from.route.depot !== route.depot || from.route.date !== route.date) {
    requireBookedFor(route, order, id, param);
    return;
  }
  refuseCompleted(from);
  requireLocated(order, param);
}

/** Returns the sequence with orders inserted at a position among its open stops. */
function insertedAt(sequence: readonly string[], joining: readonly string[], at: number): string[] {
  if (at <= sequence.length) return sequence.toSpliced(at, 0, ...joining);
  throw new AppError('invalid_value', {
    message: `The route has ${sequence.length} other open stops.`,
    param: 'at',
  });
}

function paramToBlame(
  { orders: named }: AddStops,
  orders: ReadonlyMap<string, OrderRow>,
  stop: string | null,
): string {
  const index = stop === null ? -1 : indexAmong(named, orders, stop);
  return index < 0 ? 'orders' : `orders[${index}]`;
}
