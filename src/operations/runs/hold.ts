/** Holding a run with the orders that an event may move. */
import type { Scope } from '../../db/scope.js';
import { AppError, found } from '../../domain/errors.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/piece.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { findRun, lockRun, type RunRow } from '../../records/runs/rows.js';
import { listStops, type StopRow } from '../../records/stops.js';
import type { MomentInput } from './schemas.js';

/** A run that is held, with its stops, and its orders that may move: of all open stops, and of those named. */
export type HeldRun = { run: RunRow; stops: StopRow[]; orders: OrderRow[] };

/**
 * Locks orders of the run, then the run. All that are open while it has not started, for then a first event moves
 * them all; after that only `named` ones (order ids).
 */
export async function holdRun(
  scope: Scope,
  id: string,
  named: (stops: readonly StopRow[]) => readonly string[] = () => [],
): Promise<HeldRun> {
  const seen = found(await findRun(scope, id), 'run', id);
  const before = await listStops(scope, [seen.route]);
  const open = before.filter((stop) => OPEN_STOPS.includes(stop.status)).map(({ order_id }) => order_id);
  const wanted = new Set([...named(before), ...(seen.status === 'published' ? open : [])]);
  const orders = await lockOrders(scope, [...wanted]);
  const run = found(await lockRun(scope, id), 'run', id);
  const stops = await listStops(scope, [run.route]);
  const joined = stops.some((stop) => OPEN_STOPS.includes(stop.status) && !wanted.has(stop.order_id));
  if (run.status === 'published' && joined) {
    throw new AppError('invalid_state', { message: 'The route was changed at this very moment. Try again.' });
  }
  return { run, stops, orders };
}

/** When something happened: now, or as the driver's device recorded it. 422 when that lies ahead. */
export function occurredAt(scope: Scope, { occurred_at }: MomentInput): Date {
  if (occurred_at === undefined) return scope.now;
  const at = new Date(occurred_at);
  if (at.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) {
    throw new AppError('invalid_value', { message: 'occurred_at lies in the future.', param: 'occurred_at' });
  }
  return at;
}
