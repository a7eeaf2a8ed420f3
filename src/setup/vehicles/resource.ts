/** Vehicles. */
import { z } from 'zod';
import { shifts, shiftsInput, skills, skillsShown } from '../../resources/working-day.js';
import * as fields from '../../resources/schema-helpers.js';
import { clearable, defineResource, optional, required } from '../define-resource.js';

const PLATE = 'Number plate.';
const plate = fields.line(20).meta({ example: 'LV24 KTE' });
const maxStops = optional(
  z.number().int().min(1).max(fields.MAX_IDS).meta({ description: 'Maximum stops per route.', example: 20 }),
);
const maxMiles = optional(
  z.number().positive().max(2_000).meta({ description: 'Maximum miles per route.', example: 120 }),
);
const active = required(z.boolean().meta({ description: 'Whether planning uses it.', example: true }));

export const vehicle = defineResource('vehicle', 'Vehicle', {
  name: required(fields.name.meta({ description: "The vehicle's name.", example: 'Van 1' })),
  registration: {
    ...optional(plate.describe(PLATE)),
    patch: plate.nullable().describe(PLATE).optional(),
  },
  capacity_m3: optional(
    z
      .number()
      .min(0)
      .max(1_000)
      .meta({ description: 'Load space in cubic metres; unlimited if omitted.', example: 12 }),
    'Load space in cubic metres.',
  ),
  capacity_kg: optional(
    z
      .number()
      .min(0)
      .max(100_000)
      .meta({ description: 'Payload in kilograms; unlimited if omitted.', example: 1200 }),
    'Payload, kilograms.',
  ),
  crew: optional(fields.crewSize('People on the van; defaults to 1.'), 'People.'),
  depot: optional(
    fields.idOf('depot', 'ID of its depot; if absent, it serves every depot.'),
    'ID of the depot.',
  ),
  shifts: clearable(shiftsInput, shifts, {
    description:
      "Hours of use in the depot's local time: an entry without `weekday` applies to every day, and days without an entry are off. If absent, the depot's opening hours.",
    example: [{ from: '07:00', to: '19:00' }],
  }),
  skills: {
    ...clearable(skills, skillsShown, {
      description: 'Its skills, as labels that orders can require.',
    }),
    list: true,
  },
  max_stops: { ...maxStops, input: maxStops.patch },
  max_miles: { ...maxMiles, input: maxMiles.patch },
  active: { ...active, input: active.input.default(true) },
});
export type Vehicle = z.output<typeof vehicle.resource>;
export type VehicleInput = z.output<typeof vehicle.input>;
export type VehiclePatch = z.output<typeof vehicle.patch>;

export const vehicleQuery = z.strictObject(fields.paging);
