/** Depot scans on the wire. */
import { z } from 'zod';
import { SCAN_REJECTIONS } from '../../domain/goods.js';
import { enumOf } from '../../resources/enum-docs.js';
import { photoIds } from '../../resources/photo.js';
import { BARCODE, scanType } from '../../resources/piece.js';
import * as fields from '../../resources/schema-helpers.js';

const scanRejection = enumOf(SCAN_REJECTIONS, {
  unknown_barcode: 'No piece has this barcode.',
  already_delivered: 'The piece was handed over.',
  order_cancelled: 'Its order was cancelled.',
  unknown_depot: 'There is no such depot.',
  unknown_vehicle: 'There is no such vehicle.',
  at_in_future: "The scan's time has not come yet: the scanner's clock is wrong.",
});

/** The most scans of one request (specification "Limits"). */
const MAX_SCANS = 500;

const scan = z
  .strictObject({
    barcode: fields.text(64).meta(BARCODE),
    type: scanType.describe('What kind it is.'),
    depot: fields.idOf('depot').optional(),
    vehicle: fields.bareId('vehicle').optional().describe('Required when type is `load_to_van`.'),
    at: fields.dateTime.optional().describe('Defaults to now.'),
    photo_ids: photoIds.optional(),
  })
  .refine((value) => value.type !== 'load_to_van' || value.vehicle !== undefined, {
    message: 'is required when type is load_to_van',
    path: ['vehicle'],
    params: { code: 'missing_field' },
  })
  .meta({ id: 'ScanInput' });

/** Body of POST /scans. */
export const scanBatch = z.strictObject({
  scans: z
    .array(scan)
    .min(1)
    .max(MAX_SCANS)
    .describe('The scans, in the sequence in which they are to count.'),
});
export type ScanInput = z.output<typeof scan>;

export const scanResult = z
  .object({
    accepted: z.number().int().meta({ description: 'How many were taken.', example: 2 }),
    rejected: z
      .array(
        z.object({
          barcode: z.string().meta(BARCODE),
          reason: scanRejection.describe('Why the scan was not taken.'),
        }),
      )
      .describe('Scans that were not taken, and why.'),
    orders_completed: z
      .array(fields.bareId('order'))
      .describe('Orders of which this request scanned the last piece.'),
  })
  .meta({ id: 'ScanResult' });
export type ScanResult = z.output<typeof scanResult>;
