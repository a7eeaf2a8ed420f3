/** The bar of what can be done to the selected orders, with one undo for all of them. */
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { inWords, messageOf } from '../../api/errors';
import { type Order, ORDER_QUERIES, refresh } from '../../api/queries';
import { useCommands } from '../../parts/commands';
import { Button } from '../../parts/fields';
import { day, plural } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { MessageDialog } from '../../parts/message-dialog';
import { useNotices } from '../../parts/notices';
import { PrintLabels } from '../../parts/print-menu';
import { SlotPicker } from '../../parts/slot-picker';
import { useKeys } from '../../parts/use-keys';
import { booking, type BulkAct, cancelling, HOLD, RELEASE } from './bulk';
import { doToAll, leftOutWords } from './do-to-all';

type Open = 'slot' | 'message' | 'cancel';
/** The last change, which can be undone. */
type Done = { act: BulkAct; orders: readonly Order[] };

export function BulkBar({
  selected,
  onClear,
  onDone,
}: {
  selected: readonly Order[];
  onClear: () => void;
  /** Lets go of these; what was left as it is stays selected. */
  onDone: (orders: readonly Order[]) => void;
}) {
  const [open, setOpen] = useState<Open>();
  const { progress, last, run, undo, ask } = useBulk(selected, onDone);
  const isBusy = progress !== undefined;
  const verbs = [
    ['Ask for a slot', () => void ask()],
    ['Book…', () => setOpen('slot')],
    ['Hold', () => void run(HOLD)],
    ['Release', () => void run(RELEASE)],
    ['Write…', () => setOpen('message')],
    ['Cancel…', () => setOpen('cancel')],
  ] as const;
  useKeys({ z: undo, 'mod+z': undo }, last !== undefined && !isBusy);
  useCommands(
    selected.length === 0
      ? []
      : verbs.map(([name, act]) => ({
          name: name.replace('…', ''),
          hint: plural(selected.length, 'order'),
          run: act,
        })),
  );
  const close = () => setOpen(undefined);
  if (selected.length === 0 && !last && !isBusy) return null;
  const [first] = selected;
  const postcodes = new Set(selected.map(({ recipient }) => recipient.address?.postcode));
  return (
    <div className="bulk-bar" role="toolbar" aria-label="Selected orders">
      <b role="status">
        {isBusy
          ? `${progress.done} of ${progress.of}…`
          : selected.length > 0
            ? `${plural(selected.length, 'order')} selected`
            : last && `${plural(last.orders.length, 'order')} ${last.act.done}.`}
      </b>
      {selected.length > 0 &&
        verbs.map(([name, act]) => (
          <Button key={name} disabled={isBusy} onClick={act}>
            {name}
          </Button>
        ))}
      <PrintLabels orders={selected.map(({ id }) => id)} />
      {last && (
        <Button disabled={isBusy} onClick={undo}>
          Undo <kbd>z</kbd>
        </Button>
      )}
      {last?.act.date !== undefined && last.orders[0]?.depot && (
        <Link className="button" to="/today" search={{ date: last.act.date, depot: last.orders[0].depot }}>
          Show {day(last.act.date)}
        </Link>
      )}
      {selected.length > 0 && (
        <Button kind="quiet" onClick={onClear}>
          Select none
        </Button>
      )}
      <SlotPicker
        title={`Book ${plural(selected.length, 'order')}`}
        depot={first?.depot ?? null}
        // Of several zones, each order is booked in its own; one that is full there is refused and named.
        postcode={postcodes.size === 1 ? first?.recipient.address?.postcode : undefined}
        open={open === 'slot'}
        busy={isBusy}
        onClose={close}
        onBook={(slot, override) => {
          close();
          void run(booking(slot, override));
        }}
      />
      {open === 'message' && (
        <MessageDialog
          title={`Write to ${plural(selected.length, 'recipient')}`}
          hint="It goes at once, at any hour."
          to={{ orders: selected.map(({ id }) => id) }}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <FormDialog
          title={`Cancel ${plural(selected.length, 'order')}?`}
          submitLabel="Cancel them"
          busy={isBusy}
          fields={[{ name: 'reason', label: 'Reason', wide: true, hint: 'This cannot be undone.' }]}
          onClose={close}
          onSubmit={({ reason = '' }) => {
            close();
            void run(cancelling(reason));
          }}
        />
      )}
    </div>
  );
}

function useBulk(selected: readonly Order[], onDone: (orders: readonly Order[]) => void) {
  const queries = useQueryClient();
  const { notify, notifyError } = useNotices();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [last, setLast] = useState<Done>();
  const perform = async (
    orders: readonly Order[],
    act: (order: Order) => Promise<unknown>,
    words: string,
  ): Promise<Order[]> => {
    const show = (done: number) => setProgress({ done, of: orders.length });
    show(0);
    try {
      const { done, refused } = await doToAll(orders, act, show);
      if (done.length > 0) notify(`${plural(done.length, 'order')} ${words}.`);
      if (refused.length > 0)
        notifyError(leftOutWords(refused.map(({ order: { reference }, why }) => ({ reference, why }))));
      return done;
    } catch (error) {
      notifyError(messageOf(error));
      return [];
    } finally {
      setProgress(undefined);
      void refresh(queries, ...ORDER_QUERIES);
    }
  };
  return {
    progress,
    last,
    run: async (act: BulkAct) => {
      const done = await perform(selected, act.act, act.done);
      setLast(act.back && done.length > 0 ? { act, orders: done } : undefined);
      onDone(done);
    },
    undo: () => {
      const back = last?.act.back;
      if (!last || !back) return;
      setLast(undefined);
      void perform(last.orders, back, 'restored');
    },
    ask: async () => {
      try {
        const { queued, skipped_orders: skipped } = await unwrap(
          api.POST('/bookings/requests', { body: { orders: selected.map(({ id }) => id) } }),
        );
        const why = new Map(skipped.map(({ order, message }) => [order, inWords(message)]));
        const left = selected.flatMap(({ id, reference }) => {
          const words = why.get(id);
          return words === undefined ? [] : [{ reference, why: words }];
        });
        if (queued > 0) notify(`${plural(queued, 'recipient is', 'recipients are')} being asked.`);
        if (left.length > 0) notifyError(leftOutWords(left));
        setLast(undefined);
        onDone(selected.filter(({ id }) => !why.has(id)));
      } catch (error) {
        notifyError(messageOf(error));
      }
    },
  };
}
