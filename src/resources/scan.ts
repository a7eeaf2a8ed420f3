/** Scans of a piece, as they were accepted. */
import { z } from 'zod';
import { photoIds } from '../setup/photos/resource.js';
import { BARCODE, scanType } from './piece.js';
import * as fields from './schema-helpers.js';

export const pieceScan = z
  .object({
    id: fields.ownId('scan'),
    object: fields.object('scan'),
    piece: fields.idOf('piece'),
    barcode: z.string().meta(BARCODE),
    type: scanType.describe('The type of scan.'),
    at: fields.moment('When it happened.'),
    depot: fields.nullableIdOf('depot', 'ID of the depot; null on a van.'),
    vehicle: fields.nullableIdOf('vehicle', 'ID of the van it was loaded onto, or null.'),
    photo_ids: photoIds.describe('IDs of the photos taken; GET /photos/{photo_id} returns them.'),
    actor: z.string().meta({
      description: 'ID of the API key or person that recorded it.',
      example: 'key_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
  })
  .meta({ id: 'PieceScan', description: 'A scan of a piece.' });
export type PieceScan = z.output<typeof pieceScan>;
