/**
 * A depot's day about to be planned: which orders may be assigned, which drafts are replaced, and which vans and
 * drivers are free. Published and locked routes are not part of it, so planning cannot touch them.
 */
import type { Scope } from '../db/scope.js';
import { AppError, unknownReference } from '../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import type {
  Objective,
  PlannedRoute,
  RoutingPerson,
  RoutingProblem,
} from '@waypost/planning/routing-problem';
import type { TravelMatrix } from '@waypost/planning/travel';
import type { UnassignedReason } from '../domain/types.js';
import { lockDepotShared } from '../setup/depots/rows.js';
import { listPeopleOnDuty } from '../setup/drivers/rows.js';
import { listOrdersById, lockOrders, type OrderRow } from '../records/orders/rows.js';
import {
  countTimesLeftOut,
  findPlanVersion,
  isUnplanned,
  listUnplanned,
  lockFleetOn,
} from '../records/plan-days.js';
import { planDepotOf, type PlanDepot } from '../records/planning-queries.js';
import { crewOf, listRoutesOn, lockRoute, type RouteRow } from '../records/routes.js';
import { listStops } from '../records/stops.js';
import { listVehiclesOn, type VehicleRow } from '../setup/vehicles/rows.js';
import type { DayRequest, Draft } from './day-request.js';
import { withLocks } from './plan-locks.js';
import { routingProblem, splitPlannable, withTimesLeftOut } from './problem.js';
import { findRoads } from './roads.js';

/** Returns the depot and date of a body if they can be planned: the depot known, the date not past there. */
export async function requirePlannable(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<{ depot: string; date: string }> {
  const found = await lockDepotShared(scope, depot);
  if (!found) throw unknownReference('depot', depot, 'depot');
  if (date < localDateTime(scope.now, found.timezone).date) {
    throw new AppError('invalid_value', { message: `The date ${date} is in the past.`, param: 'date' });
  }
  return { depot, date };
}

/**
 * Refuses a day of more orders than can be planned: travel times grow with their square. Throws 422
 * `too_many_items`.
 */
export async function refuseTooManyStops(scope: Scope, request: DayRequest): Promise<void> {
  const { planMaxStops: most } = scope.deployment;
  const { length } = await findCandidates(scope, request, await findDrafts(scope, request));
  if (length <= most) return;
  throw new AppError('too_many_items', {
    message: `The day has ${length} orders to plan; at most ${most} per depot can be planned at once.`,
    param: 'date',
  });
}

export type Day = {
  depot: PlanDepot;
  date: string;
  version: number;
  /** Eligible orders, in booking order: booked and on no route, or on a draft to be replaced. */
  orders: OrderRow[];
  drafts: Draft[];
  vehicles: VehicleRow[];
  /**
   * Who is on duty that day and on no route of it, other than drafts to be replaced; absent if there is nobody to draw.
   */
  people: RoutingPerson[] | undefined;
  /** On how many earlier days each order was left without a route; those never left out are missing. */
  leftOut: ReadonlyMap<string, number>;
  /** Draft routes of the depot that stay as they are. */
  locked: RouteRow[];
};

/** Reads the day. Changes made since are detected when the plan is stored. */
export async function findDay(scope: Scope, request: DayRequest): Promise<Day> {
  // Read first, so that a change made while reading makes this version outdated.
  const version = await findPlanVersion(scope, request.depot, request.date);
  const drafts = await findDrafts(scope, request);
  const candidates = await listOrdersById(scope, await findCandidates(scope, request, drafts));
  return { version, ...(await assemble(scope, request, drafts, candidates)) };
}

/**
 * Like `findDay`, but locks everything a plan writes: orders, then drafts, then the date's vans and drivers. Returns
 * undefined when the drafts changed while the locks were being taken.
 */
export async function lockDay(scope: Scope, request: DayRequest): Promise<Day | undefined> {
  const seen = await findDrafts(scope, request);
  const orders = await lockOrders(scope, await findCandidates(scope, request, seen));
  for (const { route } of seen) await lockRoute(scope, route.id);
  await lockFleetOn(scope, request.date);

  const drafts = await findDrafts(scope, request);
  const locked = new Set([...seen.map(({ route }) => route.id), ...orders.map(({ id }) => id)]);
  const allLocked = drafts.every(
    ({ route, stops }) => locked.has(route.id) && stops.every((id) => locked.has(id)),
  );
  if (!allLocked) return undefined;
  const version = await findPlanVersion(scope, request.depot, request.date);
  return { version, ...(await assemble(scope, request, drafts, orders)) };
}

/** A day with its orders split by whether they can be planned at all. */
export type PlannableDay = { day: Day; located: Day['orders']; unlocated: UnassignedReason[] };

/** Like `findDay`, with the orders split by whether they can be planned. */
export async function readDay(scope: Scope, request: DayRequest): Promise<PlannableDay> {
  const day = await findDay(scope, request);
  return { day, ...splitPlannable(day.depot, day.orders) };
}

/**
 * Returns today as it will be after a search of this length and a minute for storing: vans cannot leave before the plan
 * exists. Another day is unchanged.
 */
export function afterSearch({ day, ...rest }: PlannableDay, searchMs: number): PlannableDay {
  const { earliest_second: now } = day.depot;
  if (now === 0) return { day, ...rest };
  const earliest_second = now + Math.ceil(searchMs / 1000) + STORING_SECONDS;
  return { day: { ...day, depot: { ...day.depot, earliest_second } }, ...rest };
}

const STORING_SECONDS = 60;

/** Builds the problem of a locked day with its locks, by its stored roads. */
export async function lockedProblem(
  scope: Scope,
  day: Day,
  objective: Objective,
  request: DayRequest,
): Promise<RoutingProblem> {
  const plannable = { day, ...splitPlannable(day.depot, day.orders) };
  const roads = await findRoads(scope, { depot: day.depot, orders: plannable.located });
  return problemOf(plannable, roads, objective, request);
}

/** Builds the problem of a day with its locks, over the matrix of its located orders. */
export function problemOf(
  { day, located }: PlannableDay,
  matrix: TravelMatrix,
  objective: Objective,
  request: DayRequest,
): RoutingProblem {
  const { depot, vehicles, people, leftOut } = day;
  const problem = routingProblem({ depot, orders: located, vehicles, people }, matrix, objective);
  return withLocks(withTimesLeftOut(problem, leftOut), day.drafts, request);
}

/** Returns the drafts to be replaced, limited to the problem's vans and orders: where a search may begin. */
export function draftPlan({ day }: PlannableDay, problem: RoutingProblem): PlannedRoute[] {
  const stops = new Set(problem.stops.map(({ id }) => id));
  return day.drafts
    .map(({ route, stops: sequence }) => ({
      vehicle: route.vehicle,
      stops: sequence.filter((id) => stops.has(id)),
    }))
    .filter((route) => route.stops.length > 0);
}

function givesWay(route: RouteRow, request: DayRequest): boolean {
  const { depot, status, locked, id } = route;
  return depot === request.depot && status === 'draft' && !locked && !request.lock_routes.includes(id);
}

/** Lists the drafts that a plan of the day replaces. */
export async function findDrafts(scope: Scope, request: DayRequest): Promise<Draft[]> {
  const routes = (await listRoutesOn(scope, request.date)).filter((route) => givesWay(route, request));
  const stops = await listStops(
    scope,
    routes.map(({ id }) => id),
  );
  return routes.map((route) => {
    const own = stops.filter((stop) => stop.route === route.id);
    return {
      route,
      stops: own.map(({ order_id }) => order_id),
      stopIds: new Map(own.map(({ id, order_id }) => [order_id, id])),
    };
  });
}

async function findCandidates(
  scope: Scope,
  request: DayRequest,
  drafts: readonly Draft[],
): Promise<string[]> {
  return [...(await listUnplanned(scope, request)), ...drafts.flatMap(({ stops }) => stops)];
}

async function assemble(
  scope: Scope,
  request: DayRequest,
  drafts: Draft[],
  candidates: readonly OrderRow[],
): Promise<Omit<Day, 'version'>> {
  const depot = await planDepotOf(scope, request);
  const onDraft = new Set(drafts.flatMap(({ stops }) => stops));
  const staying = (await listRoutesOn(scope, request.date)).filter((route) => !givesWay(route, request));
  const people = await listPeopleOnDuty(scope, request.depot, request.date);
  const busy = new Set(staying.flatMap(crewOf));
  return {
    depot,
    date: request.date,
    orders: candidates
      .filter((order) => onDraft.has(order.id) || isUnplanned(order, request))
      .sort(byBooking),
    leftOut: await countTimesLeftOut(
      scope,
      request,
      candidates.map(({ id }) => id),
    ),
    drafts,
    vehicles: await listFreeVehicles(scope, request, staying),
    people: people?.filter(({ id }) => !busy.has(id)),
    locked: staying.filter((route) => route.depot === request.depot && route.status === 'draft'),
  };
}

/** Lists active vans without a route that stays: those asked for, or all that the depot can use. */
async function listFreeVehicles(
  scope: Scope,
  request: DayRequest,
  staying: readonly RouteRow[],
): Promise<VehicleRow[]> {
  const active = await listVehiclesOn(scope, request.depot, request.date);
  return active.filter(
    ({ id }) =>
      (request.vehicles === null || request.vehicles.includes(id)) &&
      !staying.some((route) => route.vehicle === id),
  );
}

/** Compares orders, oldest first; ids of one kind sort by creation time. */
function byBooking(a: OrderRow, b: OrderRow): number {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1);
}
