/** The courier, depot and date of a list to print. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import { findSenderNames } from '../../records/sender-names.js';
import { type DepotRow, findDepot } from '../../setup/depots/rows.js';

/** Returns the courier's name, the depot, and the date or today by its clock. Throws 404 for an unknown depot. */
export async function depotDay(
  scope: Scope,
  id: string,
  date: string | undefined,
): Promise<{ courier: string; depot: DepotRow; date: string }> {
  const depot = requireFound(await findDepot(scope, id), 'depot', id);
  const { courier } = await findSenderNames(scope, []);
  return { courier, depot, date: date ?? localDateTime(scope.now, depot.timezone).date };
}
