/** POST …/fail: the attempt failed. */
import { recordEvent } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { type FailReason, SECOND_TRIES } from '../../domain/stop.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { insertRequests } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import { moveRunToEnd } from '../../records/runs/move.js';
import { moveStop, stopOfRun, stopView } from '../../records/stops.js';
import type { Stop } from '../../resources/stop.js';
import { correctFailure } from './correct.js';
import { checkPhotos, type LockedVisit, lockVisit } from './lock-visit.js';
import type { FailInput, StopParams } from './schemas.js';

/**
 * POST …/fail: nothing was handed over. With `rebook` the recipient is asked for another slot at once; without it,
 * they are not asked automatically. Failing a skipped stop corrects it, until the end of the next day.
 */
export async function failStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: FailInput },
): Promise<Stop> {
  const visit = await lockVisit(scope, params, body);
  const { run, stop, at } = visit;
  await checkPhotos(scope, body.photo_ids);
  const failed = await moveStop(scope, stop, 'failed', {
    failure_reason: body.reason,
    proof: {
      signed_by: null,
      photo_ids: body.photo_ids ?? [],
      pieces_delivered: [],
      notes: body.notes ?? null,
      at: at.toISOString(),
    },
  });
  await failOrder(scope, visit, body.rebook);
  recordEvent(scope, 'stop.failed', failed.id, stopOfRun(failed, run.id));
  const { status } = await moveRunToEnd(scope, run, at);
  if (stop.status !== 'skipped' && status !== 'completed') await offerSecondTry(scope, visit, body.reason);
  return stopView(failed);
}

/**
 * Asks the agent whether the van can come again today. The slot is passed along, since asking for another clears it.
 */
async function offerSecondTry(
  scope: Scope,
  { run, stop, order }: LockedVisit,
  reason: FailReason,
): Promise<void> {
  const { slot_date: date, slot_from: from, slot_to: to, slot_zone: zone } = order;
  if (!SECOND_TRIES.includes(reason) || date === null || from === null || to === null) return;
  const slot = { date, from, to, zone };
  await notifyAgent(scope, {
    trigger: 'failed_stop',
    subject: stop.id,
    depot: run.depot,
    date: run.date,
    slot,
  });
}

/** Makes the order a failed attempt; its workflow, signalled here, sends the request. */
async function failOrder(scope: Scope, visit: LockedVisit, rebook: boolean): Promise<void> {
  const { stop, order } = visit;
  const corrects = stop.status === 'skipped';
  const given = corrects ? await correctFailure(scope, visit, rebook) : {};
  if (given === null) return;
  const move = {
    order,
    event: corrects ? 'failure_corrected' : 'stop_failed',
    changes: { ...given, left_to_office: !rebook },
  } as const;
  if (!rebook) {
    await moveOrder(scope, corrects ? { ...move, signal: { type: 'request_closed' } } : move);
    return;
  }
  const requests = await insertRequests(scope, [{ order: order.id, kind: 'rebooking' }]);
  const request = requests.get(order.id);
  if (request === undefined) throw new Error('insertRequests lost a request');
  await moveOrder(scope, { ...move, signal: { type: 'booking_requested', request } });
}
