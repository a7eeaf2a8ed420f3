/** Inputs of postponing a day. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';
import { offerFrom, reasonToTell } from '../../resources/order.js';

export const postponeParams = z.object({ depot_id: fields.idOf('depot'), date: fields.visitDate });
export type PostponeParams = z.output<typeof postponeParams>;

export const postponeInput = z
  .strictObject({
    reason: reasonToTell.optional(),
    offer_from: offerFrom.optional(),
    dry_run: z
      .boolean()
      .default(false)
      .describe('true to change nothing and notify nobody; the job shows what would happen.'),
  })
  .meta({ id: 'PostponeInput' });
export type PostponeInput = z.output<typeof postponeInput>;
