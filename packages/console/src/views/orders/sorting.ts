/** How the list of orders is sorted: by the newest, or by a column, downwards with a minus. */
import { ORDER_STATUSES } from '@waypost/client';
import type { Order } from '../../api/queries';
import { LOCALE } from '../../parts/format';

/** Column → what it is sorted by. */
const KEYS = {
  reference: ({ reference }: Order) => reference,
  status: ({ status }: Order) => String(ORDER_STATUSES.indexOf(status)).padStart(2, '0'),
  recipient: ({ recipient }: Order) => recipient.name ?? '',
  place: ({ recipient }: Order) => recipient.address?.postcode ?? '',
  shipper: ({ shipper }: Order) => shipper.name,
  slot: ({ slot }: Order) => (slot ? `${slot.date} ${slot.from} ${slot.to}` : ''),
  updated: ({ updated_at: at }: Order) => at,
};
export type SortColumn = keyof typeof KEYS;
export type Sort = SortColumn | `-${SortColumn}`;

// Of an object literal, these are its keys and no others.
const COLUMNS = Object.keys(KEYS) as SortColumn[];
export const SORTS: readonly Sort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);

export const isSortColumn = (column: string): column is SortColumn => Object.hasOwn(KEYS, column);

/** Returns the column and the direction, for the table's heading. */
export function readSort(sort: Sort | undefined): { column: SortColumn; isDown: boolean } | undefined {
  const column = COLUMNS.find((one) => sort === one || sort === `-${one}`);
  return column && { column, isDown: sort !== column };
}

/** Returns the next sort order when a heading is clicked: ascending, descending, unsorted. */
export function nextSort(sort: Sort | undefined, column: SortColumn): Sort | undefined {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
}

/** Returns the orders in that sequence. Those without the value come last, either way. */
export function sorted(orders: readonly Order[], sort: Sort | undefined): readonly Order[] {
  const by = readSort(sort);
  if (!by) return orders;
  const keyOf = KEYS[by.column];
  const collator = new Intl.Collator(LOCALE, { numeric: true });
  return orders.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return collator.compare(a, b) * (by.isDown ? -1 : 1);
  });
}
