/** GET /reports/returns: goods that go back to their shippers. */
import { type Columns, CsvFile, csvHeader, csvLines } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { listReturns, returnLineView } from '../../records/returns.js';
import { type List, listed } from '../../resources/list.js';
import type { ReturnLine } from '../../resources/return-line.js';
import type { ReturnsQuery } from './schemas.js';

/** GET /reports/returns. Throws 422 `invalid_value` for a cursor that names no piece. */
export async function reportReturns(
  scope: Scope,
  { query }: { query: ReturnsQuery },
): Promise<List<ReturnLine>> {
  return listed(await listReturns(scope, query, query), returnLineView);
}

/** The columns of the list. */
export const RETURN_COLUMNS: Columns<ReturnLine> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  barcode: ({ barcode }) => barcode,
  number: ({ number }) => number,
  goods: ({ goods }) => goods,
  piece_status: ({ piece_status: status }) => status,
  order: ({ order }) => order,
  reference: ({ reference }) => reference,
  shipper: ({ shipper }) => shipper,
  order_status: ({ order_status: status }) => status,
  order_type: ({ order_type: type }) => type,
  depot: ({ depot }) => depot,
  returned_at: ({ returned_at: at }) => at,
};

/** GET /reports/returns as CSV, with where to continue if there are more lines. */
export async function reportReturnsAsCsv(scope: Scope, { query }: { query: ReturnsQuery }): Promise<CsvFile> {
  const { data, has_more: hasMore } = await reportReturns(scope, { query });
  const date = query.date ?? localDateTime(scope.now, scope.tenant.timezone).date;
  const next = hasMore ? (data.at(-1)?.id ?? null) : null;
  return new CsvFile(`returns-${date}`, csvHeader(RETURN_COLUMNS) + csvLines(RETURN_COLUMNS, data), next);
}
