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
      to_return: 'The courier has it and must return it.',
      returned: 'It was returned on the date of the manifest.',
    }).describe('Whether it is still to be returned.'),
    barcode: z.string().meta(BARCODE),
    number: z.string().meta({ description: 'Position as `<n> of <total>`.', example: '1 of 2' }),
    goods: z.string().meta({
      description: 'The description of its item, or the SKU.',
      example: 'Oak dining table',
    }),
    piece_status: pieceStatus.meta({ description: "The piece's status.", example: 'at_depot' }),
    order: fields.idOf('order'),
    reference: z.string().meta(reference),
    shipper: fields.idOf('shipper'),
    order_status: orderStatus.meta({
      description: 'Why it is returned: its order was collected, cancelled or returned.',
      example: 'cancelled',
    }),
    order_type: orderType.meta({
      description: 'Delivery or collection.',
      example: 'delivery',
    }),
    depot: fields.nullableIdOf('depot', 'ID of the depot that holds it, expects it, or sent it out.'),
    returned_at: fields.futureMoment('When it was scanned out; null until it is returned.'),
  })
  .meta({ id: 'ReturnLine' });
export type ReturnLine = z.output<typeof returnLine>;
