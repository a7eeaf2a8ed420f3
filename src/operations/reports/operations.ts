/** Operations of reports. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { ageingLine, type AgeingLine } from '../../resources/ageing-line.js';
import {
  deliveryReport,
  MAX_REPORT_DAYS,
  USUAL_REPORT_DAYS,
  type DeliveryReport,
  type ReportKey,
} from '../../resources/delivery-report.js';
import { answerReport, type AnswerReport } from '../../resources/answer-report.js';
import { returnLine, type ReturnLine } from '../../resources/return-line.js';
import { visitReport } from '../../resources/visit-report.js';
import { listOf, type List, listed } from '../../resources/list.js';
import {
  ageingQuery,
  daysQuery,
  reportQuery,
  returnsQuery,
  visitQuery,
  type AgeingQuery,
  type DaysQuery,
  type ReportQuery,
  type ReturnsQuery,
  type VisitQuery,
} from './schemas.js';
import { type Columns, columnsOf, csvFile, type CsvFile, csvOfPages, MAX_CSV_ROWS } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import {
  ageingLineView,
  listAgeing,
  countAnswers,
  countDeliveries,
  type DeliveryFigures,
} from '../../records/reports.js';
import { addDays, daysBetween, localDateTime } from '@waypost/base/local-time';
import { AppError } from '../../domain/errors.js';
import { FAIL_REASONS } from '../../domain/stop.js';
import { listReturns, returnLineView } from '../../records/returns.js';
import { listVisitLines } from '../../records/visit-report.js';

/** Description of each report by days of runs. */
const RUN_DAYS = `A run counts on its own day, which is often tomorrow: without \`from\` and \`to\` the report covers the ${USUAL_REPORT_DAYS} days up to today.`;

const AGEING_COLUMNS = columnsOf(ageingLine, {
  // As exports of orders name them.
  slot: {
    slot_date: ({ slot }) => slot?.date,
    slot_from: ({ slot }) => slot?.from,
    slot_to: ({ slot }) => slot?.to,
  },
  ...{ goods: {}, recipient: {}, postcode: {} },
});
const GOODS_COLUMNS: Columns<AgeingLine> = {
  goods: ({ goods }) => goods,
  recipient: ({ recipient }) => recipient,
  postcode: ({ postcode }) => postcode,
};
const ANSWER_COLUMNS = columnsOf(answerReport, {});
const RETURN_COLUMNS = columnsOf(returnLine, {});
const VISIT_COLUMNS = columnsOf(visitReport, {
  id: {},
  services: { services: ({ services }) => services.join(' ') },
});

/** Returns the columns of a report: its key and its figures. */
const reportColumns = (by: ReportKey): Columns<DeliveryReport> =>
  columnsOf(deliveryReport, {
    ...{ day: {}, depot: {}, shipper: {}, driver: {} },
    ...(by !== 'period' && { [by]: { [by]: (row: DeliveryReport) => row[by] } }),
    failures: Object.fromEntries(
      FAIL_REASONS.map((reason) => [
        `failures_${reason}`,
        ({ failures }: DeliveryReport) => failures[reason] ?? 0,
      ]),
    ),
  });

export const reportOperations: Operation[] = [
  defineOperation({
    route: 'GET /reports/deliveries',
    name: 'reports.deliveries',
    summary: 'Report delivery outcomes',
    description: `One row per day, depot, shipper or driver with an order, or one for the whole period. Each figure's description says what it counts. ${RUN_DAYS} As CSV, the first column is the value of \`by\`, except for the period, and each failure reason has a column.`,
    scopes: SCOPES,
    query: reportQuery,
    response: listOf(deliveryReport),
    csv: { columns: reportColumns('day'), file: reportDeliveriesAsCsv },
    command: reportDeliveries,
  }),
  defineOperation({
    route: 'GET /reports/answers',
    name: 'reports.answers',
    summary: 'Report when recipients answer',
    description: 'One row per hour with an answer, in chronological order.',
    scopes: SCOPES,
    query: daysQuery,
    response: listOf(answerReport),
    csv: { columns: ANSWER_COLUMNS, file: reportAnswersAsCsv },
    command: reportAnswers,
  }),
  defineOperation({
    route: 'GET /reports/ageing',
    name: 'reports.ageing',
    summary: 'List goods waiting for delivery, oldest first',
    description:
      'Undelivered deliveries whose goods are in, longest wait first, counted from the day on which the goods were in, or from `deliver_from` if that is later.',
    scopes: SCOPES,
    query: ageingQuery,
    response: listOf(ageingLine),
    csv: { columns: AGEING_COLUMNS, file: reportAgeingAsCsv },
    command: reportAgeing,
  }),
  defineOperation({
    route: 'GET /reports/returns',
    name: 'reports.returns',
    summary: 'List goods to return to shippers',
    description:
      'The return manifests of all shippers, latest first: pieces of collected, cancelled or returned orders that you must return, or that were scanned out (`depot_out`) on `date`.',
    scopes: SCOPES,
    query: returnsQuery,
    response: listOf(returnLine),
    csv: { columns: RETURN_COLUMNS, file: reportReturnsAsCsv },
    command: reportReturns,
  }),
  defineOperation({
    route: 'GET /reports/visits',
    name: 'reports.visits',
    summary: 'Report visits one by one',
    description: `One line per completed, failed or skipped visit, latest day first, for billing. ${RUN_DAYS} With \`Accept: text/csv\` the response is a file: the page, or without \`limit\` the first ${MAX_CSV_ROWS.toLocaleString('en')} visits. The \`Link\` header leads to the next page.`,
    scopes: SCOPES,
    query: visitQuery,
    response: listOf(visitReport),
    csv: { columns: VISIT_COLUMNS, file: reportVisitsAsCsv },
    command: async (scope, { query }) =>
      listed(await listVisitLines(scope, { ...query, ...daysOf(scope, query) }, query), (line) => line),
  }),
];

/** GET /reports/deliveries. Throws what `daysOf` throws, as do the other reports of days. */
async function reportDeliveries(
  scope: Scope,
  { query }: { query: ReportQuery },
): Promise<List<DeliveryReport>> {
  const rows = await countDeliveries(scope, { ...query, ...daysOf(scope, query) });
  return { object: 'list', data: rows.map((row) => reportView(row, query.by)), has_more: false };
}

function reportView(row: DeliveryFigures, by: ReportKey): DeliveryReport {
  const failures = FAIL_REASONS.flatMap((reason) => (row[reason] > 0 ? [[reason, row[reason]]] : []));
  return {
    ...(by !== 'period' && { [by]: row.key }),
    orders: row.orders,
    attempts: row.attempts,
    first_attempt_rate: row.first_attempt_rate,
    on_time_rate_booked: row.on_time_rate_booked,
    on_time_rate_told: row.on_time_rate_told,
    failures: Object.fromEntries(failures) as DeliveryReport['failures'],
    miles_per_stop: row.miles_per_stop,
    minutes_per_stop: row.minutes_per_stop,
    booked_by_reply: row.booked_by_reply,
    booked_by_office: row.booked_by_office,
    booked_by_link: row.booked_by_link,
    answer_minutes_median: row.answer_minutes_median,
  };
}

async function reportDeliveriesAsCsv(scope: Scope, { query }: { query: ReportQuery }): Promise<CsvFile> {
  const { from, to } = daysOf(scope, query);
  const name = `deliveries-${from}-to-${to}-by-${query.by}`;
  return csvFile(name, reportColumns(query.by), await reportDeliveries(scope, { query }));
}

async function reportAnswers(scope: Scope, { query }: { query: DaysQuery }): Promise<List<AnswerReport>> {
  return { object: 'list', data: await countAnswers(scope, daysOf(scope, query)), has_more: false };
}

async function reportAnswersAsCsv(scope: Scope, { query }: { query: DaysQuery }): Promise<CsvFile> {
  const { from, to } = daysOf(scope, query);
  return csvFile(`answers-${from}-to-${to}`, ANSWER_COLUMNS, await reportAnswers(scope, { query }));
}

/** GET /reports/ageing. Throws 403 `insufficient_scope` for goods and recipients if the key may not read orders. */
async function reportAgeing(scope: Scope, { query }: { query: AgeingQuery }): Promise<List<AgeingLine>> {
  if (query.include === 'goods' && scope.actor.readsOrders !== true) {
    throw new AppError('insufficient_scope', {
      message: '`include=goods` requires a key with the scope orders:read.',
      param: 'include',
    });
  }
  return listed(await listAgeing(scope, query, query), ageingLineView);
}

async function reportAgeingAsCsv(scope: Scope, { query }: { query: AgeingQuery }): Promise<CsvFile> {
  const columns = query.include === 'goods' ? { ...AGEING_COLUMNS, ...GOODS_COLUMNS } : AGEING_COLUMNS;
  return csvFile(`ageing-${today(scope)}`, columns, await reportAgeing(scope, { query }));
}

async function reportReturns(scope: Scope, { query }: { query: ReturnsQuery }): Promise<List<ReturnLine>> {
  return listed(await listReturns(scope, query, query), returnLineView);
}

async function reportReturnsAsCsv(scope: Scope, { query }: { query: ReturnsQuery }): Promise<CsvFile> {
  return csvFile(
    `returns-${query.date ?? today(scope)}`,
    RETURN_COLUMNS,
    await reportReturns(scope, { query }),
  );
}

/** The requested page, or else as many visits as a file holds. */
async function reportVisitsAsCsv(scope: Scope, { query }: { query: VisitQuery }): Promise<CsvFile> {
  const days = daysOf(scope, query);
  return csvOfPages(`visits-${days.from}-to-${days.to}`, VISIT_COLUMNS, query, (page) =>
    listVisitLines(scope, { ...query, ...days }, page),
  );
}

const today = ({ now, tenant }: Scope): string => localDateTime(now, tenant.timezone).date;

/**
 * Returns the range, both ends included. Throws 422 `invalid_value` for a range that ends before it begins, or is too
 * long.
 */
function daysOf(scope: Scope, query: DaysQuery): { from: string; to: string } {
  const last = today(scope);
  const to = query.to ?? (query.from !== undefined && query.from > last ? query.from : last);
  const from = query.from ?? addDays(to, 1 - USUAL_REPORT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1)
    throw new AppError('invalid_value', { message: '`to` must not be before `from`.', param: 'to' });
  if (days > MAX_REPORT_DAYS) {
    throw new AppError('invalid_value', {
      message: `A report can span at most ${MAX_REPORT_DAYS} days, not ${days}.`,
      param: 'to',
    });
  }
  return { from, to };
}
