/** Stops: of a planned route, and of a run. */
import { z } from 'zod';
import { FAIL_REASONS, STOP_TYPES } from '../domain/stop.js';
import { STOP_STATUSES } from '../domain/states/stop.js';
import { address } from './address.js';
import { enumOf } from './enum-docs.js';
import { BARCODE } from './piece.js';
import * as fields from './schema-helpers.js';

export const failReason = enumOf('FailReason', FAIL_REASONS, {
  no_answer: 'Nobody came to the door.',
  refused: 'The recipient did not take the goods.',
  wrong_item: 'Not what was ordered.',
  damaged: 'The goods are damaged.',
  no_access: 'The van or the goods could not get there.',
  other: 'Something else; see the notes.',
});

export const stopType = enumOf('StopType', STOP_TYPES, {
  delivery: 'Goods are brought.',
  collection: 'Goods are fetched.',
});

const stopStatus = enumOf('StopStatus', STOP_STATUSES, {
  pending: 'Still to be visited.',
  arrived: 'The driver is at the door.',
  completed: 'Delivered.',
  failed: 'Could not be delivered.',
  skipped: 'Not visited.',
});

const failureReason = failReason.nullable();

export const proof = z
  .object({
    signed_by: z.string().nullable().meta({
      description: 'Who took the goods in; null where nobody signed.',
      example: 'S. Griffiths',
    }),
    photo_ids: z
      .array(fields.bareId('photo'))
      .describe('Ids of the photos; a signature that was drawn is one of them.'),
    pieces_delivered: z
      .array(z.string().meta({ example: BARCODE.example }))
      .describe('Barcodes of the pieces that were handed over; none where the stop failed.'),
    notes: z
      .string()
      .nullable()
      .meta({ description: 'What the driver noted.', example: 'Left with the neighbour at 14.' }),
    at: fields.moment('When it happened, by the driver’s clock.'),
    recorded_by: z
      .string()
      .optional()
      .meta({
        description:
          'Which member of staff recorded the visit in place of the driver. Absent where a driver or a key recorded it.',
        example: fields.idMeta('staff').example,
        ...fields.EXTENSION,
      }),
  })
  .meta({ id: 'Proof', description: 'What the driver brought back from a stop.' });

export const stop = z
  .object({
    id: fields.ownId('stop'),
    object: fields.object('stop'),
    sequence: z.number().int().meta({ description: 'Position in the route or run, from 1.', example: 1 }),
    order: fields.idOf('order'),
    reference: z.string().meta({
      description: "The order's reference.",
      example: 'SO-10432',
      ...fields.EXTENSION,
    }),
    type: stopType.describe('What kind it is.'),
    address: address.nullable().describe('Where it is.'),
    window: z
      .object(fields.timeRange)
      .describe('The booked window; once published, its part around the ETA that the recipient was told.'),
    eta: fields.timeOfDay.meta({
      description: 'When the visit begins, local time of the depot.',
      example: '09:20',
    }),
    eta_at: fields
      .moment(
        "When the visit begins, where a van under way comes on a later day than its run's: `eta` is then the last minute of the run's day. Absent otherwise.",
      )
      .optional()
      .meta({ ...fields.RARE, ...fields.EXTENSION }),
    status: stopStatus.describe('Where it stands.'),
    pieces: z.number().int().meta({ description: 'How many pieces.', example: 2 }),
    failure_reason: failureReason.meta({ description: 'Why it failed, or null.', example: null }),
    completed_at: fields.futureMoment('When it was completed, or null.'),
    proof: proof.nullable().meta({
      description: 'Proof of delivery, or of the attempt; null before.',
      example: null,
      ...fields.EXTENSION,
    }),
  })
  .meta({ id: 'Stop' });
export type Stop = z.output<typeof stop>;

/** A stop as the events of runs carry it. */
export const stopOfRun = stop
  .extend({
    failure_reason: failureReason.describe('Why it failed, or null.'),
    completed_at: fields.nullableMoment('When it was completed, or null.'),
    run: z.string().meta(fields.idMeta('run')),
  })
  .meta({ id: 'StopOfRun', description: 'A stop, and the run that it is on.' });
export type StopOfRun = z.output<typeof stopOfRun>;
