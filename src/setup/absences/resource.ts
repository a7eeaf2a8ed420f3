/** Absences of drivers and vehicles. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

const absenceFields = {
  from: fields.date.meta({ description: 'The first day.' }),
  to: fields.date.meta({ description: 'The last day; not before `from`.' }),
  reason: fields.text(500).meta({ description: 'Why.', example: 'Annual leave' }),
};

export const absence = z
  .object({
    id: fields.ownId('absence'),
    object: fields.object('absence'),
    from: absenceFields.from,
    to: absenceFields.to,
    reason: z.string().meta({ description: 'Why.', example: 'Annual leave' }).optional(),
  })
  .meta({ id: 'Absence', description: 'Days on which a driver does not work or a vehicle is not used.' });
export type Absence = z.output<typeof absence>;

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

export const absenceQuery = z.strictObject(fields.paging);
