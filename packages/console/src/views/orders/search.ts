/** The filters of the list of orders, as read from the address. */
import { ORDER_STATUSES } from '@waypost/client';

export type OrdersSearch = {
  q?: string;
  status?: (typeof ORDER_STATUSES)[number];
  shipper?: string;
  depot?: string;
  date?: string;
  postcode_prefix?: string;
};

export function readSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const status = ORDER_STATUSES.find((known) => known === search['status']);
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
