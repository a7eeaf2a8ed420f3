/** GET /shippers/{shipper_id}/return-manifest */
import type { Scope } from '../../db/scope.js';
import { listReturns, returnLineView } from '../../records/returns.js';
import { type List, listed } from '../../resources/list.js';
import type { ReturnLine } from '../../resources/return-line.js';
import { requireShipper } from './commands.js';
import type { ReturnManifestQuery } from './schemas.js';

/**
 * Lists the shipper's goods that the courier has and is to hand back, of all depots or one, and those that were handed
 * back on a date, by default today's.
 */
export async function getReturnManifest(
  scope: Scope,
  { params, query }: { params: { shipper_id: string }; query: ReturnManifestQuery },
): Promise<List<ReturnLine>> {
  const { id: shipper } = await requireShipper(scope, params.shipper_id);
  return listed(await listReturns(scope, { ...query, shipper }, query), returnLineView);
}
