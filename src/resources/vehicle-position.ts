/** Positions of vehicles. */
import { z } from 'zod';
import { DOUBTS } from '../domain/position-trust.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const SPEED = { description: 'Miles per hour.', example: 23 };

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
    heading: z
      .number()
      .meta({ description: 'Degrees clockwise from north; absent if not reported.', example: 87 })
      .optional(),
    speed_mph: z
      .number()
      .meta({ ...SPEED, description: `${SPEED.description.slice(0, -1)}; absent if not reported.` })
      .optional(),
    next_stop: fields.idOf('stop', 'ID of the next open stop of the run; absent if none is open.').optional(),
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
