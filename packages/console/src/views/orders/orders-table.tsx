/** The table of orders, and the choice of its columns. */
import { useClocks } from '../../api/clocks';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../api/queries';
import { Status } from '../../parts/fields';
import { ago, formatSlot, humanise } from '../../parts/format';
import { goodsWords } from '../../../../../src/domain/goods';
import { MenuCheck } from '../../parts/menu-check';
import { type ColumnOf, RecordTable, type Selection } from '../../parts/record-table';
import { isSortColumn, nextSort, readSort, type Sort } from './sorting';
import { MenuPortal } from '../../parts/menu-portal';

type Clocks = ReturnType<typeof useClocks>;
type Column = readonly [
  id: string,
  name: string,
  cell: (order: Order, clocks: Clocks) => ReactNode,
  look?: string,
];
const COLUMNS: readonly Column[] = [
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
  [
    'type',
    'Type',
    ({ type, exchange_for: other }) => `${humanise(type)}${other === null ? '' : ', exchange'}`,
    'nowrap',
  ],
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
  ['goods', 'Goods', ({ items }) => goodsWords(items), 'notes wide-only'],
  ['crew', 'Crew', ({ service }) => (service.crew === 2 ? '2 people' : ''), 'nowrap'],
  ['age', 'Came', ({ created_at: at }) => ago(at), 'nowrap'],
  ['phone', 'Phone', ({ recipient }) => recipient.phone, 'nowrap'],
  ['notes', 'Notes', ({ notes }) => notes, 'notes'],
  ['updated', 'Changed', ({ depot, updated_at: at }, clocks) => clocks(depot).moment(at), 'nowrap wide-only'],
];
/** The reference cannot be hidden, because it links to the order. */
const CHOICES = COLUMNS.slice(1);

type Visibility = Record<string, boolean>;
export type ColumnChoice = { shown: Visibility; show: (id: string, on: boolean) => void };
const KEY = 'waypost.orders.columns';
const AT_FIRST: Visibility = { type: false, crew: false, age: false, phone: false, notes: false };

/** The visible columns, remembered in the browser. */
export function useColumnChoice(): ColumnChoice {
  const [shown, setShown] = useState<Visibility>(() => {
    const kept = localStorage.getItem(KEY);
    return kept === null ? AT_FIRST : { ...AT_FIRST, ...(JSON.parse(kept) as Visibility) };
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
      <MenuPortal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          {CHOICES.map(([id, name]) => (
            <MenuCheck
              key={id}
              label={name}
              checked={choice.shown[id] !== false}
              onChange={(on) => choice.show(id, on)}
            />
          ))}
        </Menu.Content>
      </MenuPortal>
    </Menu.Root>
  );
}

export function OrdersTable({
  orders,
  choice,
  selection,
  sort,
  onSort,
}: {
  orders: readonly Order[];
  choice: ColumnChoice;
  selection: Selection<Order> | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}) {
  const clocks = useClocks();
  const columns = COLUMNS.flatMap(([id, name, cell, look]): ColumnOf<Order>[] =>
    choice.shown[id] === false ? [] : [[name, (order) => cell(order, clocks), look]],
  );
  const idOf = (heading: string) => COLUMNS.find(([, name]) => name === heading)?.[0] ?? '';
  const by = readSort(sort);
  return (
    <RecordTable
      rowLinks
      label="Orders"
      items={orders}
      columns={columns}
      selection={selection}
      sorting={{
        by: by && { name: COLUMNS.find(([id]) => id === by.column)?.[1] ?? '', isDown: by.isDown },
        names: COLUMNS.flatMap(([id, name]) => (isSortColumn(id) ? [name] : [])),
        onSort: (heading) => {
          const id = idOf(heading);
          if (isSortColumn(id)) onSort(nextSort(sort, id));
        },
      }}
    />
  );
}
