/** A driver's standing with the app. */
import { stateTable } from './machine.js';

export const APP_STATUSES = ['invited', 'active', 'suspended'] as const;
export type AppStatus = (typeof APP_STATUSES)[number];

export type DriverEvent = 'pin_set' | 'suspended' | 'resumed' | 'resumed_without_pin';

export const DRIVER_MACHINE = stateTable<AppStatus, DriverEvent>({
  entity: 'Driver',
  states: APP_STATUSES,
  begins: 'invited',
  transitions: [
    { from: ['invited', 'active'], event: 'pin_set', to: 'active' },
    { from: ['invited', 'active'], event: 'suspended', to: 'suspended' },
    { from: ['suspended'], event: 'resumed', to: 'active' },
    { from: ['suspended'], event: 'resumed_without_pin', to: 'invited' },
  ],
});
