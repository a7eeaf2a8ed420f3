/** Rows of orders and pieces. Queries only; who may move a status is decided in orders.apply.ts. */
import { type Selectable, sql } from 'kysely';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { unnest } from '../../db/unnest.js';
import { CLOSED, type OrderStatus } from '../../domain/order.js';
import { pieceNumber, type ScanType } from '../../domain/piece.js';
import type { Item, LocatedAddress, Recipient, Slot } from '../../domain/shapes.js';

/** An order's row with the name of its shipper. */
export type OrderRow = Selectable<DB['orders']> & { shipper_name: string };

/** An order as GET returns it. */
export type OrderView = {
  id: string;
  object: 'order';
  reference: string;
  shipper: { id: string; name: string };
  depot: string | null;
  status: OrderStatus;
  recipient: Omit<Recipient, 'address'> & { address?: LocatedAddress };
  items: Item[];
  pieces: { expected: number; scanned: number };
  service: Selectable<DB['orders']>['service'];
  slot: Slot | null;
  route: string | null;
  tracking_url: string | null;
  notes: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * The name is looked up for the rows that are returned, rather than joined: from a join PostgreSQL may read all orders of
 * each shipper, while its statistics don't know a courier's shippers yet.
 */
const withShipper = (scope: Scope) =>
  scope.trx
    .selectFrom('orders')
    .selectAll('orders')
    .select(
      sql<string>`(select name from shippers s where s.tenant_id = orders.tenant_id and s.id = orders.shipper)`.as(
        'shipper_name',
      ),
    )
    .where('orders.tenant_id', '=', scope.tenant.id);

/** The order, or undefined. */
export async function findOrder(scope: Scope, id: string): Promise<OrderRow | undefined> {
  return withShipper(scope).where('orders.id', '=', id).executeTakeFirst();
}

/** One parameter for all, so that the statement is the same for any number and stays prepared. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`orders.id = any(${ids})`;

/** Orders by id, unlocked, in no particular order. */
export async function listOrdersById(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return withShipper(scope).where(isOneOf(ids)).execute();
}

/** The orders, locked until the transaction ends, always in the order of their ids so that no two wait for each other. */
export async function lockOrders(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return withShipper(scope).where(isOneOf(ids)).orderBy('orders.id').forUpdate('orders').execute();
}

/** The orders that these barcodes belong to, locked like those by id. */
export async function lockOrdersOfPieces(scope: Scope, barcodes: readonly string[]): Promise<OrderRow[]> {
  return withShipper(scope)
    .where(sql<boolean>`orders.id in (select order_id from pieces where barcode = any(${barcodes}))`)
    .orderBy('orders.id')
    .forUpdate('orders')
    .execute();
}

/** One order, locked, or undefined. */
export async function lockOrder(scope: Scope, id: string): Promise<OrderRow | undefined> {
  const [order] = await lockOrders(scope, [id]);
  return order;
}

export type OrderFilter = PageQuery & {
  status?: OrderStatus | undefined;
  shipper?: string | undefined;
  date?: string | undefined;
  depot?: string | undefined;
  postcode_prefix?: string | undefined;
  updated_since?: string | undefined;
};

/** Sorts behind every character of a postcode. */
const LAST_CHARACTER = '\u{10ffff}';

/** A page of orders, newest first. */
export async function listOrders(
  scope: Scope,
  { limit, starting_after, ...filter }: OrderFilter,
): Promise<Page<OrderRow>> {
  const byState = isFoundByState(filter);
  let query = withShipper(scope);
  if (byState || filter.updated_since !== undefined) {
    query = ofStates(query, byState ? filter : { updated_since: filter.updated_since });
  }
  if (filter.status !== undefined && !byState) query = query.where('orders.status', '=', filter.status);
  if (filter.shipper !== undefined) query = query.where('orders.shipper', '=', filter.shipper);
  if (filter.date !== undefined) query = query.where('orders.slot_date', '=', filter.date);
  if (filter.depot !== undefined) query = query.where('orders.depot', '=', filter.depot);
  if (filter.postcode_prefix !== undefined) {
    // A range, not LIKE: under row-level security an index is used for operators that are known to leak nothing.
    const prefix = postcodeKey(filter.postcode_prefix);
    query = query
      .where(sql<boolean>`orders.postcode_key collate "C" >= ${prefix}`)
      .where(sql<boolean>`orders.postcode_key collate "C" < ${prefix + LAST_CHARACTER}`);
  }
  const samePlan = Object.values(filter).every((value) => value === undefined);
  // Sorted by the table whose index is to give the page.
  return page(scope, byState ? 'order_states' : 'orders', query, { limit, starting_after }, { samePlan });
}

type Orders = ReturnType<typeof withShipper>;

/**
 * Whether the index by status gives the page. Not where orders are closed and another index can give it: most orders are
 * closed, so that the other one's newest soon fill a page.
 */
function isFoundByState({ status, shipper, date, depot, postcode_prefix }: OrderFilter): boolean {
  const isNarrowed = [shipper, date, depot, postcode_prefix].some((filter) => filter !== undefined);
  return status !== undefined && !(isNarrowed && CLOSED.includes(status));
}

/** What the filters by state leave of the orders: both are indexed beside them (docs/adr/0406). */
function ofStates(orders: Orders, { status, updated_since }: OrderFilter): Orders {
  let query = orders.innerJoin('order_states', (join) =>
    join.onRef('order_states.tenant_id', '=', 'orders.tenant_id').onRef('order_states.id', '=', 'orders.id'),
  );
  if (status !== undefined) query = query.where('order_states.status', '=', status);
  if (updated_since !== undefined) {
    query = query.where('order_states.updated_at', '>=', new Date(updated_since));
  }
  return query;
}

/** A postcode as it is searched: upper case, no spaces. */
export function postcodeKey(postcode: string): string {
  return postcode.toUpperCase().replace(/\s+/g, '');
}

/** The orders that are not cancelled and have these shippers' references. */
export async function listOpenReferences(
  scope: Scope,
  wanted: readonly { shipper: string; reference: string }[],
): Promise<Pick<OrderRow, 'id' | 'shipper' | 'reference'>[]> {
  if (wanted.length === 0) return [];
  return scope.trx
    .selectFrom('orders')
    .select(['id', 'shipper', 'reference'])
    .where('shipper', 'in', [...new Set(wanted.map(({ shipper }) => shipper))])
    .where('reference', 'in', [...new Set(wanted.map(({ reference }) => reference))])
    .where('reference_free', '=', false)
    .execute();
}

/**
 * Adds orders, each with its pieces, all in two statements. Resolves to the ids of those that were added: the others'
 * shippers have an open order of the reference already.
 */
export async function insertOrders(
  scope: Scope,
  made: readonly { order: OrderRow; barcodes: readonly string[] }[],
): Promise<Set<string>> {
  if (made.length === 0) return new Set();
  // In one sequence everywhere, so that no two transactions wait for each other's references.
  const orders = made
    .map(({ order }) => order)
    .toSorted((a, b) => compare(a.shipper, b.shipper) || compare(a.reference, b.reference));
  const added = await sql<{ id: string }>`
    insert into orders select * from jsonb_populate_recordset(null::orders, ${json(orders)}::jsonb)
    on conflict (tenant_id, shipper, reference) where not reference_free do nothing
    returning id`.execute(scope.trx);
  const ids = new Set(added.rows.map(({ id }) => id));
  const pieces = made
    .filter(({ order }) => ids.has(order.id))
    .flatMap(({ order, barcodes }) =>
      barcodes.map((barcode, index) => ({
        tenant_id: scope.tenant.id,
        id: scope.newId('piece'),
        order_id: order.id,
        barcode,
        number: index + 1,
        total: barcodes.length,
        status: 'awaiting_scan',
      })),
    );
  await sql`insert into pieces select * from jsonb_populate_recordset(null::pieces, ${json(pieces)}::jsonb)`.execute(
    scope.trx,
  );
  return ids;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The columns of an order that a change may write, with their types. */
const WRITABLE = {
  status: 'text',
  updated_at: 'timestamptz',
  pieces_scanned: 'integer',
  scanned_at: 'timestamptz',
  slot_date: 'date',
  slot_from: 'text',
  slot_to: 'text',
  slot_zone: 'text',
  route: 'text',
  tracking_token: 'text',
  reference_free: 'boolean',
  recipient: 'jsonb',
  postcode_key: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  service: 'jsonb',
  depot: 'text',
  notes: 'text',
} as const;

/** What a status change may write besides the status. */
export type OrderChanges = Partial<Pick<OrderRow, Exclude<keyof typeof WRITABLE, 'status' | 'updated_at'>>>;

/**
 * Writes the status of locked orders, when they changed, and those of their other columns that are named, all in one
 * statement.
 */
export async function updateOrders(
  scope: Scope,
  orders: readonly OrderRow[],
  columns: readonly (keyof OrderChanges)[],
): Promise<void> {
  if (orders.length === 0) return;
  const written = ['status', 'updated_at', ...columns] as const;
  const types = Object.fromEntries(written.map((name) => [name, WRITABLE[name]]));
  const set = written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`);
  await sql`
    update orders o set ${sql.join(set)} from ${unnest('v', orders, { id: 'text', ...types })}
    where o.tenant_id = ${scope.tenant.id} and o.id = v.id`.execute(scope.trx);
}

/** A piece's row with the scan that led to its state. */
export type PieceRow = Selectable<DB['pieces']> & {
  scan_type: ScanType | null;
  scan_at: Date | null;
  scan_depot: string | null;
  scan_vehicle: string | null;
};

/** The pieces of an order, by number. */
export async function listPieces(scope: Scope, order: string): Promise<PieceRow[]> {
  return scope.trx
    .selectFrom('pieces')
    .leftJoin('scans', (join) =>
      join
        .onRef('scans.tenant_id', '=', 'pieces.tenant_id')
        .onRef('scans.piece', '=', 'pieces.id')
        .onRef('scans.id', '=', 'pieces.last_scan'),
    )
    .selectAll('pieces')
    .select(['scans.type as scan_type', 'scans.at as scan_at'])
    .select(['scans.depot as scan_depot', 'scans.vehicle as scan_vehicle'])
    .where('pieces.order_id', '=', order)
    .orderBy('pieces.number')
    .execute();
}

/** An order's row as the resource. */
export function orderView(scope: Scope, row: OrderRow): OrderView {
  const { address, ...person } = row.recipient;
  return {
    id: row.id,
    object: 'order',
    reference: row.reference,
    shipper: { id: row.shipper, name: row.shipper_name },
    depot: row.depot,
    status: row.status,
    recipient: address
      ? { ...person, address: { ...address, latitude: row.latitude, longitude: row.longitude } }
      : person,
    items: row.items,
    pieces: { expected: row.pieces_expected, scanned: row.pieces_scanned },
    service: row.service,
    slot: slotOf(row),
    route: row.route,
    tracking_url: row.tracking_token === null ? null : `${scope.settings.publicUrl}/t/${row.tracking_token}`,
    notes: row.notes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The slot that an order holds, or null. */
export function slotOf(row: Pick<OrderRow, 'slot_date' | 'slot_from' | 'slot_to'>): Slot | null {
  if (row.slot_date === null || row.slot_from === null || row.slot_to === null) return null;
  return { date: row.slot_date, from: row.slot_from, to: row.slot_to };
}

/** A piece's row as the resource. */
export function pieceView(row: PieceRow) {
  return {
    id: row.id,
    object: 'piece',
    barcode: row.barcode,
    number: pieceNumber(row.number, row.total),
    status: row.status,
    last_scan: row.scan_at
      ? {
          type: row.scan_type,
          at: row.scan_at.toISOString(),
          depot: row.scan_depot,
          vehicle: row.scan_vehicle,
        }
      : null,
  };
}
