/** Rows of orders: finds, locks, inserts and writes them. Only move.ts writes a status. */
import { type Selectable, sql } from 'kysely';
import { insertMany } from '../../db/insert.js';
import { pipelined } from '../../db/pipelined.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { referenceKey } from '../../domain/reference-key.js';
import { PIECE_MACHINE } from '../../domain/states/piece.js';

/** An order's row with the name of its shipper, and the orders that were split off it, the oldest first. */
export type OrderRow = Selectable<DB['orders']> & { shipper_name: string; split_into: string[] };

/**
 * Looks up the shipper's name for the rows returned instead of joining. With a join PostgreSQL may read all orders of
 * each shipper, while its statistics do not yet know a courier's shippers.
 */
export const withShipper = (scope: Scope) =>
  scope.trx
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<string>`(select name from shippers s where s.tenant_id = orders.tenant_id and s.id = orders.shipper)`.as(
        'shipper_name',
      ),
      sql<string[]>`array(select id from orders part
        where part.tenant_id = orders.tenant_id and part.split_from = orders.id order by part.id)`.as(
        'split_into',
      ),
    ])
    .where('orders.tenant_id', '=', scope.tenant.id);

export async function findOrder(scope: Scope, id: string): Promise<OrderRow | undefined> {
  return withShipper(scope).where('orders.id', '=', id).executeTakeFirst();
}

/** One parameter for all ids, so that the statement is the same for any number of them and stays prepared. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`orders.id = any(${ids})`;

/** Returns orders by id, unlocked, in no particular order. */
export async function listOrdersById(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return withShipper(scope).where(isOneOf(ids)).execute();
}

/**
 * Locks orders until the transaction ends, always in the order of their ids, so that no two transactions wait for
 * each other. Others may still insert rows that refer to them, without waiting.
 */
export async function lockOrders(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return withShipper(scope).where(isOneOf(ids)).orderBy('orders.id').forNoKeyUpdate('orders').execute();
}

/**
 * Like `lockOrders`, and waits for transactions that inserted a row that refers to one of them: reading such
 * rows afterwards finds all of them.
 */
export async function lockOrdersAlone(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return withShipper(scope).where(isOneOf(ids)).orderBy('orders.id').forUpdate('orders').execute();
}

/** Like `lockOrders`, without reading the orders and without waiting for the answer. */
export async function holdOrders(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select from orders where tenant_id = ${scope.tenant.id} and id = any(${ids}) order by id
    for no key update ${pipelined}`.execute(scope.trx);
}

/** Locks the orders that these barcodes belong to, in the same order as `lockOrders`. */
export async function lockOrdersOfPieces(scope: Scope, barcodes: readonly string[]): Promise<OrderRow[]> {
  return withShipper(scope)
    .where(sql<boolean>`orders.id in (select order_id from pieces where barcode = any(${barcodes}))`)
    .orderBy('orders.id')
    .forNoKeyUpdate('orders')
    .execute();
}

/**
 * Returns one order, locked, or undefined. The other half of its exchange is locked too, since many changes affect
 * both.
 */
export async function lockOrder(scope: Scope, id: string): Promise<OrderRow | undefined> {
  const orders = await withShipper(scope)
    .where((eb) => eb.or([eb('orders.id', '=', id), eb('orders.exchange_for', '=', id)]))
    .orderBy('orders.id')
    .forNoKeyUpdate('orders')
    .execute();
  return orders.find((order) => order.id === id);
}

/** Normalises a postcode for search: upper case, without spaces and invisible characters. */
export function postcodeKey(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[\s\p{Cf}\p{DI}]+/gu, '');
}

/** Returns whether two shippers' references are the same. */
export function isSameReference(
  one: { shipper: string; reference: string },
  other: { shipper: string; reference: string },
): boolean {
  return one.shipper === other.shipper && referenceKey(one.reference) === referenceKey(other.reference);
}

/** Lists the uncancelled orders with these shippers' references. */
export async function listOpenReferences(
  scope: Scope,
  wanted: readonly { shipper: string; reference: string }[],
): Promise<Pick<OrderRow, 'id' | 'shipper' | 'reference'>[]> {
  if (wanted.length === 0) return [];
  return (
    scope.trx
      .selectFrom('orders')
      .select(['id', 'shipper', 'reference'])
      .where('shipper', 'in', [...new Set(wanted.map(({ shipper }) => shipper))])
      // By the lookup table: under row-level security PostgreSQL would not use an index over a function for this.
      .where(
        sql<boolean>`id in (select id from order_terms where tenant_id = ${scope.tenant.id} and term = any(array(
        select 'r:' || reference_key(wanted) from unnest(${wanted.map(({ reference }) => reference)}::text[]) wanted)))`,
      )
      .where('reference_free', '=', false)
      .execute()
  );
}

/**
 * Inserts orders, each with its pieces, all in two statements. Resolves to the ids of those that were inserted; the
 * others' shippers already have an open order with the reference.
 */
export async function insertOrders(
  scope: Scope,
  made: readonly { order: OrderRow; barcodes: readonly string[] }[],
): Promise<Set<string>> {
  if (made.length === 0) return new Set();
  // In the same sequence everywhere, so that no two transactions wait for each other's references.
  const orders = made
    .map(({ order }) => order)
    .toSorted(
      (a, b) =>
        compare(a.shipper, b.shipper) || compare(referenceKey(a.reference), referenceKey(b.reference)),
    );
  const added = await insertMany(scope, 'orders', {
    rows: orders,
    then: sql<{ id: string }>`
      on conflict (tenant_id, shipper, reference_key(reference)) where not reference_free do nothing returning id`,
  });
  const ids = new Set(added.map(({ id }) => id));
  await insertPieces(
    scope,
    made.filter(({ order }) => ids.has(order.id)),
  );
  return ids;
}

async function insertPieces(
  scope: Scope,
  made: readonly { order: OrderRow; barcodes: readonly string[] }[],
): Promise<void> {
  const pieces = made.flatMap(({ order, barcodes }) =>
    barcodes.map((barcode, index) => ({
      id: scope.newId('piece'),
      order_id: order.id,
      barcode,
      number: index + 1,
      total: barcodes.length,
    })),
  );
  await insertMany(scope, 'pieces', {
    rows: pieces,
    same: { status: PIECE_MACHINE.begins },
    defaults: ['last_scan', 'last_scan_at', 'barcode_free'],
  });
}

/** Replaces the pieces of a locked order; the old ones are deleted, with their scans. */
export async function replacePieces(
  scope: Scope,
  order: OrderRow,
  barcodes: readonly string[],
): Promise<void> {
  const had = scope.trx.selectFrom('pieces').select('id').where('order_id', '=', order.id);
  await scope.trx.deleteFrom('scans').where('piece', 'in', had).execute();
  await scope.trx.deleteFrom('pieces').where('order_id', '=', order.id).execute();
  await insertPieces(scope, [{ order, barcodes }]);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
