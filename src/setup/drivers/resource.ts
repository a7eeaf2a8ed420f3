/** Drivers. */
import { z } from 'zod';
import { DRIVER_ROLES } from '@waypost/planning/routing-problem';
import { APP_STATUSES } from '../../domain/states/driver.js';
import { phone } from '../../resources/address.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { shifts } from '../../resources/working-day.js';

const appStatus = enumOf('DriverAppStatus', APP_STATUSES, {
  invited: 'Has a link but no PIN yet.',
  active: 'Has set a PIN.',
  suspended: 'Cannot sign in until resumed.',
});

export const driverRole = enumOf('DriverRole', DRIVER_ROLES, {
  driver: 'Drives, and can ride as a mate.',
  mate: 'Rides along where a stop needs two people.',
});

export const NAME = { description: 'Their name.', example: 'Uma Usman' };
export const SHIFTS = {
  description:
    "Working hours in the depot's local time: an entry without `weekday` applies to every day, and days without an entry are off. If absent, the depot's opening hours.",
  example: [{ weekday: 1, from: '07:00', to: '15:00' }],
  ...fields.EXTENSION,
};
export const stationedAt = fields.idOf(
  'depot',
  "ID of the driver's depot; if absent, they drive for every depot.",
);

export const driver = z
  .object({
    id: fields.ownId('driver'),
    object: fields.object('driver'),
    name: z.string().meta(NAME),
    phone,
    depot: stationedAt.optional(),
    app_status: appStatus.describe('`active` once the driver has set a PIN.'),
    locked_until: fields
      .moment(
        'When the lock after five wrong PINs ends; present only while the driver is locked out. A new invitation ends it.',
      )
      .meta(fields.EXTENSION)
      .optional()
      .meta(fields.RARE),
    role: driverRole.describe("The driver's role on a van.").meta(fields.EXTENSION),
    shifts: shifts.meta(SHIFTS).optional(),
  })
  .meta({ id: 'Driver' });
export type Driver = z.output<typeof driver>;
