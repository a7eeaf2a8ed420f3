/** Locks a run with the orders that an event may move. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { lockRoute } from '../../records/routes.js';
import { findRun, lockRun, type RunRow } from '../../records/runs/rows.js';
import { listStops, type StopRow } from '../../records/stops.js';

/** A locked run with its stops, and its orders that may move: those of all open stops, and those named. */
export type LockedRun = { run: RunRow; stops: StopRow[]; orders: OrderRow[] };

/**
 * Locks orders of the run, then the run. Before it has started that is all open orders, since its first event moves
 * them all, and its route, whose times a skipped stop changes; afterwards only the `named` orders (ids).
 */
export async function lockRunWithOrders(
  scope: Scope,
  id: string,
  named: (stops: readonly StopRow[]) => readonly string[] = () => [],
): Promise<LockedRun> {
  const seen = requireFound(await findRun(scope, id), 'run', id);
  const before = await listStops(scope, [seen.route]);
  const open = before.filter((stop) => OPEN_STOPS.includes(stop.status)).map(({ order_id }) => order_id);
  const wanted = new Set([...named(before), ...(seen.status === 'published' ? open : [])]);
  const orders = await lockOrders(scope, [...wanted]);
  if (seen.status === 'published') await lockRoute(scope, seen.route);
  const run = requireFound(await lockRun(scope, id), 'run', id);
  const stops = await listStops(scope, [run.route]);
  const joined = stops.some((stop) => OPEN_STOPS.includes(stop.status) && !wanted.has(stop.order_id));
  if (run.status === 'published' && joined) {
    throw new AppError('invalid_state', { message: 'The route was changed concurrently. Retry.' });
  }
  return { run, stops, orders };
}
