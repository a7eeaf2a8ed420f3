/** Depots on the wire: what may be sent, what is returned. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { address, addressInput } from '../orders/orders.schemas.js';

const opening = z
  .strictObject(words.timeRange)
  .refine(words.isForward, words.FORWARD)
  .describe('Vans leave after `from` and are back by `to`, local time.');

/** Body of POST /depots. */
export const depotInput = z
  .strictObject({ ...words.readOnly('id', 'object'), name: words.text(120), address: addressInput, opening })
  .meta({ id: 'DepotInput' });
export type DepotInput = z.output<typeof depotInput>;

/** Body of PATCH /depots/{depot_id}. */
export const depotPatch = z
  .strictObject({
    ...words.readOnly('id', 'object'),
    name: words.text(120).optional(),
    address: addressInput.optional(),
    opening: opening.optional(),
  })
  .meta({ id: 'DepotPatch' });
export type DepotPatch = z.output<typeof depotPatch>;

export const depotParams = z.object({ depot_id: words.id });

export const depot = z
  .object({
    id: words.id,
    object: z.literal('depot'),
    name: z.string(),
    address,
    opening: z.object(words.timeRange),
  })
  .meta({ id: 'Depot' });
