/** Lists orders: which index gives a page of them, and how. */
import { sql } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import { visibleBefore } from '../../db/commit-visibility.js';
import type { Scope } from '../../db/scope.js';
import { CLOSED, type OrderStatus, RETURNING, VISIT_BOOKED } from '../../domain/states/order.js';
import type { StopType } from '../../domain/stop.js';
import { type OrderRow, postcodeKey, withShipper } from './rows.js';
import { isFound, isSought, type SearchTerms } from './search.js';

export type OrderFilter = PageQuery &
  SearchTerms & {
    status?: readonly OrderStatus[] | undefined;
    type?: StopType | undefined;
    shipper?: string | undefined;
    exchange_for?: string | undefined;
    date?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    depot?: string | undefined;
    postcode_prefix?: string | undefined;
    updated_since?: string | undefined;
  };

/** Sorts behind every character of a postcode. */
const LAST_CHARACTER = '\u{10ffff}';

/** Lists a page of orders, newest first. */
export async function listOrders(
  scope: Scope,
  { limit, starting_after, ...filter }: OrderFilter,
): Promise<Page<OrderRow>> {
  const paging = { limit, starting_after };
  if (isSought(filter)) {
    const isOpen = isOpenOnly(filter);
    const left = (await narrowed(scope, filter, isOpen)).clearSelect();
    // A day has few orders, and so have the open statuses.
    const few = isOpen ? 'order_states' : filter.date === undefined ? undefined : 'orders';
    const found = await isFound(scope, left, filter, paging, few);
    return page(scope, 'orders', withShipper(scope).where(found), paging);
  }
  const byState = isFoundByState(filter);
  const samePlan = Object.values(filter).every((value) => value === undefined);
  // Sorted by the table whose index is to give the page.
  return page(scope, byState ? 'order_states' : 'orders', await narrowed(scope, filter, byState), paging, {
    samePlan,
  });
}

/** Lists the ids of all orders that a filter selects. */
export async function listOrderIds(
  scope: Scope,
  filter: Pick<OrderFilter, 'status' | 'shipper' | 'date' | 'depot'>,
): Promise<string[]> {
  const rows = await (
    await narrowed(scope, filter, filter.status !== undefined)
  )
    .clearSelect()
    .select('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Narrows the orders by the filters, with `byState` through the index of their status. */
async function narrowed(scope: Scope, filter: OrderFilter, byState: boolean): Promise<Orders> {
  let query = withShipper(scope);
  if (byState || filter.updated_since !== undefined) {
    query = await ofStates(scope, query, { ...filter, status: byState ? filter.status : undefined });
  }
  if (filter.status !== undefined && !byState) query = query.where('orders.status', 'in', filter.status);
  if (filter.type !== undefined) query = query.where('orders.type', '=', filter.type);
  const of = (column: 'shipper' | 'depot') =>
    sql.ref<string>(`${byState ? 'order_states' : 'orders'}.${column}`);
  if (filter.shipper !== undefined) query = query.where(of('shipper'), '=', filter.shipper);
  if (filter.date !== undefined) query = query.where('orders.slot_date', '=', filter.date);
  if (filter.from !== undefined) query = query.where('orders.slot_date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('orders.slot_date', '<=', filter.to);
  if (filter.exchange_for !== undefined) query = query.where('orders.exchange_for', '=', filter.exchange_for);
  if (filter.depot !== undefined) query = query.where(of('depot'), '=', filter.depot);
  if (filter.postcode_prefix !== undefined) {
    // A range, not LIKE: under row-level security PostgreSQL uses an index only for leakproof operators.
    const prefix = postcodeKey(filter.postcode_prefix);
    query = query
      .where(sql<boolean>`orders.postcode_key collate "C" >= ${prefix}`)
      .where(sql<boolean>`orders.postcode_key collate "C" < ${prefix + LAST_CHARACTER}`);
  }
  return query;
}

type Orders = ReturnType<typeof withShipper>;

/**
 * Returns whether an index by status gives the page. It does not for closed orders where another index can: most
 * orders are delivered, so that the other index soon fills a page with its newest. With several statuses the matches are
 * sorted, which is cheap for open orders: there are few.
 */
function isFoundByState(filter: OrderFilter): boolean {
  const { status, shipper, date, from, to, depot, exchange_for, postcode_prefix } = filter;
  if (status === undefined) return false;
  if (isOpenOnly(filter)) return true;
  if ([date, from, to, exchange_for, postcode_prefix].some((value) => value !== undefined)) return false;
  return (shipper ?? depot) === undefined
    ? status.length === 1
    : status.every((each) => RETURNING.includes(each));
}

/** Returns whether the orders are open ones alone, whose number does not grow with the years. */
const isOpenOnly = ({ status }: OrderFilter): boolean =>
  status !== undefined && !status.some((each) => CLOSED.includes(each));

/** Narrows the orders by the filters on state, which is indexed in a table of its own (docs/adr/0406, 0407). */
async function ofStates(
  scope: Scope,
  orders: Orders,
  { status, updated_since }: Pick<OrderFilter, 'status' | 'updated_since'>,
): Promise<Orders> {
  let query = orders.innerJoin('order_states', (join) =>
    join.onRef('order_states.tenant_id', '=', 'orders.tenant_id').onRef('order_states.id', '=', 'orders.id'),
  );
  if (status !== undefined) query = query.where('order_states.status', 'in', status);
  if (updated_since !== undefined) {
    query = query
      .where('order_states.changed_at', '>=', new Date(updated_since))
      .where('order_states.changed_at', '<', await visibleBefore(scope, 'the time of asking'));
  }
  return query;
}

/** Lists the depots with orders to deliver on these dates, each with its date. */
export async function listDepotDays(
  scope: Scope,
  dates: readonly string[],
): Promise<{ depot: string; date: string }[]> {
  const rows = await scope.trx
    .selectFrom('orders')
    .select(['depot', 'slot_date'])
    .distinct()
    .where('status', 'in', VISIT_BOOKED)
    .where('slot_date', 'in', dates)
    .orderBy('slot_date')
    .orderBy('depot')
    .execute();
  return rows.flatMap(({ depot, slot_date: date }) =>
    depot === null || date === null ? [] : [{ depot, date }],
  );
}

/** Counts the orders in a state. */
export async function countOrdersOf(scope: Scope, status: OrderStatus): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('order_states')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}
