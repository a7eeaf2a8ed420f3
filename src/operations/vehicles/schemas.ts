/** Inputs of operations on vehicles. */
import { z } from 'zod';
import { PLATE, vehicle, vehicleFields as fields } from '../../resources/vehicle.js';
import * as words from '../../resources/schema-helpers.js';

const owned = words.readOnly(vehicle.shape, 'id', 'object');

/** Body of POST /vehicles. */
export const vehicleInput = z
  .strictObject({
    ...owned,
    name: fields.name,
    registration: fields.registration.describe(PLATE).optional(),
    capacity_m3: fields.capacity_m3.optional(),
    capacity_kg: fields.capacity_kg.optional(),
    crew: fields.crew.optional(),
    depot: fields.depot.optional(),
    active: fields.active.default(true),
  })
  .meta({ id: 'VehicleInput' });
export type VehicleInput = z.output<typeof vehicleInput>;

/** Body of PATCH /vehicles/{vehicle_id}; null clears a value. */
export const vehiclePatch = z
  .strictObject({
    ...owned,
    name: fields.name.optional(),
    registration: fields.registration.nullable().describe(PLATE).optional(),
    capacity_m3: fields.capacity_m3.nullable().describe('Load space, cubic metres.').optional(),
    capacity_kg: fields.capacity_kg.nullable().describe('Payload, kilograms.').optional(),
    crew: fields.crew.nullable().describe('People.').optional(),
    depot: fields.depot.nullable().describe('Id of the depot.').optional(),
    active: fields.active.optional(),
  })
  .meta({ id: 'VehiclePatch' });
export type VehiclePatch = z.output<typeof vehiclePatch>;

export const vehicleParams = z.object({ vehicle_id: words.idOf('vehicle') });
export const vehicleQuery = z.strictObject(words.paging);
