/** The table of orders, and the choice of its columns. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '../../api/queries';
import { Status } from '../../parts/fields';
import { formatSlot, moment } from '../../parts/format';
import { type ColumnOf, RecordTable } from '../../parts/record-table';

const COLUMNS: readonly (readonly [id: string, ...ColumnOf<Order>])[] = [
  [
    'reference',
    'Reference',
    ({ id, reference }) => (
      <Link to="/orders/$id" params={{ id }}>
        {reference}
      </Link>
    ),
    'nowrap',
  ],
  ['status', 'Status', ({ status }) => <Status of={status} />, 'nowrap'],
  ['recipient', 'Recipient', ({ recipient }) => recipient.name, 'nowrap'],
  [
    'place',
    'Place',
    ({ recipient: { address } }) => (
      <>
        {address?.town} <span className="postcode">{address?.postcode}</span>
      </>
    ),
    'nowrap',
  ],
  ['shipper', 'Shipper', ({ shipper }) => shipper.name, 'nowrap'],
  ['slot', 'Slot', ({ slot }) => slot && formatSlot(slot), 'nowrap'],
  ['pieces', 'Pieces', ({ pieces: { scanned, expected } }) => `${scanned} of ${expected}`, 'nowrap'],
  ['phone', 'Phone', ({ recipient }) => recipient.phone, 'nowrap'],
  ['notes', 'Notes', ({ notes }) => notes, 'notes'],
  ['updated', 'Changed', ({ updated_at: at }) => moment(at), 'nowrap wide-only'],
];
/** The reference cannot be hidden, because it links to the order. */
const CHOICES = COLUMNS.slice(1);

type Visibility = Record<string, boolean>;
export type ColumnChoice = { shown: Visibility; show: (id: string, on: boolean) => void };
const KEY = 'waypost.orders.columns';
const AT_FIRST: Visibility = { phone: false, notes: false };

/** The visible columns, remembered in the browser. */
export function useColumnChoice(): ColumnChoice {
  const [shown, setShown] = useState<Visibility>(() => {
    const kept = localStorage.getItem(KEY);
    return kept === null ? AT_FIRST : (JSON.parse(kept) as Visibility);
  });
  const show = (id: string, on: boolean) => {
    const next = { ...shown, [id]: on };
    localStorage.setItem(KEY, JSON.stringify(next));
    setShown(next);
  };
  return { shown, show };
}

export function Columns({ choice }: { choice: ColumnChoice }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button button-quiet">Columns</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          {CHOICES.map(([id, name]) => (
            <Menu.CheckboxItem
              key={id}
              className="menu-item menu-check"
              checked={choice.shown[id] !== false}
              onCheckedChange={(on) => choice.show(id, on)}
              onSelect={(event) => event.preventDefault()}
            >
              <span className="menu-tick">
                <Menu.ItemIndicator>✓</Menu.ItemIndicator>
              </span>
              {name}
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

export function OrdersTable({ orders, choice }: { orders: Order[]; choice: ColumnChoice }) {
  const columns = COLUMNS.flatMap(([id, ...column]) => (choice.shown[id] === false ? [] : [column]));
  return <RecordTable rowLinks items={orders} columns={columns} />;
}
