/**
 * Takes orders out of a day's plan: a draft closes the gap and is timed again, a published stop is skipped. Whatever
 * adds an order to a day, takes one out or changes one raises the version of that day's plan: a suggestion made for an
 * older one can no longer be accepted.
 */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { UNPLANNED } from '../domain/states/order.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { notifyAgent } from '../records/agent-requests.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { slotOf } from '../records/orders/view.js';
import { raisePlanVersion } from '../records/plan-days.js';
import { deleteRoutes, lockRoute, type RouteRow, saveRoutes } from '../records/routes.js';
import { skipStopOf } from '../records/runs/move.js';
import { freeSlot } from '../records/slots.js';
import { listStops, type StopRow } from '../records/stops.js';
import { routeProblem, timedRoute } from './route-problem.js';

/**
 * Takes an order (locked by the caller, which also clears its route in the same transaction) out of its day's plan: off
 * its draft route, or out of the orders that wait for one. On a published route it throws 409 `route_published`, unless
 * `publishedToo`: then it skips the stop if it is open, and completes the run if that was the last open one. An order
 * with a closed stop is left alone.
 */
export async function unassign(
  scope: Scope,
  order: OrderRow,
  { publishedToo = false }: { publishedToo?: boolean } = {},
): Promise<void> {
  if (order.route === null) {
    await raisePlanVersionOf(scope, order);
    return;
  }
  const open = await lockOpenStop(scope, order);
  if (!open) return;
  if (open.route.status === 'published' && publishedToo) {
    await skipStopOf(scope, open.route.id, open.stop.id);
  } else {
    await takeOffDraft(scope, open);
  }
  await raisePlanVersion(scope, open.route);
  await offerCapacity(scope, open.route);
}

/**
 * Takes an order that `depot` will visit on another day, `to`, off its draft: the plans of both days change. Throws
 * 409 `route_published`.
 */
export async function moveToDay(
  scope: Scope,
  order: OrderRow,
  { depot, from, to }: { depot: string; from: string | null; to: string },
): Promise<void> {
  const open = await lockOpenStop(scope, order);
  if (open) await takeOffDraft(scope, open);
  const before = order.route === null ? from : open?.route.date;
  // The earliest day first: their locks are always taken in this sequence.
  for (const date of [...new Set(before ? [before, to] : [to])].sort()) {
    await raisePlanVersion(scope, { depot, date });
  }
  if (open) await offerCapacity(scope, open.route);
}

/** Raises the plan version of the day that an order on no route is booked for: the order has changed, or leaves it. */
export async function raisePlanVersionOf(scope: Scope, order: OrderRow): Promise<void> {
  if (order.status !== UNPLANNED || order.depot === null || order.slot_date === null) return;
  await raisePlanVersion(scope, { depot: order.depot, date: order.slot_date });
}

/** Frees the place that an order holds in its slot. */
export async function releaseSlot(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (slot && order.depot !== null && order.slot_zone !== null)
    await freeSlot(scope, order.depot, order.slot_zone, slot);
}

/** The open stop of an order, on its route (locked), and the orders of the other stops in sequence. */
type OpenStop = { route: RouteRow; stop: StopRow; others: string[] };

async function lockOpenStop(scope: Scope, order: OrderRow): Promise<OpenStop | null> {
  const route = order.route === null ? undefined : await lockRoute(scope, order.route);
  if (!route) return null;
  const stops = await listStops(scope, [route.id]);
  const stop = stops.find(({ order_id, status }) => order_id === order.id && OPEN_STOPS.includes(status));
  if (!stop) return null;
  return { route, stop, others: stops.filter((other) => other !== stop).map(({ order_id }) => order_id) };
}

/** Stores a draft without the stop, or deletes it when none is left. Throws 409 `route_published`. */
async function takeOffDraft(scope: Scope, { route, stop, others }: OpenStop): Promise<void> {
  if (route.status === 'published') {
    throw new AppError('route_published', {
      message: `Order ${stop.order_id} is on the published route ${route.id}. Remove it from that route first.`,
    });
  }
  if (others.length === 0) {
    await deleteRoutes(scope, [route.id]);
    return;
  }
  const orders = await listOrdersById(scope, others);
  const { problem, van } = await routeProblem(scope, route, orders);
  const timed = timedRoute(problem, new Map(orders.map((each) => [each.id, each])), van.id, others);
  await saveRoutes(scope, [{ ...route, ...timed }]);
}

/** Notifies the agent, which may make use of it, that a route has one order fewer. */
async function offerCapacity(scope: Scope, { depot, date }: RouteRow): Promise<void> {
  await notifyAgent(scope, { trigger: 'capacity', subject: null, depot, date });
}
