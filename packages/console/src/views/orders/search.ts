/** What the list of orders is narrowed by, as its address says it. */
import type { operations } from '@waypost/client';

type Query = NonNullable<operations['orders.list']['parameters']['query']>;
export type OrderStatus = NonNullable<Query['status']>;

export type OrdersSearch = {
  q?: string;
  status?: OrderStatus;
  shipper?: string;
  depot?: string;
  date?: string;
  postcode_prefix?: string;
};

export const STATUSES = [
  'awaiting_scan',
  'part_scanned',
  'scanned',
  'awaiting_reply',
  'booked',
  'planned',
  'out_for_delivery',
  'delivered',
  'failed_attempt',
  'on_hold',
  'cancelled',
  'returned',
] as const satisfies readonly OrderStatus[];

export function readSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const status = STATUSES.find((known) => known === search['status']);
  const read = {
    q: text('q'),
    status,
    shipper: text('shipper'),
    depot: text('depot'),
    date: text('date'),
    postcode_prefix: text('postcode_prefix'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
}
