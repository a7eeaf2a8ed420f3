/** Lines of a return manifest and of the list of returns: pieces that go back to their shipper, or have gone. */
import { z } from 'zod';
import { enumOf } from './enum-docs.js';
import { orderStatus, orderType, reference } from './order.js';
import { BARCODE, pieceStatus } from './piece.js';
import * as fields from './schema-helpers.js';

const RETURN_STATES = ['to_return', 'returned'] as const;

export const returnLine = z
  .object({
    id: fields.ownId('piece'),
    object: fields.object('return_line'),
    state: enumOf('ReturnState', RETURN_STATES, {
      to_return: 'The courier has it, and is to hand it back.',
      returned: 'It was handed back on the date of the manifest.',
    }).describe('Whether it is still to be handed back.'),
    barcode: z.string().meta(BARCODE),
    number: z.string().meta({ description: 'Position of the form `<n> of <total>`.', example: '1 of 2' }),
    goods: z.string().meta({
      description: 'What it is: the description of its item, or the SKU.',
      example: 'Oak dining table',
    }),
    piece_status: pieceStatus.meta({ description: 'Where the piece stands.', example: 'at_depot' }),
    order: fields.idOf('order'),
    reference: z.string().meta(reference),
    shipper: fields.idOf('shipper'),
    order_status: orderStatus.meta({
      description: 'Why it goes back: its order was collected, cancelled or returned.',
      example: 'cancelled',
    }),
    order_type: orderType.meta({
      description: 'Whether it was to be brought or fetched.',
      example: 'delivery',
    }),
    depot: fields.nullableIdOf('depot', 'Id of the depot where it is, comes to, or left from.'),
    returned_at: fields.futureMoment('When it was scanned out; null while it is to be handed back.'),
  })
  .meta({ id: 'ReturnLine' });
export type ReturnLine = z.output<typeof returnLine>;
