/** GET /depots/{depot_id}/days: on which days there is something to do. */
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { addDays, daysBetween, localDateTime } from '@waypost/base/local-time';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import { findDepot } from '../../setup/depots/rows.js';
import { countDays } from '../../records/plan-days.js';
import type { DayCount } from '../../resources/day.js';
import { type List, listed } from '../../resources/list.js';
import type { DaysParams, DaysQuery } from './schemas.js';

/**
 * Returns the days that have orders or routes, in sequence. Throws 404 for an unknown depot, 422 `invalid_value` for too
 * many days and for dates the wrong way round.
 */
export async function listDays(
  scope: Scope,
  { params, query }: { params: DaysParams; query: DaysQuery },
): Promise<List<DayCount>> {
  const { id, timezone } = requireFound(await findDepot(scope, params.depot_id), 'depot', params.depot_id);
  const from = query.from ?? localDateTime(scope.now, timezone).date;
  const to = query.to ?? addDays(from, MAX_SLOT_DAYS - 1);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_SLOT_DAYS) {
    const message =
      days < 1
        ? '`to` must not be before `from`.'
        : `\`to\` must be at most ${MAX_SLOT_DAYS} days from the first.`;
    throw new AppError('invalid_value', { message, param: 'to' });
  }
  const rows = await countDays(scope, { depot: id, from, to });
  return listed({ rows, has_more: false }, (row) => ({ object: 'day_count', ...row }));
}
