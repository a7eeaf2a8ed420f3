/** Operations of settings. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { SCOPES } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import { PLANNING_SETTINGS, type PlanningSettings } from '@waypost/planning/planning-settings';
import { isPending, type Retention, setRetention } from '../../domain/retention.js';
import { FAIL_REASONS, STOP_MINUTES } from '../../domain/stop.js';
import type { StopMinutes } from '../../domain/types.js';
import { queueNotice } from '../../messaging/owner-notice.js';
import { wakeHeld } from '../../messaging/due.js';
import { hasNumber } from '../../records/sms-numbers.js';
import { errorCode, UNIQUE_VIOLATION } from '@waypost/base/error-code';
import { settings, settingsPatch, type Settings, type SettingsPatch } from './resource.js';
import { lockSettings, findSettings, type SettingsRow, updateSettings } from './rows.js';
import { listOwnerEmails } from '../staff/rows.js';

async function getSettings(scope: Scope): Promise<Settings> {
  return settingsView(scope, await findSettings(scope));
}

/**
 * PATCH /settings: applies from the next read on, but a shorter retention a week later. Throws 409 `in_use` for a
 * number that another courier's texts come from, 422 `invalid_value` for one that the operator did not give this
 * courier.
 */
export async function patchSettings(scope: Scope, { body }: { body: SettingsPatch }): Promise<Settings> {
  const {
    quiet_hours: quiet,
    stop_minutes: minutes,
    planning,
    retention_days: days,
    object: _object,
    retention_pending: _pending,
    ...columns
  } = body;
  const own = await lockSettings(scope);
  const retention = days === undefined ? undefined : setRetention(own, days, scope.now);
  if (columns.sms_from !== undefined && columns.sms_from === scope.deployment.sharedNumber) {
    throw numberInUse('This number is shared by couriers without their own. Send null to use it.');
  }
  await updateSettings(scope, {
    ...columns,
    retention_days: retention?.retention_days,
    retention_before_days: retention?.retention_before_days,
    retention_before_until: retention?.retention_before_until,
    notify_recipients: columns.notify_recipients && [...new Set(columns.notify_recipients)],
    rebook_on: columns.rebook_on && [...new Set(columns.rebook_on)],
    quiet_from: quiet?.from,
    quiet_to: quiet?.to,
    // JSON has no undefined fields.
    stop_minutes: minutes && ({ ...own.stop_minutes, ...minutes } as Partial<StopMinutes>),
    planning: planning && ({ ...own.planning, ...planning } as Partial<PlanningSettings>),
  }).catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION ? numberInUse('Another courier uses this number.') : error;
  });
  const number = columns.sms_from ?? own.sms_from;
  if (scope.tenant.mode === 'live' && number !== null && number !== own.sms_from) {
    await requireGiven(scope, number);
  }
  if (retention && retention !== own) await announceRetention(scope, own, retention);
  if (quiet || columns.timezone !== undefined) await wakeHeld(scope);
  return getSettings(scope);
}

/** Throws 422 `invalid_value` unless the operator gave the courier this number. */
async function requireGiven(scope: Scope, number: string): Promise<void> {
  if (await hasNumber(scope, number)) return;
  throw new AppError('invalid_value', {
    message: 'The operator has not assigned this number to you. Ask the operator for it.',
    param: 'sms_from',
  });
}

/** Tells the owners when personal data will be erased sooner, so that they can set the time back before it is. */
async function announceRetention(scope: Scope, before: SettingsRow, after: Retention): Promise<void> {
  if (!isPending(after, scope.now)) return;
  const owners = await listOwnerEmails(scope);
  const to = [...new Set([...owners, ...before.notify_emails])];
  const words = (days: number | null) => (days === null ? 'for ever' : `for ${days} days`);
  await queueNotice(scope, 'retention_shortened', to, {
    subject: 'Proofs of delivery will be erased sooner',
    paragraphs: [
      `From ${after.retention_before_until.toISOString()} the personal data of closed orders, signatures and photos included, are kept ${words(after.retention_days)} in the ${scope.tenant.mode} environment. Until then they are kept ${words(after.retention_before_days)}, as before.`,
      'Erased data cannot be restored.',
      `If this was not intended, reset retention_days before then, in the console's settings or with PATCH /settings:`,
    ],
    link: `${scope.deployment.publicUrl}/console`,
  });
}

const numberInUse = (message: string) => new AppError('in_use', { message, param: 'sms_from' });

function settingsView(scope: Scope, row: SettingsRow): Settings {
  return {
    object: 'settings',
    name: row.name,
    timezone: row.timezone,
    cut_off: row.cut_off,
    quiet_hours: { from: row.quiet_from, to: row.quiet_to },
    stop_minutes: { ...STOP_MINUTES, ...row.stop_minutes },
    planning: { ...PLANNING_SETTINGS, ...row.planning },
    sender_name: row.sender_name,
    phone: row.phone,
    colour: row.colour,
    reply_to: row.reply_to,
    sms_from: row.sms_from,
    retention_days: row.retention_days,
    retention_pending: isPending(row, scope.now)
      ? {
          from: row.retention_before_days,
          to: row.retention_days,
          at: row.retention_before_until.toISOString(),
        }
      : undefined,
    notify_emails: row.notify_emails,
    notify_recipients: row.notify_recipients,
    goods_not_in: row.goods_not_in,
    rebook_on: row.rebook_on ?? [...FAIL_REASONS],
    max_attempts: row.max_attempts,
  };
}

export const settingsOperations: Operation[] = [
  defineOperation({
    route: 'GET /settings',
    name: 'settings.get',
    summary: 'Get the settings',
    description: 'Live and the sandbox have separate settings.',
    scopes: SCOPES,
    response: settings,
    lock: (scope) => lockSettings(scope),
    command: getSettings,
  }),
  defineOperation({
    route: 'PATCH /settings',
    name: 'settings.update',
    summary: 'Change settings',
    description:
      'Changes take effect at once, except a shorter `retention_days`, which takes effect a week later and is announced to owners. Existing messages, bookings and plans are kept. Depots keep their time zone, and shippers their own sender name. Requires a key with every scope.',
    scopes: SCOPES,
    everyScope: true,
    ownersOnly: true,
    body: settingsPatch,
    response: settings,
    errors: ['in_use'],
    command: patchSettings,
  }),
];
