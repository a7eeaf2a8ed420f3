/** When nobody answers: reminders, then the operator has to follow up. */
import type { Scope } from '../../db/scope.js';
import { sameSlot } from '@waypost/base/slot';
import { linkOfRequest, updateRequest } from '../../records/booking-requests.js';
import { insertMessages } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { endUnanswered } from '../../records/request-outcome.js';
import { draftAboutOrders } from '../../messaging/draft.js';
import { offerValues } from '../../messaging/wording.js';
import { type Asked, lockWithOrder, NOT_ASKED, waitFrom } from './ask.js';
import { listChoice } from './offers.js';

/**
 * Queues the reminder that was due at an instant (ISO 8601), without offers that are gone. Resolves to how long to wait
 * from then on; repeated, it only resolves.
 */
export async function prepareReminder(scope: Scope, id: string, due: string): Promise<Asked> {
  const { order, request } = await lockWithOrder(scope, id);
  const { status, asked_at: askedAt, reminded_at: remindedAt } = request;
  if (status !== 'open' || askedAt === null) return NOT_ASKED;
  const dueAt = new Date(due);
  if (remindedAt !== null && remindedAt >= dueAt) return waitFrom(scope, order, askedAt, remindedAt);
  const { free } = await listChoice(scope, order, request.offer_from);
  const link = await linkOfRequest(scope, request);
  const drafts = await draftAboutOrders(scope, 'reminder', [
    {
      order,
      keyPrefix: `${id}/reminder/${due}`,
      request: id,
      channels: request.channels,
      link,
      values: offerValues(request.offered, (offer) => free.some((slot) => sameSlot(slot, offer))),
    },
  ]);
  await insertMessages(scope, drafts);
  // The clock that woke the workflow may be ahead of this one.
  const at = scope.now > dueAt ? scope.now : dueAt;
  await updateRequest(scope, id, { reminded_at: at });
  return waitFrom(scope, order, askedAt, at);
}

/** Gives up waiting for an answer: the order stays as it is, and the operator has to follow up. */
export async function markUnanswered(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (!(await endUnanswered(scope, { order, request }, 'timed_out'))) return;
  signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
}
