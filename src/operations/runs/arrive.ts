/** POST …/arrive and …/skip. */
import type { Scope } from '../../db/scope.js';
import { moveOrder } from '../../records/orders/move.js';
import { requestCheck } from '../../records/runs/checks.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import { moveStop, stopView } from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { auditSkips } from '../../routing/audit-van-changes.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';
import { lockVisit } from './lock-visit.js';
import type { MomentInput, StopParams } from './schemas.js';

/** POST …/arrive: the van is at the door. */
export async function arriveAtStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: MomentInput },
): Promise<Stop> {
  const { run, stop, at } = await lockVisit(scope, params, body);
  const arrived = await moveStop(scope, stop, 'arrived', { arrived_at: stop.arrived_at ?? at });
  await requestCheck(scope, run);
  return stopView(arrived);
}

/** POST …/skip: the driver does not go there; the order becomes a failed attempt. */
export async function skipStop(scope: Scope, { params }: { params: StopParams }): Promise<Stop> {
  const { run, stop, order } = await lockVisit(scope, params, null);
  const skipped = await moveStop(scope, stop, 'skipped');
  await moveOrder(scope, { order, event: 'stop_skipped' });
  await auditSkips(scope, run.vehicle, { orders: [order.id] });
  await notifyRecipientsOfVisits(scope, await moveRunToEnd(scope, run, scope.now));
  return stopView(skipped);
}
