/** Operations of reports. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { ageingLine } from '../../resources/ageing-line.js';
import { deliveryReport, USUAL_REPORT_DAYS } from '../../resources/delivery-report.js';
import { answerReport } from '../../resources/answer-report.js';
import { returnLine } from '../../resources/return-line.js';
import { visitReport } from '../../resources/visit-report.js';
import { listOf } from '../../resources/list.js';
import { AGEING_COLUMNS, reportAgeing, reportAgeingAsCsv } from './ageing.js';
import { ANSWER_COLUMNS, reportAnswers, reportAnswersAsCsv } from './answers.js';
import { reportColumns, reportDeliveries, reportDeliveriesAsCsv } from './deliveries.js';
import { RETURN_COLUMNS, reportReturns, reportReturnsAsCsv } from './returns.js';
import { ageingQuery, daysQuery, reportQuery, returnsQuery, visitQuery } from './schemas.js';
import { MOST_VISITS, reportVisits, reportVisitsAsCsv, VISIT_REPORT_COLUMNS } from './visits.js';

/** Said of each report whose days are those of runs. */
const RUN_DAYS = `A run counts on its own day, which often is tomorrow: without \`from\` and \`to\` the report covers the ${USUAL_REPORT_DAYS} days up to today.`;

export const reportOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/reports/deliveries',
    name: 'reports.deliveries',
    summary: 'Report what became of deliveries',
    description: `A row for each day, depot, shipper or driver that has an order, or one of the whole period. What each figure counts is said beside it. ${RUN_DAYS} As CSV its first column is what \`by\` names, but for the period, and each reason of failures has one.`,
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
  defineOperation({
    method: 'GET',
    path: '/reports/ageing',
    name: 'reports.ageing',
    summary: 'List goods that wait to be delivered, oldest first',
    description:
      'Deliveries whose goods are in and that are not delivered, those that have waited longest first: from the day on which the goods were in, or `deliver_from` if that is later.',
    extension: true,
    scopes: SCOPES,
    query: ageingQuery,
    status: 200,
    response: listOf(ageingLine),
    csv: { columns: AGEING_COLUMNS, file: reportAgeingAsCsv },
    command: reportAgeing,
  }),
  defineOperation({
    method: 'GET',
    path: '/reports/returns',
    name: 'reports.returns',
    summary: 'List goods that go back to shippers',
    description:
      'What the return manifests of all shippers list, those that came last first: pieces of orders that were collected, cancelled or returned, that you have and are to hand back or that were scanned out (`depot_out`) on `date`.',
    extension: true,
    scopes: SCOPES,
    query: returnsQuery,
    status: 200,
    response: listOf(returnLine),
    csv: { columns: RETURN_COLUMNS, file: reportReturnsAsCsv },
    command: reportReturns,
  }),
  defineOperation({
    method: 'GET',
    path: '/reports/visits',
    name: 'reports.visits',
    summary: 'Report visits one by one',
    description: `A line for each visit that was completed, failed or skipped, the latest day first, as billing needs it. ${RUN_DAYS} With \`Accept: text/csv\` it is a file: the page, or without \`limit\` the first ${MOST_VISITS.toLocaleString('en')} visits. The header \`Link\` leads to what follows.`,
    extension: true,
    scopes: SCOPES,
    query: visitQuery,
    status: 200,
    response: listOf(visitReport),
    csv: { columns: VISIT_REPORT_COLUMNS, file: reportVisitsAsCsv },
    command: reportVisits,
  }),
];
