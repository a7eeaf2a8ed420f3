/** Drivers. */
import { z } from 'zod';
import { DRIVER_ROLES } from '@waypost/planning/routing-problem';
import { APP_STATUSES } from '../../domain/states/driver.js';
import { SMS_CHARACTERS } from '../../domain/text-lengths.js';
import { phone, phoneInput } from '../../resources/phone.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { shifts, shiftsInput } from '../../resources/working-day.js';
import { clearable, defineResource, optional, required } from '../define-resource.js';

const appStatus = enumOf('DriverAppStatus', APP_STATUSES, {
  invited: 'Has a link but no PIN yet.',
  active: 'Has set a PIN.',
  suspended: 'Cannot sign in until resumed.',
});

const role = enumOf('DriverRole', DRIVER_ROLES, {
  driver: 'Drives, and can ride as a mate.',
  mate: 'Rides along where a stop needs two people.',
});
const ROLE = { description: "The driver's role on a van." };
const SHIFTS = {
  description:
    "Working hours in the depot's local time: an entry without `weekday` applies to every day, and days without an entry are off. If absent, the depot's opening hours.",
  example: [{ weekday: 1, from: '07:00', to: '15:00' }],
};
const name = { description: 'Their name.', example: 'Uma Usman' };

export const driver = defineResource('driver', 'Driver', {
  name: { ...required(fields.name.meta(name)), shown: z.string().meta(name) },
  phone: { ...required(phoneInput), shown: phone },
  depot: optional(
    fields.idOf('depot', "ID of the driver's depot; if absent, they drive for every depot."),
    'ID of the depot.',
  ),
  app_status: {
    shown: appStatus.describe('`active` once the driver has set a PIN.'),
    ignored: "The driver's app status.",
  },
  locked_until: {
    shown: fields
      .moment(
        'When the lock after five wrong PINs ends; present only while the driver is locked out. A new invitation ends it.',
      )
      .optional()
      .meta(fields.RARE),
  },
  role: {
    shown: role.describe(ROLE.description),
    input: role.default('driver').meta(ROLE),
    patch: role.meta(ROLE).optional(),
  },
  shifts: clearable(shiftsInput.meta(SHIFTS), shifts, SHIFTS),
});
export type Driver = z.output<typeof driver.resource>;
export type DriverInput = z.output<typeof driver.input>;
export type DriverPatch = z.output<typeof driver.patch>;

export const driverQuery = z.strictObject({
  removed: fields.flag
    .optional()
    .describe('true for removed drivers who are not erased, instead of those who can be given a route.')
    .meta({ example: false }),
  ...fields.paging,
});
export type DriverQuery = z.output<typeof driverQuery>;

export const driverMessageInput = z
  .strictObject({
    text: fields.prose(SMS_CHARACTERS).meta({
      description: 'The text to send.',
      example: 'The A23 is closed at Purley. Take the A22.',
    }),
  })
  .meta({ id: 'DriverMessageInput' });
export type DriverMessageInput = z.output<typeof driverMessageInput>;
