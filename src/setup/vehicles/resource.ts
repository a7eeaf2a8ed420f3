/** Vehicles. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';
import { shifts, skillsShown } from '../../resources/working-day.js';

export const PLATE = 'Number plate.';

/** Fields as they are sent and returned. */
export const vehicleFields = {
  name: fields.name.meta({ description: "The vehicle's name.", example: 'Van 1' }),
  registration: fields.line(20).meta({ example: 'LV24 KTE' }),
  capacity_m3: z
    .number()
    .min(0)
    .max(1_000)
    .meta({ description: 'Load space in cubic metres; unlimited if omitted.', example: 12 }),
  capacity_kg: z
    .number()
    .min(0)
    .max(100_000)
    .meta({ description: 'Payload in kilograms; unlimited if omitted.', example: 1200 }),
  crew: fields.crewSize('People on the van; defaults to 1.'),
  depot: fields.idOf('depot', 'ID of its depot; if absent, it serves every depot.'),
  max_stops: z
    .number()
    .int()
    .min(1)
    .max(fields.MAX_IDS)
    .meta({ description: 'Maximum stops per route.', example: 20, ...fields.EXTENSION }),
  max_miles: z
    .number()
    .positive()
    .max(2_000)
    .meta({ description: 'Maximum miles per route.', example: 120, ...fields.EXTENSION }),
  active: z.boolean().meta({ description: 'Whether planning uses it.', example: true }),
};

export const SHIFTS = {
  description:
    "Hours of use in the depot's local time: an entry without `weekday` applies to every day, and days without an entry are off. If absent, the depot's opening hours.",
  example: [{ from: '07:00', to: '19:00' }],
  ...fields.EXTENSION,
};
export const SKILLS = {
  description: 'Its skills, as labels that orders can require.',
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
