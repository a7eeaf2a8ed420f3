/** When nobody answers: one reminder, then the operator has to follow up. */
import type { Scope } from '../../db/scope.js';
import { sameSlot } from '@waypost/base/slot';
import { linkOfRequest, updateRequest } from '../../records/booking-requests.js';
import { insertMessages } from '../../records/messages.js';
import { signalOrders } from '../../records/orders/move.js';
import { endUnanswered } from '../../records/request-outcome.js';
import { draftAboutOrders } from '../../messaging/draft.js';
import { offerValues } from '../../messaging/wording.js';
import { lockWithOrder } from './ask.js';
import { listChoice } from './offers.js';

/** Queues the one reminder of an unanswered request, without offers that are gone. */
export async function prepareReminder(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (request.status !== 'open' || request.reminded_at !== null) return;
  const { free } = await listChoice(scope, order, request.offer_from);
  const link = await linkOfRequest(scope, request);
  const drafts = await draftAboutOrders(scope, 'reminder', [
    {
      order,
      keyPrefix: `${id}/reminder`,
      request: id,
      channels: request.channels,
      link,
      values: offerValues(request.offered, (offer) => free.some((slot) => sameSlot(slot, offer))),
    },
  ]);
  await insertMessages(scope, drafts);
  await updateRequest(scope, id, { reminded_at: scope.now });
}

/** Gives up waiting for an answer: the order stays as it is, and the operator has to follow up. */
export async function markUnanswered(scope: Scope, id: string): Promise<void> {
  const { order, request } = await lockWithOrder(scope, id);
  if (!(await endUnanswered(scope, { order, request }, 'timed_out'))) return;
  signalOrders(scope, [{ order, signal: { type: 'changed' } }]);
}
