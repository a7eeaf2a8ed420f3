/** Reading runs and their stops, and starting one. */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/piece.js';
import { OPEN_STOPS } from '../../domain/stop.js';
import { lockOrders, type OrderRow } from '../orders/orders.store.js';
import { listStops, type StopRow, stopView } from '../planning/routes.store.js';
import { applyRunStarted } from './runs.apply.js';
import type { MomentInput, RunParams, RunQuery, StopQuery } from './runs.schemas.js';
import { findRun, listRuns, lockRun, type RunRow, type RunView, runView } from './runs.store.js';

/** GET /runs */
export async function listRunsOfDate(scope: Scope, { query }: { query: RunQuery }) {
  const { rows, has_more } = await listRuns(scope, query);
  return { object: 'list', data: rows.map(runView), has_more };
}

/** GET /runs/{run_id}/stops, in order. */
export async function listRunStops(scope: Scope, { params, query }: { params: RunParams; query: StopQuery }) {
  const run = await findRun(scope, params.run_id);
  if (!run) throw notFound('run', params.run_id);
  return pageOf((await listStops(scope, [run.route])).map(stopView), ({ id }) => id, query);
}

/** POST /runs/{run_id}/start: its orders go out for delivery. Again: the same run. */
export async function startRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: MomentInput },
): Promise<RunView> {
  const { run, orders } = await holdRun(scope, params.run_id);
  const started = await applyRunStarted(scope, run, orders, occurredAt(scope, body));
  return runView(started.run);
}

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
  const seen = await findRun(scope, id);
  if (!seen) throw notFound('run', id);
  const before = await listStops(scope, [seen.route]);
  const open = before.filter((stop) => OPEN_STOPS.includes(stop.status)).map(({ order_id }) => order_id);
  const wanted = new Set([...named(before), ...(seen.status === 'published' ? open : [])]);
  const orders = await lockOrders(scope, [...wanted]);
  const run = await lockRun(scope, id);
  if (!run) throw notFound('run', id);
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
