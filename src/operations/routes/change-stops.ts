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
import { withPartners } from '../../routing/exchange.js';
import {
  readContext,
  refuseBroken,
  type RouteChange,
  storeChanges,
  timeChange,
  timeChanges,
  unchangedRoute,
} from '../../routing/rearrange.js';
import { requireBookedFor, requireLocated } from './change-route.js';
import { getRoute } from './read-routes.js';
import type { AddStops, RouteParams, RouteStopParams } from './schemas.js';

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
  const wanted = { ...body, orders: await withPartners(scope, body.orders) };
  const { current, routes, orders } = await lockRouteWithStops(scope, params.route_id, wanted.orders);
  const isHere = new Set(openStops(current).map(({ order_id }) => order_id));
  if (wanted.orders.some((id) => !isHere.has(id))) refuseBrokenDown(current);
  wanted.orders.forEach((id, index) =>
    requireJoinable(current, routes, orders.get(id), { body: wanted, index }),
  );
  const from = routes
    .filter(
      (each) => each !== current && openStops(each).some(({ order_id }) => wanted.orders.includes(order_id)),
    )
    .map((each): RouteChange => without(each, wanted.orders));
  const here = without(current, wanted.orders);
  const context = await readContext(scope, here, orders, { joining: wanted.orders });
  const joined =
    body.at === undefined
      ? insertCheapest(context, here, wanted.orders, 'orders')
      : timeChange(context, { ...here, sequence: insertedAt(here.sequence, wanted.orders, body.at) });
  refuseBroken(joined, { force: body.force, paramOf: (stop) => paramToBlame(wanted, stop) });
  await storeChanges(scope, { orders }, [...(await timeChanges(scope, from, orders)), joined]);
  return getRoute(scope, { params });
}

/**
 * DELETE /routes/{route_id}/stops/{stop_id}: removes an open stop; its order returns to booked. Throws 409
 * `invalid_state` for one that is done.
 */
export async function removeStop(scope: Scope, { params }: { params: RouteStopParams }): Promise<Route> {
  const { current, orders } = await lockRouteWithStops(scope, params.route_id);
  const stop = current.stops.find(({ id }) => id === params.stop_id);
  if (!stop) throw notFound('stop', params.stop_id);
  if (!openStops(current).includes(stop)) {
    throw new AppError('invalid_state', {
      message: `Stop ${stop.id} is ${stop.status}; it stays on its route.`,
    });
  }
  const gone = await withPartners(scope, [stop.order_id]);
  const changes = await timeChanges(scope, [without(current, gone)], orders);
  await storeChanges(scope, { orders }, changes, { keepEmpty: [current.route.id] });
  return getRoute(scope, { params });
}

/** Returns the route without the open stops of these orders. */
function without(current: RouteWithStops, orders: readonly string[]): RouteChange {
  const change = unchangedRoute(current);
  return { ...change, sequence: change.sequence.filter((id) => !orders.includes(id)) };
}

/**
 * Throws 422 for an order that is unknown, listed twice, not of the route's depot and day, or neither booked nor on
 * an open stop.
 */
function requireJoinable(
  { route }: RouteWithStops,
  routes: readonly RouteWithStops[],
  order: OrderRow | undefined,
  { body, index }: { body: AddStops; index: number },
): void {
  const id = body.orders[index] ?? '';
  const param = `orders[${index}]`;
  if (!order) throw unknownReference('order', id, param);
  if (body.orders.indexOf(id) !== index) {
    throw new AppError('invalid_value', { message: `Order ${id} is listed twice.`, param });
  }
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

function paramToBlame({ orders }: AddStops, stop: string | null): string {
  const index = stop === null ? -1 : orders.indexOf(stop);
  return index < 0 ? 'orders' : `orders[${index}]`;
}
