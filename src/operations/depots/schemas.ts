/** What operations on depots take. */
import { z } from 'zod';
import { addressInput } from '../../resources/address.js';
import { depot, NAME } from '../../resources/depot.js';
import * as words from '../../resources/words.js';

const owned = words.readOnly(depot.shape, 'id', 'object');
const name = words.text(120).meta(NAME);
const opening = z
  .strictObject(words.timeRange)
  .refine(words.isForward, words.FORWARD)
  .describe('Vans leave after `from` and are back by `to`, local time.');

/** Body of POST /depots. */
export const depotInput = z
  .strictObject({ ...owned, name, address: addressInput, opening })
  .meta({ id: 'DepotInput' });
export type DepotInput = z.output<typeof depotInput>;

/** Body of PATCH /depots/{depot_id}. */
export const depotPatch = z
  .strictObject({
    ...owned,
    name: name.optional(),
    address: addressInput.optional(),
    opening: opening.optional(),
  })
  .meta({ id: 'DepotPatch' });
export type DepotPatch = z.output<typeof depotPatch>;

export const depotParams = z.object({ depot_id: words.idOf('depot') });
export const depotQuery = z.strictObject(words.paging);
