/** The actions on an order: what its state allows, and why not for the rest; each is a command of the palette too. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { patchOrder } from '../../api/order-changes';
import { type Order, ORDER_QUERIES, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { type Action, whyNot } from '../../parts/allowed';
import { BookDialog } from '../../parts/book-dialog';
import { ClosingDialog } from '../../parts/closing-dialog';
import { useCommands } from '../../parts/commands';
import { Button } from '../../parts/fields';
import { MessageDialog } from '../../parts/message-dialog';
import { COMMENT_FIELD } from './comments';
import { CorrectDialog } from '../../parts/correct-dialog';
import { GoodsDialog } from './goods-dialog';
import { PlayRecipientDialog } from './play-recipient';
import { ServiceDialog } from './service-dialog';
import { SplitDialog } from './split-dialog';
import { UnbookDialog } from './unbook-dialog';
import { MenuPortal } from '../../parts/menu-portal';

const DIALOGS = {
  correct: CorrectDialog,
  goods: GoodsDialog,
  service: ServiceDialog,
  unbook: UnbookDialog,
  split: SplitDialog,
  play: PlayRecipientDialog,
};
type Open = 'slot' | 'message' | 'cancel' | 'return' | 'erase' | keyof typeof DIALOGS;

/** Something that can be done; `why` says why not now. */
type Verb = { label: string; act: () => void; why?: string | undefined; isButton?: boolean };

export function OrderActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<Open>();
  const { write } = useRights();
  const close = () => setOpen(undefined);
  const verbs = useVerbs(order, setOpen);
  useCommands(
    write
      ? verbs.map(({ label, why, act }) => ({
          name: label.replace('…', ''),
          hint: why ?? order.reference,
          run: why === undefined ? act : () => undefined,
        }))
      : [],
  );
  if (!write) return null;
  const isShown = ({ isButton, why }: Verb) => isButton === true && why === undefined;
  const Opened = open !== undefined && open in DIALOGS ? DIALOGS[open as keyof typeof DIALOGS] : undefined;
  return (
    <>
      {verbs.filter(isShown).map(({ label, act }) => (
        <Button key={label} onClick={act}>
          {label}
        </Button>
      ))}
      <Menu.Root modal={false}>
        <Menu.Trigger className="button">More</Menu.Trigger>
        <MenuPortal>
          <Menu.Content className="menu" align="end" sideOffset={6}>
            {verbs
              .filter((verb) => !isShown(verb))
              .map(({ label, act, why }) => (
                <Item key={label} label={label} why={why} act={act} />
              ))}
          </Menu.Content>
        </MenuPortal>
      </Menu.Root>
      <BookDialog order={order} open={open === 'slot'} onClose={close} />
      {Opened && <Opened order={order} onClose={close} />}
      {open === 'message' && (
        <MessageDialog
          title={`Write to ${order.recipient.name ?? 'the recipient'}`}
          hint={`About ${order.reference}. It goes at once, at any hour.`}
          to={{ orders: [order.id] }}
          onClose={close}
        />
      )}
      {(open === 'cancel' || open === 'return' || open === 'erase') && (
        <ClosingDialog order={order} how={open} onClose={close} />
      )}
    </>
  );
}

/** What holding an order of a route means for the others there. */
const heldWords = ({ route }: Order) =>
  route === null ? '' : ' Others on its route who get a new time wait above the day’s board.';

function useVerbs(order: Order, onOpen: (open: Open) => void): Verb[] {
  const isSandbox = useMode().mode === 'sandbox';
  const path = { order_id: order.id };
  const hold = useChange((on: boolean) => patchOrder(order.id, { hold: on }), {
    success: (_, on) => (on ? `The order is on hold.${heldWords(order)}` : 'The order is released.'),
    invalidates: ORDER_QUERIES,
  });
  const request = useChange(() => unwrap(api.POST('/bookings/requests', { body: { orders: [order.id] } })), {
    success: ({ queued }) =>
      queued > 0 ? 'The recipient is being asked.' : 'Nobody was asked, because the order isn’t ready.',
    invalidates: ORDER_QUERIES,
  });
  const revoke = useChange(() => unwrap(api.POST('/orders/{order_id}/revoke-link', { params: { path } })), {
    success: () => 'The recipient’s links have ended. The next message has a new one.',
    invalidates: ORDER_QUERIES,
  });
  const opens = (label: string, open: Open, why?: string): Verb => ({ label, why, act: () => onOpen(open) });
  const why = (action: Action) => whyNot(action, order);
  const { phone, email } = order.recipient;
  const nobody = order.erased_at !== undefined ? 'Its recipient’s data has been erased.' : undefined;
  const unreachable = nobody ?? (phone || email ? undefined : 'It has neither phone nor email.');
  return [
    { ...opens(order.slot ? 'Change slot…' : 'Book', 'slot', why('book')), isButton: true },
    order.status === 'on_hold'
      ? { label: 'Release', act: () => hold.mutate(false), isButton: true }
      : { label: 'Hold', act: () => hold.mutate(true), why: why('hold'), isButton: true },
    { label: 'Ask for a slot', act: () => request.mutate(undefined), why: why('ask') },
    opens('Write to the recipient…', 'message', unreachable),
    {
      label: 'End the recipient’s links',
      act: () => revoke.mutate(undefined),
      why: nobody,
    },
    { label: 'Comment', act: () => document.getElementById(COMMENT_FIELD)?.focus() },
    opens('Correct…', 'correct', why('correct')),
    opens('Change the goods…', 'goods', why('goods')),
    opens('Change depot or service…', 'service', why('correct')),
    opens('Give the slot back…', 'unbook', why('unbook')),
    opens('Split…', 'split', why('split')),
    opens('Return to shipper…', 'return', why('return')),
    opens('Cancel…', 'cancel', why('cancel')),
    ...(isSandbox ? [opens('Answer as the recipient…', 'play', nobody)] : []),
    opens('Erase personal data…', 'erase', nobody ?? why('erase')),
  ];
}

/** An action. One that is not allowed stays reachable by key, so that everybody can read why. */
function Item({ label, why, act }: { label: string; why?: string | undefined; act: () => void }) {
  if (why === undefined)
    return (
      <Menu.Item className="menu-item" onSelect={act}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item className="menu-item menu-item-off" aria-disabled onSelect={(event) => event.preventDefault()}>
      {label} <span className="menu-why">{why}</span>
    </Menu.Item>
  );
}
