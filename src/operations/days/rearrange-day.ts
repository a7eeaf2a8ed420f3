/** POST /depots/{depot_id}/days/{date}/rearrange: several routes of a day changed by hand, all or none. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { lockDepotShared } from '../../setup/depots/rows.js';
import { type OrderRow, listOrdersById } from '../../records/orders/rows.js';
import { findPlanVersion, isUnplanned } from '../../records/plan-days.js';
import { listRoutesOn, crewOf } from '../../records/routes.js';
import type { Rearrangement, RearrangedRoute, RearrangeWarning } from '../../resources/day.js';
import { requirePlannable } from '../../routing/day.js';
import { indexAmong, withPartners } from '../../routing/exchange.js';
import { insertCheapest } from '../../routing/cheapest-sequence.js';
import {
  lockRoutesWithStops,
  openStops,
  refuseBrokenDown,
  refuseCompleted,
  type RouteWithStops,
} from '../../routing/lock-routes.js';
import {
  readContext,
  refuseBroken,
  type RouteChange,
  timeChanges,
  unchangedRoute,
  codeOf,
  type TimedChange,
} from '../../routing/rearrange.js';
import { storeChanges } from '../../routing/store-changes.js';
import { newDraft, requireTwo, withVehicleAndCrew } from '../../routing/vehicle-and-crew.js';
import type { DayParams, RearrangeInput } from './schemas.js';
import type { ExternalServices } from '../../api/define-operation.js';
import { findPlanDepot } from '../../records/planning-queries.js';
import { listStops } from '../../records/stops.js';
import { locatedOf, MEASURING_MS, prepareRoads } from '../../routing/roads.js';
import { minutesOf } from '@waypost/base/local-time';
import { ordersToTell } from '../../routing/notify-windows.js';

type Wanted = RearrangeInput['routes'][number];
type Day = { depot: string; date: string };

/**
 * Gives each van named its open stops in sequence. Throws 404 for the depot; 409 `day_changed` for another plan
 * version, `invalid_state` for runs that are completed or broken down, and for stops that the van has arrived at; 422
 * as PATCH /routes/{route_id} does. A dry run refuses only what cannot be timed, and answers with what would break.
 */
export async function rearrangeDay(
  scope: Scope,
  { params, body }: { params: DayParams; body: RearrangeInput },
): Promise<Rearrangement> {
  requireFound(await lockDepotShared(scope, params.depot_id), 'depot', params.depot_id);
  const day = await requirePlannable(scope, { depot: params.depot_id, date: params.date });
  const wanted = await eachOnce(scope, body.routes);
  const vans = new Set(wanted.map(({ vehicle }) => vehicle));
  const ids = (await listRoutesOn(scope, day.date))
    .filter(({ depot, vehicle }) => depot === day.depot && vans.has(vehicle))
    .map(({ id }) => id);
  const locked = await lockRoutesWithStops(
    scope,
    ids,
    wanted.flatMap(({ stops }) => stops),
  );
  await requireVersion(scope, day, body.plan_version);
  const paramOf = paramsOf(body.routes, locked.orders);
  const changed = await changesOf(scope, day, wanted, locked, paramOf);
  const changes = await inSequence(scope, wanted, changed, locked.orders);
  const timed = await timeChanges(scope, changes, locked.orders);
  if (body.dry_run) {
    scope.outcome.unchanged = true;
  } else {
    for (const change of timed) {
      refuseBroken(change, {
        force: body.force,
        paramOf: (stop) => paramOf(change.route.vehicle, stop),
      });
    }
    const published = changes.flatMap(({ route }) => (route.status === 'published' ? route.id : []));
    await storeChanges(scope, locked, timed, { keepEmpty: published, tell: body.tell });
  }
  return answerOf(timed, locked.orders, {
    day,
    isDryRun: body.dry_run,
    version: await findPlanVersion(scope, day.depot, day.date),
    known: new Set(locked.routes.map(({ route }) => route.id)),
  });
}

async function requireVersion(scope: Scope, { depot, date }: Day, expected: number | undefined) {
  if (expected === undefined || expected === (await findPlanVersion(scope, depot, date))) return;
  throw new AppError('day_changed', {
    message: `The plan of ${date} has changed since version ${expected}.`,
    param: 'plan_version',
  });
}

/** Adds the other halves of exchanges, and throws 422 for a van or an order that is named twice. */
async function eachOnce(scope: Scope, routes: readonly Wanted[]): Promise<Wanted[]> {
  const seen = new Set<string>();
  const twice = (id: string, param: string) => {
    if (seen.has(id)) throw new AppError('invalid_value', { message: `${id} is listed twice.`, param });
    seen.add(id);
  };
  routes.forEach(({ vehicle, stops }, route) => {
    twice(vehicle, `routes[${route}].vehicle`);
    stops.forEach((id, stop) => twice(id, `routes[${route}].stops[${stop}]`));
  });
  const all: Wanted[] = [];
  for (const route of routes) {
    const stops = await withPartners(scope, route.stops);
    all.push({ ...route, stops: stops.filter((id) => route.stops.includes(id) || !seen.has(id)) });
  }
  return all;
}

/** Puts the stops of vans that may make them in any order in a sequence. */
async function inSequence(
  scope: Scope,
  wanted: readonly Wanted[],
  changes: readonly RouteChange[],
  orders: Locked['orders'],
): Promise<RouteChange[]> {
  const free = new Set(wanted.flatMap(({ vehicle, any_order: isFree }) => (isFree ? vehicle : [])));
  const sequenced: RouteChange[] = [];
  for (const change of changes) {
    const context = free.has(change.route.vehicle) && (await readContext(scope, change, orders));
    sequenced.push(
      context
        ? {
            ...change,
            sequence: insertCheapest(context, { ...change, sequence: [] }, change.sequence, 'routes')
              .sequence,
          }
        : change,
    );
  }
  return sequenced;
}

type Locked = { routes: readonly RouteWithStops[]; orders: ReadonlyMap<string, OrderRow> };

/** Returns the changes of the routes named, and of those that only lose stops to them. */
async function changesOf(
  scope: Scope,
  day: Day,
  wanted: readonly Wanted[],
  locked: Locked,
  paramOf: ParamOf,
): Promise<RouteChange[]> {
  const homes = new Map(
    locked.routes.flatMap((each) => openStops(each).map((stop) => [stop.order_id, { each, stop }] as const)),
  );
  const changes: RouteChange[] = [];
  for (const { vehicle, crew, stops } of wanted) {
    const known = locked.routes.find(
      ({ route }) => route.vehicle === vehicle && route.depot === day.depot && route.date === day.date,
    );
    if (!known && stops.length === 0) continue;
    const current = known ?? (await newDraft(scope, day, { vehicle, crew }));
    refuseCompleted(current);
    const route =
      known && crew ? await withVehicleAndCrew(scope, current.route, current.route, { crew }) : current.route;
    const sequence = stops.filter((id) => {
      const home = homes.get(id);
      if (home?.each === current) return true;
      if (!home && current.stops.some(({ order_id }) => order_id === id)) return false;
      requireMovable(home, locked.orders.get(id), { id, day, param: paramOf(vehicle, id) });
      refuseBrokenDown(current);
      return true;
    });
    if (crew) {
      await requireTwo(
        scope,
        route,
        sequence.flatMap((id) => locked.orders.get(id) ?? []),
      );
    }
    changes.push({ current, route, sequence });
  }
  const taken = new Set(changes.flatMap(({ sequence }) => sequence));
  for (const current of locked.routes) {
    if (changes.some((change) => change.current === current)) continue;
    const before = unchangedRoute(current);
    const sequence = before.sequence.filter((id) => !taken.has(id));
    if (sequence.length < before.sequence.length) changes.push({ ...before, sequence });
  }
  for (const { current, sequence } of changes) refuseLosingArrived(current, sequence);
  return changes;
}

/** Throws 422 for an order that is not booked for the day, or not located; 409 for one that cannot leave its route. */
function requireMovable(
  home: { each: RouteWithStops } | undefined,
  order: OrderRow | undefined,
  { id, day, param }: { id: string; day: Day; param: string },
): void {
  if (!order) throw unknownReference('order', id, param);
  const refuse = (message: string) => new AppError('invalid_value', { message, param });
  if (home) {
    const { route } = home.each;
    if (route.depot !== day.depot || route.date !== day.date)
      throw refuse(`Order ${id} is on a route of another day.`);
    refuseCompleted(home.each);
  } else if (!isUnplanned(order, day)) {
    throw refuse(`Order ${id} is not booked for ${day.date} at this depot.`);
  }
  if (order.latitude === null || order.longitude === null)
    throw refuse(`The address of order ${id} was not found on the map. Correct its postcode.`);
}

/** Throws 409 `invalid_state` when the stop that a van is at would leave its route. */
function refuseLosingArrived(current: RouteWithStops, sequence: readonly string[]): void {
  const at = current.stops.find(({ status }) => status === 'arrived');
  if (!at || sequence.includes(at.order_id)) return;
  throw new AppError('invalid_state', {
    message: `The van has arrived at order ${at.order_id}; its stop must stay on the route.`,
  });
}

/** Names the parameter at fault for a problem of a van's route, or of an order on it. */
type ParamOf = (van: string, order: string | null) => string;

function paramsOf(named: readonly Wanted[], orders: Locked['orders']): ParamOf {
  return (van, order) => {
    const index = named.findIndex(({ vehicle }) => vehicle === van);
    const route = named[index];
    if (!route) return 'routes';
    const stop = order === null ? -1 : indexAmong(route.stops, orders, order);
    return stop < 0 ? `routes[${index}]` : `routes[${index}].stops[${stop}]`;
  };
}

/** Prepares the roads between the depot and the stops that these vans have, and would have. */
export async function prepareRearrangement(
  outside: ExternalServices,
  { params, body }: { params: DayParams; body: RearrangeInput },
): Promise<void> {
  if (outside.measure === null) return;
  const day = { depot: params.depot_id, date: params.date };
  const vans = new Set(body.routes.map(({ vehicle }) => vehicle));
  const points = await outside.scoped(async (scope) => {
    const depot = await findPlanDepot(scope, day.depot, day.date);
    if (!depot) return [];
    const routes = (await listRoutesOn(scope, day.date)).filter(({ vehicle }) => vans.has(vehicle));
    const now = await listStops(
      scope,
      routes.map(({ id }) => id),
    );
    const wanted = await listOrdersById(
      scope,
      body.routes.flatMap(({ stops }) => stops),
    );
    return locatedOf([depot, ...now, ...wanted]);
  });
  await prepareRoads(outside, day, points, MEASURING_MS);
}

type Orders = ReadonlyMap<string, OrderRow>;

/** Returns the routes as they are or would be, with broken rules and savings. */
function answerOf(
  changes: readonly TimedChange[],
  orders: Orders,
  of: {
    day: { depot: string; date: string };
    isDryRun: boolean;
    version: number;
    /** Ids of the routes that were there before. */
    known: ReadonlySet<string>;
  },
): Rearrangement {
  const kept = new Set(changes.flatMap(({ sequence }) => sequence));
  const saved = (figure: 'miles' | 'drive_minutes') =>
    changes.reduce((sum, { current, timed }) => sum + current.route.totals[figure] - timed.totals[figure], 0);
  return {
    object: 'rearrangement',
    ...of.day,
    dry_run: of.isDryRun,
    plan_version: of.version,
    routes: changes.map((change) => routeOf(change, orders, of)),
    unassigned: changes.flatMap(({ current }) =>
      openStops(current).flatMap(({ order_id: id }) => (kept.has(id) ? [] : id)),
    ),
    told: ordersToTell(changes, orders).map(({ id }) => id),
    warnings: changes.flatMap((change) => warningsOf(change, orders)),
    miles_saved: Math.round(saved('miles') * 10) / 10,
    minutes_saved: saved('drive_minutes'),
  };
}

function routeOf(
  { current, route, timed, sequence }: TimedChange,
  orders: Orders,
  { isDryRun, known }: { isDryRun: boolean; known: ReadonlySet<string> },
): RearrangedRoute {
  const isNew = !known.has(route.id);
  const before = new Map(openStops(current).map((stop) => [stop.order_id, stop.eta]));
  const open = new Set(sequence);
  return {
    route: isNew && isDryRun ? null : route.id,
    vehicle: route.vehicle,
    crew: crewOf(route),
    status: route.status,
    stops: timed.stops.flatMap(({ id, order, eta, window_from: from, window_to: to }) =>
      // A stop that keeps its row here is done.
      id === undefined && open.has(order)
        ? [
            {
              order,
              eta,
              was: before.get(order) ?? null,
              window: { from, to },
              late_minutes: Math.max(0, minutesOf(eta) - minutesOf(orders.get(order)?.slot_to ?? '23:59')),
            },
          ]
        : [],
    ),
    totals: timed.totals,
    totals_before: isNew ? null : current.route.totals,
  };
}

function warningsOf(
  { route, violations, current, sequence }: TimedChange,
  orders: Orders,
): RearrangeWarning[] {
  const were = new Set(openStops(current).map(({ order_id }) => order_id));
  const broken = violations.map(({ rule, stop, message }) => ({
    vehicle: route.vehicle,
    order: stop,
    code: codeOf({ rule, message }),
    message,
  }));
  const joining = sequence.flatMap((id) => (were.has(id) ? [] : (orders.get(id) ?? [])));
  const missing = joining.filter(
    ({ type, pieces_expected: all, pieces_scanned: there }) => type === 'delivery' && there < all,
  );
  return [
    ...broken,
    ...missing.map(({ id, pieces_expected: all, pieces_scanned: there }) => ({
      vehicle: route.vehicle,
      order: id,
      code: 'goods_not_in',
      message: `Only ${there} of ${all} pieces of order ${id} are in.`,
    })),
  ];
}
