/** What a courier has set for itself, and what is remembered of its nights. Queries only. */
import type { Scope } from '../db/scope.js';

/** The courier's quiet hours, without a zone: depots have theirs. */
export async function findQuietHours(scope: Scope): Promise<{ from: string; to: string }> {
  return scope.trx
    .selectFrom('tenants')
    .select(['quiet_from as from', 'quiet_to as to'])
    .where('id', '=', scope.tenant.id)
    .executeTakeFirstOrThrow();
}

/** Notes that the night of this date has begun for the courier; false if that was noted before. */
export async function beginNight(scope: Scope, date: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('tenants')
    .set({ asked_overnight_on: date })
    .where('id', '=', scope.tenant.id)
    .where((eb) => eb.or([eb('asked_overnight_on', 'is', null), eb('asked_overnight_on', '<', date)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
