/** A run begins: by whom it is started, or by the first thing that happens at one of its stops. */
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '../../domain/local-time.js';
import type { OrderRow } from '../../records/orders/rows.js';
import type { RunClock } from '../../records/runs/clock.js';
import { moveRunOut } from '../../records/runs/move.js';
import type { RunRow } from '../../records/runs/rows.js';
import type { StopRow } from '../../records/stops.js';
import { findCarriers } from '../planning/leave.js';
import { plannedDeparture } from '../planning/rearrange.js';
import type { HeldRun } from './hold.js';

/**
 * Starts a held run, once, at an instant. One that starts before its date is timed as if it left when planned, on its
 * date. 409 `invalid_state` when it is completed.
 */
export async function setOut(
  scope: Scope,
  { run, stops, orders }: HeldRun,
  at: Date,
): Promise<{ run: RunRow; orders: OrderRow[] }> {
  const clock = run.status === 'published' ? await clockOf(scope, run, stops, at) : null;
  return moveRunOut(scope, run, orders, { at, clock });
}

async function clockOf(
  scope: Scope,
  run: RunRow,
  stops: readonly StopRow[],
  at: Date,
): Promise<RunClock | null> {
  const { depot } = await findCarriers(scope, run);
  if (localDateTime(at, depot.timezone).date >= run.date) return null;
  return { clock_at: at, clock_second: await plannedDeparture(scope, run, stops), clock_speed: 1 };
}
