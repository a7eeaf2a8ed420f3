/** Filters of a shipper's list of orders: search, outcome and day. */
import { isDate } from '@waypost/base/local-time';
import { CLOSED, ORDER_STATUSES, type OrderStatus } from '../../domain/states/order.js';
import { PROBLEM } from './words.js';

/** The choices of what to show, with the statuses of each. */
export const SHOWN = {
  all: { label: 'All orders', statuses: undefined },
  open: {
    label: 'Under way',
    statuses: ORDER_STATUSES.filter((status) => !PROBLEM.includes(status) && !CLOSED.includes(status)),
  },
  problem: { label: 'Could not be delivered, or on hold', statuses: PROBLEM },
  done: { label: 'Delivered or collected', statuses: ['delivered', 'collected'] },
  gone: { label: 'Cancelled or returned', statuses: ['cancelled', 'returned'] },
} as const satisfies Record<string, { label: string; statuses: readonly OrderStatus[] | undefined }>;
export type Shown = keyof typeof SHOWN;

export type PortalFilter = { text: string; show: Shown; from: string; to: string };

const MAX_SEARCH = 100;

/** Reads the filter from a URL's query; invalid values count as absent. */
export function filterOf(query: Readonly<Record<string, unknown>>): PortalFilter {
  return {
    text: textOf(query['q']),
    show: shownOf(query['show']),
    from: dateOf(query['from']),
    to: dateOf(query['to']),
  };
}

/** Returns the filter as parameters of a URL, without those that filter nothing. */
export function parametersOf({ text, show, from, to }: PortalFilter): Record<string, string> {
  return {
    ...(text === '' ? {} : { q: text }),
    ...(show === 'all' ? {} : { show }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
}

/** Returns the filter as the list of orders takes it. */
export function narrowedBy({ text, show, from, to }: PortalFilter) {
  return {
    q: text === '' ? undefined : text,
    status: SHOWN[show].statuses,
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
  };
}

/** PostgreSQL has no text with NUL. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, MAX_SEARCH) : '';
}

function shownOf(value: unknown): Shown {
  return (Object.keys(SHOWN) as Shown[]).find((each) => each === value) ?? 'all';
}

function dateOf(value: unknown): string {
  return typeof value === 'string' && isDate(value) ? value : '';
}
