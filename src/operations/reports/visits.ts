/** GET /reports/visits: the visits of a range of days, one by one. */
import { type Columns, CsvFile, csvHeader, csvLines } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import { listVisitLines } from '../../records/visit-report.js';
import { type List, listed } from '../../resources/list.js';
import type { VisitReport } from '../../resources/visit-report.js';
import { daysOf } from './days.js';
import type { VisitQuery } from './schemas.js';

/** The most visits in a file, where no smaller page is asked for, and how many are read at a time. */
export const MAX_VISITS = 10_000;
const CHUNK = 500;

/**
 * GET /reports/visits. Throws 422 `invalid_value` for a range of days that ends before it begins, or is too long.
 */
export async function reportVisits(
  scope: Scope,
  { query }: { query: VisitQuery },
): Promise<List<VisitReport>> {
  return listed(await listVisitLines(scope, { ...query, ...daysOf(scope, query) }, query), (line) => line);
}

export const VISIT_REPORT_COLUMNS: Columns<VisitReport> = {
  visit: ({ visit }) => visit,
  date: ({ date }) => date,
  order: ({ order }) => order,
  reference: ({ reference }) => reference,
  shipper: ({ shipper }) => shipper,
  shipper_name: (line) => line.shipper_name,
  depot: ({ depot }) => depot,
  driver: ({ driver }) => driver,
  driver_name: (line) => line.driver_name,
  vehicle: ({ vehicle }) => vehicle,
  vehicle_name: (line) => line.vehicle_name,
  type: ({ type }) => type,
  outcome: ({ outcome }) => outcome,
  reason: ({ reason }) => reason,
  arrived_at: ({ arrived_at: at }) => at,
  delivered_at: ({ delivered_at: at }) => at,
  attempts: ({ attempts }) => attempts,
  pieces: ({ pieces }) => pieces,
  services: ({ services }) => services.join(' '),
  miles: ({ miles }) => miles,
  minutes: ({ minutes }) => minutes,
};

/** GET /reports/visits as CSV: the page that is asked for, or else all visits up to `MAX_VISITS`. */
export async function reportVisitsAsCsv(scope: Scope, { query }: { query: VisitQuery }): Promise<CsvFile> {
  const days = daysOf(scope, query);
  let text = csvHeader(VISIT_REPORT_COLUMNS);
  let last = query.starting_after;
  let left = query.limit ?? MAX_VISITS;
  let hasMore = true;
  while (hasMore && left > 0) {
    const page = { limit: Math.min(CHUNK, left), starting_after: last };
    const { rows, has_more } = await listVisitLines(scope, { ...query, ...days }, page);
    text += csvLines(VISIT_REPORT_COLUMNS, rows);
    last = rows.at(-1)?.visit ?? last;
    left -= rows.length;
    hasMore = has_more;
  }
  return new CsvFile(`visits-${days.from}-to-${days.to}`, text, hasMore ? (last ?? null) : null);
}
