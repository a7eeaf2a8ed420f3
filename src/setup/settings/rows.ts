/** A courier's own settings, and the record of its nights. Queries only. */
import type { Selectable } from 'kysely';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';

/** The columns of a tenant that are the courier's to set. */
type Column =
  | 'cut_off'
  | 'quiet_from'
  | 'quiet_to'
  | 'stop_minutes'
  | 'planning'
  | 'sender_name'
  | 'phone'
  | 'colour'
  | 'reply_to'
  | 'sms_from'
  | 'retention_days'
  | 'retention_before_days'
  | 'retention_before_until'
  | 'notify_emails'
  | 'notify_recipients'
  | 'goods_not_in'
  | 'rebook_on'
  | 'max_attempts';
/** The settings, with the name and time zone that apply where none is set. */
export type SettingsRow = Pick<Selectable<DB['tenants']>, Column> & { name: string; timezone: string };
type Changes = { [Name in keyof SettingsRow]?: SettingsRow[Name] | undefined };

/** Returns the settings of the courier in this environment. */
export async function findSettings(scope: Scope): Promise<SettingsRow> {
  return ofTenant(scope).executeTakeFirstOrThrow();
}

/** Like `findSettings`, locked until the transaction ends, so that two changes follow one another. */
export async function lockSettings(scope: Scope): Promise<SettingsRow> {
  return ofTenant(scope).forNoKeyUpdate('tenants').executeTakeFirstOrThrow();
}

/** Updates locked settings; undefined leaves one as it is. */
export async function updateSettings(
  scope: Scope,
  { stop_minutes, planning, ...changes }: Changes,
): Promise<void> {
  const set = {
    ...changes,
    stop_minutes: stop_minutes && json(stop_minutes),
    planning: planning && json(planning),
  };
  if (Object.values(set).every((value) => value === undefined)) return;
  await scope.trx.updateTable('tenants').set(set).where('id', '=', scope.tenant.id).execute();
}

const ofTenant = (scope: Scope) =>
  scope.trx
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select([
      'tenants.cut_off',
      'tenants.quiet_from',
      'tenants.quiet_to',
      'tenants.stop_minutes',
      'tenants.planning',
      'tenants.sender_name',
      'tenants.phone',
      'tenants.colour',
      'tenants.reply_to',
      'tenants.sms_from',
      'tenants.retention_days',
      'tenants.retention_before_days',
      'tenants.retention_before_until',
      'tenants.notify_emails',
      'tenants.notify_recipients',
      'tenants.goods_not_in',
      'tenants.rebook_on',
      'tenants.max_attempts',
    ])
    .select((eb) => [
      eb.fn.coalesce('tenants.name', 'couriers.name').as('name'),
      eb.fn.coalesce('tenants.timezone', 'couriers.timezone').as('timezone'),
    ])
    .where('tenants.id', '=', scope.tenant.id);

/** Returns the courier's quiet hours, without a time zone: depots have theirs. */
export async function findQuietHours(scope: Scope): Promise<{ from: string; to: string }> {
  return scope.trx
    .selectFrom('tenants')
    .select(['quiet_from as from', 'quiet_to as to'])
    .where('id', '=', scope.tenant.id)
    .executeTakeFirstOrThrow();
}

/** Records that the night of this date has begun for the courier; false if it already had. */
export async function markAskedOvernight(scope: Scope, date: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('tenants')
    .set({ asked_overnight_on: date })
    .where('id', '=', scope.tenant.id)
    .where((eb) => eb.or([eb('asked_overnight_on', 'is', null), eb('asked_overnight_on', '<', date)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
