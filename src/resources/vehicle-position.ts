/** Positions of vehicles. */
import { z } from 'zod';
import { DOUBTS } from '../domain/position-trust.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const SPEED = { description: 'Miles an hour, or null.', example: 23 };

/** A reported position that is not believed. */
export const doubtedPosition = z
  .object({
    ...fields.knownPosition,
    at: fields.moment('When the vehicle is said to have been there.'),
    doubt: enumOf('PositionDoubt', DOUBTS, {
      inaccurate: 'Its accuracy is worse than a kilometre.',
      out_of_area:
        'It is far from every depot and from the stops of the run; or the first in an hour, and far from the way of the run.',
      too_fast: 'No van can have come there in the time since the last one.',
    }).describe('Why it is not believed.'),
  })
  .meta({ id: 'DoubtedPosition' });

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
    doubted: fields
      .refTo(doubtedPosition, 'What was reported last, where that is later and not believed.')
      .optional()
      .meta(fields.EXTENSION),
  })
  .meta({ id: 'VehiclePosition' });
export type VehiclePosition = z.output<typeof vehiclePosition>;
