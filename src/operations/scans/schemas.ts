/** Depot scans on the wire. */
import { z } from 'zod';
import { SCAN_REJECTIONS, SCAN_WARNINGS } from '../../domain/goods.js';
import { enumOf } from '../../resources/enum-docs.js';
import { exampleId } from '../../resources/examples.js';
import { photoIds } from '../../resources/photo.js';
import { BARCODE, scanType } from '../../resources/piece.js';
import * as fields from '../../resources/schema-helpers.js';

const scanRejection = enumOf('ScanRejectionReason', SCAN_REJECTIONS, {
  unknown_barcode: 'No piece has this barcode.',
  already_delivered: 'The piece was handed over.',
  order_cancelled: 'Its order was cancelled; it can only be unloaded and handed back.',
  not_a_collection: 'Its order is a delivery, so that nothing is collected.',
  not_going_back: 'Its order is neither collected, cancelled nor returned: its goods stay here.',
  unknown_depot: 'There is no such depot.',
  unknown_vehicle: 'There is no such vehicle.',
  at_in_future: "The scan's time has not come yet: the scanner's clock is wrong.",
});

const scanWarning = enumOf('ScanWarningReason', SCAN_WARNINGS, {
  misrouted: "The piece is at another depot than its order's, and does not count as in.",
  wrong_vehicle: "The piece was loaded onto another vehicle than its route's.",
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
    repaired: z
      .boolean()
      .optional()
      .describe('true: the piece was damaged and is sound again. Without it, it stays damaged.')
      .meta(fields.EXTENSION),
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
    warnings: z
      .array(
        z.object({
          barcode: z.string().meta(BARCODE),
          reason: scanWarning.describe('What is amiss.'),
          order: fields.bareId('order').describe('The order of the piece.'),
          belongs_to: z.string().meta({
            description: 'Id of the depot or vehicle where it belongs.',
            example: exampleId('depot'),
          }),
        }),
      )
      .optional()
      .describe('Scans that were taken, and put a piece where it does not belong; only where there are any.')
      .meta(fields.EXTENSION),
    orders_completed: z
      .array(fields.bareId('order'))
      .describe('Orders of which this request scanned the last piece.'),
  })
  .meta({ id: 'ScanResult' });
export type ScanResult = z.output<typeof scanResult>;

/** Of GET /pieces/{piece_id}/scans. */
export const pieceParams = z.object({ piece_id: fields.idOf('piece') });
export const scanQuery = z.strictObject(fields.paging);
