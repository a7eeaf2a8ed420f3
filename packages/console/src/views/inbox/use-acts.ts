/** What settles an item of the inbox. */
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useChange } from '../../api/queries';
import { plural } from '../../parts/format';
import type { Item } from './use-inbox';

const SHOWS = ['inbox', 'order', 'orders', 'slots', 'day-orders', 'routes'];

const SAID: Record<Resources['ResolveInput']['action'], string> = {
  accept_suggestion: 'Booked as understood.',
  book_slot: 'Booked.',
  send_message: 'The answer is on its way.',
  dismiss: 'Dismissed.',
};

export function useResolve(reply: string) {
  return useChange(
    (body: Resources['ResolveInput']) =>
      unwrap(
        api.POST('/bookings/replies/{reply_id}/resolve', { params: { path: { reply_id: reply } }, body }),
      ),
    { said: (_, { action }) => SAID[action], shows: SHOWS },
  );
}

export function useBook(order: string) {
  return useChange(
    (body: Omit<Resources['BookingInput'], 'order'>) =>
      unwrap(api.POST('/bookings', { body: { order, ...body } })),
    { said: () => 'Booked.', shows: SHOWS },
  );
}

/** Asks or sends again, one or many. */
export function useRetry() {
  return useChange(
    async (items: readonly Item[]) => {
      for (const item of items) await retryOne(item);
      return items.length;
    },
    {
      said: (count) => `${plural(count, 'time')} tried again.`.replace('1 time tried', 'Tried'),
      shows: SHOWS,
    },
  );
}

function retryOne(item: Item): Promise<unknown> {
  if (item.kind === 'failed_message') {
    const path = { message_id: item.message.id };
    return unwrap(api.POST('/messages/{message_id}/retry', { params: { path } }));
  }
  if (item.kind === 'failed_request') {
    const path = { request_id: item.request.id };
    return unwrap(api.POST('/bookings/requests/{request_id}/retry', { params: { path } }));
  }
  return unwrap(api.POST('/bookings/requests', { body: { orders: [item.order.id] } }));
}
