/**
 * The one place where the status of a run or a stop is written. Locks are always taken in the same sequence: orders,
 * then the run, so that a driver, the office and a cancellation never wait for each other in a circle.
 */
import { enqueue, recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { RUN_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import { decideStop, OPEN_STOPS, type StopEvent } from '../../domain/stop.js';
import { applyOrders } from '../orders/orders.apply.js';
import type { OrderRow } from '../orders/orders.store.js';
import { listStops, type StopRow } from '../planning/routes.store.js';
import {
  findRunOf,
  lockRun,
  type RunRow,
  runView,
  type StopChanges,
  updateRun,
  updateStops,
} from './runs.store.js';

/**
 * Starts a locked run, once: its orders (locked) that are still planned go out for delivery.
 * 409 `invalid_state` when the run is completed.
 */
export async function applyRunStarted(
  scope: Scope,
  run: RunRow,
  orders: readonly OrderRow[],
  at: Date,
): Promise<{ run: RunRow; orders: OrderRow[] }> {
  const decision = decide(RUN_MACHINE, run.status, 'started');
  if (!decision.ok) throw new AppError(decision.code, { message: `Run ${run.id} is ${run.status} already.` });
  if (!decision.changed) return { run, orders: [...orders] };
  await updateRun(scope, run.id, { status: decision.next, started_at: at });
  const leaving = orders.filter((order) => order.status === 'planned' && order.route === run.route);
  const left = await applyOrders(
    scope,
    leaving.map((order) => ({ order, event: 'run_started' as const })),
  );
  const started: RunRow = { ...run, status: decision.next, started_at: at };
  await recordEvent(scope, 'run.started', run.id, runView(started));
  const now = new Map(left.map((order) => [order.id, order]));
  return { run: started, orders: orders.map((order) => now.get(order.id) ?? order) };
}

/** Completes a locked run if no stop of it is open any more. Resolves to the run as it is now. */
export async function applyRunCompleted(scope: Scope, id: string, at: Date): Promise<RunRow> {
  const run = await lockRun(scope, id);
  if (!run) throw new Error(`There is no run ${id}.`);
  const stops = await listStops(scope, [run.route]);
  if (stops.some((stop) => OPEN_STOPS.includes(stop.status))) return run;
  const decision = decide(RUN_MACHINE, run.status, 'completed');
  // A correction on a run that was completed before.
  if (!decision.ok) return run;
  await updateRun(scope, id, { status: decision.next, completed_at: at });
  const completed: RunRow = { ...run, status: decision.next, completed_at: at };
  await recordEvent(scope, 'run.completed', id, runView(completed));
  await enqueue(scope, 'run.completed', id, { run: id });
  return completed;
}

/** Moves a stop of a locked run. 409 `invalid_state` if its state does not allow the event. */
export async function applyStop(
  scope: Scope,
  stop: StopRow,
  event: StopEvent,
  changes: Omit<StopChanges, 'status'>,
): Promise<StopRow> {
  const decision = decideStop(stop.status, event);
  if (!decision.ok) {
    throw new AppError(decision.code, {
      message: `Stop ${stop.id} is ${stop.status}, which does not allow this.`,
    });
  }
  await updateStops(scope, [stop.id], { ...changes, status: decision.next });
  return { ...stop, ...changes, status: decision.next };
}

/** Skips an open stop of a published route whose order (locked) is gone, and completes the run if that was the last. */
export async function skipStopOf(scope: Scope, route: string, stopId: string): Promise<void> {
  const seen = await findRunOf(scope, route);
  if (!seen) throw new Error(`The published route ${route} has no run.`);
  await lockRun(scope, seen.id);
  const stops = await listStops(scope, [route]);
  const stop = stops.find(({ id }) => id === stopId);
  if (!stop) throw new Error(`There is no stop ${stopId} on route ${route}.`);
  await applyStop(scope, stop, 'skipped', {});
  await applyRunCompleted(scope, seen.id, scope.now);
}
