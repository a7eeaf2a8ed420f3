/** Books an order for a slot that is picked, or moves it to another. */
import { unwrap } from '@waypost/client';
import { api } from '../api/client';
import { type Order, ORDER_QUERIES, useChange } from '../api/queries';
import { formatSlot } from './format';
import { type PickedSlot, SlotPicker } from './slot-picker';

export function BookDialog({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const book = useChange(
    ({ slot, override }: { slot: PickedSlot; override: boolean }) =>
      unwrap(api.POST('/bookings', { body: { order: order.id, slot, override } })),
    { success: (_, { slot }) => `Booked for ${formatSlot(slot)}.`, invalidates: ORDER_QUERIES },
  );
  return (
    <SlotPicker
      title={`${order.slot ? 'Move' : 'Book'} ${[order.recipient.name, order.reference].filter(Boolean).join(', ')}`}
      booked={order.slot}
      depot={order.depot ?? null}
      postcode={order.recipient.address?.postcode}
      open={open}
      busy={book.isPending}
      onClose={onClose}
      onBook={(slot, override) => book.mutate({ slot, override }, { onSuccess: onClose })}
    />
  );
}
