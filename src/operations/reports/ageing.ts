/** GET /reports/ageing: goods that are in and not delivered. */
import { type Columns, CsvFile, csvHeader, csvLines } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { ageingLineView, listAgeing } from '../../records/ageing.js';
import type { AgeingLine } from '../../resources/ageing-line.js';
import { type List, listed } from '../../resources/list.js';
import type { AgeingQuery } from './schemas.js';

/**
 * GET /reports/ageing. Throws 422 `invalid_value` for a cursor that names no order whose goods came in.
 */
export async function reportAgeing(
  scope: Scope,
  { query: { limit, starting_after, ...filter } }: { query: AgeingQuery },
): Promise<List<AgeingLine>> {
  return listed(await listAgeing(scope, filter, { limit, starting_after }), ageingLineView);
}

/** The columns of the list; those that exports of orders have too have the same names there. */
export const AGEING_COLUMNS: Columns<AgeingLine> = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  shipper: ({ shipper }) => shipper,
  depot: ({ depot }) => depot,
  status: ({ status }) => status,
  scanned_at: ({ scanned_at: at }) => at,
  deliver_from: ({ deliver_from: date }) => date,
  deliver_by: ({ deliver_by: date }) => date,
  since: ({ since }) => since,
  days: ({ days }) => days,
  slot_date: ({ slot }) => slot?.date,
  slot_from: ({ slot }) => slot?.from,
  slot_to: ({ slot }) => slot?.to,
  attempts: ({ attempts }) => attempts,
};

/** GET /reports/ageing as CSV, with where to continue if there are more lines. */
export async function reportAgeingAsCsv(scope: Scope, { query }: { query: AgeingQuery }): Promise<CsvFile> {
  const { data, has_more: hasMore } = await reportAgeing(scope, { query });
  const { date } = localDateTime(scope.now, scope.tenant.timezone);
  const next = hasMore ? (data.at(-1)?.id ?? null) : null;
  return new CsvFile(`ageing-${date}`, csvHeader(AGEING_COLUMNS) + csvLines(AGEING_COLUMNS, data), next);
}
