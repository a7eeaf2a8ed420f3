/**
 * Live ETAs of runs under way, from each van's last position and finished stops, over the roads of its day. They are
 * computed when read, by the code that times changes, and stored only when a run is checked (recheck-run.ts).
 */
import type { Scope } from '../db/scope.js';
import { secondOfDate } from '@waypost/base/local-time';
import { deliveryBefore } from '@waypost/planning/exchange';
import { clockTime, timeRoute } from '@waypost/planning/plan-timing';
import { DEPOT_POINT, type RouteStart } from '@waypost/planning/routing-problem';
import { UNDER_WAY } from '../domain/states/run.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { travelBetween, type TravelMatrix } from '@waypost/planning/travel';
import {
  depotOn,
  listPlanDepots,
  type PlanDepot,
  type PlanOrder,
  type PlanVehicle,
} from '../records/planning-queries.js';
import { listPositions } from '../records/positions.js';
import { findTrips, type WantedTrip } from '../records/roads.js';
import { clockOf, instantOfSecond } from '../records/runs/clock.js';
import { listOpenRuns, type RunTimesRow } from '../records/runs/rows.js';
import type { StopRow } from '../records/stops.js';
import { listNextVisits, listVisits, type VisitRow } from '../records/visits.js';
import { pointsOf } from './problem.js';
import { vanOf } from './route-problem.js';
import { lastKnownState, type Positions, problemSeen } from './van-progress.js';

/** When an upcoming visit begins: as a second of the run's day, and as resources show it. */
export type LiveTime = { second: number; eta: string };

/** Stop id → when its visit begins, for stops that a van under way has yet to reach. */
export type LiveTimes = ReadonlyMap<string, LiveTime>;

/**
 * Returns stops of any routes, with live ETAs for those under way, and for vans at their depot that should have left:
 * they leave now. `eta_at` is set where a van comes on a later day than its run's.
 */
export async function withLiveEtas<Stop extends Pick<StopRow, 'id' | 'route' | 'eta' | 'status'>>(
  scope: Scope,
  stops: readonly Stop[],
): Promise<(Stop & { eta_at?: Date })[]> {
  const open = stops.filter(({ status }) => OPEN_STOPS.includes(status)).map(({ route }) => route);
  const runs = (await listOpenRuns(scope, [...new Set(open)])).filter(
    (run) => run.status === UNDER_WAY || isOverdue(run, scope.now),
  );
  if (runs.length === 0) return [...stops];
  const visits = await listVisits(
    scope,
    runs.map(({ route }) => route),
  );
  const times = await timeVisits(scope, runs, visits);
  const runOf = new Map(runs.map((run) => [run.route, run]));
  return stops.map((stop) => {
    const [run, live] = [runOf.get(stop.route), times.get(stop.id)];
    if (!run || !live) return stop;
    const isLater = live.second >= SECONDS_A_DAY && clockOf(run) === null;
    return {
      ...stop,
      eta: live.eta,
      ...(isLater && { eta_at: instantOfSecond(run, run.timezone, live.second) }),
    };
  });
}

/** Returns whether a van at its depot was to leave before now, on this day of the depot's calendar. */
function isOverdue(
  { date, departs_second, timezone }: { date: string; departs_second: number; timezone: string },
  now: Date,
): boolean {
  const second = secondOfDate(now, timezone, date);
  return second > departs_second && second < SECONDS_A_DAY;
}

const SECONDS_A_DAY = 86_400;

/** The stop where a van is or goes next; `time` is undefined for the one where it is. */
export type NextVisit = { visit: VisitRow; time: LiveTime | undefined };

/**
 * Returns, for each run by its route, the stop where its van is or goes next, if there is one; for runs under way
 * also when its visit begins. `positions` are their vans', where already known.
 */
export async function nextVisits(
  scope: Scope,
  runs: readonly RunTimesRow[],
  positions?: Positions,
): Promise<Map<string, NextVisit>> {
  const visits = await listNextVisits(
    scope,
    runs.map(({ route }) => route),
  );
  const underWay = runs.filter(({ status }) => status === UNDER_WAY);
  const times = await timeVisits(scope, underWay, visits, positions);
  return new Map(
    visits
      .filter(({ status }) => OPEN_STOPS.includes(status))
      .map((visit) => [visit.route, { visit, time: times.get(visit.id) }]),
  );
}

type TimedRun = {
  run: RunTimesRow;
  depot: PlanDepot;
  visits: readonly VisitRow[];
  orders: readonly PlanOrder[];
  /** Points of the matrix from one visit to the next, starting where the van was last. */
  path: readonly number[];
};

/** Times the pending ones of these visits, without those that their van need not drive to. */
async function timeVisits(
  scope: Scope,
  runs: readonly RunTimesRow[],
  visits: readonly VisitRow[],
  known?: Positions,
): Promise<LiveTimes> {
  if (runs.length === 0) return new Map();
  const depots = await listPlanDepots(
    scope,
    runs.map(({ depot }) => depot),
  );
  const byRoute = new Map<string, VisitRow[]>();
  for (const visit of visits) {
    const others = byRoute.get(visit.route);
    if (others) others.push(visit);
    else byRoute.set(visit.route, [visit]);
  }
  const all = runs.flatMap((run): TimedRun[] => {
    const depot = depots.get(run.depot);
    return depot
      ? [timedRun(run, depotOn(depot, run.date, scope.now), byRoute.get(run.route) ?? [], scope.now)]
      : [];
  });
  const vehicles = all.map(({ run }) => run.vehicle);
  const positions = known ?? (await listPositions(scope, vehicles));
  const legs = all.map((each) => legsOf(each));
  const trips = await findTrips(scope, legs.flat());
  const times = new Map<string, LiveTime>();
  let before = 0;
  all.forEach((each, index) => {
    const count = legs[index]?.length ?? 0;
    const driven = trips.slice(before, before + count);
    before += count;
    const matrix = matrixOf(each, legs[index] ?? [], driven);
    timeRun(each, matrix, { positions, now: scope.now }, times);
  });
  return times;
}

function timedRun(run: RunTimesRow, depot: PlanDepot, visits: readonly VisitRow[], now: Date): TimedRun {
  const located = visits.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const orders = located.map((visit): PlanOrder => ({ ...visit, id: visit.order_id }));
  const last = lastKnownState(run, visits, { depot, orders }, now);
  const open = located.flatMap(({ status }, index) => (status === 'pending' ? [index + 1] : []));
  return { run, depot, visits: located, orders, path: [last?.point ?? DEPOT_POINT, ...open] };
}

/** Lists the trips that a van makes from where it was last. */
function legsOf({ run, depot, orders, path }: TimedRun): WantedTrip[] {
  if (path.length < 2) return [];
  const points = pointsOf({ depot, orders });
  return path.slice(1).flatMap((to, index) => {
    const [start, end] = [points[path[index] ?? 0], points[to]];
    return start && end ? [{ depot: run.depot, date: run.date, from: start, to: end }] : [];
  });
}

/** Builds a matrix with only the trips of a path. */
function matrixOf(
  { orders, path }: TimedRun,
  legs: readonly WantedTrip[],
  trips: readonly ({ metres: number; seconds: number } | undefined)[],
): TravelMatrix {
  const size = orders.length + 1;
  const metres = new Int32Array(size * size);
  const seconds = new Int32Array(size * size);
  legs.forEach(({ from, to }, index) => {
    const trip = trips[index] ?? travelBetween(from, to);
    const at = (path[index] ?? 0) * size + (path[index + 1] ?? 0);
    metres[at] = trip.metres;
    seconds[at] = trip.seconds;
  });
  return { metres, seconds, size };
}

/** Returns the start of a van that is still at its depot: it leaves now. */
function atDepotNow({ earliest_second: now }: PlanDepot): RouteStart {
  return { point: DEPOT_POINT, second: now, notBefore: now, litres: 0, grams: 0 };
}

/** Only the times are needed, not the load check. */
const UNLIMITED_VAN: Omit<PlanVehicle, 'id'> = {
  capacity_m3: null,
  capacity_kg: null,
  crew: null,
  shifts: null,
  skills: [],
  max_stops: null,
  max_miles: null,
};

function timeRun(
  { run, depot, visits, orders, path }: TimedRun,
  matrix: TravelMatrix,
  seen: { positions: Positions; now: Date },
  times: Map<string, LiveTime>,
): void {
  const waiting = visits.filter(({ status }) => status === 'pending');
  if (path.length < 2) return;
  const pending = new Set(waiting.map(({ order_id }) => order_id));
  const van = { ...UNLIMITED_VAN, id: run.vehicle };
  const route = { vehicle: van.id, run, stops: visits };
  const problem = problemSeen({ depot, orders, vehicles: [van] }, matrix, [route], seen);
  const vehicle = vanOf(problem);
  // An order has at most one pending stop, besides those of earlier visits.
  const stops = problem.stops.filter(
    ({ id }, index) => pending.has(id) && visits[index]?.status === 'pending',
  );
  const timing = timeRoute(
    { ...problem, stops },
    { ...vehicle, start: vehicle.start ?? atDepotNow(depot) },
    waiting.map(({ order_id }) => order_id),
  );
  timing.stops.forEach(({ startsAt }, index) => {
    const visit = waiting[index];
    if (!visit) return;
    const before = waiting[index - 1];
    const delivery = before && deliveryBefore({ ...visit, id: visit.order_id }, new Set([before.order_id]));
    const joint = delivery ? times.get(before.id) : undefined;
    times.set(visit.id, joint ?? { second: startsAt, eta: clockTime(startsAt) });
  });
}
