/** Routes that the office creates, takes back from their drivers, and deletes. */
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { RUN_MACHINE } from '../../domain/states/run.js';
import { moveOrders } from '../../records/orders/move.js';
import { lockOrders } from '../../records/orders/rows.js';
import { moveRoute } from '../../records/routes.js';
import { deleteRun } from '../../records/runs/rows.js';
import type { Route } from '../../resources/route.js';
import { requirePlannable } from '../../routing/day.js';
import { indexAmong, withPartners } from '../../routing/exchange.js';
import { lockRouteWithStops, openStops, type RouteWithStops } from '../../routing/lock-routes.js';
import { auditVan } from '../../routing/audit-van-changes.js';
import { refuseBroken, timeChanges, unchangedRoute } from '../../routing/rearrange.js';
import { storeChanges } from '../../routing/store-changes.js';
import { newDraft } from '../../routing/vehicle-and-crew.js';
import { requireBookedFor } from './change-route.js';
import { getRoute } from './read-routes.js';
import type { RouteInput, RouteParams } from './schemas.js';

/**
 * POST /routes: a draft for a van, in the given sequence, with the other halves of exchanges. Throws 422
 * `window_broken`, `van_over_capacity`, `crew_too_small` naming the stop; 409 `in_use` for a van or driver that has
 * another route that day.
 */
export async function createRoute(scope: Scope, { body }: { body: RouteInput }): Promise<Route> {
  const day = await requirePlannable(scope, body);
  const sequence = await withPartners(scope, body.stops);
  const orders = new Map((await lockOrders(scope, [...new Set(sequence)])).map((order) => [order.id, order]));
  body.stops.forEach((id, index) => {
    if (!orders.has(id)) throw unknownReference('order', id, `stops[${index}]`);
  });
  const current = await newDraft(scope, day, body);
  body.stops.forEach((id, index) => {
    if (body.stops.indexOf(id) === index) return;
    throw new AppError('invalid_value', {
      message: `Order ${id} is listed twice.`,
      param: `stops[${index}]`,
    });
  });
  const paramOf = (id: string): string => `stops[${indexAmong(body.stops, orders, id)}]`;
  for (const id of sequence) requireBookedFor(day, orders.get(id), id, paramOf(id));
  const { route } = current;
  const changes = await timeChanges(scope, [{ current, route, sequence }], orders);
  for (const change of changes) {
    refuseBroken(change, { paramOf: (stop) => (stop === null ? 'stops' : paramOf(stop)) });
  }
  await storeChanges(scope, { orders }, changes);
  return getRoute(scope, { params: { route_id: route.id } });
}

/**
 * POST /routes/{route_id}/unpublish: makes it a draft again, with the booked windows, and deletes its run. Throws 409
 * `invalid_state` once the run has started. A draft stays as it is.
 */
export async function unpublishRoute(scope: Scope, { params }: { params: RouteParams }): Promise<Route> {
  const { current, orders } = await lockRouteWithStops(scope, params.route_id);
  const { run } = current;
  if (run && run.status !== RUN_MACHINE.begins) {
    throw new AppError('invalid_state', {
      message: `The run ${run.id} of this route has started; remove its stops instead.`,
    });
  }
  const route = await moveRoute(scope, current.route, 'unpublished');
  if (run) {
    // A draft has no finished stops: those that were skipped go with the run.
    const open: RouteWithStops = { route, run: undefined, stops: openStops(current) };
    const changes = await timeChanges(scope, [{ ...unchangedRoute(open), route }], orders);
    await storeChanges(scope, { orders }, changes, { keepEmpty: [route.id] });
    const skipped = [...orders.values()].filter(({ status }) => status === 'failed_attempt');
    await moveOrders(
      scope,
      skipped.map((order) => ({ order, changes: { route: null } })),
    );
    await deleteRun(scope, run);
  }
  await auditVan(scope, route.vehicle);
  return getRoute(scope, { params });
}

/**
 * DELETE /routes/{route_id}: the orders of a draft return to booked. Throws 409 `invalid_state` for a published one.
 */
export async function deleteRoute(scope: Scope, { params }: { params: RouteParams }): Promise<void> {
  const { current, orders } = await lockRouteWithStops(scope, params.route_id);
  if (current.route.status !== 'draft') {
    throw new AppError('invalid_state', {
      message: `Route ${current.route.id} is published. Unpublish it first, or remove its stops.`,
    });
  }
  const changes = await timeChanges(scope, [{ current, route: current.route, sequence: [] }], orders);
  await storeChanges(scope, { orders }, changes);
}
