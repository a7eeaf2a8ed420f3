/** Absences of drivers and vehicles. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

export const absenceFields = {
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
