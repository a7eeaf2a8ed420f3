/**
 * Takes orders out of a day's plan, until the run has started. Before the commit their route is retimed without them,
 * and recipients whose window changes are told, now or later.
 */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { RUN_HAS_STARTED, VISIT_BOOKED } from '../domain/states/order.js';
import { RUN_MACHINE } from '../domain/states/run.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import type { Telling } from '../domain/promised-window.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { slotOf } from '../records/orders/view.js';
import {
  deleteRoutes,
  findRoute,
  lockRoute,
  moveRoute,
  type RouteRow,
  saveRoutes,
} from '../records/routes.js';
import { moveRunToEnd } from '../records/runs/move.js';
import { deleteRun, findRunOf, lockRunOf, type RunRow } from '../records/runs/rows.js';
import { freeSlot } from '../records/slots.js';
import { deleteStop, listStops, moveStop, type StopRow } from '../records/stops.js';
import { notifyChangedWindows, withTelling } from './notify-windows.js';
import { timeChanges, unchangedRoute } from './rearrange.js';
import { routeProblem, timedRoute } from './route-problem.js';

/** The outcome for a stop on a published route: it is removed, shown as skipped, or has to stay. */
type IfPublished = 'remove' | 'skip' | 'refuse';

/**
 * Takes an order (locked by the caller, which also clears its route in the same transaction) out of its day's plan: off
 * its route, or out of the orders that wait for one. An order with a closed stop is left alone. Throws 409
 * `route_published` once its run has started, and before that where a published stop has to stay.
 */
export async function unassign(
  scope: Scope,
  order: OrderRow,
  { published = 'remove', tell = 'now' }: { published?: IfPublished; tell?: Telling | undefined } = {},
): Promise<void> {
  if (order.route === null) {
    noteOrderOfDay(scope, order);
    return;
  }
  const open = await lockOpenStop(scope, order);
  if (open) await takeOff(scope, open, { published, tell });
}

/** Notes that an order on a day's plan, or waiting for it, has changed. */
export function noteOrderOfDay(scope: Scope, { status, depot, slot_date: date }: OrderRow): void {
  if (VISIT_BOOKED.includes(status) && depot !== null && date !== null)
    note(scope, { type: 'plan.changed', depot, date });
}

/** Frees the place that an order holds in its slot. */
export async function releaseSlot(scope: Scope, order: OrderRow): Promise<void> {
  const slot = slotOf(order);
  if (slot && order.depot !== null && order.slot_zone !== null)
    await freeSlot(scope, order.depot, order.slot_zone, slot);
}

/** The open stop of an order, on its route (locked), with all its stops. */
type OpenStop = { route: RouteRow; stop: StopRow; stops: StopRow[] };

async function lockOpenStop(scope: Scope, order: OrderRow): Promise<OpenStop | null> {
  const route = order.route === null ? undefined : await lockRoute(scope, order.route);
  if (!route) return null;
  const stops = await listStops(scope, [route.id]);
  const stop = stops.find(({ order_id, status }) => order_id === order.id && OPEN_STOPS.includes(status));
  return stop ? { route, stop, stops } : null;
}

/** Takes a stop off its route. Throws 409 `route_published`. */
async function takeOff(
  scope: Scope,
  open: OpenStop,
  { published, tell }: { published: IfPublished; tell: Telling },
): Promise<void> {
  const { route, stop } = open;
  note(scope, { type: 'capacity.freed', depot: route.depot, date: route.date });
  if (route.status !== 'published') return takeOffDraft(scope, open);
  const run = await lockRunOf(scope, route.id);
  if (!run) throw new Error(`The published route ${route.id} has no run.`);
  if (run.status !== RUN_MACHINE.begins) {
    throw new AppError('route_published', { message: `Order ${stop.order_id} ${RUN_HAS_STARTED}` });
  }
  if (published === 'refuse') {
    throw new AppError('route_published', {
      message: `Order ${stop.order_id} is on the published route ${route.id}. Take it off that route first.`,
    });
  }
  await takeOffRun(scope, open, { run, skips: published === 'skip', tell });
}

/**
 * Takes a stop off a run that has not started. A run without open stops ends, or is deleted with its route if it has no
 * stops at all.
 */
async function takeOffRun(
  scope: Scope,
  { route, stop, stops }: OpenStop,
  { run, skips, tell }: { run: RunRow; skips: boolean; tell: Telling },
): Promise<void> {
  if (!skips && stops.length === 1) {
    await moveRoute(scope, route, 'unpublished');
    await deleteRun(scope, run);
    await deleteRoutes(scope, [route.id]);
    return;
  }
  await (skips ? moveStop(scope, stop, 'skipped') : deleteStop(scope, stop));
  note(scope, { type: 'stop.removed', route: route.id, tell });
  // Asks for a check of the run, or ends it.
  await moveRunToEnd(scope, run, scope.now);
}

/** Takes a stop off a draft, or deletes the draft when no other is left. */
async function takeOffDraft(scope: Scope, { route, stop, stops }: OpenStop): Promise<void> {
  if (stops.length === 1) return deleteRoutes(scope, [route.id]);
  await deleteStop(scope, stop);
  note(scope, { type: 'stop.removed', route: route.id, tell: 'now' });
}

/** Closes the gap in a locked route: times it again, and notes whose window changes by that, or marks who is told later. */
export async function closeGap(
  scope: Scope,
  { route: id, tell }: { route: string; tell: Telling },
): Promise<void> {
  const route = await findRoute(scope, id);
  // A later change of the transaction may have taken its last stop.
  if (!route) return;
  const stops = await listStops(scope, [id]);
  const visits = stops.map(({ order_id }) => order_id);
  const rows = await listOrdersById(scope, visits);
  const orders = new Map(rows.map((each) => [each.id, each]));
  if (route.status !== 'published') {
    const { problem, van } = await routeProblem(scope, route, rows);
    await saveRoutes(scope, [{ ...route, ...timedRoute(problem, orders, van.id, visits) }]);
    return;
  }
  const current = { route, run: await findRunOf(scope, id), stops };
  const changes = await timeChanges(scope, [unchangedRoute(current)], orders);
  const marked = tell === 'now' ? changes : await withTelling(scope, changes, orders, { tell });
  await saveRoutes(
    scope,
    marked.map(({ timed }) => timed),
  );
  if (tell === 'now') notifyChangedWindows(scope, changes, orders);
}
