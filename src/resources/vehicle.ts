/** Vehicles. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';
import { shifts, skillsShown } from './working-day.js';

export const PLATE = 'Number plate.';

/** Fields as they are sent and returned. */
export const vehicleFields = {
  name: fields.name.meta({ description: 'What the depot calls it.', example: 'Van 1' }),
  registration: fields.line(20).meta({ example: 'LV24 KTE' }),
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
  crew: fields.crewSize('People on the van; 1 if left out.'),
  depot: fields.idOf('depot', 'Id of its depot; without one it serves every depot.'),
  max_stops: z
    .number()
    .int()
    .min(1)
    .max(fields.MAX_IDS)
    .meta({ description: 'The most stops of its route.', example: 20, ...fields.EXTENSION }),
  max_miles: z
    .number()
    .positive()
    .max(2_000)
    .meta({ description: 'The most miles of its route.', example: 120, ...fields.EXTENSION }),
  active: z.boolean().meta({ description: 'Whether it is used in planning.', example: true }),
};

export const SHIFTS = {
  description:
    'When it is used, local time of the depot; an entry without a weekday holds for every day, and a day without an entry is off. Without it, whenever the depot is open.',
  example: [{ from: '07:00', to: '19:00' }],
  ...fields.EXTENSION,
};
export const SKILLS = {
  description: 'What it can do, as labels that orders may ask for.',
  ...fields.EXTENSION,
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
    shifts: shifts.meta(SHIFTS).optional(),
    skills: skillsShown.meta(SKILLS).optional(),
    max_stops: vehicleFields.max_stops.optional(),
    max_miles: vehicleFields.max_miles.optional(),
    active: vehicleFields.active,
  })
  .meta({ id: 'Vehicle' });
export type Vehicle = z.output<typeof vehicle>;
