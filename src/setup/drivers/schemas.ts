/** Inputs of operations on drivers. */
import { z } from 'zod';
import { SMS_CHARACTERS } from '../../domain/text-lengths.js';
import { phoneInput } from '../../resources/address.js';
import { driver, driverRole, NAME, SHIFTS, stationedAt } from './resource.js';
import * as fields from '../../resources/schema-helpers.js';
import { shiftsInput } from '../../resources/working-day.js';

const app_status = driver.shape.app_status.describe("The driver's app status.");
const owned = fields.readOnly({ ...driver.shape, app_status }, 'id', 'object', 'app_status', 'locked_until');
const name = fields.name.meta(NAME);
const shifts = shiftsInput.meta(SHIFTS);

const ROLE = { description: "The driver's role on a van.", ...fields.EXTENSION };

/** Body of POST /drivers. */
export const driverInput = z
  .strictObject({
    ...owned,
    name,
    phone: phoneInput,
    depot: stationedAt.optional(),
    role: driverRole.default('driver').meta(ROLE),
    shifts: shifts.nullable().meta(SHIFTS).optional(),
  })
  .meta({ id: 'DriverInput' });
export type DriverInput = z.output<typeof driverInput>;

/** Body of PATCH /drivers/{driver_id}; null clears the depot or the shifts. */
export const driverPatch = z
  .strictObject({
    ...owned,
    name: name.optional(),
    phone: phoneInput.optional(),
    depot: stationedAt.nullable().describe('ID of the depot.').optional(),
    role: driverRole.meta(ROLE).optional(),
    shifts: shifts.nullable().meta(SHIFTS).optional(),
  })
  .meta({ id: 'DriverPatch' });
export type DriverPatch = z.output<typeof driverPatch>;

export const driverParams = z.object({ driver_id: fields.idOf('driver') });
export const driverQuery = z.strictObject({
  removed: fields.flag
    .optional()
    .describe('true for removed drivers who are not erased, instead of those who can be given a route.')
    .meta({ ...fields.EXTENSION, example: false }),
  ...fields.paging,
});
export type DriverQuery = z.output<typeof driverQuery>;

/** Body of POST /drivers/{driver_id}/messages. */
export const driverMessageInput = z
  .strictObject({
    text: fields.prose(SMS_CHARACTERS).meta({
      description: 'The text to send.',
      example: 'The A23 is closed at Purley. Take the A22.',
    }),
  })
  .meta({ id: 'DriverMessageInput' });
export type DriverMessageInput = z.output<typeof driverMessageInput>;
