/** Lists orders, choosing the index that reads a page. */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { sameTenant } from '../../db/queries.js';
import { comesAfter, page, type Page, type PageQuery, DEFAULT_LIMIT } from '../../db/paging.js';
import { visibleBefore } from '../../db/commit-visibility.js';
import type { Scope } from '../../db/scope.js';
import { CLOSED, type OrderStatus, RETURNING, VISIT_BOOKED } from '../../domain/states/order.js';
import type { StopType } from '../../domain/stop.js';
import { type OrderRow, postcodeKey, withShipper } from './rows.js';
import type { DB } from '../../db/tables.js';
import { phonesOf } from '../../resources/phone.js';
import { codeOf } from '../barcodes.js';

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

/** Sorts after every other character. */
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
 * Returns whether to read the page by the index of statuses: for open orders, of which there are few to sort, and for
 * closed ones only if no other index applies. Most orders are delivered, so another index fills a page quickly.
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

/** Returns whether only open orders are wanted, whose number does not grow over the years. */
const isOpenOnly = ({ status }: OrderFilter): boolean =>
  status !== undefined && !status.some((each) => CLOSED.includes(each));

/** Narrows the orders by the filters on state, which is indexed in a table of its own (docs/adr/0406, 0407). */
async function ofStates(
  scope: Scope,
  orders: Orders,
  { status, updated_since }: Pick<OrderFilter, 'status' | 'updated_since'>,
): Promise<Orders> {
  let query = orders.innerJoin('order_states', (join) => sameTenant(join, 'order_states.id', 'orders.id'));
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

export async function countOrdersOf(scope: Scope, status: OrderStatus): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('order_states')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

/** The search; every part that is given has to match. */
type SearchTerms = {
  reference?: string | undefined;
  /** The phone numbers that a search may mean. */
  phone?: readonly string[] | undefined;
  /** Matches anything an order can be found by: reference, name, phone, postcode or barcode. */
  q?: string | undefined;
  /** The shipper filter: each shipper's terms have an index. */
  shipper?: string | undefined;
};

/** One access path to orders: the terms that lead there, and any further condition on the order. */
type Way = { terms: RawBuilder<boolean>; isRare: boolean; also?: RawBuilder<boolean> };

/** Up to this many orders are collected and sorted, rather than read in the order of their index. */
const FEW = 500;
/** Letters of a name from which prefixes are looked up; the database stores this many of each. */
const BEGINNING = 3;

function isSought({ reference, phone, q }: SearchTerms): boolean {
  return reference !== undefined || phone !== undefined || q !== undefined;
}

/**
 * Returns the condition that an order is among the newest matches, as many as a page takes. `orders` are those that
 * pass the other filters; they are read in the page's order. Where these filters select few orders by an index of the
 * table `few`, their terms are looked up by the whole of the key, however many orders share one.
 */
async function isFound(
  scope: Scope,
  orders: SelectQueryBuilder<DB, 'orders', object>,
  sought: SearchTerms,
  { limit = DEFAULT_LIMIT, starting_after: cursor }: PageQuery,
  few?: 'orders' | 'order_states',
): Promise<RawBuilder<boolean>> {
  const ways = await waysTo(scope, sought);
  const arms = ways.map(({ terms, isRare, also }) => {
    let query = orders
      .innerJoin('order_terms', (join) => sameTenant(join, 'order_terms.id', 'orders.id'))
      .select('orders.id')
      .where(isAmong(scope, sought, terms));
    if (few) query = query.where(sql<boolean>`order_terms.created_at = ${sql.ref(`${few}.created_at`)}`);
    if (also) query = query.where(also);
    if (sought.q !== undefined) query = query.where(exactly(sought));
    // An order can match several terms of a range, and a limit would count each.
    if (few || isRare) return query;
    return query
      .where(comesAfter(scope, 'orders', cursor, 'order_terms'))
      .orderBy('order_terms.created_at', 'desc')
      .orderBy('order_terms.id', 'desc')
      .limit(limit + 1);
  });
  if (sought.q !== undefined)
    arms.push(ofBarcode(orders.where(exactly(sought)), [sought.q, codeOf(scope, sought.q)]));
  const union = sql.join(
    arms.map((arm) => sql`(${arm})`),
    sql` union `,
  );
  // An array is evaluated before anything else; the orders are then read by their ids.
  return sql<boolean>`orders.id = any(array(${union}))`;
}

/** Returns the access paths to the search's matches; its other parts narrow each of them. */
async function waysTo(scope: Scope, { reference, phone, q, ...of }: SearchTerms): Promise<Way[]> {
  if (q !== undefined) {
    return [...waysBySign(q), ...(await waysByBeginning(scope, q, of)), ...(await waysByName(scope, q, of))];
  }
  if (reference !== undefined) {
    const also = phone === undefined ? undefined : hasPhone(phone);
    return [
      { ...byTerm(sql`'r:' || reference_key(${reference})`), also: both(hasReference(reference), also) },
    ];
  }
  return phone === undefined ? [] : byPhones(phone);
}

/** Matches a reference, a phone number or a postcode as a whole. */
function waysBySign(q: string): Way[] {
  const postcode = postcodeKey(q);
  return [
    byTerm(sql`'r:' || reference_key(${q})`),
    ...byPhones(phonesOf(q)),
    ...(/\d/.test(postcode) ? [byTerm(sql`${`z:${postcode}`}`)] : []),
  ];
}

const byPhones = (phones: readonly string[]): Way[] => phones.map((phone) => byTerm(sql`${`p:${phone}`}`));

/** Matches references, and parts of them, by prefix, as somebody types; only while few share it. */
async function waysByBeginning(scope: Scope, q: string, of: OfShipper): Promise<Way[]> {
  if (q.length < BEGINNING) return [];
  const terms = sql<boolean>`order_terms.term >= 'r:' || reference_key(${q}) and order_terms.term < 'r:' || reference_key(${q}) || ${LAST_CHARACTER}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from order_terms where ${isAmong(scope, of, terms)} limit ${FEW + 1}) counted`.execute(
    scope.trx,
  );
  return (rows[0]?.count ?? 0) > FEW ? [] : [{ terms, isRare: true }];
}

/** Matches names in which every given word begins a word; the rarest of these words leads to the orders. */
async function waysByName(scope: Scope, q: string, of: OfShipper): Promise<Way[]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, (
        select count(*)::integer from (
          select from order_terms where ${isAmong(scope, of, begins(sql`word`))} limit ${FEW + 1}) counted)
      as count
    from unnest(search_words(${q})) as word`.execute(scope.trx);
  const rarest = rows.toSorted((a, b) => a.count - b.count || b.word.length - a.word.length)[0];
  if (!rarest) return [];
  const words = rows.map(({ word }) => word);
  const also = sql<boolean>`name_has(orders.recipient ->> 'name', ${words})`;
  if (rarest.count <= FEW) return [{ terms: begins(sql`${rarest.word}::text`), isRare: true, also }];
  // A common word: the orders of all matching names are read, newest first, until there are enough.
  const isShort = rarest.word.length < BEGINNING;
  const term = isShort
    ? sql`'n:' || ${rarest.word}`
    : sql`'b:' || left(${rarest.word}, ${sql.lit(BEGINNING)})`;
  return [{ ...byTerm(term), also }];
}

/** Matches terms of a name's word that begins with this one; of two letters, it is the word itself. */
const begins = (word: RawBuilder<unknown>) =>
  sql<boolean>`order_terms.term >= 'n:' || ${word} and order_terms.term < 'n:' || ${word} ||
    case when length(${word}) < ${sql.lit(BEGINNING)} then ' ' else ${LAST_CHARACTER} end`;

function byTerm(term: RawBuilder<unknown>): Way {
  return { terms: sql<boolean>`order_terms.term = ${term}`, isRare: false };
}

type OfShipper = Pick<SearchTerms, 'shipper'>;

/** Matches these terms of the tenant's orders, of a shipper's alone if one is given. */
const isAmong = (scope: Scope, { shipper }: OfShipper, terms: RawBuilder<boolean>) =>
  both(
    sql<boolean>`order_terms.tenant_id = ${scope.tenant.id}`,
    shipper === undefined ? undefined : sql<boolean>`order_terms.shipper = ${shipper}`,
    terms,
  );

function ofBarcode(orders: SelectQueryBuilder<DB, 'orders', object>, codes: readonly string[]) {
  const either = codes.flatMap((code) => [code, code.toUpperCase()]);
  return orders
    .select('orders.id')
    .where(sql<boolean>`orders.id = any(array(select order_id from pieces where barcode = any(${either})))`);
}

/** Matches a reference or phone that is given with words. */
function exactly({ reference, phone }: SearchTerms): RawBuilder<boolean> {
  return both(
    reference === undefined ? undefined : hasReference(reference),
    phone === undefined ? undefined : hasPhone(phone),
  );
}

const hasReference = (reference: string) =>
  sql<boolean>`reference_key(orders.reference) = reference_key(${reference})`;
const hasPhone = (phones: readonly string[]) => sql<boolean>`orders.recipient ->> 'phone' = any(${phones})`;

function both(...conditions: (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> {
  const given = conditions.filter((each) => each !== undefined);
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(given, sql` and `)})`;
}
