/** Operations of settings. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { lockSettings } from './rows.js';
import { settings } from './resource.js';
import { getSettings, patchSettings } from './commands.js';
import { settingsPatch } from './schemas.js';

export const settingsOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/settings',
    name: 'settings.get',
    summary: 'Get the settings',
    description: 'Live and the sandbox have separate settings.',
    extension: true,
    scopes: SCOPES,
    status: 200,
    response: settings,
    lock: (scope) => lockSettings(scope),
    command: getSettings,
  }),
  defineOperation({
    method: 'PATCH',
    path: '/settings',
    name: 'settings.update',
    summary: 'Change settings',
    description:
      'Changes take effect at once, except a shorter `retention_days`, which takes effect a week later and is announced to owners. Existing messages, bookings and plans are kept. Depots keep their time zone, and shippers their own sender name. Requires a key with every scope.',
    extension: true,
    scopes: SCOPES,
    everyScope: true,
    ownersOnly: true,
    body: settingsPatch,
    status: 200,
    response: settings,
    errors: ['in_use'],
    command: patchSettings,
  }),
];
