/** Operations of labels, beyond the specification: pages to print, with a label for each piece. */
import type { Binary } from '../../api/define-operation.js';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { requireFound } from '../../domain/errors.js';
import { findDepot } from '../../setup/depots/rows.js';
import { listLabelsOfDay, listLabelsOfOrder } from '../../records/labels.js';
import { findOrder } from '../../records/orders/rows.js';
import { labelPage } from './page.js';
import { dayLabelQuery, depotParams, type LabelSize, labelQuery, orderParams } from './schemas.js';

const PAGE =
  'A self-contained HTML page to print, one label per page: town and outcode, name, reference, piece number and count, depot, slot, and the barcode as Code 128.';

/** GET /orders/{order_id}/labels */
async function getOrderLabels(
  scope: Scope,
  { params, query }: { params: { order_id: string }; query: { size: LabelSize } },
): Promise<Binary> {
  const order = requireFound(await findOrder(scope, params.order_id), 'order', params.order_id);
  return labelPage(await listLabelsOfOrder(scope, order.id), query.size);
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
