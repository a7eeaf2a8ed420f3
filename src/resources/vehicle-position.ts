/** Positions of vehicles. */
import { z } from 'zod';
import { DOUBTS } from '../domain/position-trust.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const SPEED = { description: 'Miles per hour, or null.', example: 23 };

/** A reported position that is not believed. */
export const doubtedPosition = z
  .object({
    ...fields.knownPosition,
    at: fields.moment('The reported time of the position.'),
    doubt: enumOf('PositionDoubt', DOUBTS, {
      inaccurate: 'Its accuracy is worse than a kilometre.',
      out_of_area:
        'It is far from every depot and from the stops of the run; or it is the first in an hour, and far from the path of the run.',
      too_fast: 'No van can have travelled there since the previous position.',
    }).describe('Why the position is doubted.'),
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
    next_stop: fields.nullableIdOf('stop', 'ID of the next open stop of the run, or null.'),
    running_late_minutes: z
      .number()
      .int()
      .meta({ description: 'Minutes behind plan at the next stop.', example: 0 }),
    updated_at: fields.updatedAt,
    doubted: fields
      .refTo(doubtedPosition, 'The latest reported position, if it is later and doubted.')
      .optional(),
  })
  .meta({ id: 'VehiclePosition' });
export type VehiclePosition = z.output<typeof vehiclePosition>;
