/**
 * What happens to a plan when an order leaves it: a draft closes the gap and is timed again, a published stop is
 * skipped. Whatever adds an order to a day, or takes one off it, raises the day's plan version here.
 */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { notifyAgent } from '../records/agent-requests.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { updatePlanDay } from '../records/plan-days.js';
import { deleteRoutes, lockRoute, type RouteRow, saveRoutes } from '../records/routes.js';
import { skipStopOf } from '../records/runs/move.js';
import { listStops, type StopRow } from '../records/stops.js';
import { routeProblem } from './route-problem.js';
import { timedRoute } from './timed-route.js';

/** Raises the version of a day's plan: a suggestion made for an older one can no longer be accepted. */
export async function raisePlanVersion(scope: Scope, depot: string, date: string): Promise<void> {
  await updatePlanDay(scope, { depot, date });
}

/** Raises the versions of several days, the earliest first: their locks are always taken in this sequence. */
async function raiseDays(scope: Scope, depot: string, dates: readonly string[]): Promise<void> {
  for (const date of [...new Set(dates)].sort()) await raisePlanVersion(scope, depot, date);
}

/**
 * Takes the stop of an order (locked by the caller, which also clears its route in the same transaction) off its
 * draft route. On a published route it throws 409 `route_published`, unless `publishedToo`: then it skips the stop if
 * it is open, and completes the run if that was the last open one. An order on no route, or with a closed stop, is
 * left alone.
 */
export async function leavePlan(
  scope: Scope,
  order: OrderRow,
  options: { publishedToo?: boolean } = {},
): Promise<void> {
  const place = await findPlace(scope, order);
  if (!place) return;
  if (place.route.status === 'published' && options.publishedToo) {
    await skipStopOf(scope, place.route.id, place.stop.id);
  } else {
    await leaveDraft(scope, place);
  }
  await raisePlanVersion(scope, place.route.depot, place.route.date);
  await tellChanged(scope, place.route);
}

/**
 * Like `leavePlan`, for an order that `depot` will visit on another day, `to`: both days' plans change by an order.
 */
export async function changeDays(
  scope: Scope,
  order: OrderRow,
  { depot, from, to }: { depot: string; from: string | null; to: string },
): Promise<void> {
  const place = await findPlace(scope, order);
  if (place) await leaveDraft(scope, place);
  const before = order.route === null ? from : place?.route.date;
  await raiseDays(scope, depot, before ? [before, to] : [to]);
  if (place) await tellChanged(scope, place.route);
}

/** The open stop of an order, on its route (locked), and the orders of the other stops in sequence. */
type Place = { route: RouteRow; stop: StopRow; others: string[] };

async function findPlace(scope: Scope, order: OrderRow): Promise<Place | null> {
  const route = order.route === null ? undefined : await lockRoute(scope, order.route);
  if (!route) return null;
  const stops = await listStops(scope, [route.id]);
  const stop = stops.find(({ order_id, status }) => order_id === order.id && OPEN_STOPS.includes(status));
  if (!stop) return null;
  return { route, stop, others: stops.filter((other) => other !== stop).map(({ order_id }) => order_id) };
}

/** Leaves a draft. Throws 409 `route_published`: what a driver knows of is not changed in passing. */
async function leaveDraft(scope: Scope, { route, stop, others }: Place): Promise<void> {
  if (route.status === 'published') {
    throw new AppError('route_published', {
      message: `Order ${stop.order_id} is on the published route ${route.id}. Take it off that route first.`,
    });
  }
  await closeGap(scope, route, others);
}

/** Tells the agent, which may make use of it, that a route has one order fewer. */
async function tellChanged(scope: Scope, { depot, date }: RouteRow): Promise<void> {
  await notifyAgent(scope, { trigger: 'capacity', subject: null, depot, date });
}

/** Stores a draft route with the remaining stops, or deletes it when there are none. */
async function closeGap(scope: Scope, route: RouteRow, sequence: readonly string[]): Promise<void> {
  if (sequence.length === 0) {
    await deleteRoutes(scope, [route.id]);
    return;
  }
  const orders = await listOrdersById(scope, sequence);
  const { problem, van } = await routeProblem(scope, route, orders);
  const timed = timedRoute(problem, new Map(orders.map((each) => [each.id, each])), van.id, sequence);
  await saveRoutes(scope, [{ ...route, ...timed }]);
}
