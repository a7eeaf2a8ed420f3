/** How a run begins: started explicitly, or by the first event at one of its stops. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import { timezoneOf } from '../../setup/depots/rows.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findRoute } from '../../records/routes.js';
import type { ClockStart } from '../../records/runs/clock.js';
import { moveRunOut } from '../../records/runs/move.js';
import type { RunRow } from '../../records/runs/rows.js';
import type { LockedRun } from './lock-run.js';

/**
 * Starts a locked run, once, at an instant. A run that starts before its date is timed as if it left when planned, on
 * its date. Throws 409 `invalid_state` when it is completed.
 */
export async function departRun(
  scope: Scope,
  { run, orders }: LockedRun,
  at: Date,
): Promise<{ run: RunRow; orders: OrderRow[] }> {
  const clock = run.status === 'published' ? await clockOf(scope, run, at) : null;
  return moveRunOut(scope, run, orders, { at, clock });
}

async function clockOf(scope: Scope, run: RunRow, at: Date): Promise<ClockStart | null> {
  if (localDateTime(at, await timezoneOf(scope, run.depot)).date >= run.date) return null;
  const route = requireFound(await findRoute(scope, run.route), 'route', run.route);
  return { clock_at: at, clock_second: route.departs_second, clock_speed: 1 };
}
