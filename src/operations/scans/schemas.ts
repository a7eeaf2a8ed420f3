/** Depot scans on the wire. */
import { z } from 'zod';
import { SCAN_REJECTIONS, SCAN_WARNINGS } from '../../domain/goods.js';
import { enumOf } from '../../resources/enum-docs.js';
import { exampleId } from '../../resources/examples.js';
import { photoIds } from '../../setup/photos/resource.js';
import { BARCODE, scannedBarcode, scanType } from '../../resources/piece.js';
import { pieceScan } from '../../resources/scan.js';
import * as fields from '../../resources/schema-helpers.js';

const scanRejection = enumOf('ScanRejectionReason', SCAN_REJECTIONS, {
  unknown_barcode: 'No piece has this barcode.',
  already_delivered: 'The piece was handed over.',
  order_cancelled: 'Its order was cancelled; it can only be unloaded and handed back.',
  not_a_collection: 'Its order is a delivery, which cannot be collected.',
  not_going_back: 'Its order is not collected, cancelled or returned: its goods must stay.',
  unknown_depot: 'There is no such depot.',
  unknown_vehicle: 'There is no such vehicle.',
  at_in_future: "The scan's time is in the future: the scanner's clock is wrong.",
});

const scanWarning = enumOf('ScanWarningReason', SCAN_WARNINGS, {
  misrouted: "The piece is at a depot other than its order's and does not count as in.",
  wrong_vehicle: "The piece was loaded onto a vehicle other than its route's.",
  repaired_required:
    'The piece was damaged and stays so. If it has been repaired, scan it with `repaired: true`.',
});

/** The most scans of one request (specification "Limits"). */
const MAX_SCANS = 500;

const scan = z
  .strictObject({
    barcode: scannedBarcode.meta(BARCODE),
    type: scanType.describe('The type of scan.'),
    depot: fields.idOf('depot').optional(),
    vehicle: fields.bareId('vehicle').optional().describe('Required when type is `load_to_van`.'),
    at: fields.dateTime.optional().describe('Defaults to now.'),
    photo_ids: photoIds.optional(),
    repaired: z
      .boolean()
      .optional()
      .describe(
        'true if the damaged piece can be delivered: it was repaired, or goes as it is. Otherwise it stays damaged.',
      ),
  })
  .refine((value) => value.type !== 'load_to_van' || value.vehicle !== undefined, {
    message: 'is required when type is load_to_van',
    path: ['vehicle'],
    params: { code: 'missing_field' },
  })
  .meta({ id: 'ScanInput' });

export const scanBatch = z
  .strictObject({
    scans: z.array(scan).min(1).max(MAX_SCANS).describe('The scans, in the order in which to apply them.'),
    earlier: z
      .boolean()
      .optional()
      .describe("true adds each accepted piece's previous scan to the response."),
  })
  .meta({ id: 'ScanBatch' });
export type ScanInput = z.output<typeof scan>;

export const scanResult = z
  .object({
    accepted: z.number().int().meta({ description: 'Number of accepted scans.', example: 2 }),
    rejected: z
      .array(
        z.object({
          barcode: z.string().meta(BARCODE),
          reason: scanRejection.describe('Why the scan was rejected.'),
        }),
      )
      .describe('Rejected scans with reasons.'),
    warnings: z
      .array(
        z.object({
          barcode: z.string().meta(BARCODE),
          reason: scanWarning.describe('Reason for the warning.'),
          order: fields.bareId('order').describe('The order of the piece.'),
          belongs_to: z
            .string()
            .meta({
              description: 'ID of the depot or vehicle where it belongs; absent if it is in its place.',
              example: exampleId('depot'),
            })
            .optional(),
        }),
      )
      .optional()
      .describe(
        'Accepted scans that put a piece where it does not belong or leave it damaged; absent if there are none.',
      ),
    earlier: z
      .array(pieceScan)
      .optional()
      .describe('The previous scan of each accepted piece that had one; absent unless `earlier` is set.'),
    orders_completed: z
      .array(fields.bareId('order'))
      .describe('Orders whose last piece was scanned by this request.'),
  })
  .meta({ id: 'ScanResult' });
export type ScanResult = z.output<typeof scanResult>;

export const scanQuery = z.strictObject(fields.paging);
