/** POST …/fail: the attempt failed. */
import type { Scope } from '../../db/scope.js';
import type { FailReason } from '../../domain/stop.js';
import { insertRequests, listAwaiting } from '../../records/booking-requests.js';
import { moveOrder } from '../../records/orders/move.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { findSettings } from '../../setup/settings/rows.js';
import type { Stop } from '../../resources/stop.js';
import { notifyOfFailedCollection } from '../../messaging/visit-news.js';
import { correctFailure } from './correct.js';
import { type LockedVisit, lockVisit, recordedBy, standingAt, visitedOnceMore } from './lock-visit.js';
import { moveVisit } from './move-visit.js';
import type { FailInput, StopParams } from './schemas.js';

/**
 * POST …/fail: nothing was handed over. With `rebook` the recipient is asked for another slot immediately; where it is
 * false, they are not asked automatically. Left out, the courier's settings decide. Failing a skipped stop corrects it,
 * until the end of the next day.
 */
export async function failStop(
  scope: Scope,
  { params, body }: { params: StopParams; body: FailInput },
): Promise<Stop> {
  const visit = await lockVisit(scope, params, body);
  return moveVisit(scope, visit, 'failed', {
    changes: {
      failure_reason: body.reason,
      proof: {
        signed_by: null,
        photo_ids: body.photo_ids ?? [],
        pieces_delivered: [],
        notes: body.notes ?? null,
        at: visit.at.toISOString(),
        ...(await standingAt(scope, visit.run, visit.at)),
        ...recordedBy(scope),
      },
    },
    moveItsOrder: async () =>
      failOrder(scope, visit, body.rebook ?? (await asksByItself(scope, visit, body.reason))),
  });
}

/** Returns whether the recipient is being asked for a new visit already, for the other half of the exchange. */
async function isAskedWithPartner(scope: Scope, { exchange_for: partner }: OrderRow): Promise<boolean> {
  return partner !== null && (await listAwaiting(scope, [partner])).has(partner);
}

/** Returns whether a visit that failed asks for another slot, by its reason and how many there have been. */
async function asksByItself(
  scope: Scope,
  { stop, order }: LockedVisit,
  reason: FailReason,
): Promise<boolean> {
  const { rebook_on: reasons, max_attempts: most } = await findSettings(scope);
  const { attempts } = visitedOnceMore(stop, order);
  return (reasons?.includes(reason) ?? true) && (most === null || attempts < most);
}

/** Makes the order a failed attempt; its workflow, signalled here, sends the request. */
async function failOrder(scope: Scope, visit: LockedVisit, rebook: boolean): Promise<void> {
  const { stop, order } = visit;
  const corrects = stop.status === 'skipped';
  const given = corrects ? await correctFailure(scope, visit, rebook) : {};
  if (given === null) {
    await moveOrder(scope, { order, changes: visitedOnceMore(stop, order) });
    return;
  }
  const move = {
    order,
    event: corrects ? 'failure_corrected' : 'stop_failed',
    changes: { ...given, ...visitedOnceMore(stop, order), left_to_office: !rebook },
  } as const;
  if (!rebook) {
    await notifyOfFailedCollection(scope, order, stop);
    await moveOrder(scope, corrects ? { ...move, signal: { type: 'request_closed' } } : move);
    return;
  }
  if (await isAskedWithPartner(scope, order)) {
    await moveOrder(scope, move);
    return;
  }
  const requests = await insertRequests(scope, [{ order: order.id, kind: 'rebooking' }]);
  const request = requests.get(order.id);
  if (request === undefined) throw new Error('insertRequests lost a request');
  await moveOrder(scope, { ...move, signal: { type: 'booking_requested', request } });
}
