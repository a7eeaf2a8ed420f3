/** POST …/fail: the attempt failed. */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { insertRequests } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import { moveStop, stopOfRun, stopView } from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { occurredAt } from './hold.js';
import type { FailInput, StopParams } from './schemas.js';
import { checkPhotos, holdVisit } from './visit.js';

/** POST …/fail: nothing was handed over. With `rebook` the recipient is asked for another slot at once. */
export async function failStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: FailInput },
): Promise<Stop> {
  const at = occurredAt(scope, body);
  const { run, stop, order } = await holdVisit(scope, params, at);
  await checkPhotos(scope, body.photo_ids);
  const failed = await moveStop(scope, stop, 'failed', {
    failure_reason: body.reason,
    proof: { photo_ids: body.photo_ids, notes: body.notes },
  });
  await failOrder(scope, order, body.rebook);
  await recordEvent(scope, 'stop.failed', failed.id, stopOfRun(failed, run.id));
  await moveRunToEnd(scope, run.id, at);
  return stopView(failed);
}

/** The order is a failed attempt; the request goes out with the workflow that is told of it here. */
async function failOrder(scope: Scope, order: OrderRow, rebook: boolean): Promise<void> {
  if (!rebook) {
    await moveOrder(scope, { order, event: 'stop_failed' });
    return;
  }
  const requests = await insertRequests(scope, [{ order: order.id, kind: 'rebooking' }]);
  const request = requests.get(order.id);
  if (request === undefined) throw new Error('insertRequests lost a request');
  await moveOrder(scope, { order, event: 'stop_failed', tell: { type: 'booking_requested', request } });
}
