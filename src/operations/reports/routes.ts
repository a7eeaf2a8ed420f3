/** The route table of reports. */
import { defineRoute, type Route } from '../../api/define-route.js';
import { SCOPES } from '../../domain/access.js';
import { deliveryReport } from '../../resources/delivery-report.js';
import { listOf } from '../../resources/list.js';
import { reportColumns, reportDeliveries, reportDeliveriesAsCsv } from './deliveries.js';
import { reportQuery } from './schemas.js';

export const reportRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/reports/deliveries',
    operation: 'reports.deliveries',
    summary: 'Report what became of deliveries',
    description:
      'A row for each day, depot, shipper or driver that has an order. What each figure counts is said beside it. As CSV its first column is what `by` names, and each reason of failures has one.',
    extension: true,
    scopes: SCOPES,
    query: reportQuery,
    status: 200,
    response: listOf(deliveryReport),
    csv: { columns: reportColumns('day'), file: reportDeliveriesAsCsv },
    command: reportDeliveries,
  }),
];
