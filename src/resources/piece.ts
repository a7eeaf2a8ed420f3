/** Pieces of orders. */
import { z } from 'zod';
import { SCAN_TYPES } from '../domain/goods.js';
import { scannedCode } from '../domain/scanned-code.js';
import { PIECE_STATUSES } from '../domain/states/piece.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const scanType = enumOf('ScanType', SCAN_TYPES, {
  depot_in: 'The piece came in at the depot.',
  load_to_van: 'It was loaded; needs `vehicle`.',
  unload: 'It came off the van, back at the depot.',
  collected: 'It was collected from the recipient.',
  damaged: 'It was found damaged.',
  missing: 'It should be here but is not.',
  depot_out: 'It left the depot, back to its shipper.',
});

export const pieceStatus = enumOf('PieceStatus', PIECE_STATUSES, {
  awaiting_scan: 'Not seen yet.',
  at_depot: 'In at the depot.',
  on_van: 'Loaded.',
  delivered: 'Handed over.',
  collected: 'Collected from the recipient, and on the van.',
  missing: 'Searched for and not found.',
  damaged: 'Found damaged.',
  returned: 'Returned to the shipper.',
});

export const BARCODE = { description: "The piece's barcode.", example: 'WP3V6M1H7Q4TZ001' };
const CODE_CHARACTERS = 64;
/** A barcode as scanners send it. What they put around it does not count; the document tells the code's own length. */
export const scannedBarcode = fields
  .text(2 * CODE_CHARACTERS)
  .refine((given) => {
    const { length } = Array.from(scannedCode(given));
    return length > 0 && length <= CODE_CHARACTERS;
  }, `must have 1 to ${CODE_CHARACTERS} characters`)
  .meta({ maxLength: CODE_CHARACTERS });

export const piece = z
  .object({
    id: fields.ownId('piece'),
    object: fields.object('piece'),
    barcode: z.string().meta(BARCODE),
    number: z.string().meta({ description: 'Position as `<n> of <total>`.', example: '1 of 2' }),
    status: pieceStatus.describe("The piece's status."),
    last_scan: z
      .object({
        type: scanType.describe('The type of scan.'),
        at: fields.moment('When it happened.'),
        depot: fields.idOf('depot', 'ID of the depot; absent on a van.').optional(),
        vehicle: fields.idOf('vehicle', 'ID of the van; absent at a depot.').optional(),
      })
      .nullable()
      .describe('The latest scan, or null.'),
  })
  .meta({ id: 'Piece' });
export type Piece = z.output<typeof piece>;
