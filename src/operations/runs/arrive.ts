/** POST …/arrive and …/skip. */
import { note } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { moveOrder } from '../../records/orders/move.js';
import type { Stop } from '../../resources/stop.js';
import { lockVisit } from './lock-visit.js';
import { moveVisit } from './move-visit.js';
import type { MomentInput, StopParams } from './schemas.js';

/** POST …/arrive: the van is at the door. */
export async function arriveAtStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: MomentInput },
): Promise<Stop> {
  const visit = await lockVisit(scope, params, body);
  return moveVisit(scope, visit, 'arrived', { changes: { arrived_at: visit.stop.arrived_at ?? visit.at } });
}

/**
 * POST …/skip: the driver does not go there; the order becomes a failed attempt. A run that has not started is timed
 * again, as when the order is cancelled; one under way is by its next check.
 */
export async function skipStop(scope: Scope, { params }: { params: StopParams }): Promise<Stop> {
  const visit = await lockVisit(scope, params, null);
  const { order, run } = visit;
  const skipped = await moveVisit(scope, visit, 'skipped', {
    moveItsOrder: () => moveOrder(scope, { order, event: 'stop_skipped' }),
  });
  if (run.status === 'published') note(scope, { type: 'stop.removed', route: run.route, tell: 'now' });
  return skipped;
}
