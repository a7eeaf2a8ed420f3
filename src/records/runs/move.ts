/**
 * The one place where a run's status is written. Locks are always taken in the same sequence, orders, then the run, so
 * that a driver, the office and a cancellation never deadlock.
 */
import { enqueue, recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { advance, decide } from '../../domain/states/machine.js';
import { RUN_MACHINE, type RunEvent } from '../../domain/states/run.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { moveOrders } from '../orders/move.js';
import type { OrderRow } from '../orders/rows.js';
import { listStops } from '../stops.js';
import { requestCheck } from './checks.js';
import type { ClockStart } from './clock.js';
import { endRunNews, progressOf, type RunRow, runView } from './rows.js';

/**
 * Starts a locked run, once: its orders (locked) that are still planned go out for delivery. `clock` is its own clock,
 * for a run that does not follow its depot's. Throws 409 `invalid_state` when the run is completed.
 */
export async function moveRunOut(
  scope: Scope,
  run: RunRow,
  orders: readonly OrderRow[],
  { at, clock }: { at: Date; clock: ClockStart | null },
): Promise<{ run: RunRow; orders: OrderRow[] }> {
  if (advance(RUN_MACHINE, run, 'started') === run.status) return { run, orders: [...orders] };
  const leaving = orders.filter((order) => order.status === 'planned' && order.route === run.route);
  const left = await moveOrders(
    scope,
    leaving.map((order) => ({ order, event: 'run_started' as const })),
  );
  const started = await moveRun(scope, run, 'started', { started_at: at, ...clock });
  await requestCheck(scope, started);
  const now = new Map(left.map(({ order }) => [order.id, order]));
  return { run: started, orders: orders.map((order) => now.get(order.id) ?? order) };
}

/** Completes a locked run if none of its stops is open. Resolves to the run as it is now. */
export async function moveRunToEnd(scope: Scope, held: RunRow, at: Date): Promise<RunRow> {
  const stops = await listStops(scope, [held.route]);
  const run = { ...held, ...progressOf(stops) };
  if (stops.some((stop) => OPEN_STOPS.includes(stop.status))) {
    await requestCheck(scope, run);
    return run;
  }
  // A correction on a run that was already completed.
  if (!decide(RUN_MACHINE, run.status, 'completed').ok) return run;
  const completed = await moveRun(scope, run, 'completed', { completed_at: at });
  enqueue(scope, 'run.completed', run.id, { run: run.id });
  return completed;
}

/** Moves a locked run and records its event. */
async function moveRun(
  scope: Scope,
  run: RunRow,
  event: RunEvent,
  at: ({ started_at: Date } & Partial<ClockStart>) | { completed_at: Date },
): Promise<RunRow> {
  const changes = { ...at, status: advance(RUN_MACHINE, run, event) };
  endRunNews(scope, run);
  await scope.trx.updateTable('runs').set(changes).where('id', '=', run.id).execute();
  const moved: RunRow = { ...run, ...changes };
  recordEvent(scope, `run.${event}`, run.id, runView(moved));
  return moved;
}
