/** Operations of settings. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { lockSettings } from '../../records/settings.js';
import { settings } from '../../resources/settings.js';
import { getSettings, patchSettings } from './commands.js';
import { settingsPatch } from './schemas.js';

export const settingsOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/settings',
    name: 'settings.get',
    summary: 'Get the settings',
    description: 'Live and the sandbox have settings of their own.',
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
      'They hold at once, but a shorter `retention_days` a week later, and owners are told; what was sent, booked or planned before stays. Depots keep their time zone, and shippers the name that they have set. This takes a key that holds every scope.',
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
