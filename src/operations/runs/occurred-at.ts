/** When something happened on a run, as reported by the driver's device. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/goods.js';
import type { RunRow } from '../../records/runs/rows.js';
import type { MomentInput } from './schemas.js';

/** How long before its run was published an event may have happened: an office may publish once the van has left. */
const MAX_BEFORE_PUBLISHED_MS = 30 * 60_000;

/**
 * Returns when something happened on a run: now, or as the driver's device recorded it. A time slightly ahead, by at
 * most as much as for a scan, counts as now. Throws 422 when it is further ahead, or well before the run was published.
 */
export function occurredAt(
  scope: Scope,
  run: Pick<RunRow, 'created_at'>,
  { occurred_at }: MomentInput,
): Date {
  if (occurred_at === undefined) return scope.now;
  const at = new Date(occurred_at);
  const refuse = (message: string) => new AppError('invalid_value', { message, param: 'occurred_at' });
  if (at.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) throw refuse('`occurred_at` is in the future.');
  if (at < earliestOf(run)) {
    throw refuse(`\`occurred_at\` is before the run was published, at ${run.created_at.toISOString()}.`);
  }
  return at > scope.now ? scope.now : at;
}

/** Returns the nearest plausible instant to one that a phone recorded, for a phone whose clock is wrong. */
export function nearestMoment(scope: Scope, run: Pick<RunRow, 'created_at'>, at: Date): Date {
  if (at > scope.now) return scope.now;
  const earliest = earliestOf(run);
  return at < earliest ? earliest : at;
}

function earliestOf({ created_at: published }: Pick<RunRow, 'created_at'>): Date {
  return new Date(published.getTime() - MAX_BEFORE_PUBLISHED_MS);
}
