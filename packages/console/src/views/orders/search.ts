/** The filters of the list of orders and how it is sorted, as read from the address. */
import { ORDER_STATUSES, ORDER_TYPES } from '@waypost/client';
import { SORTS, type Sort } from './sorting';

type Status = (typeof ORDER_STATUSES)[number];

export type OrdersSearch = {
  q?: string;
  /** Several are separated by commas. */
  status?: string;
  type?: (typeof ORDER_TYPES)[number];
  /** Id of an order: what is exchanged for it. */
  exchange_for?: string;
  shipper?: string;
  depot?: string;
  date?: string;
  from?: string;
  to?: string;
  postcode_prefix?: string;
  sort?: Sort;
};

export function readSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const read = {
    q: text('q'),
    status: statusesOf({ status: text('status') ?? '' }).join(','),
    type: ORDER_TYPES.find((known) => known === search['type']),
    exchange_for: text('exchange_for'),
    shipper: text('shipper'),
    depot: text('depot'),
    date: text('date'),
    from: text('from'),
    to: text('to'),
    postcode_prefix: text('postcode_prefix'),
    sort: SORTS.find((known) => known === search['sort']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
}

/** Returns the statuses that are filtered by, in the order of a delivery. */
export function statusesOf({ status = '' }: Pick<OrdersSearch, 'status'>): Status[] {
  const named = status.split(',');
  return ORDER_STATUSES.filter((known) => named.includes(known));
}

/** Returns what the API is asked for: everything but the sequence. */
export function queryOf({ sort: _, status, ...rest }: OrdersSearch) {
  const statuses = statusesOf({ status });
  return { ...rest, ...(statuses.length > 0 && { status: statuses }) };
}

/** Returns the filters that are set, without the sequence. */
export const filtersOf = ({ sort: _, ...filters }: OrdersSearch) => filters;

/** The parts of an order, of which one is shown. */
export const TABS = ['conversation', 'visits', 'goods', 'technical'] as const;
export type Tab = (typeof TABS)[number];

/** Reads which part of an order is shown; the conversation is where nothing is said. */
export function readTab(search: Record<string, unknown>): { tab?: Tab } {
  const tab = TABS.find((known) => known === search['tab']);
  return tab === undefined || tab === 'conversation' ? {} : { tab };
}
