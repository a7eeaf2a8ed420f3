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
import { MAX_VISITS, reportVisits, reportVisitsAsCsv, VISIT_REPORT_COLUMNS } from './visits.js';

/** Description of each report by days of runs. */
const RUN_DAYS = `A run counts on its own day, which is often tomorrow: without \`from\` and \`to\` the report covers the ${USUAL_REPORT_DAYS} days up to today.`;

export const reportOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/reports/deliveries',
    name: 'reports.deliveries',
    summary: 'Report delivery outcomes',
    description: `One row per day, depot, shipper or driver with an order, or one for the whole period. Each figure's description says what it counts. ${RUN_DAYS} As CSV, the first column is the value of \`by\`, except for the period, and each failure reason has a column.`,
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
    summary: 'Report when recipients answer',
    description: 'One row per hour with an answer, in chronological order.',
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
    summary: 'List goods waiting for delivery, oldest first',
    description:
      'Undelivered deliveries whose goods are in, longest wait first, counted from the day on which the goods were in, or from `deliver_from` if that is later.',
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
    summary: 'List goods to return to shippers',
    description:
      'The return manifests of all shippers, latest first: pieces of collected, cancelled or returned orders that you must return, or that were scanned out (`depot_out`) on `date`.',
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
    description: `One line per completed, failed or skipped visit, latest day first, for billing. ${RUN_DAYS} With \`Accept: text/csv\` the response is a file: the page, or without \`limit\` the first ${MAX_VISITS.toLocaleString('en')} visits. The \`Link\` header leads to the next page.`,
    scopes: SCOPES,
    query: visitQuery,
    status: 200,
    response: listOf(visitReport),
    csv: { columns: VISIT_REPORT_COLUMNS, file: reportVisitsAsCsv },
    command: reportVisits,
  }),
];
