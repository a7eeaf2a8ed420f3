/** Locks a run with the orders that an event may move. */
import type { Scope } from '../../db/scope.js';
import { AppError, found } from '../../domain/errors.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/piece.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { lockOrders, type OrderRow } from '../../records/orders/rows.js';
import { findRun, lockRun, type RunRow } from '../../records/runs/rows.js';
import { listStops, type StopRow } from '../../records/stops.js';
import type { MomentInput } from './schemas.js';

/** A locked run with its stops, and its orders that may move: those of all open stops, and those named. */
export type LockedRun = { run: RunRow; stops: StopRow[]; orders: OrderRow[] };

/**
 * Locks orders of the run, then the run. Before it has started that is all open orders, since its first event moves
 * them all; afterwards only the `named` ones (order ids).
 */
export async function lockRunWithOrders(
  scope: Scope,
  id: string,
  named: (stops: readonly StopRow[]) => readonly string[] = () => [],
): Promise<LockedRun> {
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

/** How long before its run was published an event may have happened: an office may publish once the van has left. */
const MAX_BEFORE_PUBLISHED_MS = 30 * 60_000;

/**
 * Returns when something happened on a run: now, or as the driver's device recorded it. The device's clock may be
 * slightly off: a time ahead by no more than a scan may be counts as now. Throws 422 when it lies further ahead, or
 * well before the run was published.
 */
export function occurredAt(
  scope: Scope,
  run: Pick<RunRow, 'created_at'>,
  { occurred_at }: MomentInput,
): Date {
  if (occurred_at === undefined) return scope.now;
  const at = new Date(occurred_at);
  const refuse = (message: string) => new AppError('invalid_value', { message, param: 'occurred_at' });
  if (at.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) throw refuse('occurred_at lies in the future.');
  if (at < earliestOf(run)) {
    throw refuse(`occurred_at lies before the run was published, at ${run.created_at.toISOString()}.`);
  }
  return at > scope.now ? scope.now : at;
}

/** Returns the nearest plausible instant to one that a phone recorded, for a phone whose clock is wrong. */
export function nearestMoment(scope: Scope, run: Pick<RunRow, 'created_at'>, at: Date): Date {
  if (at > scope.now) return scope.now;
  return at < earliestOf(run) ? run.created_at : at;
}

function earliestOf({ created_at: published }: Pick<RunRow, 'created_at'>): Date {
  return new Date(published.getTime() - MAX_BEFORE_PUBLISHED_MS);
}
