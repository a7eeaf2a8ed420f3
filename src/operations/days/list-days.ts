/** GET /depots/{depot_id}/days: on which days there is something to do. */
import type { Scope } from '../../db/scope.js';
import { found } from '../../domain/errors.js';
import { findDepot } from '../../records/depots.js';
import { countDays } from '../../records/plan-days.js';
import type { DayCount } from '../../resources/day.js';
import { type List, listed } from '../../resources/list.js';
import type { DaysParams, DaysQuery } from './schemas.js';

/** Returns the days that have orders or routes, in sequence. Throws 404 for an unknown depot. */
export async function listDays(
  scope: Scope,
  { params, query }: { params: DaysParams; query: DaysQuery },
): Promise<List<DayCount>> {
  const { id } = found(await findDepot(scope, params.depot_id), 'depot', params.depot_id);
  const rows = await countDays(scope, { depot: id, ...query });
  return listed({ rows, has_more: false }, (row) => ({ object: 'day_count', ...row }));
}
