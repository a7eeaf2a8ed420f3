/** Stops: of a planned route, and of a run. */
import { z } from 'zod';
import { FAIL_REASONS, STOP_TYPES } from '../domain/stop.js';
import { STOP_STATUSES } from '../domain/states/stop.js';
import { address } from './address.js';
import { enumOf } from './enum-docs.js';
import { photoIds } from '../setup/photos/resource.js';
import { BARCODE } from './piece.js';
import * as fields from './schema-helpers.js';

export const failReason = enumOf('FailReason', FAIL_REASONS, {
  no_answer: 'Nobody answered the door.',
  refused: 'The recipient did not accept the goods.',
  wrong_item: 'The goods were not those ordered.',
  damaged: 'The goods are damaged.',
  no_access: 'The van or the goods could not get there.',
  other: 'Another reason; see the notes.',
});

export const stopType = enumOf('StopType', STOP_TYPES, {
  delivery: 'Goods are delivered.',
  collection: 'Goods are collected.',
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
      description: 'Who received the goods; null if nobody signed.',
      example: 'S. Griffiths',
    }),
    photo_ids: photoIds.describe('IDs of the photos, including a drawn signature.'),
    pieces_delivered: z
      .array(z.string().meta({ example: BARCODE.example }))
      .describe('Barcodes of the pieces handed over; none if the stop failed.'),
    notes: z
      .string()
      .nullable()
      .meta({ description: "The driver's notes.", example: 'Left with the neighbour at 14.' }),
    at: fields.moment('When it happened, by the driver’s clock.'),
    position: z.object(fields.knownPosition).optional().meta({
      description:
        'Where the van was then. Absent if its last position is more than 10 minutes older or newer, or the office recorded the visit.',
    }),
    recorded_by: z
      .string()
      .optional()
      .meta({
        description:
          'The staff member who recorded the visit instead of the driver. Absent if a driver or a key recorded it.',
        example: fields.idMeta('staff').example,
      }),
  })
  .meta({ id: 'Proof', description: 'The proof of a visit.' });

export const stop = z
  .object({
    id: fields.ownId('stop'),
    object: fields.object('stop'),
    sequence: z
      .number()
      .int()
      .meta({ description: 'Position in the route or run, starting at 1.', example: 1 }),
    order: fields.idOf('order'),
    reference: z.string().meta({
      description: "The order's reference.",
      example: 'SO-10432',
    }),
    type: stopType.describe('Delivery or collection.'),
    address: fields.refTo(address, 'The location; absent if it was erased.').optional(),
    window: z
      .object(fields.timeRange)
      .describe(
        'The booked window; once published, the narrower window around the ETA sent to the recipient.',
      ),
    eta: fields.timeOfDay.meta({
      description: "When the visit begins, in the depot's local time.",
      example: '09:20',
    }),
    eta_at: fields
      .moment(
        "When the visit begins, if a van under way arrives on a day after its run's: `eta` is then the last minute of the run's day. Absent otherwise.",
      )
      .optional()
      .meta(fields.RARE),
    status: stopStatus.describe("The stop's status."),
    pieces: z.number().int().meta({ description: 'Number of pieces.', example: 2 }),
    failure_reason: failureReason.meta({ description: 'Why it failed, or null.', example: null }),
    completed_at: fields.futureMoment('When it was completed, or null.'),
    proof: proof.nullable().meta({
      description: 'Proof of delivery or of the attempt; null before the visit.',
      example: null,
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
  .meta({ id: 'StopOfRun', description: 'A stop and its run.' });
export type StopOfRun = z.output<typeof stopOfRun>;
