/** The actions on an order that its status allows. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api, BASE, callFor } from '../../api/client';
import { type Order, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Dialog } from '../../parts/dialog';
import { Button, Field } from '../../parts/fields';
import { formatSlot } from '../../parts/format';
import { type PickedSlot, SlotPicker } from '../../parts/slot-picker';
import { CorrectDialog } from './correct-dialog';

const SHOWS = ['order', 'orders', 'inbox', 'slots', 'day-orders', 'routes'];
const IS_CLOSED: Record<Order['status'], boolean> = {
  awaiting_scan: false,
  part_scanned: false,
  scanned: false,
  awaiting_reply: false,
  booked: false,
  planned: false,
  out_for_delivery: false,
  delivered: true,
  failed_attempt: false,
  on_hold: false,
  cancelled: true,
  returned: true,
};

type Open = 'slot' | 'correct' | 'cancel' | 'return' | 'erase';

export function OrderActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<Open>();
  const { write, own } = useRights();
  const close = () => setOpen(undefined);
  const path = { order_id: order.id };
  const hold = useChange(
    (on: boolean) => unwrap(api.PATCH('/orders/{order_id}', { params: { path }, body: { hold: on } })),
    { success: (_, on) => (on ? 'The order is on hold.' : 'The order is released.'), invalidates: SHOWS },
  );
  const request = useChange(() => unwrap(api.POST('/bookings/requests', { body: { orders: [order.id] } })), {
    success: ({ queued }) =>
      queued > 0 ? 'The recipient is being asked.' : 'Nobody was asked, because the order isn’t ready.',
    invalidates: SHOWS,
  });
  const book = useChange(
    ({ slot, override }: { slot: PickedSlot; override: boolean }) =>
      unwrap(api.POST('/bookings', { body: { order: order.id, slot, override } })),
    { success: (_, { slot }) => `Booked for ${formatSlot(slot)}.`, invalidates: SHOWS },
  );
  if (!write) return null;
  const isClosed = IS_CLOSED[order.status];
  return (
    <>
      {!isClosed && (
        <>
          <Button onClick={() => setOpen('slot')}>{order.slot ? 'Move' : 'Book'}</Button>
          {order.status === 'on_hold' ? (
            <Button onClick={() => hold.mutate(false)}>Release</Button>
          ) : (
            <Button onClick={() => hold.mutate(true)}>Hold</Button>
          )}
        </>
      )}
      <Menu.Root modal={false}>
        <Menu.Trigger className="button">More</Menu.Trigger>
        <Menu.Portal>
          <Menu.Content className="menu" align="end" sideOffset={6}>
            {!isClosed && (
              <>
                <Menu.Item className="menu-item" onSelect={() => request.mutate(undefined)}>
                  Ask for a slot
                </Menu.Item>
                <Menu.Item className="menu-item" onSelect={() => setOpen('correct')}>
                  Correct…
                </Menu.Item>
                <Menu.Item className="menu-item" onSelect={() => setOpen('return')}>
                  Return to shipper…
                </Menu.Item>
                <Menu.Item className="menu-item" onSelect={() => setOpen('cancel')}>
                  Cancel…
                </Menu.Item>
              </>
            )}
            {own && (
              <Menu.Item className="menu-item" onSelect={() => setOpen('erase')}>
                Erase personal data…
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      <SlotPicker
        title={order.slot ? `Move ${order.reference}` : `Book ${order.reference}`}
        depot={order.depot}
        open={open === 'slot'}
        busy={book.isPending}
        onClose={close}
        onBook={(slot, override) => book.mutate({ slot, override }, { onSuccess: close })}
      />
      {open === 'correct' && <CorrectDialog order={order} onClose={close} />}
      <ClosingDialog order={order} how={open} onClose={close} />
    </>
  );
}

const CLOSINGS = {
  cancel: { title: 'Cancel order', label: 'Cancel order', done: 'Order cancelled.' },
  return: { title: 'Return to its shipper: order', label: 'Return', done: 'The order is being returned.' },
  erase: { title: 'Erase personal data of', label: 'Erase', done: 'Personal data erased.' },
};

function ClosingDialog({
  order,
  how,
  onClose,
}: {
  order: Order;
  how: Open | undefined;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const kind = how === 'cancel' || how === 'return' || how === 'erase' ? how : undefined;
  const params = { path: { order_id: order.id } };
  const change = useChange(
    (which: keyof typeof CLOSINGS) => {
      const body = reason ? { reason } : {};
      if (which === 'cancel') return unwrap(api.POST('/orders/{order_id}/cancel', { params, body }));
      if (which === 'return') return unwrap(api.POST('/orders/{order_id}/return', { params, body }));
      return callFor<Order>('POST', `${BASE}/orders/${order.id}/erase`);
    },
    { success: (_, which) => CLOSINGS[which].done, invalidates: SHOWS },
  );
  if (!kind) return null;
  return (
    <Dialog title={`${CLOSINGS[kind].title} ${order.reference}`} open onClose={onClose}>
      {kind === 'erase' ? (
        <p>Name, phone, email, address, messages and proofs of this order are removed permanently.</p>
      ) : (
        <Field label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      )}
      <div className="row row-end">
        <Button onClick={onClose}>Keep it</Button>
        <Button
          kind="bad"
          disabled={change.isPending}
          onClick={() => change.mutate(kind, { onSuccess: onClose })}
        >
          {CLOSINGS[kind].label}
        </Button>
      </div>
    </Dialog>
  );
}
