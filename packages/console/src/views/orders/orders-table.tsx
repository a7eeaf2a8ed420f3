/** The table of orders, with the columns that the reader chose. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Order } from '../../api/queries';
import { Status } from '../../parts/fields';
import { formatSlot, moment } from '../../parts/format';

const features = tableFeatures({ columnVisibilityFeature });
const column = createColumnHelper<typeof features, Order>();
const columns = column.columns([
  column.display({
    id: 'reference',
    header: 'Reference',
    cell: ({ row: { original: order } }) => (
      <Link to="/orders/$id" params={{ id: order.id }}>
        {order.reference}
      </Link>
    ),
  }),
  column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <Status of={row.original.status} />,
  }),
  column.display({ id: 'recipient', header: 'Recipient', cell: ({ row }) => row.original.recipient.name }),
  column.display({
    id: 'place',
    header: 'Place',
    cell: ({ row: { original: order } }) => (
      <>
        {order.recipient.address?.town} <span className="postcode">{order.recipient.address?.postcode}</span>
      </>
    ),
  }),
  column.display({ id: 'shipper', header: 'Shipper', cell: ({ row }) => row.original.shipper.name }),
  column.display({
    id: 'slot',
    header: 'Slot',
    cell: ({ row }) => row.original.slot && formatSlot(row.original.slot),
  }),
  column.display({
    id: 'pieces',
    header: 'Pieces',
    cell: ({ row }) => `${row.original.pieces.scanned} of ${row.original.pieces.expected}`,
  }),
  column.display({ id: 'phone', header: 'Phone', cell: ({ row }) => row.original.recipient.phone }),
  column.display({ id: 'notes', header: 'Notes', cell: ({ row }) => row.original.notes }),
  column.display({ id: 'updated', header: 'Changed', cell: ({ row }) => moment(row.original.updated_at) }),
]);
const CHOICES = [
  ['status', 'Status'],
  ['recipient', 'Recipient'],
  ['place', 'Place'],
  ['shipper', 'Shipper'],
  ['slot', 'Slot'],
  ['pieces', 'Pieces'],
  ['phone', 'Phone'],
  ['notes', 'Notes'],
  ['updated', 'Changed'],
] as const;

type Visibility = Record<string, boolean>;
export type ColumnChoice = { shown: Visibility; show: (id: string, on: boolean) => void };
const KEY = 'waypost.orders.columns';
const AT_FIRST: Visibility = { phone: false, notes: false };

/** Which columns are shown, kept in the browser. */
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
  const table = useTable({ features, columns, data: orders, state: { columnVisibility: choice.shown } });
  return (
    <div className="table-frame">
      <table className="orders" onKeyDown={moveByArrows}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} className={`col-${header.column.id}`}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} onClick={openByRow}>
              {row.getVisibleCells().map((cell) => (
                <td
                  key={cell.id}
                  className={`col-${cell.column.id} ${cell.column.id === 'notes' ? 'notes' : 'nowrap'}`}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A click anywhere in a row is one on its link, unless text is being marked. */
function openByRow(event: MouseEvent<HTMLTableRowElement>): void {
  if ((event.target as HTMLElement).closest('a, button') || String(getSelection()) !== '') return;
  event.currentTarget.querySelector('a')?.click();
}

/** From one row's link to the next. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody td:first-child a')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
