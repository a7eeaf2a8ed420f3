/** Runs, drivers' reports about their stops, and vehicle positions on the wire. */
import { z } from 'zod';
import { NAME_CHARACTERS } from '../../domain/text-lengths.js';
import { photoIds } from '../../setup/photos/resource.js';
import { BARCODE, scannedBarcode } from '../../resources/piece.js';
import { runStatus } from '../../resources/run.js';
import * as fields from '../../resources/schema-helpers.js';
import { failReason } from '../../resources/stop.js';
import { doubtedPosition, SPEED } from '../../resources/vehicle-position.js';

const MAX_PIECES = 999;
const MAX_POSITIONS = 100;

export const runQuery = z.strictObject({
  date: fields.date,
  driver: fields.idOf('driver').optional(),
  status: runStatus.describe('Filter by status.').optional(),
  ...fields.paging,
});

export type RunParams = { run_id: string };
export type StopParams = { run_id: string; stop_id: string };

export const stopQuery = z.strictObject(fields.paging);
export type StopQuery = z.output<typeof stopQuery>;

const occurred_at = fields.dateTime
  .optional()
  .describe('When it happened, if earlier than now: for a driver who was out of coverage.');
const photo_ids = photoIds.optional();
const notes = fields
  .freeText(2000)
  .meta({ description: "The driver's notes.", example: 'Left with the concierge.' })
  .optional();

/** Body of POST /runs/{run_id}/start and …/arrive. */
export const momentInput = z.strictObject({ occurred_at });
export type MomentInput = z.output<typeof momentInput>;

export const breakdownInput = z
  .strictObject({
    note: fields
      .freeText(2000)
      .meta({ description: 'What is wrong, and where.', example: 'Clutch, by the A232.' })
      .optional(),
    occurred_at,
  })
  .meta({ id: 'BreakdownInput' });
export type BreakdownInput = z.output<typeof breakdownInput>;

export const completeInput = z
  .strictObject({
    signed_by: fields
      .freeLine(NAME_CHARACTERS)
      .meta({ description: 'Who received the goods.', example: 'S. Griffiths' })
      .optional(),
    photo_ids,
    pieces_delivered: z
      .array(scannedBarcode.meta({ example: BARCODE.example }))
      .max(MAX_PIECES)
      .optional()
      .describe('Barcodes of the pieces handed over; defaults to all.'),
    notes,
    occurred_at,
  })
  .meta({ id: 'StopCompletion' });
export type CompleteInput = z.output<typeof completeInput>;

export const failInput = z
  .strictObject({
    reason: failReason.meta({ description: 'Why it failed.', example: 'no_answer' }),
    photo_ids,
    rebook: z.boolean().optional().meta({
      description:
        'Asks the recipient for another slot at once. Defaults to true, unless the settings `rebook_on` or `max_attempts` say otherwise.',
      default: true,
    }),
    notes,
    occurred_at,
  })
  .meta({ id: 'StopFailure' });
export type FailInput = z.output<typeof failInput>;

export const driveInput = z
  .strictObject({
    speed: z
      .number()
      .min(1)
      .max(1000)
      .meta({ description: 'Speed as a multiple of real time; if omitted, all at once.', example: 60 })
      .optional(),
    late_minutes: z
      .number()
      .int()
      .min(0)
      .max(720)
      .meta({
        description:
          'Minutes by which the van leaves late; runs at 60 times real time unless `speed` is set.',
        example: 30,
      })
      .optional(),
    fail_share: z
      .number()
      .min(0)
      .max(1)
      .default(0)
      .meta({ description: 'Share of stops that fail.', example: 0.1 }),
    breakdown_at_stop: z
      .number()
      .int()
      .min(1)
      .max(999)
      .meta({
        description: 'The van breaks down after the stop with this sequence.',
        example: 4,
      })
      .optional(),
    seed: z.number().int().min(0).max(2_147_483_647).default(0).meta({
      description: 'Determines which stops fail and why; the same seed gives the same result.',
      example: 7,
    }),
    waits_for_suggestions: z.boolean().default(false).meta({
      description:
        "With `speed` or `late_minutes`, pauses the run's clock while a suggestion about its day is open.",
      example: true,
    }),
  })
  .meta({ id: 'DriveInput' });
export type DriveInput = z.output<typeof driveInput>;

/** Body of a position sent by a driver's page, for the van they drive. */
export const pagePosition = z.strictObject({
  ...fields.position,
  heading: z
    .number()
    .min(0)
    .max(360)
    .meta({ example: 87 })
    .optional()
    .describe('Degrees clockwise from north.'),
  speed_mph: z.number().min(0).max(200).meta(SPEED).optional(),
  at: fields.dateTime.optional().describe('Defaults to now.'),
  accuracy_m: z
    .number()
    .min(0)
    .meta({ example: 12 })
    .optional()
    .describe('Accuracy radius in metres, as reported by the device.'),
});

const position = z.strictObject({ vehicle: fields.idOf('vehicle'), ...pagePosition.shape });

export const positionBatch = z.strictObject({
  positions: z.array(position).min(1).max(MAX_POSITIONS).describe('The positions.'),
});
export type PositionBatch = z.output<typeof positionBatch>;
export const positionResult = z.object({
  accepted: z.number().int().meta({ description: 'Number of accepted positions.', example: 2 }),
  doubted: z
    .array(doubtedPosition.extend({ vehicle: fields.idOf('vehicle') }))
    .optional()
    .describe(
      'Implausible positions, unless a later one is plausible: they are stored but have no effect. Absent if there are none.',
    ),
});
export type PositionResult = z.output<typeof positionResult>;

export const trackingQuery = z.strictObject({ depot: fields.idOf('depot').optional(), ...fields.paging });
export type TrackingQuery = z.output<typeof trackingQuery>;
