/** Asks before an order is cancelled, returned to its shipper, or its personal data are erased. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { messageOf } from '../api/errors';
import { cancelOrder, patchOrder } from '../api/order-changes';
import { type Order, ORDER_QUERIES, useChange, useShippers } from '../api/queries';
import { cancelConsequences, reachWords } from './cancel-consequences';
import { Dialog } from './dialog';
import { Button, Check, Field, TextArea } from './fields';
import { MESSAGE_CHARACTERS } from './message-fields';
import { isOpenVisit } from './visits';
import { isOnTheRoad, whyNot } from './allowed';

const CLOSINGS = {
  cancel: {
    ...{ title: 'Cancel order', label: 'Cancel order', done: 'Order cancelled.' },
    ...{ is: 'The order is cancelled', told: 'was cancelled' },
  },
  return: {
    ...{ title: 'Return to its shipper: order', label: 'Return', done: 'The order is being returned.' },
    ...{ is: 'The order is returned', told: 'cannot be delivered and goes back to them' },
  },
  erase: {
    ...{ title: 'Erase personal data of', label: 'Erase', done: 'Personal data erased.' },
    ...{ is: '', told: '' },
  },
};

export function ClosingDialog({
  order,
  how,
  why = '',
  onClose,
  onDone,
}: {
  order: Order;
  how: keyof typeof CLOSINGS;
  /** The reason that is offered. */
  why?: string;
  onClose: () => void;
  /** Called once it has been done, before the dialog closes. */
  onDone?: (() => void) | undefined;
}) {
  const [reason, setReason] = useState(why);
  const { is, told } = CLOSINGS[how];
  const offered = `Your order ${order.reference} from ${order.shipper.name} ${told}.`;
  const [words, setWords] = useState<string>();
  /** Set once only the message is left to be sent. */
  const [isClosed, setIsClosed] = useState(false);
  const hasText = reason !== why || (words !== undefined && words !== offered);
  const reach = order.erased_at === undefined ? reachWords(order.recipient) : '';
  const isEmailed = useShippers()
    .find(({ id }) => id === order.shipper.id)
    ?.notify?.events.includes('order.cancelled');
  const params = { path: { order_id: order.id } };
  const change = useChange(
    async (which: keyof typeof CLOSINGS) => {
      const body = reason ? { reason } : {};
      if (which === 'erase') return unwrap(api.POST('/orders/{order_id}/erase', { params }));
      if (!isClosed) {
        if (which === 'return') await sendBack(order, body);
        else {
          if (isOnTheRoad(order)) await takeOff(order);
          await cancelOrder(order.id, reason);
        }
        setIsClosed(true);
      }
      const text = words?.trim() ?? '';
      if (text === '') return undefined;
      return unwrap(api.POST('/orders/{order_id}/messages', { params, body: { text } })).catch(
        (error: unknown) => {
          throw new Error(`${is}, but the message was not sent: ${messageOf(error)}`);
        },
      );
    },
    { success: (_, which) => CLOSINGS[which].done, invalidates: ORDER_QUERIES },
  );
  const close = () => {
    if (isClosed) onDone?.();
    onClose();
  };
  return (
    <Dialog title={`${CLOSINGS[how].title} ${order.reference}`} open onClose={close} hasText={hasText}>
      {isClosed && <p>{is}. Its recipient has not been told.</p>}
      {how === 'cancel' && !isClosed && (
        <ul className="consequences">
          {cancelConsequences(order, isEmailed === true).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {how === 'erase' ? (
        <p>Name, phone, email, address, messages and proofs of this order are removed permanently.</p>
      ) : (
        <Field
          label="Reason"
          hint="For the order’s history. The recipient does not read it."
          value={reason}
          disabled={isClosed}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {how !== 'erase' && reach !== '' && (
        <>
          <Check
            label={`Write to ${order.recipient.name ?? 'the recipient'} by ${reach}`}
            checked={words !== undefined}
            onChange={({ target }) => setWords(target.checked ? offered : undefined)}
          />
          {words !== undefined && (
            <TextArea
              label="Message"
              maxLength={MESSAGE_CHARACTERS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </>
      )}
      <div className="row row-end">
        <Button onClick={close}>{isClosed ? 'Close' : 'Keep it'}</Button>
        <Button
          kind="bad"
          disabled={change.isPending}
          onClick={() =>
            change.mutate(how, {
              onSuccess: () => {
                onDone?.();
                onClose();
              },
            })
          }
        >
          {isClosed ? 'Send the message' : CLOSINGS[how].label}
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns an order to its shipper; one that waits for its visit is held first, which takes it off its route. */
async function sendBack(order: Order, body: { reason?: string }): Promise<void> {
  const params = { path: { order_id: order.id } };
  if (whyNot('return', order) !== undefined) {
    await patchOrder(order.id, { hold: true });
  }
  await unwrap(api.POST('/orders/{order_id}/return', { params, body }));
}

/** Takes the stop of an order off the run that it is out with. */
async function takeOff({ id, route: ofOrder }: Order): Promise<void> {
  if (ofOrder === null) return;
  const params = { path: { route_id: ofOrder } };
  const route = await unwrap(api.GET('/routes/{route_id}', { params }));
  const stop = route.stops.find((one) => one.order === id && isOpenVisit(one.status));
  if (!stop) return;
  const path = { route_id: ofOrder, stop_id: stop.id };
  await unwrap(
    api.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path, query: { tell: 'later' } } }),
  );
}
