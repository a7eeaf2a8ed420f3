/** A courier's own settings. */
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { PLANNING_SETTINGS, type PlanningSettings } from '../../domain/planning-settings.js';
import type { StopMinutes } from '../../domain/types.js';
import { STOP_MINUTES } from '../../domain/stop.js';
import { findSettings, lockSettings, type SettingsRow, updateSettings } from '../../records/settings.js';
import type { Settings } from '../../resources/settings.js';
import { errorCode } from '../../runtime/error-code.js';
import type { SettingsPatch } from './schemas.js';

/** GET /settings */
export async function getSettings(scope: Scope): Promise<Settings> {
  return settingsView(await findSettings(scope));
}

/**
 * PATCH /settings: applies from the next read on. Throws 409 `in_use` for a number that another courier's texts come
 * from.
 */
export async function patchSettings(scope: Scope, { body }: { body: SettingsPatch }): Promise<Settings> {
  const { quiet_hours: quiet, stop_minutes: minutes, planning, object: _object, ...columns } = body;
  const own = await lockSettings(scope);
  if (columns.sms_from !== undefined && columns.sms_from === scope.deployment.sharedNumber) {
    throw numberInUse('This number is for couriers without one of their own. Send null to text from it.');
  }
  await updateSettings(scope, {
    ...columns,
    quiet_from: quiet?.from,
    quiet_to: quiet?.to,
    // JSON has no undefined fields.
    stop_minutes: minutes && ({ ...own.stop_minutes, ...minutes } as Partial<StopMinutes>),
    planning: planning && ({ ...own.planning, ...planning } as Partial<PlanningSettings>),
  }).catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION
      ? numberInUse('Another courier texts from this number.')
      : error;
  });
  return getSettings(scope);
}

/** PostgreSQL's code for a unique violation. */
const UNIQUE_VIOLATION = '23505';

const numberInUse = (message: string) => new AppError('in_use', { message, param: 'sms_from' });

function settingsView(row: SettingsRow): Settings {
  return {
    object: 'settings',
    name: row.name,
    timezone: row.timezone,
    cut_off: row.cut_off,
    quiet_hours: { from: row.quiet_from, to: row.quiet_to },
    stop_minutes: { ...STOP_MINUTES, ...row.stop_minutes },
    planning: { ...PLANNING_SETTINGS, ...row.planning },
    sender_name: row.sender_name,
    sms_from: row.sms_from,
    retention_days: row.retention_days,
    notify_emails: row.notify_emails,
  };
}
