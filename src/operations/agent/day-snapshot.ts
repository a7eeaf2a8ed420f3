/**
 * Reads a depot's day for the agent, without locks: drafts and published routes with the positions of their vans, the
 * orders on them, the orders without a route, and the vans that could also be sent out.
 */
import type { Scope } from '../../db/scope.js';
import { isStaffedByPeople } from '@waypost/planning/planning-settings';
import type {
  RoutingPerson,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
} from '@waypost/planning/routing-problem';
import { stopsToTryAgain } from '../../domain/second-visit.js';
import type { FormerSlot } from '../../domain/suggestion.js';
import { isMissing } from '../../domain/whereabouts.js';
import { listPeopleOnDuty } from '../../setup/drivers/rows.js';
import { listOrdersById, type OrderRow } from '../../records/orders/rows.js';
import { listUndelivered } from '../../records/pieces.js';
import { findPlanVersion, listUnplanned } from '../../records/plan-days.js';
import { planDepotOf, type PlanDepot, type PlanVehicle } from '../../records/planning-queries.js';
import { crewOf, listRoutesOn, type RouteRow } from '../../records/routes.js';
import { findRunOf } from '../../records/runs/rows.js';
import { listPromisedWindows, listStops, type PromisedWindow, type StopRow } from '../../records/stops.js';
import { listVehiclesById, listVehiclesOn, type VehicleRow } from '../../setup/vehicles/rows.js';
import { openStops, type RouteWithStops } from '../../routing/lock-routes.js';
import { splitPlannable } from '../../routing/problem.js';
import { nowOfRun } from '../../routing/rearrange.js';
import { liveProblem, takenOverAt } from '../../routing/van-progress.js';

/** A route that can still be changed, with its van's position. */
export type RouteSnapshot = RouteWithStops & {
  van: RoutingVehicle;
  vehicle: VehicleRow;
  /** Orders of its open stops in sequence: where the van is, and those it has yet to reach. */
  arrived: string[];
  pending: string[];
  /** True if its van is in service and drives. */
  usable: boolean;
};

/** A van and people without a route that day; the first of them drives. Empty where people do not staff the vans. */
export type SpareVan = { van: RoutingVehicle; vehicle: VehicleRow; crew: string[] };

export type DaySnapshot = {
  version: number;
  date: string;
  depot: PlanDepot;
  routes: RouteSnapshot[];
  spare: SpareVan[];
  /** Every order that is on a route of the day, or may join one, and is located. */
  orders: ReadonlyMap<string, OrderRow>;
  /** How many pieces are on the van of their route, by order; those without any are left out. */
  aboard: ReadonlyMap<string, number>;
  /** Orders booked for the day and on no route, oldest first. */
  unplanned: string[];
  /** The stops of a failed visit whose orders may be visited a second time, in sequence. */
  toTryAgain: StopRow[];
  /** The windows that recipients of the day were already promised. */
  promised: ReadonlyMap<string, PromisedWindow>;
  stops: ReadonlyMap<string, RoutingStop>;
  /** All stops, vans and roads. */
  problem: RoutingProblem;
};

/** Reads the day; `again` is a stop whose visit failed, with the slot that it was for. */
export async function readDaySnapshot(
  scope: Scope,
  { depot: depotId, date }: { depot: string; date: string },
  again: { stop: string; slot: FormerSlot } | null = null,
): Promise<DaySnapshot> {
  const version = await findPlanVersion(scope, depotId, date);
  const depot = await planDepotOf(scope, { depot: depotId, date });
  const onDate = await listRoutesOn(scope, date);
  const current = await readRoutes(
    scope,
    onDate.filter((route) => route.depot === depotId),
  );
  const unplanned = await listUnplanned(scope, { depot: depotId, date });
  const ids = current.flatMap(({ stops }) => stops.map(({ order_id }) => order_id));
  const rows = await listOrdersById(scope, [...new Set([...ids, ...unplanned])]);
  const toTryAgain = again ? secondVisit(current, rows, again.stop) : [];
  const visiting = toTryAgain.map(({ order_id }) => order_id);
  const { located } = splitPlannable(
    depot,
    rows.map((row) => (again && visiting.includes(row.id) ? restored(row, again.slot) : row)),
    new Set(ids),
  );
  const people = await listFreePeople(scope, depot, onDate);
  const free = await listSpare(scope, depot, { onDate, people });
  const vehiclesOfRoutes = await listVehiclesById(
    scope,
    current.map(({ route }) => route.vehicle),
  );
  const input = {
    depot,
    orders: located,
    vehicles: [...vehiclesOfRoutes, ...free.map(({ vehicle }) => vehicle)] satisfies PlanVehicle[],
  };
  const orders = new Map(located.map((order) => [order.id, order]));
  const promised = await listPromisedWindows(scope, date, [...orders.keys()]);
  const problem = await liveProblem(scope, input, current, {
    visiting,
    promises: promised,
    notBefore: whenTakenOver(scope, depot, current, unplanned),
  });
  const vans = new Map(problem.vehicles.map((van) => [van.id, van]));
  const routes = current.map((each): RouteSnapshot => {
    const van = vans.get(each.route.vehicle);
    const vehicle = vehiclesOfRoutes.find(({ id }) => id === each.route.vehicle);
    if (!van || !vehicle) throw new Error(`The vehicle ${each.route.vehicle} is gone.`);
    const usable = isUsable(each, vehicle);
    return { ...each, ...openOf(each, orders), vehicle, usable, van: withCrewOf(each.route, van, depot) };
  });
  const spare = free.flatMap(({ vehicle, crew }): SpareVan[] => {
    const van = vans.get(vehicle.id);
    return van ? [{ vehicle, crew: crew.map(({ id }) => id), van: drivenBy(van, crew, depot) }] : [];
  });
  return {
    version,
    date,
    depot,
    routes,
    spare,
    orders,
    aboard: await piecesAboard(scope, routes, orders),
    unplanned: unplanned.filter((id) => orders.has(id)),
    toTryAgain,
    promised,
    stops: new Map(problem.stops.map((stop) => [stop.id, stop])),
    problem: {
      ...problem,
      vehicles: [...routes, ...spare].map(({ van }) => van),
      ...(isStaffedByPeople(depot.planning) ? {} : { onDuty: people }),
    },
  };
}

/** Returns the earliest time at which another van can take over each order, for orders whose van is behind that. */
function whenTakenOver(
  scope: Scope,
  depot: PlanDepot,
  current: readonly RouteWithStops[],
  unplanned: readonly string[],
): Map<string, string> {
  const now = new Map(
    current.flatMap((route) =>
      openStops(route).map(({ order_id }) => [order_id, nowOfRun(scope, route.run, depot)] as const),
    ),
  );
  const least = Math.min(depot.earliest_second, ...now.values());
  for (const id of unplanned) now.set(id, depot.earliest_second);
  return takenOverAt(now, least);
}

/** Reads the routes that can be changed, with their runs and stops. */
async function readRoutes(scope: Scope, rows: readonly RouteRow[]): Promise<RouteWithStops[]> {
  const stops = await listStops(
    scope,
    rows.map(({ id }) => id),
  );
  const current: RouteWithStops[] = [];
  for (const route of rows) {
    const run = route.status === 'published' ? await findRunOf(scope, route.id) : undefined;
    if (run?.status === 'completed') continue;
    current.push({ route, run, stops: stops.filter((stop) => stop.route === route.id) });
  }
  return current;
}

/**
 * Before it leaves, a van has on board what was scanned onto it. Under way it has everything left to deliver, except
 * what is known to be elsewhere, because not everybody scans what they load.
 */
async function piecesAboard(
  scope: Scope,
  routes: readonly RouteSnapshot[],
  orders: ReadonlyMap<string, OrderRow>,
): Promise<Map<string, number>> {
  const isUnderWay = new Map(
    routes.flatMap((route) =>
      [...route.arrived, ...route.pending].map((id) => [id, route.run?.status === 'started'] as const),
    ),
  );
  const aboard = new Map<string, number>();
  for (const piece of await listUndelivered(scope, [...isUnderWay.keys()])) {
    const order = orders.get(piece.order_id);
    // Goods that a van is to collect are not aboard.
    const hasLeft = isUnderWay.get(piece.order_id) === true && order?.type === 'delivery';
    if (hasLeft ? isMissing(piece, order.depot) : piece.status !== 'on_van') continue;
    aboard.set(piece.order_id, (aboard.get(piece.order_id) ?? 0) + 1);
  }
  return aboard;
}

/** Returns the stops of a visit on these routes that may be tried again. */
function secondVisit(
  current: readonly RouteWithStops[],
  orders: readonly OrderRow[],
  failed: string,
): StopRow[] {
  const { stops } = current.find((route) => route.stops.some(({ id }) => id === failed)) ?? { stops: [] };
  const stop = stops.find(({ id }) => id === failed);
  const order = orders.find(({ id }) => id === stop?.order_id);
  return stop && order ? stopsToTryAgain(stop, order.exchange_for, stops) : [];
}

function restored(order: OrderRow, { date, from, to, zone }: FormerSlot): OrderRow {
  return { ...order, slot_date: date, slot_from: from, slot_to: to, slot_zone: zone };
}

function openOf(
  route: RouteWithStops,
  orders: ReadonlyMap<string, OrderRow>,
): { arrived: string[]; pending: string[] } {
  const of = (wanted: (stop: StopRow) => boolean) =>
    openStops(route)
      .filter((stop) => wanted(stop) && orders.has(stop.order_id))
      .map(({ order_id }) => order_id);
  return {
    arrived: of(({ status }) => status === 'arrived'),
    pending: of(({ status }) => status === 'pending'),
  };
}

function isUsable({ run }: RouteWithStops, { active, archived_at }: VehicleRow): boolean {
  return active && archived_at === null && (run?.broken_down_at ?? null) === null;
}

/** Lists people who work on the date and have no route, those of the longest shifts first. */
async function listFreePeople(
  scope: Scope,
  { id: depot, date }: PlanDepot,
  onDate: readonly RouteRow[],
): Promise<RoutingPerson[]> {
  const busy = new Set(onDate.flatMap(crewOf));
  return ((await listPeopleOnDuty(scope, depot, date)) ?? [])
    .filter(({ id }) => !busy.has(id))
    .toSorted((a, b) => b.shift.toSecond - a.shift.toSecond);
}

/**
 * Lists vans in service without a route on the date. Where people staff the vans, each has some of these, and two where
 * the van has seats for them and there are enough for every van.
 */
async function listSpare(
  scope: Scope,
  { id: depot, date, planning }: PlanDepot,
  { onDate, people }: { onDate: readonly RouteRow[]; people: readonly RoutingPerson[] },
): Promise<{ vehicle: VehicleRow; crew: readonly RoutingPerson[] }[]> {
  const busy = new Set(onDate.map(({ vehicle }) => vehicle));
  const free = (await listVehiclesOn(scope, depot, date)).filter(({ id }) => !busy.has(id));
  if (!isStaffedByPeople(planning)) return free.map((vehicle) => ({ vehicle, crew: [] }));
  const drivers = people.filter(({ role }) => role === 'driver');
  const driven = free.slice(0, drivers.length);
  const mates = [...people.filter(({ role }) => role === 'mate'), ...drivers.slice(driven.length)];
  return driven.flatMap((vehicle, index) => {
    const driver = drivers[index];
    if (!driver) return [];
    const mate = vehicle.crew === 2 ? mates.shift() : undefined;
    return [{ vehicle, crew: mate ? [driver, mate] : [driver] }];
  });
}

/** Returns a spare van as its people can drive it. */
function drivenBy(
  van: RoutingVehicle,
  crew: readonly RoutingPerson[],
  { planning }: PlanDepot,
): RoutingVehicle {
  const shifts = [van.shift, ...crew.map(({ shift }) => shift)];
  return {
    ...van,
    crew: isStaffedByPeople(planning) && crew.length < 2 ? 1 : van.crew,
    shift: {
      fromSecond: Math.max(...shifts.map(({ fromSecond }) => fromSecond)),
      toSecond: Math.min(...shifts.map(({ toSecond }) => toSecond)),
    },
  };
}

/**
 * Returns the van of a route; where people staff the vans, with as many seats as there are people on it. A draft
 * without people keeps its seats.
 */
function withCrewOf(route: RouteRow, van: RoutingVehicle, { planning }: PlanDepot): RoutingVehicle {
  return isStaffedByPeople(planning) && crewOf(route).length === 1 ? { ...van, crew: 1 } : van;
}
