/** Vehicles on the wire: what may be sent, what is returned. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';

const fields = {
  name: words.text(120),
  registration: words.text(20).meta({ example: 'LV24 KTE' }),
  capacity_m3: z.number().min(0).max(1_000).describe('Load space, cubic metres; unlimited if left out.'),
  capacity_kg: z.number().min(0).max(100_000).describe('Payload, kilograms; unlimited if left out.'),
  crew: z.union([z.literal(1), z.literal(2)]).describe('People on the van; 1 if left out.'),
  depot: words.id.describe('Id of its depot; without one it serves every depot.'),
};

/** Body of POST /vehicles. */
export const vehicleInput = z
  .strictObject({
    ...words.readOnly('id', 'object'),
    name: fields.name,
    registration: fields.registration.optional(),
    capacity_m3: fields.capacity_m3.optional(),
    capacity_kg: fields.capacity_kg.optional(),
    crew: fields.crew.optional(),
    depot: fields.depot.optional(),
    active: z.boolean().default(true),
  })
  .meta({ id: 'VehicleInput' });
export type VehicleInput = z.output<typeof vehicleInput>;

/** Body of PATCH /vehicles/{vehicle_id}; null takes a value away. */
export const vehiclePatch = z
  .strictObject({
    ...words.readOnly('id', 'object'),
    name: fields.name.optional(),
    registration: fields.registration.nullable().optional(),
    capacity_m3: fields.capacity_m3.nullable().optional(),
    capacity_kg: fields.capacity_kg.nullable().optional(),
    crew: fields.crew.nullable().optional(),
    depot: fields.depot.nullable().optional(),
    active: z.boolean().optional(),
  })
  .meta({ id: 'VehiclePatch' });
export type VehiclePatch = z.output<typeof vehiclePatch>;

export const vehicleParams = z.object({ vehicle_id: words.id });

export const vehicle = z
  .object({
    id: words.id,
    object: z.literal('vehicle'),
    name: fields.name,
    registration: fields.registration.optional(),
    capacity_m3: fields.capacity_m3.optional(),
    capacity_kg: fields.capacity_kg.optional(),
    crew: fields.crew.optional(),
    depot: fields.depot.optional(),
    active: z.boolean().describe('Whether it is used in planning.'),
  })
  .meta({ id: 'Vehicle' });
