/** Operations of reports. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { deliveryReport } from '../../resources/delivery-report.js';
import { answerReport } from '../../resources/answer-report.js';
import { listOf } from '../../resources/list.js';
import { ANSWER_COLUMNS, reportAnswers, reportAnswersAsCsv } from './answers.js';
import { reportColumns, reportDeliveries, reportDeliveriesAsCsv } from './deliveries.js';
import { daysQuery, reportQuery } from './schemas.js';

export const reportOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/reports/deliveries',
    name: 'reports.deliveries',
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
  defineOperation({
    method: 'GET',
    path: '/reports/answers',
    name: 'reports.answers',
    summary: 'Report when recipients answered',
    description: 'A row for each hour of a day in which an answer came, in their order.',
    extension: true,
    scopes: SCOPES,
    query: daysQuery,
    status: 200,
    response: listOf(answerReport),
    csv: { columns: ANSWER_COLUMNS, file: reportAnswersAsCsv },
    command: reportAnswers,
  }),
];
