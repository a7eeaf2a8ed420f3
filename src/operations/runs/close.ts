/** What happens to a run without a request: its checks, and its completion at the end of the day. */
import type { Scope } from '../../db/scope.js';
import { OPEN_STOPS } from '../../domain/states/stop.js';
import { moveOrders } from '../../records/orders/move.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import { findRun } from '../../records/runs/rows.js';
import { moveStop, type StopRow } from '../../records/stops.js';
import { auditSkips } from '../../routing/audit-van-changes.js';
import { lockRunWithOrders } from './lock-run.js';
import { makeDueCheck } from '../../routing/recheck-run.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';

/**
 * Skips the open stops of a run and completes it. Their orders become failed attempts, so that their recipients can
 * be asked again. If nobody worked the run (driven on paper, perhaps, or not at all), nobody knows who has its goods:
 * its orders go to the office, and their recipients are not asked automatically. A completed run stays as it is.
 */
export async function closeRun(scope: Scope, id: string): Promise<void> {
  // Its route was taken back from the driver.
  if (!(await findRun(scope, id))) return;
  const { run, stops, orders } = await lockRunWithOrders(scope, id, (all) =>
    all.filter((stop) => OPEN_STOPS.includes(stop.status)).map((stop) => stop.order_id),
  );
  if (run.status === 'completed') return;
  for (const stop of stops.filter(({ status }) => OPEN_STOPS.includes(status))) {
    await moveStop(scope, stop, 'skipped');
  }
  const missed = orders.filter((order) => order.route === run.route);
  const undelivered = missed.filter(({ status }) => status === 'planned' || status === 'out_for_delivery');
  await moveOrders(
    scope,
    undelivered.map((order) => ({
      order,
      event: 'stop_skipped' as const,
      changes: { left_to_office: !stops.some(wasReached) },
    })),
  );
  await auditSkips(scope, run.vehicle, {
    orders: undelivered.map(({ id: order }) => order),
    because: ', which did not get there by the end of its day',
  });
  await moveRunToEnd(scope, run, scope.now);
}

function wasReached({ status, arrived_at }: StopRow): boolean {
  return arrived_at !== null || status === 'completed' || status === 'failed';
}

/**
 * Makes a due check: times the run as it is now, and tells the recipient of the next stop, which may have changed
 * because the office moved or removed a stop.
 */
export async function checkRun(scope: Scope, due: { run: string; claimedUntil: string }): Promise<void> {
  await makeDueCheck(scope, due);
  const run = await findRun(scope, due.run);
  if (run) await notifyRecipientsOfVisits(scope, run);
}
