/** Pieces of orders. */
import { z } from 'zod';
import { SCAN_TYPES } from '../domain/piece.js';
import { PIECE_STATUSES } from '../domain/states/piece.js';
import * as fields from './schema-helpers.js';

export const BARCODE = { description: "The piece's barcode.", example: 'WP3V6M1H7Q4TZ001' };

export const piece = z
  .object({
    id: fields.ownId('piece'),
    object: fields.object('piece'),
    barcode: z.string().meta(BARCODE),
    number: z.string().meta({ description: 'Position of the form `<n> of <total>`.', example: '1 of 2' }),
    status: z.enum(PIECE_STATUSES).describe('Where it stands.'),
    last_scan: z
      .object({
        type: z.enum(SCAN_TYPES).describe('What kind it is.'),
        at: fields.moment('When it happened.'),
        depot: fields.nullableIdOf('depot'),
        vehicle: fields.nullableIdOf('vehicle'),
      })
      .nullable()
      .describe('The latest scan, or null.'),
  })
  .meta({ id: 'Piece' });
export type Piece = z.output<typeof piece>;
