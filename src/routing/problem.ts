/**
 * Builds the routing problem from rows: what an order requires of a van, what a van can do, and when the depot is open.
 * Loads are rounded up and capacities down, so that whole litres and grams never hide an overload.
 */
import { deliveryBefore } from '@waypost/planning/exchange';
import { loadLeft, piecesLeft } from '../domain/goods.js';
import { minutesOf } from '@waypost/base/local-time';
import { isStaffedByPeople, PLANNING_SETTINGS, workRules } from '@waypost/planning/planning-settings';
import type { TimeWindow } from '../domain/promised-window.js';
import type {
  Objective,
  Plan,
  RoutingPerson,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  UnassignedCode,
  UnassignedStop,
  UnplannableCode,
} from '@waypost/planning/routing-problem';
import { OPEN_STOPS, type StopStatus } from '../domain/states/stop.js';
import { STOP_MINUTES } from '../domain/stop.js';
import { type Coordinates, metresWithin, type TravelMatrix } from '@waypost/planning/travel';
import { isDeliverable } from '../domain/slots.js';
import type { PlanWarning, ProposedPlan, StopMinutes, UnassignedReason } from '../domain/types.js';
import { shiftOn } from '../domain/working-hours.js';
import type { PlanDepot, PlanOrder, PlanVehicle } from '../records/planning-queries.js';
import type { RouteRow } from '../records/routes.js';

/** A depot, the located orders, and the vans: everything of a day except its roads. */
export type PlanInput = {
  depot: PlanDepot;
  orders: readonly PlanOrder[];
  vehicles: readonly PlanVehicle[];
  /** People who can staff the routes; absent where a route has its crew, or there is nobody. */
  people?: readonly RoutingPerson[] | undefined;
};

/** Loads are summed in 32 bits: no van carries 500 t or 500,000 m³, so anything above that counts as unlimited. */
const MAX_LOAD = 500_000_000;

/** Floating-point dust in a sum of kilograms or cubic metres, relative to the gram or litre. */
const DUST = 1e-6;

/** Returns the minutes at the door for an order. */
function stopMinutes(order: PlanOrder, own: Partial<StopMinutes>): number {
  const minutes = { ...STOP_MINUTES, ...own };
  const { assembly, remove_packaging, disposal } = order.service;
  return (
    minutes.base +
    minutes.per_extra_piece * Math.max(0, piecesLeft(order) - 1) +
    (assembly ? minutes.assembly : 0) +
    (remove_packaging ? minutes.remove_packaging : 0) +
    (disposal ? minutes.disposal : 0)
  );
}

const load = (thousandths: number) => Math.min(MAX_LOAD, Math.ceil(thousandths * 1000 - DUST));
const capacity = (thousandths: number | null) =>
  thousandths === null ? null : Math.floor(thousandths * 1000 + DUST);
const secondOf = (time: string) => minutesOf(time) * 60;

/** Returns the seconds at the door for an order. */
export function serviceSeconds(order: PlanOrder, depot: PlanDepot): number {
  return Math.round(stopMinutes(order, depot.stop_minutes) * 60);
}

/** Returns the seconds that every visit takes, without its services. */
function baseSeconds({ stop_minutes: own }: PlanDepot): number {
  return Math.round((own.base ?? STOP_MINUTES.base) * 60);
}

/** Returns the load of an order's remaining goods. */
export function loadOf(order: PlanOrder): { litres: number; grams: number } {
  const { kg, m3 } = loadLeft(order);
  return { litres: load(m3), grams: load(kg) };
}

/** Builds the stop of an order; `delivery` is the one that it is exchanged for, as part of the same visit. */
function routingStop(
  order: PlanOrder,
  depot: PlanDepot,
  point: number,
  delivery: PlanOrder | undefined,
): RoutingStop {
  const follows = delivery && { stop: delivery.id, afterSeconds: serviceSeconds(delivery, depot) };
  const afterSeconds = follows?.afterSeconds ?? 0;
  return {
    id: order.id,
    point,
    kind: order.type,
    serviceSeconds: serviceSeconds(order, depot) - (follows ? baseSeconds(depot) : 0),
    ...(follows ? { follows } : {}),
    // An order without a slot is on no plan; a missing slot would mean all day.
    window: {
      fromSecond: secondOf(order.slot_from ?? '00:00'),
      toSecond: secondOf(order.slot_to ?? '23:59') + afterSeconds,
    },
    ...loadOf(order),
    // Old goods take as much room as the new ones.
    ...(order.service.disposal ? { takesBack: loadOf(order) } : {}),
    crew: order.service.crew,
    ...(order.service.skills ? { skills: order.service.skills } : {}),
    ...(order.service.priority ? { priority: order.service.priority } : {}),
  };
}

/**
 * Builds a van that can drive while its depot is open and it is in use, but never before now. All planning, timing and
 * checking of routes uses these vans. Defaults are by docs/behaviour.md "Planning".
 */
function routingVehicle(vehicle: PlanVehicle, depot: PlanDepot): RoutingVehicle {
  const shift = shiftOn(depot.date, vehicle.shifts) ?? NEVER;
  return {
    id: vehicle.id,
    capacityLitres: capacity(vehicle.capacity_m3),
    capacityGrams: capacity(vehicle.capacity_kg),
    crew: vehicle.crew ?? 1,
    shift: {
      fromSecond: Math.max(secondOf(depot.opening_from), shift.fromSecond, depot.earliest_second),
      toSecond: Math.min(secondOf(depot.opening_to), shift.toSecond),
    },
    ...(vehicle.skills.length > 0 ? { skills: vehicle.skills } : {}),
    ...(vehicle.max_stops === null ? {} : { maxStops: vehicle.max_stops }),
    ...(vehicle.max_miles === null ? {} : { maxMetres: metresWithin(vehicle.max_miles) }),
  };
}

/** The shift of a van that is not used that day. */
const NEVER = { fromSecond: 0, toSecond: 0 };

/**
 * Splits orders that can be planned from those that no van could take. Orders on routes that stay (`staying`) only need
 * a position.
 */
export function splitPlannable<Order extends PlanOrder>(
  depot: PlanDepot,
  orders: readonly Order[],
  staying: ReadonlySet<string> = new Set(),
): { located: Order[]; unlocated: UnassignedReason[] } {
  const located: Order[] = [];
  const unlocated: UnassignedReason[] = [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  const reasonOf = (order: Order) =>
    unlocatable(depot, order) ?? (staying.has(order.id) ? null : unready(depot, order));
  for (const order of orders) {
    // The halves of an exchange are one visit.
    const partner = order.exchange_for === null ? undefined : byId.get(order.exchange_for);
    const found = reasonOf(order) ?? (partner ? reasonOf(partner) : null);
    if (found === null) located.push(order);
    else unlocated.push({ order: order.id, ...found, relaxation: null });
  }
  return { located, unlocated };
}

type Unplannable = { code: UnplannableCode; message: string } | null;

function unlocatable(depot: PlanDepot, order: PlanOrder): Unplannable {
  const code = 'no_coordinates';
  if (depot.latitude === null || depot.longitude === null) {
    return { code, message: "The depot's address was not found on the map. Correct its postcode." };
  }
  if (order.latitude !== null && order.longitude !== null) return null;
  return { code, message: 'The address was not found on the map. Correct its postcode.' };
}

function unready({ goods_not_in: absent, date }: PlanDepot, order: PlanOrder): Unplannable {
  if (absent === 'leave_out' && areGoodsAbsent(order)) return { code: 'goods_not_in', message: GOODS_ABSENT };
  if (isDeliverable(order, date)) return null;
  return { code: 'outside_dates', message: `It cannot be delivered on ${date}.` };
}

const GOODS_ABSENT = 'A piece of it is missing, damaged or at another depot.';

/** Returns whether a piece of an order is known to be lost, or at another depot. */
export function areGoodsAbsent({
  lost_since,
  misrouted_since,
}: Pick<PlanOrder, 'lost_since' | 'misrouted_since'>): boolean {
  return lost_since !== null || misrouted_since !== null;
}

/** Lists the routes of a plan that have no driver. */
export function driverWarnings(
  routes: readonly Pick<RouteRow, 'id' | 'driver' | 'vehicle'>[],
): PlanWarning[] {
  return routes
    .filter(({ driver }) => driver === null)
    .map(({ id, vehicle }) => ({
      route: id,
      code: 'no_driver',
      message: `No driver for the route of vehicle ${vehicle} is on duty and free. Assign one before you publish it.`,
    }));
}

/** Lists the orders of a plan whose goods are not where its vans are loaded. */
export function goodsWarnings(orders: readonly PlanOrder[]): PlanWarning[] {
  return orders
    .filter(areGoodsAbsent)
    .map(({ id }) => ({ order: id, code: 'goods_not_in', message: GOODS_ABSENT }));
}

/** Returns the points of the day's travel matrix: the depot, then each order. All must be located. */
export function pointsOf({ depot, orders }: Pick<PlanInput, 'depot' | 'orders'>): Coordinates[] {
  return [depot, ...orders].map(({ id, latitude, longitude }) => {
    if (latitude === null || longitude === null) throw new RangeError(`${id} has no coordinates.`);
    return { latitude, longitude };
  });
}

/** The roads of a day without orders. */
export const NO_ROADS: TravelMatrix = { metres: new Int32Array(1), seconds: new Int32Array(1), size: 1 };

/** Builds the problem over a matrix whose points are those of `pointsOf`. */
export function routingProblem(
  { depot, orders, vehicles, people }: PlanInput,
  matrix: TravelMatrix,
  objective: Objective,
): RoutingProblem {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return {
    stops: orders.map((order, index) => {
      const delivery = deliveryBefore(order, byId);
      return routingStop(order, depot, index + 1, delivery === null ? undefined : byId.get(delivery));
    }),
    vehicles: vehicles.map((vehicle) => routingVehicle(vehicle, depot)),
    matrix,
    objective,
    rules: workRules({ ...PLANNING_SETTINGS, ...depot.planning }),
    ...(people && (isStaffedByPeople(depot.planning) ? { people } : { onDuty: people })),
  };
}

/**
 * Returns the problem in which no van leaves its depot so late that it misses what these recipients were promised.
 */
export function withPromises(
  problem: RoutingProblem,
  promises: ReadonlyMap<string, TimeWindow>,
): RoutingProblem {
  return {
    ...problem,
    stops: problem.stops.map((stop) => {
      const window = promises.get(stop.id);
      const afterSeconds = stop.follows?.afterSeconds ?? 0;
      return window ? { ...stop, promisedUntil: secondOf(window.to) + afterSeconds } : stop;
    }),
  };
}

/** Returns the problem that knows how often its orders were left out on earlier days. */
export function withTimesLeftOut(
  problem: RoutingProblem,
  times: ReadonlyMap<string, number>,
): RoutingProblem {
  if (times.size === 0) return problem;
  return {
    ...problem,
    stops: problem.stops.map((stop) => {
      const timesLeftOut = times.get(stop.id);
      return timesLeftOut === undefined ? stop : { ...stop, timesLeftOut };
    }),
  };
}

/** Returns the problem in which vans serve these stops no sooner than a time of day: they wait until then. */
export function withEarliestVisits(
  problem: RoutingProblem,
  times: ReadonlyMap<string, string>,
): RoutingProblem {
  if (times.size === 0) return problem;
  return {
    ...problem,
    stops: problem.stops.map((stop) => {
      const time = times.get(stop.id);
      if (time === undefined) return stop;
      const { fromSecond, toSecond } = stop.window;
      return { ...stop, window: { fromSecond: Math.max(fromSecond, secondOf(time)), toSecond } };
    }),
  };
}

/** Returns the time of day before which each order of an open stop is not visited. */
export function earliestVisits(
  stops: readonly { order_id: string; status: StopStatus; not_before: string | null }[],
): Map<string, string> {
  return new Map(
    stops.flatMap(({ order_id, status, not_before }) =>
      not_before !== null && OPEN_STOPS.includes(status) ? [[order_id, not_before]] : [],
    ),
  );
}

const REASONS: Record<UnassignedCode, string> = {
  no_coordinates: 'The address was not found on the map.',
  goods_not_in: GOODS_ABSENT,
  outside_dates: 'It cannot be delivered on this day.',
  no_vehicle: 'No vehicle is available on this day.',
  no_driver: 'No driver is on duty and free when the order could be delivered.',
  no_mate: 'The order needs two people, and no second one is on duty and free when it could be delivered.',
  no_road: 'The road network has no route to the address. Correct its postcode.',
  skills: 'No otherwise suitable vehicle has the required skills.',
  over_volume: 'The order needs more space than any otherwise suitable vehicle has.',
  over_weight: 'The order is heavier than any otherwise suitable vehicle can carry.',
  crew: 'The order needs a crew of two, and no otherwise suitable vehicle has one.',
  window_unreachable:
    'No otherwise suitable vehicle can reach the address within the booked window and return in time.',
  day_too_long: 'The round trip is longer than a working day or a vehicle allows.',
  capacity_exhausted: 'The available vehicles have no time or room left for it.',
};

/** Returns why an order is on no route, and what would let it in, in words for the client. */
export function unassignedReason({ stop, code, relaxation = null }: UnassignedStop): UnassignedReason {
  return { order: stop, code, message: REASONS[code], relaxation };
}

/** Returns the plan as it is stored, with reasons in words. */
export function proposedPlan(plan: Plan, unlocated: readonly UnassignedReason[]): ProposedPlan {
  return {
    routes: plan.routes.map(({ vehicle, stops }) => ({ vehicle, stops: [...stops] })),
    unassigned: [...unlocated, ...plan.unassigned.map(unassignedReason)],
  };
}
