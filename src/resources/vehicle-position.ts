/** Positions of vehicles. */
import { z } from 'zod';
import * as words from './schema-helpers.js';

export const SPEED = { description: 'Miles an hour, or null.', example: 23 };

export const vehiclePosition = z
  .object({
    object: words.object('vehicle_position'),
    vehicle: words.idOf('vehicle'),
    run: words.idOf('run'),
    ...words.foundPosition,
    heading: words.nullable(z.number(), {
      description: 'Degrees clockwise from north, or null.',
      example: 87,
    }),
    speed_mph: words.nullable(z.number(), SPEED),
    next_stop: words.nullableIdOf('stop', 'Id of the next open stop of the run, or null.'),
    running_late_minutes: z
      .number()
      .int()
      .meta({ description: 'Minutes behind plan at the next stop.', example: 0 }),
    updated_at: words.updatedAt,
  })
  .meta({ id: 'VehiclePosition' });
export type VehiclePosition = z.output<typeof vehiclePosition>;
