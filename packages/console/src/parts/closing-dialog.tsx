/** Asks before an order is cancelled, returned to its shipper, or its personal data are erased. */
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { messageOf } from '../api/errors';
import { type Order, ORDER_QUERIES, useChange, useShippers } from '../api/queries';
import { cancelConsequences, reachWords } from './cancel-consequences';
import { Dialog } from './dialog';
import { Button, Check, Field, TextArea } from './fields';
import { MESSAGE_CHARACTERS } from './message-fields';
import { isOpenVisit } from './visits';
import { isOnTheRoad } from './allowed';

const CLOSINGS = {
  cancel: { title: 'Cancel order', label: 'Cancel order', done: 'Order cancelled.' },
  return: { title: 'Return to its shipper: order', label: 'Return', done: 'The order is being returned.' },
  erase: { title: 'Erase personal data of', label: 'Erase', done: 'Personal data erased.' },
};

export function ClosingDialog({
  order,
  how,
  onClose,
  onDone,
}: {
  order: Order;
  how: keyof typeof CLOSINGS;
  onClose: () => void;
  /** Called once it has been done, before the dialog closes. */
  onDone?: () => void;
}) {
  const [reason, setReason] = useState('');
  const offered = `Your order ${order.reference} from ${order.shipper.name} was cancelled.`;
  const [words, setWords] = useState<string>();
  /** Set once only the message is left to be sent. */
  const [isCancelled, setIsCancelled] = useState(false);
  const hasText = reason !== '' || (words !== undefined && words !== offered);
  const reach = order.erased_at === undefined ? reachWords(order.recipient) : '';
  const isEmailed = useShippers()
    .find(({ id }) => id === order.shipper.id)
    ?.notify?.events.includes('order.cancelled');
  const params = { path: { order_id: order.id } };
  const change = useChange(
    async (which: keyof typeof CLOSINGS) => {
      const body = reason ? { reason } : {};
      if (which === 'return') return unwrap(api.POST('/orders/{order_id}/return', { params, body }));
      if (which === 'erase') return unwrap(api.POST('/orders/{order_id}/erase', { params }));
      if (!isCancelled) {
        if (isOnTheRoad(order)) await takeOff(order);
        await unwrap(api.POST('/orders/{order_id}/cancel', { params, body }));
        setIsCancelled(true);
      }
      const text = words?.trim() ?? '';
      if (text === '') return undefined;
      return unwrap(api.POST('/orders/{order_id}/messages', { params, body: { text } })).catch(
        (error: unknown) => {
          throw new Error(`The order is cancelled, but the message was not sent: ${messageOf(error)}`);
        },
      );
    },
    { success: (_, which) => CLOSINGS[which].done, invalidates: ORDER_QUERIES },
  );
  const close = () => {
    if (isCancelled) onDone?.();
    onClose();
  };
  return (
    <Dialog title={`${CLOSINGS[how].title} ${order.reference}`} open onClose={close} hasText={hasText}>
      {isCancelled && <p>The order is cancelled. Its recipient has not been told.</p>}
      {how === 'cancel' && !isCancelled && (
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
          hint={how === 'cancel' ? 'For the order’s history. The recipient does not read it.' : undefined}
          value={reason}
          disabled={isCancelled}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {how === 'cancel' && reach !== '' && (
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
        <Button onClick={close}>{isCancelled ? 'Close' : 'Keep it'}</Button>
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
          {isCancelled ? 'Send the message' : CLOSINGS[how].label}
        </Button>
      </div>
    </Dialog>
  );
}

/** Takes the stop of an order off the run that it is out with. */
async function takeOff({ id, route: ofOrder }: Order): Promise<void> {
  if (ofOrder === null) return;
  const params = { path: { route_id: ofOrder } };
  const route = await unwrap(api.GET('/routes/{route_id}', { params }));
  const stop = route.stops.find((one) => one.order === id && isOpenVisit(one.status));
  if (!stop) return;
  const path = { route_id: ofOrder, stop_id: stop.id };
  await unwrap(api.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path } }));
}
