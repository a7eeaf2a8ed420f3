/** Inputs of operations on vehicles. */
import { z } from 'zod';
import { PLATE, SHIFTS, SKILLS, vehicle, vehicleFields } from './resource.js';
import { shiftsInput, skills } from '../../resources/working-day.js';
import * as fields from '../../resources/schema-helpers.js';

const MAX_STOPS = 'Maximum stops per route.';
const MAX_MILES = 'Maximum miles per route.';
const owned = fields.readOnly(vehicle.shape, 'id', 'object');

/** Body of POST /vehicles. */
export const vehicleInput = z
  .strictObject({
    ...owned,
    name: vehicleFields.name,
    registration: vehicleFields.registration.describe(PLATE).optional(),
    capacity_m3: vehicleFields.capacity_m3.optional(),
    capacity_kg: vehicleFields.capacity_kg.optional(),
    crew: vehicleFields.crew.optional(),
    depot: vehicleFields.depot.optional(),
    shifts: shiftsInput.nullable().meta(SHIFTS).optional(),
    skills: skills.nullable().meta(SKILLS).optional(),
    max_stops: vehicleFields.max_stops.nullable().describe(MAX_STOPS).optional(),
    max_miles: vehicleFields.max_miles.nullable().describe(MAX_MILES).optional(),
    active: vehicleFields.active.default(true),
  })
  .meta({ id: 'VehicleInput' });
export type VehicleInput = z.output<typeof vehicleInput>;

/** Body of PATCH /vehicles/{vehicle_id}; null clears a value. */
export const vehiclePatch = z
  .strictObject({
    ...owned,
    name: vehicleFields.name.optional(),
    registration: vehicleFields.registration.nullable().describe(PLATE).optional(),
    capacity_m3: vehicleFields.capacity_m3.nullable().describe('Load space in cubic metres.').optional(),
    capacity_kg: vehicleFields.capacity_kg.nullable().describe('Payload, kilograms.').optional(),
    crew: vehicleFields.crew.nullable().describe('People.').optional(),
    depot: vehicleFields.depot.nullable().describe('ID of the depot.').optional(),
    shifts: shiftsInput.nullable().meta(SHIFTS).optional(),
    skills: skills.nullable().meta(SKILLS).optional(),
    max_stops: vehicleFields.max_stops.nullable().describe(MAX_STOPS).optional(),
    max_miles: vehicleFields.max_miles.nullable().describe(MAX_MILES).optional(),
    active: vehicleFields.active.optional(),
  })
  .meta({ id: 'VehiclePatch' });
export type VehiclePatch = z.output<typeof vehiclePatch>;

export const vehicleParams = z.object({ vehicle_id: fields.idOf('vehicle') });
export const vehicleQuery = z.strictObject(fields.paging);
