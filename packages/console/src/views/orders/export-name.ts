/** The name of a file of orders: what was filtered by, and the day. */
import type { OrdersSearch } from './search';

/** How much of what was searched for, or of a name, goes into the file's name. */
const LONGEST = 40;

/** `Hearth & Home` → `hearth-home` */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');

/**
 * Returns `orders_oakcart_booked_2026-03-12.csv`: the shipper, depot, type, statuses, words and postcode, then the days
 * that orders are booked for, or else today.
 */
export function exportName(
  search: OrdersSearch,
  today: string,
  nameOf: (id: string) => string | undefined,
): string {
  const { shipper, depot, type, status, q, postcode_prefix: postcode, date, from, to } = search;
  const named = (id: string | undefined) => id && (nameOf(id) ?? id);
  const days = date ?? (from === undefined && to === undefined ? today : `${from ?? ''}_to_${to ?? ''}`);
  return `${[
    'orders',
    ...[named(shipper), named(depot), type, status?.replaceAll(',', ' '), q, postcode].map((part) =>
      slug(part ?? ''),
    ),
    days.replaceAll(/^_|_$/g, ''),
  ]
    .filter((part) => part !== '')
    .join('_')}.csv`;
}
