/** Contents of labels: pieces with their order, its recipient and depot. */
import { sql } from 'kysely';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { CLOSED } from '../domain/states/order.js';
import type { Item, Recipient } from '../domain/types.js';

export type Label = {
  barcode: string;
  number: number;
  total: number;
  reference: string;
  recipient: Recipient;
  items: readonly Item[];
  depot: string | null;
  slot_date: string | null;
  slot_from: string | null;
  slot_to: string | null;
};

/** Lists the labels of the pieces of these orders, by reference and number. */
export async function listLabelsOfOrders(scope: Scope, orders: readonly string[]): Promise<Label[]> {
  return listLabels(scope, sql<boolean>`orders.id = any(${orders})`);
}

/** Lists the labels of the orders that are booked from a depot for a date and not closed, by reference. */
export async function listLabelsOfDay(scope: Scope, depot: string, date: string): Promise<Label[]> {
  return listLabels(
    scope,
    sql<boolean>`orders.depot = ${depot} and orders.slot_date = ${date} and orders.status <> all(${CLOSED})`,
  );
}

async function listLabels(scope: Scope, of: ReturnType<typeof sql<boolean>>): Promise<Label[]> {
  return scope.trx
    .selectFrom('pieces')
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'pieces.order_id'))
    .leftJoin('depots', (join) => sameTenant(join, 'depots.id', 'orders.depot'))
    .select([
      'pieces.barcode',
      'pieces.number',
      'pieces.total',
      'orders.reference',
      'orders.recipient',
      'orders.items',
    ])
    .select(['depots.name as depot', 'orders.slot_date', 'orders.slot_from', 'orders.slot_to'])
    .where(of)
    .orderBy('orders.reference')
    .orderBy('orders.id')
    .orderBy('pieces.number')
    .execute();
}
