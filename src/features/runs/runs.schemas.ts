/** Runs, what drivers send about their stops, and vehicle positions, on the wire. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { RUN_STATUSES } from '../../domain/lifecycles.js';
import { FAIL_REASONS } from '../../domain/stop.js';

const MAX_PHOTOS = 20;
const MAX_PIECES = 999;
const MAX_POSITIONS = 100;

const count = z.number().int();

export const run = z
  .object({
    id: words.id,
    object: z.literal('run'),
    route: words.id,
    driver: words.id,
    vehicle: words.id,
    status: z.enum(RUN_STATUSES),
    started_at: words.timestamp.nullable(),
    completed_at: words.timestamp.nullable(),
    progress: z.object({ completed: count, failed: count, total: count }),
  })
  .meta({ id: 'Run' });

/** Query of GET /runs. */
export const runQuery = z.strictObject({
  date: words.date,
  driver: words.id.optional(),
  status: z.enum(RUN_STATUSES).optional(),
  ...words.paging,
});
export type RunQuery = z.output<typeof runQuery>;

export const runParams = z.object({ run_id: words.id });
export type RunParams = z.output<typeof runParams>;
export const stopParams = z.object({ run_id: words.id, stop_id: words.id });
export type StopParams = z.output<typeof stopParams>;

/** Query of GET /runs/{run_id}/stops. */
export const stopQuery = z.strictObject(words.paging);
export type StopQuery = z.output<typeof stopQuery>;

const occurred_at = words.dateTime
  .optional()
  .describe('When it happened, if that was before now: for a driver who was out of coverage.');
const photo_ids = z.array(words.id).max(MAX_PHOTOS).optional();
const notes = words.freeText(2000).optional();

/** Body of POST /runs/{run_id}/start and …/arrive. */
export const momentInput = z.strictObject({ occurred_at });
export type MomentInput = z.output<typeof momentInput>;

/** Body of POST /runs/{run_id}/stops/{stop_id}/complete. */
export const completeInput = z
  .strictObject({
    signed_by: words.freeText(120).optional(),
    photo_ids,
    pieces_delivered: z
      .array(words.text(64))
      .max(MAX_PIECES)
      .optional()
      .describe('Barcodes of the pieces handed over; by default all.'),
    notes,
    occurred_at,
  })
  .meta({ id: 'StopCompletion' });
export type CompleteInput = z.output<typeof completeInput>;

/** Body of POST /runs/{run_id}/stops/{stop_id}/fail. */
export const failInput = z
  .strictObject({
    reason: z.enum(FAIL_REASONS),
    photo_ids,
    rebook: z.boolean().default(true).describe('Asks the recipient for another slot at once.'),
    notes,
    occurred_at,
  })
  .meta({ id: 'StopFailure' });
export type FailInput = z.output<typeof failInput>;

/** Body of POST /sandbox/runs/{run_id}/drive. */
export const driveInput = z.strictObject({
  speed: z
    .number()
    .min(1)
    .max(1000)
    .default(60)
    .describe('How many times faster than planned the day went by.'),
});
export type DriveInput = z.output<typeof driveInput>;

const position = z.strictObject({
  vehicle: words.id,
  latitude: words.latitude,
  longitude: words.longitude,
  heading: z.number().min(0).max(360).optional().describe('Degrees clockwise from north.'),
  speed_mph: z.number().min(0).max(200).optional(),
  at: words.dateTime.optional().describe('Defaults to now.'),
});

/** Body of POST /tracking/positions. */
export const positionBatch = z.strictObject({ positions: z.array(position).min(1).max(MAX_POSITIONS) });
export type PositionBatch = z.output<typeof positionBatch>;
export const positionResult = z.object({ accepted: count });

/** Query of GET /tracking/vehicles. */
export const trackingQuery = z.strictObject({ depot: words.id.optional(), ...words.paging });
export type TrackingQuery = z.output<typeof trackingQuery>;

export const vehiclePosition = z
  .object({
    object: z.literal('vehicle_position'),
    vehicle: words.id,
    run: words.id,
    latitude: z.number(),
    longitude: z.number(),
    heading: z.number().nullable(),
    speed_mph: z.number().nullable(),
    next_stop: words.id.nullable(),
    running_late_minutes: count,
    updated_at: words.timestamp,
  })
  .meta({ id: 'VehiclePosition' });
