/** Inputs of operations on absences. */
import { z } from 'zod';
import { absence, absenceFields } from './resource.js';
import * as fields from '../../resources/schema-helpers.js';

/** Body of POST /drivers/{driver_id}/absences and POST /vehicles/{vehicle_id}/absences. */
export const absenceInput = z
  .strictObject({
    ...fields.readOnly(absence.shape, 'id', 'object'),
    from: absenceFields.from,
    to: absenceFields.to,
    reason: absenceFields.reason.nullable().describe('Why.').optional(),
  })
  .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
  .meta({ id: 'AbsenceInput' });
export type AbsenceInput = z.output<typeof absenceInput>;

const absence_id = fields.idOf('absence');
export const driverParams = z.object({ driver_id: fields.idOf('driver') });
export const vehicleParams = z.object({ vehicle_id: fields.idOf('vehicle') });
export const driverAbsenceParams = driverParams.extend({ absence_id });
export const vehicleAbsenceParams = vehicleParams.extend({ absence_id });
export const absenceQuery = z.strictObject(fields.paging);
