/** Builds the problem of a day as it is now: vans continue from their current positions. */
import type { Scope } from '../db/scope.js';
import { clockTime } from '@waypost/planning/plan-timing';
import type { RouteStart, RoutingProblem } from '@waypost/planning/routing-problem';
import type { TimeWindow } from '../domain/promised-window.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { type Coordinates, type MovingVan, type TravelMatrix, withVans } from '@waypost/planning/travel';
import type { PlanDepot, PlanOrder } from '../records/planning-queries.js';
import { listPositions } from '../records/positions.js';
import { type Clocked, secondOfRun } from '../records/runs/clock.js';
import type { RunRow } from '../records/runs/rows.js';
import type { StopRow } from '../records/stops.js';
import type { RouteWithStops } from './lock-routes.js';
import {
  earliestVisits,
  loadOf,
  type PlanInput,
  pointsOf,
  routingProblem,
  serviceSeconds,
  withEarliestVisits,
  withPromises,
} from './problem.js';
import { findRoads } from './roads.js';

/** A day's points as `pointsOf` has them, with its visits. */
type RouteRoads = {
  depot: PlanDepot;
  orders: readonly PlanOrder[];
  /** How many points the matrix has: the position of a van on its way becomes the next one. */
  size: number;
  visiting: readonly string[];
};

/** The last known state of a van: the point of the matrix, and the second of the run's day. */
type VanState = { point: number; second: number; at: Date };

/** The run of a van under way, limited to its times. */
export type RunTimes = Clocked & Pick<RunRow, 'started_at' | 'leaves_second'>;
/** The parts of a stop that say where its van was. */
export type StopProgress = Pick<
  StopRow,
  'order_id' | 'status' | 'arrived_at' | 'completed_at' | 'proof' | 'pieces'
>;

/** A van with its route; no run while it is a draft. */
type RouteProgress = {
  vehicle: string;
  run: RunTimes | undefined;
  stops: readonly (StopProgress & Pick<StopRow, 'not_before'>)[];
};

type LiveOptions = {
  /** The orders with their remaining goods, in the problem's sequence. */
  orders?: readonly PlanOrder[];
  /** Orders to be visited, even where a visit has failed. */
  visiting?: readonly string[];
  /** The time of day before which nobody comes, for orders that have no stop yet. */
  notBefore?: ReadonlyMap<string, string>;
  /** The windows that vans leave their depot in time for. */
  promises?: ReadonlyMap<string, TimeWindow>;
};

/**
 * Returns the earliest second of the day at which another van may take over each order whose own van is behind `now`:
 * rehearsed runs each have their own clock, and no van may take over goods before the other van's time.
 */
export const takenOverAt = (
  since: Iterable<readonly [order: string, second: number]>,
  now: number,
): Map<string, string> =>
  new Map([...since].flatMap(([id, second]) => (second > now ? [[id, clockTime(second)] as const] : [])));

/** Builds the problem of routes of one day: vans that have left continue from their last position or stop. */
export async function liveProblem(
  scope: Scope,
  input: PlanInput,
  routes: readonly RouteWithStops[],
  options: LiveOptions,
): Promise<RoutingProblem> {
  const roads = await findRoads(scope, input);
  const progress = routes.map(({ route: { vehicle }, run, stops }) => ({ vehicle, run, stops }));
  const moved = progress.filter(({ run }) => (run?.started_at ?? null) !== null);
  const positions = await listPositions(
    scope,
    moved.map(({ vehicle }) => vehicle),
  );
  return problemSeen(input, roads, progress, { ...options, positions, now: scope.now });
}

/** Like `liveProblem`, from rows already read and a matrix whose points are those of `pointsOf`. Pure. */
export function problemSeen(
  input: PlanInput,
  roads: TravelMatrix,
  routes: readonly RouteProgress[],
  {
    positions,
    now,
    orders = input.orders,
    visiting = [],
    notBefore = new Map(),
    promises = new Map(),
  }: LiveOptions & { positions: Positions; now: Date },
): RoutingProblem {
  const onTheirWay: MovingVan[] = [];
  const starts = new Map<string, RouteStart>();
  for (const { vehicle, run, stops } of routes) {
    if (!run) continue;
    const seen = { position: positions.get(vehicle), now };
    const around = { depot: input.depot, orders, size: roads.size + onTheirWay.length, visiting };
    const { start, moving } = routeStart(run, stops, around, seen);
    if (start) starts.set(vehicle, start);
    if (moving) onTheirWay.push(moving);
  }
  const matrix = onTheirWay.length > 0 ? withVans(roads, pointsOf(input), onTheirWay) : roads;
  const earliest = [...earliestVisits(routes.flatMap(({ stops }) => stops)), ...notBefore];
  const { vehicles, ...problem } = withPromises(
    withEarliestVisits(routingProblem(input, matrix, 'fewest_miles'), new Map(earliest)),
    promises,
  );
  const moved = vehicles.map((van) => {
    const start = starts.get(van.id);
    return start ? { ...van, start } : van;
  });
  return { ...problem, vehicles: moved };
}

/** Vehicles' last reported positions, by id. */
export type Positions = ReadonlyMap<string, Coordinates & { at: Date }>;

/**
 * Returns what a published route continues from: undefined while its van is at the depot and has time. `moving` is
 * where the van has reported a position since its last stop: the matrix needs it as one more point.
 */
function routeStart(
  run: RunTimes,
  stops: readonly StopProgress[],
  { depot, orders, size, visiting }: RouteRoads,
  { position, now: at }: { position: (Coordinates & { at: Date }) | undefined; now: Date },
): { start: RouteStart | undefined; moving?: MovingVan } {
  const last = lastKnownState(run, stops, { depot, orders }, at);
  if (!last) return { start: undefined };
  const byId = new Map(orders.map((order) => [order.id, order]));
  const onBoard = stops.flatMap((stop) => {
    const order = byId.get(stop.order_id);
    if (order?.type === 'collection') return stop.status === 'completed' ? [collectedLoad(order)] : [];
    return order && bringsGoodsBack(stop) && !isVisitedAgain(stop, stops, visiting) ? [loadOf(order)] : [];
  });
  const start = {
    notBefore: secondOfRun(run, depot.timezone, at),
    litres: onBoard.reduce((sum, { litres }) => sum + litres, 0),
    grams: onBoard.reduce((sum, { grams }) => sum + grams, 0),
  };
  if (!position || position.at <= last.at) {
    return { start: { ...start, point: last.point, second: last.second } };
  }
  const second = secondUnderWay(run, depot.timezone, position.at);
  return {
    start: { ...start, point: size, second },
    moving: { van: position, last: last.point },
  };
}

/** Returns the load of an order's collected goods, which stay on board to the end. */
function collectedLoad(order: PlanOrder): { litres: number; grams: number } {
  const [all, left] = [loadOf({ ...order, delivered_pieces: [] }), loadOf(order)];
  return { litres: all.litres - left.litres, grams: all.grams - left.grams };
}

/** Returns the second of the day that an instant of a run under way was: none is before its van left. */
export function secondUnderWay(run: RunTimes, timezone: string, instant: Date): number {
  return Math.max(run.leaves_second ?? -Infinity, secondOfRun(run, timezone, instant));
}

/**
 * Returns where the van of a run under way was last, by its stops: points are those of `pointsOf`. Undefined before
 * it left.
 */
export function lastKnownState(
  run: RunTimes,
  stops: readonly StopProgress[],
  { depot, orders }: Pick<RouteRoads, 'depot' | 'orders'>,
  at: Date,
): VanState | undefined {
  if (run.started_at === null) return undefined;
  const now = secondOfRun(run, depot.timezone, at);
  const byId = new Map(orders.map((order, index) => [order.id, { order, point: index + 1 }]));
  const second = (instant: Date) => secondUnderWay(run, depot.timezone, instant);
  const seen = stops.flatMap((stop): VanState[] => {
    const visited = byId.get(stop.order_id);
    const left = leftAt(stop);
    if (visited && stop.status === 'arrived' && stop.arrived_at) {
      const done = second(stop.arrived_at) + serviceSeconds(visited.order, depot);
      return [{ point: visited.point, second: Math.max(done, now), at }];
    }
    return visited && left ? [{ point: visited.point, second: second(left), at: left }] : [];
  });
  const atDepot: VanState = { point: 0, second: second(run.started_at), at: run.started_at };
  return seen.reduce((latest, each) => (each.at >= latest.at ? each : latest), atDepot);
}

/** Returns when the van left a finished stop; null for one that it has not been to. */
function leftAt({ status, completed_at, proof }: StopProgress): Date | null {
  if (status === 'completed') return completed_at;
  return status === 'failed' && proof ? new Date(proof.at) : null;
}

/** Returns whether an order is visited again: goods still to be delivered are not brought back. */
function isVisitedAgain(
  { order_id: order }: StopProgress,
  stops: readonly StopProgress[],
  visiting: readonly string[],
): boolean {
  const isOpen = ({ order_id, status }: StopProgress) => order_id === order && OPEN_STOPS.includes(status);
  return visiting.includes(order) || stops.some(isOpen);
}

/** Returns whether goods stay on board: those of failed visits, and what a visit has left of its pieces. */
function bringsGoodsBack({ status, proof, pieces }: StopProgress): boolean {
  if (status === 'completed') return (proof?.pieces_delivered.length ?? pieces) < pieces;
  return status === 'failed' || status === 'skipped';
}
