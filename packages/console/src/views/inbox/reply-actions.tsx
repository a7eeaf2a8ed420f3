/** What is done with a reply that somebody has to read: it is booked, answered, put aside, or its order cancelled. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useRef, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { whyNot } from '../../parts/allowed';
import { ClosingDialog } from '../../parts/closing-dialog';
import { Button, TextArea } from '../../parts/fields';
import { formatSlot } from '../../parts/format';
import { channelWord } from '../../parts/message-words';
import { type PickedSlot, SlotPicker } from '../../parts/slot-picker';
import { useKeys } from '../../parts/use-keys';
import { canCancel, type OrderItem } from './items';
import { useAnswer } from './use-answer';
import { useResolve, useSettle } from './use-inbox-mutations';

export function ReplyActions({
  item,
  onDismiss,
}: {
  item: OrderItem & { kind: 'reply' };
  onDismiss: (reply: string) => void;
}) {
  const { reply, order } = item;
  const resolve = useResolve(item);
  const { text, setText } = useAnswer(reply.id);
  const [open, setOpen] = useState<'slot' | 'answer' | undefined>(text === '' ? undefined : 'answer');
  const send = () => resolve.mutate({ action: 'send_message', message: text });
  const field = useRef<HTMLDivElement>(null);
  const whyNoSlot = whyNot('book', order);
  const canAccept = whyNoSlot === undefined && reply.understood.slot !== undefined;
  // Prevents a second action until the item has disappeared from the list.
  const isDone = resolve.isPending || resolve.isSuccess;
  const answer = () => {
    setOpen('answer');
    requestAnimationFrame(() => field.current?.querySelector('textarea')?.focus());
  };
  const dismiss = () => onDismiss(reply.id);
  const accept = () => resolve.mutate({ action: 'accept_suggestion' });
  const offered = useOffered(order.id, whyNoSlot === undefined);
  const take = (slot: PickedSlot) => resolve.mutate({ action: 'book_slot', slot });
  useKeys(
    {
      ...Object.fromEntries(offered.map((slot, at) => [String(at + 1), () => take(slot)])),
      ...(canAccept && { a: accept }),
      ...(whyNoSlot === undefined && { p: () => setOpen('slot') }),
      w: answer,
      d: dismiss,
    },
    !isDone,
  );
  return (
    <>
      {whyNoSlot !== undefined && <p className="hint">{whyNoSlot}</p>}
      {offered.length > 0 && (
        <div className="row" role="group" aria-label="Book what was offered">
          {offered.map((slot, at) => (
            <Button
              key={formatSlot(slot)}
              disabled={isDone}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => take(slot)}
            >
              <kbd aria-hidden="true">{at + 1}</kbd> {formatSlot(slot)}
            </Button>
          ))}
        </div>
      )}
      <div className="row">
        {canAccept && (
          <Button kind="main" disabled={isDone} aria-keyshortcuts="a" onClick={accept}>
            Accept <kbd aria-hidden="true">a</kbd>
          </Button>
        )}
        {whyNoSlot === undefined && (
          <Button aria-keyshortcuts="p" onClick={() => setOpen('slot')}>
            Pick a slot <kbd aria-hidden="true">p</kbd>
          </Button>
        )}
        <Button aria-keyshortcuts="w" onClick={answer}>
          Answer <kbd aria-hidden="true">w</kbd>
        </Button>
        <Button disabled={isDone} aria-keyshortcuts="d" onClick={dismiss}>
          Dismiss <kbd aria-hidden="true">d</kbd>
        </Button>
        <CancelAction item={item} isDone={isDone} />
      </div>
      {open === 'answer' && (
        <div ref={field} className="stack">
          <TextArea
            label="Message"
            hint={`Goes to ${order.recipient.name ?? 'the recipient'} by ${channelWord(reply.channel)}. Ctrl+Enter sends it.`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(undefined);
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '' && !isDone)
                send();
            }}
          />
          <div className="row">
            <Button kind="main" disabled={text.trim() === '' || isDone} onClick={send}>
              Send
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setText('');
                setOpen(undefined);
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
      <SlotPicker
        title={`Pick a slot for ${order.reference}`}
        depot={order.depot ?? null}
        postcode={order.recipient.address?.postcode}
        open={open === 'slot'}
        busy={resolve.isPending}
        onClose={() => setOpen(undefined)}
        onBook={(slot, override) =>
          resolve.mutate({ action: 'book_slot', slot, override }, { onSuccess: () => setOpen(undefined) })
        }
      />
    </>
  );
}

/** Returns the slots that the recipient was offered last, as they were numbered. */
function useOffered(order: string, isAsked: boolean): readonly PickedSlot[] {
  const { mode } = useMode();
  const { data = [] } = useQuery({
    queryKey: [mode, 'order', order, 'offered'],
    queryFn: () =>
      unwrap(api.GET('/bookings/requests', { params: { query: { order, limit: 1 } } })).then(
        ({ data: [request] }) => request?.offered ?? [],
      ),
    enabled: isAsked,
  });
  return isAsked ? data : [];
}

/** Cancels the order, where its state allows it. */
export function CancelAction({ item, isDone }: { item: OrderItem; isDone: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = canCancel(item);
  const settle = useSettle();
  const { mode } = useMode();
  useKeys({ c: () => setIsOpen(true) }, isOffered && !isDone);
  if (!isOffered) return null;
  return (
    <>
      <Button kind="bad" disabled={isDone} aria-keyshortcuts="c" onClick={() => setIsOpen(true)}>
        Cancel order <kbd aria-hidden="true">c</kbd>
      </Button>
      {isOpen && (
        <ClosingDialog
          order={item.order}
          how="cancel"
          onClose={() => setIsOpen(false)}
          // A reply waits for somebody even if its order is closed; cancelling was the answer.
          onDone={() => item.kind === 'reply' && settle.mutate({ reply: item.reply.id, mode })}
        />
      )}
    </>
  );
}
