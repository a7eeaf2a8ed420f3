/** Operations of labels, beyond the specification: pages to print, with a label for each piece. */
import type { Binary } from '../../api/define-operation.js';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { requireFound, unknownReference } from '../../domain/errors.js';
import { findDepot } from '../../setup/depots/rows.js';
import { listLabelsOfDay, listLabelsOfOrders } from '../../records/labels.js';
import { findOrder, listOrdersById } from '../../records/orders/rows.js';
import { labelPage } from './page.js';
import {
  dayLabelQuery,
  depotParams,
  type LabelSize,
  labelQuery,
  MAX_ORDERS,
  orderParams,
  ordersLabelQuery,
} from './schemas.js';

const PAGE =
  'A self-contained HTML page to print, one label per page: town and outcode, name, reference, piece number and count, depot, slot, and the barcode as Code 128.';

/** GET /orders/{order_id}/labels */
async function getOrderLabels(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: { size: LabelSize } },
): Promise<Binary> {
  const order = requireFound(await findOrder(scope, params.order_id), 'order', params.order_id);
  return labelPage(await listLabelsOfOrders(scope, [order.id]), query.size);
}

/** GET /labels. Throws 422 `unknown_reference` for an order that there is not. */
async function getLabels(
  scope: Scope,
  { query }: { query: { orders: string[]; size: LabelSize } },
): Promise<Binary> {
  const known = new Set((await listOrdersById(scope, query.orders)).map(({ id }) => id));
  const unknown = query.orders.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownReference('order', unknown, 'orders');
  return labelPage(await listLabelsOfOrders(scope, query.orders), query.size);
}

/** GET /depots/{depot_id}/labels */
async function getDayLabels(
  scope: Scope,
  { params, query }: { params: { depot_id: string }; query: { date?: string | undefined; size: LabelSize } },
): Promise<Binary> {
  const depot = requireFound(await findDepot(scope, params.depot_id), 'depot', params.depot_id);
  const date = query.date ?? localDateTime(scope.now, depot.timezone).date;
  return labelPage(await listLabelsOfDay(scope, depot.id, date), query.size);
}

export const labelOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/orders/{order_id}/labels',
    name: 'orders.labels',
    summary: "Print the labels of an order's pieces",
    description: PAGE,
    scopes: ['orders:read'],
    params: orderParams,
    query: labelQuery,
    status: 200,
    responseType: 'text/html',
    errors: ['not_found'],
    command: getOrderLabels,
  }),
  defineOperation({
    method: 'GET',
    path: '/labels',
    name: 'labels.print',
    summary: 'Print the labels of several orders',
    description: `The orders named, by reference, at most ${MAX_ORDERS}. ${PAGE}`,
    scopes: ['orders:read'],
    query: ordersLabelQuery,
    status: 200,
    responseType: 'text/html',
    errors: ['unknown_reference'],
    command: getLabels,
  }),
  defineOperation({
    method: 'GET',
    path: '/depots/{depot_id}/labels',
    name: 'depots.labels',
    summary: "Print the labels of a depot's day",
    description: `All open orders booked for the date, by reference. ${PAGE}`,
    scopes: ['orders:read'],
    params: depotParams,
    query: dayLabelQuery,
    status: 200,
    responseType: 'text/html',
    errors: ['not_found'],
    command: getDayLabels,
  }),
];
