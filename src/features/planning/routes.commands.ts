/** Reading routes, and changing one by hand. What a change would break is refused and nothing is changed. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound, unknownReference } from '../../domain/errors.js';
import { checkPlan, type PlanRule, type PlanViolation } from '../../domain/plan-check.js';
import type { RouteView } from '../../domain/shapes.js';
import { OPEN_STOPS } from '../../domain/stop.js';
import { travelMatrix } from '../../domain/travel.js';
import { holdDriver } from '../fleet/drivers.store.js';
import { holdVehicle } from '../fleet/vehicles.store.js';
import { applyOrders, type OrderMove } from '../orders/orders.apply.js';
import type { OrderRow } from '../orders/orders.store.js';
import { findRunOf, lockRun, type RunRow, updateRun } from '../runs/runs.store.js';
import { listUnassignedReasons, listUnplanned, lockFleetOn } from './days.store.js';
import { findCarriers, raisePlanVersion } from './draft.js';
import type { RouteParams, RoutePatch, RouteQuery } from './planning.schemas.js';
import { pointsOf, routingProblem } from './problem.js';
import {
  findRoute,
  listRoutes,
  listRoutesOn,
  listStops,
  lockRouteWithOrders,
  type RouteRow,
  routeView,
  routeViews,
  saveRoutes,
  type StopRow,
  updateDriver,
} from './routes.store.js';
import { narrowed, timedRoute, type TimedRoute } from './timed-route.js';
import { trackingToken } from './tracking-token.js';

/** GET /routes: the date's routes, and the orders that are on none. */
export async function listRoutesOfDate(scope: Scope, { query }: { query: RouteQuery }) {
  const { rows, has_more } = await listRoutes(scope, query);
  const unassigned = await listUnplanned(scope, query);
  const waiting = new Set(unassigned);
  const reasons = await listUnassignedReasons(scope, query);
  return {
    object: 'list',
    data: await routeViews(scope, rows),
    unassigned,
    unassigned_reasons: reasons.filter(({ order }) => waiting.has(order)),
    has_more,
  };
}

/** GET /routes/{route_id} */
export async function getRoute(scope: Scope, { params }: { params: RouteParams }): Promise<RouteView> {
  const route = await findRoute(scope, params.route_id);
  if (!route) throw notFound('route', params.route_id);
  return routeView(route, await listStops(scope, [route.id]));
}

/** A route held for a change, with the orders on it and those that may join it. */
type HeldRoute = {
  route: RouteRow;
  run: RunRow | undefined;
  stops: StopRow[];
  orders: Map<string, OrderRow>;
};

/**
 * PATCH /routes/{route_id}: another van, another driver, another sequence; timed anew.
 * 422 `window_broken`, `van_over_capacity`, `crew_too_small` naming the stop; 409 `invalid_state` once its run has
 * started, `in_use` for a van or driver that has another route that day.
 */
export async function patchRoute(
  scope: Scope,
  { params, body }: { params: RouteParams; body: RoutePatch },
): Promise<RouteView> {
  const held = await holdRoute(scope, params.route_id, body.stops ?? []);
  const next = await withCarriers(scope, held, body);
  const sequence = body.stops ?? held.stops.map(({ order_id }) => order_id);
  if (body.stops) checkSequence(held, body.stops);
  if (body.vehicle !== undefined || body.stops) {
    const timed = await timeChange(scope, next, sequence, held.orders, body);
    const published = next.status === 'published';
    await saveRoutes(scope, [
      { ...next, ...timed, stops: published ? timed.stops.map(narrowed) : timed.stops },
    ]);
    await moveOrders(scope, held, sequence);
  } else {
    await updateDriver(scope, next.id, next.driver);
  }
  if (held.run && next.driver !== null) {
    await updateRun(scope, held.run.id, { vehicle: next.vehicle, driver: next.driver });
  }
  await raisePlanVersion(scope, next.depot, next.date);
  return getRoute(scope, { params });
}

/** Locks the orders concerned, the route and its run, in this sequence; open stops only. */
async function holdRoute(scope: Scope, id: string, joining: readonly string[]): Promise<HeldRoute> {
  const locked = await lockRouteWithOrders(scope, id, joining);
  if (!locked) throw notFound('route', id);
  const { route, orders } = locked;
  const held = new Map(orders.map((order) => [order.id, order]));
  const seen = await findRunOf(scope, id);
  const run = seen && (await lockRun(scope, seen.id));
  if (run && run.status !== 'published') {
    throw new AppError('invalid_state', {
      message: `The run ${run.id} of this route is ${run.status}; it can no longer be changed.`,
    });
  }
  const stops = (await listStops(scope, [id])).filter((stop) => OPEN_STOPS.includes(stop.status));
  if (stops.some((stop) => !held.has(stop.order_id))) {
    throw new AppError('invalid_state', { message: 'The route was changed at this very moment. Try again.' });
  }
  return { route, run, stops, orders: held };
}

/** The route with the van and the driver that are asked for, both known, in service and free that day. */
async function withCarriers(scope: Scope, { route }: HeldRoute, patch: RoutePatch): Promise<RouteRow> {
  const next = { ...route, vehicle: patch.vehicle ?? route.vehicle };
  if (patch.driver !== undefined) next.driver = patch.driver;
  if (patch.vehicle !== undefined) {
    const vehicle = await holdVehicle(scope, patch.vehicle);
    if (!vehicle) throw unknownReference('vehicle', patch.vehicle, 'vehicle');
    if (!vehicle.active && vehicle.id !== route.vehicle) {
      throw new AppError('invalid_value', {
        message: `Vehicle ${vehicle.id} is not active.`,
        param: 'vehicle',
      });
    }
  }
  if (typeof patch.driver === 'string') {
    const driver = await holdDriver(scope, patch.driver);
    if (!driver) throw unknownReference('driver', patch.driver, 'driver');
    if (driver.app_status === 'suspended' && driver.id !== route.driver) {
      throw new AppError('invalid_value', { message: `Driver ${driver.id} is suspended.`, param: 'driver' });
    }
  }
  if (next.driver === null && route.status === 'published') {
    throw new AppError('driver_required', { message: 'A published route needs a driver.', param: 'driver' });
  }
  await lockFleetOn(scope, route.date);
  const others = (await listRoutesOn(scope, route.date)).filter(({ id }) => id !== route.id);
  for (const by of ['vehicle', 'driver'] as const) {
    const other = others.find((each) => next[by] !== route[by] && next[by] !== null && each[by] === next[by]);
    if (other) {
      throw new AppError('in_use', {
        message: `The ${by} ${next[by] ?? ''} is on route ${other.id} that day.`,
        param: by,
      });
    }
  }
  return next;
}

/** Each order once, of this route or booked for its depot and day, and with a place on the map. */
function checkSequence({ route, stops, orders }: HeldRoute, sequence: readonly string[]): void {
  const own = new Set(stops.map(({ order_id }) => order_id));
  sequence.forEach((id, index) => {
    const param = `stops[${index}]`;
    const order = orders.get(id);
    if (!order) throw unknownReference('order', id, param);
    const refuse = (message: string) => new AppError('invalid_value', { message, param });
    if (sequence.indexOf(id) !== index) throw refuse(`Order ${id} is listed twice.`);
    if (own.has(id)) return;
    if (order.status !== 'booked' || order.depot !== route.depot || order.slot_date !== route.date) {
      throw refuse(`Order ${id} is neither on this route nor booked for its depot and day without a route.`);
    }
    if (order.latitude === null || order.longitude === null) {
      throw refuse(`The address of order ${id} was not found on the map. Correct its postcode.`);
    }
  });
}

const CODES: Partial<Record<PlanRule, 'window_broken' | 'van_over_capacity' | 'crew_too_small'>> = {
  window: 'window_broken',
  depot_hours: 'window_broken',
  volume: 'van_over_capacity',
  weight: 'van_over_capacity',
  crew: 'crew_too_small',
};

/** Times the route as it would be, or refuses it by the first rule that it breaks. */
async function timeChange(
  scope: Scope,
  route: RouteRow,
  sequence: readonly string[],
  held: ReadonlyMap<string, OrderRow>,
  patch: RoutePatch,
): Promise<TimedRoute> {
  const { depot, vehicle } = await findCarriers(scope, route.depot, route.vehicle);
  const orders = sequence.flatMap((id) => held.get(id) ?? []);
  const input = { depot, orders, vehicles: [vehicle] };
  const problem = routingProblem(input, travelMatrix(pointsOf(input)), 'fewest_miles');
  const [broken] = checkPlan(problem, { routes: [{ vehicle: vehicle.id, stops: sequence }], unassigned: [] });
  if (broken) throw refusal(broken, sequence, patch);
  return timedRoute(problem, held, vehicle.id, sequence);
}

function refusal(broken: PlanViolation, sequence: readonly string[], patch: RoutePatch): AppError {
  const code = CODES[broken.rule];
  if (!code) throw new Error(`A single route cannot break the rule ${broken.rule}: ${broken.message}`);
  const index = broken.stop === null ? -1 : sequence.indexOf(broken.stop);
  const blamed = index < 0 ? 'stops' : `stops[${index}]`;
  return new AppError(code, { message: broken.message, param: patch.stops ? blamed : 'vehicle' });
}

/** Orders that join are planned, orders that were dropped are booked again. */
async function moveOrders(
  scope: Scope,
  { route, orders }: HeldRoute,
  sequence: readonly string[],
): Promise<void> {
  const staying = new Set(sequence);
  await applyOrders(
    scope,
    [...orders.values()].flatMap((order): OrderMove[] => {
      if (staying.has(order.id)) {
        if (order.route === route.id) return [];
        const token = route.status === 'published' ? { tracking_token: trackingToken(scope, order) } : {};
        return [{ order, event: 'put_on_draft', changes: { route: route.id, ...token } }];
      }
      // A stop that was skipped or failed before has an order of another status, which keeps its route.
      if (order.route !== route.id || order.status !== 'planned') return [];
      return [{ order, event: 'taken_off_draft', changes: { route: null } }];
    }),
  );
}
