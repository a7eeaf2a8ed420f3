/** Where a van is on its route: what it continues from, and the roads from there. */
import type { Scope } from '../db/scope.js';
import type { RouteStart } from '../domain/routing-problem.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { type Coordinates, withVan } from '../domain/travel.js';
import type { TravelMatrix } from '../domain/travel.js';
import type { PlanDepot, PlanOrder } from '../records/planning-queries.js';
import { findPosition } from '../records/positions.js';
import { secondOfRun } from '../records/runs/clock.js';
import type { RunRow } from '../records/runs/rows.js';
import type { StopRow } from '../records/stops.js';
import { loadOf, pointsOf, serviceSeconds } from './problem.js';

/** A day's points and roads as `pointsOf` has them, with its visits. */
type Place = {
  depot: PlanDepot;
  orders: readonly PlanOrder[];
  matrix: TravelMatrix;
  /** Orders to be visited, even where a visit has failed. */
  visiting?: readonly string[];
};

/** The last known state of a van: the point of the matrix, and the second of the run's day. */
type Seen = { point: number; second: number; at: Date };

/** The run of a van under way, limited to its times. */
export type RunTimes = Pick<
  RunRow,
  'date' | 'started_at' | 'clock_at' | 'clock_second' | 'clock_speed' | 'leaves_second'
>;
/** A stop, limited to what tells where its van was. */
export type Visit = Pick<StopRow, 'order_id' | 'status' | 'arrived_at' | 'completed_at' | 'proof' | 'pieces'>;

/**
 * Returns what a published route continues from: undefined while its van is at the depot and has time. `matrix` has
 * an extra point where the van has reported a position since its last stop.
 */
export async function startOf(
  scope: Scope,
  run: RunRow,
  stops: readonly StopRow[],
  place: Place,
): Promise<{ start: RouteStart | undefined; matrix: TravelMatrix }> {
  if (run.started_at === null) return { start: undefined, matrix: place.matrix };
  return startFrom(run, stops, place, { position: await findPosition(scope, run.vehicle), now: scope.now });
}

/** Like `startOf`, from rows already read. Pure. */
export function startFrom(
  run: RunTimes,
  stops: readonly Visit[],
  { depot, orders, matrix, visiting = [] }: Place,
  { position, now: at }: { position: (Coordinates & { at: Date }) | undefined; now: Date },
): { start: RouteStart | undefined; matrix: TravelMatrix } {
  const last = lastSeen(run, stops, { depot, orders }, at);
  if (!last) return { start: undefined, matrix };
  const byId = new Map(orders.map((order) => [order.id, order]));
  const onBoard = stops
    .filter((stop) => bringsGoodsBack(stop) && !isVisitedAgain(stop, stops, visiting))
    .flatMap(({ order_id }) => byId.get(order_id) ?? [])
    .map(loadOf);
  const start = {
    notBefore: secondOfRun(run, depot.timezone, at),
    litres: onBoard.reduce((sum, { litres }) => sum + litres, 0),
    grams: onBoard.reduce((sum, { grams }) => sum + grams, 0),
  };
  if (!position || position.at <= last.at) {
    return { start: { ...start, point: last.point, second: last.second }, matrix };
  }
  const points: Coordinates[] = pointsOf({ depot, orders });
  const second = Math.max(run.leaves_second ?? -Infinity, secondOfRun(run, depot.timezone, position.at));
  return {
    start: { ...start, point: matrix.size, second },
    matrix: withVan(matrix, points, { van: position, last: last.point }),
  };
}

/**
 * Returns where the van of a run under way was last, by its stops: points are those of `pointsOf`. Undefined before
 * it left.
 */
export function lastSeen(
  run: RunTimes,
  stops: readonly Visit[],
  { depot, orders }: Pick<Place, 'depot' | 'orders'>,
  at: Date,
): Seen | undefined {
  if (run.started_at === null) return undefined;
  const now = secondOfRun(run, depot.timezone, at);
  const byId = new Map(orders.map((order, index) => [order.id, { order, point: index + 1 }]));
  const heldUp = run.leaves_second ?? -Infinity;
  const second = (instant: Date) => Math.max(heldUp, secondOfRun(run, depot.timezone, instant));
  const seen = stops.flatMap((stop): Seen[] => {
    const place = byId.get(stop.order_id);
    const left = leftAt(stop);
    if (place && stop.status === 'arrived' && stop.arrived_at) {
      const done = second(stop.arrived_at) + serviceSeconds(place.order, depot);
      return [{ point: place.point, second: Math.max(done, now), at }];
    }
    return place && left ? [{ point: place.point, second: second(left), at: left }] : [];
  });
  const atDepot: Seen = { point: 0, second: second(run.started_at), at: run.started_at };
  return seen.reduce((latest, each) => (each.at >= latest.at ? each : latest), atDepot);
}

/** Returns when the van left a finished stop; null for one that it has not been to. */
function leftAt({ status, completed_at, proof }: Visit): Date | null {
  if (status === 'completed') return completed_at;
  return status === 'failed' && proof ? new Date(proof.at) : null;
}

/** Returns whether an order is visited again: goods still to be delivered are not brought back. */
function isVisitedAgain(
  { order_id: order }: Visit,
  stops: readonly Visit[],
  visiting: readonly string[],
): boolean {
  const isOpen = ({ order_id, status }: Visit) => order_id === order && OPEN_STOPS.includes(status);
  return visiting.includes(order) || stops.some(isOpen);
}

/** Returns whether goods stay on board: those of failed visits, and what a visit has left of its pieces. */
function bringsGoodsBack({ status, proof, pieces }: Visit): boolean {
  if (status === 'completed') return (proof?.pieces_delivered.length ?? pieces) < pieces;
  return status === 'failed' || status === 'skipped';
}
