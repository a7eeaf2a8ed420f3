/** The actions that settle inbox items. */
import { type Resources, unwrap, WaypostError } from '@waypost/client';
import { api, type Mode, stayingIn } from '../../api/client';
import { useClock } from '../../api/clocks';
import { heldFor } from '../../api/conversation';
import { messageOf } from '../../api/errors';
import { ORDER_QUERIES, useChange } from '../../api/queries';
import { formatSlot, plural } from '../../parts/format';
import { isToldWords } from '../../parts/message-words';
import type { PickedSlot } from '../../parts/slot-picker';
import type { OrderItem } from './items';
import { dropAnswer } from './use-answer';

/** What somebody who books is told: when it is, and when the recipient knows. */
const bookedWords = (slot: PickedSlot | undefined, told: string): string =>
  `Booked${slot ? ` for ${formatSlot(slot)}` : ''}. ${told}`;

function saidOf(item: OrderItem, body: Resources['ResolveInput'], told: string): string {
  switch (body.action) {
    case 'accept_suggestion':
      return bookedWords(item.kind === 'reply' ? item.reply.understood.slot : undefined, told);
    case 'book_slot':
      return bookedWords(body.slot, told);
    case 'send_message':
      return 'Your answer is queued.';
    case 'dismiss':
      return 'Dismissed.';
  }
}

export function useResolve(item: OrderItem & { kind: 'reply' }) {
  const reply = item.reply.id;
  const { id, recipient } = item.order;
  const clock = useClock();
  return useChange(
    async (body: Resources['ResolveInput']) => {
      const params = { path: { reply_id: reply } };
      await unwrap(api.POST('/bookings/replies/{reply_id}/resolve', { params, body }));
      dropAnswer(reply);
      return body.action === 'dismiss' ? new Map() : heldFor([id]);
    },
    {
      success: (held, body) => saidOf(item, body, isToldWords(recipient.name, held, clock)),
      invalidates: ORDER_QUERIES,
    },
  );
}

/** Closes a reply without an answer. `success` returns the notice for the person who did it, if any. */
export function useSettle(success?: () => string) {
  return useChange(
    async ({ reply, mode }: { reply: string; mode: Mode }) => {
      const params = { path: { reply_id: reply } };
      const resolved = await unwrap(
        api.POST('/bookings/replies/{reply_id}/resolve', {
          params,
          body: { action: 'dismiss' },
          headers: stayingIn(mode),
        }),
      );
      dropAnswer(reply);
      return resolved;
    },
    { success, invalidates: ORDER_QUERIES },
  );
}

/** Says what became of an unknown message. */
export function useResolveMessage(message: string) {
  return useChange(
    (status: Resources['ResolveMessageInput']['status']) =>
      unwrap(
        api.POST('/messages/{message_id}/resolve', {
          params: { path: { message_id: message } },
          body: { status },
        }),
      ),
    {
      success: (_, status) => (status === 'sent' ? 'Noted as sent.' : 'Noted as not sent.'),
      invalidates: ORDER_QUERIES,
    },
  );
}

export function useBook({ id: order, recipient }: OrderItem['order']) {
  const clock = useClock();
  return useChange(
    async (body: Omit<Resources['BookingInput'], 'order'>) => {
      await unwrap(api.POST('/bookings', { body: { order, ...body } }));
      return heldFor([order]);
    },
    {
      success: (held, { slot }) => bookedWords(slot, isToldWords(recipient.name, held, clock)),
      invalidates: ORDER_QUERIES,
    },
  );
}

/** Retries one or more items. One that fails does not stop the others. */
export function useRetry() {
  return useChange(
    async (items: readonly OrderItem[]) => {
      const refused: string[] = [];
      for (const item of items) {
        try {
          await retryOne(item);
        } catch (error) {
          if (!(error instanceof WaypostError)) throw error;
          refused.push(`${item.order.reference}: ${messageOf(error)}`);
        }
      }
      const done = items.length - refused.length;
      if (refused.length > 0) {
        const others = done > 0 ? `${plural(done, 'other is', 'others are')} being retried. ` : '';
        throw new Error(others + refused.slice(0, 3).join(' '));
      }
      return done;
    },
    {
      success: (count, [item]) => (count === 1 && item ? AGAIN[item.kind] : `${count} are being retried.`),
      invalidates: ORDER_QUERIES,
    },
  );
}

const ASKED_AGAIN = 'The recipient is being asked again.';
const AGAIN: Record<OrderItem['kind'], string> = {
  reply: ASKED_AGAIN,
  unplannable: ASKED_AGAIN,
  doubtful_postcode: ASKED_AGAIN,
  failed_request: ASKED_AGAIN,
  unanswered: ASKED_AGAIN,
  failed_delivery: ASKED_AGAIN,
  goods_short: ASKED_AGAIN,
  misrouted: ASKED_AGAIN,
  office: ASKED_AGAIN,
  failed_message: 'The message is being sent again.',
  unknown_message: 'The message is being sent again.',
};

function retryOne(item: OrderItem): Promise<unknown> {
  if (item.kind === 'failed_message' || item.kind === 'unknown_message') {
    const path = { message_id: item.message.id };
    return unwrap(api.POST('/messages/{message_id}/retry', { params: { path } }));
  }
  if (item.kind === 'failed_request') {
    const path = { request_id: item.request.id };
    return unwrap(api.POST('/bookings/requests/{request_id}/retry', { params: { path } }));
  }
  return unwrap(api.POST('/bookings/requests', { body: { orders: [item.order.id] } }));
}
