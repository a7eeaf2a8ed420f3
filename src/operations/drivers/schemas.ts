/** Inputs of operations on drivers. */
import { z } from 'zod';
import { phoneInput } from '../../resources/address.js';
import { driver, NAME, SHIFTS, stationedAt } from '../../resources/driver.js';
import { weekOfHours } from '../../resources/depot.js';
import * as fields from '../../resources/schema-helpers.js';

const app_status = driver.shape.app_status.describe('Where the driver stands with the app.');
const owned = fields.readOnly({ ...driver.shape, app_status }, 'id', 'object', 'app_status');
const name = fields.text(120).meta(NAME);
const shifts = weekOfHours.meta({ ...SHIFTS, 'x-extension': true });

/** Body of POST /drivers. */
export const driverInput = z
  .strictObject({
    ...owned,
    name,
    phone: phoneInput,
    depot: stationedAt.optional(),
    shifts: shifts.optional(),
  })
  .meta({ id: 'DriverInput' });
export type DriverInput = z.output<typeof driverInput>;

/** Body of PATCH /drivers/{driver_id}; null clears the depot or the shifts. */
export const driverPatch = z
  .strictObject({
    ...owned,
    name: name.optional(),
    phone: phoneInput.optional(),
    depot: stationedAt.nullable().describe('Id of the depot.').optional(),
    shifts: shifts
      .nullable()
      .meta({ ...SHIFTS, 'x-extension': true })
      .optional(),
  })
  .meta({ id: 'DriverPatch' });
export type DriverPatch = z.output<typeof driverPatch>;

export const driverParams = z.object({ driver_id: fields.idOf('driver') });
export const driverQuery = z.strictObject(fields.paging);
