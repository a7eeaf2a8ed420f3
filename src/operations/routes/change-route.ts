/** Changes a route by hand. A change that would break a rule is refused as a whole. */
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { isUnplanned } from '../../records/plan-days.js';
import { type RouteRow, updateCrew, updateLocked } from '../../records/routes.js';
import { type RunRow, updateVehicleAndDriver } from '../../records/runs/rows.js';
import type { Route } from '../../resources/route.js';
import {
  isBrokenDown,
  lockRouteWithStops,
  openStops,
  refuseBrokenDown,
  type RouteWithStops,
} from '../../routing/lock-routes.js';
import { indexAmong, withPartners } from '../../routing/exchange.js';
import { refuseBroken, timeChanges, unchangedRoute } from '../../routing/rearrange.js';
import { storeChanges } from '../../routing/store-changes.js';
import { requireTwo, withVehicleAndCrew } from '../../routing/vehicle-and-crew.js';
import { announceRun } from '../../messaging/run-news.js';
import { getRoute } from './read-routes.js';
import type { RouteParams, RoutePatch } from './schemas.js';

/**
 * PATCH /routes/{route_id}: another van, another driver, another sequence; timed again, from where the van is. Stops
 * that are done keep their position, named or not. A van that replaces one that broke down drives on: the breakdown is
 * over. Throws 422 `window_broken`, `van_over_capacity`, `crew_too_small` naming the stop; 409 `invalid_state` once
 * its run is completed, and for orders that join a van that broke down, `in_use` for a van or driver that has another
 * route that day.
 */
export async function patchRoute(
  scope: Scope,
  { params, body }: { params: RouteParams; body: RoutePatch },
): Promise<Route> {
  const named = body.stops && (await withPartners(scope, body.stops));
  const { current: before, orders } = await lockRouteWithStops(scope, params.route_id, named);
  const next = await withVehicleAndCrew(scope, before.route, before.route, body);
  const current = { ...before, run: before.run && withVehicleOf(before.run, next) };
  if (changesNothing(body, before, current, next)) {
    scope.outcome.unchanged = true;
    return getRoute(scope, { params });
  }
  const isBack = isBrokenDown(before) && !isBrokenDown(current);
  const sequence = named ? namedStops(current, orders, body, named) : unchangedRoute(current).sequence;
  if (body.crew || body.driver !== undefined) {
    await requireTwo(
      scope,
      next,
      sequence.flatMap((id) => orders.get(id) ?? []),
    );
  }
  if (body.locked !== undefined) await updateLocked(scope, current.route.id, body.locked);
  if (body.vehicle !== undefined || body.stops) {
    const changes = await timeChanges(scope, [{ current, route: next, sequence }], orders);
    for (const change of changes) {
      refuseBroken(change, { force: body.force, paramOf: paramToBlame(body, orders) });
    }
    await storeChanges(scope, { orders }, changes, {
      keepEmpty: [next.id],
      tell: body.tell,
      resumes: isBack,
    });
  } else {
    await updateCrew(scope, next);
  }
  if (current.run) {
    await updateVehicleAndDriver(scope, current.run);
    if (current.run.driver !== before.run?.driver) announceRun(scope, current.run.id);
  }
  return getRoute(scope, { params });
}

/** Returns a run with the vehicle and driver of its route: a van that replaces one that broke down drives on. */
function withVehicleOf(run: RunRow, { vehicle, driver }: Pick<RouteRow, 'vehicle' | 'driver'>): RunRow {
  const carried = { ...run, vehicle, driver: driver ?? run.driver };
  return vehicle === run.vehicle ? carried : { ...carried, broken_down_at: null, breakdown_note: null };
}

/** Returns whether a change names neither a van nor stops, and people and a lock that the route has already. */
function changesNothing(
  { vehicle, stops, locked }: RoutePatch,
  before: RouteWithStops,
  current: RouteWithStops,
  next: RouteRow,
): boolean {
  if (vehicle !== undefined || stops) return false;
  const { driver, mate, locked: wasLocked } = before.route;
  const keepsCrew =
    next.driver === driver && next.mate === mate && current.run?.driver === before.run?.driver;
  return keepsCrew && (locked === undefined || locked === wasLocked);
}

/** Names the parameter that breaks a rule. */
function paramToBlame({ stops }: RoutePatch, orders: ReadonlyMap<string, OrderRow>) {
  return (stop: string | null): string => {
    if (!stops) return 'vehicle';
    const index = stop === null ? -1 : indexAmong(stops, orders, stop);
    return index < 0 ? 'stops' : `stops[${index}]`;
  };
}

/**
 * Returns the orders of the open stops as named, with the other halves of exchanges (`all`): each once, without stops
 * that are done.
 */
function namedStops(
  current: RouteWithStops,
  orders: ReadonlyMap<string, OrderRow>,
  { stops: named = [] }: RoutePatch,
  all: readonly string[],
): string[] {
  const open = new Set(openStops(current).map(({ order_id }) => order_id));
  const done = new Set(current.stops.map(({ order_id }) => order_id).filter((id) => !open.has(id)));
  named.forEach((id, index) => {
    if (named.indexOf(id) === index) return;
    throw new AppError('invalid_value', {
      message: `Order ${id} is listed twice.`,
      param: `stops[${index}]`,
    });
  });
  const joining = all.filter((id) => !open.has(id) && !done.has(id));
  for (const id of joining) {
    requireBookedFor(current.route, orders.get(id), id, `stops[${indexAmong(named, orders, id)}]`);
  }
  if (joining.length > 0) refuseBrokenDown(current);
  return all.filter((id) => !done.has(id));
}

/**
 * Throws 422 unless the order is booked for the route's depot and day, is on no other route, and is located.
 */
export function requireBookedFor(
  day: Pick<RouteRow, 'depot' | 'date'>,
  order: OrderRow | undefined,
  id: string,
  param: string,
): void {
  if (!order) throw unknownReference('order', id, param);
  const refuse = (message: string) => new AppError('invalid_value', { message, param });
  if (!isUnplanned(order, day)) {
    throw refuse(`Order ${id} is neither on this route nor booked for its depot and day without a route.`);
  }
  requireLocated(order, param);
}

/** Throws 422 for an order without coordinates. */
export function requireLocated({ id, latitude, longitude }: OrderRow, param: string): void {
  if (latitude !== null && longitude !== null) return;
  throw new AppError('invalid_value', {
    message: `The address of order ${id} was not found on the map. Correct its postcode.`,
    param,
  });
}
