/** GET /reports/deliveries: how the deliveries of a range of days went. */
import { type Columns, CsvFile, csvHeader, csvLines } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import type { DeliveryReport, ReportKey } from '../../resources/delivery-report.js';
import { FAIL_REASONS } from '../../domain/stop.js';
import { countDeliveries, type DeliveryFigures } from '../../records/reports.js';
import type { List } from '../../resources/list.js';
import { daysOf } from './days.js';
import type { ReportQuery } from './schemas.js';

/**
 * GET /reports/deliveries. Throws 422 `invalid_value` for a range of days that ends before it begins, or is too long.
 */
export async function reportDeliveries(
  scope: Scope,
  { query }: { query: ReportQuery },
): Promise<List<DeliveryReport>> {
  const rows = await countDeliveries(scope, { ...query, ...daysOf(scope, query) });
  return { object: 'list', data: rows.map((row) => reportView(row, query.by)), has_more: false };
}

/** Returns the columns of a report: its key and its figures. */
export const reportColumns = (by: ReportKey): Columns<DeliveryReport> => ({
  ...(by !== 'period' && { [by]: (row: DeliveryReport) => row[by] }),
  orders: ({ orders }) => orders,
  attempts: ({ attempts }) => attempts,
  first_attempt_rate: (row) => row.first_attempt_rate,
  on_time_rate_booked: (row) => row.on_time_rate_booked,
  on_time_rate_told: (row) => row.on_time_rate_told,
  ...Object.fromEntries(
    FAIL_REASONS.map((reason) => [
      `failures_${reason}`,
      ({ failures }: DeliveryReport) => failures[reason] ?? 0,
    ]),
  ),
  miles_per_stop: (row) => row.miles_per_stop,
  minutes_per_stop: (row) => row.minutes_per_stop,
  booked_by_reply: (row) => row.booked_by_reply,
  booked_by_office: (row) => row.booked_by_office,
  booked_by_link: (row) => row.booked_by_link,
  answer_minutes_median: (row) => row.answer_minutes_median,
});

/** GET /reports/deliveries as CSV. */
export async function reportDeliveriesAsCsv(
  scope: Scope,
  { query }: { query: ReportQuery },
): Promise<CsvFile> {
  const { data } = await reportDeliveries(scope, { query });
  const { from, to } = daysOf(scope, query);
  const columns = reportColumns(query.by);
  const text = csvHeader(columns) + csvLines(columns, data);
  return new CsvFile(`deliveries-${from}-to-${to}-by-${query.by}`, text);
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
