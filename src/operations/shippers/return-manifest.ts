/** GET /shippers/{shipper_id}/return-manifest */
import type { Scope } from '../../db/scope.js';
import { found } from '../../domain/errors.js';
import { localDateTime } from '../../domain/local-time.js';
import { findDepot } from '../../records/depots.js';
import { listReturns, returnLineView } from '../../records/returns.js';
import { findShipper } from '../../records/shippers.js';
import { type List, listed } from '../../resources/list.js';
import type { ReturnLine } from '../../resources/return-line.js';
import type { ReturnManifestQuery } from './schemas.js';

/**
 * Lists the shipper's goods that the courier has and is to hand back, of all depots or one, and those that were handed
 * back on a date, by default today's.
 */
export async function getReturnManifest(
  scope: Scope,
  { params, query }: { params: { shipper_id: string }; query: ReturnManifestQuery },
): Promise<List<ReturnLine>> {
  const { depot, date, ...paging } = query;
  const { id: shipper } = found(await findShipper(scope, params.shipper_id), 'shipper', params.shipper_id);
  const known = depot === undefined ? undefined : await findDepot(scope, depot);
  const timezone = known?.timezone ?? scope.tenant.timezone;
  const day = date ?? localDateTime(scope.now, timezone).date;
  return listed(await listReturns(scope, { shipper, depot, date: day }, paging), returnLineView);
}
