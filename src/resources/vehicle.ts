/** Vehicles. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const PLATE = 'Number plate.';

/** Fields as they are sent and returned. */
export const vehicleFields = {
  name: fields.text(120).meta({ description: 'What the depot calls it.', example: 'Van 1' }),
  registration: fields.text(20).meta({ example: 'LV24 KTE' }),
  capacity_m3: z
    .number()
    .min(0)
    .max(1_000)
    .meta({ description: 'Load space, cubic metres; unlimited if left out.', example: 12 }),
  capacity_kg: z
    .number()
    .min(0)
    .max(100_000)
    .meta({ description: 'Payload, kilograms; unlimited if left out.', example: 1200 }),
  crew: z.union([z.literal(1), z.literal(2)]).describe('People on the van; 1 if left out.'),
  depot: fields.idOf('depot', 'Id of its depot; without one it serves every depot.'),
  active: z.boolean().meta({ description: 'Whether it is used in planning.', example: true }),
};

export const vehicle = z
  .object({
    id: fields.ownId('vehicle'),
    object: fields.object('vehicle'),
    name: vehicleFields.name,
    registration: vehicleFields.registration.describe(PLATE).optional(),
    capacity_m3: vehicleFields.capacity_m3.optional(),
    capacity_kg: vehicleFields.capacity_kg.optional(),
    crew: vehicleFields.crew.optional(),
    depot: vehicleFields.depot.optional(),
    active: vehicleFields.active,
  })
  .meta({ id: 'Vehicle' });
export type Vehicle = z.output<typeof vehicle>;
