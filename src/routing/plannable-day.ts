/** Checks which depot and day may be planned. */
import type { Scope } from '../db/scope.js';
import { AppError, unknownReference } from '../domain/errors.js';
import { localDateTime } from '../domain/local-time.js';
import { lockDepotShared } from '../records/depots.js';

/** Returns the depot and date of a body if they can be planned: the depot known, the date not past there. */
export async function findPlannableDay(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<{ depot: string; date: string }> {
  const found = await lockDepotShared(scope, depot);
  if (!found) throw unknownReference('depot', depot, 'depot');
  if (date < localDateTime(scope.now, found.timezone).date) {
    throw new AppError('invalid_value', { message: `The date ${date} is in the past.`, param: 'date' });
  }
  return { depot, date };
}
