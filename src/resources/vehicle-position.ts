/** Positions of vehicles. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const SPEED = { description: 'Miles an hour, or null.', example: 23 };

export const vehiclePosition = z
  .object({
    object: fields.object('vehicle_position'),
    vehicle: fields.idOf('vehicle'),
    run: fields.idOf('run'),
    ...fields.knownPosition,
    heading: fields.nullable(z.number(), {
      description: 'Degrees clockwise from north, or null.',
      example: 87,
    }),
    speed_mph: fields.nullable(z.number(), SPEED),
    next_stop: fields.nullableIdOf('stop', 'Id of the next open stop of the run, or null.'),
    running_late_minutes: z
      .number()
      .int()
      .meta({ description: 'Minutes behind plan at the next stop.', example: 0 }),
    updated_at: fields.updatedAt,
  })
  .meta({ id: 'VehiclePosition' });
export type VehiclePosition = z.output<typeof vehiclePosition>;
